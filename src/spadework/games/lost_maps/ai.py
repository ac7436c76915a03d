"""What a computer player needs to know of Lost Maps: how well a seat stands, and a quick sensible move.

A turn is worth about as many points as a good player makes in one. A card in work is worth what it will bring, less the turns that it still
takes: boxes that lie together go quickly, a lone box costs a turn of its own unless an extra box falls to it.
"""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in
from spadework.engine.search.aims import Aims
from spadework.engine.stream import Stream, below
from spadework.games.lost_maps.rules.crossing import free_boxes
from spadework.games.lost_maps.rules.moves import palms_on_display
from spadework.games.lost_maps.rules.scoring import filled_of_colour
from spadework.games.lost_maps.rules.state import (
    CROSS,
    CROSSING,
    CUPS,
    DEALT,
    KEEPING,
    KEPT,
    NO_SEAL,
    PALMS,
    PLACE,
    ROUNDS,
    ROW,
    ROWS,
    STACK,
    TAKE,
    TURNS,
)

AIMS = Aims(horizon=5, lead_scale=8.0)

TURN = 2.6  # points that a turn is worth
LONE = 0.62  # turns that a lone box takes: often an extra box does it
PAIRED = 0.36  # turns that a box with one free neighbour takes
JOINED = 0.3  # turns that a box among others takes
CROSS_TURNS = 0.33  # turns saved by a cross that is still free
COIN = 1.4
PALM = 2.2
SEAL_CARDS = 1.3  # filled cards of a seal's colour to be expected beside those there are
UNSEEN = 1.0  # what the top card of the stack is worth beyond the turns that it takes
FILLED = 4.0  # what filling a card is worth at a glance
UNSURE = 1.0  # turns by which a card may take longer than thought

LEFT_EDGE, RIGHT_EDGE = 0x1111, 0x8888


@rule
def neighbours(boxes: int) -> int:
    """Bit mask of the boxes beside, above or below any of these."""
    return (boxes << 4 | boxes >> 4 | (boxes & ~RIGHT_EDGE) << 1 | (boxes & ~LEFT_EDGE) >> 1) & 0xFFFF


@rule
def turns_to_fill(free: int, crosses: int) -> float:
    """How many turns the free boxes of a card take, about."""
    turns = 0.0
    rest = free
    while rest:
        box = rest & -rest
        rest ^= box
        beside = count_in(neighbours(box) & free)
        turns += LONE if beside == 0 else PAIRED if beside == 1 else JOINED
    return turns - CROSS_TURNS * count_in(free & crosses)


@rule
def worth_when_filled(material: Record, state: Record, seat: int, card: int, free: int) -> float:
    """Points that a card will bring: its own, its seal's, those of seals for it, and the symbols still free."""
    colour = material.colour[card]
    points = float(material.points[colour])
    seal = int(material.seal[card])
    if seal != NO_SEAL:
        points += material.seal_points[seal] * (SEAL_CARDS + filled_of_colour(material, state, seat, seal))
    for other in range(material.cards):
        if int(state.filled[seat]) >> other & 1 and material.seal[other] == colour:
            points += material.seal_points[colour]
    points += COIN * count_in(free & int(material.coins[card]))
    palms = min(count_in(free & int(material.palms[card])), PALMS - int(state.palms[seat]))
    return points + PALM * palms


@rule
def secured(material: Record, state: Record, seat: int) -> float:
    """Points that nobody can take away, with those of crosses not yet shown."""
    coins, palms = int(state.coins[seat]), int(state.palms[seat])
    points = 0.0
    for palm in range(PALMS):
        points += int(state.palm[seat, palm])
    for row in range(ROWS):
        points += int(state.cup[seat, row])
    each_palm = 1 + palms_on_display(material, state)
    for place in range(KEPT):
        card = int(state.card[seat, place])
        if card >= 0:
            boxes = int(state.crossing[seat, place])
            coins += count_in(boxes & int(material.coins[card]))
            fields = min(count_in(boxes & int(material.palms[card])), PALMS - palms)
            palms += fields
            points += fields * each_palm
    coins = min(coins, ROWS * ROW)
    cups = coins // ROW - int(state.rows[seat])
    for cup in range(cups):
        if state.cups_taken + cup < CUPS:
            points += material.cups[state.cups_taken + cup]
    started = coins % ROW
    if state.cups_taken + cups < CUPS:
        points += started * 0.2 * material.cups[state.cups_taken + cups]
    for card in range(material.cards):
        if int(state.filled[seat]) >> card & 1:
            points += material.points[material.colour[card]]
            seal = int(material.seal[card])
            if seal != NO_SEAL:
                points += material.seal_points[seal] * (0.8 + filled_of_colour(material, state, seat, seal))
    return points + coins


