"""Lost Maps for computer players.

- `evaluation`: the worth of a position to a seat;
- `rollout`: the rollout policy.
"""

from spadework.games.lost_maps.ai.evaluation import AIMS, evaluate
from spadework.games.lost_maps.ai.rollout import rollout_policy

__all__ = ["AIMS", "evaluate", "rollout_policy"]
