from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from tests.some_games import ONE_OF_EACH

import spadework
import spadework.lab.adapters.gymnasium
from spadework.lab.adapters.gymnasium_vector import SelfPlayVectorEnv

COUNT = 6


@pytest.fixture(params=[game.id for game in ONE_OF_EACH])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def any_actions(mask: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Return a random legal action for each game."""
    return np.array([random.choice(np.flatnonzero(row)) for row in mask])


def test_the_vector_env_matches_a_batch(game: str) -> None:
    envs: Any = gymnasium.make_vec(f"spadework/{game}-self-play-v0", num_envs=COUNT)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=5)
    batch, random, ended = envs.unwrapped.batch.clone(), np.random.default_rng(1), 0
    for _ in range(300):
        assert observations.shape == envs.observation_space.shape
        assert (observations == batch.observe()).all()
        assert (infos["to_move"] == batch.to_move).all()
        assert (infos["action_mask"] == batch.number_mask()).all()
        actions, movers = any_actions(infos["action_mask"], random), batch.to_move.copy()
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        batch.step_numbers(actions)
        assert (infos["rewards"] == batch.rewards).all()
        assert rewards.tolist() == [row[seat] for row, seat in zip(infos["rewards"].tolist(), movers, strict=True)]
        assert (terminations == batch.terminated).all()
        assert infos["rewards"][terminations].sum() == pytest.approx(terminations.sum())
        assert not truncations.any()
        ended += int(terminations.sum())
    assert ended


def test_the_same_seed_gives_the_same_games(game: str) -> None:
    envs = SelfPlayVectorEnv(COUNT, game, threads=2)
    first, again, other = (envs.reset(seed=seed)[0].tobytes() for seed in (5, 5, 6))
    assert first == again != other
    assert envs.reset()[0].tobytes() not in (first, other)


def test_truncated_games_leave_their_last_observation(game: str) -> None:
    envs, random = SelfPlayVectorEnv(COUNT, game, limit=3), np.random.default_rng(1)
    _, infos = envs.reset(seed=5)
    for _ in range(3):
        assert "final_obs" not in infos
        *_, truncations, infos = envs.step(any_actions(infos["action_mask"], random))
    assert truncations.all()
    assert infos["_final_obs"].all()
    expected = envs.batch.encoder.encode(envs.batch.last_views, envs.batch.last_to_move)
    assert (infos["final_obs"] == expected).all()


def test_illegal_actions_raise_and_change_nothing(game: str) -> None:
    envs = SelfPlayVectorEnv(COUNT, game)
    observations, infos = envs.reset(seed=5)
    wrong = infos["action_mask"].argmin(1)
    with pytest.raises(ValueError, match="lane 0: seat 0 can't play"):
        envs.step(wrong)
    with pytest.raises(ValueError, match=r"of shape \(6,\), not"):
        envs.step([0])
    assert (envs.batch.observe() == observations).all()
    with pytest.raises(TypeError, match="expected num_envs to be a whole number"):
        SelfPlayVectorEnv(1.5, game)  # type: ignore[arg-type]


def test_points_are_rewarded_step_by_step() -> None:
    envs, random = SelfPlayVectorEnv(COUNT, spadework.game_ids()[1], rewards="points"), np.random.default_rng(1)
    _, infos = envs.reset(seed=5)
    gained = np.zeros(COUNT)
    for _ in range(80):
        *_, infos = envs.step(any_actions(infos["action_mask"], random))
        gained += infos["rewards"].sum(1)
    assert (gained > 0).all()
