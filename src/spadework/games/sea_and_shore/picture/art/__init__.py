"""The art that never changes in a game, as sprites."""

from spadework.engine.picture.sprites import Sprites
from spadework.games.sea_and_shore.picture.art.actions import actions
from spadework.games.sea_and_shore.picture.art.cards import cards
from spadework.games.sea_and_shore.picture.art.chests import chests
from spadework.games.sea_and_shore.picture.art.halves import seas, shores
from spadework.games.sea_and_shore.picture.art.islands import islands
from spadework.games.sea_and_shore.rules.material import Deck


def sprites(deck: Deck) -> Sprites:
    """Return the art of a deck by name."""
    return {**cards(), **shores(), **seas(), **chests(deck.record.value.tolist()), **actions(), **islands()}
