"""What the things in a picture of Dragon Island are called, for who hears them or rests the pointer on them; remembered, as often asked."""

from typing import NamedTuple

from spadework.engine.picture.parts import remembered
from spadework.engine.words import Message, SeatName, Words, and_list, message, or_list
from spadework.games.dragon_island.rules.state import TERRAINS

Names = tuple[str, ...]
"""Who sits where."""

Hunter = tuple[int, str]
"""The seat that leads it, and its colour."""


class Ground(NamedTuple):
    """A field, with all that is there."""

    field: str
    tile: str
    """Its terrain; of a boat the colour; "" for the treasure field."""
    boat: bool = False
    used: bool = True
    """False for a boat that is not in the game."""
    dragon: bool = False
    hunters: tuple[Hunter, ...] = ()
    treasures: tuple[int, ...] = ()
    cost: tuple[str, ...] | None = None
    """The kinds of cards of which one pays for entering it; None where it can't be entered now."""


@remembered
def ground_name(words: Words, names: Names, ground: Ground) -> str:
    """A field with all that is there, and what it would cost to enter it."""
    if ground.boat:
        place = message(f"shown-boat-{ground.tile}")
        if not ground.used:
            return words.say(message("shown-boat-empty", boat=place), names)
    elif ground.tile:
        place = message("name-field", field=ground.field, terrain=message(f"name-{ground.tile}"))
    else:
        place = message("name-treasure-field")
    there = [message("shown-dragon")] * ground.dragon
    there += [_hunter_words(hunter) for hunter in ground.hunters]
    there += [message("name-treasure", value=value) for value in ground.treasures]
    told = message("shown-there", field=place, things=and_list(there)) if there else place
    if ground.cost is not None:
        kinds = [_card_words(kind) for kind in ground.cost]
        told = message("shown-cost", field=told, cost=or_list(kinds)) if kinds else message("shown-no-cost", field=told)
    return words.say(told, names)


@remembered
def hunter_name(words: Words, names: Names, hunter: Hunter) -> str:
    """A hunter: whose, and its colour."""
    return words.say(_hunter_words(hunter), names)


@remembered
def treasure_name(words: Words, value: int) -> str:
    """A treasure by its two coins."""
    return words.text("name-treasure", value=value)


@remembered
def pair_name(words: Words, state: str, value: int) -> str:
    """A pair of coins where all pairs are counted."""
    return words.text(f"coins-{state}", value=value)


@remembered
def seat_name(
    words: Words, names: Names, seat: int, colours: Names, counts: tuple[int, tuple[tuple[int, int], ...]]
) -> str:
    """A seat with its hunters, its number of cards, and the coins won: of each value how many."""
    cards, coins = counts
    boats = and_list([message(f"name-{colour}") for colour in colours])
    told = message("shown-seat", seat=SeatName(seat), colours=boats, count=cards)
    if coins:
        won = [message("shown-coins", count=count, value=value) for count, value in coins]
        told = message("shown-seat-coins", told=told, coins=and_list(won))
    return words.say(told, names)


def _hunter_words(hunter: Hunter) -> Message:
    owner, colour = hunter
    return message("name-hunter", seat=SeatName(owner), colour=message(f"name-{colour}"))


def _card_words(kind: str) -> Message:
    halves = kind.split("-or-")
    if halves[0] in TERRAINS and len(halves) == 2:
        return message("name-double", first=message(f"name-{halves[0]}"), second=message(f"name-{halves[1]}"))
    return message(f"name-{kind}")
