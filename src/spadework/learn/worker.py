"""Self-play games in lockstep, whose decisions are the training data."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.network.net import Net, find_inputs, new_activations
from spadework.engine.stream import SEED, new_stream
from spadework.lab.batch import Batch
from spadework.learn.loops import Decisions, LearningLanes, decide_all, expect_all, find_targets, note_ends
from spadework.players.player import Player
from spadework.table import Variant

MOST_INPUTS = 64
"""Initial room for inputs per decision; it grows as needed."""


class TargetSettings(NamedTuple):
    """Settings of the training targets."""

    scale: float
    """Lead in points with which a seat wins three times out of four."""
    for_winning: float
    """Weight of the win in the outcome of a game; the rest is the lead."""
    gae_lambda: float = 1.0
    """Lambda, see `find_targets`."""
    discount: float = 1.0
    """Gamma, see `find_targets`."""


class Worker:
    """Plays games in lanes and records the decisions.

    Args:
        variant: the game with its options and deck.
        seats: number of seats.
        lanes: number of games in lockstep.
        seed: seed of the deals and choices.
        limit: moves of seats after which a game is truncated, without a winner.
    """

    def __init__(self, variant: Variant, seats: int, lanes: int, seed: int, limit: int) -> None:
        self.batch = Batch(variant, seats, lanes, seed, limit=limit)
        self.seats, self.lanes = seats, lanes
        self.games = 0
        """Number of finished games."""
        self.lead = 0.0
        """Mean lead of one seat over another at the end of the latest games."""
        self._stream = new_stream(seed & SEED, 1 << 20)
        self.now: Any = None
        self.back: Any = None
        """Activations, and gradients with respect to them; allocated by the first `play`."""
        batch = self.batch
        self._deciding = LearningLanes(
            contents=self.contents(),
            seats=batch.to_move,
            moves=batch.moves,
            counts=batch.counts,
            given=np.full(lanes, -1, np.int64),
            latest=np.full(lanes, -1, np.int64),
            choices=np.zeros(lanes, np.int64),
        )
        self._made: Decisions | None = None

    def _new_decisions(self, net: Net, count: int) -> Decisions:
        parts = max(1, len(net.factors))
        return Decisions(
            counts=np.zeros(3, np.int64),
            starts=np.zeros((count + 1, 2), np.int64),
            places=np.zeros(count * MOST_INPUTS, np.int32),
            values=np.zeros(count * MOST_INPUTS, np.float32),
            outputs=np.zeros((count * 16, parts), np.int32),
            lanes=np.zeros(count, np.int32),
            seats=np.zeros(count, np.int32),
            chosen=np.zeros(count, np.int32),
            logs=np.zeros(count, np.float32),
            over=np.zeros(count, np.bool_),
            shares=np.zeros((count, self.seats), np.float32),
            targets=np.zeros((count, self.seats), np.float32),
            advantages=np.zeros(count, np.float32),
        )

    def _with_room(self, made: Decisions, net: Net) -> Decisions:
        """Return the decisions with room for one more in each lane."""
        inputs, moves = self.lanes * len(net.weights.first), self.lanes * self.batch.moves.shape[1]
        if len(made.places) < made.counts[1] + inputs:
            more = int(len(made.places) * 1.5) + inputs
            made = made._replace(places=np.resize(made.places, more), values=np.resize(made.values, more))
        if len(made.outputs) < made.counts[2] + moves:
            more = int(len(made.outputs) * 1.5) + moves
            made = made._replace(outputs=np.resize(made.outputs, (more, made.outputs.shape[1])))
        return made

    def play(self, net: Net, steps: int, settings: TargetSettings, teacher: Player | None = None) -> Decisions:
        """Play steps in all lanes, and return the decisions with their targets.

        Args:
            net: the network that plays all seats.
            steps: number of moves in each lane.
            settings: settings of the targets.
            teacher: chooses the moves in the network's place.
        """
        batch, deciding = self.batch, self._deciding
        made = self._made or self._new_decisions(net, steps * self.lanes)
        made.counts[:], deciding.latest[:] = 0, -1
        if self.now is None:
            self.now, self.back = new_activations(net, batch.moves.shape[1]), new_activations(net, 1)
        leads: list[float] = []
        for _ in range(steps):
            made = self._with_room(made, net)
            deciding.given[:] = -1 if teacher is None else self.choices_of(teacher)
            decide_all(net, deciding, self._stream, self.now, made)
            batch.step(deciding.choices)
            ended = batch.terminated | batch.truncated
            if ended.any():
                outcomes = outcomes_of(batch, settings)
                note_ends(ended, outcomes, deciding.latest, made)
                self.games += int(ended.sum())
                differences = np.abs(leads_in(batch.final_points[ended]))
                leads.append(float(differences.mean() * self.seats / max(1, self.seats - 1)))
        if leads:
            self.lead = float(np.mean(leads))
        self._made = made
        expected = np.zeros((self.lanes, self.seats), np.float32)
        expect_all(net, deciding, self.now, expected)
        find_targets(made, self.seats, settings.gae_lambda, settings.discount, expected, expected.copy())
        return made

    def step(self, choices: Any) -> None:
        """Play the move with the given index in each lane; -1 stands for the only move."""
        self.batch.step(np.maximum(choices, 0))

    def inputs(self, net: Net) -> Any:
        """Return the inputs for the views of all lanes, of shape (lanes, inputs for a view)."""
        batch, now = self.batch, new_activations(net, self.batch.moves.shape[1])
        rows = np.zeros((self.lanes, len(net.usual)), np.float32)
        for lane, content in enumerate(self.contents()):
            find_inputs(net, content, int(batch.to_move[lane]), batch.moves[lane], int(batch.counts[lane]), now)
            rows[lane] = now.dense
        return rows

    def contents(self) -> Any:
        """Return the bytes of the views, one row per lane."""
        views = self.batch.views
        return views.view(np.dtype((np.uint8, views.dtype.itemsize))).reshape(self.lanes, views.dtype.itemsize)

    def choices_of(self, teacher: Player) -> Any:
        """Return the indices of a player's choices in all lanes; -1 where only one move is legal."""
        batch, given = self.batch, np.full(self.lanes, -1, np.int64)
        for lane in range(self.lanes):
            count = int(batch.counts[lane])
            if count > 1:
                code = teacher.choose(batch.views[lane], int(batch.to_move[lane]))
                given[lane] = int(np.flatnonzero(batch.moves[lane, :count] == code)[0])
        return given


def leads_in(points: Any) -> Any:
    """Return leads[game, seat, other]: the lead of `seat` over `other` in points."""
    return points[:, :, None] - points[:, None, :]


def outcomes_of(batch: Batch, settings: TargetSettings) -> Any:
    """Return the outcomes of the last finished games: shares of the win, mixed with shares by lead, of shape (lanes, seats).

    Nobody wins a game that was truncated, or whose win all seats share: otherwise standing still, or agreeing to stop, might pay off.
    """
    leads = leads_in(batch.final_points.astype(np.float32)) / max(settings.scale, 1e-6)
    chances = 0.5 + 0.5 * leads / (1 + np.abs(leads))
    # A seat doesn't compete with itself.
    chances[:, np.arange(batch.seats), np.arange(batch.seats)] = 1
    shares = chances.prod(2)
    shares /= shares.sum(1, keepdims=True)
    found = settings.for_winning * batch.rewards + (1 - settings.for_winning) * shares
    found[batch.truncated | (np.ptp(batch.rewards, axis=1) == 0)] = 0
    return found.astype(np.float32)
