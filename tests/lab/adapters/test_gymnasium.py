import copy
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from tests.learn.networks import some_network
from tests.some_games import ONE_OF_EACH

import spadework
from spadework.lab.adapters.gymnasium import SeatEnv
from spadework.players.player import PlayerFailed
from spadework.players.seating import name_of
from spadework.table import Variant

GAMES = list(spadework.game_ids())
QUIET, REACTING = (game.id for game in ONE_OF_EACH)


class Last:
    """A player that always plays its last legal move."""

    def choose(self, view: spadework.View, moves: list[spadework.Move]) -> spadework.Move:
        assert isinstance(view, spadework.View)
        return moves[-1]


class Fails:
    """A player that raises an error at its third move."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: spadework.View, moves: list[spadework.Move]) -> spadework.Move:
        assert view.seat in view.to_move
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("no more")
        return moves[0]


class Counting:
    """A player that plays a different move each time, and counts on from game to game."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: spadework.View, moves: list[spadework.Move]) -> spadework.Move:
        assert view.seats
        self.asked += 1
        return moves[self.asked % len(moves)]


def steps(env: SeatEnv, info: dict[str, Any], seed: int = 0, most: int = 10_000) -> Iterator[tuple[Any, ...]]:
    """Yield random legal actions, each with what the environment returns, until the game ends."""
    random = np.random.default_rng(seed)
    for _ in range(most):
        action = int(random.choice(np.flatnonzero(info["action_mask"])))
        outcome = env.step(action)
        yield (action, *outcome)
        info = outcome[4]
        if outcome[2] or outcome[3]:
            return


def a_game(env: SeatEnv, seed: int | None = None) -> list[Any]:
    observation, info = env.reset(seed=seed)
    return [observation, info, *steps(env, info)]


