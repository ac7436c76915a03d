"""The art that never changes in a game, as sprites."""

from spadework.engine.contract import Deck
from spadework.engine.picture.sprites import Sprites


def sprites(_deck: Deck) -> Sprites:
    """The art of a deck by name."""
    return {}
