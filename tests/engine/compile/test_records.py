"""Records in plain Python, and copies of whole records."""

import pickle
from collections.abc import Callable

import numpy as np
import pytest

from spadework.engine.compile.records import copy_record, record_type
from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record

FIELDS = np.dtype([("seats", "i1"), ("hand", "i4", (2, 3)), ("coins", "i2", 4), ("seed", "i8")])
STATE = record_type(FIELDS)


@rule
def copy_in_rules(source: Record, into: Record) -> None:
    """Copy a record in compiled code."""
    copy_record(source, into)


@pytest.mark.parametrize("copy", [copy_record, copy_in_rules])
def test_exactly_the_bytes_of_a_record_are_copied(copy: Callable[[Record, Record], None]) -> None:
    states = np.zeros(3, STATE)
    states[:1].view(np.uint8)[:] = np.arange(1, STATE.itemsize + 1)
    before = states.tobytes()
    copy(states[0], states[1])
    assert states[1].tobytes() == states[0].tobytes() == before[: STATE.itemsize]
    assert states[2].tobytes() == bytes(STATE.itemsize)
    states[1].hand[1, 2] = 5
    assert states[0].tobytes() == before[: STATE.itemsize]


def test_fields_of_a_record_are_attributes() -> None:
    state = np.zeros(2, STATE)[1]
    state.seats, state.coins[2] = 3, -5
    state.hand = [[1, 2, 3], [4, 5, 6]]
    assert (state["seats"], state.seats.dtype) == (3, np.int8)
    assert state.coins.tolist() == [0, 0, -5, 0]
    assert state.hand[1].tolist() == [4, 5, 6]
    assert isinstance(state, np.record)
    assert state.copy().hand.tolist() == state.hand.tolist()
    with pytest.raises(AttributeError, match="gold"):
        _ = state.gold


def test_a_field_may_have_any_name_that_numpy_does_not_use() -> None:
    state = np.zeros(1, record_type(np.dtype([("fields", "i4"), ("read", "i4"), ("write", "i4")])))[0]
    state.fields, state.read, state.write = 1, 2, 3
    assert (state.fields, state.read, state.write) == (1, 2, 3)


def test_compiled_code_accepts_these_records_like_numpys() -> None:
    assert record_type(FIELDS) == np.dtype((np.record, FIELDS)) == FIELDS
    states, others = np.zeros(1, STATE), np.zeros(1, np.dtype((np.record, FIELDS)))
    states[0].seed = 7
    copy_in_rules(states[0], others[0])
    assert others[0].seed == 7


def test_records_can_be_pickled() -> None:
    states = np.zeros(2, STATE)
    states[1].hand[0] = 4
    several, one = pickle.loads(pickle.dumps((states, states[1])))
    assert several[1].hand.tolist() == one.hand.tolist() == [[4, 4, 4], [0, 0, 0]]
    assert several.dtype.type is type(one) is STATE.type
