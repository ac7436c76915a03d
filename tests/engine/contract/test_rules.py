import pytest

from spadework.engine.interface import CHANCE, MOST_SEATS, SPECTATOR, UNKNOWN, seats_in


@pytest.mark.parametrize(
    ("mask", "seats"),
    [
        (0, []),
        (0b1, [0]),
        (0b1010, [1, 3]),
        ((1 << MOST_SEATS) - 1, list(range(MOST_SEATS))),
        (1 << CHANCE, []),
        (1 << CHANCE | 0b100, [2]),
    ],
)
def test_seats_in_a_mask(mask: int, seats: list[int]) -> None:
    assert seats_in(mask) == seats


def test_chance_and_spectators_are_not_seats() -> None:
    assert CHANCE not in range(MOST_SEATS)
    assert SPECTATOR not in range(MOST_SEATS)
    assert UNKNOWN == -1
