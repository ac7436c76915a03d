"""Whose move it is, what may be played, what chance may bring, and what comes of it. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import CHANCE, Codes, Option, Record, first_player
from spadework.engine.masks import lowest_in
from spadework.games.sea_and_shore.rules.actions import (
    cards_on_table,
    discard,
    draw_card,
    draw_from,
    fetch,
    give_back,
    list_treasures,
    look_at,
    peek,
    put_back,
    rob,
    who_can_be_robbed,
    who_has_cards,
)
from spadework.games.sea_and_shore.rules.cards import list_cards, list_seats
from spadework.games.sea_and_shore.rules.codes import (
    ADDED,
    CARD,
    DISCARD,
    DRAW_FROM,
    DRAWN,
    FAMILY_SIZE,
    FETCH,
    GIVE,
    GIVE_BACK,
    HALF,
    LOOK,
    ORDER,
    ORDERS,
    PLAY,
    ROB,
    SIDE,
    START,
    STEAL,
    TAKE,
    TREASURE,
)
from spadework.games.sea_and_shore.rules.gifts import give, list_gifts
from spadework.games.sea_and_shore.rules.setup import action_card_to_turn, action_card_with, deal_card, undealt
from spadework.games.sea_and_shore.rules.state import (
    DEALING,
    DRAWING,
    DRAWING_FROM,
    FETCHING,
    GIVING,
    GIVING_BACK,
    LOOKING,
    NO_SEAT,
    NO_STACK,
    NO_TREASURE,
    ORDERING,
    OVER,
    PEEKING,
    PLAYING,
    ROBBING,
    ROUNDS,
    SEATS,
    TURNING_UP,
    WINNING,
)
from spadework.games.sea_and_shore.rules.tricks import (
    begin_trick,
    play_card,
    settle,
    stack_to_turn,
    steal_treasure,
    take_treasure,
    turn_up,
    who_can_be_stolen_from,
)

VERSION = 1
OPTIONS = (
    Option("memory-aid", ("off", "on")),
    *(
        Option(f"{card}-{number}", ("chance", "front", "back"))
        for number in range(1, ROUNDS + 1)
        for card in ("red-blue", "green-purple")
    ),
    first_player(SEATS),
)


@rule
def to_move(material: Record, state: Record) -> int:
    """Bit mask of who acts now; 0 when the game is over."""
    phase = state.phase
    if phase == OVER:
        return 0
    if phase == DEALING or phase == TURNING_UP or phase == DRAWING or phase == PEEKING:
        return 1 << CHANCE
    if phase == GIVING:
        return int(state.undecided)
    return 1 << int(state.turn)


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with what `seat` may do; return how many."""
    phase = state.phase
    if phase == PLAYING:
        return list_plays(int(state.hand[seat]), int(state.extras[seat]), moves)
    if phase == GIVING:
        return list_gifts(int(state.hand[seat]), moves)
    if phase == WINNING:
        return list_prizes(state, seat, moves)
    if phase == ROBBING:
        return list_seats(who_can_be_robbed(state, seat), ROB, moves)
    if phase == DRAWING_FROM:
        return list_seats(who_has_cards(state, seat), DRAW_FROM, moves)
    if phase == GIVING_BACK:
        return list_cards(int(state.hand[seat]), GIVE_BACK, moves)
    if phase == LOOKING:
        return list_seats(3, LOOK, moves)
    if phase == ORDERING:
        for order in range(len(ORDERS)):
            moves[order] = ORDER + order
        return len(ORDERS)
    if phase == FETCHING:
        return list_cards(cards_on_table(state), FETCH, moves)
    return list_cards(int(state.hand[seat]), DISCARD, moves)


@rule
def list_prizes(state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with the treasures that a winner may have: the open one, or another player's instead (SS-26); return how many."""
    moves[0] = TAKE
    return 1 + list_seats(who_can_be_stolen_from(state, seat), STEAL, moves[1:])


@rule
def list_plays(hand: int, extras: int, moves: Codes) -> int:
    """Fill `moves` with each card, either half shown, and any number of extra cards (SS-20, SS-21); return how many."""
    count = 0
    while hand:
        first = PLAY + lowest_in(hand)
        for added in range(extras + 1):
            moves[count + added] = first + added * ADDED
            moves[count + extras + 1 + added] = first + HALF + added * ADDED
        count += 2 * (extras + 1)
        hand &= hand - 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """Fill what chance may bring, and how likely each is in whole numbers; return how many."""
    phase = state.phase
    if phase == DEALING:
        if state.starter == NO_SEAT:
            count = list_seats((1 << int(state.seats)) - 1, START, moves)
        elif action_card_to_turn(state) != NO_STACK:
            for side in range(2):
                moves[side] = SIDE + int(material.action[action_card_to_turn(state), side])
            count = 2
        elif stack_to_turn(state) != NO_STACK:
            count = list_treasures(state, stack_to_turn(state), moves)
        else:
            count = list_cards(undealt(state), CARD, moves)
    elif phase == DRAWING:
        count = list_cards(int(state.hand[state.victim]), DRAWN, moves)
    else:
        stack = int(state.looked_at) if phase == PEEKING else stack_to_turn(state)
        if phase == TURNING_UP and state.top[stack, 0] != NO_TREASURE:
            moves[0] = TREASURE + int(state.top[stack, 0])
            count = 1
        else:
            count = list_treasures(state, stack, moves)
    for index in range(count):
        weights[index] = 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Carry out a legal move of `seat` or of chance."""
    if seat == CHANCE:
        apply_chance(material, state, move)
    elif state.phase == PLAYING:
        play_card(state, seat, move)
        if state.winners or state.activating:
            settle(material, state)
    elif state.phase == GIVING:
        give(state, seat, move - GIVE)
        if state.undecided == 0:
            begin_trick(state)
    elif apply_choice(state, seat, family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)):
        settle(material, state)


@rule
def apply_chance(material: Record, state: Record, move: int) -> None:
    """Carry out what chance brings."""
    family, thing = family_of(move, FAMILY_SIZE), thing_of(move, FAMILY_SIZE)
    if family == CARD:
        deal_card(state, thing)
    elif family == TREASURE:
        if state.phase == PEEKING:
            peek(state, thing)
        else:
            turn_up(state, thing)
    elif family == DRAWN:
        draw_card(state, thing)
    elif family == START:
        state.starter = thing
    else:
        state.side[action_card_with(material, thing)] = thing


@rule
def apply_choice(state: Record, seat: int, family: int, thing: int) -> bool:
    """Carry out a winner's choice; returns whether it was the last for its treasure or its action."""
    if family == TAKE or family == STEAL:
        if family == TAKE:
            take_treasure(state, seat)
        else:
            steal_treasure(state, seat, thing)
        state.winners = int(state.winners) & ~(1 << seat)
    elif family == ROB:
        rob(state, thing)
    elif family == DRAW_FROM:
        draw_from(state, thing)
        return False
    elif family == GIVE_BACK:
        return give_back(state, thing)
    elif family == LOOK:
        look_at(state, thing)
        return False
    elif family == ORDER:
        put_back(state, thing)
    elif family == FETCH:
        fetch(state, thing)
        return False
    else:
        discard(state, thing)
    return True
