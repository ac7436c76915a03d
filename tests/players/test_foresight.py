"""Foresight: the questions a seat may be asked, found from its view alone."""

import json
from dataclasses import replace

import pytest
from tests.some_games import ONE_OF_EACH, REACTING, game_for

from spadework.engine.game import Game
from spadework.engine.stream import new_stream
from spadework.players import foresight
from spadework.players.foresight import Reader, foresee
from spadework.players.job import Job
from spadework.table import Table
from spadework.table.question_key import question_key, question_kind

READER = Reader(("Ada", "Ben", "Cleo"), "en")
LONG = 60.0


def asked_of(table: Table, seat: int) -> Job:
    """Return a job for the foresight of a seat."""
    return Job(table.game.id, table.setup.options, "mate", seat, table.view(seat).record.tobytes(), 7)


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_foresight_includes_the_current_question_and_its_answers(game: Game) -> None:
    table = Table(game, 3, seed=3)
    seat = table.to_move[0]
    now = game.notation.ask(table.deck, table.view(seat).record, seat)
    first = foresee(asked_of(table, seat), LONG, READER)[0]
    assert (first.key, first.kind, first.percent) == (question_key(now), question_kind(now), 100)
    assert first.prompt == table.prompt(seat)
    assert {labelled.text for labelled in table.labelled_moves(seat)} <= {text for text, _ in first.moves}


def test_foresight_finds_future_questions_for_a_waiting_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "MOST_PLAYOUTS", 12)
    table = Table(game_for(3), 3, seed=3)
    seat = table.to_move[0]
    others = [other for other in range(3) if other not in table.to_move]
    questions = foresee(asked_of(table, others[0] if others else seat), LONG, READER)
    assert questions
    assert [question.percent for question in questions] == sorted((one.percent for one in questions), reverse=True)
    assert sum(len(question.moves) for question in questions) <= foresight.MOST_MOVES


def test_reactions_are_foreseen() -> None:
    game = REACTING[0]
    table = Table(game, game.rules.SEATS[0], seed=5)
    seat = (table.to_move[0] + 1) % table.seats
    labels = Reader(tuple(f"P{number}" for number in range(table.seats)), "de")
    none = game.notation.write(table.deck, seat, game.reactions.none) if game.reactions else ""
    found = [one for one in foresee(asked_of(table, seat), LONG, labels) if none in dict(one.moves)]
    assert found
    assert all(len(json.loads(one.kind)) == 2 for one in found), "a game says what kind of thing may be reacted to"


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_foresight_depends_only_on_the_view(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(foresight, "MOST_PLAYOUTS", 4)
    table = Table(game, 3, seed=3)
    for _ in range(4):
        mover = table.to_move[0]
        table.play(mover, table.legal(mover)[-1])
    other = game.new_states(1)
    game.rules.sample_state(table.deck.record, table.view(1).record, 1, new_stream(9), other[0])
    seen = game.new_states(1)
    game.rules.view(table.deck.record, other[0], 1, seen[0])
    job = asked_of(table, 1)
    assert foresee(replace(job, view=seen[0].tobytes()), LONG, READER) == foresee(job, LONG, READER)


def test_foresight_respects_its_time_limit() -> None:
    table = Table(game_for(3), 3, seed=3)
    assert all(one.percent == 100 for one in foresee(asked_of(table, table.to_move[0]), 0.0, READER))
