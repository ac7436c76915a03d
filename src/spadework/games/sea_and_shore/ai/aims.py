"""How a tree search goes about Sea & Shore."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.engine.search.aims import Aims
from spadework.games.sea_and_shore.rules.state import DEALING

AIMS = Aims(horizon=12, lead_scale=6.0, exploration=0.05, mixed=0.002)
# Reweighted determinizations are played to the end of the round; with others, what is far ahead misleads.
THOROUGH = AIMS._replace(horizon=40)


@rule
def is_quiescent(_material: Record, state: Record, _seat: int) -> bool:
    """Between the rounds nothing is at stake: what a new deal brings is the same for all."""
    return bool(state.phase == DEALING)
