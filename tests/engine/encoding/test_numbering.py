import numpy as np
import pytest

from spadework.engine.discovery import all_games
from spadework.engine.encoding import Numbering
from spadework.engine.game import Game
from spadework.engine.interface.encoding import Factor
from spadework.lab.batch import Batch

GAMES = [(game, seats) for game in all_games().values() for seats in game.rules.SEATS]


def test_numbers_are_consecutive_in_the_order_of_the_codes() -> None:
    numbering = Numbering([900, 5, 70, 5])
    assert [numbering.number(code) for code in (5, 70, 900)] == [0, 1, 2]
    assert [numbering.code(number) for number in range(3)] == [5, 70, 900]
    assert numbering.parts.tolist() == [[0], [1], [2]]
    assert repr(numbering) == "<Numbering of 3 codes>"


def test_unknown_codes_and_numbers_are_errors() -> None:
    numbering = Numbering([900, 5, 70])
    with pytest.raises(ValueError, match="there is no code 6 among the 3"):
        numbering.number(6)
    for number in (-1, 3):
        with pytest.raises(ValueError, match=f"there is no number {number}; numbers are 0 to 2"):
            numbering.code(number)


def test_many_codes_are_looked_up_together() -> None:
    numbering = Numbering([900, 5, 70])
    assert numbering.numbers_of(np.array([900, 5], np.int32)) == [0, 2]
    for missing in (6, 901):
        with pytest.raises(ValueError, match=f"there is no code {missing} among the 3"):
            numbering.numbers_of(np.array([5, missing], np.int32))


def test_factors_split_codes_into_parts() -> None:
    numbering = Numbering(
        [1 * 64 + 3 * 8, 2 * 64 + 1 * 8 + 4], [Factor("what", 64, 3), Factor("where", 8, 8), Factor("who", 1, 5)]
    )
    assert numbering.parts.tolist() == [[1, 3, 0], [2, 1, 4]]


@pytest.mark.long(but=("dragon_island-3",))
@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda value: str(getattr(value, "id", value)))
def test_every_legal_move_has_a_unique_number(game: Game, seats: int) -> None:
    batch = Batch(game, seats, 64, seed=seats, limit=400)
    mask = batch.number_mask()
    for step in range(400):
        batch.number_mask(out=mask)
        assert (mask.sum(1) == batch.counts).all()
        batch.step(batch.any_moves(step))
    parts = batch.numbering.parts
    assert len(np.unique(parts, axis=0)) == len(batch.numbering)
    assert (parts.max(0) < [factor.values for factor in batch.numbering.factors]).all()
