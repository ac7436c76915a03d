"""The tutorial: the guide at a table, over the live connection."""

import pytest
from tests.web.harness import GAME, Guest, Server

from spadework.engine.discovery import game as find_game
from spadework.engine.tutorial import Lesson, Turn, Tutorial
from spadework.table.rehearsal import tutorial_table


@pytest.fixture(autouse=True)
def tutorial(monkeypatch: pytest.MonkeyPatch) -> Tutorial:
    """Return a short tutorial made of the first moves that the game's rules allow."""
    game = find_game(GAME)
    table = tutorial_table(game, Tutorial(2, 0, 3, "deck-hand", ()))
    first = table.legal(0)[1].text
    table.play(0, first)
    answering = table.to_move[-1]
    second = table.legal(answering)[0].text
    turn = Turn(answering, (second,), "no" if answering == 0 else "")
    made = Tutorial(
        2, 0, 3, "deck-hand", (Lesson("title"), Turn(0, (first,), "title"), Lesson("title"), turn, Lesson("title"))
    )
    monkeypatch.setitem(vars(game), "tutorial", made)
    for step in (Lesson, Turn):
        monkeypatch.setattr(step, "message", property(lambda _: "title"))
    return made


async def learning(server: Server) -> tuple[Guest, str]:
    guest = await server.guest()
    answer = await guest.http.post(f"/games/{GAME}/tutorial")
    assert answer.status_code == 303
    return guest, str(answer.headers["location"])


async def test_a_learner_is_led_through_the_script_and_plays_on(server: Server, tutorial: Tutorial) -> None:
    guest, table = await learning(server)
    assert 'id="tutorial"' in (await guest.http.get(table)).text
    line = await guest.line(table)
    view = await line.hear_until("view")
    title = find_game(GAME).title()
    turn = tutorial.steps[1]
    assert isinstance(turn, Turn)
    assert view["guide"] == {
        "lessons": [{"text": title, "point": []}],
        "number": 0,
        "of": 3,
        "move": turn.moves[0],
        "over": False,
    }
    other = next(move["text"] for move in view["moves"] if move["text"] != turn.moves[0])
    assert (await line.play(view, other))["type"] == "refused"
    assert (await line.play(view, turn.moves[0]))["type"] == "played"
    while (view := await line.hear_until("view"))["guide"]["number"] != 1:
        pass
    # The other player waits until the learner has read on.
    assert not [told for told in await line.settle() if told["type"] == "view"]
    await line.send(type="read", lessons=2)
    while not (view := await line.hear_until("view"))["guide"] or not view["guide"]["over"]:
        pass
    assert view["guide"]["lessons"]
    later = view["moves"][0]["text"]
    assert (await line.play(view, later))["type"] == "played"
    while (await line.hear_until("view"))["guide"] is not None:
        pass


async def test_spectators_get_no_guide_and_cannot_read_on(server: Server) -> None:
    _, table = await learning(server)
    stranger = await server.guest()
    line = await stranger.line(table)
    await line.send(type="read", lessons=9)
    view = await line.hear_until("view")
    assert view["guide"] is None
    async with server.live(table) as live:
        assert live.tutorial is not None
        assert live.table is not None
        stage = live.tutorial.stage(live.table)
        assert stage is not None
        assert live.tutorial.waits(stage)


async def test_a_game_without_a_tutorial_has_no_such_page(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(find_game(GAME)), "tutorial", None)
    guest = await server.guest()
    assert (await guest.http.post(f"/games/{GAME}/tutorial")).status_code == 404


async def test_reloading_the_tutorial_url_redirects_to_the_page_offering_it(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.http.get(f"/games/{GAME}/tutorial")
    assert answer.status_code == 303
    assert f'action="/games/{GAME}/tutorial"' in (await guest.http.get(answer.headers["location"])).text
    assert (await guest.http.get("/games/chess/tutorial")).status_code == 404
