"""What everything in a picture of Lost Maps is, and what it does now. Numbers in brackets are those of the rule book."""

import re
from collections.abc import Callable, Mapping

from spadework.engine.contract import SPECTATOR, UNKNOWN, Record, seats_in
from spadework.engine.look import standings
from spadework.engine.words import Argument, Message, SeatName, message
from spadework.games.lost_maps import rules
from spadework.games.lost_maps.notation.boxes import box_name
from spadework.games.lost_maps.notation.wording import card_words, pattern_words
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, Deck
from spadework.games.lost_maps.rules.state import CROSSING, KEEPING, NO_CARD, NO_SEAL, TAKING

Explained = Callable[[Deck, Record, int, str], Message | None]

PLACE = re.compile(r"(?P<kind>hand|display|own-card|seat|score|sheet|hand-of|box)-(?P<place>\d)")


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """What an element is, what it does now, and why it can or can't be used; None for what only decorates."""
    if id in COMMON:
        return COMMON[id](deck, view, seat, id)
    if id.startswith("card-"):
        return about_card(deck, view, seat, deck.card_names.index(id.removeprefix("card-")))
    found = PLACE.match(id)
    return PLACES[found["kind"]](deck, view, seat, id) if found else None


def is_asked(deck: Deck, view: Record, seat: int, phase: int) -> bool:
    """Whether a seat has something of a phase to do now."""
    return view.phase == phase and seat in seats_in(int(rules.to_move(deck.record, view)))


def place_in(id: str) -> int:
    """The number in an id, from 0."""
    return int(re.findall(r"\d", id)[0]) - 1


# Islands


def about_card(deck: Deck, view: Record, seat: int, card: int) -> Message:
    """An island, wherever it lies."""
    material = deck.record
    owners = [other for other in range(int(view.seats)) if card in view.card[other]]
    fillers = [other for other in range(int(view.seats)) if max(int(view.filled[other]), 0) >> card & 1]
    what: dict[str, Argument] = {
        "card": card_words(deck, card),
        "points": int(material.points[int(material.colour[card])]),
        "boxes": int(material.boxes[card]).bit_count(),
        "seal": seal_words(deck, card),
    }
    if fillers:
        return message("about-card-filled", seat=SeatName(fillers[0]), **what)
    if owners and owners[0] != seat:
        return message("about-card-other", seat=SeatName(owners[0]), **what)
    if owners:
        return message("about-card-own", **what)
    return message("about-card-display", can=can_take(deck, view, seat), **what)


def seal_words(deck: Deck, card: int) -> Message:
    """What the seal of a card brings, or that it has none."""
    seal = int(deck.record.seal[card])
    if seal == NO_SEAL:
        return message("about-no-seal")
    return message(
        "about-seal", colour=message(f"colour-{COLOUR_NAMES[seal]}"), points=int(deck.record.seal_points[seal])
    )


def can_take(deck: Deck, view: Record, seat: int) -> Message:
    """Whether the viewer may take a card now."""
    return message("about-take-now" if is_asked(deck, view, seat, TAKING) else "about-take-later")


def about_hand(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """One of the dealt cards."""
    card = UNKNOWN if seat == SPECTATOR else int(view.hand[seat][place_in(id)])
    if card < 0:
        return message("about-dealt")
    asked = is_asked(deck, view, seat, KEEPING)
    return message(
        "about-hand",
        card=card_words(deck, card),
        points=int(deck.record.points[int(deck.record.colour[card])]),
        seal=seal_words(deck, card),
        can=message("about-keep-now" if asked else "about-keep-done"),
    )


def about_display(deck: Deck, view: Record, seat: int, id: str) -> Message:
    """A place of the display."""
    card = int(view.display[place_in(id)])
    return about_card(deck, view, seat, card) if card >= 0 else message("about-display-empty")


def about_own_card(deck: Deck, view: Record, seat: int, id: str) -> Message:
    """A place for an island of one's own."""
    slot = place_in(id)
    card = NO_CARD if seat == SPECTATOR else int(view.card[seat][slot])
    return about_card(deck, view, seat, card) if card >= 0 else message("about-own-empty")


# Boxes


def about_box(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """A box of one of one's own islands."""
    slot = place_in(id)
    card = NO_CARD if seat == SPECTATOR else int(view.card[seat][slot])
    if card < 0:
        return None
    box = next(box for box in range(16) if box_name(box) == id.rpartition("-")[2])
    symbol = next((kind for kind in ("coins", "palms", "crosses") if int(deck.record[kind][card]) >> box & 1), "plain")
    return message(
        "about-box", what=message(f"about-box-{symbol}"), can=can_cross(deck, view, seat), card=card_words(deck, card)
    )


def can_cross(deck: Deck, view: Record, seat: int) -> Message:
    """What the viewer may cross off now."""
    if not is_asked(deck, view, seat, CROSSING):
        return message("about-cross-later")
    if int(view.owed[seat]) > 0:
        return message("about-cross-extra")
    return message("about-cross-now", pattern=pattern_words(deck, int(view.pattern)))


# The common table


def about_expedition(deck: Deck, view: Record, _seat: int, _id: str) -> Message:
    """The expedition that holds for everybody."""
    if int(view.pattern) < 0:
        return message("about-expedition-covered")
    return message("about-expedition", pattern=pattern_words(deck, int(view.pattern)))


def about_stack(deck: Deck, view: Record, seat: int, _id: str) -> Message:
    """The cards to come."""
    return message("about-stack", can=can_take(deck, view, seat))


def about_round_card(_deck: Deck, view: Record, _seat: int, _id: str) -> Message:
    """Rounds and cups."""
    return message("about-round-card", round=min(int(view.rounds) + 1, 4), cups=6 - int(view.cups_taken))


def about_seat(deck: Deck, view: Record, seat: int, id: str) -> Message:
    """Somebody's place at the table."""
    other = place_in(id)
    points = standings(rules, deck.record, view).points[other]
    return message("about-own-seat" if other == seat else "about-seat", seat=SeatName(other), points=points)


def about_score(_deck: Deck, view: Record, _seat: int, id: str) -> Message:
    """Somebody's coins, cups and palms."""
    other = place_in(id)
    return message("about-score", seat=SeatName(other), coins=int(view.coins[other]), palms=int(view.palms[other]))


def plainly(id: str) -> Explained:
    """Something that is always the same."""
    return lambda _deck, _view, _seat, _id: message(id)


COMMON: Mapping[str, Explained] = {
    "expedition": about_expedition,
    "stack": about_stack,
    "round-card": about_round_card,
    "ledger": plainly("about-ledger"),
    "logbook": plainly("about-ledger"),
    "to-come": plainly("about-to-come"),
}
PLACES: Mapping[str, Explained] = {
    "hand": about_hand,
    "hand-of": plainly("about-dealt"),
    "display": about_display,
    "own-card": about_own_card,
    "box": about_box,
    "seat": about_seat,
    "sheet": about_seat,
    "score": about_score,
}
