"""A build with bounds checks: bad indices raise IndexError. Without the checks, compiled code reads or overwrites other memory."""

import os
import subprocess
import sys

import pytest

WRONG = """
import sys
from typing import Any
import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.compile.scratch import scratch

@rule
def read(numbers: Any, index: int) -> int:
    return int(numbers[index])

@rule
def write_scratch(_numbers: Any, index: int) -> int:
    numbers = scratch(3, np.int32)
    numbers[index] = 7
    return int(numbers[index])

numbers = np.array([7, 7, 7])
for function in (read, write_scratch):
    print(function(numbers, 2), function(numbers, -1))
    for index in (3, -4):
        try:
            function(numbers, index)
        except IndexError:
            print("caught")
"""

PLAY = """
import numpy as np
from spadework.engine.buffers import Playout
from spadework.engine.stream import new_stream
from spadework.table import Table

table = Table("lost_maps", 2, 5)
game, deck = table.game, table.deck
states, buffers = game.new_states(10), game.new_buffers()
game.driver.deal_all(deck.record, states, 2, game.option_codes({}))
for by_policy in (False, True):
    playout = Playout(new_stream(0), buffers.moves, buffers.weights, by_policy, 60)
    game.driver.play_all(deck.record, states, 1, 0, playout)
game.driver.score_all(deck.record, states, np.zeros((10, 2), np.int32), np.zeros((10, 2), np.int32))
print(states.tobytes().hex())
"""


def run(code: str, checked: bool) -> str:
    """Return the output of a process whose rules are compiled with or without bounds checks."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "NUMBA_BOUNDSCHECK": str(int(checked))},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return ran.stdout


@pytest.mark.long
def test_an_out_of_bounds_index_raises_an_error() -> None:
    assert run(WRONG, checked=True).split("\n") == ["7 7", "caught", "caught"] * 2 + [""]


@pytest.mark.long
def test_a_game_uses_no_out_of_bounds_index() -> None:
    # One game only, because it has to be recompiled. Other tests compare the games and searches of all games with plain Python,
    # which also rejects such an index.
    assert run(PLAY, checked=True) == run(PLAY, checked=False) != ""
