"""Sea & Shore: the rules, from the deal to the second round's end. Numbers in brackets are those of the rule book.

The state, the material and the codes of moves are described in `state.py`; who wins a trick is decided in `trick.py`, what the action
cards do in `actions.py`, and who knows what is kept in `knowledge.py`.
"""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import CHANCE, Codes, Option, Record
from spadework.engine.masks import lowest_in
from spadework.games.sea_and_shore.rules.actions import (
    begin_action,
    cards_on_table,
    discard,
    draw_card,
    draw_from,
    fetch,
    give_back,
    list_seats,
    list_treasures,
    look_at,
    note_played,
    peek,
    put_back,
    rob,
    who_can_be_robbed,
    who_has_cards,
)
from spadework.games.sea_and_shore.rules.hands import list_cards, list_gifts
from spadework.games.sea_and_shore.rules.knowledge import all_saw_leave, top_is_turned_up
from spadework.games.sea_and_shore.rules.scoring import points_of_extras, treasures_of
from spadework.games.sea_and_shore.rules.setup import (
    card_to_turn,
    clear_table,
    deal_card,
    give,
    set_up_round,
    undealt,
)
from spadework.games.sea_and_shore.rules.state import (
    ADDED,
    CARD,
    COLOURS,
    DEALING,
    DISCARD,
    DRAW_FROM,
    DRAWING,
    DRAWING_FROM,
    DRAWN,
    FAMILY,
    FETCH,
    FETCHING,
    GIVE,
    GIVE_BACK,
    GIVING,
    GIVING_BACK,
    HALF,
    LOOK,
    LOOKING,
    MOST_SEATS,
    NO_CARD,
    NO_SEAT,
    ORDER,
    ORDERING,
    ORDERS,
    OVER,
    PEEKING,
    PLAY,
    PLAYING,
    ROB,
    ROBBING,
    ROUNDS,
    SEA_SHOWN,
    SHORE_SHOWN,
    SIDE,
    START,
    STEAL,
    TAKE,
    TREASURE,
    TURNING_UP,
    UNCOVERED,
    WINNING,
)
from spadework.games.sea_and_shore.rules.trick import (
    NO_STACK,
    colour_of,
    contest,
    first_clockwise,
    may_steal_from,
    number_of,
    stack_with,
)

VERSION = 1
OPTIONS = (
    Option("memory-aid", ("off", "on")),
    Option("red-blue", ("chance", "1", "2")),
    Option("green-purple", ("chance", "3", "4")),
)


# A trick


@rule
def stack_to_turn(state: Record) -> int:
    """The stack whose next treasure chance has still to turn up (SS-12, SS-32), 2 when all lie open."""
    if state.open[0] == NO_CARD:
        return 0
    return 1 if state.seats > 3 and state.open[1] == NO_CARD else 2


@rule
def turn_up(state: Record, treasure: int) -> None:
    """The top treasure of a stack lies open (SS-12, SS-32); before the first trick cards are dealt then."""
    stack = stack_to_turn(state)
    top_is_turned_up(state, stack, treasure)
    state.face_down[stack] = int(state.face_down[stack]) & ~(1 << treasure)
    state.open[stack] = treasure
    if state.phase == TURNING_UP and stack_to_turn(state) == 2:
        begin_trick(state)


@rule
def begin_trick(state: Record) -> None:
    """The player with the start card plays first (SS-20)."""
    state.turn = state.starter
    state.phase = PLAYING


@rule
def play_card(state: Record, seat: int, move: int) -> None:
    """A card is played half covered, extra cards openly beside it (SS-20, SS-21)."""
    card, shore, added = move & HALF - 1, move & HALF, (move & PLAY - 1) // ADDED
    state.hand[seat] = int(state.hand[seat]) & ~(1 << card)
    state.cards[seat] -= 1
    state.island[seat] = card
    state.shows[seat] = SHORE_SHOWN if shore else SEA_SHOWN
    state.face[seat] = number_of(card) if shore else colour_of(card)
    state.added[seat] = added
    state.extras[seat] -= added
    state.turn = (seat + 1) % int(state.seats)
    if state.turn == state.starter:
        uncover(state)


@rule
def uncover(state: Record) -> None:
    """All covers come off (SS-22); extra cards are won, and it shows who wins a treasure and who an action (SS-23, SS-27)."""
    cards = 0
    for pair in range(2):
        state.side_then[pair] = state.side[pair]
    for seat in range(state.seats):
        state.shows[seat] = UNCOVERED
        cards |= 1 << int(state.island[seat])
        note_played(state, int(state.island[seat]), seat)
    all_saw_leave(state, cards)
    won = 0
    for colour in range(len(COLOURS)):
        winner, lowest, count = contest(state, colour)
        if count == 0:
            continue
        if stack_with(state, colour) == NO_STACK:
            state.activating = int(state.activating) | 1 << winner
        else:
            state.winners = int(state.winners) | 1 << winner
        if count > 1:
            won |= count << 4 * lowest
    hand_out_extras(state, won)


@rule
def hand_out_extras(state: Record, won: int) -> None:
    """The lowest of a colour get as many as cards of it were played, clockwise from the player who began, as far as the supply reaches.

    `won` holds 4 bits a seat (SS-28, SS-29).
    """
    for step in range(state.seats):
        seat = (int(state.starter) + step) % int(state.seats)
        handed = min(won >> 4 * seat & 15, int(state.supply))
        state.won[seat] = handed
        state.supply -= handed
        state.extras[seat] += handed


