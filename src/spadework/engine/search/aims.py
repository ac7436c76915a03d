"""What a tree search goes by."""

from typing import NamedTuple


class Aims(NamedTuple):
    """What a search goes by; a game's `ai.AIMS` says what suits it, and `ai.THOROUGH` where it uses its belief, too."""

    horizon: int
    """Moves after which a rollout is broken off and evaluated."""
    lead_scale: float
    """Lead, in the measure of the evaluation and of the scores, that makes a seat win three times of four."""
    exploration: float = 0.3
    """How much moves draw that were seldom tried."""
    pw_factor: float = 0.6
    """Progressive widening: a node has edges by the root of its visits times this, beside `pw_base`."""
    pw_base: int = 2
    """Edges that a node has as soon as it is visited again."""
    for_winning: float = 0.5
    """How much of what an end brings depends on the win alone; the rest on the lead."""
    mixed: float = 0.0
    """Where others must not be able to tell from a move what is behind it: moves that bring less than the best one by at most this are
    played, too. 0 for the best one alone."""
    use_belief: bool = False
    """Whether determinizations are reweighted by what the others have done, moves with the prior EVERYWHERE are soon tried at every
    node, and win probabilities are told with more care, each where the game's `ai` can."""
