"""What is clicked in a picture of Dragon Island to make a move, and what shows what the move would do."""

from collections.abc import Iterator

from spadework.engine.codes import family_of
from spadework.engine.contract import Record
from spadework.games.dragon_island import rules
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.rules.board import boat_of
from spadework.games.dragon_island.rules.codes import (
    AGREE,
    CLAIM,
    COUNTER,
    DISCARD,
    DRAGON,
    DRAGON_TO,
    DRAW_UP,
    END_TURN,
    FAMILY,
    GO,
    GO_ON,
    JOURNEY,
    LET_ALL_BE,
    PASS,
    PLAY,
    PROPOSE_END,
    SHARE,
    SLUMBER,
    SNEAK,
    TAKE_BACK,
    TERRIFY,
    TILE,
    WAKE_NOT,
    flies,
    paid_for,
    sent_home_by,
    target_of,
)
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import FLIGHT, ISLAND, JOURNEY_CARD, NO_FIELD, TERRAINS, TREASURE_FIELD

BUTTONS = {
    WAKE_NOT: "wake-not",
    LET_ALL_BE: "let-all-be",
    SHARE: "share",
    PASS: "pass",
    DRAW_UP: "draw-up",
    END_TURN: "end-turn",
    TAKE_BACK: "take-back",
    PROPOSE_END: "propose-end",
    AGREE: "agree",
    GO_ON: "go-on",
}
"""The ids of the buttons, by move."""


def field_id(deck: Deck, field: int) -> str:
    """The id of a field or a boat."""
    return deck.fields[field] if field >= ISLAND else f"field-{deck.fields[field]}"


def hunter_id(deck: Deck, hunter: int) -> str:
    """The id of a hunter."""
    return f"hunter-{deck.colours[hunter]}"


def ghost_id(deck: Deck, hunter: int, field: int) -> str:
    """The id of what shows a hunter on a field that it may go to."""
    return f"ghost-{deck.colours[hunter]}-{deck.fields[field]}"


def dragon_id(dragon: int) -> str:
    """The id of a dragon."""
    return f"dragon-{dragon + 1}"


def card_id(deck: Deck, kind: int) -> str:
    """The id of the cards of a kind in one's own hand."""
    return f"card-{deck.kinds[kind]}"


def terrain_id(terrain: int) -> str:
    """The id of the button for a terrain."""
    return f"terrain-{TERRAINS[terrain]}"


def seat_id(seat: int) -> str:
    """The id of a seat's panel."""
    return f"seat-{seat + 1}"


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """The clicks that make a move, in order."""
    return tuple((id,) for id in _clicks(DragonIslandLook(rules, deck, view, seat), move))


def _clicks(look: DragonIslandLook, move: int) -> Iterator[str]:
    deck, family, thing = look.deck, family_of(move, FAMILY), target_of(move)
    if move in BUTTONS:
        yield BUTTONS[move]
    elif family == GO:
        yield from _clicks_to_go(look, move)
    elif family == JOURNEY:
        yield from _clicks_to_journey(look, move)
    elif family in (TILE, DRAGON_TO):
        yield field_id(deck, thing)
    elif family == DRAGON:
        yield dragon_id(thing)
    elif family in (TERRIFY, SNEAK):
        yield card_id(deck, paid_for(move))
        yield hunter_id(deck, thing) if family == TERRIFY else seat_id(thing)
    else:
        assert family in (PLAY, DISCARD, SLUMBER, COUNTER, CLAIM)
        yield card_id(deck, thing)


def _clicks_to_go(look: DragonIslandLook, move: int) -> Iterator[str]:
    """The card that flies, the hunter where two could go, the field, the card that pays where several could, whoever is sent home."""
    deck, hunter, field = look.deck, look.goer(move), int(target_of(move))
    if flies(move):
        yield card_id(deck, FLIGHT)
    if look.has_to_name_hunter(GO):
        yield hunter_id(deck, hunter)
    yield field_id(deck, field)
    if len(look.ways_to_pay(hunter, field)) > 1:
        yield card_id(deck, int(paid_for(move)))
    if sent_home_by(move) >= 0:
        yield hunter_id(deck, int(sent_home_by(move)))


def _clicks_to_journey(look: DragonIslandLook, move: int) -> Iterator[str]:
    """The Journey, the hunter where two could go, the terrain card, and the terrain where the card leaves several."""
    hunter, kind = look.goer(move), int(paid_for(move))
    yield card_id(look.deck, JOURNEY_CARD)
    if look.has_to_name_hunter(JOURNEY):
        yield hunter_id(look.deck, hunter)
    yield card_id(look.deck, kind)
    if len(look.terrains_paid_by(hunter, kind)) > 1:
        yield terrain_id(target_of(move))


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """Where somebody would stand, what would be swapped, moved, spent or made free."""
    return tuple(_marked(DragonIslandLook(rules, deck, view, seat), move))


def _marked(look: DragonIslandLook, move: int) -> Iterator[str]:
    deck, view, family, thing = look.deck, look.view, family_of(move, FAMILY), target_of(move)
    if family == GO:
        yield from _marked_to_go(look, move)
    elif family == JOURNEY:
        yield card_id(deck, JOURNEY_CARD)
        yield card_id(deck, int(paid_for(move)))
        yield from (
            field_id(deck, field) for field in range(ISLAND) if field != TREASURE_FIELD and view.tile[field] == thing
        )
    elif family == TILE:
        yield from (field_id(deck, field) for field in (int(view.tiles[0]), thing) if field != NO_FIELD)
    elif family == DRAGON_TO:
        yield field_id(deck, thing)
        yield f"ghost-dragon-{deck.fields[thing]}"
    elif family == TERRIFY:
        yield card_id(deck, int(paid_for(move)))
        yield hunter_id(deck, thing)
        yield field_id(deck, int(boat_of(thing)))
    else:
        yield from _clicks(look, move)


def _marked_to_go(look: DragonIslandLook, move: int) -> Iterator[str]:
    deck, hunter, field = look.deck, look.goer(move), int(target_of(move))
    if flies(move):
        yield card_id(deck, FLIGHT)
    yield field_id(deck, field)
    yield ghost_id(deck, hunter, field)
    if paid_for(move) >= 0:
        yield card_id(deck, int(paid_for(move)))
    if sent_home_by(move) >= 0:
        yield hunter_id(deck, int(sent_home_by(move)))
