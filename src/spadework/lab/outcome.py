"""Outcomes of simulated games."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from spadework.engine.look import shares_of_win


class Outcome(NamedTuple):
    """Result and course of one simulated game."""

    number: int
    """Number in the simulation, by which the game can be opened."""
    deal: int
    """Number of the deal; games of the same deal draw from the same stream of chance."""
    players: tuple[int, ...]
    """players[seat]: index of the player on each seat."""
    scores: tuple[int, ...]
    """Points by seat."""
    places: tuple[int, ...]
    """Places by seat, from 1; ties share a place."""
    moves: int
    """Moves made by seats."""
    turns: int | None = None
    """Turns played, including an unfinished last one, in games without a natural end."""
    finished: bool = True
    """Whether the game ended; points and places of a stopped game are those at that moment."""
    decisions: int = 0
    """Decisions the table waited for; simultaneous ones count once."""
    forced: int = 0
    """Moves without an alternative."""
    choices: int = 0
    """Total legal moves over all decisions."""
    first: int | None = None
    """First seat to decide alone; None if decisions are always simultaneous."""
    lead_changes: int | None = None
    """Number of times the lead, the greatest estimated share of the win, passed to another seat. This and the following fields need
    `details`."""
    decided: int | None = None
    """Last decision at which a seat led that did not win: from then on the winners led. 0 if they always did."""
    lowest: float | None = None
    """Lowest estimated share of the win of the winner, or of any of several winners."""
    leads: tuple[int, ...] | None = None
    """leads[seat]: number of decisions at which the seat led."""

    @property
    def wins(self) -> tuple[float, ...]:
        """Share of the win by seat; a shared first place counts as a shared win.

        >>> Outcome(0, 0, (0, 1, 2), (7, 9, 9), (3, 1, 1), 20).wins
        (0.0, 0.5, 0.5)
        """
        return shares_of_win(self.places)


class Recorded(NamedTuple):
    """Format of the outcomes of a simulation."""

    seats: int
    rotated: bool
    """Whether each deal is played from every seat in turn."""
    turns: bool
    """Whether the game counts turns."""
    details: bool


def outcomes(finals: Any, first: int, recorded: Recorded) -> Iterator[Outcome]:
    """Yield the outcomes of games from number `first` on, from the array filled by compiled code."""
    seats = recorded.seats
    columns = {name: finals[name].tolist() for name in finals.dtype.names}
    for index in range(len(finals)):
        number = first + index
        turned = number % seats if recorded.rotated else 0
        yield Outcome(
            number=number,
            deal=number // seats if recorded.rotated else number,
            players=tuple((seat - turned) % seats for seat in range(seats)),
            scores=tuple(columns["points"][index][:seats]),
            places=tuple(columns["places"][index][:seats]),
            moves=columns["moves"][index],
            turns=columns["turns"][index] if recorded.turns else None,
            finished=bool(columns["finished"][index]),
            decisions=columns["decisions"][index],
            forced=columns["forced"][index],
            choices=columns["choices"][index],
            first=columns["first"][index] if columns["first"][index] >= 0 else None,
            lead_changes=columns["lead_changes"][index] if recorded.details else None,
            decided=columns["decided"][index] if recorded.details else None,
            lowest=columns["lowest"][index] if recorded.details else None,
            leads=tuple(columns["leads"][index][:seats]) if recorded.details else None,
        )
