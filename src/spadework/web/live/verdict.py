"""Who has won, in the words of whoever reads it."""

from collections.abc import Sequence

from spadework.engine.words import Message, Words, message
from spadework.table import Result
from spadework.web.language import listed


def verdict(result: Result, names: Sequence[str], own: Sequence[int], words: Words) -> Message:
    """The result in a few words: "you" is who has one of the seats alone at the screen."""
    you = own[0] if len(own) == 1 else None
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    others = listed([names[seat] for seat in winners if seat != you], words)
    if len(winners) > 1:
        return message("verdict-you-share" if you in winners else "verdict-share", names=others)
    return message("verdict-you-win") if you in winners else message("verdict-wins", name=names[winners[0]])


def margin(result: Result, names: Sequence[str], own: Sequence[int]) -> Message:
    """How close it was, or on which place the one who reads is."""
    places, scores = result.places, result.scores
    best = places.index(1)
    if len(own) == 1 and places[own[0]] != 1:
        return message("verdict-place", place=places[own[0]], seats=len(places), points=scores[own[0]])
    if places.count(1) > 1:
        return message("verdict-each", points=scores[best])
    second = min((seat for seat in range(len(places)) if seat != best), key=lambda seat: places[seat])
    ahead = scores[best] - scores[second]
    if not ahead:
        return message("verdict-tie", points=scores[best], name=names[second])
    return message("verdict-margin", points=scores[best], margin=ahead, name=names[second])
