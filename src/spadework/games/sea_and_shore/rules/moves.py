"""Moves of Sea & Shore: the seats to move, the legal moves, the outcomes of chance, and their effects. Numbers refer to the rule book."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.interface import CHANCE, Codes, Option, Record, first_player
from spadework.engine.masks import lowest_in
from spadework.games.sea_and_shore.rules import actions, setup, tricks
from spadework.games.sea_and_shore.rules import state as s

VERSION = 1
OPTIONS = (
    Option("memory-aid", ("off", "on")),
    *(
        Option(f"{card}-{number}", ("chance", "front", "back"))
        for number in range(1, s.ROUNDS + 1)
        for card in ("red-blue", "green-purple")
    ),
    first_player(s.SEATS),
)


@rule
def to_move(material: Record, state: Record) -> int:
    """Return the bit mask of the seats that act now; 0 when the game is over."""
    phase = state.phase
    if phase == s.OVER:
        return 0
    if phase == s.DEALING or phase == s.TURNING_UP or phase == s.DRAWING or phase == s.PEEKING:
        return 1 << CHANCE
    if phase == s.GIVING:
        return int(state.undecided)
    return 1 << int(state.turn)


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with the legal moves of `seat`; return their number."""
    phase = state.phase
    if phase == s.PLAYING:
        return list_plays(int(state.hand[seat]), int(state.extras[seat]), moves)
    if phase == s.GIVING:
        return setup.list_gifts(int(state.hand[seat]), moves)
    if phase == s.WINNING:
        return list_prizes(state, seat, moves)
    if phase == s.ROBBING:
        return s.list_seats(actions.who_can_be_robbed(state, seat), s.ROB, moves)
    if phase == s.DRAWING_FROM:
        return s.list_seats(actions.who_has_cards(state, seat), s.DRAW_FROM, moves)
    if phase == s.GIVING_BACK:
        return s.list_cards(int(state.hand[seat]), s.GIVE_BACK, moves)
    if phase == s.LOOKING:
        return s.list_seats(3, s.LOOK, moves)
    if phase == s.ORDERING:
        for order in range(len(s.ORDERS)):
            moves[order] = s.ORDER + order
        return len(s.ORDERS)
    if phase == s.FETCHING:
        return s.list_cards(actions.cards_on_table(state), s.FETCH, moves)
    return s.list_cards(int(state.hand[seat]), s.DISCARD, moves)


@rule
def list_prizes(state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with the treasures that a winner may take: the open one, or another player's (SS-26); return their number."""
    moves[0] = s.TAKE
    return 1 + s.list_seats(tricks.who_can_be_stolen_from(state, seat), s.STEAL, moves[1:])


@rule
def list_plays(hand: int, extras: int, moves: Codes) -> int:
    """Fill `moves` with each card, either half shown, and any number of extra cards (SS-20, SS-21); return their number."""
    count = 0
    while hand:
        first = s.PLAY + lowest_in(hand)
        for added in range(extras + 1):
            moves[count + added] = first + added * s.ADDED
            moves[count + extras + 1 + added] = first + s.HALF + added * s.ADDED
        count += 2 * (extras + 1)
        hand &= hand - 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """Fill in the outcomes of chance and their integer weights; return their number."""
    phase = state.phase
    if phase == s.DEALING:
        if state.starter == s.NO_SEAT:
            count = s.list_seats((1 << int(state.seats)) - 1, s.START, moves)
        elif setup.action_card_to_turn(state) != s.NO_STACK:
            for side in range(2):
                moves[side] = s.SIDE + int(material.action[setup.action_card_to_turn(state), side])
            count = 2
        elif tricks.stack_to_turn(state) != s.NO_STACK:
            count = actions.list_treasures(state, tricks.stack_to_turn(state), moves)
        else:
            count = s.list_cards(setup.undealt(state), s.CARD, moves)
    elif phase == s.DRAWING:
        count = s.list_cards(int(state.hand[state.victim]), s.DRAWN, moves)
    else:
        stack = int(state.looked_at) if phase == s.PEEKING else tricks.stack_to_turn(state)
        if phase == s.TURNING_UP and state.top[stack, 0] != s.NO_TREASURE:
            moves[0] = s.TREASURE + int(state.top[stack, 0])
            count = 1
        else:
            count = actions.list_treasures(state, stack, moves)
    for index in range(count):
        weights[index] = 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Carry out a legal move of `seat` or of chance."""
    if seat == CHANCE:
        apply_chance(material, state, move)
    elif state.phase == s.PLAYING:
        tricks.play_card(state, seat, move)
        if state.winners or state.activating:
            tricks.settle(material, state)
    elif state.phase == s.GIVING:
        setup.give(state, seat, move - s.GIVE)
        if state.undecided == 0:
            tricks.begin_trick(state)
    elif apply_choice(state, seat, family_of(move, s.FAMILY_SIZE), thing_of(move, s.FAMILY_SIZE)):
        tricks.settle(material, state)


@rule
def apply_chance(material: Record, state: Record, move: int) -> None:
    """Carry out an outcome of chance."""
    family, thing = family_of(move, s.FAMILY_SIZE), thing_of(move, s.FAMILY_SIZE)
    if family == s.CARD:
        setup.deal_card(state, thing)
    elif family == s.TREASURE:
        if state.phase == s.PEEKING:
            actions.peek(state, thing)
        else:
            tricks.turn_up(state, thing)
    elif family == s.DRAWN:
        actions.draw_card(state, thing)
    elif family == s.START:
        state.starter = thing
    else:
        state.side[setup.action_card_with(material, thing)] = thing


@rule
def apply_choice(state: Record, seat: int, family: int, thing: int) -> bool:
    """Carry out a winner's choice; returns whether it was the last for its treasure or its action."""
    if family == s.TAKE or family == s.STEAL:
        if family == s.TAKE:
            tricks.take_treasure(state, seat)
        else:
            tricks.steal_treasure(state, seat, thing)
        state.winners = int(state.winners) & ~(1 << seat)
    elif family == s.ROB:
        actions.rob(state, thing)
    elif family == s.DRAW_FROM:
        actions.draw_from(state, thing)
        return False
    elif family == s.GIVE_BACK:
        return actions.give_back(state, thing)
    elif family == s.LOOK:
        actions.look_at(state, thing)
        return False
    elif family == s.ORDER:
        actions.put_back(state, thing)
    elif family == s.FETCH:
        actions.fetch(state, thing)
        return False
    else:
        actions.discard(state, thing)
    return True
