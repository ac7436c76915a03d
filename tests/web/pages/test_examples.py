"""Worked examples in rule books."""

import pytest
from tests.waiting import until
from tests.web.harness import GAME, Server

from spadework.engine.discovery import game as find_game
from spadework.engine.examples import Example
from spadework.web.pages.rules import rulebook


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule book with an example that shows the deal."""
    game = find_game(GAME)
    dealt = Example(2, 3, 0, (), 0, (0, 0, 1, 1))
    monkeypatch.setitem(vars(game), "examples", {"dealt": dealt})
    monkeypatch.setattr(
        type(game), "rulebook", lambda *_: "# Book\n\n![How it begins](example:dealt)\n\n![A](b.png) x\n"
    )
    rulebook.cache_clear()


@pytest.mark.usefixtures("shown")
async def test_rule_book_examples_have_placeholders_and_pictures(server: Server) -> None:
    guest = await server.guest()
    page = (await guest.http.get(f"/games/{GAME}/rules")).text
    rulebook.cache_clear()
    address = f"/games/{GAME}/examples/dealt"
    assert f'data-example="{address}" data-pictures="1"' in page
    assert "<figcaption>How it begins" in page

    async def is_drawn() -> bool:
        return (await guest.http.get(f"{address}/0.json")).status_code != 204

    await until(is_drawn)
    answer = await guest.http.get(f"{address}/0.json")
    assert answer.json()["picture"].startswith("<svg")
    assert answer.json()["log"] == []
    for missing in (f"{address}/1.json", f"/games/{GAME}/examples/other/0.json"):
        assert (await guest.http.get(missing)).status_code == 404
