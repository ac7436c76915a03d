"""The visible part of a view of Sea & Shore. Numbers in brackets refer to the rule book."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import SPECTATOR, Record, Scene
from spadework.engine.look import Look, waiting
from spadework.engine.picture.parts import Plain, remembered
from spadework.games.sea_and_shore.notation.events import in_turn, rivals_in
from spadework.games.sea_and_shore.notation.wording import cards_in
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.scoring import parts
from spadework.games.sea_and_shore.rules.tricks import extras_won, stack_with, value_played

# How a trick is settled


class Trick(NamedTuple):
    """The public part of a trick whose covers are off; fields as in the state."""

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
        """Return a state in which nothing but this trick is filled in, for rules to judge."""
        state = np.zeros(1, record_type(s.STATE))
        for name, value in self._asdict().items():
            state[name][0] = value
        return state[0]


class Played(NamedTuple):
    """A card played in a trick."""

    seat: int
    card: int
    added: int
    """Extra cards."""
    value: int
    """The value that the card counts as."""


class SettledColour(NamedTuple):
    """One colour of a trick.

    `colours` are two when they count as one (SS-31). `played` begins with the winner's card and ends with the lowest. `stack` has its
    open treasure, or is None where `action` is activated. `taker` is the seat that got a treasure, `robbed` the seat that lost it.
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
    """The lowest seat, which gets extra cards; None when the supply is empty."""
    extras: int
    """The number of extra cards, limited by the supply."""

    @property
    def winner(self) -> int:
        """The winner of the colour."""
        return self.played[0].seat


@remembered
def settle(trick: Trick) -> tuple[SettledColour, ...]:
    """Return the colours played in the order in which they are settled: treasures first, then actions, each clockwise (SS-30)."""
    view = trick.record()
    played = [rivals for colour in range(s.MOST_COLOURS) if (rivals := rivals_in(view, colour))]
    order = in_turn(view)
    colours = [_settle(trick, view, rivals) for rivals in played]
    return tuple(sorted(colours, key=lambda one: (one.stack is None, order.index(one.winner))))


