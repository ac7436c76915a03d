"""The art that never changes in a game, as sprites."""

from functools import lru_cache

from spadework.engine.picture.emblems import EMBLEMS
from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.surfaces import back
from spadework.games.dragon_island.picture.art.beasts import dragon_sprites
from spadework.games.dragon_island.picture.art.cards import card_art_sprites, double_art_sprites
from spadework.games.dragon_island.picture.art.ground import ground_sprites, sheet_sprites, table_sprites
from spadework.games.dragon_island.picture.art.hunters import hunter_sprites
from spadework.games.dragon_island.picture.art.signs import double_price_sprites, sign_sprites
from spadework.games.dragon_island.picture.art.things import thing_sprites
from spadework.games.dragon_island.picture.art.tiles import tile_sprites
from spadework.games.dragon_island.picture.sizes import SHEETS, charts
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import DOUBLES


def sprites(deck: Deck) -> Sprites:
    """The art of a deck by name."""
    doubles = {}
    for kind in deck.kinds[DOUBLES : 2 * DOUBLES]:
        if kind:
            first, second = kind.split("-or-")
            doubles[kind] = (first, second)
    return {**_of_all_decks(), **double_art_sprites(doubles), **double_price_sprites(doubles)}


@lru_cache
def _of_all_decks() -> Sprites:
    return {
        **table_sprites(charts()),
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
