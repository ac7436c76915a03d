"""PettingZoo environments with an agent per seat: turn by turn (`env`) or simultaneous (`parallel_env`)."""

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import (  # type: ignore[import-untyped]
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from spadework.engine.game import Game
from spadework.lab.adapters.episode import Episode, Numbers
from spadework.lab.adapters.shared import (
    PENALTY,
    RENDER_MODES,
    Illegal,
    RenderMode,
    check_words,
    info_of,
    numbers_for,
    observation_box,
    rendered,
    seed_from,
    show,
    whole,
)
from spadework.lab.batch import LONGEST_GAME, Rewards
from spadework.table import Variant


def env(game: str | Game | Variant, seats: int | None = None, **more: Any) -> Any:
    """Return a `TableAEC` with PettingZoo's usual wrappers: an illegal move ends the game with a reward of -1 for the agent.

    Args:
        game: as in `TableAEC`.
        seats: as in `TableAEC`.
        more: other arguments of `TableAEC`, by name.

    >>> import spadework
    >>> table = env(spadework.game_ids()[1])
    >>> table.reset(seed=5)
    >>> for agent in table.agent_iter():
    ...     observation, reward, terminated, truncated, info = table.last()
    ...     ended = terminated or truncated
    ...     table.step(None if ended else table.action_space(agent).sample(observation["action_mask"]))
    >>> table.agents, bool(reward == info["wins"][info["seat"]])
    ([], True)
    """
    wrapped: Any = TerminateIllegalWrapper(raw_env(game, seats, **more), illegal_reward=PENALTY)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


def raw_env(game: str | Game | Variant, seats: int | None = None, **more: Any) -> "TableAEC":
    """Return a `TableAEC` without wrappers: an illegal move raises ValueError and changes nothing."""
    return TableAEC(game, seats, **more)


def parallel_env(game: str | Game | Variant, seats: int | None = None, **more: Any) -> "TableParallel":
    """Return a `TableParallel`."""
    return TableParallel(game, seats, **more)


class _TableEnv:
    """Common part of both environments: agents, spaces, games and infos."""

    metadata: dict[str, Any]
    agents: list[str]
    render_mode: str | None

    def _set_up(self, numbers: Numbers, more_actions: int, parallel: bool) -> None:
        size = len(numbers.moves) + more_actions
        self.numbers = numbers
        """Encoding of views and moves as numbers."""
        self.metadata = {
            "name": f"{numbers.variant.game.id}_v0",
            "is_parallelizable": parallel,
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(numbers.seats)]
        self.agents = []
        box = observation_box(numbers)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": copy.deepcopy(box), "action_mask": Box(0, 1, (size,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(size) for agent in self.possible_agents}
        self.state_space = Box(np.tile(box.low, numbers.seats), np.tile(box.high, numbers.seats), dtype=np.float32)
        self.episode: Episode | None = None
        """The game with all hidden information; None before the first reset."""
        self._random = np.random.default_rng()
        self._points = (0,) * numbers.seats

    def observation_space(self, agent: str) -> Space[Any]:
        """Return an agent's observation space."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return an agent's action space."""
        return self.action_spaces[agent]

    @property
    def _game(self) -> Episode:
        if self.episode is None:
            raise ValueError("no game yet: call reset first")
        return self.episode

    def _begin(self, seed: int | None, limit: int, pausing: bool) -> Episode:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode = Episode(self.numbers, seed_from(self._random), limit, pausing=pausing)
        self.agents = self.possible_agents.copy()
        self._points = self.episode.standings().points
        show(self.episode, self.render_mode)
        return self.episode

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"unknown agent {agent!r}; agents are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _rewards_now(self, rewards: Rewards) -> dict[str, float]:
        episode = self._game
        if rewards == "wins":
            return dict(zip(self.possible_agents, episode.wins(), strict=True))
        before, self._points = self._points, episode.standings().points
        gained = [float(now - then) for now, then in zip(self._points, before, strict=True)]
        return dict(zip(self.possible_agents, gained, strict=True))

    def _info(self, seat: int, ended: bool) -> dict[str, Any]:
        return info_of(self._game, seat, self._game.record(seat), ended)

    def state(self) -> Any:
        """Return all seats' observations concatenated. Raises ValueError before the first reset."""
        return self._game.observations(self._game.records()).reshape(-1)

    def render(self) -> Any:
        """Return a spectator's view in `render_mode`. Raises ValueError before the first reset."""
        return rendered(self._game, self.render_mode)

    def close(self) -> None:
        """Do nothing; required by PettingZoo."""


class TableAEC(_TableEnv, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game whose agents, "seat_0" and so on, act one after another.

    An observation is a dict: "observation" is the encoded view with the agent's own seat first, "action_mask" marks the legal moves if the
    agent is to act. Seats that choose simultaneously are asked one after another; none sees the others' choices. An info holds `seat` and
    `points`, the points of all seats as far as the agent knew them when it last acted; after the end also `wins`, each seat's share of the
    win, and `places`.

    In a game with reactions to announcements, only seats that can react are asked, which is secret. An agent that looks only when it acts,
    with `last`, learns nothing it may not know. But `agent_selection` reveals who is asked, and while a seat is asked, `observe` of another
    agent, `state` and `render` show an announcement, which reveals that some seat may react. If agents look at other times, use
    `parallel_env`.

    `copy.deepcopy` and `pickle` give independent environments; the same actions lead to the same results.

    Args:
        game: a game, its id, or a variant with its options and deck.
        seats: number of players; None for the game's minimum.
        options: the table's options, by name; a variant already has them.
        rewards: "wins": each seat's share of the win at the end, else 0; "points": the change of a seat's points in each step.
        limit: moves of seats after which a game is truncated.
        render_mode: format of `render`, a spectator's view: "ansi" for text, "svg" for a picture, "rgb_array" for its pixels (with
            `spadework[bitmap]`), None for nothing; "human" prints the text after each reset and step.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unsupported number of seats, unknown option or invalid value.
        TypeError: an argument of the wrong type, such as a limit that is not a whole number.
        MaterialError: the chosen deck is unusable.

    >>> import spadework
    >>> table = TableAEC(spadework.game_ids()[1])
    >>> table.reset(seed=5)
    >>> table.agent_selection in table.agents, int(table.last()[0]["action_mask"].sum()) > 0
    (True, True)
    """

    def __init__(
        self,
        game: str | Game | Variant,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        rewards: Rewards = "wins",
        limit: int = LONGEST_GAME,
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        check_words(rewards, limit, "raise", render_mode)
        self._set_up(numbers_for(game, seats, options), 0, parallel=False)
        self._rewards, self._limit, self.render_mode = rewards, int(limit), render_mode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new game.

        Args:
            seed: seed of this game and the following ones; None continues the sequence.
            options: ignored; the table's options are given to the constructor.
        """
        episode = self._begin(seed, self._limit, pausing=False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(self._seat(agent), ended=False) for agent in self.agents}
        self.agent_selection = self.agents[episode.mover]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return the current agent's observation, reward, termination, truncation and info.

        Without `observe`, the observation is None. Raises ValueError before the first reset.
        """
        _ = self._game
        last: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return last

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation, with its legal moves if it is to act.

        Raises ValueError before the first reset and for an unknown agent.
        """
        episode, seat = self._game, self._seat(agent)
        asked = agent == self.agent_selection and not episode.ended
        mask = episode.mask(seat).astype(np.int8) if asked else np.zeros(len(self.numbers.moves), np.int8)
        return {"observation": episode.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play a move, by number, for the current agent; None removes the agent once the game has ended.

        Raises ValueError, without changing anything, for an illegal move, before the first reset, or if no agent is left.
        """
        episode = self._game
        if not self.agents:
            raise ValueError("the game is over for all agents: call reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.play(self._seat(agent), whole(action))
        show(episode, self.render_mode)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards_now(self._rewards)
        self._accumulate_rewards()
        if not episode.ended:
            self.agent_selection = self.possible_agents[episode.mover]
            self.infos[self.agent_selection] = self._info(episode.mover, ended=False)
            return
        self.terminations = dict.fromkeys(self.agents, episode.over)
        self.truncations = dict.fromkeys(self.agents, not episode.over)
        self.infos = {agent: self._info(self._seat(agent), ended=True) for agent in self.agents}
        self._deads_step_first()


class TableParallel(_TableEnv, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A game whose agents, "seat_0" and so on, all act in each step.

    The last action, `wait`, is the only legal one of a seat that is not to act. Seats that act at the same time choose at once. Their
    choices are played in seat order; a choice is void if the seat has meanwhile learned more than it knew when choosing: it is skipped,
    `info["void"]` says so, and the seat is asked again.

    In a game with reactions to announcements, each announcement, and each reaction that can be countered, takes one more step whether or
    not any seat can react: seats that can, answer, the others wait; if none can, all wait. So the steps don't reveal who holds what.
    `state` holds what all seats know and is for training only.

    Observations and infos are those of `TableAEC`, for all agents in each step. A step with an illegal action changes nothing in the game:
    each offending agent gets a reward of -1, the others 0, and `info["illegal"]` says what was expected.

    `copy.deepcopy` and `pickle` give independent environments; the same actions lead to the same results.

    Args:
        game: a game, its id, or a variant with its options and deck.
        seats: number of players; None for the game's minimum.
        options: the table's options, by name; a variant already has them.
        rewards: "wins": each seat's share of the win at the end, else 0; "points": the change of a seat's points in each step.
        limit: moves of seats after which a game is truncated; a step with an illegal action counts as one, while reactions don't count,
            since they are secret.
        illegal: "penalty" as above; "raise" for ValueError. Values that are not a single whole number, and missing agents, always raise.
        render_mode: format of `render`, a spectator's view: "ansi" for text, "svg" for a picture, "rgb_array" for its pixels (with
            `spadework[bitmap]`), None for nothing; "human" prints the text after each reset and step.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unsupported number of seats, unknown option or invalid value.
        TypeError: an argument of the wrong type, such as a limit that is not a whole number.
        MaterialError: the chosen deck is unusable.

    >>> import spadework
    >>> table = TableParallel(spadework.game_ids()[1])
    >>> observations, infos = table.reset(seed=5)
    >>> while table.agents:
    ...     masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
    ...     actions = {agent: table.action_space(agent).sample(masks[agent]) for agent in table.agents}
    ...     observations, rewards, terminations, truncations, infos = table.step(actions)
    >>> sum(rewards.values())
    1.0
    """

    def __init__(
        self,
        game: str | Game | Variant,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        rewards: Rewards = "wins",
        limit: int = LONGEST_GAME,
        illegal: Illegal = "penalty",
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        check_words(rewards, limit, illegal, render_mode)
        self._set_up(numbers_for(game, seats, options), 1, parallel=True)
        self._rewards, self._limit, self._illegal, self.render_mode = rewards, int(limit), illegal, render_mode
        self.wait = len(self.numbers.moves)
        """The action of seats that are not to act."""
        self._illegal_steps = 0

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Start a new game.

        Args:
            seed: seed of this game and the following ones; None continues the sequence.
            options: ignored; the table's options are given to the constructor.

        Returns the observations and infos.
        """
        self._begin(seed, self._limit, pausing=True)
        self._illegal_steps = 0
        return self._observe_and_info()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions of all agents.

        Returns observations, rewards, terminations, truncations and infos, each by agent.

        Raises ValueError, without changing anything, if no game is in play, an action is missing, unexpected or not a single whole number,
        or illegal with `illegal="raise"`.
        """
        episode = self._game
        if not self.agents:
            raise ValueError("no game in play: call reset first")
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            keys = ", ".join(map(str, actions)) or "nobody" if isinstance(actions, Mapping) else ""
            given = f"for {keys}" if keys else f"a {type(actions).__name__}"
            raise ValueError(f"expected an action for each of {', '.join(self.agents)}, by agent, not {given}")
        chosen = {seat: whole(actions[agent]) for seat, agent in enumerate(self.possible_agents)}
        wrong = {seat: reason for seat, action in chosen.items() if (reason := self._refusal(episode, seat, action))}
        if wrong and self._illegal == "raise":
            raise ValueError("; ".join(wrong.values()))
        void: list[int] = []
        if wrong:
            self._illegal_steps += 1
            rewards = {agent: PENALTY if seat in wrong else 0.0 for seat, agent in enumerate(self.possible_agents)}
        else:
            void = self._play_all(episode, chosen)
            rewards = self._rewards_now(self._rewards)
        show(episode, self.render_mode)
        (observations, infos), ended = self._observe_and_info(), self._ended
        for seat, agent in enumerate(self.possible_agents):
            infos[agent] |= {"illegal": wrong[seat]} if seat in wrong else {}
            infos[agent] |= {"void": True} if seat in void else {}
        over = dict.fromkeys(self.agents, episode.over)
        broken_off = dict.fromkeys(self.agents, ended and not episode.over)
        if ended:
            self.agents = []
        return observations, rewards, over, broken_off, infos

    def _refusal(self, episode: Episode, seat: int, action: int) -> str | None:
        """Return why an action is illegal; None for a legal one."""
        if seat not in episode.movers:
            waits = action == self.wait
            return None if waits else f"seat {seat} does not move now; its only action is {self.wait} (wait)"
        if action == self.wait:
            return f"seat {seat} moves now and can't wait; its legal moves are in its action_mask"
        try:
            episode.check(seat, action)
        except ValueError as problem:
            return str(problem)
        return None

    def _play_all(self, episode: Episode, chosen: Mapping[int, int]) -> list[int]:
        """Play the choices of the moving seats. Return the seats whose choices have become void."""
        reacting = episode.time_to_react
        packed, void = self.numbers.variant.packed, []
        known = {seat: packed(episode.record(seat)[0]) for seat in episode.movers}
        for number, (seat, knew) in enumerate(known.items()):
            same = number == 0 or (
                seat in episode.movers and not episode.ended and packed(episode.record(seat)[0]) == knew
            )
            if same:
                episode.play(seat, chosen[seat])
            else:
                void.append(seat)
        if reacting:
            episode.resume()
        return void

    @property
    def _ended(self) -> bool:
        return self._game.ended or self._game.length + self._illegal_steps >= self._limit

    def _observe_and_info(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Return the observations and infos."""
        episode, ended, agents = self._game, self._ended, list(enumerate(self.possible_agents))
        seen = episode.records()
        observations = episode.observations(seen)
        return (
            {agent: {"observation": observations[seat], "action_mask": self._mask(seat)} for seat, agent in agents},
            {agent: info_of(episode, seat, seen[seat : seat + 1], ended) for seat, agent in agents},
        )

    def _mask(self, seat: int) -> Any:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self._game.legal(seat) if seat in self._game.movers and not self._ended else self.wait] = 1
        return mask
