"""Evaluation of a seat's position in Lost Maps, to compare moves and to judge the end of rollouts.

A turn is worth the points that a good player scores in one. An unfinished card is worth its future points, less the turns to fill it: boxes
in a group take few turns, a lone box takes a turn of its own unless an extra box fills it.
"""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.engine.masks import count_in
from spadework.engine.search.settings import SearchSettings
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.scoring import filled_of_colour

SEARCH = SearchSettings(horizon=5, lead_scale=8.0, guided=250, guided_exploration=0.5)
SEARCH_WITH_BELIEF = SEARCH._replace(guided=8000)

EVAL_TURN = 2.6  # points per turn
EVAL_LONE = 0.62  # turns to fill a lone box, often with an extra box
EVAL_PAIRED = 0.36  # turns to fill a box with one free neighbour
EVAL_JOINED = 0.3  # turns to fill a box with more free neighbours
EVAL_CROSS = 0.33  # turns saved by a free box with a cross
EVAL_OWED = 0.3  # turns saved by an extra box owed
EVAL_UNSURE = 1.0  # turns by which a card may take longer than estimated
EVAL_FILLED = 0.5  # turns saved by a filled card before it is put aside
EVAL_COIN = 1.4  # points
EVAL_STARTED_ROW = 0.2  # worth of each coin in an unfinished row, as a share of the next cup
EVAL_PALM = 2.2  # points
EVAL_SEAL_CARDS = 1.3  # more filled cards expected in the colour of a card's seal
EVAL_FILLED_SEAL_CARDS = 0.8  # the same for the seal of a filled card

LEFT_EDGE, RIGHT_EDGE = 0x1111, 0x8888


@rule
def neighbours(boxes: int) -> int:
    """Return the bit mask of the boxes beside, above or below any of these."""
    return (boxes << 4 | boxes >> 4 | (boxes & ~RIGHT_EDGE) << 1 | (boxes & ~LEFT_EDGE) >> 1) & 0xFFFF


@rule
def turns_to_fill(free: int, crosses: int) -> float:
    """Return the estimated number of turns to fill the free boxes of a card."""
    turns = 0.0
    rest = free
    while rest:
        box = rest & -rest
        rest ^= box
        beside = count_in(neighbours(box) & free)
        turns += EVAL_LONE if beside == 0 else EVAL_PAIRED if beside == 1 else EVAL_JOINED
    return turns - EVAL_CROSS * count_in(free & crosses)


@rule
def turns_left(material: Record, state: Record, seat: int) -> float:
    """Return the number of turns in which a seat can cross off after the present phase; extra boxes owed count as parts of one."""
    left = float((int(material.rounds) - int(state.rounds)) * s.TURNS - int(state.turn))
    if state.phase == s.CROSSING:
        left -= 1.0
    return left + EVAL_OWED * max(0, int(state.owed[seat]))


@rule
def points_when_filled(material: Record, state: Record, seat: int, card: int, free: int) -> float:
    """Return the future points of a card: its own, its seal's, those of seals for it, and those of symbols in its free boxes."""
    colour = material.colour[card]
    points = float(material.points[card])
    seal = int(material.seal[card])
    if seal != s.NO_SEAL:
        points += material.seal_points[seal] * (EVAL_SEAL_CARDS + filled_of_colour(material, state, seat, seal))
    for other in range(material.cards):
        if int(state.filled[seat]) >> other & 1 and material.seal[other] == colour:
            points += material.seal_points[colour]
    points += EVAL_COIN * count_in(free & int(material.coins[card]))
    palms = min(count_in(free & int(material.palms[card])), s.PALMS - int(state.palms[seat]))
    return points + EVAL_PALM * palms


@rule
def card_value(material: Record, state: Record, seat: int, card: int, done: int) -> float:
    """Return the worth of a card to a seat that has crossed off its boxes `done`."""
    free = int(material.boxes[card]) & ~done
    points = points_when_filled(material, state, seat, card, free)
    if free == 0:
        return points + EVAL_TURN * EVAL_FILLED
    turns = turns_to_fill(free, int(material.crosses[card]))
    gained = points - EVAL_TURN * turns
    left = turns_left(material, state, seat)
    if turns <= left - EVAL_UNSURE:
        return gained
    likely = (left + EVAL_UNSURE - turns) / (2.0 * EVAL_UNSURE)
    return gained * likely if likely > 0.0 else 0.0


@rule
def secured_points(material: Record, state: Record, seat: int) -> float:
    """Return the safe points, including boxes crossed off in this turn, and the expected points of filled cards and coins."""
    coins, palms = int(state.coins[seat]), int(state.palms[seat])
    points = 0.0
    for palm in range(s.PALMS):
        points += int(state.palm[seat, palm])
    for row in range(s.ROWS):
        points += int(state.cup[seat, row])
    each_palm = 1 + s.palms_on_display(material, state)
    for slot in range(s.KEPT):
        card = int(state.card[seat, slot])
        if card >= 0:
            boxes = int(state.crossing[seat, slot])
            coins += count_in(boxes & int(material.coins[card]))
            fields = min(count_in(boxes & int(material.palms[card])), s.PALMS - palms)
            palms += fields
            points += fields * each_palm
    coins = min(coins, s.ROWS * s.ROW)
    cups = coins // s.ROW - int(state.rows[seat])
    for cup in range(cups):
        if state.cups_taken + cup < s.CUPS:
            points += material.cups[state.cups_taken + cup]
    started = coins % s.ROW
    if state.cups_taken + cups < s.CUPS:
        points += started * EVAL_STARTED_ROW * material.cups[state.cups_taken + cups]
    for card in range(material.cards):
        if int(state.filled[seat]) >> card & 1:
            points += material.points[card]
            seal = int(material.seal[card])
            if seal != s.NO_SEAL:
                filled = filled_of_colour(material, state, seat, seal)
                points += material.seal_points[seal] * (EVAL_FILLED_SEAL_CARDS + filled)
    return points + coins


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Return the points of a seat, and the expected points of its cards."""
    if state.phase == s.KEEPING:
        points = 0.0
        for dealt in range(s.DEALT):
            if int(state.keeping[seat]) >> dealt & 1:
                points += card_value(material, state, seat, int(state.hand[seat, dealt]), 0)
        return points
    points = secured_points(material, state, seat) + EVAL_TURN * EVAL_OWED * max(0, int(state.owed[seat]))
    for slot in range(s.KEPT):
        card = int(state.card[seat, slot])
        if card >= 0:
            done = int(state.crossed[seat, slot]) | int(state.crossing[seat, slot])
            points += card_value(material, state, seat, card, done)
    return points
