"""What can be said with one click: kept by an id, and told in each reader's language.

A game brings phrases of its own, as messages `phrase-…` among its words.
"""

from spadework.engine.game import Game
from spadework.engine.words import Words

GENERAL = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-your-move",
    "phrase-one-moment",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-oh-no",
    "phrase-again",
)
"""The phrases that fit every game."""

PREFIX = "phrase-"


def phrases_of(game: Game) -> list[str]:
    """The ids of what can be said at the tables of a game, its own first."""
    own = next(iter(game.words.values())).beginning(PREFIX)
    return [*own, *(id for id in GENERAL if id not in own)]


def told_phrase(id: str, own: Words, pages: Words) -> str:
    """A phrase in a reader's language; empty when there is no such phrase any more.

    Args:
        id: of the phrase.
        own: the words of the game.
        pages: the words of the pages.
    """
    return next((words.text(id) for words in (own, pages) if words.has(id)), "")
