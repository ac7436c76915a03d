"""Dates of clubs: setting, answers, reminders, and the tables that they open."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from html import escape
from operator import attrgetter
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import update
from tests.web.features.clubs.test_pages import founded, joined, text_of
from tests.web.harness import GAME, Guest, Server, rows

from spadework.engine.game import Game
from spadework.web.db.models import StoredDate, StoredTable, now
from spadework.web.features.clubs import store as clubs_store
from spadework.web.features.clubs.dates import next_time, times
from spadework.web.features.clubs.service import Dates
from spadework.web.features.notifications.delivery import NotificationText
from spadework.web.pages.new_table import club_table
from spadework.web.server.errors import Problem
from spadework.web.server.requests import title_of

ZONE = "Europe/Berlin"

GAME_TITLE = title_of(GAME, "en")

DAY = (datetime.now(UTC) + timedelta(days=2)).date()


def date_form(**fields: str) -> dict[str, str]:
    """Return the form for a date on the day after tomorrow."""
    return {"game": GAME, "day": f"{DAY}", "time": "20:00", "zone": ZONE, "weeks": "1", **fields}


async def dated(guest: Guest, club: str, **fields: str) -> str:
    """Set a date of a club; return its path."""
    answer = await guest.http.post(f"{club}/dates", data=date_form(**fields))
    assert answer.headers["location"] == club
    found = re.search(r'action="(/clubs/[^/]+/dates/[^/]+)/answer', (await guest.http.get(club)).text)
    assert found is not None
    return found[1]


def stored(server: Server) -> list[StoredDate]:
    columns = "id, starts, zone, clock, weeks"
    found = rows(server.settings.folder / "spadework.sqlite", f"SELECT {columns} FROM club_dates")
    return [
        StoredDate(id=id, starts=datetime.fromisoformat(str(starts)), zone=zone, clock=clock, weeks=weeks)
        for id, starts, zone, clock, weeks in found
    ]


Told = list[tuple[str, str]]


class Clock:
    """A clock set by hand, and the notifications sent when dates are checked."""

    def __init__(self, server: Server) -> None:
        self.time = now()
        self.told: Told = []
        self.dates = Dates(server.site.storage, server.site.notifications, club_table, lambda: self.time)

    async def strikes(self, date: StoredDate, after: timedelta = timedelta()) -> Told:
        """Check dates some time after one of them; return the notifications sent then, sorted."""
        self.time, self.told[:] = date.starts + after, []
        await self.dates.check()
        return sorted(self.told)


def tell_all(server: Server, monkeypatch: pytest.MonkeyPatch, told: Callable[[str, NotificationText], object]) -> None:
    """Give every guest a channel, and call `told` with each recipient and notification."""

    class Channel:
        def __init__(self, guest: str) -> None:
            self.guest, self.language = guest, "en"

    async def channels(*guests: str) -> list[Channel]:
        return [Channel(guest) for guest in guests]

    def send(channel: Channel, text: NotificationText) -> None:
        told(channel.guest, text)

    monkeypatch.setattr(server.site.notifications.store, "channels", channels)
    monkeypatch.setattr(server.site.notifications.delivery, "send", send)


@pytest.fixture
def clock(server: Server, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return a clock that records each notification with its recipient's name."""
    clock = Clock(server)

    def told(guest: str, text: NotificationText) -> None:
        names = dict(rows(server.settings.folder / "spadework.sqlite", "SELECT guest, name FROM club_members"))
        clock.told.append((names[guest], text.text))

    tell_all(server, monkeypatch, told)
    return clock


async def answered(guest: Guest, date: str, said: str) -> None:
    club = date.partition("/dates")[0]
    answer = await guest.http.post(f"{date}/answer", data={"answer": said, **await shown(guest, date)})
    assert answer.headers["location"] == club


async def shown(guest: Guest, date: str) -> dict[str, str]:
    """Return the form field with the time of a date, as the club's page contains it."""
    page = (await guest.http.get(date.partition("/dates")[0])).text
    found = re.search(rf'action="{date}/answer".*?name="starts" value="([^"]+)"', page, re.S)
    assert found is not None
    return {"starts": found[1]}


