"""The art that never changes in a game, as sprites."""

from spadework.engine.picture.sprites import Sprites
from spadework.games.rat_alarm.picture.art.cards import cards
from spadework.games.rat_alarm.picture.art.hold import hold
from spadework.games.rat_alarm.picture.art.loot import loot
from spadework.games.rat_alarm.picture.art.rats import rats
from spadework.games.rat_alarm.picture.art.things import things
from spadework.games.rat_alarm.rules.material import Deck


def sprites(deck: Deck) -> Sprites:
    """Return the art of a deck by name."""
    faces = cards(deck.treasures, int(deck.record.rats), int(deck.record.skulls))
    return {**loot(), **rats(), **faces, **things(), **hold()}
