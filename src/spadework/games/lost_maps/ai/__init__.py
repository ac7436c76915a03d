"""Lost Maps for computer players.

- `evaluation`: the worth of a position to a seat;
- `rollout`: the rollout policy.
"""