@rule
def who_can_be_stolen_from(state: Record, seat: int) -> int:
    """Bit mask of the seats whose top treasure the winner may steal instead (SS-26)."""
    seats = 0
    for other in range(state.seats):
        if may_steal_from(state, seat, other):
            seats |= 1 << other
    return seats


@rule
def take_treasure(state: Record, seat: int) -> None:
    """The open treasure goes on top of the winner's pile (SS-25)."""
    stack = stack_with(state, colour_of(int(state.island[seat])))
    put_on_pile(state, seat, int(state.open[stack]))
    state.taker[stack] = seat


@rule
def steal_treasure(state: Record, seat: int, victim: int) -> None:
    """Another's top treasure goes on top of the winner's pile, the open one stays where it is (SS-26)."""
    stack = stack_with(state, colour_of(int(state.island[seat])))
    treasure = int(state.pile[victim])
    state.pile[victim] = state.beneath[treasure]
    put_on_pile(state, seat, treasure)
    state.taker[stack] = seat
    state.robbed[stack] = victim


@rule
def put_on_pile(state: Record, seat: int, treasure: int) -> None:
    """Only the top treasure of a pile is in sight (SS-25)."""
    state.beneath[treasure] = state.pile[seat]
    state.pile[seat] = treasure


@rule
def settle(material: Record, state: Record) -> None:
    """Run on until somebody must choose: treasures first, then actions, each clockwise; then the trick ends (SS-30)."""
    while state.winners:
        seat = first_clockwise(state, int(state.winners))
        if who_can_be_stolen_from(state, seat):
            state.turn = seat
            state.phase = WINNING
            return
        take_treasure(state, seat)
        state.winners = int(state.winners) & ~(1 << seat)
    while state.activating:
        seat = first_clockwise(state, int(state.activating))
        state.activating = int(state.activating) & ~(1 << seat)
        # The action card for red and blue, or the one for green and purple.
        if begin_action(state, seat, int(state.side[colour_of(int(state.island[seat])) // 2])):
            return
    end_trick(material, state)


@rule
def end_trick(material: Record, state: Record) -> None:
    """Extra cards played go back, treasures left go under their stacks, the start card moves on (SS-32 to SS-34)."""
    for seat in range(state.seats):
        state.supply += state.added[seat]
    remember_trick(state)
    clear_table(state)
    state.starter = (int(state.starter) + 1) % int(state.seats)
    if state.cards[0] > 0:
        state.phase = TURNING_UP
    else:
        end_round(material, state)


@rule
def remember_trick(state: Record) -> None:
    """What happened is kept until the next trick has ended; it is shown until the covers of that one come off (SS-35)."""
    for seat in range(MOST_SEATS):
        state.last_island[seat] = state.island[seat]
        state.last_added[seat] = state.added[seat]
    for stack in range(2):
        state.last_open[stack] = state.open[stack]
        state.last_taker[stack] = state.taker[stack]
        state.last_robbed[stack] = state.robbed[stack]
    state.last_starter = state.starter


@rule
def end_round(material: Record, state: Record) -> None:
    """All hands are empty: the first round's points are written down and a second is set up (SS-34, SS-50)."""
    state.rounds += 1
    if state.rounds == ROUNDS:
        state.phase = OVER
        return
    for seat in range(state.seats):
        state.earned[seat, 0] = treasures_of(material, state, seat)
        state.earned[seat, 1] = points_of_extras(state, seat)
    set_up_round(material, state)


# Whose move, and which


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
    """Fill what chance may bring and how often; return how many."""
    phase = state.phase
    if phase == DEALING:
        if state.starter == NO_SEAT:
            count = list_seats((1 << int(state.seats)) - 1, START, moves)
        elif card_to_turn(state) < 2:
            moves[0] = SIDE + 2 * card_to_turn(state) + 1
            moves[1] = moves[0] + 1
            count = 2
        elif stack_to_turn(state) < 2:
            count = list_treasures(state, stack_to_turn(state), TREASURE, moves)
        else:
            count = list_cards(undealt(state), CARD, moves)
    elif phase == DRAWING:
        count = list_cards(int(state.hand[state.victim]), DRAWN, moves)
    else:
        stack = int(state.looked_at) if phase == PEEKING else stack_to_turn(state)
        if phase == TURNING_UP and state.top[stack, 0] != NO_CARD:
            moves[0] = TREASURE + int(state.top[stack, 0])
            count = 1
        else:
            count = list_treasures(state, stack, TREASURE, moves)
    for index in range(count):
        weights[index] = 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Carry out a legal move of `seat` or of chance."""
    if seat == CHANCE:
        apply_chance(state, move)
    elif state.phase == PLAYING:
        play_card(state, seat, move)
        if state.winners or state.activating:
            settle(material, state)
    elif state.phase == GIVING:
        give(state, seat, move - GIVE)
        if state.undecided == 0:
            begin_trick(state)
    elif choose(state, seat, move & ~FAMILY, move & FAMILY):
        settle(material, state)


@rule
def apply_chance(state: Record, move: int) -> None:
    """Carry out what chance brings."""
    family, thing = move & ~FAMILY, move & FAMILY
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
        state.side[(thing - 1) // 2] = thing


@rule
def choose(state: Record, seat: int, family: int, thing: int) -> bool:
    """Carry out a choice of a winner; returns whether the trick goes on to the next one's."""
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
