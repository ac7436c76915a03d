"""The end page of a game."""

from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from tests.web.harness import Server, finished

from spadework.table import Result
from spadework.table.score_timeline import Score
from spadework.web.features.review.pages import lines, scale
from spadework.web.pages.ending import broken_ties, parts_of

SCORES = [Score("1", (3, 0)), Score("2", (7, -2))]


@pytest.mark.slow
async def test_the_end_page_addresses_players_and_others(server: Server) -> None:
    guest, table = await finished(server)
    async with server.live(table) as live:
        result = await live.read(lambda table: table.result)
    assert result is not None
    own = await guest.http.get(f"{table}/ending")
    other = await (await server.guest()).http.get(f"{table}/ending")
    assert own.status_code == other.status_code == 200
    assert ("You won" in own.text) == (result.places[0] == 1)
    assert "You " not in other.text
    for score in result.scores:
        assert f'<strong class="score">{score}</strong>' in other.text


@pytest.mark.long
@pytest.mark.slow
async def test_the_board_can_be_kept_as_a_picture(server: Server) -> None:
    guest, table = await finished(server)
    answer = await guest.http.get(f"{table}/picture.svg?seat=0")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "attachment" in answer.headers["content-disposition"]
    root = ElementTree.fromstring(answer.text)
    assert root.tag.endswith("svg")
    assert "@font-face" in answer.text


async def test_nothing_is_available_before_the_end(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("me computer")
    await guest.dealt(table)
    for path in ("ending", "picture.svg", "picture.svg?seat=0"):
        assert (await guest.http.get(f"{table}/{path}")).status_code == 409
    assert (await guest.http.get(f"{table}/picture.svg?seat=1")).status_code == 403


def test_a_chart_has_a_line_for_everybody_and_holds_all_points() -> None:
    assert scale(SCORES) == [-5, 0, 5, 10]
    chart = lines(SCORES, "Points")
    assert [f'class="line-{seat}"' in chart for seat in range(3)] == [True, True, False]
    assert ElementTree.fromstring(chart).find("title") is not None


def test_score_parts_without_points_are_omitted() -> None:
    scored = Result((7, 0), (1, 2), ({"maps": 7, "coins": 0}, {"maps": 0, "coins": 0}))
    table = SimpleNamespace(game=SimpleNamespace(words={"en": SimpleNamespace(text=str)}))
    assert parts_of(table, scored, [1, 0], "en") == [{"name": "part-maps", "points": [0, 7]}]  # type: ignore[arg-type]


def test_players_separated_by_a_tie_break_are_named() -> None:
    def result(scores: tuple[int, ...], places: tuple[int, ...]) -> Result:
        return Result(scores, places, tuple({} for _ in scores))

    assert broken_ties(result((45, 94, 45), (3, 1, 2))) == [[2, 0]]
    assert broken_ties(result((45, 94, 45), (2, 1, 2))) == []
    assert broken_ties(result((7, 9, 7, 9), (3, 2, 4, 1))) == [[3, 1], [0, 2]]
