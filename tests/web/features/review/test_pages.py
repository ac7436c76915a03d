"""Game review: the page on luck and skill."""

import asyncio
import re
from contextlib import suppress
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from tests.web.harness import Guest, Server, finished

from spadework.engine.discovery import game_ids
from spadework.lab.simulation import Simulation
from spadework.players.review import Decision, Review
from spadework.players.review.result import Sum
from spadework.players.review.reviewing import Effort
from spadework.web.features.review import pages
from spadework.web.features.review import service as review
from spadework.web.features.review.pages import percentages, signed, way
from spadework.web.features.review.service import Reviewer
from spadework.web.server.errors import Refused
from spadework.web.server.limits import Queue, RateLimiter, Visitor
from spadework.web.server.requests import page_words


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "EFFORT", Effort(2, 2))


async def reviewed(server: Server, guest: Guest, page: str) -> str:
    """Return the page with the review; until that is ready, a waiting page takes its place."""
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


@pytest.mark.long
@pytest.mark.slow
async def test_the_parts_add_up_and_anyone_may_view_every_seat_s_review(server: Server) -> None:
    guest, table = await finished(server)
    own = await reviewed(server, guest, f"{table}/review")
    assert "our moves" in own
    # Readers are "You" in the list of seats and beside the chart; for others, they have a name.
    assert own.count("You</a></li>") == own.count(">You</th>") == 1
    table_of_parts = own.partition('class="sum"')[2].partition("</table>")[0]
    shares = [
        int(text.replace("\N{MINUS SIGN}", "-").replace("±", ""))
        for text in re.findall(r"<td>([^<]+)%</td></tr>", table_of_parts.partition("</tbody>")[0])
    ]
    total = re.search(r"<tfoot>.*<td>(\d+)%</td>", table_of_parts, re.DOTALL)
    assert total is not None
    assert len(shares) == 6
    assert sum(shares) == int(total[1])
    # Ids are unique, though the page may contain several pictures.
    ids = re.findall(r' id="([^"]+)"', own)
    assert own.count("data-detail") <= 3
    assert len(ids) == len(set(ids))
    assert "data-detail" not in own or 'class="marked' in own or " marked" in own
    other = await reviewed(server, await server.guest(), f"{table}/review?seat=1")
    assert "our moves" not in other
    assert "You</a></li>" not in other
    assert ">You</th>" not in other
    german = await guest.http.get(f"{table}/review", headers={"Accept-Language": "de"})
    assert "Glück beim Ziehen" in german.text


