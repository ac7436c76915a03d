"""The steps and states of a table."""

from collections.abc import Iterator

import numpy as np

from spadework.engine.interface import CHANCE, Deck, Record
from spadework.table import state_text
from spadework.table.setup import TableSetup
from spadework.table.steps import Step
from spadework.table.variant import Variant

ROOM = 64
"""Initial capacity of a history, in states."""


class History:
    """The steps of a table, with the state before the first and after each of them.

    Args:
        setup: the table's setup; it names the first position, or else the game deals one.
        deck: the deck.

    Raises ValueError when the position doesn't match the setup.

    >>> import spadework
    >>> game = spadework.game(spadework.game_ids()[0])
    >>> history = History(TableSetup(game, seats=3), game.deck())
    >>> len(history.steps), int(history.state.seats)
    (0, 3)
    """

    def __init__(self, setup: TableSetup, deck: Deck) -> None:
        """Set up the first state."""
        self.steps: list[Step] = []
        self.states = setup.game.new_states(ROOM)
        """states[n] is the state after n steps; one array, because compiled loops are called faster with it."""
        self._versions = [0] * (setup.seats + 1)
        self._decisions = [0] * setup.seats
        if setup.position:
            self.states[0] = _first_state(setup, deck)
        else:
            setup.game.rules.deal(deck.record, self.states[0], setup.seats, setup.game.option_codes(setup.options))

    @property
    def state(self) -> Record:
        """The present state."""
        return self.states[len(self.steps)]

    @property
    def drawn(self) -> int:
        """Number of random numbers used so far."""
        return self.steps[-1].drawn if self.steps else 0

    def make_room(self) -> None:
        """Ensure that there is a free state after the present one."""
        if len(self.steps) + 1 == len(self.states):
            grown = np.zeros(2 * len(self.states), self.states.dtype)
            grown[: len(self.states)] = self.states
            self.states = grown

    def append(self, step: Step) -> None:
        """Append a step whose resulting state has been filled in."""
        self.steps.append(step)
        self._count(step, 1)

    def cut(self, length: int) -> None:
        """Discard all steps but the first `length`."""
        while len(self.steps) > length:
            self._count(self.steps.pop(), -1)

    def _count(self, step: Step, by: int) -> None:
        if step.seat != CHANCE:
            self._decisions[step.seat] += by
        for audience in range(len(self._versions)):
            if step.seen >> audience & 1:
                self._versions[audience] += by

    def version(self, audience: int) -> int:
        """Return the number of steps that changed an audience's view: a seat's, or spectators' for the number of seats."""
        return self._versions[audience]

    def decision(self, seat: int) -> int:
        """Return the number of a seat's moves."""
        return self._decisions[seat]

    def last_of(self, seat: int) -> int | None:
        """Return the number of steps before a seat's last one; None if it has made none."""
        return next((number for number in reversed(range(len(self.steps))) if self.steps[number].seat == seat), None)

    def seen_steps(self, audience: int) -> Iterator[int]:
        """Yield the numbers of the steps that changed an audience's view; the n-th belongs to version n."""
        return (number for number, step in enumerate(self.steps, 1) if step.is_seen_by(audience))

    def steps_since(self, audience: int, version: int) -> list[int]:
        """Return the number of the step that led to a version, and of those for all later versions; 0 for the beginning."""
        missing = self._versions[audience] - version
        # Usually the last ones are wanted, so search from the end.
        found = []
        number = len(self.steps)
        while missing >= 0 and number:
            if self.steps[number - 1].is_seen_by(audience):
                found.append(number)
                missing -= 1
            number -= 1
        return [*([] if missing < 0 else [0]), *reversed(found)]

    def copy(self) -> "History":
        """Return an independent copy."""
        twin = History.__new__(History)
        twin.steps = self.steps.copy()
        # Only half as much spare room, since many copies are soon discarded.
        count = len(self.steps) + 1
        twin.states = np.zeros(count + max(2, count // 2), self.states.dtype)
        twin.states[:count] = self.states[:count]
        twin._versions = self._versions.copy()
        twin._decisions = self._decisions.copy()
        return twin


def _first_state(setup: TableSetup, deck: Deck) -> Record:
    """Return the state of the setup's position. Raises ValueError."""
    variant, state = state_text.read(setup.position, setup.game, deck)
    if int(state.seats) != setup.seats or not variant.same_as(Variant(setup.game, setup.options, deck)):
        raise ValueError("the position has a different number of players or different options than the setup")
    return state
