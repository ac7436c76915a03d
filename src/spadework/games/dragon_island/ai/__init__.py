"""Dragon Island for computer players: how well a seat stands, what is likely, and which moves are worth trying.

Four evaluations stand side by side, because they are asked at different times and may cost so much then:

- deck hand and mate look one move ahead: `evaluate`, in `evaluation.py`, asks how far the hand leads in this turn;
- rollouts of a search follow a plan, `planned_move` in `plan_policy.py`; where there is none they play `rollout_policy` of
  `quick_policy.py`, which judges a step by distances alone; mates play it, too, once in a while;
- captain and admiral search. They order the moves at the root by `evaluate`, break rollouts off where `is_quiescent` says so, and judge
  the seats there by `win_probabilities`, which rest on `evaluate_leaf`, all in `leaf_evaluation.py`; `move_prior`, in `priors.py`, names
  moves to try soon or never. The captain goes by `AIMS`; the admiral by `THOROUGH`, and has each determinization made likelier by
  `reweight_belief` of `belief.py`.

Read from the board up:

1. `position.py`: what all evaluations read from a state;
2. `path_costs.py`: what the way to a goal costs over many turns;
3. `field_values.py`: what a hunter may expect on each field;
4. `card_values.py`: what a card is worth that is kept;
5. `reachability.py`: how far the hand leads a hunter in this turn, and where that is worth most;
6. `plan.py`: the best of that over the hunters of a seat;
7. `evaluation.py`, `plan_policy.py`, `quick_policy.py`, `leaf_evaluation.py`, `priors.py` and `belief.py`, which use it as said above.

Worths are in coins' worth. The weights of each file stand in a tuple of its own.
"""

from spadework.games.dragon_island.ai.belief import reweight_belief
from spadework.games.dragon_island.ai.evaluation import AIMS, THOROUGH, evaluate
from spadework.games.dragon_island.ai.leaf_evaluation import evaluate_leaf, is_quiescent, win_probabilities
from spadework.games.dragon_island.ai.plan_policy import planned_move
from spadework.games.dragon_island.ai.priors import move_prior
from spadework.games.dragon_island.ai.quick_policy import rollout_policy

__all__ = [
    "AIMS",
    "THOROUGH",
    "evaluate",
    "evaluate_leaf",
    "is_quiescent",
    "move_prior",
    "planned_move",
    "reweight_belief",
    "rollout_policy",
    "win_probabilities",
]
