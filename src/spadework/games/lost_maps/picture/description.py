"""What a picture of Lost Maps tells in words: how far the game is, the position in a few sentences, names of things."""

import numpy as np

from spadework.engine.contract import SPECTATOR, UNKNOWN, Record, seats_in
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.lost_maps.notation import (
    box_name,
    card_words,
    pattern_words,
    sealed_boxes,
    symbols_under,
    winners_of,
)
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, Deck
from spadework.games.lost_maps.rules.moves import to_move
from spadework.games.lost_maps.rules.scoring import parts
from spadework.games.lost_maps.rules.state import (
    DEALING,
    KEEPING,
    KEPT,
    NO_CARD,
    NO_SEAL,
    OVER,
    PARTS,
    REVEALING,
    ROUNDS,
    SEATS,
    TURNS,
)


def setting_up(view: Record) -> bool:
    """Whether the start player has still to be found."""
    return bool(view.start == UNKNOWN)


def choosing(view: Record) -> bool:
    """Whether the dealt cards lie before their owners, who keep two of them."""
    return bool(view.phase in (DEALING, KEEPING))


def turned_up(view: Record) -> int:
    """How many expeditions of the round have been turned up."""
    if setting_up(view) or view.phase == OVER:
        return 0
    return int(view.turn) + int(view.phase != REVEALING)


def stack_count(deck: Deck, view: Record) -> int:
    """How many cards the stack holds, which is open even while nobody may know which."""
    if view.stack != UNKNOWN:
        return int(view.stack).bit_count()
    return int(deck.record.cards) - int((view.hand != NO_CARD).sum())


def points_so_far(deck: Deck, view: Record) -> list[list[int]]:
    """What each part has brought each seat."""
    points = np.zeros((SEATS[-1], len(PARTS)), np.int32)
    parts(deck.record, view, points)
    return [[int(part) for part in seat] for seat in points]


def moment(view: Record) -> Message:
    """How far the game is."""
    if view.phase == OVER:
        return message("moment-over")
    if setting_up(view):
        return message({DEALING: "moment-dealing", KEEPING: "moment-keeping"}.get(int(view.phase), "moment-setting-up"))
    return message("moment-turn", round=int(view.rounds) + 1, rounds=ROUNDS, turn=turned_up(view), turns=TURNS)


def description(deck: Deck, view: Record, seat: int) -> Message:
    """The position as `seat` sees it, in a few sentences."""
    told = [*_says_table(deck, view), *_says_own(deck, view, seat), *_says_points(deck, view)]
    waiting = [_seat_name(other) for other in seats_in(to_move(deck.record, view))]
    if waiting:
        told.append(message("says-waiting", seats=and_list(waiting)))
    described = told[0] if told else moment(view)
    for sentence in told[1:]:
        described = message("sentences", first=described, last=sentence)
    return described


def _seat_name(seat: int) -> Message:
    return message("seat-name", seat=SeatName(seat))


def _says_table(deck: Deck, view: Record) -> list[Message]:
    if setting_up(view):
        return []
    displayed = [card_words(deck, int(card)) for card in view.display if card >= 0]
    display = message("says-display", cards=and_list(displayed)) if displayed else message("says-no-display")
    if view.pattern == UNKNOWN:
        return [display]
    return [message("says-pattern", pattern=pattern_words(deck, int(view.pattern))), display]


def _says_own(deck: Deck, view: Record, seat: int) -> list[Message]:
    if seat == SPECTATOR:
        return []
    dealt = [card_words(deck, int(card)) for card in view.hand[seat] if card >= 0]
    if dealt:
        return [message("says-hand", seat=SeatName(seat), cards=and_list(dealt))]
    held = [card_progress(deck, view, seat, place) for place in range(KEPT) if view.card[seat, place] >= 0]
    return [message("says-cards", seat=SeatName(seat), cards=and_list(held))] if held else []


def _says_points(deck: Deck, view: Record) -> list[Message]:
    if setting_up(view):
        return []
    points = points_so_far(deck, view)
    seats = range(int(view.seats))
    each = and_list([message("says-seat-points", seat=SeatName(seat), points=sum(points[seat])) for seat in seats])
    if view.phase != OVER:
        return [message("says-points", points=each)]
    winners, _ = winners_of(deck, view)
    won = message("says-wins" if len(winners) == 1 else "says-share", seats=and_list(list(map(_seat_name, winners))))
    return [message("says-final", points=each), won]


def card_progress(deck: Deck, view: Record, seat: int, place: int) -> Message:
    """A treasure card before a seat, with how much of it is crossed off; a place without a card is empty."""
    card = int(view.card[seat, place])
    if card == NO_CARD:
        return message("caption-empty")
    crossed = int(view.crossed[seat, place]) | sealed_boxes(view, seat, place)
    boxes = int(deck.record.boxes[card]).bit_count()
    return message("says-card", card=card_words(deck, card), crossed=crossed.bit_count(), boxes=boxes)


def card_facts(deck: Deck, card: int) -> Message:
    """A treasure card with what is printed on it, symbols apart."""
    material = deck.record
    seal, points = int(material.seal[card]), int(material.points[material.colour[card]])
    boxes = int(material.boxes[card]).bit_count()
    facts = message("card-facts", card=card_words(deck, card), boxes=boxes, points=points)
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
