"""A site under a path of its host."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.person import Person, kinds
from tests.browser.thread_server import serving_in_a_thread
from tests.some_games import ONE_OF_EACH

from spadework.web.server.settings import Settings

ROOT = "/far/table"


@pytest.mark.browser
def test_a_game_is_played_to_its_end_under_a_sub_path(
    newcomer: Callable[..., Person],
    compiled_games: None,  # noqa: ARG001
    tmp_path: Path,
) -> None:
    settings = Settings(folder=tmp_path, root=ROOT, pause=0, reaction=0, game_wait=60, warm=False)
    with serving_in_a_thread(settings) as server:
        person = newcomer(1280, 800, address=f"{server.address}{ROOT}")
        game = ONE_OF_EACH[0].id
        table = person.open_table(game, kinds(game, "me"), ["Anna"])
        for _ in range(2):
            person.situation("wait")
            person.play_by_clicks()
        person.situation("wait")
        person.play_over_socket(table)
        person.go(table)
        person.until("over")
        person.at("#result a[href*=replay]").click()
        person.page.wait_for_url(f"{server.address}{ROOT}{table}/replay*")
        expect(person.at("#board > svg")).to_be_visible()
        cookies = {str(cookie["path"]) for cookie in person.page.context.cookies()}
        person.no_errors()
    assert cookies == {f"{ROOT}/"}
