"""Limits on client messages."""

import json
from typing import Any

import pytest

from spadework.web.socket.incoming import LONGEST_MARK, MOST, MOST_IDS, Move, Ping, Say, read
from spadework.web.socket.transport import Malformed

MOVE = {"type": "move", "seat": 0, "decision": 3, "move": "turn up"}
PREPARE = {
    "type": "premove",
    "seat": 0,
    "question": "",
    "prompt": "",
    "moves": [{"text": "a", "label": "A"}],
    "repeats": False,
}


def test_messages_are_objects() -> None:
    assert read('{"type":"ping","more":1}') == Ping(type="ping")
    move = read(json.dumps(MOVE))
    assert isinstance(move, Move)
    assert (move.seat, move.decision, move.move, move.sure, move.epoch) == (0, 3, "turn up", None, None)
    said = read('{"type":"say","mark":"a","text":"two\\nlines"}')
    assert isinstance(said, Say)
    assert (said.seat, said.text) == (None, "two\nlines")


@pytest.mark.parametrize(
    "message",
    [
        MOVE | {"seat": True},
        MOVE | {"seat": 0.0},
        MOVE | {"seat": MOST + 1},
        MOVE | {"decision": "3"},
        MOVE | {"move": "a\tb"},
        MOVE | {"epoch": False},
        {"type": "host", "talk": "read", "closed": False, "delay": False},
        {"type": "host", "talk": "read", "closed": False, "delay": 3},
        {"type": "host", "talk": "sing", "closed": False, "delay": 0},
        {"type": "say", "mark": "a" * (LONGEST_MARK + 1), "text": "a"},
        {"type": "say", "mark": "a"},
        {"type": "about", "ids": ["a"] * (MOST_IDS + 1)},
        {"type": "commit", "seat": 0, "seal": "0" * 64, "commitment": "0" * 64 + "\n"},
        {"type": "commit", "seat": 0, "seal": "0" * 64, "commitment": "A" * 64},
        PREPARE | {"moves": []},
        PREPARE | {"repeats": True},
        {"type": "leave"},
    ],
)
def test_other_messages_are_malformed(message: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        read(json.dumps(message))


def test_the_limits_themselves_are_allowed() -> None:
    for message in (MOVE | {"decision": -MOST}, PREPARE, {"type": "leave", "level": None}, MOVE | {"sure": None}):
        read(json.dumps(message))
