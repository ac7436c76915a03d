"""One state of a game, to look at, to play on and to roll out."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from spadework.engine.buffers import Playout
from spadework.engine.contract import CHANCE, SPECTATOR, Deck, Record
from spadework.engine.game import Game
from spadework.engine.look import Standings, standings
from spadework.engine.stream import Stream, below
from spadework.table import state_text
from spadework.table.draws import Random, stream_of
from spadework.table.errors import IllegalMove
from spadework.table.setup import TableSetup, new_secret
from spadework.table.shown import Shown
from spadework.table.steps import Move
from spadework.table.variant import Variant, existing_seat, seats_of, whole_seat
from spadework.table.view import View

if TYPE_CHECKING:
    from spadework.table import Table

LONGEST = 2000
"""After so many moves of seats a rollout stops, even if the game goes on for ever."""

Policy = Literal["random", "policy"]


class Position:
    """A state of a game, with all that is hidden in it.

    Whoever has a position may copy it, play it on and roll it out; there is no log, and nothing proves its chance. A computer player that
    looked at the position of its table would cheat: it guesses one from what it may know, by `View.guess`.

    Args:
        game: a game or its id.
        options: choices by the names of the game's options; the others take their defaults.
        state: of the game's STATE type; it is copied. None: the beginning, as it is before chance has dealt, for the fewest players.
        deck: what is printed; by default the deck that the options name.

    Raises:
        UnknownGame: there is no game of this id.
        ValueError: there is no such option or choice.
        TypeError: the state is of another type than the game's.
        MaterialError: the chosen deck can't be used.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> position = table.position()
    >>> seat = position.to_move[0]
    >>> move = position.play(seat, position.legal(seat)[0])
    >>> position.play_out(7)
    >>> position.over, len(position.scores)
    (True, 3)
    """

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, str] | None = None,
        state: Record | None = None,
        deck: Deck | None = None,
    ) -> None:
        """Copy the state."""
        self._take(Variant.of(game, options, deck), state)

    @classmethod
    def within(cls, variant: Variant, state: Record) -> "Position":
        """A position of a variant that has been checked; the state is copied. Raises TypeError."""
        position = cls.__new__(cls)
        position._take(variant, state)
        return position

    @classmethod
    def deal(cls, game: str | Game, seats: int = 2, options: Mapping[str, str] | None = None) -> "Position":
        """The beginning of a game, in which chance has still to deal. Raises as the class does, and ValueError for the seats.

        >>> import spadework
        >>> position = Position.deal(spadework.game_ids()[0], seats=3)
        >>> position.to_move, len(position.chance()) > 0
        ((), True)
        """
        variant = Variant.of(game, options)
        variant.game.check_seats(seats)
        return cls.within(variant, _dealt(variant, seats))

    def _take(self, variant: Variant, state: Record | None) -> None:
        self.variant = variant
        """The game with its options and its deck."""
        self._states = variant.game.new_states(2)
        if state is None:
            state = _dealt(variant, variant.game.rules.SEATS[0])
        fields = getattr(getattr(state, "dtype", None), "fields", None)
        if fields != self._states.dtype.fields or np.shape(state) != ():
            raise TypeError(f"a state of {variant.game.id} is one record of its type, not {type(state).__name__}")
        self._states[0] = state

    # What it is

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.variant.game

    @property
    def options(self) -> dict[str, str]:
        """What was chosen before the deal, by the names of the options."""
        return dict(self.variant.options)

    @property
    def deck(self) -> Deck:
        """The deck that is played with."""
        return self.variant.deck

    @property
    def state(self) -> Record:
        """The state itself, as the rules read it; whoever writes to it answers for what comes of it."""
        return self._states[0]

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def _mask(self) -> int:
        return int(self.game.driver.whose_move(self.variant.materials, self._states, 0))

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may move now; none when chance is to move, or the game is over."""
        return seats_of(self._mask)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._mask == 0

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand now, final once the game is over."""
        return self._standings.points

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat as it stands now, 1 the best, with all that breaks ties; final once the game is over."""
        return self._standings.places

    @property
    def _standings(self) -> Standings:
        return standings(self.game.rules, self.deck.record, self.state)

    def legal(self, seat: int) -> list[Move]:
        """What a seat may play now; nothing when it is not to move. Raises IndexError when there is no such seat."""
        return self.variant.legal(self._states, existing_seat(seat, self.seats))

    def chance(self) -> list[tuple[Move, int]]:
        """What chance may bring now, each with its weight; nothing when chance is not to move.

        >>> import spadework
        >>> outcomes = Position.deal(spadework.game_ids()[1]).chance()
        >>> all(weight > 0 for move, weight in outcomes)
        True
        """
        if not self._mask >> CHANCE & 1:
            return []
        return [(self.variant.move(CHANCE, code), weight) for code, weight in zip(*self._outcomes(), strict=True)]

    # Playing on

    def play(self, seat: int, move: Move | int | str) -> Move:
        """Play a move of a seat, or with the seat CHANCE something that chance may bring. Chance does not go on by itself.

        Args:
            seat: who plays.
            move: a `Move`, its code or its text.

        Returns the move. Raises IllegalMove, and then nothing has changed.
        """
        seat = whole_seat(seat, self.seats)
        if seat != CHANCE and not 0 <= seat < self.seats:
            raise IllegalMove(seat, str(move), f"there is no such seat; seats are 0 to {self.seats - 1}")
        code, mask = self.variant.code(seat, move), self._mask
        if not mask >> seat & 1 or not self._can(seat, code):
            raise self.variant.refusal(seat, code, mask, None if seat == CHANCE else self.view(seat).record)
        self._apply(seat, code)
        return self.variant.move(seat, code)

    def _apply(self, seat: int, code: int) -> None:
        # By arrays, which compiled code takes ten times as fast as records: the second state has room for what comes of the first.
        self.game.driver.step(self.variant.materials, self._states, 0, seat, code)
        self._states[0] = self._states[1]

    def _can(self, seat: int, code: int) -> bool:
        if seat == CHANCE:
            return code in self._outcomes()[0]
        moves = self.variant.new_codes()
        return self.game.driver.is_legal(self.variant.materials, self._states, 0, seat, code, moves)

    def _outcomes(self) -> tuple[list[int], list[int]]:
        return self.variant.outcomes(self._states, 0)

    def play_chance(self, random: Random) -> list[Move]:
        """Let chance play as long as it is to move.

        Args:
            random: a seed, which always brings the same here, or a generator; one generator for a whole game, for a seed that is used
                again and again brings what belongs together.

        Returns what it brought.
        """
        stream, brought = stream_of(random), []
        while self._mask >> CHANCE & 1:
            code = _drawn(stream, *self._outcomes())
            self._apply(CHANCE, code)
            brought.append(self.variant.move(CHANCE, code))
        return brought

    def play_out(self, random: Random, policy: Policy = "random", limit: int = LONGEST) -> None:
        """Play to the end of the game, at the speed of compiled rules.

        Args:
            random: a seed, which always plays the same, or a generator.
            policy: how seats move: "random" takes any legal move, "policy" is the game's rollout policy.
            limit: after so many moves of seats it stops.
        """
        if policy not in ("random", "policy"):
            raise ValueError(f"there is no policy {policy!r}; choose 'random' or 'policy'")
        playout = Playout(
            stream_of(random), self.variant.new_codes(), self.variant.new_codes(), policy == "policy", limit
        )
        self.game.driver.play_on(self.deck.record, self.state, playout)

    # Looking

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know. Raises IndexError when there is no such seat."""
        if seat != SPECTATOR:
            existing_seat(seat, self.seats)
        seen = self.game.new_states(1)
        self.game.rules.view(self.deck.record, self.state, seat, seen[0])
        return View(self.variant, seat, seen[0])

    def show(self, seat: int = SPECTATOR, language: str = "en") -> Shown:
        """What a seat, or a spectator, sees of it, as a notebook shows it. Raises IndexError when there is no such seat."""
        return self.view(seat).show(language)

    def _repr_svg_(self) -> str:
        return self.show().svg

    def text(self) -> str:
        """The position as one line of text, from which `from_text` makes it again, on any machine with the same game and deck.

        >>> import spadework
        >>> position = spadework.Table(spadework.game_ids()[0], seats=3, seed=7).position()
        >>> Position.from_text(position.text()) == position
        True
        """
        return state_text.written(self.variant, self.state)

    def table(self, seed: int | None = None, names: Sequence[str] = ()) -> "Table":
        """A table at which the game goes on from here: with a log, pictures, and a record that holds this position.

        Args:
            seed: of all chance from here on; None for one that nobody knows.
            names: of those who play, by seat.

        Raises ValueError when the deck is in no file, which a record could not name.

        >>> import spadework
        >>> position = spadework.Table(spadework.game_ids()[0], seats=3, seed=7).position()
        >>> table = position.table(seed=1)
        >>> table.position() == position, spadework.replay(table.record(), trusted=True).position() == position
        (True, True)
        """
        # A table gives positions, too.
        from spadework.table.table import Table

        self.variant.check_deck_is_kept()
        setup = TableSetup(self.game, self.seats, self.options, tuple(names), new_secret(seed), position=self.text())
        return Table.deal(setup)

    @classmethod
    def from_text(cls, text: str, game: Game | None = None, deck: Deck | None = None) -> "Position":
        """The position of a text.

        Args:
            text: as `text` gives it.
            game: where it is not among those that `spadework.game_ids` lists.
            deck: where it is not among those of the game, by their names.

        Only texts that you trust: form, check sum, deck and who is to move are checked, but not every field, and compiled rules that meet
        a state which cannot be may read or overwrite something else.

        Raises ValueError when the text is not one of a position, or of another game or deck than the one here.
        """
        return cls.within(*state_text.read(text, game, deck))

    def as_dict(self) -> dict[str, Any]:
        """The fields of the state by name as plain numbers and lists."""
        return {name: self.state[name].tolist() for name in self.state.dtype.names}

    def copy(self) -> "Position":
        """The same position, which is played on by itself."""
        return Position.within(self.variant, self.state)

    def __copy__(self) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_back, (self.variant, self.variant.packed(self.state))

    def __eq__(self, other: object) -> bool:
        """Whether both are the same state of the same game with the same options and deck."""
        if not isinstance(other, Position):
            return NotImplemented
        return self.variant.same_as(other.variant) and self.variant.packed(self.state) == other.variant.packed(
            other.state
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if self.over:
            who = "over"
        elif self.to_move:
            who = f"seats {', '.join(map(str, self.to_move))} to move"
        else:
            who = "chance to move"
        return f"<Position of {self.game.id}, {self.seats} seats, {who}>"


def _drawn(stream: Stream, outcomes: list[int], weights: list[int]) -> int:
    """An outcome by its weight, the same that compiled loops draw."""
    rest = below(stream, sum(weights))
    for outcome, weight in zip(outcomes, weights, strict=True):
        rest -= weight
        if rest < 0:
            return outcome
    raise AssertionError("a draw below the sum of the weights falls into one of them")


def _dealt(variant: Variant, seats: int) -> Record:
    states = variant.game.new_states(1)
    options = variant.game.option_codes(variant.options)
    variant.game.rules.deal(variant.deck.record, states[0], seats, options)
    return states[0]


def _read_back(variant: Variant, content: bytes) -> Position:
    return Position.within(variant, variant.unpacked(content)[0])
