"""Question keys, by which premoves distinguish questions, and a premove at a real table."""

from pathlib import Path

import pytest
from tests.games.lost_maps.moments import DECK, random_game
from tests.waiting import until
from tests.web.by_hand import lay_out
from tests.web.harness import seated, serving

from spadework.games.lost_maps.notation.asking import ask
from spadework.games.lost_maps.rules.state import CROSSING, KEEPING, NO_CARD, TAKING
from spadework.table.question_key import question_key, question_kind
from spadework.web.server.settings import Settings

GAME = list(random_game(2, 3))
CROSS = next(moment for moment in GAME if moment.state.phase == CROSSING and not moment.state.owed[0])


def crossing(pattern: int, *cards: int) -> tuple[str, str]:
    """The key and the kind of the question to the first seat, given a pattern and its islands."""
    CROSS.state.pattern, CROSS.state.card[0] = pattern, cards
    question = ask(DECK, CROSS.view(0), 0)
    return question_key(question), question_kind(question)


def test_the_kind_of_a_question_ignores_the_pattern_but_not_the_islands() -> None:
    line, other, elsewhere = crossing(0, 0, 36), crossing(4, 0, 36), crossing(0, 5, 36)
    assert line[0] != other[0]
    assert line[1] == other[1] == f'["ask-cross","{DECK.card_names[0]} {DECK.card_names[36]}"]'
    # A move names an island by its place, so a premove must not apply to another island there.
    assert elsewhere[1] != line[1]
    assert crossing(0, 0, NO_CARD)[1] == f'["ask-cross","{DECK.card_names[0]}"]'


def test_keeping_and_taking_are_kinds_of_questions() -> None:
    for phase, kind in ((KEEPING, '["ask-keep"]'), (TAKING, '["ask-take"]')):
        moment = next(moment for moment in GAME if moment.state.phase == phase)
        assert question_kind(ask(DECK, moment.view(0), 0)) == kind


@pytest.mark.parametrize("fits", [True, False])
async def test_a_premove_crosses_off_the_pattern_if_it_fits_else_a_single_box(tmp_path: Path, fits: bool) -> None:
    settings = Settings(
        folder=tmp_path, pause=0, reaction=0, database_timeout=0.2, burst=1000, game_wait=60, warm=False
    )
    async with serving(settings) as server:
        path, guests = await seated(server, "lost_maps", 2)
        async with server.live(path) as live:
            assert live.table is not None
            line = await guests[0].line(path)
            await line.settle()
            state = CROSS.state
            state.pattern, state.card[0], state.crossed[0], state.owed[0] = 4, [0, 36], 0, 0
            state.crossing[0] = 0
            lay_out(live, state)
            legal = [move.text for move in live.table.legal(0)]
            pattern = next(text for text in legal if text.startswith("1:") and text.count(" ") == 3)
            if not fits:
                # One of its boxes is already crossed off.
                state.crossed[0, 0] = 1 << bit_of(pattern.split(":")[1].split()[0])
            lay_out(live, state)
            one_box = [move.text for move in live.table.legal(0) if " " not in move.text and move.text[0] == "1"][-1]
            kind = question_kind(ask(DECK, CROSS.view(0), 0))
            # The premove is made on another player's turn.
            waiting = next(moment for moment in GAME if moment.state.phase == TAKING).state
            lay_out(live, waiting)
            moves = [{"text": text, "label": text} for text in (pattern, one_box)]
            await line.send(type="premove", seat=0, question=kind, prompt="Cross?", moves=moves, repeats=False)
            await line.settle()
            assert live.table.decision(0) == 0
            lay_out(live, state)
            await until(lambda: live.table is not None and live.table.decision(0))
            assert [step.text for step in live.table.steps if step.seat == 0] == [pattern if fits else one_box]


def bit_of(name: str) -> int:
    """The bit of a box."""
    return "abcd".index(name[0]) + 4 * (int(name[1]) - 1)
