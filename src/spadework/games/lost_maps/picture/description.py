"""A picture of Lost Maps in words: how far the game is, the position in a few sentences, names of things."""

from functools import lru_cache

from spadework.engine.contract import SPECTATOR, UNKNOWN
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.lost_maps.notation.boxes import box_name
from spadework.games.lost_maps.notation.wording import (
    card_words,
    in_a_row,
    pattern_words,
    seats_words,
    symbols_under,
)
from spadework.games.lost_maps.picture.look import LostMapsLook
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, Deck
from spadework.games.lost_maps.rules.state import (
    DEALING,
    KEEPING,
    KEPT,
    NO_CARD,
    NO_SEAL,
    TURNS,
)


def moment(look: LostMapsLook) -> Message:
    """How far the game is."""
    if look.over:
        return message("moment-over")
    if look.setting_up:
        return message({DEALING: "moment-dealing", KEEPING: "moment-keeping"}.get(look.phase, "moment-setting-up"))
    rounds = int(look.view.rounds) + 1
    return message("moment-turn", round=rounds, rounds=int(look.deck.record.rounds), turn=look.turned_up, turns=TURNS)


def description(look: LostMapsLook) -> Message:
    """The position in a few sentences."""
    told = [*_says_table(look), *_says_own(look), *_says_points(look)]
    if look.waiting:
        told.append(message("says-waiting", seats=seats_words(look.waiting)))
    return in_a_row(told or [moment(look)])


def _says_table(look: LostMapsLook) -> list[Message]:
    deck, view = look.deck, look.view
    if look.setting_up:
        return []
    display = _displayed(deck, tuple(view.display.tolist()))
    if view.pattern == UNKNOWN:
        return [display]
    return [message("says-pattern", pattern=pattern_words(deck, int(view.pattern))), display]


@lru_cache(maxsize=2048)
def _displayed(deck: Deck, cards: tuple[int, ...]) -> Message:
    displayed = [island_words(deck, card) for card in cards if card >= 0]
    return message("says-display", cards=and_list(displayed)) if displayed else message("says-no-display")


def _says_own(look: LostMapsLook) -> list[Message]:
    deck, view, seat = look.deck, look.view, look.seat
    if seat == SPECTATOR:
        return []
    dealt = [island_words(deck, card) for card in view.hand[seat].tolist() if card >= 0]
    if dealt:
        return [message("says-hand", seat=SeatName(seat), cards=and_list(dealt))]
    cards, crossed, fresh = (field[seat].tolist() for field in (view.card, view.crossed, view.crossing))
    held = [
        progress(deck, cards[slot], crossed[slot] | max(fresh[slot], 0)) for slot in range(KEPT) if cards[slot] >= 0
    ]
    return [message("says-cards", seat=SeatName(seat), cards=and_list(held))] if held else []


def _says_points(look: LostMapsLook) -> list[Message]:
    if look.setting_up:
        return []
    standings = look.standings
    each = _each_points(standings.points)
    if not look.over:
        return [message("says-points", points=each)]
    winners = standings.winners
    won = message("says-wins" if len(winners) == 1 else "says-share", seats=seats_words(winners))
    return [message("says-final", points=each), won]


@lru_cache(maxsize=2048)
def _each_points(points: tuple[int, ...]) -> Message:
    return and_list([message("says-seat-points", seat=SeatName(seat), points=one) for seat, one in enumerate(points)])


@lru_cache(maxsize=2048)
def progress(deck: Deck, card: int, crossed: int) -> Message:
    """A treasure card with how much of it is crossed off, or that none lies there."""
    if card == NO_CARD:
        return message("caption-empty")
    boxes = int(deck.record.boxes[card]).bit_count()
    return message("says-card", card=island_words(deck, card), crossed=crossed.bit_count(), boxes=boxes)


@lru_cache(maxsize=2048)
def island_words(deck: Deck, card: int) -> Message:
    """A treasure card by its name and suit."""
    return message("says-island", card=card_words(deck, card), suit=suit_words(deck, card))


def suit_words(deck: Deck, card: int) -> Message:
    """The colour of a treasure card."""
    return message(f"suit-{COLOUR_NAMES[deck.record.colour[card]]}")


def card_facts(deck: Deck, card: int) -> Message:
    """A treasure card with what is printed on it, symbols apart."""
    material = deck.record
    seal, points = int(material.seal[card]), int(material.points[card])
    boxes = int(material.boxes[card]).bit_count()
    facts = message("card-facts", card=card_words(deck, card), suit=suit_words(deck, card), boxes=boxes, points=points)
    if seal == NO_SEAL:
        return facts
    worth, colour = int(material.seal_points[seal]), message(f"colour-{COLOUR_NAMES[seal]}")
    return message("card-sealed", facts=facts, worth=worth, colour=colour)


def box_facts(deck: Deck, card: int, box: int, crossed: bool) -> Message:
    """A box with its symbol, or that it is crossed off."""
    name, symbols = box_name(box), symbols_under(deck, card, 1 << box)
    if crossed:
        return message("name-box-crossed", box=name)
    return message("name-box-symbol", box=name, symbols=and_list(symbols)) if symbols else message("name-box", box=name)
