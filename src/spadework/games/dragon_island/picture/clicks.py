"""Clicks in a picture of Dragon Island that make a move, and marks that preview it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from spadework.engine.codes import family_of
from spadework.engine.interface import Record
from spadework.games.dragon_island.notation.families import family_row
from spadework.games.dragon_island.picture.look import RULES, DragonIslandLook
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import boat_of
from spadework.games.dragon_island.rules.material import Deck


def field_id(deck: Deck, field: int) -> str:
    """Return the id of a field or a boat."""
    return deck.fields[field] if field >= s.ISLAND else f"field-{deck.fields[field]}"


def hunter_id(deck: Deck, hunter: int) -> str:
    """Return the id of a hunter."""
    return f"hunter-{deck.colours[hunter]}"


def ghost_id(deck: Deck, hunter: int, field: int) -> str:
    """Return the id of the ghost of a hunter on a field that it may enter."""
    return f"ghost-{deck.colours[hunter]}-{deck.fields[field]}"


def dragon_id(dragon: int) -> str:
    """Return the id of a dragon."""
    return f"dragon-{dragon + 1}"


def card_id(deck: Deck, kind: int) -> str:
    """Return the id of the cards of a kind in the viewer's hand."""
    return f"card-{deck.kinds[kind]}"


def seat_id(seat: int) -> str:
    """Return the id of a seat's panel."""
    return f"seat-{seat + 1}"


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """Return the clicks that make a move, in order; none for a move that only the page has a button for."""
    return tuple(tuple(ids) for ids in _clicks(DragonIslandLook(RULES, deck, view, seat), move))


Click = Sequence[str]
"""Elements one of which is clicked."""


def _clicks(look: DragonIslandLook, move: int) -> Iterator[Click]:
    yield from CLICKS[family_row(move).clicked](look, move)


def _clicks_to_go(look: DragonIslandLook, move: int) -> Iterator[Click]:
    """Yield the Flight, the hunter if two could move, the field, the payment if several are possible, and the hunter sent home."""
    deck, hunter, field = look.deck, look.goer(move), int(c.target_of(move))
    if c.flies(move):
        yield [card_id(deck, s.FLIGHT)]
    if look.has_to_name_hunter(c.GO):
        yield [hunter_id(deck, hunter)]
    yield [field_id(deck, field)]
    if len(look.ways_to_pay(hunter, field)) > 1:
        yield [card_id(deck, int(c.paid_for(move)))]
    if c.sent_home_by(move) >= 0:
        yield [hunter_id(deck, int(c.sent_home_by(move)))]


def _clicks_to_journey(look: DragonIslandLook, move: int) -> Iterator[Click]:
    """Yield the Journey, the hunter if two could move, the terrain card, and any field of the terrain if the card allows several."""
    deck, hunter, kind = look.deck, look.goer(move), int(c.paid_for(move))
    yield [card_id(deck, s.JOURNEY)]
    if look.has_to_name_hunter(c.JOURNEY):
        yield [hunter_id(deck, hunter)]
    yield [card_id(deck, kind)]
    if len(look.terrains_paid_by(hunter, kind)) > 1:
        yield [field_id(deck, field) for field in look.fields_of(c.target_of(move))]


def _clicks_to_attack(look: DragonIslandLook, move: int) -> Iterator[Click]:
    """Yield the card, and the panel or a hunter of the victim."""
    victim = c.target_of(move)
    yield [card_id(look.deck, c.paid_for(move))]
    yield [seat_id(victim), *(hunter_id(look.deck, hunter) for hunter in look.hunters_of(victim))]


CLICKS: Mapping[str, Callable[[DragonIslandLook, int], Iterable[Click]]] = {
    "attack": _clicks_to_attack,
    "button": lambda _look, _move: [],
    "card": lambda look, move: [[card_id(look.deck, c.target_of(move))]],
    "dragon": lambda _look, move: [[dragon_id(c.target_of(move))]],
    "field": lambda look, move: [[field_id(look.deck, c.target_of(move))]],
    "journey": _clicks_to_journey,
    "terror": lambda look, move: [[card_id(look.deck, c.paid_for(move))], [hunter_id(look.deck, c.target_of(move))]],
    "way": _clicks_to_go,
}
"""The clicks for a move, by `clicked` of its family."""


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """Return the elements that a move would occupy, swap, move, spend or make free."""
    return tuple(_marked(DragonIslandLook(RULES, deck, view, seat), move))


def _marked(look: DragonIslandLook, move: int) -> Iterator[str]:
    deck, view, family, thing = look.deck, look.view, family_of(move, c.FAMILY), c.target_of(move)
    if family == c.GO:
        yield from _marked_to_go(look, move)
    elif family == c.JOURNEY:
        yield card_id(deck, s.JOURNEY)
        yield card_id(deck, int(c.paid_for(move)))
        yield from (field_id(deck, field) for field in look.fields_of(thing))
    elif family == c.TILE:
        yield from (field_id(deck, field) for field in (int(view.tiles[0]), thing) if field != s.NO_FIELD)
    elif family == c.PLACE:
        yield field_id(deck, thing)
        yield f"ghost-dragon-{deck.fields[thing]}"
    elif family == c.TERROR:
        yield card_id(deck, int(c.paid_for(move)))
        yield hunter_id(deck, thing)
        yield field_id(deck, int(boat_of(thing)))
    else:
        yield from (ids[0] for ids in _clicks(look, move))


def _marked_to_go(look: DragonIslandLook, move: int) -> Iterator[str]:
    deck, hunter, field = look.deck, look.goer(move), int(c.target_of(move))
    if c.flies(move):
        yield card_id(deck, s.FLIGHT)
    yield field_id(deck, field)
    yield ghost_id(deck, hunter, field)
    if c.paid_for(move) >= 0:
        yield card_id(deck, int(c.paid_for(move)))
    if c.sent_home_by(move) >= 0:
        yield hunter_id(deck, int(c.sent_home_by(move)))
