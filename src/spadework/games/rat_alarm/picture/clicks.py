"""Clicks that make a move of Rat Alarm, and the elements that show its effect.

Ids: `card-12` is a card that lies face up, wherever it lies; `draw-pile` is clicked to turn up, `kind-coins` to drop out with coins,
`stay` to stay in, `keep-none` to keep no rat card.
"""

from collections.abc import Callable, Mapping

from spadework.engine.interface import Record
from spadework.engine.texts import family_with
from spadework.games.rat_alarm.notation.texts import MOVES, NONE
from spadework.games.rat_alarm.notation.wording import cards_in
from spadework.games.rat_alarm.picture.drawing import card_id
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.moves import cards_showing
from spadework.games.rat_alarm.rules.state import DROP, KINDS

ELEMENTS: Mapping[str, Callable[[int], str]] = {
    "draw-pile": lambda _: "draw-pile",
    "stay": lambda _: "stay",
    "kind": lambda kind: f"kind-{KINDS[kind]}",
    "card": card_id,
    "card-or-none": lambda thing: "keep-none" if thing == NONE else card_id(thing),
}
"""The id of the element that is clicked for a thing, by `clicked` of the move's family."""


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """Return the click that makes a move: on the draw pile, a kind, a card, or the words to stay in or keep nothing."""
    family = family_with(MOVES, move)
    return ((ELEMENTS[family.clicked](move - family.code),),) if family else ()


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """Return the cards or piles that the move would take, keep, bury or turn up."""
    family = family_with(MOVES, move)
    if family and family.code == DROP:
        return tuple(card_id(card) for card in cards_in(int(cards_showing(deck.record, view, move - DROP))))
    return picks(deck, view, seat, move)[0]
