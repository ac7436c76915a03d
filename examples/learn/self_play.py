"""Self-play of a network, and the return of each decision."""

from typing import NamedTuple

import numpy as np
import torch
from policy import PolicyAndValue
from torch import Tensor

import spadework


class Decisions(NamedTuple):
    """A batch of n decisions of seats."""

    seen: Tensor
    """Encoded views, of shape (n, inputs)."""
    masks: Tensor
    """Legal moves, of shape (n, moves)."""
    moves: Tensor
    """Numbers of the chosen moves, of shape (n,)."""
    logs: Tensor
    """Log-probabilities of the chosen moves."""
    advantages: Tensor
    """Advantages: how much better the outcome was than expected."""
    returns: Tensor
    """Returns, the targets of the value head."""


class SelfPlay:
    """Many games in lockstep, with the same network on every seat.

    Args:
        batch: the games.
        steps: steps of all games per call of `play`.
        trace: the lambda of generalized advantage estimation (Schulman and others, "High-dimensional continuous control using generalized
            advantage estimation", 2016): 1 looks to the end of a game, 0 only to the seat's next decision.
        scale: divisor of the rewards.
        seed: seed of the network's choices.
    """

    def __init__(self, batch: spadework.Batch, steps: int, trace: float, scale: float, seed: int) -> None:
        self.batch, self.steps, self.trace, self.scale = batch, steps, trace, scale
        self.games = 0
        """Number of finished games."""
        self._random = torch.Generator().manual_seed(seed)
        count = len(batch)
        self._seen = torch.empty(steps, count, batch.encoder.size)
        self._masks = torch.empty(steps, count, len(batch.numbering), dtype=torch.bool)
        self._moves = torch.empty(steps, count, dtype=torch.int64)
        self._logs = torch.empty(steps, count)
        self._values = np.empty((steps, count), np.float32)
        self._seats = np.empty((steps, count), np.int64)
        self._rewards = np.empty((steps, count, batch.seats), np.float32)
        self._ended = np.empty((steps, count), np.bool_)

    @torch.no_grad()
    def play(self, network: PolicyAndValue) -> Decisions:
        """Play a number of steps, and return the decisions with their advantages."""
        batch = self.batch
        for step in range(self.steps):
            # The batch writes directly into the tensors' memory.
            batch.observe(out=self._seen[step].numpy())
            batch.number_mask(out=self._masks[step].numpy())
            logits, values = network(self._seen[step], self._masks[step])
            logs = torch.log_softmax(logits, 1)
            moves = torch.multinomial(logs.exp(), 1, generator=self._random)
            self._moves[step] = moves.squeeze(1)
            self._logs[step] = logs.gather(1, moves).squeeze(1)
            self._values[step] = values.numpy()
            self._seats[step] = batch.to_move
            batch.step_numbers(self._moves[step].numpy())
            self._rewards[step] = batch.rewards
            self._ended[step] = batch.terminated | batch.truncated
        self.games += int(self._ended.sum())
        return self._look_back()

    def _look_back(self) -> Decisions:
        """Return each decision with its advantage, computed from the last step to the first."""
        count, seats = len(self.batch), self.batch.seats
        # Rewards are relative to the others': in a game that is rich for everybody, points are no merit.
        others = (self._rewards.sum(2, keepdims=True) - self._rewards) / max(1, seats - 1)
        rewards = (self._rewards - others) / self.scale
        got, expected, trail = (np.zeros((count, seats), np.float32) for _ in range(3))
        known = np.zeros((count, seats), np.bool_)
        advantages = np.zeros((self.steps, count), np.float32)
        whole = np.zeros((self.steps, count), np.bool_)
        lanes = np.arange(count)
        for step in range(self.steps - 1, -1, -1):
            # A truncated game counts as a draw: there are too few to make a difference.
            over = self._ended[step]
            got[over], expected[over], trail[over], known[over] = 0, 0, 0, True
            got += rewards[step]
            mover = lanes, self._seats[step]
            # The outcome of a seat's last decision in an unfinished game is not known yet.
            whole[step] = known[mover]
            surprise = got[mover] + expected[mover] - self._values[step]
            trail[mover] = np.where(known[mover], surprise + self.trace * trail[mover], 0)
            advantages[step] = trail[mover]
            got[mover], expected[mover], known[mover] = 0, self._values[step], True
        gains = torch.from_numpy(advantages)
        returns = gains + torch.from_numpy(self._values)
        chosen = torch.from_numpy(whole)
        parts = (self._seen, self._masks, self._moves, self._logs, gains, returns)
        return Decisions(*(part[chosen] for part in parts))
