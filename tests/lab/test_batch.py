import copy
import hashlib
import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from tests.some_games import ONE_OF_EACH

import spadework
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.lab.batch import Batch
from spadework.lab.simulation import Simulation

GAME = ONE_OF_EACH[0].id
COUNT = 6


def played(batch: Batch, steps: int, seed: int = 0) -> list[bytes]:
    """Play random moves. Return what is observed after each step."""
    seen = []
    for number in range(steps):
        batch.step(batch.any_moves(seed + number))
        parts = (batch.views, batch.to_move, batch.counts, batch.rewards, batch.terminated, batch.truncated)
        seen.append(b"".join(np.ascontiguousarray(part).tobytes() for part in parts))
    return seen


@pytest.fixture(params=["dig", *(game.id for game in ONE_OF_EACH)])
def game(request: pytest.FixtureRequest, toy: Game) -> Game:
    return toy if request.param == "dig" else spadework.game(request.param)


@pytest.mark.slow
def test_a_batch_plays_the_games_of_a_simulation(game: Game) -> None:
    seats = game.rules.SEATS[0]
    simulation = Simulation(game, ["random"] * seats, 9)
    batch = Batch(game, seats, 2, seed=9)
    outcomes = list(simulation.play(4))
    for lane in range(2):
        for number in (lane, lane + 2):
            for seat, code in [step for step in simulation.log(number) if step[0] != CHANCE]:
                assert batch.numbers[lane] == number
                assert batch.to_move[lane] == seat
                codes = batch.moves[:, 0].copy()
                codes[lane] = code
                other = batch.clone()
                batch.step_codes(codes)
                # The other lane waits.
                keep(batch, other, 1 - lane)
            assert batch.terminated[lane]
            assert batch.rewards[lane].tolist() == [np.float32(won) for won in outcomes[number].wins]
        assert batch.numbers[lane] == lane + 4


def keep(batch: Batch, before: Batch, lane: int) -> None:
    """Reset a lane to an earlier state."""
    for array, old in zip(batch._lanes, before._lanes, strict=True):
        array[lane] = old[lane]


@pytest.mark.slow
def test_threads_clones_and_pickles_play_the_same(game: Game) -> None:
    seats = game.rules.SEATS[-1]
    alone, shared = Batch(game, seats, COUNT, 3), Batch(game, seats, COUNT, 3, threads=4)
    assert played(alone, 60) == played(shared, 60)
    twins = [alone.clone(), copy.copy(shared), copy.deepcopy(alone), pickle.loads(pickle.dumps(shared))]
    after = played(alone, 60, seed=60)
    assert all(played(twin, 60, seed=60) == after for twin in twins)
    assert played(Batch(game, seats, COUNT, 4), 60) != played(Batch(game, seats, COUNT, 3), 60)


@pytest.mark.long(but=("dig",))
@pytest.mark.slow
def test_views_and_moves_in_a_batch_match_the_positions(game: Game) -> None:
    batch = Batch(game, game.rules.SEATS[-1], 4, 2)
    for number in range(40):
        for lane in range(len(batch)):
            position, seat = batch.position(lane), int(batch.to_move[lane])
            assert seat in position.to_move
            assert [move.code for move in position.legal(seat)] == batch.moves[lane, batch.mask[lane]].tolist()
            view = position.view(seat).record
            assert all(np.array_equal(view[name], batch.views[lane][name]) for name in view.dtype.names)
        guessed = batch.guess(number)
        for lane, state in enumerate(guessed):
            seat = int(batch.to_move[lane])
            seen = spadework.Position(game, state=state).view(seat).record
            assert all(np.array_equal(seen[name], batch.views[lane][name]) for name in seen.dtype.names)
        batch.step(batch.any_moves(number))


def test_points_add_up_to_the_score() -> None:
    batch = Batch(GAME, 2, 1, 8, rewards="points")
    before, total = batch.position(0).scores, np.zeros(2)
    last = batch.clone()
    while not batch.terminated[0]:
        last = batch.clone()
        batch.step(np.zeros(1, int))
        total += batch.rewards[0]
    # Repeat the last step on a position, because the batch has started the next game.
    position = last.position(0)
    position.play(int(last.to_move[0]), int(last.moves[0, 0]))
    position.play_chance(1)
    assert (total + before).tolist() == list(position.scores)