def _settle(trick: Trick, view: Record, rivals: list[int]) -> SettledColour:
    winner, lowest = rivals[0], rivals[-1]
    cards = [trick.island[seat] for seat in rivals]
    colours = tuple(sorted({int(s.colour_of(card)) for card in cards}))
    stack = int(stack_with(view, s.colour_of(trick.island[winner])))
    got = stack != s.NO_STACK and trick.taker[stack] != s.NO_SEAT
    robbed = trick.robbed[stack] if got else s.NO_SEAT
    extras = trick.won[lowest] if extras_won(view, lowest) else 0
    return SettledColour(
        colours=colours,
        played=tuple(
            Played(seat, card, trick.added[seat], int(value_played(view, seat)))
            for seat, card in zip(rivals, cards, strict=True)
        ),
        stack=None if stack == s.NO_STACK else stack,
        open=s.NO_SEAT if stack == s.NO_STACK else trick.open[stack],
        action=trick.side_then[colours[0] // 2],
        taker=trick.taker[stack] if got else None,
        robbed=None if robbed == s.NO_SEAT else robbed,
        consoled=lowest if extras else None,
        extras=extras,
    )


# The view


SETTLING = (
    s.WINNING,
    s.ROBBING,
    s.DRAWING_FROM,
    s.DRAWING,
    s.GIVING_BACK,
    s.LOOKING,
    s.PEEKING,
    s.ORDERING,
    s.FETCHING,
    s.DISCARDING,
)
ACTION_OF = {
    s.ROBBING: 1,
    s.DRAWING_FROM: 2,
    s.DRAWING: 2,
    s.GIVING_BACK: 2,
    s.LOOKING: 3,
    s.PEEKING: 3,
    s.ORDERING: 3,
    s.FETCHING: 4,
    s.DISCARDING: 4,
}
"""The action that is carried out in a phase."""


KEPT = ("starter", "island", "added", "open", "taker", "robbed")
"""The fields of a trick that a state keeps as `last_...` until the next covers come off."""

FIRST_COLOUR = 2
"""The beat at which the first colour of a trick is settled."""


def trick_number(view: Record | Plain) -> int:
    """Return the number of the trick that is played, being settled or about to begin, from 1; after the end, of the last one."""
    if view.phase in (s.DEALING, s.GIVING):
        return 1
    seats = int(view.seats)
    # A trade changes no sum; a salvaged card adds to it until another is discarded.
    held = sum(int(view.cards[seat]) for seat in range(seats)) - int(view.phase == s.DISCARDING)
    played = seats * s.HAND[seats] - held
    if view.phase in SETTLING or view.phase == s.OVER:
        return int(played // seats)
    return int(played // seats) + 1


def played_id(view: Record | Plain, seat: int, settled: bool) -> str:
    """Return the id of the card that a seat played: the same when it lies covered before it and when its trick is settled."""
    return f"played-{seat + 1}{letter(view, settled)}"


def letter(view: Record | Plain, settled: bool) -> str:
    """Return the letter in the ids of a trick's cards, one of two that alternate from trick to trick."""
    rounds = min(int(view.rounds), s.ROUNDS - 1)
    number = rounds * s.HAND[int(view.seats)] + trick_number(view)
    if settled and view.phase not in SETTLING and view.phase != s.OVER:
        number -= 1  # the trick before
    return "ab"[number % 2]


@dataclass(frozen=True)
class SettledTrick:
    """A trick whose covers are off, colour by colour in the order in which they are settled."""

    colours: tuple[SettledColour, ...]
    finished: bool
    """Whether the next trick has begun."""


def settled_trick(view: Plain) -> SettledTrick | None:
    """Return the trick whose covers are off: the one that is being settled, else the last one; None when there is none yet."""
    settling = view.phase in SETTLING
    before = "" if settling else "last_"
    if before and view.last_starter == s.NO_SEAT:
        return None
    fields: dict[str, Any] = {name: getattr(view, before + name) for name in KEPT}
    fields |= {"seats": view.seats, "won": view.won, "side_then": view.side_then}
    for name, value in fields.items():
        fields[name] = tuple(value) if isinstance(value, list) else value
    return SettledTrick(settle(Trick(**fields)), not settling)


def pile_of(view: Plain, seat: int) -> list[int]:
    """Return the treasures of a seat, the top one first."""
    found = []
    treasure = view.pile[seat]
    while treasure != s.NO_TREASURE:
        found.append(treasure)
        treasure = view.beneath[treasure]
    return found


@dataclass(frozen=True)
class TableLook(Look):
    """The things of a view that its picture shows to a viewer."""

    scene: Scene

    @cached_property
    def plain(self) -> Plain:
        """The view, read once."""
        return Plain(self.view)

    @cached_property
    def seats(self) -> range:
        """All seats."""
        return range(self.plain.seats)

    @cached_property
    def phase(self) -> int:
        """The current phase, as in the state."""
        return int(self.plain.phase)

    @cached_property
    def waiting(self) -> Sequence[int]:
        """The seats that move next, as far as the viewer may know."""
        return waiting(self.rules, self.deck.record, self.view)

    @cached_property
    def may_move(self) -> bool:
        """Whether it is the viewer's turn."""
        return self.seat in self.waiting

    # Progress

    @property
    def over(self) -> bool:
        """Whether both rounds have been played."""
        return self.phase == s.OVER

    @property
    def settling(self) -> bool:
        """Whether the covers are off and a seat must still decide."""
        return self.phase in SETTLING

    @property
    def action(self) -> int | None:
        """The action that is being carried out."""
        return ACTION_OF.get(self.phase)

    @property
    def round(self) -> int:
        """The round that is played, from 1."""
        return min(int(self.plain.rounds) + 1, s.ROUNDS)

    @property
    def tricks(self) -> int:
        """The number of tricks in a round."""
        return s.HAND[len(self.seats)]

    @cached_property
    def letters(self) -> tuple[str, str]:
        """The letters in the ids of this trick's covered cards, and of those whose covers are off."""
        return letter(self.plain, settled=False), letter(self.plain, settled=True)

    def played_id(self, seat: int, settled: bool) -> str:
        """Return the id of the card that a seat played."""
        return f"played-{seat + 1}{self.letters[settled]}"

    @cached_property
    def trick(self) -> int:
        """The trick that is played, being settled or about to begin, from 1; after the end the last one."""
        return trick_number(self.plain)

    @property
    def acting(self) -> int | None:
        """The seat whose turn it is, also while chance draws a card."""
        return int(self.plain.turn) if self.phase == s.PLAYING or self.settling else None

    def decides(self, seat: int) -> bool:
        """Return whether a seat has to decide something, also while chance draws for it."""
        return seat == self.acting or seat in self.waiting

    # Island cards

    def covered(self, seat: int) -> bool:
        """Return whether a half covered card lies before a seat."""
        return self.plain.shows[seat] in (s.SEA_SHOWN, s.SHORE_SHOWN)

    @cached_property
    def hand(self) -> list[int]:
        """The viewer's island cards, by colour and number."""
        return [] if self.seat == SPECTATOR else cards_in(max(int(self.plain.hand[self.seat]), 0))

    @property
    def gift(self) -> int | None:
        """The card that the viewer has chosen to give and still holds (SS-14)."""
        if self.seat == SPECTATOR or self.phase != s.GIVING or self.plain.undecided >> self.seat & 1:
            return None
        return int(self.plain.gift[self.seat])

    @cached_property
    def raised(self) -> frozenset[int]:
        """While gifts are given, the cards in the viewer's hand that may be given, or the one that has been chosen."""
        if self.gift is not None:
            return frozenset((self.gift,))
        if not self.may_move or self.phase != s.GIVING:
            return frozenset()
        colours = [[card for card in self.hand if s.colour_of(card) == colour] for colour in range(s.MOST_COLOURS)]
        longest = max(map(len, colours))
        return frozenset(cards[-1] for cards in colours if len(cards) == longest)

    def may_fetch(self, seat: int) -> bool:
        """Return whether action 4 may take the card of this trick that a seat has played (SS-43)."""
        return self.phase == s.FETCHING and bool(self.plain.shows[seat] == s.UNCOVERED)

    # Treasures

    @property
    def aided(self) -> bool:
        """Whether all treasures of the piles are shown."""
        return self.scene.option("memory-aid") == "on"

    def pile(self, seat: int) -> list[int]:
        """Return the treasures of a seat, the top one first."""
        return pile_of(self.plain, seat)

    def out_of_sight(self, treasure: int) -> bool:
        """Return whether a treasure, in a picture of an earlier position, now lies hidden beneath another one (SS-25)."""
        return treasure in self._beneath_by_now

    @cached_property
    def _beneath_by_now(self) -> frozenset[int]:
        now = self.scene.now
        if now is None or now.phase == s.OVER or now.rounds != self.view.rounds or self.aided:
            return frozenset()
        return frozenset(int(treasure) for treasure in now.beneath if treasure != s.NO_TREASURE)

    def open_on(self, stack: int) -> int | None:
        """Return the treasure that lies open on a stack, None when there is none, or it has been taken."""
        taken = self.plain.taker[stack] != s.NO_SEAT and self.plain.robbed[stack] == s.NO_SEAT
        treasure = int(self.plain.open[stack])
        return None if taken or treasure == s.NO_TREASURE else treasure

    @property
    def stacks(self) -> range:
        """The stacks: one with 3 players, otherwise two (SS-10, SS-11)."""
        return range(1 if len(self.seats) == 3 else 2)

    def face_down(self, stack: int) -> int:
        """Return the number of face-down treasures in a stack, including one left open for good, which goes under it."""
        return int(self.plain.face_down[stack]).bit_count()

    def triggers(self, pair: int) -> tuple[bool, bool]:
        """Return whether winning the first or the second colour of an action card triggers its action: if no treasure of it is open
        (SS-27)."""
        open_ = {treasure // s.OF_A_COLOUR for treasure in self.plain.open if treasure != s.NO_TREASURE}
        return 2 * pair not in open_, 2 * pair + 1 not in open_

    @property
    def looked_at(self) -> list[int]:
        """The treasures that the viewer looks at in action 3, the top one first; no other seat sees them (SS-42)."""
        if self.phase != s.ORDERING or self.seat != self.plain.turn:
            return []
        return list(self.plain.top[self.plain.looked_at])

    # Tricks

    @cached_property
    def settled(self) -> SettledTrick | None:
        """The trick whose covers are off: the one that is being settled, else the last one; None when there is none yet."""
        return settled_trick(self.plain)

    def beat_of_treasure(self, treasure: int) -> int | None:
        """Return the beat of the settling at which a treasure came to lie where it is in sight; None when it lay there before.

        At beat 0 the covers come off, at beat 1 the cards come together, then one colour after another is settled.
        """
        trick = self.settled
        if trick is None:
            return None
        for beat, colour in enumerate(trick.colours, FIRST_COLOUR):
            for seat in (colour.taker, colour.robbed):
                if seat is not None and self.plain.pile[seat] == treasure:
                    return beat
        is_new = trick.finished and treasure in self.plain.open
        return len(trick.colours) + FIRST_COLOUR if is_new else None

    # Points

    def points_by_part(self) -> list[list[int]]:
        """Return the points of each part, by seat."""
        out = np.zeros((s.MOST_SEATS, len(s.PARTS)), np.int32)
        parts(self.deck.record, self.view, out)
        return [[int(points) for points in row] for row in out[: len(self.seats)]]
