"""Explanations of all elements of a picture of Lost Maps. Numbers in brackets are those of the rule book."""

import re
from collections.abc import Callable, Mapping

import numpy as np

from spadework.engine.interface import UNKNOWN, Record
from spadework.engine.look import standings
from spadework.engine.words import Argument, Message, SeatName, message
from spadework.games.lost_maps.notation.wording import box_name, boxes_of_this_turn, card_words, in_a_row, pattern_words
from spadework.games.lost_maps.picture.look import Situation
from spadework.games.lost_maps.rules import scoring
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.material import COLOUR_NAMES, SIDE, Deck
from spadework.games.lost_maps.rules.scoring import filled_of_colour

Explained = Callable[[Situation, str], Message | None]

PLACE = re.compile(r"(?P<kind>(?:own-card|boxes|box)(?=-[12])|hand-of|hand|display|seat|score|sheet|tally)-[1-4](?!\d)")
SYMBOLS = ("coins", "palms", "crosses")


def about(deck: Deck, view: Record, seat: int, id: str) -> Message | None:
    """Explain an element and its present use; None for decoration."""
    now = Situation(deck, view, seat)
    if id in COMMON:
        return COMMON[id](now, id)
    name = id.removeprefix("card-")
    if name in deck.card_names:
        return about_card(now, deck.card_names.index(name))
    found = PLACE.match(id)
    return PLACES[found["kind"]](now, id) if found else None


def place_in(id: str) -> int:
    """Return the number in an id, from 0."""
    return int(re.findall(r"\d", id)[0]) - 1


# Treasure cards


def about_card(now: Situation, card: int) -> Message | None:
    """Explain a treasure card anywhere on the table; None if the viewer can't see it."""
    view = now.view
    for seat in range(int(view.seats)):
        if max(int(view.filled[seat]), 0) >> card & 1:
            return about_filled(now, seat, card)
        if card in view.card[seat]:
            slot = view.card[seat].tolist().index(card)
            return about_own(now, slot, card) if seat == now.seat else about_other(now, seat, slot, card)
    if card in view.display:
        return about_displayed(now, view.display.tolist().index(card), card)
    if not now.is_spectator and card in view.hand[now.seat]:
        return about_dealt(now, card)
    return None


def facts(deck: Deck, card: int) -> dict[str, Argument]:
    """Return the arguments of messages about a card's print."""
    material = deck.record
    points, boxes = int(material.points[card]), int(material.boxes[card]).bit_count()
    return {"card": card_words(deck, card), "points": points, "boxes": boxes}


def seal_words(deck: Deck, card: int) -> list[Message]:
    """Describe the worth of a card's seal, if it has one."""
    seal = int(deck.record.seal[card])
    if seal == s.NO_SEAL:
        return []
    points = int(deck.record.seal_points[seal])
    return [message("about-seal", colour=message(f"colour-{COLOUR_NAMES[seal]}"), points=points)]


def about_filled(now: Situation, seat: int, card: int) -> Message:
    """Explain a filled card, with the points of its seal so far."""
    sentences = [message("about-card-filled", seat=SeatName(seat), **facts(now.deck, card))]
    seal = int(now.deck.record.seal[card])
    if seal != s.NO_SEAL:
        count = filled_of_colour(now.deck.record, now.view, seat, seal)
        points = int(now.deck.record.seal_points[seal])
        colour = message(f"colour-{COLOUR_NAMES[seal]}")
        numbers = {"points": points, "count": count, "sum": points * count}
        sentences.append(message("about-seal-pays", seat=SeatName(seat), colour=colour, **numbers))
    return in_a_row(sentences)


def about_own(now: Situation, slot: int, card: int) -> Message:
    """Explain one of the viewer's two cards."""
    free = now.free(now.seat, slot)
    if now.view.phase == s.OVER:
        state = message("about-own-lost")
    elif not free:
        state = message("about-own-full")
    elif now.placements or (now.is_crossing and not now.owed):
        places = sum(place == slot for place, _ in now.placements)
        pattern = pattern_words(now.deck, int(now.view.pattern))
        state = message("about-own-fits", free=free.bit_count(), places=places, pattern=pattern)
    else:
        state = message("about-own-free", free=free.bit_count())
    return in_a_row([message("about-card-own", **facts(now.deck, card)), *seal_words(now.deck, card), state])


