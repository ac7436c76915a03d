"""Lost Maps for computer players.

- `evaluation`: how well a seat stands;
- `rollout`: the rollout policy.
"""

from spadework.games.lost_maps.ai.evaluation import AIMS, evaluate
from spadework.games.lost_maps.ai.rollout import rollout_policy

__all__ = ["AIMS", "evaluate", "rollout_policy"]