async def test_members_set_a_date_and_say_whether_they_come(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, stranger = await joined(server, club, "Bo"), await server.guest()
    assert "No date yet." in await text_of(bo, club)
    date = await dated(ann, club)
    (one,) = stored(server)
    assert one.starts.replace(tzinfo=UTC).astimezone(ZoneInfo(ZONE)).isoformat()[:16] == f"{DAY}T20:00"
    await answered(bo, date, "maybe")
    page = await text_of(bo, club)
    assert f"{DAY.day} " in page
    assert "20:00" in page
    assert "· every week (time in Europe/Berlin)" in page
    assert "Coming: Ann" in page
    assert "Maybe: Bo" in page
    await answered(bo, date, "no")
    assert "Not coming: Bo" in await text_of(ann, club)
    # It is on the home page too, where members can also answer.
    assert f'action="{date}/answer"' in (await bo.http.get("/")).text
    assert "Our household" not in (await stranger.http.get("/")).text
    assert "Coming" not in await text_of(stranger, club)
    for path, form in (("dates", date_form()), (f"dates/{one.id}/answer", {"answer": "yes"})):
        assert (await stranger.http.post(f"{club}/{path}", data=form)).status_code == 403
    time = await shown(bo, date)
    assert (await bo.http.post(f"{date}/answer", data={"answer": "perhaps", **time})).status_code == 422
    assert (await bo.http.post(f"{club}/dates/none/answer", data={"answer": "yes"})).status_code == 404


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"zone": "Berlin"}, "We don’t know this time zone."),
        ({"zone": ""}, "We don’t know this time zone."),
        ({"zone": "localtime"}, "We don’t know this time zone."),
        ({"zone": "right/Europe/Berlin"}, "We don’t know this time zone."),
        ({"day": "tomorrow"}, "Enter a day and a time."),
        ({"time": "8 pm"}, "Enter a day and a time."),
        ({"day": "0001-01-01", "zone": "Asia/Tokyo", "time": "00:00"}, "Enter a day and a time."),
        ({"day": "2020-01-01"}, "Choose a time in the future, at most a year ahead."),
        ({"day": "2199-01-01"}, "Choose a time in the future, at most a year ahead."),
        ({"game": "chess"}, "You can’t choose “chess” here."),
        ({"weeks": "3"}, "You can’t choose “3” here."),
    ],
)
async def test_a_date_that_can_t_be_set(server: Server, fields: dict[str, str], said: str) -> None:
    ann = await server.guest()
    club = await founded(ann)
    answer = await ann.http.post(f"{club}/dates", data=date_form(**fields))
    assert answer.status_code == 422
    assert said in answer.text.replace("\u2068", "").replace("\u2069", "")
    assert stored(server) == []
    # Nothing needs to be entered again.
    for name, value in date_form(**fields).items():
        if name in {"day", "time", "zone"}:
            assert f'name="{name}" value="{escape(value)}"' in answer.text
    assert '<details class="sheet" open>' in answer.text
    again = await ann.http.get(f"{club}/dates")
    assert (again.status_code, again.headers["location"]) == (303, club)


