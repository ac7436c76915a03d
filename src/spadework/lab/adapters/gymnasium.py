"""One seat of a game as a Gymnasium environment: players of one's choice sit on the others.

Importing this module registers an environment for each game, by its id: `gymnasium.make(f"spadework/{id}-v0", opponents="mate")`.
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
    numbers_for,
    observation_box,
    rendered,
    seed_from,
    told_of,
    whole,
)
from spadework.lab.batch import LONGEST_GAME, Rewards
from spadework.players.file import is_file
from spadework.players.network import is_network
from spadework.players.player import Player
from spadework.players.seating import Seating, Someone, named, seed_of
from spadework.table import Variant

MOST_DEALS = 20
"""After so many games in a row in which a seat never gets to move, there is no use in another."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game against players of one's choice. A step is a move of the seat, and all that happens until it is to move again.

    Observations are what the seat knows, as numbers, and the seat itself comes first in them, whichever it is. Actions are the numbers of
    moves. Few of them are legal at a time: `info["action_mask"]` says which, as `action_space.sample(mask)` takes it, and `action_masks()`
    says it as bools. Once a game has ended, none is. A vector of environments that resets each of them in the step after its last one
    asks for an action for it nevertheless: give it any, such as 0; it is ignored.

    `info` holds, beside that, `seat` and `points`, those of all seats as far as the seat knows them; once the game is over or broken off
    also `wins`, what each seat has of the win, and `places`; and `illegal` after an illegal action.

    Opponents see their views and nothing else. A level or a class is made anew for each game with a seed of its own, so that a seeded
    `reset` brings the same game with the same moves of those who play the same with the same seed. Games in which the seat would never
    move are passed over.

    A `copy.deepcopy` goes on by itself, and the same actions bring the same: of levels that don't think for a time, and of one's own
    players as exactly as `copy.deepcopy` copies them. Players in Python files can't be copied. Between games an environment can be pickled
    if its opponents can, but not while a game is in play.

    Args:
        game: a game, its id, or a variant with its options and its deck.
        seats: how many play; None: as few as the game takes.
        seat: which seat one sits on; None: another one each game, drawn at random.
        opponents: one player for all other seats, or a list of one for each, in the order of play from the seat after one's own: a level
            like "mate", a Python file, a network, a class with `choose(self, view, moves)` or an object that has it.
        options: of the table, by name; those of a variant are known.
        rewards: "wins": the seat's share of the win when the game is over, else 0; "points": what it has made since its last step, in the
            first one since the deal.
        limit: moves of all seats after which a game is broken off; illegal ones count, too, and so do secret reactions.
        illegal: what an illegal action does. "penalty": the reward is -1, nothing in the game changes, and `info["illegal"]` says what
            was expected; "raise": ValueError. What is no single whole number always raises.
        render_mode: what `render` returns of what the seat sees: "ansi" a text, "svg" a picture, None nothing.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: the game does not take so many seats or has no such option, there is no such seat, somebody can't play, or one of the
            other words is none of those above.
        TypeError: a word is of another kind, such as a limit that is no whole number.
        MaterialError: the chosen deck can't be used.

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
        opponents: Someone | Sequence[Someone] = "random",
        options: Mapping[str, str] | None = None,
        *,
        rewards: Rewards = "wins",
        limit: int = LONGEST_GAME,
        illegal: Illegal = "penalty",
        render_mode: RenderMode | None = None,
    ) -> None:
        check_words(rewards, limit, illegal, render_mode)
        self.numbers = numbers_for(game, seats, options)
        """How views and moves become numbers."""
        count = self.numbers.seats
        if seat is not None and seat not in range(count):
            raise ValueError(f"there is no seat {seat}; seats are 0 to {count - 1}, and None is any of them")
        self._wanted_seat, self._rewards, self._limit, self._illegal = seat, rewards, int(limit), illegal
        self.render_mode: str | None = render_mode
        self.observation_space = observation_box(self.numbers)
        self.action_space: Discrete[Any] = Discrete(len(self.numbers.moves))
        self._opponents = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * (count - 1)
        if len(self._opponents) != count - 1:
            raise ValueError(f"expected one opponent, or {count - 1} for the other seats, not {len(self._opponents)}")
        self._seating: Seating | None = self._new_seating()
        self.seat = seat or 0
        """On which seat one sits in this game."""
        self.episode: Episode | None = None
        """The game, with all that is hidden in it; None before the first reset."""
        self._players: dict[int, Player] = {}
        self._in_play, self._wrong, self._points = False, 0, 0

    def _new_seating(self) -> Seating:
        return Seating(self.numbers.variant, self._opponents, seats=self.numbers.seats)

    # Playing

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin another game, and let the others play until the seat is to move.

        Args:
            seed: of this game and of all that follow it until the next seed; None: they go on as they would.
            options: none are known; those of the table are given to the class.

        Returns the observation and the info. Raises ValueError when the environment was closed, or `limit` is too low for the seat to
        move, and PlayerFailed when an opponent can't go on.
        """
        super().reset(seed=seed, options=options)
        for _ in range(MOST_DEALS):
            self._deal()
            if not self._ended:
                self._in_play = True
                return self._told()
        raise ValueError(f"seat {self.seat} never gets to move within {self._limit} moves of all seats")

    def _deal(self) -> None:
        if self._seating is None:
            raise ValueError("this environment was closed")
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
        """Play the move of a number, and let the others play until the seat is to move again.

        Returns the observation, the reward, whether the game is over, whether it was broken off, and the info.

        Raises:
            ValueError: no game is in play, the action is no single whole number, or it is illegal and that is to raise; then nothing has
                changed.
            PlayerFailed: an opponent can't go on; then the game can't, either.
        """
        episode = self.episode
        if episode is None or not self._in_play:
            raise ValueError("expected a game in play: call reset first")
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
        observation, info = self._told()
        return observation, reward, over, ended and not over, info | more

    @property
    def _ended(self) -> bool:
        episode = self.episode
        return episode is None or episode.ended or episode.length + self._wrong >= self._limit

    # What there is to tell

    def _reward(self, episode: Episode) -> float:
        if self._rewards == "wins":
            return episode.wins()[self.seat]
        before, self._points = self._points, self._own_points(episode)
        return float(self._points - before)

    def _own_points(self, episode: Episode) -> int:
        return episode.standings().points[self.seat] if self._rewards == "points" else 0

    def _told(self) -> tuple[Any, dict[str, Any]]:
        """The observation and the info."""
        episode = self.episode
        assert episode is not None
        seen, mask = episode.record(self.seat), self.action_masks().astype(np.int8)
        info = {"action_mask": mask} | told_of(episode, self.seat, seen, self._ended)
        return episode.observation(self.seat, seen), info

    def action_masks(self) -> Any:
        """Which actions are legal now, as bools: what MaskablePPO of sb3-contrib asks for. Raises ValueError before the first reset."""
        if self.episode is None:
            raise ValueError("expected a game: call reset first")
        if self._ended:
            return np.zeros(len(self.numbers.moves), np.bool_)
        return self.episode.mask(self.seat)

    def render(self) -> Any:
        """What the seat sees, as `render_mode` says. Raises ValueError before the first reset."""
        if self.episode is None:
            raise ValueError("expected a game: call reset first")
        return rendered(self.episode, self.render_mode, self.seat)

    def close(self) -> None:
        """End the processes of opponents; no game can be played any more."""
        seating, self._seating, self._in_play = self._seating, None, False
        if seating is not None:
            seating.close()

    # Copies

    def __deepcopy__(self, memo: dict[int, Any]) -> "SeatEnv":
        """An environment that goes on by itself. Raises TypeError when an opponent is in a Python file, whose process can't be copied."""
        self._check_files("copied")
        game, deck = self.numbers.variant.game, self.numbers.variant.deck
        # What a game holds never changes, and players hold parts of it.
        memo.update({id(part): part for part in (game, deck, *vars(game).values())})
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        kept = {name: value for name, value in vars(self).items() if name != "_seating"}
        twin.__dict__.update({name: copy.deepcopy(value, memo) for name, value in kept.items()})
        twin._seating = None if self._seating is None else twin._new_seating()
        return twin

    def _check_files(self, what: str) -> None:
        for player in map(named, self._opponents):
            if isinstance(player, str) and is_file(player) and not is_network(player):
                raise TypeError(f"{player} plays in a process of its own, which can't be {what}")

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled between games. Raises TypeError while a game is in play, and when an opponent is in a Python file."""
        if self._in_play:
            raise TypeError("an environment can't be pickled while a game is in play; copy.deepcopy copies it")
        if self._seating is not None:
            self._check_files("pickled")
        # Players of a game that is over are not needed any more, and few can be pickled.
        return {**vars(self), "_players": {}, "_seating": self._seating is not None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._seating = self._new_seating() if kept["_seating"] else None


for _id in all_games():
    if f"spadework/{_id}-v0" not in gymnasium.registry:
        gymnasium.register(f"spadework/{_id}-v0", f"{__name__}:SeatEnv", kwargs={"game": _id})
