"""Reasons why a move can't be chosen now, derived from the viewer's own view."""

import pytest
from tests.web.harness import Server
from tests.web.table.test_taking_back import moves_of, opened


async def test_a_waiting_player_is_told_whose_turn_it_is(server: Server) -> None:
    _, lines, views = await opened(server)
    await lines[0].play(views[0], moves_of(views[0])[0])
    await lines[0].settle()
    await lines[0].send(type="why", seat=0, move=moves_of(views[0])[1])
    told = await lines[0].hear()
    assert (told["type"], told["seat"]) == ("why", 0)
    assert told["reason"] == "It’s not your turn. Waiting for Player 2 and Player 3."


@pytest.mark.parametrize(("move", "says"), [("take 1", "Not now (rule "), ("", "Not now. "), ("nonsense", "Not now. ")])
async def test_a_player_on_turn_is_told_what_to_decide(server: Server, move: str, says: str) -> None:
    _, lines, views = await opened(server)
    await lines[1].send(type="why", seat=1, move=move)
    reason = (await lines[1].hear())["reason"]
    assert reason.startswith(says)
    assert reason.endswith(views[1]["prompt"])


async def test_asking_for_another_seat_is_refused(server: Server) -> None:
    _, lines, _ = await opened(server)
    await lines[1].send(type="why", seat=0, move="")
    assert (await lines[1].hear())["type"] == "error"