async def test_nothing_is_available_before_the_end(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    await guest.dealt(table)
    for path in ("review", "review?seat=1", "review.json?seat=0"):
        assert (await guest.http.get(f"{table}/{path}")).status_code == 409
    assert not server.site.reviewer._running


@pytest.mark.long
@pytest.mark.slow
async def test_a_failed_review_is_reported_and_retried_later(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, table = await finished(server)
    asked = 0

    async def fail(*_arguments: object) -> None:
        nonlocal asked
        asked += 1
        raise RuntimeError("no review today")

    with monkeypatch.context() as failing:
        failing.setattr(server.site.reviewer._worker, "run", fail)
        await guest.http.get(f"{table}/review")
        async with server.live(table) as live:
            await server.site.reviewer.wait(live, 0)
        # The waiting page reloads itself and then shows the failure; nothing is tried in the meantime.
        for _ in range(3):
            assert (await guest.http.get(f"{table}/review.json?seat=0")).json()["ready"]
            refused = await guest.http.get(f"{table}/review")
            assert refused.status_code == 503
            assert "couldn’t review this game" in refused.text
        assert asked == 1
    monkeypatch.setattr(review, "AGAIN_AFTER", 0.0)
    assert "our moves" in await reviewed(server, guest, f"{table}/review")


@pytest.mark.long
@pytest.mark.slow
async def test_concurrent_requests_share_one_review(server: Server) -> None:
    guest, table = await finished(server)
    made = 0
    run = server.site.reviewer._make

    async def counted(*arguments: Any) -> None:
        nonlocal made
        made += 1
        await run(*arguments)

    server.site.reviewer._make = counted  # type: ignore[method-assign, assignment]
    answers = await asyncio.gather(*(guest.http.get(f"{table}/review") for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert made == 1


@pytest.mark.long
@pytest.mark.slow
async def test_reviews_are_limited_per_visitor_and_in_total(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, table = await finished(server)
    assert (await guest.http.head(f"{table}/review")).status_code == 200
    assert not server.site.reviewer._running
    server.site.review_limit = RateLimiter(0.001, 1)
    assert (await guest.http.get(f"{table}/review")).status_code == 200
    for _ in range(2):
        assert (await guest.http.get(f"{table}/review?seat=1")).status_code == 503
    other = await server.guest()
    monkeypatch.setattr(server.site.reviewer, "_queue", Queue(0))
    refused = await other.http.get(f"{table}/review?seat=1")
    assert refused.status_code == 503
    assert "lot of games" in refused.text
    # Everyone may read an existing review.
    async with server.live(table) as live:
        await server.site.reviewer.wait(live, 0)
    assert 'class="sum"' in (await other.http.get(f"{table}/review?seat=0")).text


class Over:
    """A stub for a table whose game is over."""

    def __init__(self, number: int) -> None:
        self.id = str(number)

    async def read(self, _read: object) -> Any:
        return SimpleNamespace(game=SimpleNamespace(id=""))


async def test_a_few_visitors_do_not_keep_all_others_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Reviewer()
    monkeypatch.setattr(made._worker, "prepare", AsyncMock())
    monkeypatch.setattr(made._worker, "run", lambda *_: asyncio.Event().wait())
    begun = []
    for number in range(60):
        who = Visitor(f"guest {number % 3}", "here") if number < 59 else Visitor("another", "there")
        with suppress(Refused):
            made.begin(Over(number), 0, who)  # type: ignore[arg-type]
            begun.append(who.guest)
        await asyncio.sleep(0)
    assert begun == ["guest 0", "guest 1", "guest 2", "guest 0", "another"]
    await made.close()


@pytest.mark.long
@pytest.mark.slow
async def test_the_code_on_the_page_reviews_the_record(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, table = await finished(server)
    page = await reviewed(server, guest, f"{table}/review")
    record = await guest.http.get(f"{table}/record.json")
    name = re.search(r'filename="([^"]+)"', record.headers["content-disposition"])
    code = re.search(r"<code>([^<]+)</code>", page)
    assert name is not None
    assert code is not None
    (tmp_path / name[1]).write_text(record.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    *imports, call = unescape(code[1]).split("; ")
    data: dict[str, Any] = {}
    exec("; ".join(imports), data)
    assert "luck of the draw" in str(eval(call, data))


def test_the_sentence_says_what_luck_and_moves_did() -> None:
    lowered, points = "Your moves lowered your chance to win by", "percentage points"
    said = {
        (0, -31): f"You had average luck. {lowered} 31 {points}.",
        (16, -17): f"You had good luck (+16 {points}). {lowered} 17 {points}.",
        (
            -16,
            17,
        ): f"You had bad luck (\N{MINUS SIGN}16 {points}). Your moves raised your chance to win by 17 {points}.",
        (0, -107): "You had average luck. Your moves cost you the victory.",
        (0, -198): "You had average luck. Your moves gave a lot away, but it was enough.",
        (0, -20): f"You had average luck. {lowered} 20 {points}, a little at a time: none was clearly wrong.",
        (-16, 0): f"You had bad luck (\N{MINUS SIGN}16 {points}). Your moves made no difference.",
    }
    ways = {-107: "lost", -198: "wasted", -20: "bits"}
    others = {
        0: "",
        69: " The others’ moves raised your chance to win by 69 percentage points.",
        904: " The others\N{RIGHT SINGLE QUOTATION MARK} moves raised your chance to win a lot.",
        -9: " The others’ moves lowered your chance to win by 9 percentage points.",
    }
    for (luck, own), text in said.items():
        numbers: dict[str, int | str] = {
            "luck": signed(luck),
            "luck-way": way(luck),
            "own": abs(own),
            "own-way": ways.get(own) or way(own),
        }
        for theirs, sentence in others.items():
            numbers |= {"others": abs(theirs), "others-way": way(theirs) + "-much" * (abs(theirs) > 100)}
            first, _, last = text.partition(" Your")
            assert page_words()["en"].text("review-result-you", **numbers) == f"{first}{sentence} Your{last}"


def test_rounded_parts_add_up() -> None:
    assert sum(percentages([1 / 3, 0.005, 0.005, -0.005, 2 / 3, -0.005])) == 100
    assert signed(-4) == "\N{MINUS SIGN}4"


def test_a_turn_that_luck_decided_says_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "OUTCOMES", 1000)
    table = Simulation(game_ids()[1], ["mate", "mate"], 3).game(0)
    live: Any = SimpleNamespace(
        id="id", sprites=table.sprites, lines=lambda table, seat, language: table.lines(seat, language)
    )
    own = [step for step in pages.steps_of(table, 0) if step]
    luck = [Decision(step, "0", "1", 0.0, 0.1, 0.0, -0.2) for step in own]
    review = Review(table.game.id, 0, 0.0, Sum(0.5, 0, 0, 0, 0, -0.5), tuple(luck), table)
    text = pages.ReviewText(live, table, review, page_words()["en"])
    said = [text.moment(number, one)["then"] for number, one in enumerate(luck)]
    outcomes = [line.text for line in table.lines(0) if line.outcome]
    assert " ".join(filter(None, said)) == " ".join(outcomes)
    assert len(list(filter(None, said))) > 1
    best = Decision(own[0], "0", "0", 0.0, 0.1, 0.3, 0.3)
    assert text.moment(0, best)["then"] == ""
