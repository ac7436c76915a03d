"""Sea & Shore for computer players: how well a seat stands, and quick moves."""

from spadework.games.sea_and_shore.ai.belief import suppose
from spadework.games.sea_and_shore.ai.evaluation import AIMS, calm, sensible, value

__all__ = ["AIMS", "calm", "sensible", "suppose", "value"]
