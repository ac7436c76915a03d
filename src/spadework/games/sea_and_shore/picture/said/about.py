"""What is this? What an element of a picture of Sea & Shore is and does now and why, told from what its viewer may know."""

from collections.abc import Callable

from spadework.engine.contract import Record
from spadework.engine.words import Message, SeatName, message
from spadework.games.sea_and_shore.notation.texts import CARD_NAMES
from spadework.games.sea_and_shore.picture.look import pile_of
from spadework.games.sea_and_shore.picture.said import about_cards, about_treasures
from spadework.games.sea_and_shore.picture.said.situation import Situation, told
from spadework.games.sea_and_shore.rules.actions import who_can_be_robbed, who_has_cards
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import DRAWING_FROM, NO_SEAT, ROBBING

FAMILIES = {"verdict": "about-verdict", "preview": "about-preview", "order": "about-order", "top": "about-order"}
"""What is always explained in the same words, by the first word of an id."""
CARDS = {name: card for card, name in CARD_NAMES.items()}


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """What an element is, None where there is nothing to say."""
    now = Situation(deck, view, seat)
    family, _, rest = id.partition("-")
    if family in FAMILIES:
        return message(FAMILIES[family])
    if id == "start-ship":
        return message("about-ship", seat=SeatName(now.table.starter)) if now.table.starter != NO_SEAT else None
    if id == "supply":
        count = now.table.supply
        return message("about-supply", count=count) if count else message("about-supply-empty")
    if family == "show" and rest in ("sea", "shore"):
        return about_cards.show(now, rest)
    if family == "card" and rest in CARDS:
        return about_cards.hand_card(now, CARDS[rest])
    if family == "played":
        return about_cards.played(now, id)
    number = rest.rpartition("-")[2]
    if number.isdecimal() and family in NUMBERED:
        return NUMBERED[family](now, int(number) - 1)
    return None


def _seat(now: Situation, seat: int) -> Message | None:
    """A harbour, and whether an action can be carried out on it."""
    table = now.table
    if not 0 <= seat < table.seats:
        return None
    lies = message("about-seat", seat=SeatName(seat), cards=table.cards[seat], extras=table.extras[seat])
    if seat == now.seat:
        return lies
    if now.asks(ROBBING):
        may = int(who_can_be_robbed(now.view, now.seat)) >> seat & 1
        return told(lies, message("about-seat-rob" if may else "about-seat-poor"))
    if now.asks(DRAWING_FROM):
        may = int(who_has_cards(now.view, now.seat)) >> seat & 1
        return told(lies, message("about-seat-draw" if may else "about-seat-empty"))
    return lies


def _pile(now: Situation, seat: int) -> Message | None:
    if not 0 <= seat < now.table.seats:
        return None
    return message("about-pile", seat=SeatName(seat), count=len(pile_of(now.table, seat)))


def _of_seat(id: str) -> Callable[[Situation, int], Message | None]:
    def explained(now: Situation, seat: int) -> Message | None:
        return message(id, seat=SeatName(seat)) if 0 <= seat < now.table.seats else None

    return explained


NUMBERED: dict[str, Callable[[Situation, int], Message | None]] = {
    "seat": _seat,
    "name": _seat,
    "held": _seat,
    "count": _pile,
    "haul": _of_seat("about-haul"),
    "cover": _of_seat("about-cover"),
    "gone": _of_seat("about-gone"),
    "added": about_cards.added,
    "extra": about_cards.extra,
    "stack": about_treasures.stack,
    "left": about_treasures.stack,
    "action": about_treasures.action,
    "treasure": about_treasures.treasure,
    "settled": about_treasures.settled,
}
"""What is explained by its number, by the first word of its id."""
