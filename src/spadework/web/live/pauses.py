"""When a clock stands still although its seat is to move: nights and weekends in somebody's time zone, and holidays."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from spadework.web.live.time_bank import DAY, Interval

EVENING, MORNING = 22, 8
"""The hours between which it is night."""

SATURDAY = 5
"""As Python counts the days of a week."""

LONGEST_ZONE = 64


def known_zone(name: str) -> bool:
    """Whether a time zone goes by this name.

    >>> known_zone("Europe/Berlin"), known_zone("../etc/passwd"), known_zone("Nowhere/City")
    (True, False, False)
    """
    try:
        return 0 < len(name) <= LONGEST_ZONE and bool(ZoneInfo(name))
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return False


@lru_cache(maxsize=256)
def nights(zone: str, first: int, last: int) -> Sequence[Interval]:
    """The nights of a time zone that begin on some days, counted from 1970.

    >>> [(begin / 3600, end / 3600) for begin, end in nights("UTC", 0, 1)]
    [(22.0, 32.0), (46.0, 56.0)]
    """
    place, found = ZoneInfo(zone), []
    for day in range(first, last + 1):
        date = datetime(1970, 1, 1) + timedelta(days=day)
        evening = date.replace(hour=EVENING, tzinfo=place)
        morning = (date + timedelta(days=1)).replace(hour=MORNING, tzinfo=place)
        found.append((evening.timestamp(), morning.timestamp()))
    return tuple(found)


def nights_between(zone: str, since: float, until: float) -> Sequence[Interval]:
    """The nights of a time zone that lie, at least in part, between two moments."""
    first, last = int(since // DAY) - 2, int(until // DAY) + 2
    return [night for night in nights(zone, first, last) if night[1] > since and night[0] < until]


@lru_cache(maxsize=256)
def weekends(zone: str, first: int, last: int) -> Sequence[Interval]:
    """The weekends of a time zone, each from Saturday to Monday, that begin on some days, counted from 1970.

    >>> [(begin / 3600, end / 3600) for begin, end in weekends("UTC", 0, 8)]
    [(48.0, 96.0)]
    """
    place, found = ZoneInfo(zone), []
    for day in range(first, last + 1):
        date = datetime(1970, 1, 1, tzinfo=place) + timedelta(days=day)
        if date.weekday() == SATURDAY:
            found.append((date.timestamp(), (date + timedelta(days=2)).timestamp()))
    return tuple(found)


def weekends_between(zone: str, since: float, until: float) -> Sequence[Interval]:
    """The weekends of a time zone that lie, at least in part, between two moments."""
    first, last = int(since // DAY) - 4, int(until // DAY) + 2
    return [weekend for weekend in weekends(zone, first, last) if weekend[1] > since and weekend[0] < until]


def days_taken(holidays: Sequence[Interval]) -> float:
    """How many days of holidays somebody has taken, or plans.

    >>> days_taken([(0.0, 86400.0), (100000.0, 143200.0)])
    1.5
    """
    return sum(end - begin for begin, end in holidays) / DAY
