"""How simulated games ended."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from spadework.engine.look import shares_of_win


class Outcome(NamedTuple):
    """How one simulated game ended, and how it went."""

    number: int
    """Its number in the simulation, by which it can be opened."""
    deal: int
    """The number of its deal: games with the same one draw from the same stream of chance."""
    players: tuple[int, ...]
    """players[seat]: who sat there, by number among those who were named."""
    scores: tuple[int, ...]
    """Points by seat."""
    places: tuple[int, ...]
    """Places by seat, from 1 on; equal players share one."""
    moves: int
    """How many moves the seats made."""
    turns: int | None = None
    """How many turns were played, the last perhaps in part, in games that can go on for ever."""
    finished: bool = True
    """Whether it came to its end; points and places of one that was broken off are those of that moment."""
    decisions: int = 0
    """How often the table waited for a decision; what several seats decide at the same time counts once."""
    forced: int = 0
    """How many moves were the only ones there were."""
    choices: int = 0
    """How many moves there were to choose from, all choices taken together."""
    first: int | None = None
    """The seat that first decided alone; None where several always decide at the same time."""
    lead_changes: int | None = None
    """How often another seat came into the lead: it had the greatest estimated share of the win. This and what follows are told where the
    details were asked for."""
    decided: int | None = None
    """The last decision at which one led who did not win: from then on the winners led. 0 when they always did."""
    lowest: float | None = None
    """The smallest share of the win that was ever estimated for the winner; of several winners, for any of them."""
    leads: tuple[int, ...] | None = None
    """leads[seat]: at how many decisions it led."""

    @property
    def wins(self) -> tuple[float, ...]:
        """What each seat has of the win: those on the first place share it.

        >>> Outcome(0, 0, (0, 1, 2), (7, 9, 9), (3, 1, 1), 20).wins
        (0.0, 0.5, 0.5)
        """
        return shares_of_win(self.places)


class Told(NamedTuple):
    """What the outcomes of a simulation tell."""

    seats: int
    rotated: bool
    """Whether each deal is played from every seat in turn."""
    turns: bool
    """Whether the game counts turns."""
    details: bool


def outcomes(finals: Any, first: int, told: Told) -> Iterator[Outcome]:
    """The outcomes of games from the one numbered `first` on, from the array that compiled code has filled."""
    seats = told.seats
    columns = {name: finals[name].tolist() for name in finals.dtype.names}
    for index in range(len(finals)):
        number = first + index
        turned = number % seats if told.rotated else 0
        yield Outcome(
            number=number,
            deal=number // seats if told.rotated else number,
            players=tuple((seat - turned) % seats for seat in range(seats)),
            scores=tuple(columns["points"][index][:seats]),
            places=tuple(columns["places"][index][:seats]),
            moves=columns["moves"][index],
            turns=columns["turns"][index] if told.turns else None,
            finished=bool(columns["finished"][index]),
            decisions=columns["decisions"][index],
            forced=columns["forced"][index],
            choices=columns["choices"][index],
            first=columns["first"][index] if columns["first"][index] >= 0 else None,
            lead_changes=columns["lead_changes"][index] if told.details else None,
            decided=columns["decided"][index] if told.details else None,
            lowest=columns["lowest"][index] if told.details else None,
            leads=tuple(columns["leads"][index][:seats]) if told.details else None,
        )
