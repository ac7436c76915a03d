"""A picture of Lost Maps in words: its title, a description of the position, and accessible names."""

from functools import lru_cache

from spadework.engine.interface import UNKNOWN
from spadework.engine.picture.parts import Plain, remembered
from spadework.engine.words import Argument, Message, SeatName, Words, and_list, message
from spadework.games.lost_maps.notation import wording
from spadework.games.lost_maps.picture.look import LostMapsLook
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, Deck


def moment(look: LostMapsLook) -> Message:
    """Describe the present stage of the game."""
    if look.over:
        return message("moment-over")
    if look.setting_up:
        return message({s.DEALING: "moment-dealing", s.KEEPING: "moment-keeping"}.get(look.phase, "moment-setting-up"))
    rounds = int(look.view.rounds) + 1
    return message("moment-turn", round=rounds, rounds=int(look.deck.record.rounds), turn=look.turned_up, turns=s.TURNS)


def description(look: LostMapsLook, seen: Plain) -> list[Message]:
    """Describe the position in a few sentences; the viewer's cards come before those of the others."""
    deck, seats = look.deck, sorted(range(seen.seats), key=lambda seat: seat != look.seat)
    sentences = _says_table(look)
    for seat in seats:
        sentences += _says_cards(
            deck, seat, *(tuple(field[seat]) for field in (seen.hand, seen.card, seen.crossed, seen.crossing))
        )
    sentences += _says_points(look)
    if look.waiting:
        sentences.append(message("says-waiting", seats=wording.seats_words(look.waiting)))
    return sentences or [moment(look)]


def _says_table(look: LostMapsLook) -> list[Message]:
    deck, view = look.deck, look.view
    if look.setting_up:
        return []
    display = _displayed(deck, tuple(view.display.tolist()))
    if view.pattern == UNKNOWN:
        return [display]
    return [message("says-pattern", pattern=wording.pattern_words(deck, int(view.pattern))), display]


@lru_cache(maxsize=2048)
def _displayed(deck: Deck, cards: tuple[int, ...]) -> Message:
    displayed = [island_words(deck, card) for card in cards if card >= 0]
    return message("says-display", cards=and_list(displayed)) if displayed else message("says-no-display")


@lru_cache(maxsize=2048)
def _says_cards(
    deck: Deck,
    seat: int,
    hand: tuple[int, ...],
    cards: tuple[int, ...],
    crossed: tuple[int, ...],
    fresh: tuple[int, ...],
) -> tuple[Message, ...]:
    dealt = [island_words(deck, card) for card in hand if card >= 0]
    if dealt:
        return (message("says-hand", seat=SeatName(seat), cards=and_list(dealt)),)
    held = [
        progress(deck, cards[slot], crossed[slot] | max(fresh[slot], 0)) for slot in range(s.KEPT) if cards[slot] >= 0
    ]
    return (message("says-cards", seat=SeatName(seat), cards=and_list(held)),) if held else ()


def _says_points(look: LostMapsLook) -> list[Message]:
    if look.setting_up:
        return []
    standings = look.standings
    each = _each_points(standings.points)
    if not look.over:
        return [message("says-points", points=each)]
    winners = standings.winners
    id = "says-wins" if len(winners) == 1 else "says-share"
    won = message(id, seats=wording.seats_words(winners))
    return [message("says-final", points=each), won]


@lru_cache(maxsize=2048)
def _each_points(points: tuple[int, ...]) -> Message:
    return and_list([message("says-seat-points", seat=SeatName(seat), points=one) for seat, one in enumerate(points)])


@lru_cache(maxsize=2048)
def progress(deck: Deck, card: int, crossed: int) -> Message:
    """Describe a treasure card with its number of crossed-off boxes."""
    boxes = int(deck.record.boxes[card]).bit_count()
    return message("says-card", card=island_words(deck, card), crossed=crossed.bit_count(), boxes=boxes)


@lru_cache(maxsize=2048)
def island_words(deck: Deck, card: int) -> Message:
    """Return the name and the suit of a treasure card."""
    return message("says-island", card=wording.card_words(deck, card), suit=suit_words(deck, card))


def suit_words(deck: Deck, card: int) -> Message:
    """Return the colour of a treasure card in words."""
    return message(f"suit-{COLOUR_NAMES[deck.record.colour[card]]}")


def card_facts(deck: Deck, card: int) -> Message:
    """Describe a treasure card with its print, without symbols."""
    material = deck.record
    seal, points = int(material.seal[card]), int(material.points[card])
    boxes = int(material.boxes[card]).bit_count()
    facts = message(
        "card-facts", card=wording.card_words(deck, card), suit=suit_words(deck, card), boxes=boxes, points=points
    )
    if seal == s.NO_SEAL:
        return facts
    worth, colour = int(material.seal_points[seal]), message(f"colour-{COLOUR_NAMES[seal]}")
    return message("card-sealed", facts=facts, worth=worth, colour=colour)


def box_facts(deck: Deck, card: int, box: int, crossed: bool) -> Message:
    """Describe a box of a treasure card with its symbol, or as crossed off."""
    place: dict[str, Argument] = {"card": wording.card_words(deck, card), "box": wording.box_name(box)}
    symbols = wording.symbols_under(deck, card, 1 << box)
    if crossed:
        return message("name-box-crossed", **place)
    return message("name-box-symbol", **place, symbols=and_list(symbols)) if symbols else message("name-box", **place)


# Accessible names


@remembered
def box_named(deck: Deck, words: Words, card: int, box: int, crossed: bool) -> str:
    """Return the accessible name of a box of the viewer's card."""
    return words.say(box_facts(deck, card, box, crossed))


@remembered
def map_named(deck: Deck, words: Words, card: int) -> str:
    """Return the accessible name of one of the viewer's cards, for the group of its boxes."""
    return words.say(island_words(deck, card))


@remembered
def card_named(deck: Deck, words: Words, card: int, id: str, place: int) -> str:
    """Return the accessible name of a card with its print and its place; `id` is the message."""
    return words.text(id, place=place, card=card_facts(deck, card))


@remembered
def held_named(deck: Deck, words: Words, names: tuple[str, ...], seat: int, card: int, crossed: int) -> str:
    """Return the accessible name of a seat's card with its number of crossed-off boxes, or of an empty slot."""
    if card == s.NO_CARD:
        return words.say(message("name-seat-empty", seat=SeatName(seat)), names)
    return words.say(message("name-seat-card", seat=SeatName(seat), card=progress(deck, card, crossed)), names)


@remembered
def found_named(deck: Deck, words: Words, names: tuple[str, ...], seat: int, card: int) -> str:
    """Return the accessible name of a card that a seat has filled."""
    points = int(deck.record.points[card])
    return words.say(
        message("event-fills", seat=SeatName(seat), card=wording.card_words(deck, card), points=points), names
    )


@remembered
def pattern_named(deck: Deck, words: Words, pattern: int, turn: int, turns: int) -> str:
    """Return the accessible name of the present expedition."""
    return words.text("name-expedition", pattern=wording.pattern_words(deck, pattern), turn=turn, turns=turns)
