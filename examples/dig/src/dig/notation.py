"""Notation of Dig: "stay" and "go"; for chance "rat", "coin 3" and "luck 2"."""
# ruff: noqa: ARG001

from collections.abc import Mapping
from typing import Any

from spadework.engine.interface import CHANCE, SPECTATOR, Record, Sound, Turn
from spadework.engine.words import Message, SeatName, message

from .rules.moves import GO, LUCK, RAT, STAY


def write(deck: Any, seat: int, move: int) -> str:
    """Return the text of a move."""
    if seat != CHANCE:
        return {STAY: "stay", GO: "go"}[move]
    if move >= LUCK:
        return f"luck {move - LUCK}"
    return "rat" if move == RAT else f"coin {move}"


def read(deck: Any, seat: int, text: str) -> int:
    """Return the code of a move's text. Raises ValueError."""
    texts = (
        {write(deck, seat, move): move for move in (RAT, 1, 2, 3, 4, 5, 11, 12, 13, 14, 15)}
        if seat == CHANCE
        else {"stay": STAY, "go": GO}
    )
    if text not in texts:
        raise ValueError(f"{text!r} is not a move; write one of {', '.join(texts)}")
    return texts[text]


def label(deck: Any, view: Record, seat: int, move: int) -> Message:
    """Return a move in words."""
    return message("label-go" if move == GO else "label-stay")


def ask(deck: Any, view: Record, seat: int) -> Message:
    """Return the question to a seat."""
    return message("ask", seat=SeatName(seat))


def events(deck: Any, before: Record, after: Record, seat: int) -> list[Message]:
    """Return messages for the events between two views."""
    events = [message("event-card", card=card) for card in range(6) if after.left[card] < before.left[card]]
    events += [
        message("event-home", seat=SeatName(other), points=int(after.coins[other] + after.luck[other]))
        for other in range(after.seats)
        if (int(before.digging) & ~int(after.digging)) >> other & 1 and after.rats == before.rats
    ]
    if seat != SPECTATOR and before.lucky[seat] < 0 <= after.lucky[seat]:
        events.append(message("event-luck", number=int(after.lucky[seat])))
    return events


OUTCOMES = frozenset({"event-home"})
SOUNDS: Mapping[str, Sound] = {"event-card": "card", "event-home": "coin"}


def turn(deck: Any, view: Record) -> Turn:
    """Return the turn: each card begins a new one."""
    return Turn(message("turn", number=int(deck.record.copies.sum()) - int(view.left.sum()) + 1))


def refusal_rule(deck: Any, view: Record, seat: int, move: int) -> str:
    """Return the number of the rule that makes a move illegal."""
    return "DG-3"
