"""What is this? What an element of a picture of Dragon Island is and does now and why, told from what its viewer may know.

Numbers in brackets are those of the rule book.
"""

from collections.abc import Callable

from spadework.engine.contract import Record
from spadework.engine.words import Message, SeatName, message
from spadework.games.dragon_island import rules
from spadework.games.dragon_island.notation.wording import cards_to_draw, terrain_words
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.picture.said import about_cards, about_fields, about_pieces
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.sharing import rival
from spadework.games.dragon_island.rules.state import DRAGONS, MOST_SEATS, PAIRS, SHARING, TERRAINS

PLAIN = frozenset(
    {
        "agree",
        "free",
        "go-on",
        "let-all-be",
        "pass",
        "propose-end",
        "spent",
        "take-back",
        "wake-not",
    }
)
"""What is always explained by the message that bears its id."""


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """What an element is, what it does now and why; None for what only decorates."""
    look = DragonIslandLook(rules, deck, view, seat)
    if id in PLAIN:
        return message(f"about-{id}")
    if id in SINGLE:
        return SINGLE[id](look)
    family, _, name = id.partition("-")
    if family == "boat" and id in deck.fields:
        return about_fields.field(look, deck.fields.index(id))
    if family == "ghost":
        return message("about-ghost")
    if family in NAMED:
        things, told = NAMED[family]
        names = things(deck)
        return told(look, names.index(name)) if name in names else None
    return None


# Buttons and piles


def _ends_turn(id: str) -> Callable[[DragonIslandLook], Message | None]:
    def told(look: DragonIslandLook) -> Message | None:
        return message(id, count=cards_to_draw(look.view, look.seat)) if look.seat in look.seats else None

    return told


def _shares(look: DragonIslandLook) -> Message:
    """To share, or in answer to an Infidelity to leave both coins (DI-57)."""
    if look.phase == SHARING and look.plain.claims and look.seat in look.seats:
        return message("about-give-in", seat=SeatName(int(rival(look.view, look.seat))))
    return message("about-share")


def _draw_pile(look: DragonIslandLook) -> Message:
    return message("about-draw-pile", pile=message("shown-draw-pile", count=int(look.plain.in_draw_pile)))


def _discards(look: DragonIslandLook) -> Message:
    return message("about-discards", pile=message("shown-discards", count=look.discarded))


def _eggs(look: DragonIslandLook) -> Message:
    return message("about-eggs", count=DRAGONS - len(look.dragons))


SINGLE: dict[str, Callable[[DragonIslandLook], Message | None]] = {
    "discards": _discards,
    "draw-pile": _draw_pile,
    "draw-up": _ends_turn("about-draw-up"),
    "eggs": _eggs,
    "end-turn": _ends_turn("about-end-turn"),
    "share": _shares,
}
"""What there is one of, and what is said of it depends on the view."""


# What there are several of


def _terrain(_look: DragonIslandLook, terrain: int) -> Message:
    return message("about-terrain", terrain=terrain_words(terrain))


def _counted(number: int) -> Callable[[Deck], tuple[str, ...]]:
    names = tuple(str(place + 1) for place in range(number))
    return lambda _deck: names


NAMED: dict[str, tuple[Callable[[Deck], tuple[str, ...]], Callable[[DragonIslandLook, int], Message | None]]] = {
    "card": (lambda deck: deck.kinds, about_cards.card),
    "dragon": (_counted(DRAGONS), about_pieces.dragon),
    "field": (lambda deck: deck.fields, about_fields.field),
    "hunter": (lambda deck: deck.colours, about_pieces.hunter),
    "pair": (_counted(PAIRS), about_pieces.pair),
    "seat": (_counted(MOST_SEATS), about_pieces.seat),
    "terrain": (lambda _deck: TERRAINS, _terrain),
    "treasure": (_counted(PAIRS), about_pieces.treasure),
}
"""By the first word of an id: the names that can follow, in their order, and what is said of the thing of a number."""
