"""The games as Python games of OpenSpiel; importing this registers them.

Each game is called `spadework_<id>` and has three parameters:

- `players`: how many play; by default as few as can.
- `options`: those of the table, as `name:choice;name:choice`. OpenSpiel's own way to read parameters leaves no other signs free.
- `limit`: moves of seats after which a game is broken off. All seats then share the win alike, so that the returns always sum to 1.

What OpenSpiel asks is answered so:

- **Chance** is played by hand, and all its outcomes are listed.
- **Simultaneous choices** are asked one after the other, in the order of the seats; nobody sees what the others chose.
- **Observations** are exact: the string is the same for equal views and different for others, and the tensor holds all that a seat knows,
  the seat itself first. Without private information they are what a spectator sees.
- **Information states** have perfect recall: the string is a hash of all that the seat saw when it was asked, of what it chose then, and of
  what it sees now. They have no tensor: it would be as long as the longest game.
- **Resampled states** agree with all that a seat knows, and keep its information state. The information states of the others begin anew
  there, and `history()` holds only the moves that follow: what really happened is not known to who resamples.

OpenSpiel's compiled bots, such as `pyspiel.ISMCTSBot`, can't search games of Python; those of `open_spiel.python.algorithms` can.
Algorithms that multiply all probabilities of a game, such as outcome sampling, need a `limit` of some dozen moves lest the product be 0.

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
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from spadework.engine.contract import CHANCE, SPECTATOR
from spadework.engine.discovery import game as find_game
from spadework.engine.discovery import game_ids
from spadework.lab.adapters.episode import Episode, Numbers, new_numbers
from spadework.lab.batch import LONGEST_GAME, some_of

PREFIX = "spadework_"
"""What the games' names in OpenSpiel begin with."""

SEEDS = 1 << 53
"""So many seeds are told apart by a number from 0 to 1."""

Options = tuple[tuple[str, str], ...]


class Memory:
    """What a seat remembers: all that it saw when it was asked, and what it chose.

    It becomes a digest when it is first asked for, since most games that are played at random never ask.

    Args:
        course: where the seat was asked last; None when it never was, or remembers no more than a digest.
        number: of the move that it chose there.
        digest: of all that it remembers, where there is no course.
    """

    def __init__(self, course: "Course | None" = None, number: int = 0, digest: bytes = b"") -> None:
        self._course, self._number, self._digest = course, number, digest

    def digest(self, seat: int) -> bytes:
        """The same for equal memories of the seat whose memory this is."""
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
    """Where a game has come to, and what its seats remember. Nothing in it changes: each move makes a new one, so copies cost nothing.

    Args:
        episode: the game, with chance by hand; it is the course's own from here on.
        memories: what each seat remembers.
        asked: the seat that is asked, where several are to move; by default the first.
    """

    def __init__(self, episode: Episode, memories: tuple[Memory, ...], asked: int | None = None) -> None:
        self.episode, self.memories, self.asked = episode, memories, asked
        self._packed: dict[int, bytes] = {}

    def __deepcopy__(self, _memo: object) -> "Course":
        """Itself: nothing in it changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        kept, variant = self.episode.__getstate__(), self.numbers.variant
        # The numbers are made again, or found, from few words.
        del kept["numbers"]
        options = tuple(sorted(variant.options.items()))
        digests = [memory.digest(seat) for seat, memory in enumerate(self.memories)]
        return _restored, (variant.game.id, options, variant.digest, kept, digests, self.asked)

    @property
    def numbers(self) -> Numbers:
        """What is played."""
        return self.episode.numbers

    @cached_property
    def player(self) -> int:
        """Who is to move, as OpenSpiel counts."""
        if self.episode.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.episode.chance_moves:
            return int(pyspiel.PlayerId.CHANCE)
        return self.episode.mover if self.asked is None else self.asked

    @cached_property
    def legal(self) -> list[int]:
        """The numbers of the moves that the seat to move has, rising."""
        return self.episode.legal(self.player)

    @cached_property
    def chances(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely."""
        return self.episode.chances()

    def packed(self, seat: int) -> bytes:
        """What a seat, or a spectator, knows: the same for equal views."""
        if seat not in self._packed:
            self._packed[seat] = self.numbers.variant.packed(self.episode.record(seat)[0])
        return self._packed[seat]

    def known(self, seat: int) -> bytes:
        """A digest of what a seat remembers and of what it sees now: its information state."""
        return _digest(self.memories[seat].digest(seat) + self.packed(seat))

    def after(self, number: int) -> "Course":
        """What comes of a move, or of an outcome of chance. Raises ValueError when it can't be played now."""
        episode, player = self.episode.clone(), self.player
        if episode.chance_moves and not episode.ended:
            if not any(number == outcome for outcome, _ in self.chances):
                told = some_of(outcome for outcome, _ in self.chances)
                raise ValueError(f"chance can't bring {number} now, but {told}")
            episode.apply(CHANCE, self.numbers.outcomes.code(number))
            return Course(episode, self.memories)
        if episode.ended or number not in self.legal:
            # It says why.
            episode.check(player, number)
        episode.apply(player, self.numbers.moves.code(number))
        episode.length += 1
        memories = list(self.memories)
        memories[player] = Memory(self, number)
        return Course(episode, tuple(memories))

    def resampled(self, seat: int, seed: int) -> "Course":
        """Another course that is the same for a seat: what it can't know is sampled, and the others remember nothing."""
        episode = self.episode.guess(seat, seed)
        memories = [Memory()] * self.numbers.seats
        # No more than the digest: what it was made of holds what really happened.
        memories[seat] = Memory(digest=self.memories[seat].digest(seat))
        return Course(episode, tuple(memories), seat if self.player == seat else None)

    def returns(self) -> list[float]:
        """What each seat has of the win; all the same when the game was broken off."""
        if self.episode.truncated:
            return [1 / self.numbers.seats] * self.numbers.seats
        return self.episode.wins()


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=16).digest()