def test_a_batch_truncates_games_at_the_limit() -> None:
    batch = Batch(GAME, 2, 3, limit=5)
    for number in range(1, 11):
        batch.step(batch.any_moves(number))
        assert batch.truncated.all() == (number % 5 == 0)
        assert not batch.terminated.any()
        assert not batch.rewards.any()
    assert batch.numbers.tolist() == [6, 7, 8]


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ([0, 0], r"expected choices to be whole numbers of shape \(3,\), not int64 of shape \(2,\)"),
        ([0.0, 0.0, 0.0], r"not float64 of shape \(3,\)"),
        ([0, -1, 0], "lane 1: there is no move -1; seat 0 has"),
        ([0, 0, 10**6], "lane 2: there is no move 1000000"),
        (["a", "b", "c"], "expected choices to be whole numbers"),
    ],
)
def test_invalid_choices_are_errors_and_play_nothing(choices: Any, reason: str) -> None:
    batch = Batch(GAME, 2, 3)
    before = played(batch.clone(), 3)
    with pytest.raises(ValueError, match=reason):
        batch.step(choices)
    with pytest.raises(ValueError, match=r"lane 0: seat 0 can't play -5; its legal moves are \d+"):
        batch.step_codes([-5, 0, 0])
    assert batch.lengths.tolist() == [0, 0, 0]
    assert played(batch, 3) == before


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seats": 9}, "is for"),
        ({"count": 0}, "expected count to be a whole number from 1 to"),
        ({"threads": 0}, "expected threads to be a whole number from 1 to"),
        ({"limit": 0}, "expected limit to be a whole number from 1 to"),
        ({"rewards": "gold"}, "unknown rewards 'gold'; choose from 'wins', 'points'"),
        ({"options": {"luck": "on"}}, "luck"),
    ],
)
def test_invalid_parameters_are_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Batch(GAME, **wrong)


