"""Scratch arrays that last for one call, in compiled rules and in plain Python."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from spadework.engine.compile import rule as compiled
from spadework.engine.compile.records import record_type
from spadework.engine.compile.scratch import blank, scratch

ROWS, COLUMNS = 3, 5
PAIR = record_type(np.dtype([("low", "i1"), ("high", "f8")]))


def sum_of_places(numbers: Any) -> int:
    """Fill a scratch array with indices, then another with -1, three times. Return the sum of the first, plus `numbers[0]`."""
    total = 0
    for _ in range(3):
        room, other = scratch((ROWS, COLUMNS), np.int32), scratch(COLUMNS, np.int64)
        for row in range(ROWS):
            for column in range(COLUMNS):
                room[row, column] = row * COLUMNS + column
        for column in range(COLUMNS):
            other[column] = -1
        for row in range(ROWS):
            total += sum_of(room[row])
    return total + int(numbers[0])


@compiled.rule
def sum_of(row: Any) -> int:
    """Return the sum of a row that another function passes."""
    total = 0
    for place in range(len(row)):
        total += int(row[place])
    return total


def sum_of_blanks(numbers: Any) -> int:
    """Repeatedly create an array of zeros and write to it. Return the sum of its elements before each write."""
    total = 0
    for _ in range(4):
        room = blank((ROWS, COLUMNS), np.int64)
        for row in range(ROWS):
            total += sum_of(room[row])
        room[:, :] = numbers[0]
    return total


def sum_of_records(numbers: Any) -> int:
    """Return the sum of the fields of records that are read one by one."""
    pairs, total = scratch(ROWS, PAIR), 0.0
    for row in range(ROWS):
        pairs[row].low, pairs[row].high = row, numbers[0]
    for row in range(ROWS):
        pair = pairs[row]
        total += pair.low + pair.high
    return int(total)


@pytest.mark.parametrize(
    ("function", "found"), [(sum_of_places, 3 * sum(range(15)) + 7), (sum_of_blanks, 0), (sum_of_records, 3 + 3 * 7)]
)
def test_scratch_arrays_hold_what_is_written(function: Callable[[Any], int], found: int) -> None:
    numbers = np.array([7], np.int32)
    assert function(numbers) == compiled.rule(function)(numbers) == found


def test_in_plain_python_scratch_arrays_start_with_garbage() -> None:
    assert scratch(4, np.int32).all()
    assert scratch((2, 2), PAIR)[1, 1].low
    assert not blank((2, 3), np.float64).any()


def test_the_shape_of_a_scratch_array_must_be_constant() -> None:
    @compiled.rule
    def of_any_length(numbers: Any) -> int:
        return len(scratch(len(numbers), np.int32))

    with pytest.raises(Exception, match=r"No implementation of function .*scratch"):
        of_any_length(np.zeros(3, np.int32))
