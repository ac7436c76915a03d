"""Notation of High Water: a boat by its number; for chance "boat 7" and "wreck 3"."""
# ruff: noqa: ARG001

from collections.abc import Mapping
from typing import Any

from spadework.engine.interface import CHANCE, SPECTATOR, Record, Sound, Turn
from spadework.engine.words import Message, SeatName, message

from .rules.moves import LARGEST, MOST_WRECKS, WRECK


def write(deck: Any, seat: int, move: int) -> str:
    """Return the text of a move."""
    if seat != CHANCE:
        return f"{move}"
    return f"wreck {move - WRECK + 1}" if move >= WRECK else f"boat {move}"


def read(deck: Any, seat: int, text: str) -> int:
    """Return the code of a move's text. Raises ValueError."""
    boats = range(1, LARGEST + 1)
    codes = [*boats, *range(WRECK, WRECK + MOST_WRECKS)] if seat == CHANCE else boats
    for code in codes:
        if write(deck, seat, code) == text:
            return code
    raise ValueError(f"{text!r} is not a move; write a boat's number, such as 7")


def label(deck: Any, view: Record, seat: int, move: int) -> Message:
    """Return a move in words."""
    return message("label-send", boat=move)


def ask(deck: Any, view: Record, seat: int) -> Message:
    """Return the question to a seat."""
    return message("ask", seat=SeatName(seat), value=int(deck.record.wrecks[view.wreck]))


def events(deck: Any, before: Record, after: Record, seat: int) -> list[Message]:
    """Return messages for the events between two views."""
    events = []
    if seat != SPECTATOR and after.dealt > before.dealt:
        new = int(after.fleet[seat]) & ~int(before.fleet[seat])
        events += [message("event-boat", boat=boat) for boat in range(1, LARGEST + 1) if new >> boat & 1]
    if after.wreck >= 0 and after.wreck != before.wreck:
        events.append(message("event-wreck", value=int(deck.record.wrecks[after.wreck])))
    if after.tide > before.tide:
        boats = [int(boat) for boat in after.shown[: after.seats]]
        events += [message("event-sent", seat=SeatName(other), boat=boat) for other, boat in enumerate(boats)]
        first, last = boats.index(max(boats)), boats.index(min(boats))
        points = int(after.points[first] - before.points[first])
        events.append(message("event-takes", seat=SeatName(first), points=points))
        events.append(message("event-wood", seat=SeatName(last), points=int(after.wood[last] - before.wood[last])))
    return events


OUTCOMES = frozenset({"event-takes"})
SOUNDS: Mapping[str, Sound] = {"event-wreck": "card", "event-takes": "coin"}


def turn(deck: Any, view: Record) -> Turn:
    """Return the turn: each tide begins a new one."""
    return Turn(message("turn", number=int(view.tide) + 1))


def refusal_rule(deck: Any, view: Record, seat: int, move: int) -> str:
    """Return the number of the rule that makes a move illegal."""
    return "HW-4"