@pytest.mark.slow
def test_an_uncompiled_batch_plays_the_same_games(toy: Game) -> None:
    assert toy.folder.parent
    code = (
        "import sys; sys.path[:0] = sys.argv[1:]\n"
        "from pathlib import Path\n"
        "from spadework.engine.game import Game\n"
        "from tests.lab.test_batch import digest\n"
        "print(digest(Game('dig', 'dig', Path(sys.argv[1]) / 'dig')))"
    )
    plain = subprocess.run(
        [sys.executable, "-c", code, str(toy.folder.parent), "."],
        env={**os.environ, "SPADEWORK_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == digest(toy)


def digest(game: Game) -> str:
    seen = played(Batch(game, 3, 3, 5, rewards="points"), 40)
    return hashlib.sha256(b"".join(seen)).hexdigest()


def test_moves_can_be_chosen_by_number_or_index(game: Game) -> None:
    batch = Batch(game, game.rules.SEATS[0], COUNT, seed=2, threads=2)
    other = batch.clone()
    for seed in range(30):
        mask = batch.number_mask()
        assert (mask.sum(1) == batch.counts).all()
        places = batch.any_moves(seed)
        codes = batch.moves[np.arange(COUNT), places]
        numbers = np.array([batch.numbering.number(int(code)) for code in codes])
        assert mask[np.arange(COUNT), numbers].all()
        batch.step(places)
        other.step_numbers(numbers)
        assert batch.views.tobytes() == other.views.tobytes()
        assert (batch.observe() == other.observe()).all()


def test_observations_encode_the_views(game: Game) -> None:
    batch = Batch(game, game.rules.SEATS[-1], COUNT, seed=2)
    numbers = batch.observe()
    assert numbers.shape == (COUNT, batch.encoder.size)
    assert numbers.dtype == np.float32
    assert batch.encoder.decode(numbers, batch.to_move).tobytes() == batch.views.tobytes()
    room = np.empty_like(numbers)
    assert batch.observe(out=room) is room
    assert (room == numbers).all()


def test_observations_do_not_depend_on_the_number_of_threads(game: Game) -> None:
    one, three = (Batch(game, game.rules.SEATS[0], COUNT, seed=4, threads=threads) for threads in (1, 3))
    for seed in range(10):
        assert (one.observe() == three.observe()).all()
        assert (one.number_mask() == three.number_mask()).all()
        assert (one.guess(seed) == three.guess(seed)).all()
        one.step(one.any_moves(seed))
        three.step(three.any_moves(seed))


def test_invalid_move_numbers_change_nothing(toy: Game) -> None:
    batch = Batch(toy, 2, COUNT, seed=1)
    before = batch.views.tobytes()
    with pytest.raises(ValueError, match="expected move numbers from 0 to 1, not 0 to 2"):
        batch.step_numbers([0, 1, 2, 0, 0, 0])
    with pytest.raises(ValueError, match=r"expected numbers to be whole numbers of shape \(6,\), not float64"):
        batch.step_numbers([0.5] * COUNT)
    with pytest.raises(ValueError, match=r"expected bool of shape \(6, 2\), not float64 of shape \(6, 2\)"):
        batch.number_mask(out=np.zeros((COUNT, 2)))
    with pytest.raises(ValueError, match=r"expected float32 of shape"):
        batch.observe(out=np.zeros((COUNT, 2), np.float32))
    assert batch.views.tobytes() == before


def test_arrays_that_compiled_code_trusts_are_read_only(toy: Game) -> None:
    batch = Batch(toy, 2, COUNT)
    for shown in (batch.to_move, batch.counts, batch.moves, batch.views, batch.rewards, batch.lengths):
        with pytest.raises(ValueError, match="read-only"):
            shown[:] = shown
        with pytest.raises(ValueError, match="cannot set WRITEABLE"):
            shown.flags.writeable = True
    for copied in (batch.clone(), pickle.loads(pickle.dumps(batch))):
        with pytest.raises(ValueError, match="read-only"):
            copied.counts[:] = 77


def test_a_truncated_game_leaves_its_last_view(game: Game) -> None:
    seats = game.rules.SEATS[0]
    batch, whole = Batch(game, seats, COUNT, seed=3, limit=2), Batch(game, seats, COUNT, seed=3)
    for seed in range(2):
        places = batch.any_moves(seed)
        batch.step(places)
        whole.step(places)
    lanes = np.flatnonzero(batch.truncated)
    assert lanes.size
    assert batch.last_views[lanes].tobytes() == whole.views[lanes].tobytes()
    assert (batch.last_to_move[lanes] == whole.to_move[lanes]).all()


def test_an_encoder_may_use_integers_instead_of_one_hot(game: Game) -> None:
    batch = Batch(game, game.rules.SEATS[0], COUNT)
    few = batch.new_encoder(one_hot=False)
    assert few.size < batch.encoder.size
    assert few.decode(batch.observe(few), batch.to_move).tobytes() == batch.views.tobytes()


def test_an_encoder_of_another_game_is_refused(game: Game) -> None:
    batch = Batch(game, game.rules.SEATS[0], COUNT)
    before = batch.observe()
    for other in (Batch(game, game.rules.SEATS[1]), Batch(spadework.game(spadework.game_ids()[2]), 3)):
        with pytest.raises(
            ValueError, match=f"expected an encoder of {game.id} for {game.rules.SEATS[0]} seats, not <Enc"
        ):
            batch.observe(other.encoder)
    assert (batch.observe() == before).all()


def test_an_output_array_must_be_writable(toy: Game) -> None:
    batch = Batch(toy, 2, COUNT)
    locked = batch.observe()
    locked.flags.writeable = False
    with pytest.raises(ValueError, match="expected a writable array, not ndarray"):
        batch.observe(out=locked)
    with pytest.raises(ValueError, match="expected a writable array, not list"):
        batch.number_mask(out=[[True]])


def test_several_threads_may_step_the_same_batch(toy: Game) -> None:
    batch = Batch(toy, 3, 64, seed=1)

    def play(seed: int) -> None:
        for number in range(200):
            # Another thread may have stepped it in between.
            with suppress(ValueError):
                batch.step(batch.any_moves(seed + number))

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(play, range(0, 4000, 1000)))
    assert (batch.counts > 0).all()
    assert (batch.number_mask().sum(1) == batch.counts).all()


def test_a_legal_code_without_a_number_is_an_error(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.encoding, "move_codes", lambda _material, _seats: [0])
    with pytest.raises(ValueError, match="dig: its move_codes lack 1, which is legal"):
        Batch(toy, 2, COUNT).number_mask()


def test_errors_name_a_move_the_way_it_was_chosen() -> None:
    batch = Batch(GAME, spadework.game(GAME).rules.SEATS[0], 1)
    mask = batch.number_mask()[0]
    wrong = int(np.flatnonzero(~mask)[0])
    first = batch.numbering.number(int(batch.moves[0, 0]))
    with pytest.raises(ValueError, match=rf"lane 0: seat \d can't play {wrong}; its legal moves are {first}, "):
        batch.step_numbers([wrong])


def test_choices_changed_after_the_check_are_not_played(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    batch, choices = Batch(toy, 2, COUNT), np.zeros(COUNT, np.int64)
    step_all = toy.stepping.step_all

    def after_another_thread_wrote(*arguments: Any) -> None:
        choices[:] = 1 << 40
        step_all(*arguments)

    monkeypatch.setattr(toy.stepping, "step_all", after_another_thread_wrote)
    batch.step(choices)
    choices[:] = batch.moves[:, 0]
    batch.step_codes(choices)
    choices[:] = list(map(batch.numbering.number, batch.moves[:, 0].tolist()))
    batch.step_numbers(choices)
    assert batch.lengths.tolist() == [3] * COUNT
