"""Inputs and outputs of a game's network, the same for all numbers of seats.

The inputs are the view, encoded with the viewing seat first, then one for each output, which is set if a legal move uses it. There is an
output for each code of a move, or for each value of each factor of the codes, and one more for moves without a number.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from spadework.engine.encoding.numbering import Numbering
from spadework.engine.encoding.plan import Element, Plan, elements, make_plan
from spadework.engine.game import Game
from spadework.engine.interface.encoding import Amount, Bits, Kind
from spadework.engine.network.net import BLOCK, Net, Weights


class Inputs:
    """The inputs and outputs of networks for a game.

    Args:
        game: the game.
        codes: the codes of its moves in ascending order; empty in games with factors.
    """

    def __init__(self, game: Game, codes: Sequence[int] | Any) -> None:
        self.game = game
        self.numbering = Numbering(codes) if len(codes) else None
        self.most_seats = game.rules.SEATS[-1]
        self._found = self._elements(self.most_seats)
        self._plan, names = make_plan(self._found, game.factors, self.most_seats, one_hot=True)
        self.view = -(-len(names) // BLOCK) * BLOCK
        """Number of inputs for a view, rounded up to whole blocks."""

    @cached_property
    def factors(self) -> Any:
        """factors[f]: step, room, number of values and first output of each factor; no rows in games without factors."""
        values = [factor.values for factor in self.game.factors]
        starts = np.cumsum([0, *values[:-1]]).tolist() if values else []
        rows = [
            (factor.step, factor.room, factor.values, start)
            for factor, start in zip(self.game.factors, starts, strict=True)
        ]
        return np.array(rows, np.int32).reshape(len(rows), 4)

    @cached_property
    def places(self) -> list[tuple[str, Any]]:
        """Pairs of a kind of things and `places`, where places[n] is the input for thing n: one for each element or field about things."""
        found: list[tuple[str, Any]] = []
        counted: dict[tuple[str, str], list[int]] = {}
        for element, start in zip(self._found, self._plan.starts.tolist(), strict=True):
            match element.field:
                case Bits(count=count, hidden=hidden, of=of) if of:
                    found.append((of, start + int(hidden) + np.arange(count)))
                case Kind(low=low, high=high, of=of) if of:
                    found.append((of, start - low + np.arange(high + 1)))
                case Amount(hidden=hidden, of=of) if of:
                    entry = of, element.name.rpartition("[")[0]
                    counted.setdefault(entry, []).append(start + int(hidden))
        return [*found, *((of, np.array(starts)) for (of, _), starts in counted.items())]

    def outputs_about(self, begin: int, things: Any) -> Any:
        """Return the outputs for moves about things, whose code for the thing 0 is `begin`; NOT_FOUND for moves without a number."""
        if self.numbering:
            return self.numbering.find(things + begin)
        values = begin // self.factors[:, 0] % self.factors[:, 1]
        factor = int(values.argmax())
        return self.factors[factor, 3] + values[factor] + things

    @property
    def outputs(self) -> int:
        """Number of outputs of the policy."""
        return (len(self.numbering) if self.numbering else sum(factor.values for factor in self.game.factors)) + 1

    @property
    def inputs(self) -> int:
        """Number of inputs."""
        return self.view + self.outputs

    def net(self, weights: Weights, usual: Any, seats: int) -> Net:
        """Return a network for tables with this number of seats.

        Args:
            weights: the trained weights.
            usual: the usual values of the inputs for a view, of shape (numbers of seats, view).
            seats: the number of seats.
        """
        row = self.game.rules.SEATS.index(seats)
        none = np.zeros(1, np.int32)
        return Net(
            plan=self.plan(seats),
            usual=usual[row],
            keys=self.numbering.keys if self.numbering else none,
            numbers=self.numbering.numbers if self.numbering else none,
            rows=self._rows(seats),
            factors=self.factors,
            seats=seats,
            row=row,
            weights=weights,
        )

    def plan(self, seats: int) -> Plan:
        """Return the plan for views with this number of seats, with each element at its place in a view of the largest table."""
        places = dict(zip((element.name for element in self._found), self._plan.starts.tolist(), strict=True))
        found = self._elements(seats)
        plan, _ = make_plan(found, self.game.factors, seats, one_hot=True)
        return plan._replace(starts=np.array([places[element.name] for element in found], np.int32))

    def _elements(self, seats: int) -> list[Element]:
        return list(elements(self.game.rules.STATE, self.game.encoding.FIELDS, seats, self.most_seats, absent=False))

    def _rows(self, seats: int) -> Any:
        """rows[me, number]: the output for a move; moves about seats are numbered from the viewing seat on."""
        if self.numbering is None:
            return np.zeros((seats, 0), np.int32)
        rows = np.tile(np.arange(len(self.numbering), dtype=np.int32), (seats, 1))
        for begin in getattr(self.game.encoding, "ABOUT_SEATS", ()):
            for me in range(seats):
                for seat in range(seats):
                    rows[me, self.numbering.number(begin + seat)] = self.numbering.number(begin + (seat - me) % seats)
        return rows
