"""A small network that looks at what a seat knows: how likely it plays each move, and what it expects to win."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import torch
from torch import Tensor, nn

import spadework
from spadework.players.network import Network

NEVER = -1e9
"""The logit of moves that are not there."""


class PolicyAndValue(nn.Module):
    """Layers of rectified linear units, and two heads on the last one.

    It gets the numbers of a view, and the mask of the moves there are: that tells where a pattern fits, say, which it would else have to
    find out by itself.

    Args:
        batch: the games that it is for.
        widths: of the layers.

    Raises ValueError when the moves of the game have too many parts for one output each.
    """

    def __init__(self, batch: spadework.Batch, widths: Sequence[int]) -> None:
        super().__init__()
        moves = len(batch.numbering)
        if not batch.numbering.is_flat:
            raise ValueError(
                f"{batch.variant.game.id} has {moves:,} moves; expected a game with few enough for an output each"
            )
        sizes = [batch.encoder.size + moves, *widths]
        self.layers = nn.ModuleList(nn.Linear(inputs, outputs) for inputs, outputs in pairwise(sizes))
        self.policy = nn.Linear(sizes[-1], moves)
        self.value = nn.Linear(sizes[-1], 1)
        # At first all moves are as likely, so that it tries everything.
        nn.init.orthogonal_(self.policy.weight, 0.01)
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, 2**0.5)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all moves, of shape (n, moves), and the values, of shape (n,).

        Args:
            seen: the numbers of views, of shape (n, inputs).
            mask: which moves there are, of shape (n, moves).
        """
        now = torch.cat([seen, mask.float()], 1)
        for layer in self.layers:
            now = torch.relu(layer(now))
        return self.policy(now).masked_fill(~mask, NEVER), self.value(now).squeeze(1)

    @property
    def weights(self) -> int:
        """How many numbers it has learned."""
        return sum(parameter.numel() for parameter in self.parameters())

    def save(self, batch: spadework.Batch, path: Path) -> None:
        """Write it to a file that plays wherever players are named."""
        parts = [(layer.weight, layer.bias) for layer in (*self.layers, self.policy, self.value)]
        arrays = [(weight.detach().numpy().T, bias.detach().numpy()) for weight, bias in parts]
        Network(batch.variant.game, batch.seats, batch.numbering, arrays).save(path)