def same(one: Any, other: Any) -> bool:
    return data_equivalence(one, other, exact=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_checker_finds_no_errors(game: str) -> None:
    env = gymnasium.make(f"spadework/{game}-v0", opponents="mate")
    check_env(env.unwrapped)
    env.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_stays_within_its_spaces(game: str) -> None:
    env = SeatEnv(game)
    observation, info = env.reset(seed=3)
    for _ in range(2):
        assert observation in env.observation_space
        assert info["action_mask"].dtype == np.int8
        assert env.action_space.sample(info["action_mask"]) in np.flatnonzero(env.action_masks())
        outcome: tuple[Any, ...] = ()
        for outcome in steps(env, info):
            assert outcome[1] in env.observation_space
            assert outcome[1].dtype == np.float32
            assert ("wins" in outcome[5]) == outcome[3]
            assert outcome[3] or outcome[2] == 0.0
        _, observation, reward, terminated, truncated, info = outcome
        assert terminated
        assert not truncated
        assert info["wins"].sum() == 1.0
        assert reward == info["wins"][0]
        assert (info["places"] == 1).tolist() == (info["wins"] > 0).tolist()
        assert not info["action_mask"].any()
        observation, info = env.reset()


@pytest.mark.long(but=("random",))
@pytest.mark.slow
@pytest.mark.parametrize("opponents", ["random", "deck-hand", "mate", Last])
def test_a_seed_reproduces_a_series_of_games(opponents: Any) -> None:
    env, other = (SeatEnv(REACTING, seat=None, opponents=opponents, limit=400) for _ in range(2))
    first = a_game(env, 7)
    second = a_game(env)
    a_game(other, 8)
    assert same(a_game(other, 7), first)
    assert same(a_game(other), second)
    assert not same(first, second)
    assert not same(a_game(other, 8), first)


@pytest.mark.parametrize("game", [QUIET, REACTING])
def test_rewards_are_the_points_since_the_previous_step(game: str) -> None:
    env = SeatEnv(game, rewards="points", seat=1)
    dealt = spadework.Position.deal(game, env.numbers.seats).scores[1]
    for seed in (4, None):
        outcomes = a_game(env, seed)[2:]
        assert dealt + sum(outcome[2] for outcome in outcomes) == outcomes[-1][5]["points"][1]
        # In the game with reactions, random players score no points.
        assert game == REACTING or len({outcome[2] for outcome in outcomes}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_penalized_and_changes_nothing(game: str) -> None:
    env = SeatEnv(game, limit=300)
    seen, info = env.reset(seed=1)
    twin = copy.deepcopy(env)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    most = np.iinfo(np.uint64).max
    for action in (illegal, -1, len(env.numbers.moves), np.int64(illegal), np.array(illegal), np.uint64(most)):
        observation, reward, terminated, truncated, told = env.step(action)
        assert (reward, terminated, truncated) == (-1.0, False, False)
        message = told.pop("illegal")
        assert message.startswith(("seat 0 can't play move", f"there is no number {action}"))
        assert "\n" not in message
        assert same(observation, seen)
        assert same(told, info)
    assert same(list(steps(env, info, most=5)), list(steps(twin, info, most=5)))


def test_illegal_actions_count_towards_the_limit() -> None:
    env = SeatEnv(QUIET, limit=20)
    _, info = env.reset(seed=1)
    assert env.episode is not None
    made = env.episode.length
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    outcomes = [env.step(illegal) for _ in range(20 - made)]
    assert [outcome[3] for outcome in outcomes] == [False] * (19 - made) + [True]
    assert not any(outcome[2] for outcome in outcomes)
    assert outcomes[-1][4]["wins"].tolist() == [0.0] * env.numbers.seats
    with pytest.raises(ValueError, match="call reset first"):
        env.step(illegal)


@pytest.mark.parametrize("game", [QUIET, REACTING])
def test_an_illegal_action_can_raise(game: str) -> None:
    env = SeatEnv(game, illegal="raise")
    _, info = env.reset(seed=1)
    twin = copy.deepcopy(env)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=rf"seat 0 can't play move {illegal} now; its legal moves are \d+"):
        env.step(illegal)
    with pytest.raises(ValueError, match="there is no number -1"):
        env.step(-1)
    assert same(list(steps(env, info, most=5)), list(steps(twin, info, most=5)))


@pytest.mark.parametrize("action", [1.0, True, None, "0", [0], np.zeros(1, int), np.float32(0), 10**40])
@pytest.mark.parametrize("illegal", ["penalty", "raise"])
def test_an_action_of_the_wrong_type_raises(action: Any, illegal: Any) -> None:
    env = SeatEnv(QUIET, illegal=illegal)
    _, info = env.reset(seed=1)
    twin = copy.deepcopy(env)
    with pytest.raises(ValueError, match="expected an action to be one whole number, not"):
        env.step(action)
    assert same(list(steps(env, info, most=3)), list(steps(twin, info, most=3)))


def test_a_reset_is_required_before_and_after_a_game() -> None:
    env = SeatEnv(QUIET, render_mode="ansi")
    for use in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(ValueError, match="call reset first"):
            use()
    a_game(env, 2)
    with pytest.raises(ValueError, match="no game in play: call reset first"):
        env.step(0)
    assert not env.action_masks().any()
    env.close()
    env.close()
    with pytest.raises(ValueError, match="the environment is closed"):
        env.reset()


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seats": 9}, "is for"),
        ({"seat": 7}, "expected seat to be 0 to"),
        ({"seat": -1}, "expected seat to be 0 to"),
        ({"opponents": ["mate"] * 7}, "expected one opponent, or 1 for the other seats, not 7"),
        ({"opponents": "nobody"}, "unknown computer player 'nobody'"),
        ({"opponents": object()}, "is not a player"),
        ({"opponents": "nowhere.py"}, "file not found"),
        ({"options": {"luck": "on"}}, "luck"),
        ({"rewards": "gold"}, "unknown rewards 'gold'"),
        ({"limit": 0}, "expected limit to be at least 1"),
        ({"limit": "3"}, "expected limit to be a whole number, not '3'"),
        ({"limit": 2.5}, "expected limit to be a whole number, not 2.5"),
        ({"game": None}, "expected a game, its id or a variant, not None"),
        ({"seats": 2.0}, "expected seats to be a whole number, not 2.0"),
        ({"options": [1]}, r"expected options to map names to choices, not \[1\]"),
        ({"options": {"deck": [1]}}, r"expected names and choices of options to be strings, not 'deck': \[1\]"),
        ({"rewards": ["wins"]}, r"unknown rewards \['wins'\]"),
        ({"illegal": "ignore"}, "expected illegal to be 'penalty' or 'raise', not 'ignore'"),
        (
            {"render_mode": "film"},
            "expected render_mode to be None or one of 'human', 'ansi', 'svg', 'rgb_array', not 'film'",
        ),
    ],
)
def test_invalid_parameters_are_refused(wrong: dict[str, Any], reason: str) -> None:
    game = next(game for game in GAMES if spadework.game(game).rules.SEATS[0] == 2)
    with pytest.raises((ValueError, TypeError), match=reason):
        SeatEnv(**{"game": game, **wrong})


@pytest.mark.slow
def test_without_a_chosen_seat_every_seat_is_played() -> None:
    env = SeatEnv(REACTING, seat=None, opponents=["mate", "random"], seats=3)
    env.reset(seed=1)
    seats = []
    for _ in range(20):
        observation, info = env.reset()
        assert env.episode is not None
        assert info["seat"] == env.seat == env.episode.mover
        assert same(observation, env.episode.observation(env.seat))
        seats.append(info["seat"])
    assert set(seats) == {0, 1, 2}