def about_other(now: Situation, seat: int, slot: int, card: int) -> Message:
    """Explain another player's card."""
    what = message("about-card-other", seat=SeatName(seat), **facts(now.deck, card))
    if now.view.phase == s.CROSSING:
        state = message("about-other-sealed", seat=SeatName(seat))
    else:
        state = message("about-own-free", free=now.free(seat, slot).bit_count())
    return in_a_row([what, *seal_words(now.deck, card), state])


def about_displayed(now: Situation, slot: int, card: int) -> Message:
    """Explain a card in the display, with the effect of its palms and whether it can be taken."""
    palms = int(now.deck.record.palms[card]).bit_count()
    shade = [message("about-display-palms", palms=palms)] if palms else []
    can = can_take(now, s.TAKE + slot, "about-take-now", "about-take-later")
    return in_a_row([message("about-card-display", **facts(now.deck, card)), *shade, *seal_words(now.deck, card), can])


def can_take(now: Situation, move: int, allowed: str, later: str) -> Message:
    """Explain whether the viewer may take a replacement by a move, and if not, when; `allowed` and `later` are messages."""
    if now.view.phase == s.OVER:
        return message("about-why-lm-41")
    if move in now.moves:
        return message(allowed)
    if now.waits_for_island:
        return message("about-take-soon")
    why = message(later) if now.is_spectator else now.why_not(move)
    return why if why.id == "about-why-lm-30" else message(later)


def about_hand(now: Situation, id: str) -> Message | None:
    """Explain one of the dealt cards."""
    card = UNKNOWN if now.is_spectator else int(now.view.hand[now.seat][place_in(id)])
    return about_dealt(now, card) if card >= 0 else message("about-dealt")


def about_dealt(now: Situation, card: int) -> Message:
    """Explain a card that was dealt to the viewer."""
    can = message("about-keep-now" if s.KEEP + 0b0011 in now.moves else "about-keep-done")
    return in_a_row([message("about-hand", **facts(now.deck, card)), *seal_words(now.deck, card), can])


def about_display(now: Situation, id: str) -> Message | None:
    """Explain a slot of the display."""
    card = int(now.view.display[place_in(id)])
    if card >= 0:
        return about_card(now, card)
    if now.view.start < 0:
        return message("about-display-before")
    return message("about-display-empty" if now.view.stack == 0 else "about-display-gap")


def about_own_card(now: Situation, id: str) -> Message | None:
    """Explain a slot for one of the viewer's cards."""
    card = s.NO_CARD if now.is_spectator else int(now.view.card[now.seat][place_in(id)])
    if card >= 0:
        return about_card(now, card)
    return message("about-own-take" if s.TAKE + s.STACK in now.moves else "about-own-empty")


# Boxes


def about_box(now: Situation, id: str) -> Message | None:
    """Explain a box of the viewer's card: its symbol, and whether it can be crossed off."""
    slot, name = place_in(id), id.rpartition("-")[2]
    card = s.NO_CARD if now.is_spectator else int(now.view.card[now.seat][slot])
    box = next((box for box in range(SIDE * SIDE) if box_name(box) == name), None)
    if card < 0 or box is None:
        return None
    what = message("about-box", card=card_words(now.deck, card))
    if boxes_of_this_turn(now.view, now.seat, slot) >> box & 1:
        return in_a_row([what, message("about-box-fresh")])
    if int(now.view.crossed[now.seat, slot]) >> box & 1:
        return in_a_row([what, message("about-box-crossed")])
    return in_a_row([what, in_box(now, card, box), can_cross(now, slot, box)])


def in_box(now: Situation, card: int, box: int) -> Message:
    """Explain the symbol in a free box and its present worth."""
    symbol = next((kind for kind in SYMBOLS if int(now.deck.record[kind][card]) >> box & 1), "plain")
    if symbol == "coins" and now.coins == s.ROWS * s.ROW:
        return message("about-box-no-coin")
    if symbol == "coins" and now.coins % s.ROW == s.ROW - 1:
        return message("about-box-row", cup=highest_cup(now))
    if symbol == "palms":
        display = s.palms_on_display(now.deck.record, now.view)
        return (
            message("about-box-no-palm")
            if now.palms >= s.PALMS
            else message("about-box-palms", points=1 + display, display=display)
        )
    return message(f"about-box-{symbol}")


def can_cross(now: Situation, slot: int, box: int) -> Message:
    """Explain whether and how a free box can be crossed off now."""
    if now.single(slot, box) not in now.moves:
        return now.why_not(now.single(slot, box))
    if now.owed:
        return message("about-cross-extra", count=now.owed)
    places = sum(place == slot and boxes >> box & 1 for place, boxes in now.placements)
    return message("about-cross-now", pattern=pattern_words(now.deck, int(now.view.pattern)), places=places)


