"""Presence, derived from connections and a clock that tests advance, and sent over the live connection."""

import httpx
import pytest
from tests.clock import Clock
from tests.web.harness import GAME, Guest, Line, Server, seated, serving

from spadework.web.features.presence.service import SILENCE, GuestPresence, Presence
from spadework.web.server.settings import Settings


class Time:
    """A clock that tests advance by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def presence(time: Time) -> Presence:
    return Presence(time)


def test_a_guest_who_never_came_is_away_since_an_unknown_time(presence: Presence) -> None:
    assert presence.of("ann") == presence.of(None) == GuestPresence("away", None)


def test_disconnection_is_timed_from_the_last_connection(presence: Presence, time: Time) -> None:
    assert presence.disconnected_since("ann") == 1000.0
    presence.join("page", "ann")
    presence.join("phone", "ann")
    presence.hide("phone", True)
    time.now += 5
    presence.leave("page", broken=False)
    assert presence.disconnected_since("ann") is None
    time.now += 5
    presence.leave("phone", broken=True)
    time.now += 5
    assert presence.disconnected_since("ann") == 1010.0


def test_a_guest_is_here_while_messages_arrive(presence: Presence, time: Time) -> None:
    assert presence.join("page", "ann")
    for _ in range(5):
        time.now += SILENCE - 1
        assert not presence.hear("page")
    assert presence.of("ann") == GuestPresence("here", 1000.0)


def test_a_silent_page_is_lost_since_its_last_message(presence: Presence, time: Time) -> None:
    presence.join("page", "ann")
    time.now += SILENCE / 2
    presence.hear("page")
    time.now += SILENCE - 0.1
    assert not presence.check("page")
    time.now += 0.2
    assert presence.check("page")
    assert presence.of("ann") == GuestPresence("lost", 1000.0 + SILENCE / 2)
    time.now += 5
    assert presence.hear("page")
    assert presence.of("ann") == GuestPresence("here", time.now)


def test_a_page_that_connects_hidden_is_away_since_an_unknown_time(presence: Presence, time: Time) -> None:
    assert presence.join("page", "ann", hidden=True)
    assert presence.of("ann") == GuestPresence("away", None)
    time.now += 60
    assert presence.leave("page", broken=True) is False
    assert presence.of("ann") == GuestPresence("away", None)
    presence.join("page", "ann", hidden=True)
    presence.hide("page", False)
    time.now += 60
    assert presence.hide("page", True)
    assert presence.of("ann") == GuestPresence("away", time.now)
    # A connection that drops and comes back is no change.
    since = time.now
    time.now += 60
    assert not presence.leave("page", broken=True)
    assert not presence.join("page", "ann", hidden=True)
    assert presence.of("ann") == GuestPresence("away", since)


def test_a_hidden_page_may_be_silent(presence: Presence, time: Time) -> None:
    presence.join("page", "ann")
    assert presence.hide("page", True)
    time.now += 100 * SILENCE
    assert not presence.check("page")
    assert presence.of("ann") == GuestPresence("away", 1000.0)
    assert presence.hide("page", False)
    # A page that has been silent all along is not here until it sends something, as it does when it comes to the front.
    assert presence.of("ann").state == "lost"
    assert presence.hear("page")
    assert presence.of("ann").state == "here"


@pytest.mark.parametrize(
    ("broken", "hidden", "state"), [(True, False, "lost"), (False, False, "away"), (True, True, "away")]
)
def test_how_a_connection_ended_is_known(presence: Presence, broken: bool, hidden: bool, state: str) -> None:
    presence.join("page", "ann")
    presence.hide("page", hidden)
    presence.leave("page", broken)
    assert presence.of("ann").state == state


def test_a_lost_guest_stays_lost_when_the_connection_is_closed(presence: Presence, time: Time) -> None:
    presence.join("page", "ann")
    time.now += SILENCE + 1
    presence.check("page")
    time.now += 60
    assert not presence.leave("page", broken=False)
    assert presence.of("ann") == GuestPresence("lost", 1000.0)


def test_one_page_of_several_is_enough(presence: Presence) -> None:
    presence.join("page", "ann")
    presence.join("phone", "ann")
    presence.join("other", "bo")
    assert not presence.leave("page", broken=True)
    assert presence.of("ann").state == "here"
    assert presence.leave("phone", broken=False)
    assert (presence.of("ann").state, presence.of("bo").state) == ("away", "here")


async def two_apart(server: Server) -> tuple[str, Guest, Line, Line]:
    """Return a dealt table of two, the second player, and a connection of each."""
    table, guests = await seated(server, GAME, 2)
    line, other = [await guest.line(table) for guest in guests[:2]]
    return table, guests[1], line, other


async def test_everyone_is_told_who_comes_hides_and_leaves(server: Server) -> None:
    table, bo, line, other = await two_apart(server)
    told = await line.states("here", "here")
    assert [seat["name"] for seat in told["seats"]] == ["Player 1", "Player 2"]
    await other.send(type="hidden", hidden=True)
    await line.states("here", "away")
    await other.send(type="hidden", hidden=False)
    await line.states("here", "here")
    await other.socket.close()
    await line.states("here", "away")
    again = await bo.line(table)
    await line.states("here", "here")
    again.socket.transport.abort()
    await line.states("here", "lost")


async def test_absence_times_are_unknown_after_a_restart(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    clock: Clock,
) -> None:
    async with serving(settings) as server:
        table, bo, line, other = await two_apart(server)
        await line.states("here", "here")
        await other.send(type="hidden", hidden=True)
        await line.states("here", "away")
        cookies = dict(bo.http.cookies)
        clock.put_forward(3600)
    async with serving(settings) as server:
        again = await server.guest()
        again.http.cookies = httpx.Cookies(cookies)
        await again.line(table, hidden=1)
        looker = await server.guest()
        told = await (await looker.line(table)).states("away", "away")
        assert [seat["for"] for seat in told["seats"]] == [None, None]


async def test_a_silent_player_is_lost_until_the_next_message(server: Server, clock: Clock) -> None:
    _, _, line, other = await two_apart(server)
    await line.states("here", "here")
    clock.put_forward(SILENCE - 1)
    await line.send(type="ping")
    clock.put_forward(2)
    told = await line.states("here", "lost")
    assert told["seats"][1]["for"] >= 1000 * SILENCE
    await other.send(type="ping")
    await line.states("here", "here")


async def test_solo_and_hot_seat_tables_send_no_presence(server: Server) -> None:
    for kinds in ("me computer", "me here"):
        guest = await server.guest()
        line = await guest.line(await guest.open_table(kinds))
        await line.settle()
        assert not any('"presence"' in text for text in line.heard)


async def test_a_malformed_hidden_message_is_refused(server: Server) -> None:
    _, _, line, _ = await two_apart(server)
    await line.settle()
    await line.send(type="hidden", hidden=1)
    assert (await line.hear())["type"] == "error"