async def test_dates_per_club_are_limited(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    for number in range(clubs_store.MOST_DATES):
        await dated(ann, club, time=f"{number:02}:30")
    answer = await ann.http.post(f"{club}/dates", data=date_form())
    assert answer.status_code == 422
    assert len(stored(server)) == clubs_store.MOST_DATES


async def test_members_are_reminded_once_and_asked_if_they_haven_t_answered(server: Server, clock: Clock) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, cy = await joined(server, club, "Bo"), await joined(server, club, "Cy")
    await joined(server, club, "Di")
    date = await dated(ann, club)
    await answered(bo, date, "no")
    await answered(cy, date, "maybe")
    (one,) = stored(server)
    assert await clock.strikes(one, timedelta(hours=-4)) == []
    told = await clock.strikes(one, timedelta(hours=-2))
    assert [name for name, _ in told] == ["Ann", "Cy", "Di"]
    assert [text.endswith("Are you coming?") for _, text in told] == [False, True, True]
    assert all("20:00 (time in Europe/Berlin)" in text for _, text in told)
    assert await clock.strikes(one, timedelta(hours=-1)) == []


async def test_a_date_opens_a_table_with_a_seat_for_each_attendee(server: Server, clock: Clock) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, cy = await joined(server, club, "Bo"), await joined(server, club, "Cy")
    date = await dated(ann, club, series="wins-2")
    assert "First to 2 wins · every week" in await text_of(bo, club)
    await answered(bo, date, "yes")
    # A "maybe" gets a seat too, so that it takes none from a member who is coming.
    await answered(cy, date, "maybe")
    (one,) = stored(server)
    assert await clock.strikes(one) == [
        (name, f"Our household: your table for {GAME_TITLE} is open.") for name in ("Ann", "Bo", "Cy")
    ]
    assert await clock.strikes(one) == []
    assert "It’s time: Our household is playing now." in await text_of(cy, "/")
    ((id, creator, series),) = rows(
        server.settings.folder / "spadework.sqlite", "SELECT id, creator, series FROM tables"
    )
    assert (creator, series) == ("", "wins-2")
    # The first to sit down is the host; all who are seated can remove a seat when someone doesn't come.
    table = f"/tables/{id}"
    assert (await (await cy.line(table)).hear_until("seal"))["may"] == ["sit"]
    await cy.http.post(f"{table}/sit", data={"name": "Cy"})
    await ann.http.post(f"{table}/sit", data={"name": "Ann"})
    assert set((await (await cy.line(table)).hear_until("seal"))["may"]) == {
        *("leave", "ask", "fill", "resize", "set-up", "cancel")
    }
    seal = await (await ann.line(table)).hear_until("seal")
    assert set(seal["may"]) == {"leave", "fill", "resize", "set-up"}
    assert (await ann.http.post(f"{table}/resize", data={"seats": "2"})).status_code == 303
    async with server.live(table) as live:
        assert live.names == ["Cy", "Ann"]
    # A week later, the members are asked again.
    (later,) = stored(server)
    assert later.starts - one.starts in {timedelta(weeks=1, hours=hours) for hours in (-1, 0, 1)}
    assert "Coming" not in await text_of(ann, club)


async def test_a_date_to_which_nobody_comes_opens_no_table(server: Server, clock: Clock) -> None:
    ann = await server.guest()
    club = await founded(ann)
    date = await dated(ann, club, weeks="0")
    await answered(ann, date, "no")
    assert await clock.strikes(stored(server)[0]) == []
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT id FROM tables") == []
    assert stored(server) == []
    assert (await ann.http.get(club)).status_code == 200


async def test_dates_that_were_missed_open_no_table(server: Server, clock: Clock) -> None:
    ann = await server.guest()
    club = await founded(ann)
    await dated(ann, club, weeks="2")
    (one,) = stored(server)
    assert await clock.strikes(one, timedelta(weeks=5)) == []
    assert rows(server.settings.folder / "spadework.sqlite", "SELECT id FROM tables") == []
    (later,) = stored(server)
    assert clock.time < later.starts <= clock.time + timedelta(weeks=2)


async def test_a_failing_date_does_not_block_the_others(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.guest()
    club = await founded(ann)
    await dated(ann, club, time="20:00", weeks="0")
    await dated(ann, club, time="20:30", weeks="0")
    tables = iter([Problem("error-deck", 422, deck="gone"), None])

    def new_table(game: Game, seats: int, date: StoredDate) -> StoredTable:
        if error := next(tables):
            raise error
        return club_table(game, seats, date)

    monkeypatch.setattr(clock.dates, "_new_table", new_table)
    last = max(stored(server), key=attrgetter("starts"))
    assert len(await clock.strikes(last)) == 1
    assert len(rows(server.settings.folder / "spadework.sqlite", "SELECT id FROM tables")) == 1
    assert stored(server) == []


async def test_two_servers_open_one_table(server: Server, clock: Clock) -> None:
    ann = await server.guest()
    await dated(ann, await founded(ann))
    found = await clubs_store.due_dates(server.site.storage, datetime.max, datetime.max)
    (one,) = stored(server)
    assert len(await clock.strikes(one)) == 1
    assert not await clubs_store.advance_date(server.site.storage, found[0].date, None, None)
    assert not await clubs_store.mark_reminded(server.site.storage, found[0].date)
    assert len(stored(server)) == 1


async def test_only_its_author_or_the_founder_calls_off_a_date(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo, cy = await joined(server, club, "Bo"), await joined(server, club, "Cy")
    one = await dated(bo, club)
    time = await shown(bo, one)
    assert (await cy.http.post(f"{one}/delete", data=time)).status_code == 403
    assert "End the series" not in await text_of(cy, club)
    assert "End the series" in await text_of(ann, club)
    # One evening of a series can be skipped; a stale page doesn't change the next one.
    (first,) = stored(server)
    assert (await bo.http.post(f"{one}/delete", data={"skip": "yes", **time})).status_code == 303
    (second,) = stored(server)
    assert second.starts > first.starts
    for what, form in (("delete", {}), ("delete", {"skip": "yes"}), ("answer", {"answer": "yes"})):
        assert (await bo.http.post(f"{one}/{what}", data={**form, **time})).status_code == 404
    assert "Coming" not in await text_of(ann, club)
    assert (await bo.http.post(f"{one}/delete", data=await shown(bo, one))).status_code == 303
    assert stored(server) == []
    two = await dated(bo, club, weeks="0")
    assert "Call off" in await text_of(ann, club)
    assert (await ann.http.post(f"{two}/delete", data=await shown(ann, two))).status_code == 303
    assert stored(server) == []


async def test_answers_are_deleted_with_the_member_and_dates_with_the_club(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    bo = await joined(server, club, "Bo")
    date = await dated(bo, club)
    await answered(ann, date, "maybe")
    assert [one["answer"] for one in (await bo.http.get("/me/export.json")).json()["club_answers"]] == ["yes"]
    await bo.http.post("/me/delete", data={"sure": "on"})
    database = server.settings.folder / "spadework.sqlite"
    assert rows(database, "SELECT answer FROM club_answers") == [("maybe",)]
    assert len(stored(server)) == 1
    await ann.http.post(f"{club}/leave", data={})
    assert rows(database, "SELECT answer FROM club_answers") == []
    assert stored(server) == []


async def test_the_calendar_has_the_next_times(server: Server) -> None:
    ann = await server.guest()
    club = await founded(ann)
    await dated(ann, club)
    answer = await (await server.guest()).http.get(f"{club}/dates.ics")
    assert answer.headers["content-type"].startswith("text/calendar")
    assert "Ann" not in answer.text
    lines = answer.text.split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR"
    assert lines[-2:] == ["END:VCALENDAR", ""]
    (one,) = stored(server)
    starts = [line for line in lines if line.startswith("DTSTART")]
    assert starts[0] == f"DTSTART:{one.starts:%Y%m%dT%H%M%SZ}"
    assert len(starts) == len({line for line in lines if line.startswith("UID")}) == 12
    assert f"SUMMARY:Our household: {GAME_TITLE}" in lines
    assert max(len(line.encode()) for line in lines) <= 75


def test_a_repeated_date_keeps_its_hour_through_summer_time() -> None:
    one = StoredDate(starts=datetime(2026, 3, 26, 19), zone=ZONE, clock="20:00", weeks=1)
    assert next_time(one, datetime(2026, 3, 26, 19)) == datetime(2026, 4, 2, 18)
    # The result is always later than the given time.
    one = StoredDate(starts=datetime(2026, 10, 22, 18), zone=ZONE, clock="20:00", weeks=1)
    assert next_time(one, datetime(2026, 10, 29, 18, 30)) == datetime(2026, 10, 29, 19)
    assert next_time(one, datetime(2026, 10, 29, 19)) == datetime(2026, 11, 5, 19)


def test_a_time_skipped_by_daylight_saving_shifts_on_that_day_only() -> None:
    one = StoredDate(starts=datetime(2027, 3, 21, 1, 30), zone=ZONE, clock="02:30", weeks=1)
    assert times(one, 3)[1:] == [datetime(2027, 3, 28, 1, 30), datetime(2027, 4, 4, 0, 30)]
    late = StoredDate(starts=times(one, 2)[1], zone=ZONE, clock="02:30", weeks=1)
    assert next_time(late, late.starts) == datetime(2027, 4, 4, 0, 30)


async def test_a_time_zone_that_this_server_doesn_t_know_is_read_as_utc(server: Server, clock: Clock) -> None:
    ann = await server.guest()
    club = await founded(ann)
    await dated(ann, club)
    async with server.site.storage.writing() as session:
        await session.execute(update(StoredDate).values(zone="Atlantis/Poseidonia"))
    assert (await ann.http.get(club)).status_code == 200
    (one,) = stored(server)
    assert len(await clock.strikes(one)) == 1
    assert stored(server)[0].starts > one.starts
