"""What is this? What an element of a picture of Rat Alarm is and does now, told from what lies open to all."""

from collections.abc import Callable

from spadework.engine.contract import Record
from spadework.engine.picture.parts import Plain
from spadework.engine.words import Message, SeatName, message, or_list
from spadework.games.rat_alarm.notation.wording import RAT_NAMES, card_words, dropping_words, rat_number
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.state import IN_HAND, KINDS, OVER

PLAIN = {
    "stay": "about-stay",
    "keep-none": "about-keep-none",
    "nothing": "about-nothing",
}
"""What is always explained in the same words."""


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """What an element is, None where there is nothing to say. A card that lies open nowhere is none that could be asked about (RA-25)."""
    if id in PLAIN:
        return message(PLAIN[id])
    family, _, rest = id.rpartition("-")
    table = Plain(view)
    if id in ("draw-pile", "bilge", "peeping"):
        return _pile(deck, table, id)
    if family == "kind" and rest in KINDS:
        return _kind(deck, table, KINDS.index(rest))
    if family in ("face-down", "buried"):
        return message("about-face-down")
    if rest.isdecimal() and family in NUMBERED:
        return NUMBERED[family](deck, table, int(rest) - 1)
    return None


def _pile(deck: Deck, table: Plain, id: str) -> Message:
    if id == "bilge":
        return message("about-discards", count=table.discards.bit_count())
    cards, rats = table.draw_pile.bit_count(), (table.draw_pile & int(deck.record.rats)).bit_count()
    if id == "draw-pile" and not cards:
        return message("about-draw-pile-empty")
    return message(f"about-{id}", cards=cards, rats=rats)


def _kind(deck: Deck, table: Plain, kind: int) -> Message:
    cards = (table.lies_open & int(deck.record.showing[kind])).bit_count()
    return message("about-kind", kind=message(f"part-{KINDS[kind]}"), cards=cards)


def _card(deck: Deck, table: Plain, card: int) -> Message | None:
    if not 0 <= card < len(deck.treasures):
        return None
    told = _place(deck, table, card)
    if told is None or not int(deck.record.rats) >> card & 1:
        return told
    return message("sentences", first=message(f"about-rat-{rat_number(deck, card) % RAT_NAMES + 1}"), last=told)


def _place(deck: Deck, table: Plain, card: int) -> Message | None:
    """What it means that a card lies where it lies."""
    shown = card_words(deck, card)
    for seat in range(table.seats):
        if table.spade[seat] == card:
            return message("about-buried", card=shown, seat=SeatName(seat))
    if not table.lies_open >> card & 1:
        return None
    kinds = or_list([dropping_words(kind) for kind, count in enumerate(deck.treasures[card]) if count])
    return message("about-rat-open" if int(deck.record.rats) >> card & 1 else "about-open", card=shown, kinds=kinds)


def _spade(deck: Deck, table: Plain, seat: int) -> Message | None:
    if not 0 <= seat < table.seats:
        return None
    where = table.spade[seat]
    id = "about-spade-in-hand" if where == IN_HAND else "about-spade-buried" if where >= 0 else "about-spade-middle"
    return message(id, seat=SeatName(seat))


def _sack(_deck: Deck, table: Plain, seat: int) -> Message | None:
    if not 0 <= seat < table.seats:
        return None
    return message(
        "about-sack-over" if table.phase == OVER else "about-sack",
        seat=SeatName(seat),
        count=table.taken[seat].bit_count(),
    )


NUMBERED: dict[str, Callable[[Deck, Plain, int], Message | None]] = {"card": _card, "spade": _spade, "pile": _sack}
"""What there are several of, by how their ids begin; they count from 1."""
