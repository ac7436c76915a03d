"""Art of Dragon Island, drawn once for a deck.

Drawings are centred on 0, in units in which a field of the island is `FIELD` wide; figures on a field have their feet below 0.
"""

from functools import lru_cache

from spadework.engine.picture.emblems import EMBLEMS
from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.surfaces import back
from spadework.games.dragon_island.picture.art.cards import (
    card_art_sprites,
    double_art_sprites,
    double_price_sprites,
    sign_sprites,
)
from spadework.games.dragon_island.picture.art.figures import dragon_sprites, hunter_sprites, thing_sprites
from spadework.games.dragon_island.picture.art.ground import ground_sprites, sheet_sprites, table_sprites, tile_sprites
from spadework.games.dragon_island.picture.sizes import SHEETS, TALL, WIDE
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck


def sprites(deck: Deck) -> Sprites:
    """Return the art of a deck by name."""
    doubles = {}
    for kind in deck.kinds[s.DOUBLES : 2 * s.DOUBLES]:
        if kind:
            first, second = kind.split("-or-")
            doubles[kind] = (first, second)
    return {**_of_all_decks(), **double_art_sprites(doubles), **double_price_sprites(doubles)}


@lru_cache
def _of_all_decks() -> Sprites:
    return {
        **table_sprites((WIDE, TALL)),
        **sheet_sprites(SHEETS),
        **ground_sprites(),
        **tile_sprites(),
        **hunter_sprites(),
        **dragon_sprites(),
        **thing_sprites(),
        **card_art_sprites(),
        **sign_sprites(),
        **EMBLEMS,
        "back": back(60, 84, 8),
    }
