"""The interface of a game.

A game is a folder with the packages or modules `rules`, `notation`, `picture`, `ai` and `encoding`. Each has a protocol here.
"""

from spadework.engine.interface.notation import HidesOptions, Notation, Sound, Transient, Turn
from spadework.engine.interface.picture import About, Picture, Scene
from spadework.engine.interface.rules import (
    CHANCE,
    MOST_SEATS,
    SPECTATOR,
    UNKNOWN,
    Codes,
    Deck,
    Option,
    Reactions,
    Record,
    Rules,
    first_player,
    seats_in,
)

__all__ = [
    "CHANCE",
    "MOST_SEATS",
    "SPECTATOR",
    "UNKNOWN",
    "About",
    "Codes",
    "Deck",
    "HidesOptions",
    "Notation",
    "Option",
    "Picture",
    "Reactions",
    "Record",
    "Rules",
    "Scene",
    "Sound",
    "Transient",
    "Turn",
    "first_player",
    "seats_in",
]
