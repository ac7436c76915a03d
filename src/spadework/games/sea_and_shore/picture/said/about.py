"""What is this? What an element of a picture of Sea & Shore is and does now, told from what its viewer may know."""

from collections.abc import Callable

from spadework.engine.contract import Record
from spadework.engine.picture.parts import Plain
from spadework.engine.words import Message, SeatName, message
from spadework.games.sea_and_shore.notation.texts import CARD_NAMES
from spadework.games.sea_and_shore.notation.wording import card_words, half_words, stack_words, treasure_words
from spadework.games.sea_and_shore.picture.look import SETTLING, played_id
from spadework.games.sea_and_shore.rules.cards import number_of
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import COLOURS, GIVING, NO_SEAT, NO_TREASURE, SEA_SHOWN, SHORE_SHOWN

PLAIN = {
    "show-sea": "about-show-sea",
    "show-shore": "about-show-shore",
    "supply": "about-supply",
    "verdict": "about-verdict",
}
"""What is always explained in the same words."""
CARDS = {name: card for card, name in CARD_NAMES.items()}
FAMILIES = {"preview": "about-preview", "order": "about-order", "top": "about-order", "settled": "about-settled"}
"""The same, by the first word of an id."""


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """What an element is, None where there is nothing to say."""
    family, _, rest = id.partition("-")
    table = Plain(view)
    if id == "start-ship" and table.starter != NO_SEAT:
        return message("about-ship", seat=SeatName(table.starter))
    if id in PLAIN:
        return message(PLAIN[id])
    if family in FAMILIES:
        return message(FAMILIES[family])
    if family == "card" and rest in CARDS:
        return _hand_card(table, CARDS[rest])
    if family == "played":
        return _played(table, id)
    number = rest.rpartition("-")[2]
    if number.isdecimal() and family in NUMBERED:
        return NUMBERED[family](deck, table, int(number) - 1)
    return None


def _hand_card(table: Plain, card: int) -> Message:
    """The island and what lives in its sea, then what can be done with the card."""
    island, life = message(f"about-shore-{number_of(card)}"), message(f"about-sea-{COLOURS[card // 12]}")
    does = message("about-card-gift" if table.phase == GIVING else "about-card", card=card_words(card))
    return message("sentences", first=message("sentences", first=island, last=life), last=does)


def _played(table: Plain, id: str) -> Message | None:
    """A card on the table; its viewer's view says what of it may be known."""
    for seat in range(table.seats):
        if table.shows[seat] in (SEA_SHOWN, SHORE_SHOWN) and id == played_id(table, seat, settled=False):
            half = half_words(table.shows[seat], table.face[seat])
            return message("about-covered", seat=SeatName(seat), half=half)
        if id == played_id(table, seat, settled=True):
            card = table.island[seat] if table.phase in SETTLING else table.last_island[seat]
            return message("about-uncovered", seat=SeatName(seat), card=card_words(card)) if card >= 0 else None
    return None


def _seat(_deck: Deck, table: Plain, seat: int) -> Message | None:
    if not 0 <= seat < table.seats:
        return None
    return message("about-seat", seat=SeatName(seat), cards=table.cards[seat], extras=table.extras[seat])


def _of_seat(id: str) -> Callable[[Deck, Plain, int], Message | None]:
    def told(_deck: Deck, table: Plain, seat: int) -> Message | None:
        return message(id, seat=SeatName(seat)) if 0 <= seat < table.seats else None

    return told


def _stack(_deck: Deck, table: Plain, stack: int) -> Message | None:
    if stack not in range(2):
        return None
    return message("about-stack", stack=stack_words(table.seats, stack), count=table.face_down[stack].bit_count())


def _action(_deck: Deck, table: Plain, pair: int) -> Message | None:
    if pair not in range(2):
        return None
    return message(f"about-action-{table.side[pair]}") if table.side[pair] else message("about-no-action")


def _treasure(deck: Deck, table: Plain, treasure: int) -> Message | None:
    """A treasure that is in sight, by where it lies."""
    if treasure in table.open and treasure != NO_TREASURE:
        return message("about-treasure-open", treasure=treasure_words(deck, treasure))
    if treasure in table.pile and treasure != NO_TREASURE:
        owner = SeatName(table.pile.index(treasure))
        return message("about-treasure-owned", treasure=treasure_words(deck, treasure), seat=owner)
    return None


def _extra(_deck: Deck, _table: Plain, added: int) -> Message:
    return message("about-extra", count=added + 1)


NUMBERED: dict[str, Callable[[Deck, Plain, int], Message | None]] = {
    "seat": _seat,
    "name": _seat,
    "held": _seat,
    "count": _of_seat("about-pile"),
    "haul": _of_seat("about-haul"),
    "cover": _of_seat("about-cover"),
    "added": _of_seat("about-added"),
    "gone": _of_seat("about-gone"),
    "stack": _stack,
    "left": _stack,
    "action": _action,
    "treasure": _treasure,
    "extra": _extra,
}
"""What is explained by its number, by the first word of its id."""
