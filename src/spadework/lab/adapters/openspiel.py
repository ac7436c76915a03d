"""The games as Python games of OpenSpiel; importing this module registers them.

Each game is called `spadework_<id>` and has three parameters:

- `players`: number of players; by default the game's minimum.
- `options`: the table's options, as `name:choice;name:choice`. OpenSpiel's parameter syntax reserves the usual separators.
- `limit`: moves of seats after which a game is truncated. The win is then shared equally, so that returns always sum to 1.

Mapping to OpenSpiel's concepts:

- **Chance** nodes are explicit, with all outcomes listed.
- **Simultaneous choices** are asked one after another in seat order; none sees the others' choices.
- **Observations** are exact: the string is equal for equal views only, and the tensor holds everything a seat knows, the seat itself first.
  They are made of a public part, a spectator's view, and a private one, which is the difference.
- **Information states** have perfect recall: the string is a hash of all the seat's views at its decisions, its choices, and its present
  view. They have no tensor, which would be as long as the longest game.
- **Resampled states** are consistent with everything a seat knows, and keep its information state. The information states of the others
  start afresh, and `history()` holds only later moves: the real past is unknown to the seat that resamples.

OpenSpiel's compiled bots, such as `pyspiel.ISMCTSBot`, can't search Python games; those of `open_spiel.python.algorithms` can. Algorithms
that multiply all probabilities of a game, such as outcome sampling, need a `limit` of a few dozen moves to keep the product above 0.

Example:
>>> import pyspiel
>>> import spadework, spadework.lab.adapters.openspiel
>>> game = pyspiel.load_game(f"spadework_{spadework.game_ids()[1]}(players=3)")
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
1.0
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from hashlib import blake2b
from typing import Any, Protocol

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from spadework.engine.discovery import game as find_game
from spadework.engine.discovery import game_ids
from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.lab.adapters.episode import Episode, Numbers, new_numbers
from spadework.lab.batch import LONGEST_GAME, some_of

PREFIX = "spadework_"
"""Prefix of the games' names in OpenSpiel."""

SEEDS = 1 << 53
"""Number of distinct seeds derived from a float between 0 and 1."""

Options = tuple[tuple[str, str], ...]


class Memory:
    """A seat's memory: its views at its decisions and its choices.

    The digest is computed on demand, since most random games never need it.

    Args:
        course: the course at the seat's last decision; None if there was none, or if only a digest is known.
        number: its move there.
        digest: digest of the whole memory, if there is no course.
    """

    def __init__(self, course: "Course | None" = None, number: int = 0, digest: bytes = b"") -> None:
        self._course, self._number, self._digest = course, number, digest

    def digest(self, seat: int) -> bytes:
        """Return a digest that is equal for equal memories of the same seat."""
        older, memory = [], self
        while memory._course is not None:
            older.append(memory)
            memory = memory._course.memories[seat]
        for memory in reversed(older):
            assert memory._course is not None
            memory._digest = _digest(memory._course.known(seat) + memory._number.to_bytes(4, "little"))
            memory._course = None
        return self._digest


class Course:
    """A game in progress and the memories of its seats. Immutable: each move makes a new one, so copies are free.

    Args:
        episode: the game, with explicit chance; owned by the course from here on.
        memories: the seats' memories.
        asked: the seat to decide, if several move; by default the first.
    """

    def __init__(self, episode: Episode, memories: tuple[Memory, ...], asked: int | None = None) -> None:
        self.episode, self.memories, self.asked = episode, memories, asked
        self._packed: dict[int, bytes] = {}

    def __deepcopy__(self, _memo: object) -> "Course":
        """Return itself: it is immutable."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        state, variant = self.episode.__getstate__(), self.numbers.variant
        # The encoding is recreated, or found in the cache, from a few words.
        del state["numbers"]
        options = tuple(sorted(variant.options.items()))
        digests = [memory.digest(seat) for seat, memory in enumerate(self.memories)]
        return _restored, (variant.game.id, options, variant.digest, state, digests, self.asked)

    @property
    def numbers(self) -> Numbers:
        """The game's encoding."""
        return self.episode.numbers

    @cached_property
    def player(self) -> int:
        """The player to move, in OpenSpiel's numbering."""
        if self.episode.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.episode.chance_moves:
            return int(pyspiel.PlayerId.CHANCE)
        return self.episode.mover if self.asked is None else self.asked

    @cached_property
    def legal(self) -> list[int]:
        """Return the legal moves of the player to move, ascending."""
        return self.episode.legal(self.player)

    @cached_property
    def chances(self) -> list[tuple[int, float]]:
        """Return the chance outcomes with their probabilities."""
        return self.episode.chances()

    def packed(self, seat: int) -> bytes:
        """Return a seat's or spectator's view as bytes, equal for equal views."""
        if seat not in self._packed:
            self._packed[seat] = self.numbers.variant.packed(self.episode.record(seat)[0])
        return self._packed[seat]

    def known(self, seat: int) -> bytes:
        """Return a digest of a seat's memory and present view: its information state."""
        return _digest(self.memories[seat].digest(seat) + self.packed(seat))

    def after(self, number: int) -> "Course":
        """Return the game after a move or chance outcome. Raises ValueError if it is impossible now."""
        episode, player = self.episode.clone(), self.player
        if episode.chance_moves and not episode.ended:
            if not any(number == outcome for outcome, _ in self.chances):
                listed = some_of(outcome for outcome, _ in self.chances)
                raise ValueError(f"expected a chance outcome among {listed}, not {number}")
            episode.apply(CHANCE, self.numbers.outcomes.code(number))
            return Course(episode, self.memories)
        if episode.ended or number not in self.legal:
            # Raises with the reason.
            episode.check(player, number)
        episode.apply(player, self.numbers.moves.code(number))
        episode.length += 1
        memories = list(self.memories)
        memories[player] = Memory(self, number)
        return Course(episode, tuple(memories))

    def resampled(self, seat: int, seed: int) -> "Course":
        """Return a game with the same information state for a seat: hidden information is sampled, the others' memories are empty."""
        episode = self.episode.guess(seat, seed)
        memories = [Memory()] * self.numbers.seats
        # Only the digest: its sources hold the real past.
        memories[seat] = Memory(digest=self.memories[seat].digest(seat))
        return Course(episode, tuple(memories), seat if self.player == seat else None)

    def returns(self) -> list[float]:
        """Return each seat's share of the win; equal shares after truncation."""
        if self.episode.truncated:
            return [1 / self.numbers.seats] * self.numbers.seats
        return self.episode.wins()


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=16).digest()


