"""What a picture of Sea & Shore shows of a view. Numbers in brackets are those of the rule book."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.look import Look, waiting
from spadework.engine.picture.parts import Plain
from spadework.games.sea_and_shore.notation.wording import cards_in
from spadework.games.sea_and_shore.picture.settlement import SettledColour, Trick, settle
from spadework.games.sea_and_shore.rules.scoring import parts
from spadework.games.sea_and_shore.rules.state import (
    DEALING,
    DISCARDING,
    DRAWING,
    DRAWING_FROM,
    FETCHING,
    GIVING,
    GIVING_BACK,
    HAND,
    LOOKING,
    MOST_SEATS,
    NO_SEAT,
    NO_TREASURE,
    ORDERING,
    OVER,
    PARTS,
    PEEKING,
    PLAYING,
    ROBBING,
    ROUNDS,
    SEA_SHOWN,
    SHORE_SHOWN,
    UNCOVERED,
    WINNING,
)

SETTLING = (WINNING, ROBBING, DRAWING_FROM, DRAWING, GIVING_BACK, LOOKING, PEEKING, ORDERING, FETCHING, DISCARDING)
ACTION_OF = {
    ROBBING: 1,
    DRAWING_FROM: 2,
    DRAWING: 2,
    GIVING_BACK: 2,
    LOOKING: 3,
    PEEKING: 3,
    ORDERING: 3,
    FETCHING: 4,
    DISCARDING: 4,
}
"""The action that is carried out in a phase."""


KEPT = ("starter", "island", "added", "open", "taker", "robbed")
"""Of a trick, what a state keeps until the next covers come off, as `last_...`."""

FIRST_COLOUR = 2
"""The beat at which the first colour of a trick is settled."""


def trick_number(view: Record | Plain) -> int:
    """The trick that is played, being settled or about to begin, from 1; after the end the last one."""
    if view.phase in (DEALING, GIVING):
        return 1
    seats = int(view.seats)
    # A trade changes no sum; a salvaged card adds to it until another is discarded.
    held = sum(int(view.cards[seat]) for seat in range(seats)) - int(view.phase == DISCARDING)
    played = seats * HAND[seats] - held
    if view.phase in SETTLING or view.phase == OVER:
        return int(played // seats)
    return int(played // seats) + 1


def played_id(view: Record | Plain, seat: int, settled: bool) -> str:
    """The id of the card that a seat played: the same when it lies covered before it and when its trick is settled."""
    return f"played-{seat + 1}{letter(view, settled)}"


def letter(view: Record | Plain, settled: bool) -> str:
    """Which of two letters the ids of a trick's cards have: the next trick has the other one."""
    rounds = min(int(view.rounds), ROUNDS - 1)
    number = rounds * HAND[int(view.seats)] + trick_number(view)
    if settled and view.phase not in SETTLING and view.phase != OVER:
        number -= 1  # the trick before
    return "ab"[number % 2]


@dataclass(frozen=True)
class SettledTrick:
    """A trick whose covers are off, colour by colour in the order in which they are settled."""

    colours: tuple[SettledColour, ...]
    finished: bool
    """Whether the next trick has begun."""


def settled_trick(view: Plain) -> SettledTrick | None:
    """The trick whose covers are off: the one that is being settled, else the last one; None when there is none yet."""
    settling = view.phase in SETTLING
    before = "" if settling else "last_"
    if before and view.last_starter == NO_SEAT:
        return None
    fields: dict[str, Any] = {name: getattr(view, before + name) for name in KEPT}
    fields |= {"seats": view.seats, "won": view.won, "side_then": view.side_then}
    for name, value in fields.items():
        fields[name] = tuple(value) if isinstance(value, list) else value
    return SettledTrick(settle(Trick(**fields)), not settling)


