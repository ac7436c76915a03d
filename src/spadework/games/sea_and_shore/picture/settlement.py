"""How a trick whose covers are off is settled, colour by colour, as a picture tells it. Numbers in brackets are those of the rule book."""

from typing import NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.contract import Record
from spadework.engine.picture.parts import remembered
from spadework.games.sea_and_shore.notation.ranking import in_turn, rivals_in
from spadework.games.sea_and_shore.rules.cards import colour_of
from spadework.games.sea_and_shore.rules.contest import extras_won, stack_with, value_played
from spadework.games.sea_and_shore.rules.state import MOST_COLOURS, NO_SEAT, NO_STACK, STATE


class Trick(NamedTuple):
    """What all know of a trick whose covers are off; fields as in the state."""

    seats: int
    starter: int
    island: tuple[int, ...]
    added: tuple[int, ...]
    open: tuple[int, ...]
    taker: tuple[int, ...]
    robbed: tuple[int, ...]
    won: tuple[int, ...]
    side_then: tuple[int, ...]

    def record(self) -> Record:
        """A state in which nothing but this trick is filled in, for rules to judge."""
        state = np.zeros(1, record_type(STATE))
        for name, value in self._asdict().items():
            state[name][0] = value
        return state[0]


class Played(NamedTuple):
    """What a seat has played in a trick."""

    seat: int
    card: int
    added: int
    """Extra cards."""
    value: int
    """What the card counts as."""


class SettledColour(NamedTuple):
    """One colour of a trick.

    `colours` are two when they count as one (SS-31). `played` begins with the winner's card and ends with the lowest. `stack` has its
    open treasure, or is None where `action` is activated. `taker` is who got a treasure, `robbed` from whom.
    """

    colours: tuple[int, ...]
    played: tuple[Played, ...]
    stack: int | None
    open: int
    """The treasure that was turned up."""
    action: int
    taker: int | None
    robbed: int | None
    consoled: int | None
    """Who gets extra cards as the lowest; nobody when the supply is empty."""
    extras: int
    """How many they are, as far as the supply reached."""

    @property
    def winner(self) -> int:
        """Who wins the colour."""
        return self.played[0].seat


@remembered
def settle(trick: Trick) -> tuple[SettledColour, ...]:
    """The colours played in the order in which they are settled: treasures first, then actions, each clockwise (SS-30)."""
    view = trick.record()
    played = [rivals for colour in range(MOST_COLOURS) if (rivals := rivals_in(view, colour))]
    order = in_turn(view)
    colours = [_settle(trick, view, rivals) for rivals in played]
    return tuple(sorted(colours, key=lambda one: (one.stack is None, order.index(one.winner))))


def _settle(trick: Trick, view: Record, rivals: list[int]) -> SettledColour:
    winner, lowest = rivals[0], rivals[-1]
    cards = [trick.island[seat] for seat in rivals]
    colours = tuple(sorted({int(colour_of(card)) for card in cards}))
    stack = int(stack_with(view, colour_of(trick.island[winner])))
    got = stack != NO_STACK and trick.taker[stack] != NO_SEAT
    robbed = trick.robbed[stack] if got else NO_SEAT
    extras = trick.won[lowest] if extras_won(view, lowest) else 0
    return SettledColour(
        colours=colours,
        played=tuple(
            Played(seat, card, trick.added[seat], int(value_played(view, seat)))
            for seat, card in zip(rivals, cards, strict=True)
        ),
        stack=None if stack == NO_STACK else stack,
        open=NO_SEAT if stack == NO_STACK else trick.open[stack],
        action=trick.side_then[colours[0] // 2],
        taker=trick.taker[stack] if got else None,
        robbed=None if robbed == NO_SEAT else robbed,
        consoled=lowest if extras else None,
        extras=extras,
    )
