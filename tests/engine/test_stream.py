import json
import math
import os
import subprocess
import sys
from itertools import pairwise

import numpy as np
import pytest

from spadework.engine.stream import SEED, below, mix, new_stream

DRAWS = """
import json
from spadework.engine.stream import below, mix, new_stream
drawn = []
for seed in (0, 1, 7, -5, 2**31, 2**40 + 3, 2**63 - 1, 2**70):
    for number in (0, 1, 2**31, 2**32 - 1, 2**32, 2**40):
        stream = new_stream(seed, number)
        drawn.append([below(stream, bound) for bound in (2, 6, 47, 2**16, 2**31 - 1)] + stream.tolist())
print(json.dumps([drawn, [mix(word) for word in (0, 1, 2**31, 2**32 - 1, 2**32, 2**40 + 5)]]))
"""


def drawn(jit: str) -> object:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", DRAWS],
        env={**os.environ, "SPADEWORK_JIT": jit},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)


@pytest.mark.long
@pytest.mark.slow
def test_compiled_and_uncompiled_draw_the_same() -> None:
    assert drawn("0") == drawn("1")


def test_mixer_is_the_published_one() -> None:
    def published(word: int) -> int:
        word ^= word >> 16
        word = word * 0x21F0AAAD % 2**32
        word ^= word >> 15
        word = word * 0x735A2D97 % 2**32
        return word ^ (word >> 15)

    words = [0, 1, 2, 0x80000000, 0xFFFFFFFF, 0x12345678]
    assert [mix(word) for word in words] == [published(word) for word in words]


def test_mixer_maps_different_words_to_different_words() -> None:
    assert len({mix(word) for word in range(100_000)}) == 100_000


def test_streams_of_seeds_and_games_differ() -> None:
    starts = {
        tuple(below(stream, 2**31) for _ in range(2))
        for seed in range(30)
        for number in range(30)
        for stream in [new_stream(seed, number)]
    }
    assert len(starts) == 900


def test_the_same_seed_draws_the_same() -> None:
    one, other = new_stream(11, 4), new_stream(11, 4)
    assert [below(one, 100) for _ in range(50)] == [below(other, 100) for _ in range(50)]


def test_a_seed_may_be_any_whole_number() -> None:
    assert new_stream(5).tolist() == new_stream(5 + SEED + 1).tolist()
    assert new_stream(-1).tolist() == new_stream(SEED).tolist()


def chi_square(values: np.ndarray[tuple[int], np.dtype[np.int64]], cells: int) -> float:
    counts = np.bincount(values, minlength=cells)
    expected = len(values) / cells
    return float(((counts - expected) ** 2 / expected).sum())


def limit(cells: int) -> float:
    """Return the mean of chi-square plus five standard deviations."""
    return cells - 1 + 5 * math.sqrt(2 * (cells - 1))


@pytest.mark.parametrize("bound", [2, 6, 47, 256])
def test_numbers_are_uniform(bound: int) -> None:
    stream = new_stream(3, bound)
    values = np.array([below(stream, bound) for _ in range(20_000)])
    assert values.min() >= 0
    assert values.max() < bound
    assert chi_square(values, bound) < limit(bound)


def test_neighbours_are_independent() -> None:
    stream = new_stream(8)
    values = [below(stream, 10) for _ in range(20_001)]
    assert chi_square(np.array([10 * one + next for one, next in pairwise(values)]), 100) < limit(100)


def test_first_numbers_of_neighbouring_games_are_independent() -> None:
    firsts = [below(new_stream(1, number), 10) for number in range(20_001)]
    assert chi_square(np.array([10 * one + next for one, next in pairwise(firsts)]), 100) < limit(100)
