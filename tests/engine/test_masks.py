"""Sets of numbers as bit masks."""

from hypothesis import given
from hypothesis import strategies as st

from spadework.engine.masks import MOST_NUMBERS, count_in, lowest_in, random_in
from spadework.engine.stream import new_stream

NUMBERS = st.sets(st.integers(0, MOST_NUMBERS - 1), min_size=1)


@given(NUMBERS)
def test_the_count_and_the_lowest_number_of_a_mask(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert count_in(mask) == len(numbers)
    assert lowest_in(mask) == min(numbers)


def test_exactly_the_numbers_of_a_mask_are_drawn() -> None:
    stream, numbers = new_stream(1), {0, 7, 31, 47, MOST_NUMBERS - 1}
    mask = sum(1 << number for number in numbers)
    assert {random_in(mask, stream) for _ in range(100)} == numbers
