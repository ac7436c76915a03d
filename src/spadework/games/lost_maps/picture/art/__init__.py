"""The art of Lost Maps as sprites, drawn once for a deck."""

from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.surfaces import back
from spadework.games.lost_maps.picture.art import cards
from spadework.games.lost_maps.picture.art.landmarks import AFLOAT, ASHORE
from spadework.games.lost_maps.picture.art.signs import GROUND, LAID, SIGNS, crosses, seal
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, Deck


def sprites(deck: Deck) -> Sprites:
    """Return the art of a deck by name."""
    charts = {
        f"chart-{card.name}": cards.chart(f"chart-{card.name}", card, number)
        for number, card in enumerate(cards.printed(deck), 1)
    }
    seals = {f"seal-{colour}": seal(colour) for colour in COLOUR_NAMES}
    pile = {"back": back(cards.WIDTH, cards.BACK_HEIGHT)}
    stencils = cards.expeditions(zip(deck.pattern_names, cards.patterns(deck), strict=True))
    return {
        **ASHORE,
        **AFLOAT,
        **SIGNS,
        **crosses(cards.BOX),
        **GROUND,
        **LAID,
        **cards.MAP,
        **pile,
        **seals,
        **charts,
        **cards.finds(cards.printed(deck)),
        **stencils,
    }
