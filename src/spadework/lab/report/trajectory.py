"""A simulated game step by step, with all states."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.interface import CHANCE
from spadework.engine.words import LANGUAGES
from spadework.lab.outcome import Outcome
from spadework.lab.simulation import Simulation
from spadework.players.value import Value


class Decision(NamedTuple):
    """A choice of a seat among several moves."""

    step: int
    """Number of steps before it."""
    seat: int
    moves: tuple[int, ...]
    """Codes of the moves, at least two."""
    chosen: int


class Judged(NamedTuple):
    """A decision with the estimate for each of its moves."""

    decision: Decision
    shares: Any
    """shares[move, seat]: each seat's estimated share of the win after each move, in order."""


class Trajectory:
    """A replayed game of a simulation.

    Args:
        simulation: the simulation that played it.
        outcome: its outcome.

    >>> import spadework
    >>> simulation = Simulation(spadework.game_ids()[1], ["random", "random"])
    >>> played = Trajectory(simulation, next(simulation.play(1)))
    >>> len(played.states) == len(played.log) + 1
    True
    """

    def __init__(self, simulation: Simulation, outcome: Outcome) -> None:
        self.outcome, self.variant = outcome, simulation.variant
        self.log = simulation.log(outcome.number)
        """The steps, as in `Simulation.log`."""
        game = self.variant.game
        self.states = game.new_states(len(self.log) + 1)
        """states[n] is the state after n steps."""
        options = game.option_codes(self.variant.options)
        game.rules.deal(self.variant.deck.record, self.states[0], simulation.seats, options)
        for number, (seat, code) in enumerate(self.log):
            game.driver.step(self.variant.materials, self.states, number, seat, code)

    def decisions(self) -> Iterator[Decision]:
        """Yield the decisions with several moves, in order."""
        driver, moves = self.variant.game.driver, self.variant.new_codes()
        for step, (seat, code) in enumerate(self.log):
            if seat == CHANCE:
                continue
            count = driver.legal_moves(self.variant.materials, self.states, step, seat, moves)
            if count > 1:
                yield Decision(step, seat, tuple(moves[:count].tolist()), code)

    def words(self, decision: Decision) -> list[str]:
        """Return the moves of a decision in words, in order, without the names of the other players."""
        game, state, seat = self.variant.game, self.states[decision.step], decision.seat
        names = ["you" if other == seat else "another player" for other in range(int(state.seats))]
        label = partial(game.notation.label, self.variant.deck, state, seat)
        return [game.words[LANGUAGES[0]].say(label(code), names) for code in decision.moves]

    def after(self, decision: Decision) -> Any:
        """Return the states after each move of a decision, in order."""
        game = self.variant.game
        found, room = game.new_states(len(decision.moves)), game.new_states(2)
        room[0] = self.states[decision.step]
        for index, code in enumerate(decision.moves):
            game.driver.step(self.variant.materials, room, 0, decision.seat, code)
            found[index] = room[1]
        return found

    def together(self, step: int) -> bool:
        """Return whether several seats moved at once at a step."""
        mask = int(self.variant.game.rules.to_move(self.variant.deck.record, self.states[step]))
        return mask.bit_count() > 1

    def seeing(self, step: int, one: int, other: int) -> list[int]:
        """Return the seats that can tell apart two outcomes of chance that were possible at a step."""
        game, views = self.variant.game, self.variant.game.new_states(2)
        after, found = self.after(Decision(step, CHANCE, (one, other), one)), []
        for seat in range(int(after[0].seats)):
            for index in range(2):
                game.rules.view(self.variant.deck.record, after[index], seat, views[index])
            if views[0] != views[1]:
                found.append(seat)
        return found

    def judged(self, value: Value) -> list[Judged]:
        """Return the decisions with several moves, and a value's estimate for each move."""
        return [Judged(decision, value.all_shares(self.after(decision))) for decision in self.decisions()]

    def parts(self) -> list[dict[str, int]]:
        """Return the score components of each seat at the end."""
        rules, final = self.variant.game.rules, self.states[-1]
        seats = int(final.seats)
        found = np.zeros((seats, len(rules.PARTS)), np.int32)
        rules.parts(self.variant.deck.record, final, found)
        return [dict(zip(rules.PARTS, row, strict=True)) for row in found.tolist()]
