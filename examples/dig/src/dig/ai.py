"""The rollout policy of Dig, for computer players."""
# ruff: noqa: ARG001

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.engine.search.settings import SearchSettings
from spadework.engine.stream import Stream, below

SEARCH = SearchSettings(horizon=50, lead_scale=5.0)


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Stay until the first rat, then go, three times out of four."""
    return count - 1 if state.rats and below(stream, 4) else 0