def _restored(
    game: str, options: Options, deck: str, state: dict[str, Any], digests: Sequence[bytes], asked: int | None
) -> Course:
    numbers = new_numbers(game, len(digests), dict(options))
    if numbers.variant.digest != deck:
        raise ValueError(f"the deck of {game} has changed since the state was pickled")
    episode = Episode.__new__(Episode)
    episode.__setstate__({**state, "numbers": numbers})
    return Course(episode, tuple(Memory(digest=digest) for digest in digests), asked)


def read_options(text: str) -> dict[str, str]:
    """Parse the `options` parameter. Raises ValueError.

    >>> read_options("turns:40;pause:short")
    {'turns': '40', 'pause': 'short'}
    """
    options = {}
    for part in filter(None, text.split(";")):
        name, found, choice = part.partition(":")
        if not found:
            raise ValueError(f"expected options as name:choice;name:choice, not {text!r}")
        options[name] = choice
    return options


class SpadeworkState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; created by `SpadeworkGame.new_initial_state`."""

    def __init__(self, game: "SpadeworkGame") -> None:
        super().__init__(game)
        # OpenSpiel copies and pickles this attribute; it is immutable.
        self.course = game.first

    def current_player(self) -> int:
        """Return the player to move: a seat, chance or terminal."""
        return self.course.player

    def is_terminal(self) -> bool:
        """Return whether the game is over or truncated."""
        return self.course.episode.ended

    def returns(self) -> list[float]:
        """Return each seat's share of the win; 0 before the end."""
        return self.course.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the chance outcomes with their probabilities."""
        return self.course.chances

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> "SpadeworkState":
        """Return a state with the same information state for a player and sampled hidden information.

        Args:
            player_id: the seat.
            rng: returns numbers from 0 to below 1.

        Raises ValueError for an unknown seat.
        """
        if not 0 <= player_id < self.course.numbers.seats:
            raise ValueError(f"expected a seat from 0 to {self.course.numbers.seats - 1}, not {player_id}")
        twin: SpadeworkState = self.get_game().new_initial_state()
        twin.course = self.course.resampled(player_id, int(rng() * SEEDS))
        return twin

    def legal_actions(self, *player: int) -> list[int]:
        """Return the legal moves or chance outcomes of a player, by default of the one to move.

        As in OpenSpiel's compiled games, and unlike its Python ones, a seat has none at a chance node.
        """
        found: list[int] = super().legal_actions() if player in ((), (self.course.player,)) else []
        return found

    def _legal_actions(self, _player: int) -> list[int]:
        return self.course.legal

    def _apply_action(self, action: int) -> None:
        self.course = self.course.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        variant, numbers = self.course.numbers.variant, self.course.numbers
        if player == pyspiel.PlayerId.CHANCE:
            return variant.move(CHANCE, numbers.outcomes.code(action)).text
        return variant.move(player, numbers.moves.code(action)).text

    def __str__(self) -> str:
        episode, player = self.course.episode, self.course.player
        who = "nobody" if episode.ended else "chance" if episode.chance_moves else f"seat {player}"
        points = " ".join(map(str, episode.standings().points))
        whole = self.course.numbers.variant.packed(episode.states[0]).hex()
        return f"{episode.length:,} moves; {who} to move; points {points}\n{whole}"


class SpadeworkGame(pyspiel.Game):  # type: ignore[misc]
    """A game with options and a number of players; created by `pyspiel.load_game`.

    Args:
        id: id of the game.
        kind: OpenSpiel's game type, as registered.
        params: `players`, `options` and `limit`; all have defaults.

    Raises:
        ValueError: unsupported number of players, unknown option, or a limit that is too small.
        MaterialError: the chosen deck is unusable.
    """

    def __init__(self, id: str, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        given = {**kind.parameter_specification, **(params or {})}
        if given["limit"] < 1:
            raise ValueError(f"expected limit to be at least 1, not {given['limit']}")
        self.numbers = new_numbers(id, given["players"], read_options(given["options"]))
        """Encoding of moves, outcomes and views as numbers."""
        self.first = Course(Episode(self.numbers, None, given["limit"]), (Memory(),) * self.numbers.seats)
        """Start of each game."""
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.numbers.moves),
            max_chance_outcomes=len(self.numbers.outcomes),
            num_players=self.numbers.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=given["limit"],
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> SpadeworkState:
        """Return the state before any chance move."""
        return SpadeworkState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a generous bound: all chance outcomes before each move."""
        return (self.first.episode.limit + 1) * len(self.numbers.outcomes)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> "Observer | None":
        """Return an observer of observations or information states.

        Args:
            iig_obs_type: what to observe; by default a seat's present view.
            params: must be empty.

        Returns None for unsupported types: all seats' private information, the memory of a spectator or of private information alone, or
        nothing at all. Raises ValueError for parameters.
        """
        if params:
            raise ValueError(f"expected no observation parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        known = {(True, True): Own, (True, False): Public, (False, True): Private}.get((kind.public_info, private))
        if known is None or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        if kind.perfect_recall:
            return Remembered() if known is Own else None
        return known(self.numbers)


class Observer(Protocol):
    """Interface of an observer in OpenSpiel."""

    tensor: Any
    """The observation as numbers, filled by `set_from`; None if there is none."""
    dict: dict[str, Any]
    """The tensor by name."""

    def set_from(self, state: SpadeworkState, player: int) -> None:
        """Fill the tensor with a player's observation."""

    def string_from(self, state: SpadeworkState, player: int) -> str:
        """Return a player's observation or information state as letters and digits."""


class Remembered:
    """Observer of a seat's information state, which has no tensor."""

    def __init__(self) -> None:
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}

    def set_from(self, _state: SpadeworkState, _player: int) -> None:
        """Do nothing, since there is no tensor."""

    def string_from(self, state: SpadeworkState, player: int) -> str:
        """Return a digest of a seat's memory and present view."""
        return f"{player}:{state.course.known(player).hex()}"


