"""The rollout policy of Lost Maps: a quick, reasonable move by its immediate points and the worth of a new card."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.engine.masks import count_in
from spadework.engine.stream import Stream, below
from spadework.games.lost_maps.ai.evaluation import EVAL_COIN, EVAL_PALM, card_value
from spadework.games.lost_maps.rules import state as s
from spadework.games.lost_maps.rules.turn import free_boxes

POLICY_UNSEEN = 1.0  # worth in points of the top card of the stack
POLICY_FILLED = 4.0  # points for filling a card


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Return the index of a quick, reasonable move, random among equals."""
    best, chosen, equals = -1.0, 0, 0
    for index in range(count):
        worth = worth_of_move(material, state, seat, int(moves[index]))
        if worth > best:
            best, chosen, equals = worth, index, 1
        elif worth == best:
            equals += 1
            if below(stream, equals) == 0:
                chosen = index
    return chosen


@rule
def worth_of_move(material: Record, state: Record, seat: int, move: int) -> float:
    """Return the estimated points of a move, without playing it."""
    family, thing = family_of(move, s.FAMILY_SIZE), thing_of(move, s.FAMILY_SIZE)
    if family == s.CROSS:
        return worth_of_boxes(material, state, seat, s.crossed_slot(move), s.crossed_boxes(move))
    if family == s.TAKE:
        return POLICY_UNSEEN if thing == s.STACK else worth_of_card(material, state, seat, int(state.display[thing]))
    worth = 0.0
    for dealt in range(s.DEALT):
        if thing >> dealt & 1:
            worth += worth_of_card(material, state, seat, int(state.hand[seat, dealt]))
    return worth


@rule
def worth_of_card(material: Record, state: Record, seat: int, card: int) -> float:
    """Return the worth of a new card in points, never below 0."""
    return max(0.0, card_value(material, state, seat, card, 0))


@rule
def worth_of_boxes(material: Record, state: Record, seat: int, slot: int, boxes: int) -> float:
    """Return the worth of crossing off boxes: their number, their symbols, and a bonus for filling the card."""
    card = int(state.card[seat, slot])
    worth = float(count_in(boxes)) + count_in(boxes & int(material.crosses[card]))
    worth += EVAL_COIN * count_in(boxes & int(material.coins[card]))
    if state.palms[seat] < s.PALMS:
        worth += EVAL_PALM * count_in(boxes & int(material.palms[card]))
    if free_boxes(material, state, seat, slot) == boxes:
        worth += POLICY_FILLED
    return worth
