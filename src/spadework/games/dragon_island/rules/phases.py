"""Which seats act in each phase of Dragon Island, what they may do, and what comes of it: the way into all other rules."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import CHANCE, Codes, Reactions, Record
from spadework.games.dragon_island.rules.action_cards import (
    dragon_to_move,
    list_cards,
    list_dragon_fields,
    list_dragons,
    list_first_tiles,
    list_second_tiles,
)
from spadework.games.dragon_island.rules.cards import draw, is_first_of_kind, spend
from spadework.games.dragon_island.rules.codes import (
    AGREE,
    DISCARD,
    DRAGON,
    DRAW_UP,
    DRAWN,
    END_TURN,
    FAMILY,
    GO,
    GO_ON,
    JOURNEY,
    NOTHING,
    PASS,
    PLAY,
    PROPOSE_END,
    SETTLE,
    SHARE,
    SNEAK,
    START,
    TAKE_BACK,
    TAKEN,
    TERRIFY,
    TILE,
    WAKE_NOT,
    flies,
    paid_for,
    target_of,
)
from spadework.games.dragon_island.rules.effects import discard, settle, take_card
from spadework.games.dragon_island.rules.reactions import answer, list_reactions
from spadework.games.dragon_island.rules.sharing import let_it_be, list_claims, rival
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    ASKED,
    CURSE,
    DRAWING,
    FIRST_TILE,
    FLIGHT,
    JOURNEY_CARD,
    KINDS,
    LEAVING,
    NOTHING_AIMED,
    OVER,
    PASSING,
    PATROL,
    SECOND_TILE,
    SHARING,
    STARTING,
    TAKING,
    TURN,
    WHERE_DRAGON,
    WHICH_DRAGON,
)
from spadework.games.dragon_island.rules.steps import list_moves_of, list_ways_out, unite
from spadework.games.dragon_island.rules.turn_cycle import announce, close_turn, draw_on, end_turn, go_on

VERSION = 1
REACTIONS = Reactions(none=WAKE_NOT, over=SETTLE)


# Whose move, and which


@rule
def to_move(material: Record, state: Record) -> int:
    """Bit mask of who acts now; 0 when the game is over."""
    phase = state.phase
    if phase == TURN:
        return 1 << int(state.active)
    if phase == ANNOUNCED:
        asked = 0
        for seat in range(state.seats):
            if state.asked[seat] == ASKED:
                asked |= 1 << seat
        return asked if asked else 1 << CHANCE
    if phase == OVER:
        return 0
    if phase == STARTING or phase == DRAWING or phase == TAKING:
        return 1 << CHANCE
    if phase == AGREEING:
        return int(state.undecided)
    return 1 << int(state.turn if phase == SHARING else state.active)


@rule
def turns(material: Record, state: Record) -> int:
    """How many turns have begun: a game can go on for ever, but for a turn limit, after which none begins (DI-82)."""
    return min(int(state.turns), int(state.limit)) if state.limit > 0 else int(state.turns)


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with what `seat` may do; return how many."""
    phase = state.phase
    if phase == TURN:
        if state.aim == NOTHING_AIMED:
            return list_turn(material, state, seat, moves)
        return list_aims(material, state, seat, moves)
    if phase == ANNOUNCED:
        return list_reactions(state, seat, moves)
    if phase == SHARING:
        return list_claims(state, seat, moves)
    if phase == LEAVING:
        return list_ways_out(material, state, seat, moves)
    if phase == AGREEING:
        moves[0], moves[1] = AGREE, GO_ON
        return 2
    return list_discards(state, seat, moves)


