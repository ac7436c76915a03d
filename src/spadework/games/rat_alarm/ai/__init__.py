"""Rat Alarm for computer players.

- `evaluation`: each seat's chance to win when a round begins;
- `rollout`: the rollout policy, which plays by the worth of cards, and the end of the last round.
"""
