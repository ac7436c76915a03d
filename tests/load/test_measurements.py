import os
from collections import Counter

import pytest
from tests.load.measurements import Tally, summed_up, total, usage_of, within


def test_tallies_of_several_processes_add_up() -> None:
    one = Tally(moves=[0.1], errors=Counter({"a": 1}), bytes=5)
    both = total([one, Tally(moves=[0.2], errors=Counter({"a": 1, "b": 1}), games=2)])
    assert both == Tally(moves=[0.1, 0.2], errors=Counter({"a": 2, "b": 1}), bytes=5, games=2)


def test_percentiles_of_times() -> None:
    times = [number / 1000 for number in range(1, 101)]
    assert within(times, 0.99) == 0.099
    assert summed_up(times) == {"count": 100, "median": 50.5, "p95": 95.0, "p99": 99.0, "slowest": 100.0}
    assert summed_up([])["median"] is None


def test_usage_of_this_process() -> None:
    before = usage_of(os.getpid())
    sum(range(10**6))
    after = usage_of(os.getpid())
    assert after.cpu >= before.cpu > 0
    assert after.memory > 10**7


def test_a_missing_process_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no process 99999999"):
        usage_of(99999999)
