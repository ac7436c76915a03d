"""Sea & Shore for computer players.

- `evaluation`: how well a seat stands, and what a player may expect of a colour by what it knows;
- `rollout`: the rollout policy, which plays by that;
- `belief`: determinizations made likelier, assuming that the others play by the same policy.
"""
