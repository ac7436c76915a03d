"""A game with its options and deck."""

import operator
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.interface import CHANCE, Codes, Deck, Record, seats_in
from spadework.engine.material import digest
from spadework.table.errors import IllegalMove
from spadework.table.steps import Move

if TYPE_CHECKING:
    from spadework.engine.encoding import Encoder

CODES = np.iinfo(np.int32)


@dataclass(frozen=True, eq=False)
class Variant:
    """A game with its options and deck.

    >>> import spadework
    >>> variant = Variant.of(spadework.game_ids()[0])
    >>> variant.game.id == spadework.game_ids()[0], len(variant.digest)
    (True, 64)
    """

    game: Game
    options: Mapping[str, str]
    """Choices by option name; missing ones take their defaults."""
    deck: Deck

    @classmethod
    def of(cls, game: str | Game, options: Mapping[str, str] | None = None, deck: Deck | None = None) -> "Variant":
        """Create a variant from a game or its id, with validated options and the deck that they name, unless one is given.

        Raises UnknownGame, ValueError for an unknown option or choice, MaterialError when the deck is invalid.
        """
        found, chosen = find_game(game) if isinstance(game, str) else game, dict(options or {})
        found.option_codes(chosen)
        return cls(found, chosen, found.deck(chosen.get("deck", OWN_DECK)) if deck is None else deck)

    @cached_property
    def materials(self) -> Any:
        """The deck's record, in an array of one, for compiled loops."""
        return self.game.new_materials(self.deck)

    @cached_property
    def digest(self) -> str:
        """The digest of the deck."""
        return digest(self.deck.record)

    def check_deck_is_stored(self) -> None:
        """Check that the deck is the one that the options name, so that a record can identify it. Raises ValueError."""
        if self.game.deck_digest(self.options.get("deck", OWN_DECK)) != self.digest:
            raise ValueError("this deck is in no file; add it to the decks in your data folder to open games with it")

    def __deepcopy__(self, _memo: object) -> "Variant":
        """Return itself: it is immutable."""
        return self

    def same_as(self, other: "Variant") -> bool:
        """Return whether both are the same game with the same choices and the same deck."""
        mine, others = ((one.game.id, self._choices(one.options)) for one in (self, other))
        return self is other or (mine == others and self.digest == other.digest)

    def _choices(self, options: Mapping[str, str]) -> dict[str, str]:
        defaults = {option.name: option.choices[0] for option in self.game.options()}
        return {**defaults, **options, "deck": ""}

    def new_codes(self) -> Codes:
        """Allocate a buffer for all moves of a seat or outcomes of chance."""
        return np.zeros(max(self.game.rules.MOST_MOVES, self.game.rules.MOST_CHANCES), np.int32)

    def new_encoder(self, seats: int, *, one_hot: bool = True) -> "Encoder":
        """Return an `Encoder` of views with this number of seats. Raises ValueError for an invalid number."""
        # Few tables need it, and importing it takes longer than dealing.
        from spadework.engine.encoding import Encoder

        options = self.game.option_codes(self.options)
        return Encoder(self.game, seats, self.materials, options, one_hot=one_hot)

    def outcomes(self, states: Any, number: int) -> tuple[list[int], list[int]]:
        """Return the codes and weights of the outcomes of chance in states[number], where it is chance's turn."""
        codes, weights = self.new_codes(), self.new_codes()
        count = self.game.driver.list_chance_outcomes(self.materials, states, number, codes, weights)
        return codes[:count].tolist(), weights[:count].tolist()

    def time_to_react(self, states: Any, number: int) -> bool:
        """Return whether the only outcome of chance in states[number] is the end of a time to react.

        A spectator's view looks the same no matter which seats may react. For it, this is whether an announcement is open for reactions.
        """
        reactions = self.game.reactions
        if reactions is None or not self.game.driver.whose_move(self.materials, states, number) >> CHANCE & 1:
            return False
        return self.outcomes(states, number)[0] == [reactions.over]

    def move(self, seat: int, code: int) -> Move:
        """Return a move of a seat, or of chance, by its code."""
        return Move(code, self.game.notation.write(self.deck, seat, code))

    def legal(self, states: Any, seat: int) -> list[Move]:
        """Return a seat's legal moves in the only state of an array; empty if it is not to move."""
        if not int(self.game.driver.whose_move(self.materials, states, 0)) >> seat & 1:
            return []
        moves = self.new_codes()
        count = self.game.driver.legal_moves(self.materials, states, 0, seat, moves)
        return [self.move(seat, code) for code in moves[:count].tolist()]

    def code(self, seat: int, move: Move | int | str) -> int:
        """Return the code of a move, given as a `Move`, its code or its text. Raises IllegalMove when there is no such code or text."""
        if isinstance(move, str):
            try:
                return self.game.notation.read(self.deck, seat, move)
            except ValueError as error:
                raise IllegalMove(seat, move, str(error)) from None
        code = operator.index(move.code if isinstance(move, Move) else move)
        if not CODES.min <= code <= CODES.max:
            raise IllegalMove(seat, str(code), "there is no move of this code")
        return code

    @cached_property
    def _packed(self) -> "np.dtype[np.void]":
        """The type of a state without padding, the same on every machine."""
        state = self.game.rules.STATE
        return np.dtype([(name, state[name].newbyteorder("<")) for name in state.names or ()])

    def packed(self, state: Record) -> bytes:
        """Pack the fields of a state or a view: equal records give equal bytes."""
        packed = np.zeros(1, self._packed)
        for name in self._packed.names or ():
            packed[0][name] = state[name]
        return packed.tobytes()

    @property
    def packed_size(self) -> int:
        """Number of bytes that `packed` returns."""
        return self._packed.itemsize

    def unpacked(self, content: bytes) -> Any:
        """Return the state from its `packed` bytes, in an array of one."""
        fields = np.frombuffer(content, self._packed)[0]
        states = self.game.new_states(1)
        for name in self._packed.names or ():
            states[0][name] = fields[name]
        return states

    def refusal(self, seat: int, code: int, mask: int, view: Record | None) -> IllegalMove:
        """Return the error for an illegal move.

        Args:
            seat: the seat; CHANCE too.
            code: the code of the move.
            mask: bit mask of the seats to move.
            view: the seat's view; None for chance, whose rules have no numbers.
        """
        try:
            text = self.game.notation.write(self.deck, seat, code)
        except (ValueError, LookupError):
            return IllegalMove(seat, str(code), "there is no move of this code")
        reason = "not legal now"
        if mask == 0:
            reason = "the game is over"
        elif not mask >> seat & 1:
            reason = "it is not chance's turn" if seat == CHANCE else "it is not this seat's turn"
        rule = None if view is None else self.game.notation.refusal_rule(self.deck, view, seat, code)
        return IllegalMove(seat, text, reason, rule)


def whole_seat(seat: int, seats: int) -> int:
    """Return a seat as an integer, whether or not it exists. Raises TypeError when it is not an integer."""
    try:
        return operator.index(seat)
    except TypeError:
        raise TypeError(f"a seat is an integer, not {seat!r}; seats are 0 to {seats - 1}") from None


def existing_seat(seat: int, seats: int) -> int:
    """Return a seat of the table as an integer. Raises TypeError when it is not an integer, IndexError when there is no such seat.

    >>> existing_seat(7, 3)
    Traceback (most recent call last):
        ...
    IndexError: there is no seat 7; seats are 0 to 2
    """
    number = whole_seat(seat, seats)
    if not 0 <= number < seats:
        raise IndexError(f"there is no seat {number}; seats are 0 to {seats - 1}")
    return number


def seats_of(mask: int) -> tuple[int, ...]:
    """Return the seats of a bit mask, without chance.

    >>> seats_of(0b101 | 1 << CHANCE)
    (0, 2)
    """
    return tuple(seats_in(mask & ~(1 << CHANCE)))
