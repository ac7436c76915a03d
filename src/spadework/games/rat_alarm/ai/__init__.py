"""Rat Alarm for computer players.

- `evaluation`: how well a seat stands, and its chance to win when a round begins;
- `rollout`: the rollout policy, which plays by what cards are worth, and the end of the last round.
"""
