"""The art that never changes in a game, as sprites."""

from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.surfaces import back
from spadework.games.lost_maps.picture.art.afloat import AFLOAT
from spadework.games.lost_maps.picture.art.ashore import ASHORE
from spadework.games.lost_maps.picture.art.charts import BOX, chart
from spadework.games.lost_maps.picture.art.expeditions import HEIGHT, WIDTH, expeditions
from spadework.games.lost_maps.picture.art.found import finds
from spadework.games.lost_maps.picture.art.ground import GROUND
from spadework.games.lost_maps.picture.art.signs import SIGNS, crosses, seal
from spadework.games.lost_maps.picture.cards import WIDTH as CARD_WIDTH
from spadework.games.lost_maps.picture.printed import island, patterns, printed
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, Deck


def sprites(deck: Deck) -> Sprites:
    """The art of a deck by name."""
    charts = {
        f"chart-{name}": chart(f"chart-{name}", island(deck, card), card + 1)
        for card, name in enumerate(deck.card_names)
    }
    seals = {f"seal-{colour}": seal(colour) for colour in COLOUR_NAMES}
    pile = {"back": back(CARD_WIDTH, CARD_WIDTH * HEIGHT / WIDTH)}
    stencils = expeditions(zip(deck.pattern_names, patterns(deck), strict=True))
    return {
        **ASHORE,
        **AFLOAT,
        **SIGNS,
        **crosses(BOX),
        **GROUND,
        **pile,
        **seals,
        **charts,
        **finds(printed(deck)),
        **stencils,
    }
