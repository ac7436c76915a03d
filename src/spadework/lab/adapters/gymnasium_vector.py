"""All seats of many games as a Gymnasium vector environment, at the speed of `spadework.lab.batch.Batch`."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from spadework.engine.game import Game
from spadework.lab.adapters.shared import numbers_for, observation_box, seed_from, whole_number
from spadework.lab.batch import LONGEST_GAME, Batch, Rewards
from spadework.table import Variant


class SelfPlayVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games in which the agent plays all seats: each step is a move in every game, of the seat whose turn it is.

    An observation is the encoded view of the seat that moves next, that seat first; it holds nothing that the seat may not know. Actions
    are the numbers of moves. `infos["action_mask"]` marks the legal ones, and `infos["to_move"]` is the seat that moves next. The reward is
    that of the seat that has just moved; `infos["rewards"]` holds those of all seats, of shape (num_envs, seats), since most games end
    with another seat's move.

    A game that ends is followed by the next one in the same step (`AutoresetMode.SAME_STEP`). Where a game was truncated,
    `infos["final_obs"]` is the view of the seat that would have moved next, and `infos["_final_obs"]` is true.

    For one seat against chosen opponents there is `spadework.lab.adapters.gymnasium.SeatEnv`.

    Args:
        num_envs: number of games.
        game: a game, its id, or a variant with its options and deck.
        seats: number of players; None for the game's minimum.
        options: the table's options, by name; a variant already has them.
        rewards: "wins": a seat's share of the win at the end, else 0; "points": the change of its points in the step.
        limit: moves of all seats after which a game is truncated.
        threads: number of threads.

    Raises as `Batch` does.

    >>> import gymnasium, spadework, spadework.lab.adapters.gymnasium
    >>> id = spadework.game_ids()[1]
    >>> envs = gymnasium.make_vec(f"spadework/{id}-self-play-v0", num_envs=8)
    >>> observations, infos = envs.reset(seed=5)
    >>> for _ in range(50):
    ...     actions = infos["action_mask"].argmax(1)
    ...     observations, rewards, terminations, truncations, infos = envs.step(actions)
    >>> observations.shape == envs.observation_space.shape, infos["rewards"].shape
    (True, (8, 2))
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str | Game | Variant,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        rewards: Rewards = "wins",
        limit: int = LONGEST_GAME,
        threads: int = 1,
    ) -> None:
        self.numbers = numbers_for(game, seats, options)
        """Encoding of views and moves as numbers."""
        self.num_envs = whole_number(num_envs, "num_envs")
        self._terms: dict[str, Any] = {"rewards": rewards, "limit": limit, "threads": threads}
        self.batch = self._new_batch(0)
        """The games."""
        self.single_observation_space = observation_box(self.numbers)
        self.single_action_space = Discrete(len(self.numbers.moves))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _new_batch(self, seed: int) -> Batch:
        batch = Batch(self.numbers.variant, self.numbers.seats, self.num_envs, seed, **self._terms)
        # They are the same for all games, and take up to a tenth of a second to make.
        batch.encoder, batch.numbering = self.numbers.encoder, self.numbers.moves
        return batch

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start new games in all lanes; see `gymnasium.vector.VectorEnv.reset`.

        Args:
            seed: seed of these games and the following ones; None continues the sequence.
            options: ignored; the table's options are given to the constructor.
        """
        super().reset(seed=seed, options=options)
        self.batch = self._new_batch(seed_from(self.np_random))
        return self.batch.observe(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play a move in each game. Raises ValueError for a wrong shape or an illegal move, without playing any."""
        batch = self.batch
        movers = batch.to_move.copy()
        batch.step_numbers(actions)
        rewards, truncated = batch.rewards.astype(np.float64), batch.truncated.copy()
        infos = self._infos() | {"rewards": rewards}
        if truncated.any():
            last = np.zeros(self.observation_space.shape or (), np.float32)
            last[truncated] = batch.encoder.encode(batch.last_views[truncated], batch.last_to_move[truncated])
            infos |= {"final_obs": last, "_final_obs": truncated}
        return batch.observe(), rewards[np.arange(len(batch)), movers], batch.terminated.copy(), truncated, infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.number_mask().astype(np.int8), "to_move": self.batch.to_move.copy()}