def pile_of(view: Plain, seat: int) -> list[int]:
    """The treasures of a seat, the top one first."""
    found = []
    treasure = view.pile[seat]
    while treasure != NO_TREASURE:
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
        """What is going on, as in the state."""
        return int(self.plain.phase)

    @cached_property
    def waiting(self) -> Sequence[int]:
        """Who is to move, as far as the viewer may know."""
        return waiting(self.rules, self.deck.record, self.view)

    @cached_property
    def may_move(self) -> bool:
        """Whether the viewer is to move."""
        return self.seat in self.waiting

    # How far the game is

    @property
    def over(self) -> bool:
        """Whether both rounds have been played."""
        return self.phase == OVER

    @property
    def settling(self) -> bool:
        """Whether the covers are off and somebody has still to decide."""
        return self.phase in SETTLING

    @property
    def action(self) -> int | None:
        """The action that is being carried out."""
        return ACTION_OF.get(self.phase)

    @property
    def round(self) -> int:
        """The round that is played, from 1."""
        return min(int(self.plain.rounds) + 1, ROUNDS)

    @property
    def tricks(self) -> int:
        """How many tricks a round has."""
        return HAND[len(self.seats)]

    @cached_property
    def letters(self) -> tuple[str, str]:
        """The letters in the ids of this trick's covered cards, and of those whose covers are off."""
        return letter(self.plain, settled=False), letter(self.plain, settled=True)

    def played_id(self, seat: int, settled: bool) -> str:
        """The id of the card that a seat played."""
        return f"played-{seat + 1}{self.letters[settled]}"

    @cached_property
    def trick(self) -> int:
        """The trick that is played, being settled or about to begin, from 1; after the end the last one."""
        return trick_number(self.plain)

    @property
    def acting(self) -> int | None:
        """Whose turn it is, also while chance draws a card."""
        return int(self.plain.turn) if self.phase == PLAYING or self.settling else None

    def decides(self, seat: int) -> bool:
        """Whether a seat has to decide something, also while chance draws for it."""
        return seat == self.acting or seat in self.waiting

    # Island cards

    def covered(self, seat: int) -> bool:
        """Whether a half covered card lies before a seat."""
        return self.plain.shows[seat] in (SEA_SHOWN, SHORE_SHOWN)

    @cached_property
    def hand(self) -> list[int]:
        """One's own island cards, by colour and number."""
        return [] if self.seat == SPECTATOR else cards_in(max(int(self.plain.hand[self.seat]), 0))

    @property
    def gift(self) -> int | None:
        """The card that one has chosen to give and still holds (SS-14)."""
        if self.seat == SPECTATOR or self.phase != GIVING or self.plain.undecided >> self.seat & 1:
            return None
        return int(self.plain.gift[self.seat])

    def may_fetch(self, seat: int) -> bool:
        """Whether action 4 may take the card of this trick that a seat has played (SS-43)."""
        return self.phase == FETCHING and bool(self.plain.shows[seat] == UNCOVERED)

    # Treasures

    @property
    def aided(self) -> bool:
        """Whether all treasures of the piles are shown."""
        return self.scene.option("memory-aid") == "on"

    def pile(self, seat: int) -> list[int]:
        """The treasures of a seat, the top one first."""
        return pile_of(self.plain, seat)

    def out_of_sight(self, treasure: int) -> bool:
        """When looking back: whether a treasure by now lies beneath another one, where nobody sees it (SS-25)."""
        return treasure in self._beneath_by_now

    @cached_property
    def _beneath_by_now(self) -> frozenset[int]:
        now = self.scene.now
        if now is None or now.phase == OVER or now.rounds != self.view.rounds or self.aided:
            return frozenset()
        return frozenset(int(treasure) for treasure in now.beneath if treasure != NO_TREASURE)

    def open_on(self, stack: int) -> int | None:
        """The treasure that lies open on a stack, None when there is none, or it has been taken."""
        taken = self.plain.taker[stack] != NO_SEAT and self.plain.robbed[stack] == NO_SEAT
        treasure = int(self.plain.open[stack])
        return None if taken or treasure == NO_TREASURE else treasure

    @property
    def stacks(self) -> range:
        """With 3 players there is one stack, else there are two (SS-10, SS-11)."""
        return range(1 if len(self.seats) == 3 else 2)

    def face_down(self, stack: int) -> int:
        """How many treasures of a stack lie face down; one that was left open for good goes under it."""
        return int(self.plain.face_down[stack]).bit_count()

    @property
    def looked_at(self) -> list[int]:
        """The treasures that one looks at in action 3, the top one first; nobody else sees them (SS-42)."""
        if self.phase != ORDERING or self.seat != self.plain.turn:
            return []
        return list(self.plain.top[self.plain.looked_at])

    # Tricks

    @cached_property
    def settled(self) -> SettledTrick | None:
        """The trick whose covers are off: the one that is being settled, else the last one; None when there is none yet."""
        return settled_trick(self.plain)

    def beat_of_treasure(self, treasure: int) -> int | None:
        """At which beat, as the trick is settled, a treasure came to lie where it is in sight; None when it lay there before.

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
        """What each part brings, by seat."""
        out = np.zeros((MOST_SEATS, len(PARTS)), np.int32)
        parts(self.deck.record, self.view, out)
        return [[int(points) for points in row] for row in out[: len(self.seats)]]
