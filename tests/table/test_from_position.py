"""Tables that continue from a position."""

import pickle
import random

import pytest
from tests.some_games import ONE_OF_EACH

import spadework
from spadework.engine.game import Game
from spadework.table import Position, Table
from spadework.table.record import BrokenRecord, dumps


def some_moves(game: Game, count: int = 6, seed: int = 3) -> Table:
    table, choices = Table(game, game.rules.SEATS[-1], seed), random.Random(4)
    for _ in range(count):
        if not table.over:
            seat = table.to_move[0]
            table.play(seat, choices.choice(table.legal(seat)[:2]))
    return table


def to_the_end(table: Table) -> Table:
    choices = random.Random(1)
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, choices.choice(table.legal(seat)))
    return table


@pytest.mark.long(but=("lost_maps",))
@pytest.mark.slow
@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.id)
def test_a_game_from_a_position_is_played_and_its_record_verified(game: Game) -> None:
    position = some_moves(game).position()
    table = position.table(5)
    assert (table.steps, table.position(), table.log()) == ([], position, [])
    to_the_end(table)
    record = table.record()
    assert spadework.verify(dumps(record), trusted=True).result == table.result
    assert spadework.replay(record, 3, trusted=True).position() == table.position(3)
    assert pickle.loads(pickle.dumps(table)).result == table.result
    assert position.table(5).position(0) == position


def test_chance_plays_if_it_moves_next() -> None:
    game = spadework.game_ids()[1]
    position = Position.deal(game)
    table = position.table(7, ["Ada", "Bo"])
    assert table.to_move
    assert table.names == ("Ada", "Bo")
    assert table.steps
    assert position.table(7).steps == table.steps != position.table(8).steps


def test_a_record_that_begins_from_a_position_must_be_trusted() -> None:
    record = some_moves(ONE_OF_EACH[0]).position().table(5).record()
    for play in (spadework.replay, spadework.verify):
        with pytest.raises(BrokenRecord, match=r"^line \d+: it begins from a position.*trusted=True"):
            play(dumps(record))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"position": "position-2 x"}, "not a position"),
        ({"seats": ["Ada", "Bo", "Cleo"]}, "a different number of players"),
        ({"position": 7}, "position"),
    ],
)
def test_a_record_that_does_not_fit_its_position_is_refused(change: dict[str, object], reason: str) -> None:
    table = Table(spadework.game_ids()[1], 2, 3)
    record = table.position().table(5).record() | change
    with pytest.raises(BrokenRecord, match=reason):
        spadework.replay(record, trusted=True)


def test_a_position_of_another_game_is_refused(toy: Game) -> None:
    record = Table(ONE_OF_EACH[0], ONE_OF_EACH[0].rules.SEATS[0], 3).record()
    record["position"] = Table(toy, 2, 3).position().text()
    with pytest.raises(BrokenRecord, match="not a position of"):
        spadework.replay(record, trusted=True)
