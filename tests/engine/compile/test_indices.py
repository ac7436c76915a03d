"""Indices in compiled rules."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spadework.engine.compile import rule as compiled

NUMBERS = np.arange(12).reshape(3, 4) + 1

BELOW = """
from typing import Any
import numpy as np
from spadework.engine.compile.rule import rule

@rule
def at(numbers: Any, place: int) -> int:
    return int(numbers[place])

numbers = np.arange(3)
print(at(numbers, 2))
try:
    at(numbers, -1)
except IndexError:
    print("out of bounds")
"""


def read(numbers: Any, row: int) -> int:
    """By one index and by two, the last from the end by a constant, and by a slice."""
    total = int(numbers[row, 1]) + 10 * int(numbers[row][2]) + 100 * int(numbers[-1, -2])
    return total + 1000 * int(numbers[1:][row - 1, 0])


def write(numbers: Any, row: int) -> int:
    """By one index and by two, with and without what was there before, and by a slice."""
    numbers[row, 1] = 50
    numbers[row][2] += 60
    numbers[row, row] -= 70
    numbers[2, 1:3] = 80
    return 0


@pytest.mark.parametrize("function", [read, write])
def test_compiled_indices_mean_what_plain_ones_do(function: Callable[[Any, int], int]) -> None:
    plain, other = NUMBERS.copy(), NUMBERS.copy()
    assert compiled.rule(function)(other, 1) == function(plain, 1)
    assert other.tolist() == plain.tolist()


def test_an_index_below_nothing_is_out_of_bounds(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", BELOW],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "SPADEWORK_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split("\n")[:2] == ["2", "out of bounds"]
