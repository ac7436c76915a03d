"""Copying a state as a whole."""

from collections.abc import Callable

import numpy as np
import pytest

from spadework.engine.compiled import rule
from spadework.engine.contract import Record
from spadework.engine.records import copy_record

STATE = np.dtype((np.record, [("seats", "i1"), ("hand", "i4", (2, 3)), ("coins", "i2", 4), ("seed", "i8")]))


@rule
def copy_in_rules(source: Record, into: Record) -> None:
    """As rules do it."""
    copy_record(source, into)


@pytest.mark.parametrize("copy", [copy_record, copy_in_rules])
def test_every_byte_of_a_record_is_copied_and_none_beside_it(copy: Callable[[Record, Record], None]) -> None:
    states = np.zeros(3, STATE)
    states[:1].view(np.uint8)[:] = np.arange(1, STATE.itemsize + 1)
    before = states.tobytes()
    copy(states[0], states[1])
    assert states[1].tobytes() == states[0].tobytes() == before[: STATE.itemsize]
    assert states[2].tobytes() == bytes(STATE.itemsize)
    states[1].hand[1, 2] = 5
    assert states[0].tobytes() == before[: STATE.itemsize]