def test_opponents_sit_in_order_of_play() -> None:
    class Told:
        seats: list[tuple[str, int]] = []  # noqa: RUF012

        def __init__(self, seat: int) -> None:
            self.seats.append((type(self).__name__, seat))

        def choose(self, view: spadework.View, moves: list[spadework.Move]) -> spadework.Move:
            assert view.seats
            return moves[0]

    class Other(Told):
        pass

    SeatEnv(REACTING, 3, seat=1, opponents=[Told, Other]).reset(seed=1)
    assert Told.seats == [("Told", 2), ("Other", 0)]


@pytest.mark.parametrize("game", [QUIET, REACTING])
def test_opponents_only_get_their_views(game: str) -> None:
    class Checks:
        env: SeatEnv

        def choose(self, view: spadework.View, moves: list[spadework.Move]) -> spadework.Move:
            assert self.env.episode is not None
            assert view == self.env.episode.view(view.seat)
            return moves[0]

    Checks.env = SeatEnv(game, opponents=Checks)
    _, info = Checks.env.reset(seed=2)
    assert len(list(steps(Checks.env, info, most=10))) == 10


def test_an_opponent_that_fails_ends_the_game() -> None:
    env = SeatEnv(QUIET, opponents=Fails)
    _, info = env.reset(seed=1)
    with pytest.raises(PlayerFailed, match="no more"):
        list(steps(env, info))
    with pytest.raises(ValueError, match="call reset first"):
        env.step(0)
    env.reset()
    assert env.action_masks().any()


@pytest.mark.long
@pytest.mark.slow
def test_an_opponent_in_a_file_plays_but_can_t_be_copied(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text("class First:\n    def choose(self, view, moves):\n        return moves[0]\n")
    env = SeatEnv(QUIET, opponents=str(path))
    _, info = env.reset(seed=1)
    assert len(list(steps(env, info, most=3))) == 3
    with pytest.raises(TypeError, match=r"first\.py runs in a separate process, which can't be copied"):
        copy.deepcopy(env)
    fresh = SeatEnv(QUIET, opponents=str(path))
    with pytest.raises(TypeError, match=r"first\.py runs in a separate process, which can't be pickled"):
        pickle.dumps(fresh)
    fresh.close()
    env.close()


@pytest.mark.parametrize("opponents", ["random", "mate", Counting()], ids=name_of)
def test_an_env_can_be_pickled_only_between_games(opponents: Any) -> None:
    env = SeatEnv(QUIET, opponents=opponents, limit=60)
    for seed in (5, None):
        twin = pickle.loads(pickle.dumps(env))
        assert twin.numbers is env.numbers
        assert same(a_game(twin, seed), a_game(env, seed))
    env.reset()
    with pytest.raises(TypeError, match=r"can't be pickled during a game; use copy\.deepcopy"):
        pickle.dumps(env)
    env.close()
    twin = pickle.loads(pickle.dumps(env))
    with pytest.raises(ValueError, match="the environment is closed"):
        twin.reset()


def test_a_vector_env_ignores_one_action_after_each_game() -> None:
    vector: Any = gymnasium.make_vec(f"spadework/{QUIET}-v0", 2, vectorization_mode="sync", limit=20)
    _, infos = vector.reset(seed=[5, 6])
    while infos["action_mask"].any():
        *_, infos = vector.step(infos["action_mask"].argmax(axis=1))
    _, rewards, over, broken_off, infos = vector.step(np.array([3, 10**6]))
    assert infos["action_mask"].any(axis=1).all()
    assert not np.concatenate([rewards, over, broken_off]).any()
    vector.close()


@pytest.mark.parametrize("game", GAMES)
def test_observations_reveal_nothing_hidden(game: str) -> None:
    env = SeatEnv(game, seat=None, render_mode="ansi")
    env.reset(seed=6)
    differ = hidden = False
    for number in range(12):
        assert env.episode is not None
        (seen, info), shown = env._observe_and_info(), env.render()
        real = env.episode.states[0].copy()
        hidden |= bool(env.episode.record(env.seat)[0] != real)
        env.episode.states[0] = env.episode.guess(env.seat, number).states[0]
        differ |= bool(env.episode.states[0] != real)
        seen_again, info_again = env._observe_and_info()
        assert same(seen_again, seen)
        assert same(info_again, info)
        assert env.render() == shown
        env.episode.states[0] = real
        if next(steps(env, info, number))[3]:
            break
    assert differ == hidden


@pytest.mark.long(but=("random-dragon_island",))
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["random", "policy", "mate", Last, Counting, Counting()], ids=name_of)
def test_a_copied_env_continues_identically(game: str, opponents: Any) -> None:
    env = SeatEnv(game, seat=None, opponents=opponents, rewards="points", limit=300)
    _, info = env.reset(seed=5)
    for outcome in steps(env, info, most=4):
        info = outcome[5]
    twin = copy.deepcopy(env)
    after = [*steps(env, info), a_game(env)]
    third = copy.deepcopy(twin)
    assert same([*steps(twin, info), a_game(twin)], after)
    assert same([*steps(third, info), a_game(third)], after)


