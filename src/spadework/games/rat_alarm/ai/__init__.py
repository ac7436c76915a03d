"""Rat Alarm for computer players.

- `evaluation`: the worth of a position to a seat, and its chance to win when a round begins;
- `rollout`: the rollout policy, which plays by the worth of cards, and the end of the last round.
"""
