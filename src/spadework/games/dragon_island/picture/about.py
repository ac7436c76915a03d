"""What everything in a picture of Dragon Island is, and what it does now. Numbers in brackets are those of the rule book."""

import re

from spadework.engine.contract import Record
from spadework.engine.words import Message, SeatName, message
from spadework.games.dragon_island.notation.wording import field_words, hunter_words, treasure_words, value_of
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import TERRAINS

FIXED = frozenset(
    {
        "agree",
        "discards",
        "draw-pile",
        "draw-up",
        "eggs",
        "end-turn",
        "free",
        "go-on",
        "let-all-be",
        "pass",
        "propose-end",
        "share",
        "spent",
        "take-back",
        "wake-not",
    }
)
"""What is always the same, under the message that bears its id."""


def about(deck: Deck, view: Record, _seat: int, id: str) -> Message | None:
    """What an element is and what it does; None for what only decorates."""
    if id in FIXED:
        return message(f"about-{id}")
    kind, _, name = id.partition("-")
    if kind == "card":
        return about_card(name)
    if kind == "field":
        return about_field(deck, view, deck.fields.index(name))
    if kind == "boat" and name in deck.colours:
        return message("about-boat", hunter=hunter_or_boat(deck, view, name))
    if kind == "hunter":
        return about_hunter(deck, view, deck.colours.index(name))
    if kind == "ghost":
        return message("about-ghost")
    if kind == "terrain":
        return message("about-terrain", terrain=message(f"name-{name}"))
    found = re.search(r"\d+", name)
    number = int(found[0]) - 1 if found else 0
    if kind == "dragon":
        return message("about-dragon")
    if kind in {"pair", "treasure"}:
        return message(f"about-{kind}", treasure=treasure_words(deck, number), value=value_of(deck, number))
    if kind == "seat":
        return message("about-seat", seat=SeatName(number), cards=int(view.cards[number]))
    return None


def about_card(name: str) -> Message:
    """A card of one's own hand: a terrain, an action, or two of either, of which one is used."""
    sides = name.split("-or-")
    first, *second = [
        message("about-terrain-card", terrain=message(f"name-{side}"))
        if side in TERRAINS
        else message("about-action-card", name=message(f"name-{side}"), does=message(f"about-{side}"))
        for side in sides
    ]
    return message("about-double-card", first=first, second=second[0]) if second else first


def about_field(deck: Deck, view: Record, field: int) -> Message:
    """A field of the island, or the boat that is moored there."""
    if deck.fields[field].startswith("boat-"):
        return message("about-boat", hunter=hunter_or_boat(deck, view, deck.fields[field].removeprefix("boat-")))
    if deck.fields[field] == "treasure":
        return message("about-field-treasure")
    return message("about-field", field=field_words(deck, view, field))


def hunter_or_boat(deck: Deck, view: Record, colour: str) -> Message:
    """Whose a boat is: a hunter's, or nobody's, where fewer play."""
    hunter = deck.colours.index(colour)
    if int(view.owner[hunter]) < 0:
        return message("about-nobody", colour=message(f"name-{colour}"))
    return hunter_words(deck, view, hunter)


def about_hunter(deck: Deck, view: Record, hunter: int) -> Message:
    """A hunter, alone or with a treasure."""
    pair = int(view.carries[hunter])
    carriers = int((view.carries == pair).sum()) if pair >= 0 else 0
    return message(("about-hunter", "about-lone", "about-carrier")[carriers], hunter=hunter_words(deck, view, hunter))