class Own:
    """Observer of a seat's present view.

    Args:
        numbers: the game's encoding.
    """

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self.tensor: Any = np.zeros(numbers.encoder.size, np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor}

    def set_from(self, state: SpadeworkState, player: int) -> None:
        """Fill the tensor with a player's observation."""
        record = state.course.episode.record(player)
        self._numbers.encoder.encode(record, np.array([player], np.int32), self.tensor[None])

    def string_from(self, state: SpadeworkState, player: int) -> str:
        """Return a player's observation as letters and digits."""
        return f"{player}:{state.course.packed(player).hex()}"


class Public(Own):
    """Observer of what everybody sees: a spectator's view."""

    def set_from(self, state: SpadeworkState, _player: int) -> None:
        """Fill the tensor with a spectator's observation."""
        super().set_from(state, SPECTATOR)

    def string_from(self, state: SpadeworkState, _player: int) -> str:
        """Return a spectator's observation as letters and digits."""
        return f"public:{state.course.packed(SPECTATOR).hex()}"


class Private(Own):
    """Observer of what a seat sees beyond a spectator: the difference of their views, so that both parts together are the seat's view."""

    def set_from(self, state: SpadeworkState, player: int) -> None:
        """Fill the tensor with the difference between a seat's observation and a spectator's."""
        super().set_from(state, SPECTATOR)
        public = self.tensor.copy()
        super().set_from(state, player)
        self.tensor -= public

    def string_from(self, state: SpadeworkState, player: int) -> str:
        """Return the bytes of a seat's view that differ from a spectator's, by exclusive or, as letters and digits."""
        own, public = (np.frombuffer(state.course.packed(seat), np.uint8) for seat in (player, SPECTATOR))
        return f"{player} privately:{(own ^ public).tobytes().hex()}"


def register(ids: Sequence[str]) -> None:
    """Register games with OpenSpiel; those of `spadework.game_ids` already are."""
    for id in ids:
        game = find_game(id)
        seats = game.rules.SEATS
        kind = pyspiel.GameType(
            short_name=PREFIX + id,
            long_name=f"Spadework: {id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats[-1],
            min_num_players=seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification={"players": seats[0], "options": "", "limit": LONGEST_GAME},
        )
        create: Any = partial(SpadeworkGame, id, kind)
        # Kept alive by a reference to itself: OpenSpiel releases it after Python's shutdown, when freeing it would crash.
        create.itself = create
        pyspiel.register_game(kind, create)


register(game_ids())