def _restored(
    game: str, options: Options, deck: str, kept: dict[str, Any], digests: Sequence[bytes], asked: int | None
) -> Course:
    numbers = new_numbers(game, len(digests), dict(options))
    if numbers.variant.digest != deck:
        raise ValueError(f"expected the deck of {game} with which the state was kept; it has changed since")
    episode = Episode.__new__(Episode)
    episode.__setstate__({**kept, "numbers": numbers})
    return Course(episode, tuple(Memory(digest=digest) for digest in digests), asked)


def read_options(text: str) -> dict[str, str]:
    """Options from the text of a parameter. Raises ValueError.

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
    """A state of a game; made by `Game.new_initial_state`."""

    def __init__(self, game: "SpadeworkGame") -> None:
        super().__init__(game)
        # OpenSpiel copies and pickles what stands here: one thing that never changes.
        self.course = game.first

    def current_player(self) -> int:
        """Who is to move: a seat, chance, or nobody any more."""
        return self.course.player

    def is_terminal(self) -> bool:
        """Whether the game is over, or was broken off."""
        return self.course.episode.ended

    def returns(self) -> list[float]:
        """What each seat has of the win: all 0 before the end."""
        return self.course.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely."""
        return self.course.chances

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> "SpadeworkState":
        """Another state with the same information state of a player; what it can't know is sampled.

        Args:
            player_id: the seat that knows.
            rng: gives numbers from 0 to below 1.

        Raises ValueError when there is no such seat.
        """
        if not 0 <= player_id < self.course.numbers.seats:
            raise ValueError(f"there is no seat {player_id}; seats are 0 to {self.course.numbers.seats - 1}")
        twin: SpadeworkState = self.get_game().new_initial_state()
        twin.course = self.course.resampled(player_id, int(rng() * SEEDS))
        return twin

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
    """A game with its options, for so many players; made by `pyspiel.load_game`.

    Args:
        id: of the game.
        kind: what OpenSpiel knows of it, as it was registered.
        params: `players`, `options` and `limit`; each has a default.

    Raises:
        ValueError: the game does not take so many players, has no such option, or the limit is too small.
        MaterialError: the chosen deck can't be used.
    """

    def __init__(self, id: str, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        given = {**kind.parameter_specification, **(params or {})}
        if given["limit"] < 1:
            raise ValueError(f"limit is at least 1, not {given['limit']}")
        self.numbers = new_numbers(id, given["players"], read_options(given["options"]))
        """How moves, outcomes and views become numbers."""
        self.first = Course(Episode(self.numbers, None, given["limit"]), (Memory(),) * self.numbers.seats)
        """Where each game begins."""
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
        """The game as it is dealt, before chance has played."""
        return SpadeworkState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that is far from ever being reached: before each move every outcome of chance once."""
        return (self.first.episode.limit + 1) * len(self.numbers.outcomes)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> "Observer | None":
        """What tells observations or information states.

        Args:
            iig_obs_type: what is observed; by default what a seat sees now.
            params: there are none.

        Returns None for what can't be told apart: private information without the public, that of all seats, or what a spectator remembers.
        Raises ValueError when there are parameters.
        """
        if params:
            raise ValueError(f"observations have no parameters, but there are {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        alone = kind.private_info == pyspiel.PrivateInfoType.NONE and not kind.perfect_recall
        return Observer(self.numbers, private, kind.perfect_recall) if kind.public_info and (private or alone) else None


class Observer:
    """Tells what is known in a state, as OpenSpiel wants it.

    Args:
        numbers: of the game.
        private: whether a seat looks; else a spectator.
        remembers: whether what the seat remembers is told, too. Then there is no tensor.
    """

    def __init__(self, numbers: Numbers, private: bool, remembers: bool) -> None:
        self._numbers, self._private, self._remembers = numbers, private, remembers
        self.tensor: Any = None if remembers else np.zeros(numbers.encoder.size, np.float32)
        """The observation as numbers, filled by `set_from`."""
        self.dict: dict[str, Any] = {} if remembers else {"observation": self.tensor}
        """The same by its only part's name."""

    def set_from(self, state: SpadeworkState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if not self._remembers:
            seat = self._looker(player)
            record = state.course.episode.record(seat)
            self._numbers.encoder.encode(record, np.array([seat], np.int32), self.tensor[None])

    def string_from(self, state: SpadeworkState, player: int) -> str:
        """What a player sees, or all that it remembers, in letters and digits."""
        seat, course = self._looker(player), state.course
        known = course.known(seat) if self._remembers else course.packed(seat)
        return f"{seat if self._private else 'public'}:{known.hex()}"

    def _looker(self, player: int) -> int:
        return player if self._private else SPECTATOR


def register(ids: Sequence[str]) -> None:
    """Let OpenSpiel know games by their ids; those of `spadework.game_ids` are known already."""
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
            parameter_specification={"players": seats[0], "options": "", "limit": LONGEST_GAME},
        )
        create: Any = partial(SpadeworkGame, id, kind)
        # OpenSpiel lets go of it when Python has ended already, and freeing it then would crash: it holds itself.
        create.itself = create
        pyspiel.register_game(kind, create)


register(game_ids())
