"""Dates of clubs: when they play, who comes, and the calendar that other programs read."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from spadework.engine.words import Message, Words, message
from spadework.web.db.models import StoredDate
from spadework.web.features.clocks.service import known_zone
from spadework.web.features.clubs.store import ClubDate
from spadework.web.features.rematch.service import goal_text
from spadework.web.server.public_url import root
from spadework.web.server.requests import day_text, join_names, title_of

ANSWERS = ("yes", "maybe", "no")
"""Whether a member comes."""

WEEKS = (0, 1, 2, 4)
"""The weeks between two times that can be chosen; 0 for a single time."""

FARTHEST = timedelta(days=366)
"""How far ahead a date may be."""

IN_CALENDAR = 12
"""The times of a repeated date in the calendar."""

DURATION = timedelta(hours=2)
"""How long an evening lasts in the calendar."""

LINE_BYTES = 75
"""The length of a calendar's lines."""


class Start(NamedTuple):
    """When a date starts."""

    starts: datetime
    """In UTC."""
    clock: str
    """What clocks show there, as `20:00`."""


def start_of(day: str, clock: str, zone: str, now: datetime) -> Start | Message:
    """Return a start from a day, a time and a time zone as forms send them, or what is wrong with them.

    >>> start_of("2026-12-03", "20:00", "Europe/Berlin", datetime(2026, 11, 27))
    Start(starts=datetime.datetime(2026, 12, 3, 19, 0), clock='20:00')
    """
    # Names like "localtime" mean something else on each server.
    if not (zone == "UTC" or ("/" in zone and not zone.startswith(("posix/", "right/")))) or not known_zone(zone):
        return message("date-wrong-zone")
    try:
        local = datetime.combine(date.fromisoformat(day), time.fromisoformat(clock).replace(tzinfo=None, second=0))
        starts = utc(local, zone)
    except (ValueError, OverflowError):
        return message("date-wrong-time")
    return Start(starts, f"{local:%H:%M}") if now < starts < now + FARTHEST else message("date-not-ahead")


def utc(local: datetime, zone: str) -> datetime:
    """Return a time in UTC, of clocks in a time zone; both without a time zone of their own."""
    return local.replace(tzinfo=zone_named(zone)).astimezone(UTC).replace(tzinfo=None)


def local_time(date: StoredDate) -> datetime:
    """Return the next time of a date on the clocks of its time zone."""
    return date.starts.replace(tzinfo=UTC).astimezone(zone_named(date.zone)).replace(tzinfo=None)


def zone_named(name: str) -> tzinfo:
    """Return a time zone; UTC for one that another server knew, and this one doesn't."""
    return ZoneInfo(name) if known_zone(name) else UTC


def times(date: StoredDate, count: int) -> list[datetime]:
    """Return the next times of a date in UTC, at most so many; clocks in its time zone always show the same.

    >>> one = StoredDate(starts=datetime(2026, 10, 15, 18), zone="Europe/Berlin", clock="20:00", weeks=1)
    >>> [starts.isoformat() for starts in times(one, 3)]
    ['2026-10-15T18:00:00', '2026-10-22T18:00:00', '2026-10-29T19:00:00']
    """
    first = datetime.combine(local_time(date).date(), time.fromisoformat(date.clock))
    every = timedelta(weeks=date.weeks)
    later = range(1, count if date.weeks else 1)
    return [date.starts, *(utc(first + number * every, date.zone) for number in later)]


def next_time(date: StoredDate, now: datetime) -> datetime | None:
    """Return the first time of a date after the present one that is still to come, in UTC; None if it isn't repeated."""
    if not date.weeks:
        return None
    missed = max(0, (now - date.starts) // timedelta(weeks=date.weeks))
    return next(starts for starts in times(date, missed + 3)[1:] if starts > now)


def time_text(date: StoredDate, words: Words) -> str:
    """Return the next time of a date in words, by the clocks of its time zone."""
    local = local_time(date)
    return words.text("date-at", day=day_text(local.date(), words), time=f"{local:%H:%M}")


def zone_text(date: StoredDate, words: Words) -> str:
    """Return the name of a date's time zone in words."""
    return words.text("date-zone-of", zone=date.zone.replace("_", " "))


def dates_context(
    found: Sequence[ClubDate], guest: str, words: Words, names: Mapping[str, str] | None = None, founder: bool = False
) -> list[dict[str, Any]]:
    """Return dates of a guest's clubs for templates: with who comes if the members' names are known."""
    return [
        {
            "id": date.id,
            "url": f"{root()}/clubs/{date.club}",
            "club": club,
            "game_title": title_of(date.game, words.language),
            "starts": date.starts.isoformat(),
            "day": time_text(date, words),
            "zone": zone_text(date, words),
            "weeks": date.weeks,
            "series": goal_text(date.series, words),
            "repeated": words.text(f"date-weeks-{date.weeks}") if date.weeks else "",
            "coming": [
                {"answer": said, "names": join_names(those, words)}
                for said in ANSWERS
                if (those := [name for one, name in (names or {}).items() if answers.get(one) == said])
            ],
            "answers": [{"value": said, "chosen": answers.get(guest) == said} for said in ANSWERS],
            "own": founder or date.creator == guest,
        }
        for date, club, answers in found
    ]


def calendar(dates: Iterable[StoredDate], club: str, address: str, words: Words, now: datetime) -> str:
    """Return dates as an iCalendar (RFC 5545). Repeated ones are listed one by one, in UTC, so that no time zone need be described."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Spadework//Dates//EN", f"X-WR-CALNAME:{escaped(club)}"]
    for one in dates:
        summary = f"{club}: {title_of(one.game, words.language)}"
        for starts in times(one, IN_CALENDAR):
            lines += [
                "BEGIN:VEVENT",
                f"UID:{one.id}-{starts:%Y%m%d}@spadework",
                f"DTSTAMP:{stamp(now)}",
                f"DTSTART:{stamp(starts)}",
                f"DTEND:{stamp(starts + DURATION)}",
                f"SUMMARY:{escaped(summary)}",
                f"URL:{address}",
                "END:VEVENT",
            ]
    lines.append("END:VCALENDAR")
    return "".join(f"{folded(line)}\r\n" for line in lines)


def stamp(when: datetime) -> str:
    """Return a time in UTC as calendars write it."""
    return f"{when:%Y%m%dT%H%M%SZ}"


def escaped(text: str) -> str:
    """Return a text for a calendar's line.

    >>> print(escaped("Ada, Bo; Cy"))
    Ada\\, Bo\\; Cy
    """
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def folded(line: str) -> str:
    """Return a calendar's line, continued on others where it is too long; no letter is cut.

    >>> folded("SUMMARY:" + "ä" * 40).split("\\r\\n ")[1]
    'äääääää'
    """
    parts = [""]
    for letter in line:
        if len((parts[-1] + letter).encode()) > LINE_BYTES - (len(parts) > 1):
            parts.append("")
        parts[-1] += letter
    return "\r\n ".join(parts)
