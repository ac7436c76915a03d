"""Rat Alarm for computer players.

In reading order:

- `evaluation`: how well a seat stands, for comparing its moves;
- `treasure_counts`: how many treasures cards show, for all files here;
- `prices` and `rollout`: the rollout policy, which goes by what cards are worth;
- `endgame`: when the last seat in the last round stops;
- `leaf_evaluation`: how likely each seat is to win when a round begins.
"""

from spadework.games.rat_alarm.ai.evaluation import AIMS, evaluate
from spadework.games.rat_alarm.ai.leaf_evaluation import is_quiescent, win_probabilities
from spadework.games.rat_alarm.ai.rollout import move_prior, rollout_policy

__all__ = ["AIMS", "evaluate", "is_quiescent", "move_prior", "rollout_policy", "win_probabilities"]
