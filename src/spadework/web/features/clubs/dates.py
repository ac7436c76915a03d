"""Dates of clubs: their times, the members' answers, and a calendar for other programs."""

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
"""A member's answers to a date."""

WEEKS = (0, 1, 2, 4)
"""The choices of weeks between two times of a date; 0 for a single time."""

FARTHEST = timedelta(days=366)
"""Maximum time from now to a new date."""

IN_CALENDAR = 12
"""Times of a repeated date that the calendar lists."""

DURATION = timedelta(hours=2)
"""The duration of a date in the calendar."""

LINE_BYTES = 75
"""Maximum bytes in a line of a calendar."""


class Start(NamedTuple):
    """The start of a date."""

    starts: datetime
    """In UTC."""
    clock: str
    """The local time, as `20:00`."""


def start_of(day: str, clock: str, zone: str, now: datetime) -> Start | Message:
    """Return a start from a day, a time and a time zone as forms send them, or an error message.

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
    """Convert a local time in a time zone to UTC; both are naive."""
    return local.replace(tzinfo=zone_named(zone)).astimezone(UTC).replace(tzinfo=None)


def local_time(date: StoredDate) -> datetime:
    """Return the next time of a date as naive local time of its time zone."""
    return date.starts.replace(tzinfo=UTC).astimezone(zone_named(date.zone)).replace(tzinfo=None)


def zone_named(name: str) -> tzinfo:
    """Return a time zone; UTC if this server doesn't know it, although another one did."""
    return ZoneInfo(name) if known_zone(name) else UTC


def times(date: StoredDate, count: int) -> list[datetime]:
    """Return the next times of a date in UTC, at most `count`. Its local time stays the same when the clocks change.

    >>> one = StoredDate(starts=datetime(2026, 10, 15, 18), zone="Europe/Berlin", clock="20:00", weeks=1)
    >>> [starts.isoformat() for starts in times(one, 3)]
    ['2026-10-15T18:00:00', '2026-10-22T18:00:00', '2026-10-29T19:00:00']
    """
    first = datetime.combine(local_time(date).date(), time.fromisoformat(date.clock))
    every = timedelta(weeks=date.weeks)
    later = range(1, count if date.weeks else 1)
    return [date.starts, *(utc(first + number * every, date.zone) for number in later)]


def next_time(date: StoredDate, now: datetime) -> datetime | None:
    """Return a date's first future time after its next one, in UTC; None if it isn't repeated."""
    if not date.weeks:
        return None
    missed = max(0, (now - date.starts) // timedelta(weeks=date.weeks))
    return next(starts for starts in times(date, missed + 3)[1:] if starts > now)


def time_text(date: StoredDate, words: Words) -> str:
    """Return the next time of a date in words, as local time of its time zone."""
    local = local_time(date)
    return words.text("date-at", day=day_text(local.date(), words), time=f"{local:%H:%M}")


def zone_text(date: StoredDate, words: Words) -> str:
    """Return the name of a date's time zone in words."""
    return words.text("date-zone-of", zone=date.zone.replace("_", " "))


def dates_context(
    found: Sequence[ClubDate], guest: str, words: Words, names: Mapping[str, str] | None = None, founder: bool = False
) -> list[dict[str, Any]]:
    """Return dates of a guest's clubs for templates.

    Args:
        found: the dates.
        guest: the guest, whose own answers are marked.
        words: the language.
        names: the members' names, to list them by answer.
        founder: whether the guest founded the club, and so may change all its dates.
    """
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
    """Return dates as an iCalendar (RFC 5545). It lists each time of a repeated date, in UTC, and so needs no definitions of time zones."""
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
    """Format a time in UTC for a calendar."""
    return f"{when:%Y%m%dT%H%M%SZ}"


def escaped(text: str) -> str:
    """Escape a text for a line of a calendar.

    >>> print(escaped("Ada, Bo; Cy"))
    Ada\\, Bo\\; Cy
    """
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def folded(line: str) -> str:
    """Fold a line of a calendar that is longer than `LINE_BYTES`, without splitting characters.

    >>> folded("SUMMARY:" + "ä" * 40).split("\\r\\n ")[1]
    'äääääää'
    """
    parts = [""]
    for letter in line:
        if len((parts[-1] + letter).encode()) > LINE_BYTES - (len(parts) > 1):
            parts.append("")
        parts[-1] += letter
    return "\r\n ".join(parts)
