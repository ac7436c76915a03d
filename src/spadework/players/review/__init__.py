"""A finished game looked at from one seat: what its result was made of, and what its decisions cost."""

from spadework.players.review.result import Decision, Review
from spadework.players.review.reviewing import review

__all__ = ["Decision", "Review", "review"]
