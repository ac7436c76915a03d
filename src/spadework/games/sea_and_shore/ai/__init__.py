"""Sea & Shore for computer players.

In reading order:

- `evaluation.py` says how well a seat stands, `aims.py` how a search goes about the game;
- `rivals.py` says what a player expects of a colour by what it may know, `policy.py` plays a quick, reasonable move by that;
- `belief.py` makes determinizations likelier: it takes others to play by the same policy.
"""

from spadework.games.sea_and_shore.ai.aims import AIMS, THOROUGH, is_quiescent
from spadework.games.sea_and_shore.ai.belief import reweight_belief
from spadework.games.sea_and_shore.ai.evaluation import evaluate
from spadework.games.sea_and_shore.ai.policy import rollout_policy

__all__ = ["AIMS", "THOROUGH", "evaluate", "is_quiescent", "reweight_belief", "rollout_policy"]
