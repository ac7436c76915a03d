"""Time banks: invariants, and some days calculated by hand."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadework.web.features.clocks.service import (
    DAY,
    Interval,
    TimeBanks,
    TimeControl,
    as_json,
    banks_from,
    between,
    counted,
    nights,
    paused,
    time_control_from,
    weekends,
)

SEATS = 3
times = st.floats(0, 1e6, allow_nan=False)
intervals = st.tuples(times, times).map(lambda pair: (min(pair), max(pair)))
all_terms = st.builds(
    TimeControl,
    kind=st.sampled_from(["live", "days"]),
    bank=st.floats(60, 1e5),
    more=st.floats(0, 1e4),
    most=st.none() | st.floats(1e5, 2e5),
)


def no_pauses(_seat: int, _since: float, _until: float) -> list[Interval]:
    return []


@given(times, times, st.lists(intervals, max_size=6))
def test_counted_and_paused_time_add_up(one: float, other: float, pauses: list[Interval]) -> None:
    since, until = min(one, other), max(one, other)
    still = paused(since, until, pauses)
    assert 0 <= still <= until - since + 1e-6
    assert abs(counted(since, until, pauses) + still - (until - since)) < 1e-6
    assert still == paused(since, until, pauses * 2)


@given(times, times, times, st.lists(intervals, max_size=6))
def test_splitting_an_interval_does_not_change_the_counted_time(
    a: float, b: float, c: float, pauses: list[Interval]
) -> None:
    since, between, until = sorted((a, b, c))
    whole = counted(since, until, pauses)
    assert abs(counted(since, between, pauses) + counted(between, until, pauses) - whole) < 1e-6


moments = st.lists(
    st.tuples(st.floats(0, 1e4), st.integers(0, SEATS - 1), st.sets(st.integers(0, SEATS - 1))), max_size=12
)


@given(all_terms, moments)
def test_only_running_time_banks_shrink_and_none_below_zero(
    terms: TimeControl, moments: list[tuple[float, int, set[int]]]
) -> None:
    banks = TimeBanks.begin(terms, SEATS, 0.0)
    for passed, decider, next_runners in moments:
        before, runners = banks.left, banks.running
        banks = banks.advanced(banks.at + passed, no_pauses)
        for seat in range(SEATS):
            lost = before[seat] - banks.left[seat]
            assert banks.left[seat] >= 0
            assert lost <= passed + 1e-6
            assert seat in runners or lost == 0
        left = banks.left
        banks = banks.after_decision(decider, len(banks.added), terms)
        assert left[decider] <= banks.left[decider] <= left[decider] + terms.more
        assert terms.most is None or banks.left[decider] <= max(terms.most, left[decider])
        banks = banks.run(next_runners)
        assert banks_from(as_json(banks)) == banks


@given(all_terms, st.floats(0, 1e5), st.lists(intervals, max_size=4))
def test_a_clock_that_runs_ends_when_nothing_is_left(terms: TimeControl, now: float, pauses: list[Interval]) -> None:
    banks = TimeBanks.begin(terms, SEATS, 0.0).run([1])
    left = banks.advanced(now, lambda *_: pauses).left[1]
    if left > 0:
        assert abs(banks.ends(1, now, lambda *_: pauses) - now - left) < 1e-6


@given(all_terms)
def test_terms_are_stored_as_they_are(terms: TimeControl) -> None:
    assert time_control_from(as_json(terms)) == terms
    assert time_control_from(None) is None


def test_a_takeback_and_another_move_gain_no_time() -> None:
    terms = TimeControl("live", 600, 10)
    banks = TimeBanks.begin(terms, 2, 0.0)
    for number in range(5):
        banks = banks.after_decision(0, number, terms).after_takeback({0: number, 1: 0})
    assert banks.left == (600, 600)


def test_a_takeback_removes_only_what_its_decisions_added() -> None:
    terms = TimeControl("live", 600, 10, 605)
    banks = TimeBanks.begin(terms, 2, 0.0)
    for decision in range(3):
        banks = banks.after_decision(0, decision, terms).after_decision(1, decision, terms)
    # The banks were full after the first decision, so the later ones added nothing.
    assert banks.after_takeback({0: 1, 1: 1}).left == (605, 605)
    assert banks.after_takeback({0: 0, 1: 3}).left == (600, 605)


def test_a_returning_player_gets_time_for_one_decision() -> None:
    terms = TimeControl("days", 3 * DAY, DAY / 2, 5 * DAY)
    out = TimeBanks.begin(terms, 2, 0.0).run([0]).advanced(10 * DAY, no_pauses)
    assert out.left == (0.0, 3 * DAY)
    assert out.refill(0, terms).left == (DAY / 2, 3 * DAY)
    assert out.refill(1, terms).left == (0.0, 3 * DAY)


def test_turns_are_counted_once_and_late_turns_separately() -> None:
    terms = TimeControl("live", 600, 10)
    banks = TimeBanks.begin(terms, 2, 0.0)
    assert (banks.turns, banks.late) == ((), ())
    for decision in (0, 1, 1, 0):
        banks = banks.count_turn(0, decision)
    assert (banks.turns, banks.late) == ((2, 0), (0, 0))
    banks = banks.run([1]).advanced(601, no_pauses).count_turn(1, 0).count_turn(0, 2)
    assert (banks.turns, banks.late) == ((3, 1), (0, 1))
    assert banks_from(as_json(banks)) == banks


def test_nights_follow_the_time_zone_and_daylight_saving_time() -> None:
    berlin = ZoneInfo("Europe/Berlin")
    noon = datetime(2026, 3, 28, 12, tzinfo=berlin).timestamp()
    # The clocks go forward this night.
    assert counted(noon, noon + 23 * 3600, between(nights, "Europe/Berlin", noon, noon + 23 * 3600)) == 14 * 3600
    tokyo = between(nights, "Asia/Tokyo", noon, noon + 3600)
    assert [datetime.fromtimestamp(begin, ZoneInfo("Asia/Tokyo")).hour for begin, _ in tokyo] == [22] * len(tokyo)
    assert counted(noon + 10 * 3600, noon + 11 * 3600, between(nights, "Europe/Berlin", noon, noon + DAY)) == 0


@pytest.mark.parametrize(
    ("zone", "saturday", "hours"),
    [
        ("UTC", datetime(2026, 3, 28), 48),
        # The clocks go forward on Sunday, back on Sunday, and forward at the very moment when Saturday ends.
        ("Europe/Berlin", datetime(2026, 3, 28), 47),
        ("Europe/Berlin", datetime(2026, 10, 24), 49),
        ("America/Santiago", datetime(2026, 9, 5), 47),
        # The zones where Saturday begins first and last.
        ("Pacific/Kiritimati", datetime(2026, 6, 6), 48),
        ("Pacific/Pago_Pago", datetime(2026, 6, 6), 48),
    ],
)
def test_weekends_follow_the_time_zone_and_daylight_saving_time(zone: str, saturday: datetime, hours: int) -> None:
    begin = saturday.replace(tzinfo=ZoneInfo(zone)).timestamp()
    friday, tuesday = begin - DAY / 2, begin + 3.5 * DAY
    assert between(weekends, zone, friday, tuesday) == [(begin, begin + hours * 3600)]
    assert counted(friday, tuesday, between(weekends, zone, friday, tuesday)) == 4 * DAY - hours * 3600
    # Every moment of the weekend belongs to it, including the last one, and no moment before or after.
    for moment, within in ((begin - 1, 0), (begin, 1), (begin + hours * 3600 - 1, 1), (begin + hours * 3600, 0)):
        assert len(between(weekends, zone, moment, moment + 0.5)) == within


def test_a_night_within_a_weekend_is_not_subtracted_twice() -> None:
    friday = datetime(2026, 6, 5, 20, tzinfo=ZoneInfo("UTC")).timestamp()
    monday = friday + 3 * DAY
    pauses = [*between(nights, "UTC", friday, monday), *between(weekends, "UTC", friday, monday)]
    # From 20:00 to 22:00 on Friday, and from 8:00 to 20:00 on Monday.
    assert counted(friday, monday, pauses) == 14 * 3600