@rule
def list_turn(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill all that the active player may do (DI-20); passing only before anything else (DI-29)."""
    moves[0] = END_TURN if state.acted else PASS
    count = 1
    if not state.acted and not state.proposed:
        moves[count] = PROPOSE_END
        count += 1
    count = list_moves_of(material, state, seat, moves, count)
    return list_cards(material, state, seat, moves, count)


@rule
def list_aims(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill what can be chosen next for what is not yet announced, and to take it back (DI-60, DI-61, DI-70)."""
    aim = state.aim
    if aim == FIRST_TILE:
        count = list_first_tiles(material, state, moves)
    elif aim == SECOND_TILE:
        count = list_second_tiles(material, state, moves)
    elif aim == WHICH_DRAGON:
        count = list_dragons(moves)
    else:
        count = list_dragon_fields(material, state, moves)
    moves[count] = TAKE_BACK
    return count + 1


@rule
def list_discards(state: Record, seat: int, moves: Codes) -> int:
    """Fill what may be discarded, and to draw (DI-29)."""
    moves[0] = DRAW_UP
    count = 1
    for slot in range(state.cards[seat]):
        if is_first_of_kind(state, seat, slot):
            moves[count] = DISCARD + int(state.hand[seat, slot])
            count += 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """Fill what chance may bring and how often; return how many."""
    phase = state.phase
    count = 0
    if phase == STARTING:
        for seat in range(state.seats):
            moves[seat], weights[seat] = START + seat, 1
        return int(state.seats)
    if phase == ANNOUNCED:
        moves[0], weights[0] = SETTLE, 1
        return 1
    if phase == DRAWING:
        for kind in range(KINDS):
            moves[count], weights[count] = DRAWN + kind, state.draw_pile[kind]
            count += state.draw_pile[kind] > 0
        return count
    for slot in range(state.cards[state.victim]):
        kind = int(state.hand[state.victim, slot])
        if count > 0 and moves[count - 1] == TAKEN + kind:
            weights[count - 1] += 1
        else:
            moves[count], weights[count] = TAKEN + kind, 1
            count += 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Carry out a legal move of `seat` or of chance."""
    phase = state.phase
    if seat == CHANCE:
        apply_chance(material, state, move)
    elif phase == ANNOUNCED:
        answer(state, seat, move)
    elif phase == TURN:
        take_turn(state, seat, move)
    elif phase == SHARING:
        share(state, seat, move)
    elif phase == LEAVING:
        leave_treasure_field(state, seat, move)
    elif phase == PASSING:
        if move == DRAW_UP:
            end_turn(state)
        else:
            discard(state, seat, thing_of(move, FAMILY))
    else:
        agree(state, seat, move)


@rule
def apply_chance(material: Record, state: Record, move: int) -> None:
    """Carry out what chance brings."""
    family, thing = family_of(move, FAMILY), thing_of(move, FAMILY)
    if family == SETTLE:
        settle(material, state)
    elif family == DRAWN:
        draw(state, int(state.turn), thing)
        draw_on(state)
    elif family == TAKEN:
        take_card(state, thing)
    else:
        state.active = thing
        state.turn = thing
        state.phase = DRAWING


@rule
def take_turn(state: Record, seat: int, move: int) -> None:
    """The active player begins something, or chooses what is still open before it is announced."""
    if state.aim == NOTHING_AIMED:
        play(state, seat, move)
    else:
        aim(state, seat, move)


@rule
def play(state: Record, seat: int, move: int) -> None:
    """The active player begins something: what is whole is announced, the rest asks for more."""
    family, thing = family_of(move, FAMILY), target_of(move)
    if family == GO:
        pay_for(state, seat, move)
        announce(state, move)
    elif family == PLAY and thing == CURSE:
        spend(state, seat, CURSE)
        announce(state, move)
    elif family == PLAY:
        begin_aiming(state, thing)
    elif family == JOURNEY:
        spend(state, seat, JOURNEY_CARD)
        spend(state, seat, paid_for(move))
        announce(state, move)
    elif family == TERRIFY or family == SNEAK:
        spend(state, seat, paid_for(move))
        announce(state, move)
    elif family == PASS:
        state.phase = PASSING
    elif family == END_TURN:
        end_turn(state)
    else:
        propose_end(state, seat)


@rule
def pay_for(state: Record, seat: int, move: int) -> None:
    """What a step or flight costs (DI-23, DI-64)."""
    if flies(move):
        spend(state, seat, FLIGHT)
    if paid_for(move) >= 0:
        spend(state, seat, paid_for(move))


@rule
def leave_treasure_field(state: Record, seat: int, move: int) -> None:
    """Two leave with both coins at once: nobody may strike them with Slumber (DI-51, DI-70)."""
    pay_for(state, seat, move)
    unite(state, move)
    go_on(state)


@rule
def begin_aiming(state: Record, kind: int) -> None:
    """A card that asks for tiles, or for a dragon and a field (DI-60, DI-61)."""
    state.card = kind
    if kind != PATROL:
        state.aim = FIRST_TILE
    elif dragon_to_move(state) >= 0:
        state.moving_dragon = dragon_to_move(state)
        state.aim = WHERE_DRAGON
    else:
        state.aim = WHICH_DRAGON


@rule
def aim(state: Record, seat: int, move: int) -> None:
    """The next choice for a card, or it is taken back before it is announced."""
    family, thing = family_of(move, FAMILY), thing_of(move, FAMILY)
    if family == TAKE_BACK:
        go_on(state)
    elif family == DRAGON:
        state.moving_dragon = thing
        state.aim = WHERE_DRAGON
    elif state.aim == FIRST_TILE:
        state.tiles[0] = thing
        state.aim = SECOND_TILE
    else:
        kind = int(state.card)
        if family == TILE:
            state.tiles[1] = thing
        spend(state, seat, kind)
        announce(state, PLAY + kind if family == TILE else move)


@rule
def share(state: Record, seat: int, move: int) -> None:
    """The owner shares or claims, then each may answer the other; after that the turn ends (DI-57, DI-59)."""
    if move == SHARE:
        let_it_be(state, seat)
        close_turn(state)
    else:
        spend(state, seat, thing_of(move, FAMILY))
        state.claims += 1
        state.turn = rival(state, seat)


@rule
def propose_end(state: Record, seat: int) -> None:
    """All the others are asked whether the game may end now (DI-82)."""
    state.proposed = 1
    state.undecided = (1 << int(state.seats)) - 1 & ~(1 << seat)
    state.phase = AGREEING


@rule
def agree(state: Record, seat: int, move: int) -> None:
    """When all have answered and all agree the game is over (DI-82)."""
    state.answer[seat] = move
    state.undecided = int(state.undecided) & ~(1 << seat)
    if state.undecided:
        return
    agreed = True
    for other in range(state.seats):
        agreed = agreed and (other == state.active or state.answer[other] == AGREE)
        state.answer[other] = NOTHING
    state.phase = OVER if agreed else TURN
