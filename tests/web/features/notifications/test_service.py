"""Notifications to guests who are away, once per event, and none to guests who are present."""

from collections.abc import Sequence
from operator import methodcaller
from typing import TypeAlias

import pytest
from tests.clock import Clock
from tests.waiting import until
from tests.web.harness import GAME, Guest, Server, seated, serving

from spadework.engine.chance import contribution_hash
from spadework.web.db.models import StoredChannel
from spadework.web.db.storage import Storage
from spadework.web.features.clocks.service import DAY
from spadework.web.features.notifications.delivery import Delivery, NotificationText
from spadework.web.features.notifications.events import LITTLE_TIME, Notification, NotifiedTable
from spadework.web.features.notifications.service import CHECK_INTERVAL, GRACE, FollowedTable, Notifier
from spadework.web.features.notifications.store import NotificationStore
from spadework.web.features.rematch.service import open_rematch
from spadework.web.features.substitutes.service import change_seats, end_early, take_holiday
from spadework.web.server.settings import Settings
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change, now
from spadework.web.table.reveal_timeout import SECONDS

Mail: TypeAlias = list[tuple[str, str]]
"""The recipient and text of each notification sent."""


def mail_of(server: Server, monkeypatch: pytest.MonkeyPatch) -> Mail:
    """Return a list of the notifications that a server sends, which grows from now on."""
    mail: Mail = []

    def send(channel: StoredChannel, text: NotificationText) -> None:
        mail.append((channel.guest, text.text.partition(": ")[2]))

    monkeypatch.setattr(server.site.notifications.delivery, "send", send)
    return mail


async def want_notices(server: Server, table: str, kind: str = "webhook") -> Sequence[str]:
    """Give each player at a table a channel; return their ids by seat."""
    async with server.live(table) as live:
        guests = [seat.guest or "" for seat in live.seats]
    for guest in guests:
        channel = StoredChannel(id=guest, guest=guest, kind=kind, address=guest, key={}, language="en", site="")
        await server.site.notifications.store.add_channel(channel)
    return guests


async def wait(server: Server, clock: Clock, seconds: float = GRACE + 1) -> None:
    """Let time pass, then check who is away."""
    clock.put_forward(seconds)
    await server.site.notifications.notifier.check()


async def awaited(server: Server, table: str) -> tuple[int, ...]:
    async with server.live(table) as live:
        return live.awaited


async def play(server: Server, table: str, seat: int) -> None:
    """Play any move for a seat."""
    async with server.live(table) as live:
        assert live.table is not None
        await live.play(seat, live.table.decision(seat), live.table.legal(seat)[0].text)


