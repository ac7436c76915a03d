"""The question to a seat of Lost Maps that moves next."""

from spadework.engine.interface import Record
from spadework.engine.words import Message, message
from spadework.games.lost_maps.notation.wording import pattern_words
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import Deck


def ask(deck: Deck, view: Record, seat: int) -> Message:
    """Return the question to `seat`, which moves next."""
    if view.phase == s.KEEPING:
        return message("ask-keep")
    if view.phase == s.TAKING:
        return message("ask-take")
    # A move names an island by its place: an answer for one island must not be applied to the next.
    islands = " ".join(deck.card_names[int(card)] for card in view.card[seat] if card >= 0)
    if view.owed[seat]:
        return message("ask-extra", count=int(view.owed[seat]), kind=islands)
    return message("ask-cross", pattern=pattern_words(deck, int(view.pattern)), kind=islands)
