"""Sea & Shore for computer players.

- `evaluation`: the worth of a position to a seat, and expectations of each colour from its knowledge;
- `rollout`: the rollout policy, which plays by these expectations;
- `belief`: reweighted determinizations, assuming that the others play by the same policy.
"""
