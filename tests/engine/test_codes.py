from hypothesis import given
from hypothesis import strategies as st

from spadework.engine.codes import family_of, part_of, thing_of


@given(family=st.integers(0, 1000), thing=st.integers(0, 2**20 - 1), bits=st.sampled_from([8, 16, 20]))
def test_a_code_splits_into_its_family_and_its_thing(family: int, thing: int, bits: int) -> None:
    size = 1 << bits
    code = family * size + thing % size
    assert family_of(code, size) == family * size
    assert thing_of(code, size) == thing % size


@given(low=st.integers(0, 127), middle=st.integers(0, 31), high=st.integers(0, 7))
def test_the_parts_of_a_code_are_read_separately(low: int, middle: int, high: int) -> None:
    code = low + (middle << 7) + (high << 12)
    assert (part_of(code, 1, 128), part_of(code, 1 << 7, 32), part_of(code, 1 << 12, 8)) == (low, middle, high)
