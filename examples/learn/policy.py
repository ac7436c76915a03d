"""A small policy and value network over a seat's view."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import torch
from torch import Tensor, nn

import spadework
from spadework.players.network import Network

NEVER = -1e9
"""The logit of illegal moves."""


class PolicyAndValue(nn.Module):
    """Layers of rectified linear units with a policy head and a value head.

    The input is an encoded view and the mask of its legal moves; the mask also contains facts, such as where a pattern fits, which the
    network would otherwise have to learn.

    Args:
        batch: the games it is for.
        widths: sizes of the layers.

    Raises ValueError when the game has too many moves for one output each.
    """

    def __init__(self, batch: spadework.Batch, widths: Sequence[int]) -> None:
        super().__init__()
        moves = len(batch.numbering)
        if not batch.numbering.is_flat:
            raise ValueError(
                f"{batch.variant.game.id} has {moves:,} moves; expected a game with few enough for one output each"
            )
        sizes = [batch.encoder.size + moves, *widths]
        self.layers = nn.ModuleList(nn.Linear(inputs, outputs) for inputs, outputs in pairwise(sizes))
        self.policy = nn.Linear(sizes[-1], moves)
        self.value = nn.Linear(sizes[-1], 1)
        # All moves are equally likely at first, so that the network explores.
        nn.init.orthogonal_(self.policy.weight, 0.01)
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, 2**0.5)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of all moves, of shape (n, moves), and the values, of shape (n,).

        Args:
            seen: encoded views, of shape (n, inputs).
            mask: the legal moves, of shape (n, moves).
        """
        now = torch.cat([seen, mask.float()], 1)
        for layer in self.layers:
            now = torch.relu(layer(now))
        return self.policy(now).masked_fill(~mask, NEVER), self.value(now).squeeze(1)

    @property
    def weights(self) -> int:
        """Number of learned parameters."""
        return sum(parameter.numel() for parameter in self.parameters())

    def save(self, batch: spadework.Batch, path: Path) -> None:
        """Write the network to a file that can be used wherever a player is named."""
        parts = [(layer.weight, layer.bias) for layer in (*self.layers, self.policy, self.value)]
        arrays = [(weight.detach().numpy().T, bias.detach().numpy()) for weight, bias in parts]
        Network(batch.variant.game, batch.seats, batch.numbering, arrays).save(path)
