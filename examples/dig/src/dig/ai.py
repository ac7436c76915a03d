"""Evaluation and rollout policy of Dig, for computer players."""
# ruff: noqa: ARG001

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.engine.search.settings import SearchSettings
from spadework.engine.stream import Stream

SEARCH = SearchSettings(horizon=50, lead_scale=5.0)


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Return the points so far: only points brought home count."""
    return float(state.coins[seat] + state.luck[seat])


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Stay until the first rat, then go."""
    return count - 1 if state.rats else 0
