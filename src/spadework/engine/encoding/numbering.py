"""Consecutive numbers for all moves of a game, or for all outcomes of chance."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from spadework.engine.encoding.loops import NOT_FOUND, number_of, place_of
from spadework.engine.game import Game
from spadework.engine.interface import Record
from spadework.engine.interface.encoding import Factor

SPARE = 4
"""Slots of the hash table per code, so that most are found at the first probe."""


class Numbering:
    """Numbers all possible codes from 0 on, in ascending order.

    Args:
        codes: all codes, in any order.
        factors: the parts of a code, for networks with one output per value of each; by default the number itself is the only one.

    >>> numbering = Numbering([256, 512, 513])
    >>> numbering.number(513), numbering.code(1), len(numbering)
    (2, 512, 3)
    """

    def __init__(self, codes: Sequence[int], factors: Sequence[Factor] = ()) -> None:
        self.codes = np.unique(np.asarray(codes, np.int32))
        """The codes, ascending."""
        self.factors = tuple(factors) or (Factor("number", 1, len(self.codes)),)
        """The parts of a code."""
        self.is_flat = not factors
        """Whether the number itself is the only factor."""
        places = 1
        while places < SPARE * len(self.codes):
            places *= 2
        self.keys = np.zeros(places, np.int32)
        self.numbers = np.full(places, NOT_FOUND, np.int32)
        for number, code in enumerate(self.codes.tolist()):
            place = place_of(code, places - 1)
            while self.numbers[place] != NOT_FOUND:
                place = place + 1 & places - 1
            self.keys[place], self.numbers[place] = code, number

    @classmethod
    def of_moves(cls, game: Game, material: Record, seats: int) -> "Numbering":
        """Return the numbering of all moves of seats in a game with some material."""
        return cls(game.encoding.move_codes(material, seats), game.factors)

    @classmethod
    def of_chance(cls, game: Game, material: Record, seats: int) -> "Numbering":
        """Return the numbering of all outcomes of chance in a game with some material."""
        return cls(game.encoding.outcome_codes(material, seats))

    def __len__(self) -> int:
        return len(self.codes)

    def __repr__(self) -> str:
        return f"<Numbering of {len(self):,} codes>"

    def number(self, code: int) -> int:
        """Return the number of a code. Raises ValueError when there is no such code."""
        number = number_of(self.keys, self.numbers, code)
        if number == NOT_FOUND:
            raise ValueError(f"there is no code {code} among the {len(self):,} codes of this game")
        return number

    def find(self, codes: Any) -> Any:
        """Return the numbers of codes; NOT_FOUND for codes without a number."""
        numbers = np.searchsorted(self.codes, codes).clip(max=len(self) - 1)
        return np.where(self.codes[numbers] == codes, numbers, NOT_FOUND)

    def numbers_of(self, codes: Any) -> list[int]:
        """Return the numbers of ascending codes. Raises ValueError when there is no such code."""
        numbers = self.find(codes)
        missing = np.flatnonzero(numbers == NOT_FOUND)
        if missing.size:
            raise ValueError(f"there is no code {codes[missing[0]]} among the {len(self):,} codes of this game")
        rising: list[int] = np.sort(numbers).tolist()
        return rising

    def code(self, number: int) -> int:
        """Return the code of a number. Raises ValueError when there is no such number."""
        if not 0 <= number < len(self):
            raise ValueError(f"there is no number {number}; numbers are 0 to {len(self) - 1:,}")
        return int(self.codes[number])

    @cached_property
    def parts(self) -> Any:
        """parts[number, f]: the value of factor f of that code, of shape (len, factors)."""
        if self.is_flat:
            return np.arange(len(self), dtype=np.int32)[:, None]
        columns = [self.codes // factor.step % factor.room for factor in self.factors]
        return np.stack(columns, axis=1).astype(np.int32)
