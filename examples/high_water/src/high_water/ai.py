"""The rollout policy of High Water, for computer players."""
# ruff: noqa: ARG001

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.engine.search.settings import SearchSettings
from spadework.engine.stream import Stream

SEARCH = SearchSettings(horizon=60, lead_scale=6.0)


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Send the boat whose rank among one's own is that of the wreck among those still to come."""
    smaller = 0
    others = 0
    for wreck in range(len(material.wrecks)):
        if int(state.ahead) >> wreck & 1:
            others += 1
            smaller += int(material.wrecks[wreck] < material.wrecks[state.wreck])
    return smaller * (count - 1) // others if others else count - 1
