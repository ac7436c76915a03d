"""What has happened at a table."""

from collections.abc import Iterator

import numpy as np

from spadework.engine.contract import CHANCE, Deck, Record
from spadework.table import state_text
from spadework.table.setup import TableSetup
from spadework.table.steps import Step
from spadework.table.variant import Variant

ROOM = 64
"""How many states a new history has room for."""


class History:
    """The steps of a table, and its state before the first and after each of them.

    Args:
        setup: of the table, whose game deals the first state, or that names the position which is the first.
        deck: with which is played.

    Raises ValueError when the position is of something else.

    >>> import spadework
    >>> game = spadework.game(spadework.game_ids()[0])
    >>> history = History(TableSetup(game, seats=3), game.deck())
    >>> len(history.steps), int(history.state.seats)
    (0, 3)
    """

    def __init__(self, setup: TableSetup, deck: Deck) -> None:
        """Make the first state."""
        self.steps: list[Step] = []
        self.states = setup.game.new_states(ROOM)
        """states[n] is the state after n steps; in one array, because that is what compiled loops take quickly."""
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
        """How many numbers of chance's stream have been used up."""
        return self.steps[-1].drawn if self.steps else 0

    def make_room(self) -> None:
        """Make sure that there is a state to fill after the present one."""
        if len(self.steps) + 1 == len(self.states):
            grown = np.zeros(2 * len(self.states), self.states.dtype)
            grown[: len(self.states)] = self.states
            self.states = grown

    def append(self, step: Step) -> None:
        """Take in a step, after which the state has been filled."""
        self.steps.append(step)
        self._count(step, 1)

    def cut(self, length: int) -> None:
        """Forget all steps but the first `length`."""
        while len(self.steps) > length:
            self._count(self.steps.pop(), -1)

    def _count(self, step: Step, by: int) -> None:
        if step.seat != CHANCE:
            self._decisions[step.seat] += by
        for audience in range(len(self._versions)):
            if step.seen >> audience & 1:
                self._versions[audience] += by

    def version(self, audience: int) -> int:
        """How many steps have changed what an audience sees: a seat, or for spectators the number of seats."""
        return self._versions[audience]

    def decision(self, seat: int) -> int:
        """How many moves a seat has made."""
        return self._decisions[seat]

    def last_of(self, seat: int) -> int | None:
        """How many steps there were before the last one of a seat; None when it has made none."""
        return next((number for number in reversed(range(len(self.steps))) if self.steps[number].seat == seat), None)

    def seen_steps(self, audience: int) -> Iterator[int]:
        """The numbers of the steps after which the view of an audience has changed; the n-th belongs to version n."""
        return (number for number, step in enumerate(self.steps, 1) if step.is_seen_by(audience))

    def steps_since(self, audience: int, version: int) -> list[int]:
        """The number of the step that brought a version, and of those that brought the later ones; 0 for the beginning."""
        missing = self._versions[audience] - version
        # Mostly it is the last ones, so they are looked for from the end.
        found = []
        number = len(self.steps)
        while missing >= 0 and number:
            if self.steps[number - 1].is_seen_by(audience):
                found.append(number)
                missing -= 1
            number -= 1
        return [*([] if missing < 0 else [0]), *reversed(found)]

    def copy(self) -> "History":
        """A history that goes on by itself."""
        twin = History.__new__(History)
        twin.steps = self.steps.copy()
        # Room for another half, so that a copy that is soon thrown away costs little more than what has happened.
        count = len(self.steps) + 1
        twin.states = np.zeros(count + max(2, count // 2), self.states.dtype)
        twin.states[:count] = self.states[:count]
        twin._versions = self._versions.copy()
        twin._decisions = self._decisions.copy()
        return twin


def _first_state(setup: TableSetup, deck: Deck) -> Record:
    """The state of the position that a setup names. Raises ValueError."""
    variant, state = state_text.read(setup.position, setup.game, deck)
    if int(state.seats) != setup.seats or not variant.same_as(Variant(setup.game, setup.options, deck)):
        raise ValueError("the position has another number of players, or other options, than what is told beside it")
    return state
