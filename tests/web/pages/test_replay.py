"""Replays: viewpoints and steps."""

import random
from html import unescape

import pytest
from tests.web.harness import Guest, Server, finished, play_out, views_of

from spadework.engine.interface import CHANCE


async def in_the_middle(server: Server) -> tuple[Guest, Guest, str]:
    """Return two guests and their table, after the deal and one move."""
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link", **{"name-0": "Ada"})
    line = await host.line(table)
    url = (await line.hear())["invites"][0]["url"]
    await friend.http.post(url, data={"name": "Bo"})
    other = await friend.line(table)
    view, _ = await views_of(line, other)
    await line.play(view, view["moves"][0]["text"])
    return host, friend, table


@pytest.mark.slow
async def test_players_see_only_their_own_view_of_a_running_game(server: Server) -> None:
    host, friend, table = await in_the_middle(server)
    steps = {}
    for guest, seat in ((host, 0), (friend, 1)):
        answer = (await guest.http.get(f"{table}/replay/1.json", params={"seat": seat})).json()
        steps[seat] = answer["steps"]
        assert answer["picture"].startswith("<svg")
        assert (await guest.http.get(f"{table}/replay/1.json", params={"seat": 1 - seat})).status_code == 403
        assert (await guest.http.get(f"{table}/replay", params={"seat": 1 - seat})).status_code == 403
        assert (await guest.http.get(f"{table}/replay/1.json")).status_code == 200
    async with server.live(table) as live:
        assert steps == await live.read(lambda table: {seat: table.version(seat) for seat in (0, 1)})


def link_in(page: str) -> str:
    """Return the link to copy for others."""
    return unescape(page.partition('id="link" href="')[2].partition('"')[0])


async def test_after_the_end_a_link_leads_others_to_the_same_moment(server: Server) -> None:
    guest, table = await finished(server)
    page = (await guest.http.get(f"{table}/replay", params={"step": 5})).text
    assert link_in(page) == "?step=5&seat=0"
    other = await server.guest()
    shown = (await other.http.get(f"{table}/replay{link_in(page)}")).text
    assert 'data-step="5"' in shown
    assert 'data-viewer="0"' in shown


async def test_the_page_of_a_step_links_to_other_steps(server: Server) -> None:
    host, _, table = await in_the_middle(server)
    page = await host.http.get(f"{table}/replay", params={"step": 2})
    assert page.status_code == 200
    for step in (0, 1, 3):
        assert f"step={step}&amp;seat=0" in page.text
    assert link_in(page.text) == f"{table}/replay?step=2"
    assert "<svg" in page.text
    tall = await host.http.get(f"{table}/replay/2.json", params={"seat": 0, "wide": 0})
    wide = await host.http.get(f"{table}/replay/2.json", params={"seat": 0, "wide": 1})
    assert tall.json()["picture"] != wide.json()["picture"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("replay?step=-1", 404),
        ("replay?step=9999", 404),
        ("replay?step=x", 422),
        ("replay?seat=7", 403),
        ("replay?seat=-2", 403),
        ("replay/9999.json", 404),
        ("replay/x.json", 422),
        ("replay?wide=perhaps", 422),
    ],
)
@pytest.mark.long(but=("replay?step=-1-404",))
async def test_unknown_steps_and_viewers_are_refused(server: Server, path: str, status: int) -> None:
    host, _, table = await in_the_middle(server)
    answer = await host.http.get(f"{table}/{path}")
    assert answer.status_code == status
    assert "<html" in answer.text


async def test_a_replay_is_refused_before_the_deal(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me link")
    for path in ("replay", "replay/0.json", "record.json"):
        assert (await guest.http.get(f"{table}/{path}")).status_code == 409
    assert (await guest.http.get(f"{table}/verify")).status_code == 200


@pytest.mark.long
@pytest.mark.slow
async def test_every_seat_can_be_viewed_after_the_end(server: Server) -> None:
    guest, other = await server.guest(), await server.guest()
    table = await guest.open_table("me computer")
    line, view = await guest.dealt(table)
    end = await play_out({0: (line, view)}, random.Random(7))
    for seat in (-1, 0, 1):
        answer = await other.http.get(f"{table}/replay", params={"seat": seat, "step": 5})
        assert answer.status_code == 200
        assert answer.text.count("seat=") >= 3
    assert "<h2>" in (await other.http.get(f"{table}/replay", params={"seat": -1, "step": end["version"] // 2})).text
    last = (await other.http.get(f"{table}/replay/{end['version']}.json", params={"seat": 0})).json()
    assert last["picture"].startswith(end["picture"]["head"])
    assert all(part in last["picture"] for part in end["picture"]["parts"].values())
    assert len(last["log"]) == 40


async def test_switching_the_viewer_keeps_the_moment(server: Server) -> None:
    host, _, table = await in_the_middle(server)
    for step in (0, 1, 2):
        answer = (await host.http.get(f"{table}/replay/{step}.json", params={"seat": 0})).json()
        async with server.live(table) as live:
            moment = [0, *(await live.read(lambda table: list(table.seen_steps(0))))][step]
            seen = await live.read(lambda table: [number for number in table.seen_steps() if number <= moment])  # noqa: B023
        assert answer["eyes"] == {"-1": len(seen), "0": step}
        page = await host.http.get(f"{table}/replay", params={"seat": 0, "step": step})
        assert f"step={len(seen)}&amp;seat=-1" in page.text


@pytest.mark.slow
async def test_a_replay_begins_after_the_deal(server: Server) -> None:
    ada, table = await finished(server)
    async with server.live(table) as live:
        first = await live.read(lambda table: next(i for i, step in enumerate(table.steps) if step.seat != CHANCE))
        seen = await live.read(lambda table: list(table.seen_steps(0)))
    page = (await ada.http.get(f"{table}/replay?seat=0")).text
    step = int(page.partition('data-step="')[2].partition('"')[0])
    assert step == sum(position <= first for position in seen) > 0
    assert 'data-step="0"' in (await ada.http.get(f"{table}/replay?seat=0&step=0")).text