def test_an_env_made_by_gymnasium_can_be_copied() -> None:
    env = gymnasium.make(f"spadework/{QUIET}-v0", opponents=["mate", Counting()], seats=3)
    _, info = env.reset(seed=1)
    twin = copy.deepcopy(env)
    assert twin.unwrapped is not env.unwrapped
    for _ in range(5):
        action = info["action_mask"].argmax()
        outcome = env.step(action)
        info = outcome[4]
        assert same(twin.step(action), outcome)


def test_every_render_mode_returns_its_kind_of_output() -> None:
    env = gymnasium.make(f"spadework/{QUIET}-v0", render_mode="ansi", disable_env_checker=True)
    _, info = env.reset(seed=1)
    text: Any = env.render()
    lines = text.splitlines()
    numbers = [int(line.split(":")[0]) for line in lines if line.startswith("  ") and "…" not in line]
    assert numbers == np.flatnonzero(info["action_mask"]).tolist()[: len(numbers)]
    assert numbers
    assert any(line.startswith("seat 1: ") for line in lines)
    picture = SeatEnv(QUIET, render_mode="svg")
    picture.reset(seed=1)
    assert picture.episode is not None
    assert picture.render() == picture.episode.view(0).show().svg
    drawn: Any = gymnasium.make(f"spadework/{QUIET}-v0", render_mode="rgb_array")
    drawn.reset(seed=1)
    array = drawn.render()
    assert (array.dtype, array.shape[1:]) == (np.uint8, (960, 3))
    silent = SeatEnv(QUIET)
    silent.reset()
    assert silent.render() is None
    over = SeatEnv(QUIET, render_mode="ansi")
    a_game(over, 1)
    assert over.render().endswith("the game is over")


def test_human_render_mode_prints_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    texts = SeatEnv(QUIET, render_mode="ansi")
    env = SeatEnv(QUIET, render_mode="human")
    for one in (texts, env):
        _, info = one.reset(seed=1)
    assert capsys.readouterr().out == texts.render() + "\n\n"
    for one in (texts, env):
        one.step(int(info["action_mask"].argmax()))
    assert capsys.readouterr().out == texts.render() + "\n\n"
    assert env.render() is None


def test_a_vector_env_plays_like_single_envs() -> None:
    vector: Any = gymnasium.make_vec(f"spadework/{QUIET}-v0", 2, vectorization_mode="sync", opponents="mate", seats=3)
    observations, infos = vector.reset(seed=[5, 6])
    alone = SeatEnv(QUIET, 3, opponents="mate")
    observation, info = alone.reset(seed=6)
    for _ in range(5):
        assert same(observations[1], observation)
        assert same(infos["action_mask"][1], info["action_mask"])
        actions = infos["action_mask"].argmax(axis=1)
        observations, _, _, _, infos = vector.step(actions)
        observation, _, _, _, info = alone.step(actions[1])
    vector.close()


def test_games_and_variants_are_accepted_like_ids() -> None:
    game = spadework.game(QUIET)
    told = [a_game(SeatEnv(what, opponents="mate"), 3) for what in (QUIET, game, Variant.of(game))]
    assert same(told[0], told[1])
    assert same(told[0], told[2])


def test_a_limit_truncates_a_game() -> None:
    env = SeatEnv(QUIET, limit=9)
    _, info = env.reset(seed=1)
    *before, last = steps(env, info)
    assert last[3:5] == (False, True)
    assert not any(outcome[3] or outcome[4] for outcome in before)
    assert env.episode is not None
    assert env.episode.length == 9
    with pytest.raises(ValueError, match="never moves within the limit of 1 moves"):
        SeatEnv(QUIET, seat=1, limit=1).reset(seed=1)


def test_a_network_opponent_must_fit_the_game(tmp_path: Path) -> None:
    path = tmp_path / "clever.npz"
    some_network(spadework.game(GAMES[1]), (2,)).save(path)
    env = SeatEnv(GAMES[1], 2, opponents=str(path))
    _, info = env.reset(seed=1)
    twin = copy.deepcopy(env)
    for _ in range(10):
        action = int(np.flatnonzero(info["action_mask"])[0])
        (seen, *_, info), (other, *_, _) = env.step(action), twin.step(action)
        assert (seen == other).all()
    with pytest.raises(
        ValueError, match=f"the network was trained for {GAMES[1]} with 2 players, not {GAMES[1]} with 3"
    ):
        SeatEnv(GAMES[1], 3, opponents=str(path))
