"""Dragon Island for computer players: evaluations, policies and beliefs.

There are four evaluations, for four purposes with different budgets:

- deck hand and mate look one move ahead with `evaluate`, which asks how far the hand takes a hunter this turn;
- rollouts of a search follow a plan, `planned_move`; without one they play `rollout_policy`, which judges steps by distance alone. Mates
  play it now and then, too;
- captain and admiral search. They order the moves at the root by `evaluate`, cut rollouts off where `is_quiescent` allows it, and score
  the seats there by `win_probabilities`, which build on `evaluate_leaf`. `move_prior` names moves to try soon or never. The captain uses
  `SEARCH`; the admiral uses `SEARCH_WITH_BELIEF` and weights determinizations with `reweight_belief`.

From the bottom up:

1. `basics.py`: values that all evaluations read from a state, and values of cards;
2. `field_values.py`: costs of paths, and the expectation of a hunter on each field;
3. `plan.py`: how far the hand takes each hunter this turn, and the best plan of a seat;
4. `evaluation.py`, `rollout.py` and `belief.py`: the functions above.

Values are in points. Each file keeps its weights in a tuple.
"""
