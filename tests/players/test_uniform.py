from spadework.engine.game import Game
from spadework.players import new_player
from spadework.table import Table


def test_every_legal_move_is_as_likely(toy: Game) -> None:
    table = Table(toy, 2, 1)
    player = new_player("random", toy, table.deck, 2)
    chosen = [player.choose(table.view(0).record, 0) for _ in range(4000)]
    # Five standard deviations around the mean.
    assert abs(sum(chosen) - 2000) < 5 * 31.7
    assert set(chosen) == {0, 1}


def test_seeds_choose_differently(toy: Game) -> None:
    view = Table(toy, 2, 1).view(0).record
    assert {new_player("random", toy, toy.deck(), seed).choose(view, 0) for seed in range(40)} == {0, 1}