@rule
def turns_left(state: Record) -> float:
    """Turns in which a seat can still cross off, the present one counted when it has not."""
    left = float((ROUNDS - int(state.rounds)) * TURNS - int(state.turn))
    return left - 1.0 if state.phase == CROSSING else left


@rule
def value_of_card(material: Record, state: Record, seat: int, card: int, done: int, left: float) -> float:
    """What a card in work is worth with `left` turns to go."""
    free = int(material.boxes[card]) & ~done
    worth = worth_when_filled(material, state, seat, card, free)
    if free == 0:
        return worth + TURN * 0.5
    turns = turns_to_fill(free, int(material.crosses[card]))
    gained = worth - TURN * turns
    if turns <= left - UNSURE:
        return gained
    likely = (left + UNSURE - turns) / (2.0 * UNSURE)
    return gained * likely if likely > 0.0 else 0.0


@rule
def evaluate(material: Record, state: Record, seat: int) -> float:
    """Points that a seat has, and those that its cards promise."""
    left = turns_left(state) + 0.3 * max(0, int(state.owed[seat]))
    if state.phase == KEEPING:
        points = 0.0
        for dealt in range(DEALT):
            if int(state.keeping[seat]) >> dealt & 1:
                points += value_of_card(material, state, seat, int(state.hand[seat, dealt]), 0, left)
        return points
    points = secured(material, state, seat) + TURN * 0.3 * max(0, int(state.owed[seat]))
    shared = left
    for place in range(KEPT):
        card = int(state.card[seat, place])
        if card >= 0:
            done = int(state.crossed[seat, place]) | int(state.crossing[seat, place])
            points += value_of_card(material, state, seat, card, done, shared)
    return points


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Index of the move that looks best at a glance; among equals any."""
    best, chosen, equals = -1.0, 0, 0
    for index in range(count):
        glance = worth_at_a_glance(material, state, seat, int(moves[index]))
        if glance > best:
            best, chosen, equals = glance, index, 1
        elif glance == best:
            equals += 1
            if below(stream, equals) == 0:
                chosen = index
    return chosen


@rule
def worth_at_a_glance(material: Record, state: Record, seat: int, move: int) -> float:
    """Points that a move seems to bring, without playing it."""
    if move & CROSS:
        return worth_of_crosses(material, state, seat, (move & PLACE) // PLACE, move & (PLACE - 1))
    if move & TAKE:
        source = move - TAKE
        return UNSEEN if source == STACK else worth_of_card(material, state, seat, int(state.display[source]))
    worth = 0.0
    for dealt in range(DEALT):
        if move >> dealt & 1:
            worth += worth_of_card(material, state, seat, int(state.hand[seat, dealt]))
    return worth


@rule
def worth_of_card(material: Record, state: Record, seat: int, card: int) -> float:
    """What a new card promises beyond the turns that it takes; never below nothing."""
    return max(0.0, value_of_card(material, state, seat, card, 0, turns_left(state)))


@rule
def worth_of_crosses(material: Record, state: Record, seat: int, place: int, boxes: int) -> float:
    """Boxes crossed off, with their symbols and the card's points when it is filled."""
    card = int(state.card[seat, place])
    worth = float(count_in(boxes)) + count_in(boxes & int(material.crosses[card]))
    worth += COIN * count_in(boxes & int(material.coins[card]))
    if state.palms[seat] < PALMS:
        worth += PALM * count_in(boxes & int(material.palms[card]))
    if free_boxes(material, state, seat, place) == boxes:
        worth += FILLED
    return worth
