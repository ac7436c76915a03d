"""Game review: attributes a seat's result to luck and decisions.

Luck is measured as in GNU Backgammon: the value after a chance outcome, minus the mean over all possible outcomes. The mean of such
differences is 0 whatever the value function. AIVAT subtracts them from a result (Burch, Schmid, Moravčík and Bowling, "AIVAT: A New
Variance Reduction Technique for Agent Evaluation in Imperfect Information Games", AAAI 2018); it also corrects for the moves of players
with a known strategy, which is not done here.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.interface import CHANCE, Record
from spadework.players.review.luck import drawn_luck
from spadework.players.review.result import ERRORS, Decision, Review, Sum
from spadework.players.seating import seed_of
from spadework.players.value import Value
from spadework.table import Move, Position, Table
from spadework.table.replay import replay
from spadework.table.steps import Step
from spadework.table.variant import existing_seat
from spadework.table.view import View

_World = tuple[Position, int]
# A state consistent with what the seat knew, and the seed of the rollouts in it: the same for all moves but different in each world, so
# that differences between worlds include the rollouts' error.

CHECKED_WORLDS = 128
"""Number of determinizations in which a seemingly better move is compared with the one played, to the end of the game."""

MOST_CANDIDATES = 12
QUICK_WORLDS = 2
QUICK_ROLLOUTS = 8


class Effort(NamedTuple):
    """Amount of computation.

    >>> Effort().rollouts
    32
    """

    rollouts: int = 32
    """Rollouts per estimate, where no network values states."""
    worlds: int = 8
    """Determinizations per decision; at least 2."""
    seed: int = 0
    """Seed of rollouts and determinizations."""


def review(
    record: Mapping[str, Any] | str | os.PathLike[str], seat: int, *, rollouts: int = 32, worlds: int = 8, seed: int = 0
) -> Review:
    """Attribute a seat's result to luck and decisions, and estimate the cost of each decision.

    Args:
        record: of a finished game: the data, the JSON text, or the path of a file (a `pathlib.Path`).
        seat: whose result.
        rollouts: rollouts per estimate, cut off as a captain's are and scored by the game's evaluation; none are needed where the game's
            network values states.
        worlds: determinizations per decision; at least 2.
        seed: seed of rollouts and determinizations.

    Raises BrokenRecord for an unusable record, IndexError for an unknown seat, and ValueError if the game is not over or the effort is too
    low.

    >>> import spadework
    >>> spadework.review(spadework.Table(spadework.game_ids()[0], seats=3, seed=7).record(), 0)
    Traceback (most recent call last):
        ...
    ValueError: the game is not over; a review needs the record of a finished game
    """
    return review_table(replay(record), seat, Effort(rollouts, worlds, seed))


def review_table(table: Table, seat: int, effort: Effort) -> Review:
    """Review a table whose game is over; see `review`."""
    existing_seat(seat, table.seats)
    if effort.rollouts < 1 or effort.worlds < 2:
        raise ValueError("a review needs at least 1 rollout and 2 worlds")
    if table.result is None:
        raise ValueError("the game is not over; a review needs the record of a finished game")
    return _Reviewing(table, seat, effort).review()


class _Reviewing:
    """One review.

    The shares after a decision are those at the next decision, minus the luck of the draw in between. So the parts add up to the result
    whatever the estimates are, and noise between estimates of the same state counts with the decision before it, or with the start.
    """

    def __init__(self, table: Table, seat: int, effort: Effort) -> None:
        self._table, self._steps, self._seat, self._effort = table, table.steps, seat, effort
        self._position = table.position(0)
        self._value = Value(table.game, table.deck)
        known = self._value.has_network(table.seats)
        self._rollouts, self._playing = (0, "mate") if known else (effort.rollouts, "policy")

    def review(self) -> Review:
        even = 1 / self._position.seats
        start = draw = hidden = own = others = 0.0
        known, mover, believed = even, CHANCE, 0.0
        decisions: list[Decision] = []
        since: list[float] = []

        luck = 0.0
        for number, step in enumerate([*self._steps, None]):
            if step is not None and step.seat == CHANCE:
                luck += self._luck(step)
                self._position.play(CHANCE, step.code)
                continue
            now = self._share(self._position.state, self._rollouts, self._effort.seed)
            change, draw = now - known - luck, draw + luck
            if mover == CHANCE:
                start += change
            elif mover == self._seat:
                own, hidden = own + believed, hidden + change - believed
            else:
                others += change
            if step is None or step.seat == self._seat:
                since.append(now)
            known, luck = now, 0.0
            if step is not None:
                mover = step.seat
                if mover == self._seat:
                    decisions.append(self._decision(number, step))
                    believed = decisions[-1].believed
                self._position.play(mover, step.code)
        reviewed = tuple(
            Decision(**{**vars(one), "change": after - before})
            for one, before, after in zip(decisions, since, since[1:], strict=False)
        )
        parts = Sum(even, start, draw, hidden, own, others)
        return Review(self._position.game.id, self._seat, known, parts, reviewed, self._table)

    def _share(self, state: Record, rollouts: int, seed: int) -> float:
        """Return the seat's expected share by rollouts, or by the network for 0 of them."""
        value = self._value
        return (value.by_rollouts(state, rollouts, seed) if rollouts else value.shares(state))[self._seat]

    def _luck(self, step: Step) -> float:
        chances = self._value.after_chance(self._position.state, self._rollouts, self._effort.seed)
        return drawn_luck(chances, step.code)[self._seat]

    def _decision(self, number: int, step: Step) -> Decision:
        """Return the decision with its cost given what the seat could know; its outcome is not known yet."""
        view = self._position.view(self._seat)
        seeds = [seed_of(self._effort.seed, number, world) for world in range(self._effort.worlds)]
        worlds = [(view.guess(seed), seed) for seed in seeds]
        candidates = self._candidates(worlds, view.legal(), step)
        shares = self._after(worlds, candidates, self._rollouts)
        before = np.mean([self._share(world.state, self._rollouts, seed) for world, seed in worlds])
        played = next(index for index, move in enumerate(candidates) if move.code == step.code)
        best = int(np.argmax(shares.mean(axis=1) + 1e-12 * (np.arange(len(candidates)) == played)))
        behind = shares[best] - shares[played]
        if behind.mean() > ERRORS * behind.std(ddof=1) / np.sqrt(len(worlds)):
            behind = self._to_the_end(view, candidates[best], candidates[played], number)
        return Decision(
            number,
            step.text,
            candidates[best].text,
            max(float(behind.mean()), 0.0),
            float(behind.std(ddof=1) / np.sqrt(len(behind))),
            float(shares[played].mean() - before),
            0.0,
        )

    def _to_the_end(self, view: View, best: Move, played: Move, number: int) -> Any:
        """Return the result of `best` minus that of `played` in each of many determinizations played to the end.

        The estimates may overrate a move: their verdict counts only if the final results confirm it.
        """
        seeds = [seed_of(self._effort.seed, number, self._effort.worlds + index) for index in range(CHECKED_WORLDS)]
        worlds = [view.guess(seed) for seed in seeds]
        ends = []
        for move in (best, played):
            after = [world.copy() for world in worlds]
            for world in after:
                world.play(self._seat, move.code)
            results = self._value.by_games([world.state for world in after], self._playing, seeds[0])
            ends.append(np.array(results)[:, self._seat])
        return ends[0] - ends[1]

    def _candidates(self, worlds: Sequence[_World], moves: list[Move], step: Step) -> list[Move]:
        """Return the best moves by a quick estimate, and the one that was played."""
        if len(moves) <= MOST_CANDIDATES:
            return moves
        looks = self._after(worlds[:QUICK_WORLDS], moves, min(QUICK_ROLLOUTS, self._rollouts)).mean(axis=1)
        best = {int(index) for index in np.argsort(-looks, kind="stable")[: MOST_CANDIDATES - 1]}
        return [move for index, move in enumerate(moves) if index in best or move.code == step.code]

    def _after(self, worlds: Sequence[_World], moves: Sequence[Move], rollouts: int) -> Any:
        """Return the seat's share after each move in each world, as an array of shape (moves, worlds)."""
        found = np.zeros((len(moves), len(worlds)))
        for row, move in enumerate(moves):
            for column, (world, seed) in enumerate(worlds):
                after = world.copy()
                after.play(self._seat, move.code)
                found[row, column] = self._share(after.state, rollouts, seed)
        return found
