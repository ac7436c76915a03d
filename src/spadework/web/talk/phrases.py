"""What can be said with one click: kept by an id, and told in each reader's language.

A game brings phrases of its own, as messages `phrase-…` among its words. By messages `promise-…` it says that its people bargain, and what
they often promise each other.
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
PROMISE = "promise-"


def phrases_of(game: Game) -> list[str]:
    """The ids of what can be said at the tables of a game, its own first."""
    own = next(iter(game.words.values())).beginning(PREFIX)
    return [*own, *(id for id in GENERAL if id not in own)]


def promises_of(game: Game) -> list[str]:
    """The ids of what people may promise each other with one click at the tables of a game; none where people don't bargain."""
    return next(iter(game.words.values())).beginning(PROMISE)


def told_phrase(id: str, own: Words, pages: Words) -> str:
    """A phrase in a reader's language; empty when there is no such phrase any more.

    Args:
        id: of the phrase.
        own: the words of the game.
        pages: the words of the pages.
    """
    return next((words.text(id) for words in (own, pages) if words.has(id)), "")
