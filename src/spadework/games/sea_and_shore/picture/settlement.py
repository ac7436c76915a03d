"""How a trick whose covers are off is settled, colour by colour, as a picture tells it. Numbers in brackets are those of the rule book."""

from dataclasses import dataclass
from functools import cached_property

from spadework.engine.contract import Record
from spadework.games.sea_and_shore.notation.ranking import in_turn, rivals_in
from spadework.games.sea_and_shore.rules.cards import colour_of
from spadework.games.sea_and_shore.rules.contest import extras_won, stack_with, value_played
from spadework.games.sea_and_shore.rules.state import MOST_COLOURS, NO_SEAT, NO_STACK


@dataclass(frozen=True)
class SettledColour:
    """One colour of a trick.

    `colours` are two when they count as one (SS-31). `seats` are those who played it, the winner first. `stack` has its open
    treasure, or is None where an action card is activated. `taker` is who got a treasure, `robbed` from whom.
    """

    colours: tuple[int, ...]
    seats: tuple[int, ...]
    stack: int | None
    taker: int | None
    robbed: int | None
    consoled: int | None
    """Who gets extra cards as the lowest."""
    extras: int
    """How many they are, as far as the supply reached."""

    @property
    def winner(self) -> int:
        """Who wins the colour."""
        return self.seats[0]


class SettledTrick:
    """A trick whose covers are off.

    Args:
        view: one whose fields of the trick, such as `island` and `starter`, are those of the trick to be told.
        finished: whether the next trick has begun.
    """

    def __init__(self, view: Record, finished: bool) -> None:
        self.view = view
        self.finished = finished

    def card(self, seat: int) -> int:
        """The island card that a seat played."""
        return int(self.view.island[seat])

    def added(self, seat: int) -> int:
        """How many extra cards a seat played."""
        return int(self.view.added[seat])

    def value(self, seat: int) -> int:
        """What the seat's card counts as."""
        return int(value_played(self.view, seat))

    @cached_property
    def colours(self) -> list[SettledColour]:
        """The colours played in the order in which they are settled: treasures first, then actions, each clockwise (SS-30)."""
        played = [rivals for colour in range(MOST_COLOURS) if (rivals := rivals_in(self.view, colour))]
        order = in_turn(self.view)
        return sorted(map(self._settle, played), key=lambda one: (one.stack is None, order.index(one.winner)))

    def _settle(self, rivals: list[int]) -> SettledColour:
        view, winner, lowest = self.view, rivals[0], rivals[-1]
        colours = tuple(sorted({int(colour_of(self.card(seat))) for seat in rivals}))
        stack = int(stack_with(view, colour_of(self.card(winner))))
        got = stack != NO_STACK and view.taker[stack] != NO_SEAT
        robbed = int(view.robbed[stack]) if got else NO_SEAT
        won = int(extras_won(view, lowest))
        return SettledColour(
            colours=colours,
            seats=tuple(rivals),
            stack=None if stack == NO_STACK else stack,
            taker=int(view.taker[stack]) if got else None,
            robbed=None if robbed == NO_SEAT else robbed,
            consoled=lowest if won else None,
            extras=int(view.won[lowest]),
        )

    def action(self, colour: SettledColour) -> int:
        """The action that winning a colour without a treasure activates."""
        return int(self.view.side_then[colour.colours[0] // 2])
