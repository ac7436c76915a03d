import copy
import pickle

import pytest
from tests.some_games import ONE_OF_EACH

from spadework.table import Table


def played(game: str, moves: int) -> Table:
    table = Table(game, seed=4, seats=3)
    for _ in range(moves):
        seat = table.to_move[-1]
        table.play(seat, table.legal(seat)[-1])
    return table


@pytest.mark.parametrize("game", [game.id for game in ONE_OF_EACH])
def test_a_pickled_table_continues_identically(game: str) -> None:
    table = played(game, 6)
    for other in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table), copy.copy(table)):
        assert other is not table
        assert other.record() == table.record()
        assert [other.view(seat) for seat in range(3)] == [table.view(seat) for seat in range(3)]
        for _ in range(4):
            seat = table.to_move[-1]
            other.play(seat, other.legal(seat)[-1])
            if other.to_move != table.to_move:
                break
        assert len(other.steps) > len(table.steps)
    later, there = played(game, 9), pickle.loads(pickle.dumps(table))
    for _ in range(3):
        seat = there.to_move[-1]
        there.play(seat, there.legal(seat)[-1])
    assert there.record() == later.record()


def test_a_pickled_table_keeps_its_reversals() -> None:
    table = played(ONE_OF_EACH[0].id, 1)
    table.reversals.append(3)
    assert pickle.loads(pickle.dumps(table)).reversals == [3]
