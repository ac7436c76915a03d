"""The rollout policy of Lost Maps: a quick, reasonable move, by what it brings at once and what a new card promises."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.engine.masks import count_in
from spadework.engine.stream import Stream, below
from spadework.games.lost_maps.ai.evaluation import EVAL_COIN, EVAL_PALM, card_value
from spadework.games.lost_maps.rules.codes import crossed_boxes, crossed_slot
from spadework.games.lost_maps.rules.crossing import free_boxes
from spadework.games.lost_maps.rules.state import CROSS, DEALT, FAMILY_SIZE, PALMS, STACK, TAKE

POLICY_UNSEEN = 1.0  # points that the top card of the stack promises beyond the turns that it takes
POLICY_FILLED = 4.0  # points that filling a card is worth


@rule
def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
    """Index of a quick, reasonable move; among equals any."""
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
    """Points that a move seems to bring, without playing it."""
    family, thing = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
    if family == CROSS:
        return worth_of_boxes(material, state, seat, crossed_slot(move), crossed_boxes(move))
    if family == TAKE:
        return POLICY_UNSEEN if thing == STACK else worth_of_card(material, state, seat, int(state.display[thing]))
    worth = 0.0
    for dealt in range(DEALT):
        if thing >> dealt & 1:
            worth += worth_of_card(material, state, seat, int(state.hand[seat, dealt]))
    return worth


@rule
def worth_of_card(material: Record, state: Record, seat: int, card: int) -> float:
    """Points that a new card promises beyond the turns that it takes; never below 0."""
    return max(0.0, card_value(material, state, seat, card, 0))


@rule
def worth_of_boxes(material: Record, state: Record, seat: int, slot: int, boxes: int) -> float:
    """Boxes crossed off, with their symbols, and something for a card that they fill."""
    card = int(state.card[seat, slot])
    worth = float(count_in(boxes)) + count_in(boxes & int(material.crosses[card]))
    worth += EVAL_COIN * count_in(boxes & int(material.coins[card]))
    if state.palms[seat] < PALMS:
        worth += EVAL_PALM * count_in(boxes & int(material.palms[card]))
    if free_boxes(material, state, seat, slot) == boxes:
        worth += POLICY_FILLED
    return worth
