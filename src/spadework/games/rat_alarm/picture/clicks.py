"""What is clicked for a move of Rat Alarm, and what shows the move's effect.

Ids: `card-12` is a card that lies face up, wherever it lies; `draw-pile` is clicked to turn up, `kind-coins` to drop out with coins,
`stay` to stay in, `keep-none` to keep no rat card.
"""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import Record
from spadework.games.rat_alarm.notation.wording import cards_in
from spadework.games.rat_alarm.picture.figures import card_id
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.rounds import cards_showing
from spadework.games.rat_alarm.rules.state import DROP, FAMILY_SIZE, KEEP_NONE, KINDS, STAY, TURN_UP

BUTTONS = {TURN_UP: "draw-pile", STAY: "stay", KEEP_NONE: "keep-none"}
"""What is clicked for moves without a kind or a card."""


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """The click that makes a move: on the draw pile, a kind, a card, or the words to stay in or keep nothing."""
    if move in BUTTONS:
        return ((BUTTONS[move],),)
    family, thing = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
    return ((f"kind-{KINDS[thing]}" if family == DROP else card_id(thing),),)


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """What the move would take, keep, bury or turn up."""
    if family_of(move, FAMILY_SIZE) == DROP:
        kind = thing_of(move, FAMILY_SIZE)
        return tuple(card_id(card) for card in cards_in(int(cards_showing(deck.record, view, kind))))
    return picks(deck, view, seat, move)[0]
