"""Question keys, by which premoves distinguish questions, and a premove at a real table."""

from pathlib import Path

import pytest
from tests.games.dragon_island.position import OWN, Position
from tests.games.dragon_island.talk import play
from tests.waiting import until
from tests.web.by_hand import lay_out
from tests.web.harness import first_views, seated, serving

from spadework.games.dragon_island.notation.asking import ask
from spadework.table.question_key import question_key, question_kind
from spadework.web.server.settings import Settings


def announced(move: str, active: int = 0, asked: int = 1, **hands: str) -> tuple[str, str]:
    """The key and the kind of the question to a seat after the announcement of a move."""
    position = Position(active=active).stand(brown="c4", green="c5", blue="d4")
    position.give(active, "terror", "attack", "slumber-or-terror", "forest")
    position.give(1, hands.get("hand", "counterspell")).give(3, "counterspell")
    play(position, active, move)
    question = ask(OWN, position.view(asked)[0], asked)
    return question_key(question), question_kind(question)


def test_the_kind_of_a_question_includes_the_announced_action() -> None:
    terror, attack = announced("terror brown"), announced("attack seat 2")
    assert terror[1] == '["ask-counterspell","terror brown"]'
    assert attack[1] == '["ask-counterspell","attack seat 2"]'
    assert announced("terror blue")[1] == '["ask-counterspell","terror blue"]'


def test_the_kind_of_a_question_ignores_who_plays_which_card() -> None:
    once = announced("terror brown")
    others = [announced("terror brown with slumber-or-terror"), announced("terror brown", active=2)]
    assert {kind for _, kind in others} == {once[1]}
    assert len({key for key, _ in [once, *others]}) == 3


def test_the_kind_of_a_question_includes_which_hunter_steps_where() -> None:
    green = announced("step b4 with forest", hand="slumber")
    assert green[1] == '["ask-slumber","step b4 by green"]'
    position = Position(active=3).give(3, *["volcano"] * 6).give(1, "slumber")
    play(position, 3, "pass", "draw up")
    assert question_kind(ask(OWN, position.view(1)[0], 1)) == '["ask-slumber-at-once","turn"]'


@pytest.mark.parametrize(("move", "countered"), [("terror brown", True), ("terror blue", False)])
async def test_a_premove_counters_only_a_terror_against_its_owner(tmp_path: Path, move: str, countered: bool) -> None:
    settings = Settings(
        folder=tmp_path, pause=0, reaction=1000.0, database_timeout=0.2, burst=1000, game_wait=60, warm=False
    )
    async with serving(settings) as server:
        path, guests = await seated(server, "dragon_island", 4)
        async with server.live(path) as live:
            assert live.table is not None
            position = Position().stand(brown="c4", blue="d4").give(0, "terror").give(1, "counterspell")
            lay_out(live, position.state)
            line = await guests[1].line(path)
            await line.settle()
            moves = [{"text": "counterspell", "label": "Play Counterspell"}]
            kind = '["ask-counterspell","terror brown"]'
            await line.send(type="premove", seat=1, question=kind, prompt="Terror?", moves=moves, repeats=True)
            await line.settle()
            eyes = [await guest.line(path) for number, guest in enumerate(guests) if number != 1]
            await first_views(eyes)
            assert not await live.play(0, live.table.decision(0), move)
            version = live.time_to_react
            log_lines = [[message["type"] for message in await other.settle()] for other in eyes]
            await until(lambda: live.id not in server.site.tables._premoves._running)
            # The reaction is sealed until the time to react is over, and the others see no difference.
            assert log_lines == [["view"]] * len(eyes)
            assert [await other.settle() for other in eyes] == [[]] * len(eyes)
            assert live.time_to_react == version is not None
            assert [step.text for step in live.table.steps if step.seat == 1 and step.text == "counterspell"] == (
                ["counterspell"] if countered else []
            )
            if countered:
                await live.let_time_pass(version)
                brown = position.hunter("brown")
                assert int(live.table.view(2).record.hunter[brown]) == position.field("c4")