async def test_an_absent_player_is_notified_of_a_turn_once(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = mail_of(server, monkeypatch)
    table, _ = await seated(server, GAME, 2)
    guests = await want_notices(server, table)
    movers = await awaited(server, table)
    await wait(server, clock, GRACE - CHECK_INTERVAL)
    assert mail == []
    await wait(server, clock)
    # Players who are present when a game begins have seen that.
    assert sorted(mail) == sorted((guests[seat], "it’s your turn.") for seat in movers)
    await wait(server, clock)
    assert len(mail) == len(movers)
    mover = movers[0]
    await play(server, table, mover)
    async with server.live(table) as live:
        assert live.table is not None
        await live.take_back(mover, live.table.decision(mover) - 1)
    assert mover in await awaited(server, table)
    await wait(server, clock)
    assert len(mail) == len(movers)
    for seat in await awaited(server, table):
        await play(server, table, seat)
    await wait(server, clock)
    again = await awaited(server, table)
    assert sorted(mail[len(movers) :]) == sorted((guests[seat], "it’s your turn.") for seat in again)


async def test_a_player_low_on_time_is_warned_once(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = mail_of(server, monkeypatch)
    table, _ = await seated(server, GAME, 2, time="days", **{"time-days-bank": "1", "time-nights": "no"})
    guests = await want_notices(server, table)
    warned = [(guests[seat], "less than two hours left for your move.") for seat in await awaited(server, table)]
    # First the turn; then nothing more while there is enough time.
    await wait(server, clock)
    await wait(server, clock, DAY - LITTLE_TIME - 3 * GRACE)
    assert {text for _, text in mail} == {"it’s your turn."}
    mail.clear()
    await wait(server, clock, 3 * GRACE)
    assert sorted(mail) == sorted(warned)
    await wait(server, clock, LITTLE_TIME)
    assert len(mail) == len(warned)


async def test_a_player_with_a_stopped_clock_is_not_warned(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = mail_of(server, monkeypatch)
    table, _ = await seated(server, GAME, 2, time="days", **{"time-days-bank": "1", "time-nights": "no"})
    await want_notices(server, table)
    movers = await awaited(server, table)
    async with server.live(table) as live:
        for seat in movers:
            await take_holiday(live, live.seats[seat].guest or "", 3)
    await wait(server, clock)
    mail.clear()
    await wait(server, clock, 2 * DAY)
    assert mail == []


async def test_a_warning_is_sent_although_the_table_has_left_memory(
    warm_games: None,  # noqa: ARG001
    settings: Settings,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(settings) as server:
        mail = mail_of(server, monkeypatch)
        table, _ = await seated(server, GAME, 2, time="days", **{"time-days-bank": "1", "time-nights": "no"})
        await want_notices(server, table)
        movers = await awaited(server, table)
    async with serving(settings) as server:
        mail = mail_of(server, monkeypatch)
        await server.site.notifications.notifier.follow_unsent()
        await wait(server, clock)
        await wait(server, clock, DAY - LITTLE_TIME)
        assert server.site.tables.in_memory(table.rpartition("/")[2]) is None
        assert [text for _, text in mail].count("less than two hours left for your move.") == len(movers)


async def test_a_turn_played_elsewhere_withdraws_its_push_notification(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, str, bool]] = []
    monkeypatch.setattr(
        server.site.notifications.delivery,
        "send",
        lambda channel, text: sent.append((channel.guest, text.path, text.closes)),
    )
    table, _ = await seated(server, GAME, 2)
    for guest in await want_notices(server, table, "push"):
        channel = StoredChannel(
            id=f"{guest}'s", guest=guest, kind="webhook", address="", key={}, language="en", site=""
        )
        await server.site.notifications.store.add_channel(channel)
    mover = (await awaited(server, table))[0]
    await wait(server, clock)
    async with server.live(table) as live:
        guest = live.seats[mover].guest or ""
    assert sent.count((guest, table, False)) == 2
    await play(server, table, mover)
    sent.clear()
    await server.site.notifications.notifier.check()
    await server.site.notifications.notifier.check()
    assert sent == [(guest, table, True)]


@pytest.mark.parametrize("was_told", [True, False])
async def test_only_sent_notifications_are_withdrawn(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, was_told: bool
) -> None:
    sent: list[bool] = []
    notifier, asked = (
        Notifier(storage, Delivery(NotificationStore(storage), {})),
        Notification("ann", "asked", "asked-0-3-1"),
    )
    monkeypatch.setattr(notifier._delivery, "send", lambda _, text: sent.append(text.closes))
    await NotificationStore(storage).add_channel(
        StoredChannel(id="w", guest="ann", kind="push", address="a", key={}, language="en", site="")
    )
    followed = FollowedTable(
        NotifiedTable("t", GAME, [], False, {}, None, None), None, handled={asked}, obsolete={asked}
    )
    if was_told:
        followed.sent.add(asked)
    notifier._followed["t"] = followed
    await notifier.check()
    await notifier.check()
    assert sent == [True] * was_told
    assert not followed.obsolete


async def test_a_turn_is_notified_exactly_once_across_restarts(
    settings: Settings,
    warm_games: None,  # noqa: ARG001
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(settings) as server:
        table, _ = await seated(server, GAME, 2)
        guests = await want_notices(server, table)
        movers = await awaited(server, table)
    async with serving(settings) as server:
        mail = mail_of(server, monkeypatch)
        await server.site.notifications.notifier.follow_unsent()
        await wait(server, clock)
        assert sorted(mail) == sorted((guests[seat], "it’s your turn.") for seat in movers)
    async with serving(settings) as server:
        mail = mail_of(server, monkeypatch)
        await server.site.notifications.notifier.follow_unsent()
        await wait(server, clock)
        assert await awaited(server, table) == movers
        await wait(server, clock)
        assert mail == []


async def test_a_restarted_server_sends_unsent_notifications(
    settings: Settings,
    warm_games: None,  # noqa: ARG001
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(settings) as server:
        table, _ = await seated(server, GAME, 2)
        guests = await want_notices(server, table)
        movers = await awaited(server, table)
    async with serving(settings) as server:
        mail = mail_of(server, monkeypatch)

        async def is_told() -> bool:
            # The server reads the unsent notifications in the background.
            await wait(server, clock)
            return len(mail) >= len(movers)

        await until(is_told)
        assert sorted(mail) == sorted((guests[seat], "it’s your turn.") for seat in movers)


async def test_a_connected_player_is_notified_only_a_minute_after_leaving(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = mail_of(server, monkeypatch)
    table, people = await seated(server, GAME, 2)
    guests = await want_notices(server, table)
    seat = (await awaited(server, table))[0]
    line = await people[seat].line(table)
    await line.hear()
    await wait(server, clock)
    assert guests[seat] not in dict(mail)
    await line.socket.close()
    async with server.live(table) as live:
        while live.presence.disconnected_since(guests[seat]) is None:
            await people[seat].http.get("/health")
    await wait(server, clock, GRACE - CHECK_INTERVAL)
    assert guests[seat] not in dict(mail)
    await wait(server, clock)
    assert (guests[seat], "it’s your turn.") in mail


async def asked_again(server: Server, table: str, guest: str) -> str:
    """End a game and offer the others a rematch; return the new table's path."""
    async with server.live(table) as live:
        await end_early(live)
        live.announce(Change.GAME)
        return f"/tables/{await open_rematch(live, guest)}"


async def test_the_end_and_a_rematch_invitation_are_notified(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await seated(server, GAME, 2)
    mail = mail_of(server, monkeypatch)
    guests = await want_notices(server, table)
    await asked_again(server, table, guests[0])
    await wait(server, clock)
    assert dict(mail) == {
        guests[0]: "your game is over.",
        guests[1]: "you’re invited to a rematch.",
    }
    await wait(server, clock)
    assert len(mail) == 2


async def test_a_player_who_joined_the_rematch_is_not_invited(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await seated(server, GAME, 2)
    mail = mail_of(server, monkeypatch)
    guests = await want_notices(server, table)
    await asked_again(server, table, guests[0])
    friend: Guest = people[1]
    assert (await friend.http.post(f"{table}/rematch")).status_code == 303
    await wait(server, clock)
    assert (guests[1], "your game is over.") in mail
    assert not [text for _, text in mail if "rematch" in text]


async def test_an_absent_player_is_notified_that_the_deal_is_waiting(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = mail_of(server, monkeypatch)
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link")
    line = await host.line(table)
    await friend.http.post((await line.hear())["invites"][0]["url"], data={})
    guests = await want_notices(server, table)
    async with server.live(table) as live:
        seal = live.commitment
    await line.send(type="commit", seat=0, seal=seal, commitment=contribution_hash("a" * 64))
    await line.settle()
    clock.put_forward(SECONDS)
    await until(lambda: live.dealing.late)
    await wait(server, clock)
    assert mail == [(guests[1], "the deal is waiting for you. Open the table for a moment.")]
    await wait(server, clock)
    assert len(mail) == 1


async def taken_and_left(server: Server) -> str:
    """Return a table of two with both seats taken, which neither player has open."""
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link")
    line = await host.line(table)
    await friend.http.post((await line.hear())["invites"][0]["url"], data={})
    await line.socket.close()
    return table


async def begin_without_browsers(live: LiveTable) -> None:
    """Contribute to the deal for both seats."""
    for seat in range(2):
        await live.contribute(methodcaller("commit", seat, live.commitment, contribution_hash("a" * 64)))
    for seat in range(2):
        await live.contribute(methodcaller("reveal", seat, live.commitment, "a" * 64))
    assert live.stage == "playing"


async def test_an_absent_player_is_notified_that_the_game_has_started(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = mail_of(server, monkeypatch)
    table = await taken_and_left(server)
    guests = await want_notices(server, table)
    async with server.live(table) as live:
        await change_seats(live, [0], substitute="mate")
        await begin_without_browsers(live)
    await wait(server, clock)
    assert (guests[0], "your game has started.") in mail


async def test_a_turn_notified_by_another_server_replaces_the_start_notification(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = mail_of(server, monkeypatch)
    table = await taken_and_left(server)
    async with server.live(table) as live:
        await begin_without_browsers(live)
    guests = await want_notices(server, table)
    movers = await awaited(server, table)
    notifications = server.site.notifications
    other = Notifier(server.site.storage, notifications.delivery, now)
    await other.follow_unsent()
    clock.put_forward(GRACE + 1)
    await other.check()
    assert sorted(mail) == sorted((guests[seat], "it’s your turn.") for seat in movers)
    told = len(mail)
    await notifications.notifier.check()
    assert mail[told:] == [(guests[seat], "your game has started.") for seat in range(2) if seat not in movers]


async def test_opening_an_old_game_sends_no_notifications(
    settings: Settings,
    warm_games: None,  # noqa: ARG001
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(settings) as server:
        table, _ = await seated(server, GAME, 2)
        async with server.live(table) as live:
            await end_early(live)
    async with serving(settings) as server:
        mail = mail_of(server, monkeypatch)
        await want_notices(server, table)
        await wait(server, clock)
        assert mail == []


async def test_solo_tables_send_no_notifications(server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    mail = mail_of(server, monkeypatch)
    guest = await server.guest()
    for kinds in ("me computer", "me here"):
        table = await guest.open_table(kinds)
        line, _ = await guest.dealt(table)
        await line.socket.close()
        async with server.live(table) as live:
            owner = live.seats[0].guest or ""
    channel = StoredChannel(id="w", guest=owner, kind="webhook", address="a", key={}, language="en", site="")
    await server.site.notifications.store.add_channel(channel)
    await wait(server, clock)
    await wait(server, clock)
    assert mail == []
