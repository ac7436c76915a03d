"""One seat of a game as a Gymnasium environment, with chosen players on the other seats.

Importing this module registers an environment for each game by id, `gymnasium.make(f"spadework/{id}-v0", opponents="mate")`, and one of
`spadework.lab.adapters.gymnasium_vector`: `gymnasium.make_vec(f"spadework/{id}-self-play-v0", num_envs=64)`.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.lab.adapters.episode import Episode
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
from spadework.players.file import is_file
from spadework.players.network import is_network
from spadework.players.player import Player
from spadework.players.seating import PlayerSpec, Seating, named, seed_of
from spadework.table import Variant

MOST_DEALS = 20
"""Maximum consecutive games in which a seat never gets to move."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game against chosen opponents. A step is a move of the seat and everything up to its next turn.

    Observations are encoded views with the seat itself first, whichever it is. Actions are the numbers of moves. Few are legal at a time:
    `info["action_mask"]` marks them for `action_space.sample(mask)`, and `action_masks()` returns them as bools. After the end of a game
    none is legal. A vector of environments that resets each in the step after its last one still asks for an action: any will do, such as
    0; it is ignored.

    `info` also holds `seat` and `points`, the points of all seats as far as the seat knows them; after the end `wins`, each seat's share of
    the win, and `places`; and `illegal` after an illegal action.

    Opponents see only their own views. A level or class is instantiated for each game with a new seed, so that a seeded `reset` reproduces
    the game and the moves of deterministic opponents. Games in which the seat would never move are skipped.

    `copy.deepcopy` gives an independent environment in which the same actions lead to the same results, with levels that have no time
    limit, and with user-written players as far as `copy.deepcopy` copies them. Players in Python files can't be copied. Between games an
    environment can be pickled if its opponents can, but not during a game.

    Args:
        game: a game, its id, or a variant with its options and deck.
        seats: number of players; None for the game's minimum.
        seat: the agent's seat; None draws one for each game.
        opponents: one player for all other seats, or a list with one for each, in order of play from the agent's seat: a level such as
            "mate", a Python file, a network, a class with `choose(self, view, moves)` or such an object.
        options: the table's options, by name; a variant already has them.
        rewards: "wins": the seat's share of the win at the end, else 0; "points": the change of its points since its last step, or since
            the deal.
        limit: moves of all seats after which a game is truncated, including illegal ones and secret reactions.
        illegal: effect of an illegal action. "penalty": a reward of -1, no change in the game, and `info["illegal"]` says what was
            expected; "raise": ValueError. Values that are not a single whole number always raise.
        render_mode: format of `render`, the seat's view: "ansi" for text, "svg" for a picture, "rgb_array" for its pixels (with
            `spadework[bitmap]`), None for nothing; "human" prints the text after each reset and step.

    Raises:
        UnknownGame: unknown game id.
        ValueError: unsupported number of seats, unknown option or seat, unusable player or invalid value.
        TypeError: an argument of the wrong type, such as a limit that is not a whole number.
        MaterialError: the chosen deck is unusable.

    >>> import spadework
    >>> env = SeatEnv(spadework.game_ids()[1], opponents="mate")
    >>> observation, info = env.reset(seed=5)
    >>> ended = False
    >>> while not ended:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     observation, reward, terminated, truncated, info = env.step(action)
    ...     ended = terminated or truncated
    >>> float(sum(info["wins"])), bool(reward == info["wins"][info["seat"]])
    (1.0, True)
    >>> env.close()
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game | Variant,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: PlayerSpec | Sequence[PlayerSpec] = "random",
        options: Mapping[str, str] | None = None,
        *,
        rewards: Rewards = "wins",
        limit: int = LONGEST_GAME,
        illegal: Illegal = "penalty",
        render_mode: RenderMode | None = None,
    ) -> None:
        check_words(rewards, limit, illegal, render_mode)
        self.numbers = numbers_for(game, seats, options)
        """Encoding of views and moves as numbers."""
        count = self.numbers.seats
        if seat is not None and seat not in range(count):
            raise ValueError(f"expected seat to be 0 to {count - 1}, or None for a random one, not {seat}")
        self._wanted_seat, self._rewards, self._limit, self._illegal = seat, rewards, int(limit), illegal
        self.render_mode: str | None = render_mode
        self.observation_space = observation_box(self.numbers)
        self.action_space: Discrete[Any] = Discrete(len(self.numbers.moves))
        self._opponents = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * (count - 1)
        if len(self._opponents) != count - 1:
            raise ValueError(f"expected one opponent, or {count - 1} for the other seats, not {len(self._opponents)}")
        self._seating: Seating | None = self._new_seating()
        self.seat = seat or 0
        """The agent's seat in this game."""
        self.episode: Episode | None = None
        """The game with all hidden information; None before the first reset."""
        self._players: dict[int, Player] = {}
        self._in_play, self._wrong, self._points = False, 0, 0

    def _new_seating(self) -> Seating:
        return Seating(self.numbers.variant, self._opponents, seats=self.numbers.seats)

    # Playing

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game and play until the agent's first turn.

        Args:
            seed: seed of this game and the following ones; None continues the sequence.
            options: ignored; the table's options are given to the constructor.

        Returns the observation and the info. Raises ValueError if the environment is closed or `limit` is too low for the seat to move, and
        PlayerFailed if an opponent fails.
        """
        super().reset(seed=seed, options=options)
        for _ in range(MOST_DEALS):
            self._deal()
            if not self._ended:
                self._in_play = True
                assert self.episode is not None
                show(self.episode, self.render_mode, self.seat)
                return self._observe_and_info()
        raise ValueError(f"seat {self.seat} never moves within the limit of {self._limit} moves")

    def _deal(self) -> None:
        if self._seating is None:
            raise ValueError("the environment is closed")
        count, self._in_play, self._wrong = self.numbers.seats, False, 0
        self.seat = int(self.np_random.integers(count)) if self._wanted_seat is None else int(self._wanted_seat)
        seed = seed_from(self.np_random)
        self.episode = Episode(self.numbers, seed, self._limit)
        others = [(self.seat + 1 + number) % count for number in range(count - 1)]
        self._players = {
            seat: self._seating.seated(number, count, seat, seed_of(seed, seat)) for number, seat in enumerate(others)
        }
        self._points = self._own_points(self.episode)
        self._let_others_play(self.episode)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move, by number, and continue to the agent's next turn.

        Returns the observation, reward, termination, truncation and info.

        Raises:
            ValueError: no game is in play, or the action is not a single whole number, or illegal with `illegal="raise"`; nothing has
                changed.
            PlayerFailed: an opponent fails, which ends the game.
        """
        episode = self.episode
        if episode is None or not self._in_play:
            raise ValueError("no game in play: call reset first")
        wanted = whole(action)
        try:
            episode.check(self.seat, wanted)
        except ValueError as problem:
            if self._illegal == "raise":
                raise
            self._wrong += 1
            return self._outcome(PENALTY, {"illegal": str(problem)})
        self._in_play = False
        episode.play(self.seat, wanted)
        self._let_others_play(episode)
        return self._outcome(self._reward(episode), {})

    def _let_others_play(self, episode: Episode) -> None:
        while not self._ended and (seat := episode.mover) != self.seat:
            code = int(self._players[seat].choose(episode.record(seat)[0], seat))
            episode.play(seat, self.numbers.moves.number(code))

    def _outcome(self, reward: float, more: dict[str, Any]) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        assert self.episode is not None
        over, ended = self.episode.over, self._ended
        self._in_play = not ended
        show(self.episode, self.render_mode, self.seat)
        observation, info = self._observe_and_info()
        return observation, reward, over, ended and not over, info | more

    @property
    def _ended(self) -> bool:
        episode = self.episode
        return episode is None or episode.ended or episode.length + self._wrong >= self._limit

    # Observations and infos

    def _reward(self, episode: Episode) -> float:
        if self._rewards == "wins":
            return episode.wins()[self.seat]
        before, self._points = self._points, self._own_points(episode)
        return float(self._points - before)

    def _own_points(self, episode: Episode) -> int:
        return episode.standings().points[self.seat] if self._rewards == "points" else 0

    def _observe_and_info(self) -> tuple[Any, dict[str, Any]]:
        """Return the observation and info."""
        episode = self.episode
        assert episode is not None
        seen, mask = episode.record(self.seat), self.action_masks().astype(np.int8)
        info = {"action_mask": mask} | info_of(episode, self.seat, seen, self._ended)
        return episode.observation(self.seat, seen), info

    def action_masks(self) -> Any:
        """Return the legal actions as bools, as used by MaskablePPO of sb3-contrib. Raises ValueError before the first reset."""
        if self.episode is None:
            raise ValueError("no game yet: call reset first")
        if self._ended:
            return np.zeros(len(self.numbers.moves), np.bool_)
        return self.episode.mask(self.seat)

    def render(self) -> Any:
        """Return the seat's view in `render_mode`. Raises ValueError before the first reset."""
        if self.episode is None:
            raise ValueError("no game yet: call reset first")
        return rendered(self.episode, self.render_mode, self.seat)

    def close(self) -> None:
        """End the opponents' processes; no more games can be played."""
        seating, self._seating, self._in_play = self._seating, None, False
        if seating is not None:
            seating.close()

    # Copies

    def __deepcopy__(self, memo: dict[int, Any]) -> "SeatEnv":
        """Return an independent environment. Raises TypeError if an opponent is in a Python file, whose process can't be copied."""
        self._check_files("copied")
        game, deck = self.numbers.variant.game, self.numbers.variant.deck
        # Numbers are immutable, and players hold references to parts of them.
        memo.update({id(part): part for part in (game, deck, *vars(game).values())})
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        state = {name: value for name, value in vars(self).items() if name != "_seating"}
        twin.__dict__.update({name: copy.deepcopy(value, memo) for name, value in state.items()})
        twin._seating = None if self._seating is None else twin._new_seating()
        return twin

    def _check_files(self, done: str) -> None:
        for player in map(named, self._opponents):
            if isinstance(player, str) and is_file(player) and not is_network(player):
                raise TypeError(f"{player} runs in a separate process, which can't be {done}")

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickling between games. Raises TypeError during a game, and if an opponent is in a Python file."""
        if self._in_play:
            raise TypeError("an environment can't be pickled during a game; use copy.deepcopy")
        if self._seating is not None:
            self._check_files("pickled")
        # Players of a finished game are no longer needed, and few can be pickled.
        return {**vars(self), "_players": {}, "_seating": self._seating is not None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._seating = self._new_seating() if state["_seating"] else None


for _id in all_games():
    if f"spadework/{_id}-v0" not in gymnasium.registry:
        gymnasium.register(f"spadework/{_id}-v0", f"{__name__}:SeatEnv", kwargs={"game": _id})
        gymnasium.register(
            f"spadework/{_id}-self-play-v0",
            vector_entry_point=f"{__name__}_vector:SelfPlayVectorEnv",
            kwargs={"game": _id},
        )
