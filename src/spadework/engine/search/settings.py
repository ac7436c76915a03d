"""Settings of the tree search."""

from typing import NamedTuple


class SearchSettings(NamedTuple):
    """Settings of the tree search; a game's `ai.SEARCH` are its defaults, and `ai.SEARCH_WITH_BELIEF` those of a search with belief."""

    horizon: int = 300
    """Maximum moves of a rollout before it is evaluated."""
    lead_scale: float = 8.0
    """Lead, on the scale of the evaluation and of the scores, with which a seat wins three times out of four."""
    exploration: float = 0.3
    """Weight of exploring moves that were seldom tried."""
    guided: int = 0
    """Maximum simulations of a level where the game's network guides its search; 0 for a search that is not guided, and for states that
    are not valued by the network."""
    guided_exploration: float = 0.8
    """Weight of exploring moves in a search that a network guides, in proportion to their probability."""
    guided_rollouts: float = 0.5
    """Weight of a rollout's result in the value of a new node, in a search that a network guides; the rest is the network's value."""
    pw_factor: float = 0.6
    """Progressive widening: a node has this times the square root of its visits as edges, plus `pw_base`."""
    pw_base: int = 2
    """Edges of a node from its second visit on."""
    for_winning: float = 0.5
    """Weight of the win in the value of a final state; the rest is the lead."""
    mixed: float = 0.0
    """Mixed strategy, for games in which a move must not reveal its motive: moves whose value is within this margin of the best are also
    played. 0 plays the best move."""
    use_belief: bool = False
    """Whether determinizations are reweighted by the others' past actions, and win probabilities are estimated with more care, each if the
    game's `ai` supports it."""
