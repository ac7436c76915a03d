"""A single state of a game, for inspection, analysis and rollouts."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, get_args

import numpy as np

from spadework.engine.buffers import Playout
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, SPECTATOR, Deck, Record
from spadework.engine.look import Standings, standings
from spadework.engine.stream import Stream
from spadework.table import state_text
from spadework.table.draws import Random, stream_of
from spadework.table.errors import IllegalMove
from spadework.table.notebook import NotebookPicture
from spadework.table.setup import TableSetup, new_secret
from spadework.table.steps import Move
from spadework.table.variant import Variant, existing_seat, seats_of, whole_seat
from spadework.table.view import View

if TYPE_CHECKING:
    from spadework.table import Table

LONGEST = 2000
"""Default maximum moves of seats in a rollout, for games that need not end."""

Policy = Literal["random", "policy"]


class ViewPlayer(Protocol):
    """A custom player, or a built-in one from `spadework.player`."""

    def choose(self, view: View, moves: Sequence[Move], /) -> Move | int | str:
        """Return the move to play, its code or its text."""


class Position:
    """A state of a game, including all hidden information.

    A position can be copied, played on and rolled out; it has no log and no provably fair chance. A computer player that looked at its
    table's position would cheat: it samples one from what it knows, with `View.guess`.

    Args:
        game: a game or its id.
        options: choices by option name; missing ones take their defaults.
        state: a record of the game's STATE type, which is copied. None: the beginning, before chance has dealt, for the fewest players.
        deck: the deck; by default the one that the options name.

    Raises:
        UnknownGame: there is no game with this id.
        ValueError: there is no such option or choice.
        TypeError: the state is not of the game's STATE type.
        MaterialError: the chosen deck is invalid.

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
        """Return a position of a validated variant; the state is copied. Raises TypeError."""
        position = cls.__new__(cls)
        position._take(variant, state)
        return position

    @classmethod
    def deal(cls, game: str | Game, seats: int = 2, options: Mapping[str, str] | None = None) -> "Position":
        """Return the beginning of a game, before chance has dealt. Raises as the class does, and ValueError for the number of seats.

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
        """The game with its options and deck."""
        self._states = variant.game.new_states(2)
        if state is None:
            state = _dealt(variant, variant.game.rules.SEATS[0])
        fields = getattr(getattr(state, "dtype", None), "fields", None)
        if fields != self._states.dtype.fields or np.shape(state) != ():
            raise TypeError(f"expected a record of the STATE type of {variant.game.id}, not {type(state).__name__}")
        self._states[0] = state

    # The state

    @property
    def game(self) -> Game:
        """The game."""
        return self.variant.game

    @property
    def options(self) -> dict[str, str]:
        """The options chosen before the deal, by name."""
        return dict(self.variant.options)

    @property
    def deck(self) -> Deck:
        """The deck."""
        return self.variant.deck

    @property
    def state(self) -> Record:
        """The state itself, as the rules read it; writing to it is at your own risk."""
        return self._states[0]

    @property
    def seats(self) -> int:
        """Number of seats."""
        return int(self.state.seats)

    @property
    def _mask(self) -> int:
        return int(self.game.driver.whose_move(self.variant.materials, self._states, 0))

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats to move; empty if it is chance's turn, or the game is over."""
        return seats_of(self._mask)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._mask == 0

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's present points, final once the game is over."""
        return self._standings.points

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's present place, 1 the best, after tie-breaks; final once the game is over."""
        return self._standings.places

    @property
    def _standings(self) -> Standings:
        return standings(self.game.rules, self.deck.record, self.state)

    def legal(self, seat: int) -> list[Move]:
        """Return a seat's legal moves; empty if it is not to move. Raises IndexError when there is no such seat."""
        return self.variant.legal(self._states, existing_seat(seat, self.seats))

    def chance(self) -> list[tuple[Move, int]]:
        """Return the possible outcomes of chance with their weights; empty if it is not chance's turn.

        >>> import spadework
        >>> outcomes = Position.deal(spadework.game_ids()[1]).chance()
        >>> all(weight > 0 for move, weight in outcomes)
        True
        """
        if not self._mask >> CHANCE & 1:
            return []
        return [(self.variant.move(CHANCE, code), weight) for code, weight in zip(*self._outcomes(), strict=True)]

    # Playing

    def play(self, seat: int, move: Move | int | str) -> Move:
        """Play a move of a seat, or, with the seat CHANCE, an outcome of chance. Chance doesn't play by itself.

        Args:
            seat: the seat.
            move: a `Move`, its code or its text.

        Returns the move. Raises IllegalMove, and then the position is unchanged.
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
        # Arrays, because compiled code receives them ten times faster than records: the second state is room for the successor of the
        # first.
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
        """Let chance play while it is its turn.

        Args:
            random: a seed, which always gives the same result here, or a generator. Use one generator for a whole game: reusing a seed
                gives correlated results.

        Returns the outcomes.
        """
        return self._let_chance_play(stream_of(random))

    def _let_chance_play(self, stream: Stream) -> list[Move]:
        brought, material = [], self.variant.materials[0]
        codes, weights = self.variant.new_codes(), self.variant.new_codes()
        while self._mask >> CHANCE & 1:
            code = int(self.game.driver.draw(material, self._states[0], stream, codes, weights))
            self._apply(CHANCE, code)
            brought.append(self.variant.move(CHANCE, code))
        return brought

    def play_out(
        self, random: Random, players: Policy | ViewPlayer | Sequence[ViewPlayer] = "random", limit: int = LONGEST
    ) -> None:
        """Play to the end of the game.

        Args:
            random: a seed, which always gives the same luck, or a generator.
            players: "random" for uniformly random moves or "policy" for the game's rollout policy, both at the speed of compiled rules; or
                an object with `choose(view, moves)` for all seats, such as `spadework.player("mate")`, or one for each.
            limit: maximum moves of seats.

        Raises:
            ValueError: there is no such policy, or there are more or fewer players than seats.
            TypeError: a player is no such object.
            IllegalMove: a player returned a move that is not legal; the position is that in which it was asked.

        >>> import spadework
        >>> position = spadework.Table(spadework.game_ids()[1], seats=2, seed=7).position()
        >>> position.play_out(7, [spadework.player("mate"), spadework.player("random")])
        >>> position.over
        True
        """
        stream = stream_of(random)
        if isinstance(players, str):
            if players not in get_args(Policy):
                raise ValueError(
                    f"there is no policy {players!r}; choose 'random' or 'policy', or players such as spadework.player('mate')"
                )
            moves, weights = self.variant.new_codes(), self.variant.new_codes()
            playout = Playout(stream, moves, weights, players == "policy", limit)
            self.game.driver.play_on(self.deck.record, self.state, playout)
            return
        by_seat = self._one_for_each_seat(players)
        self._let_chance_play(stream)
        while (to_move := self.to_move) and limit > 0:
            seat, limit = to_move[0], limit - 1
            self.play(seat, by_seat[seat].choose(self.view(seat), self.legal(seat)))
            self._let_chance_play(stream)

    def _one_for_each_seat(self, players: ViewPlayer | Sequence[ViewPlayer]) -> Sequence[ViewPlayer]:
        """Return the player of each seat. Raises TypeError, ValueError."""
        by_seat = players if isinstance(players, Sequence) else [players] * self.seats
        for player in by_seat:
            if isinstance(player, type) or not callable(getattr(player, "choose", None)):
                raise TypeError(f"expected an object with choose(view, moves), not {player!r}")
        if len(by_seat) != self.seats:
            raise ValueError(f"expected a player for each of {self.seats} seats, not {len(by_seat)}")
        return by_seat

    # Views

    def view(self, seat: int = SPECTATOR) -> View:
        """Return the view of a seat or a spectator. Raises IndexError when there is no such seat."""
        if seat != SPECTATOR:
            existing_seat(seat, self.seats)
        seen = self.game.new_states(1)
        self.game.rules.view(self.deck.record, self.state, seat, seen[0])
        return View(self.variant, seat, seen[0])

    def show(self, seat: int = SPECTATOR, language: str = "en") -> NotebookPicture:
        """Return a picture for a notebook, as a seat or a spectator sees it. Raises IndexError when there is no such seat."""
        return self.view(seat).show(language)

    def _repr_svg_(self) -> str:
        return self.show().svg

    def text(self) -> str:
        """Return the position as one line of text, for `from_text`, on any machine with the same game and deck.

        >>> import spadework
        >>> position = spadework.Table(spadework.game_ids()[0], seats=3, seed=7).position()
        >>> Position.from_text(position.text()) == position
        True
        """
        return state_text.written(self.variant, self.state)

    def table(self, seed: int | None = None, names: Sequence[str] = ()) -> "Table":
        """Return a table that continues from here: with a log, pictures, and a record that contains this position.

        Args:
            seed: determines all later chance; None for a random secret.
            names: players' names by seat.

        Raises ValueError when the deck is in no file, so that a record couldn't name it.

        >>> import spadework
        >>> position = spadework.Table(spadework.game_ids()[0], seats=3, seed=7).position()
        >>> table = position.table(seed=1)
        >>> table.position() == position, spadework.replay(table.record(), trusted=True).position() == position
        (True, True)
        """
        # Imported here, because `Table` imports this module.
        from spadework.table.table import Table

        self.variant.check_deck_is_stored()
        setup = TableSetup(self.game, self.seats, self.options, tuple(names), new_secret(seed), position=self.text())
        return Table.deal(setup)

    @classmethod
    def from_text(cls, text: str, game: Game | None = None, deck: Deck | None = None) -> "Position":
        """Read a position from text.

        Args:
            text: as returned by `text`.
            game: the game, if `spadework.game_ids` doesn't list it.
            deck: the deck, if it isn't one of the game's named decks.

        Only read texts that you trust: form, checksum, deck and seats to move are checked, but not every field, and compiled rules may
        read or write out of bounds on an impossible state.

        Raises ValueError when the text is not a position, or not one of this game and deck.
        """
        return cls.within(*state_text.read(text, game, deck))

    def as_dict(self) -> dict[str, Any]:
        """Return the fields of the state by name as plain numbers and lists."""
        return {name: self.state[name].tolist() for name in self.state.dtype.names}

    def copy(self) -> "Position":
        """Return an independent copy."""
        return Position.within(self.variant, self.state)

    def __copy__(self) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_back, (self.variant, self.variant.packed(self.state))

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same state of the same game with the same options and deck."""
        if not isinstance(other, Position):
            return NotImplemented
        return self.variant.same_as(other.variant) and self.variant.packed(self.state) == other.variant.packed(
            other.state
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if self.over:
            status = "over"
        elif self.to_move:
            status = f"seats {', '.join(map(str, self.to_move))} to move"
        else:
            status = "chance to move"
        return f"<Position of {self.game.id}, {self.seats} seats, {status}>"


def _dealt(variant: Variant, seats: int) -> Record:
    states = variant.game.new_states(1)
    options = variant.game.option_codes(variant.options)
    variant.game.rules.deal(variant.deck.record, states[0], seats, options)
    return states[0]


def _read_back(variant: Variant, content: bytes) -> Position:
    return Position.within(variant, variant.unpacked(content)[0])
