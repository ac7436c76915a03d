from typing import Any

import numpy as np
import pytest

import spadework
from spadework.engine.discovery import all_games
from spadework.engine.encoding import Encoder
from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.lab.batch import Batch

GAMES = [(game, seats) for game in all_games().values() for seats in game.rules.SEATS]
COUNT = 16


def some_batch(game: Game, seats: int, steps: int = 0) -> Batch:
    batch = Batch(game, seats, COUNT, seed=3, limit=300)
    for step in range(steps):
        batch.step(batch.any_moves(step))
    return batch


@pytest.mark.long(but=("dragon_island-3-True",))
@pytest.mark.slow
@pytest.mark.parametrize("one_hot", [True, False])
@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda value: str(getattr(value, "id", value)))
def test_encoded_views_are_decoded_exactly(game: Game, seats: int, one_hot: bool) -> None:
    batch = some_batch(game, seats)
    encoder = batch.new_encoder(one_hot=one_hot)
    for step in range(120):
        numbers = encoder.encode(batch.views, batch.to_move)
        assert encoder.decode(numbers, batch.to_move).tobytes() == batch.views.tobytes()
        batch.step(batch.any_moves(step))


@pytest.mark.long
def test_spectators_views_are_encoded_like_the_first_seats(toy: Game) -> None:
    batch = some_batch(toy, 3, steps=4)
    views = np.array([batch.position(lane).view().record for lane in range(COUNT)], batch.views.dtype)
    encoder = batch.new_encoder()
    nobody = [SPECTATOR] * COUNT
    numbers = encoder.encode(views, nobody)
    assert encoder.decode(numbers, nobody).tobytes() == views.tobytes()
    assert (numbers == encoder.encode(views, [0] * COUNT)).all()


def named(encoder: Encoder, numbers: Any) -> dict[str, float]:
    return dict(zip(encoder.names, numbers.tolist(), strict=True))


def test_the_viewing_seat_comes_first(toy: Game) -> None:
    batch = some_batch(toy, 3)
    encoder = batch.new_encoder()
    view = toy.new_states(1)
    view[0].seats, view[0].coins[:], view[0].digging, view[0].lucky[:] = 3, [10, 20, 30], 0b011, [-1, 4, -1]
    told = named(encoder, encoder.encode(view, [1])[0])
    assert [told[f"coins[{place}]"] for place in range(3)] == [np.float32(coins / 50) for coins in (20, 30, 10)]
    assert [told[f"digging:me+{place}"] for place in range(3)] == [1, 0, 1]
    assert told["lucky[0]=4"] == told["lucky[1]=-1"] == told["lucky[2]=-1"] == 1
    few = batch.new_encoder(one_hot=False)
    assert named(few, few.encode(view, [1])[0])["lucky[0]"] == 5


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.id))
def test_every_encoded_number_has_a_unique_name(game: Game) -> None:
    batch = some_batch(game, game.rules.SEATS[-1])
    encoder = batch.new_encoder()
    assert len(set(encoder.names)) == encoder.size == encoder.encode(batch.views, batch.to_move).shape[1]
    for name in encoder.names:
        field = name.replace("[", "=").replace(":", "=").replace(".", "=").partition("=")[0]
        assert field in (game.rules.STATE.names or ())


def test_the_encoder_refuses_mismatched_arguments(toy: Game) -> None:
    batch = some_batch(toy, 2)
    encoder = batch.new_encoder()
    with pytest.raises(ValueError, match=r"expected seats as integers of shape \(16,\), not int64 of shape \(2,\)"):
        encoder.encode(batch.views, [0, 1])
    with pytest.raises(ValueError, match="seats are 0 to 1, or -1 for a spectator"):
        encoder.encode(batch.views, [2] * COUNT)
    with pytest.raises(ValueError, match="expected views of dig"):
        encoder.encode(np.zeros(COUNT), [0] * COUNT)
    with pytest.raises(ValueError, match=r"expected float32 of shape \(16, \d+\), not float64 of"):
        encoder.encode(batch.views, batch.to_move, np.zeros((COUNT, encoder.size)))
    with pytest.raises(ValueError, match=rf"expected numbers of shape \(n, {encoder.size}\), not \(1, 3\)"):
        encoder.decode(np.zeros((1, 3)), [0])
    with pytest.raises(ValueError, match="dig is for 2 to 3 players, not 7"):
        Encoder(toy, 7, batch.variant.materials, toy.option_codes({}))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.id))
def test_encoding_an_invalid_record_writes_only_to_its_row(game: Game) -> None:
    batch = some_batch(game, game.rules.SEATS[0])
    encoder = batch.new_encoder()
    random = np.random.default_rng(1)
    room = np.full((COUNT + 2, encoder.size), 7, np.float32)
    for _ in range(20):
        views = game.new_states(COUNT)
        views.view(np.uint8)[:] = random.integers(0, 256, views.nbytes, np.uint8)
        views["seats"] = encoder.seats
        encoder.encode(views, [0] * COUNT, room[1:-1])
        assert (room[0] == 7).all()
        assert (room[-1] == 7).all()


def test_the_repr_of_an_encoder_names_its_game() -> None:
    game = spadework.game(spadework.game_ids()[0])
    assert repr(some_batch(game, game.rules.SEATS[0]).new_encoder()).startswith(f"<Encoder of {game.id} for ")


def test_views_of_other_tables_are_refused(toy: Game) -> None:
    encoder, other = some_batch(toy, 2).new_encoder(), some_batch(toy, 3)
    with pytest.raises(ValueError, match="expected views of games with 2 players, not 3"):
        encoder.encode(other.views, [0] * COUNT)
    with pytest.raises(ValueError, match="expected views of dig"):
        encoder.encode([1, 2], [0, 0])
