"""Review of a finished game from one seat: sources of the result and cost of each decision."""

from spadework.players.review.result import Decision, Review
from spadework.players.review.reviewing import review

__all__ = ["Decision", "Review", "review"]