# The common table


def about_expedition(now: Situation, _id: str) -> Message:
    """Explain the present expedition, or the pile."""
    view = now.view
    if view.phase == s.OVER:
        return in_a_row([message("about-expedition-over"), message("about-why-lm-41")])
    if view.start < 0:
        return message("about-expedition-before")
    if int(view.pattern) < 0:
        return message("about-expedition-covered")
    sentences = [message("about-expedition", pattern=pattern_words(now.deck, int(view.pattern)))]
    if now.owed:
        sentences.append(message("about-cross-extra", count=now.owed))
    elif now.is_crossing:
        sentences.append(message("about-expedition-fits", places=len(now.placements)))
    elif view.phase == s.CROSSING and not now.is_spectator:
        sentences.append(now.why_not(now.single(0, 0)))
    return in_a_row(sentences)


def about_stack(now: Situation, _id: str) -> Message:
    """Explain the stack of treasure cards."""
    if now.view.stack == 0:
        return message("about-stack-empty")
    if now.view.start < 0:
        return message("about-stack-before")
    return in_a_row([message("about-stack"), can_take(now, s.TAKE + s.STACK, "about-draw-now", "about-draw-later")])


def about_palm_points(now: Situation, _id: str) -> Message:
    """Explain the present points for a palm."""
    if not now.is_spectator and now.palms >= s.PALMS:
        return message("about-palm-points-none")
    display = s.palms_on_display(now.deck.record, now.view)
    return message("about-palm-points", points=1 + display, display=display)


def highest_cup(now: Situation) -> int:
    """Return the number of the highest cup left, 0 when all are won."""
    taken = int(now.view.cups_taken)
    return int(now.deck.record.cups[taken]) if taken < s.CUPS else 0


def about_round_card(now: Situation, _id: str) -> Message:
    """Explain the rounds and the cups."""
    view = now.view
    if view.phase == s.OVER:
        return message("about-why-lm-41")
    cups = message("about-cups", cups=s.CUPS - int(view.cups_taken), best=highest_cup(now))
    rounds = message(
        "about-round-card",
        round=int(view.rounds) + 1,
        rounds=int(now.deck.record.rounds),
        turn=int(view.turn) + 1,
        turns=s.TURNS,
    )
    return in_a_row([rounds, cups])


def about_seat(now: Situation, id: str) -> Message | None:
    """Explain a player's points, and whether the table waits for them."""
    view, other = now.view, place_in(id)
    if other >= view.seats:
        return None
    points = standings(scoring, now.deck.record, view).points[other]
    named = "about-own-seat" if other == now.seat else "about-seat"
    sentences = [message(named, seat=SeatName(other), points=points, over=int(view.phase == s.OVER))]
    if points:
        sentences.append(message("about-score-parts", **points_by_part(now, other)))
    if view.phase in (s.KEEPING, s.CROSSING):
        state = "about-seat-deciding" if other in now.waiting else "about-seat-decided"
        sentences.append(message(state, seat=SeatName(other)))
    elif other in now.waiting:
        sentences.append(message("about-why-lm-30", seat=SeatName(other)))
    if other == view.start and view.phase != s.OVER:
        sentences.append(message("about-seat-first", seat=SeatName(other)))
    return in_a_row(sentences)


def points_by_part(now: Situation, seat: int) -> dict[str, Argument]:
    """Return the points of a seat for each part of the score."""
    points = np.zeros((s.SEATS[-1], len(s.PARTS)), np.int32)
    scoring.parts(now.deck.record, now.view, points)
    return dict(zip(s.PARTS, points[seat].tolist(), strict=True))


def about_score(now: Situation, id: str) -> Message | None:
    """Explain a player's coins, cups and palms."""
    other = place_in(id)
    if other >= now.view.seats:
        return None
    coins, palms = int(now.view.coins[other]), int(now.view.palms[other])
    return message("about-score", seat=SeatName(other), coins=coins, palms=palms)


def plainly(id: str) -> Explained:
    """Return an explanation that is always the same."""
    return lambda _now, _id: message(id)


COMMON: Mapping[str, Explained] = {
    "expedition": about_expedition,
    "stack": about_stack,
    "palm-points": about_palm_points,
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
    "boxes": about_own_card,
    "box": about_box,
    "seat": about_seat,
    "sheet": about_seat,
    "score": about_score,
    "tally": about_seat,
}
