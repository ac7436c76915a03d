"""A game as a PettingZoo environment: an agent on each seat, asked one after another (`env`), or all in each step (`parallel_env`)."""

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
    numbers_for,
    observation_box,
    rendered,
    seed_from,
    told_of,
    whole,
)
from spadework.lab.batch import LONGEST_GAME, Rewards
from spadework.table import Variant


def env(game: str | Game | Variant, seats: int | None = None, **more: Any) -> Any:
    """A `TableAEC` with the wrappers that PettingZoo's own games have: an illegal move ends the game, and who made it gets -1.

    Args:
        game: as `TableAEC` takes it.
        seats: as well.
        more: what else it takes, by name.

    Raises as it does.

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
    """A `TableAEC` without wrappers: an illegal move raises ValueError, and nothing has changed."""
    return TableAEC(game, seats, **more)


def parallel_env(game: str | Game | Variant, seats: int | None = None, **more: Any) -> "TableParallel":
    """A `TableParallel`."""
    return TableParallel(game, seats, **more)


class _Seated:
    """What both environments have: agents, their spaces, games one after another, and what there is to tell of them."""

    metadata: dict[str, Any]
    agents: list[str]
    render_mode: str | None

    def _set_up(self, numbers: Numbers, more_actions: int, parallel: bool) -> None:
        size = len(numbers.moves) + more_actions
        self.numbers = numbers
        """How views and moves become numbers."""
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
        """The game, with all that is hidden in it; None before the first reset."""
        self._random = np.random.default_rng()
        self._points = (0,) * numbers.seats

    def observation_space(self, agent: str) -> Space[Any]:
        """Of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Of an agent."""
        return self.action_spaces[agent]

    @property
    def _game(self) -> Episode:
        if self.episode is None:
            raise ValueError("expected a game: call reset first")
        return self.episode

    def _begin(self, seed: int | None, limit: int, pausing: bool) -> Episode:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode = Episode(self.numbers, seed_from(self._random), limit, pausing=pausing)
        self.agents = self.possible_agents.copy()
        self._points = self.episode.standings().points
        return self.episode

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}; agents are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _rewards_now(self, rewards: Rewards) -> dict[str, float]:
        episode = self._game
        if rewards == "wins":
            return dict(zip(self.possible_agents, episode.wins(), strict=True))
        before, self._points = self._points, episode.standings().points
        gained = [float(now - then) for now, then in zip(self._points, before, strict=True)]
        return dict(zip(self.possible_agents, gained, strict=True))

    def _info(self, seat: int, ended: bool) -> dict[str, Any]:
        return told_of(self._game, seat, self._game.record(seat), ended)

    def state(self) -> Any:
        """What all seats know together: their observations one after the other. Raises ValueError before the first reset."""
        return self._game.observations(self._game.records()).reshape(-1)

    def render(self) -> Any:
        """What a spectator sees, as `render_mode` says. Raises ValueError before the first reset."""
        return rendered(self._game, self.render_mode)

    def close(self) -> None:
        """There is nothing to end."""


class TableAEC(_Seated, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game whose agents, "seat_0" and so on, are asked one after another.

    An observation is a dict: "observation" is what the seat knows, as numbers, the seat itself first; "action_mask" says which moves it
    has, if it is the one that is asked. Where several seats choose at the same time, they are asked one after the other, and none sees
    what the others chose. An info holds `seat` and `points`, those of all seats as far as the agent knew them when it was asked last;
    once the game is over or broken off also `wins`, what each seat has of the win, and `places`.

    In a game whose players may react to what others have announced, only those are asked who can, which nobody else is to know. An agent
    that looks only when it is asked, with `last`, learns nothing that it may not know. `agent_selection` tells everybody who is asked,
    though, and `observe` of an agent that is not asked, `state` and `render` show an announcement while somebody is: from that one can
    tell that somebody may react. Where agents look at any time, use `parallel_env`.

    `copy.deepcopy` and `pickle` give environments that go on by themselves; the same actions bring the same.

    Args:
        game: a game, its id, or a variant with its options and its deck.
        seats: how many play; None: as few as the game takes.
        options: of the table, by name; those of a variant are known.
        rewards: "wins": each seat's share of the win when the game is over, else 0; "points": what it has made in each step.
        limit: moves of seats after which a game is broken off.
        render_mode: what `render` returns of what a spectator sees: "ansi" a text, "svg" a picture, None nothing.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: the game does not take so many seats or has no such option, or one of the other words is none of those above.
        TypeError: a word is of another kind, such as a limit that is no whole number.
        MaterialError: the chosen deck can't be used.

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
        """Begin another game.

        Args:
            seed: of this game and of all that follow it until the next seed; None: they go on as they would.
            options: none are known; those of the table are given to the class.
        """
        episode = self._begin(seed, self._limit, pausing=False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(self._seat(agent), ended=False) for agent in self.agents}
        self.agent_selection = self.agents[episode.mover]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What is told to the agent that is asked: what it knows, its reward, whether the game is over, or was broken off, and its info.

        Without `observe` the first is None. Raises ValueError before the first reset.
        """
        _ = self._game
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and which moves it has if it is the one that is asked.

        Raises ValueError before the first reset, and when there is no such agent.
        """
        episode, seat = self._game, self._seat(agent)
        asked = agent == self.agent_selection and not episode.ended
        mask = episode.mask(seat).astype(np.int8) if asked else np.zeros(len(self.numbers.moves), np.int8)
        return {"observation": episode.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play the move of a number for the agent that is asked; None takes it away once the game has ended.

        Raises ValueError when it does not have this move, there is no game, or all agents are gone; then nothing has changed.
        """
        episode = self._game
        if not self.agents:
            raise ValueError("the game is over for all agents: call reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.play(self._seat(agent), whole(action))
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


class TableParallel(_Seated, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A game whose agents, "seat_0" and so on, all act in each step.

    The last action, `wait`, is the only legal one of a seat that is not to move. Seats that are to move at the same time choose at once.
    Their choices are played in the order of the seats; one that has become void, since its seat meanwhile knows more than it knew when
    it chose, is left out, `info["void"]` says so, and the seat is asked again.

    In a game whose players may react to what others have announced, each announcement, and each reaction that may be countered in its
    turn, takes one more step, whether or not anybody can react: those who can answer, all others wait, and if nobody can, all wait. So
    nobody can tell from the steps who holds what. `state` holds what all seats know, and is for training only.

    Observations and infos are those of `TableAEC`, for all agents in each step. After a step in which an action was illegal nothing in
    the game has changed: the reward of each agent that acted so is -1, that of the others 0, and `info["illegal"]` says what was expected.

    `copy.deepcopy` and `pickle` give environments that go on by themselves; the same actions bring the same.

    Args:
        game: a game, its id, or a variant with its options and its deck.
        seats: how many play; None: as few as the game takes.
        options: of the table, by name; those of a variant are known.
        rewards: "wins": each seat's share of the win when the game is over, else 0; "points": what it has made in each step.
        limit: moves of seats after which a game is broken off; a step with an illegal action counts as one, too, and answers to
            announcements don't, for they are secret.
        illegal: "penalty" as above, "raise": ValueError. What is no single whole number always raises, and so do missing agents.
        render_mode: what `render` returns of what a spectator sees: "ansi" a text, "svg" a picture, None nothing.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: the game does not take so many seats or has no such option, or one of the other words is none of those above.
        TypeError: a word is of another kind, such as a limit that is no whole number.
        MaterialError: the chosen deck can't be used.

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
        """The action of seats that are not to move."""
        self._wrong = 0

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin another game.

        Args:
            seed: of this game and of all that follow it until the next seed; None: they go on as they would.
            options: none are known; those of the table are given to the class.

        Returns the observations and the infos.
        """
        self._begin(seed, self._limit, pausing=True)
        self._wrong = 0
        return self._told()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions of all agents.

        Returns the observations, the rewards, whether the game is over, whether it was broken off, and the infos, each by agent.

        Raises ValueError when no game is in play, an action is no single whole number, one is missing or for nobody, or one is illegal and
        that is to raise; then nothing has changed.
        """
        episode = self._game
        if not self.agents:
            raise ValueError("expected a game in play: call reset first")
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            keys = ", ".join(map(str, actions)) or "nobody" if isinstance(actions, Mapping) else ""
            given = f"for {keys}" if keys else f"a {type(actions).__name__}"
            raise ValueError(f"expected an action for each of {', '.join(self.agents)}, by agent, not {given}")
        chosen = {seat: whole(actions[agent]) for seat, agent in enumerate(self.possible_agents)}
        wrong = {seat: told for seat, action in chosen.items() if (told := self._refusal(episode, seat, action))}
        if wrong and self._illegal == "raise":
            raise ValueError("; ".join(wrong.values()))
        void: list[int] = []
        if wrong:
            self._wrong += 1
            rewards = {agent: PENALTY if seat in wrong else 0.0 for seat, agent in enumerate(self.possible_agents)}
        else:
            void = self._play_all(episode, chosen)
            rewards = self._rewards_now(self._rewards)
        (observations, infos), ended = self._told(), self._ended
        for seat, agent in enumerate(self.possible_agents):
            infos[agent] |= {"illegal": wrong[seat]} if seat in wrong else {}
            infos[agent] |= {"void": True} if seat in void else {}
        over = dict.fromkeys(self.agents, episode.over)
        broken_off = dict.fromkeys(self.agents, ended and not episode.over)
        if ended:
            self.agents = []
        return observations, rewards, over, broken_off, infos

    def _refusal(self, episode: Episode, seat: int, action: int) -> str | None:
        """Why an action is illegal; None when it is legal."""
        if seat not in episode.movers:
            waits = action == self.wait
            return None if waits else f"seat {seat} is not to move; its only action is {self.wait}, to wait"
        if action == self.wait:
            return f"seat {seat} is to move, and can't wait; its moves are those of its action_mask"
        try:
            episode.check(seat, action)
        except ValueError as problem:
            return str(problem)
        return None

    def _play_all(self, episode: Episode, chosen: Mapping[int, int]) -> list[int]:
        """Play the choices of those who are to move. Returns the seats whose choices have become void."""
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
        return self._game.ended or self._game.length + self._wrong >= self._limit

    def _told(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """The observations and the infos."""
        episode, ended, agents = self._game, self._ended, list(enumerate(self.possible_agents))
        seen = episode.records()
        observations = episode.observations(seen)
        return (
            {agent: {"observation": observations[seat], "action_mask": self._mask(seat)} for seat, agent in agents},
            {agent: told_of(episode, seat, seen[seat : seat + 1], ended) for seat, agent in agents},
        )

    def _mask(self, seat: int) -> Any:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self._game.legal(seat) if seat in self._game.movers and not self._ended else self.wait] = 1
        return mask
