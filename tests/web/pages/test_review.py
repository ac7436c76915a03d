"""The page of luck and skill."""

import random
import re

import pytest
from tests.web.harness import Guest, Server, play_out

from spadework.players.review.reviewing import Effort
from spadework.web.pages.review import in_hundredths, signed
from spadework.web.players import reviewer


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "EFFORT", Effort(2, 2))


async def finished(server: Server) -> tuple[Guest, str]:
    guest = await server.guest()
    table = await guest.open_table("me computer", **{"name-0": "Ada"})
    line, view = await guest.dealt(table)
    await play_out({0: (line, view)}, random.Random(7))
    return guest, table


async def reviewed(server: Server, guest: Guest, page: str) -> str:
    """The page when the review is there, for which another page waits until then."""
    waiting = await guest.http.get(page)
    assert 'class="sum"' not in waiting.text
    status = re.search(r'data-status="([^"]+)"', waiting.text)
    assert status is not None
    async with server.live(page.partition("/review")[0]) as live:
        for seat in range(2):
            await server.site.reviewer.wait(live, seat)
    assert (await guest.http.get(status[1])).json()["ready"]
    answer = await guest.http.get(page)
    assert answer.status_code == 200
    return answer.text


@pytest.mark.slow
async def test_the_sum_adds_up_and_everybody_may_see_each_seat_s(server: Server) -> None:
    guest, table = await finished(server)
    own = await reviewed(server, guest, f"{table}/review")
    assert "You have" in own
    shares = [
        int(text.replace("\N{MINUS SIGN}", "-").replace("±", ""))
        for text in re.findall(r"<td>([^<]+) %</td></tr>", own.partition("</tbody>")[0])
    ]
    total = re.search(r"<tfoot>.*<td>(\d+) %</td>", own)
    assert total is not None
    assert len(shares) == 6
    assert sum(shares) == int(total[1])
    # Three pictures stand in the page, and no id comes twice.
    ids = re.findall(r' id="([^"]+)"', own)
    assert own.count('class="board"') == 3
    assert len(ids) == len(set(ids))
    assert 'class="marked' in own or " marked" in own
    other = await reviewed(server, await server.guest(), f"{table}/review?seat=1")
    assert "You have" not in other
    german = await guest.http.get(f"{table}/review", headers={"Accept-Language": "de"})
    assert "Glück beim Ziehen" in german.text


async def test_before_the_end_there_is_none(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    await guest.dealt(table)
    for path in ("review", "review?seat=1", "review.json?seat=0"):
        assert (await guest.http.get(f"{table}/{path}")).status_code == 409
    assert not server.site.reviewer._running


@pytest.mark.slow
async def test_one_that_fails_is_told_and_tried_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, table = await finished(server)

    async def fail(*_arguments: object) -> None:
        raise RuntimeError("no review today")

    with monkeypatch.context() as failing:
        failing.setattr(server.site.reviewer._worker, "run", fail)
        await guest.http.get(f"{table}/review")
        async with server.live(table) as live:
            await server.site.reviewer.wait(live, 0)
        refused = await guest.http.get(f"{table}/review")
    assert refused.status_code == 503
    assert "could not be looked at" in refused.text
    assert "You have" in await reviewed(server, guest, f"{table}/review")


@pytest.mark.slow
async def test_only_so_many_are_made_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "WAITING", 0)
    guest, table = await finished(server)
    refused = await guest.http.get(f"{table}/review")
    assert refused.status_code == 503
    assert "Many games" in refused.text


def test_rounded_parts_add_up() -> None:
    assert sum(in_hundredths([1 / 3, 0.005, 0.005, -0.005, 2 / 3, -0.005])) == 100
    assert signed(-4) == "\N{MINUS SIGN}4"
