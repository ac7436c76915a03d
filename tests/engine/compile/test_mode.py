"""Modes of running the rules; all of them play the same games."""

import os
import subprocess
import sys

import pytest

from spadework.engine.compile import mode

PLAY = """
from spadework.players import new_player
from spadework.table import Table

table = Table("lost_maps", 2, 5)
mate = new_player("mate", table.game, table.deck, 1)
while not table.over:
    seat = table.to_move[0]
    table.play(seat, mate.choose(table.view(seat).record, seat))
print(table.record()["moves"], table.result)
"""


@pytest.mark.parametrize(
    ("chosen", "used"),
    [
        ("", {"counting", "late", "stack", "widths"}),
        ("1", {"counting", "late", "stack", "widths"}),
        ("0", set()),
        ("plain", set()),
        ("without-widths", {"counting", "late", "stack"}),
        ("without-stack", {"late", "widths"}),
    ],
)
def test_each_mode_uses_its_parts_of_numba(monkeypatch: pytest.MonkeyPatch, chosen: str, used: set[str]) -> None:
    monkeypatch.setattr(mode, "MODE", chosen)
    monkeypatch.setattr(mode, "COMPILED", chosen != "0")
    assert {name for name in mode.PRIVATE if mode.uses(name)} == used


@pytest.mark.long
@pytest.mark.slow
def test_a_game_is_the_same_in_all_modes() -> None:
    played = {
        chosen: subprocess.run(
            [sys.executable, "-W", "error", "-c", PLAY],
            env={**os.environ, "SPADEWORK_JIT": chosen},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
        for chosen in ("", "plain", "0")
    }
    assert played[""] == played["plain"] == played["0"] != ""
