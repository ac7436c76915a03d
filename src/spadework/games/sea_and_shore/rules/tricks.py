"""A trick, from the treasures turned up to the start card moving on. Numbers in brackets refer to the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.games.sea_and_shore.rules import state as s
from spadework.games.sea_and_shore.rules.actions import begin_action
from spadework.games.sea_and_shore.rules.knowledge import all_saw_leave, note_played, top_is_turned_up
from spadework.games.sea_and_shore.rules.scoring import points_of_extras, treasures_of
from spadework.games.sea_and_shore.rules.setup import clear_table, set_up_round

# The winner and the loser of a colour


@rule
def value_played(state: Record, seat: int) -> int:
    """Return the number of a seat's card plus 1 for each extra card, at most 12 (SS-21)."""
    return min(s.NUMBERS, s.number_of(int(state.island[seat])) + int(state.added[seat]))


@rule
def stack_with(state: Record, colour: int) -> int:
    """Return the stack on which a treasure of a colour was turned up for this trick, or NO_STACK."""
    for stack in range(2):
        if state.open[stack] != s.NO_TREASURE and s.colour_of_treasure(int(state.open[stack])) == colour:
            return stack
    return s.NO_STACK


@rule
def competes_as(state: Record, colour: int) -> int:
    """Return the colour itself, or the first of the two that count as one: with 3 players, those of the action card without an open
    treasure (SS-31)."""
    if state.seats > 3:
        return colour
    for stack in range(2):
        if state.open[stack] != s.NO_TREASURE and s.colour_of_treasure(int(state.open[stack])) >> 1 == colour >> 1:
            return colour
    return colour & ~1


@rule
def highest_and_lowest(state: Record, colour: int) -> tuple[int, int, int]:
    """Return the highest and the lowest seat among those that played a colour, and the number of them (SS-23, SS-24, SS-28).

    With 3 players ask for the colour that `competes_as` names. NO_SEAT, NO_SEAT and 0 when nobody played it.
    """
    highest, lowest, cards = s.NO_SEAT, s.NO_SEAT, 0
    most, least = -1, 8 * (s.NUMBERS + 1)
    seat = int(state.starter)
    for distance in range(state.seats):
        if competes_as(state, s.colour_of(int(state.island[seat]))) == colour:
            # Of equal values, the one nearer to the starter ranks higher.
            rank = 8 * value_played(state, seat) - distance
            if rank > most:
                highest, most = seat, rank
            if rank < least:
                lowest, least = seat, rank
            cards += 1
        seat = seat + 1 if seat + 1 < state.seats else 0
    return highest, lowest, cards


@rule
def extras_won(state: Record, seat: int) -> int:
    """Return the number of extra cards that a seat wins: the lowest loser of a colour gets as many as cards of it were played, the others
    none (SS-28)."""
    _, lowest, cards = highest_and_lowest(state, competes_as(state, s.colour_of(int(state.island[seat]))))
    return cards if cards > 1 and lowest == seat else 0


@rule
def may_steal_from(state: Record, seat: int, other: int) -> bool:
    """Return whether the winner of a colour with an open treasure may steal another's top treasure (SS-26)."""
    colour = s.colour_of(int(state.island[seat]))
    return bool(
        other != seat
        and s.colour_of(int(state.island[other])) == colour
        and value_played(state, other) < value_played(state, seat)
        and state.pile[other] != s.NO_TREASURE
        and s.colour_of_treasure(int(state.pile[other])) == colour
    )


@rule
def clockwise(state: Record, distance: int) -> int:
    """Return the seat at a distance clockwise from the starter of the trick."""
    return (int(state.starter) + distance) % int(state.seats)


@rule
def first_clockwise(state: Record, seats: int) -> int:
    """Return the first seat of a bit mask, clockwise from the starter of the trick; NO_SEAT if it is empty."""
    for distance in range(s.MOST_SEATS):
        seat = clockwise(state, distance)
        if seats >> seat & 1:
            return seat
    return s.NO_SEAT


# The trick


@rule
def stack_to_turn(state: Record) -> int:
    """Return the stack whose next treasure chance must still turn up (SS-12, SS-32); NO_STACK when all lie open."""
    if state.open[0] == s.NO_TREASURE:
        return 0
    return 1 if state.seats > 3 and state.open[1] == s.NO_TREASURE else s.NO_STACK


@rule
def turn_up(state: Record, treasure: int) -> None:
    """Turn up the top treasure of a stack (SS-12, SS-32), then begin the trick, or before the first one the deal."""
    stack = stack_to_turn(state)
    top_is_turned_up(state, stack, treasure)
    state.face_down[stack] = int(state.face_down[stack]) & ~(1 << treasure)
    state.open[stack] = treasure
    if state.phase == s.TURNING_UP and stack_to_turn(state) == s.NO_STACK:
        begin_trick(state)


@rule
def begin_trick(state: Record) -> None:
    """Begin a trick with the owner of the start card (SS-20)."""
    state.turn = state.starter
    state.phase = s.PLAYING


@rule
def play_card(state: Record, seat: int, move: int) -> None:
    """Play a half-covered card with open extra cards (SS-20, SS-21)."""
    card, half, added = s.played_card(move), s.played_half(move), s.played_extras(move)
    state.hand[seat] = int(state.hand[seat]) & ~(1 << card)
    state.cards[seat] -= 1
    state.island[seat] = card
    state.shows[seat] = s.SHORE_SHOWN if half == s.SHORE else s.SEA_SHOWN
    state.face[seat] = s.number_of(card) if half == s.SHORE else s.colour_of(card)
    state.added[seat] = added
    state.extras[seat] -= added
    state.turn = (seat + 1) % int(state.seats)
    if state.turn == state.starter:
        uncover(state)


@rule
def uncover(state: Record) -> None:
    """Take all covers off (SS-22), and find the winners of treasures, actions (SS-23, SS-27) and extra cards (SS-28)."""
    cards = 0
    for action_card in range(2):
        state.side_then[action_card] = state.side[action_card]
    for seat in range(state.seats):
        state.shows[seat] = s.UNCOVERED
        cards |= 1 << int(state.island[seat])
        note_played(state, int(state.island[seat]), seat)
    all_saw_leave(state, cards)
    won = 0
    for colour in range(len(s.COLOURS)):
        winner, lowest, count = highest_and_lowest(state, colour)
        if count == 0:
            continue
        if stack_with(state, colour) == s.NO_STACK:
            state.activating = int(state.activating) | 1 << winner
        else:
            state.winners = int(state.winners) | 1 << winner
        if count > 1:
            won |= count << 4 * lowest
    hand_out_extras(state, won)


@rule
def hand_out_extras(state: Record, won: int) -> None:
    """Hand out the extra cards that seats have won, clockwise from the starter, as far as the supply reaches (SS-29).

    `won` holds 4 bits a seat.
    """
    for distance in range(state.seats):
        seat = clockwise(state, distance)
        handed = min(won >> 4 * seat & 15, int(state.supply))
        state.won[seat] = handed
        state.supply -= handed
        state.extras[seat] += handed


@rule
def who_can_be_stolen_from(state: Record, seat: int) -> int:
    """Return the bit mask of the seats whose top treasure the winner may steal instead (SS-26)."""
    seats = 0
    for other in range(state.seats):
        if may_steal_from(state, seat, other):
            seats |= 1 << other
    return seats


@rule
def take_treasure(state: Record, seat: int) -> None:
    """Put the open treasure on top of the winner's pile (SS-25)."""
    stack = stack_with(state, s.colour_of(int(state.island[seat])))
    put_on_pile(state, seat, int(state.open[stack]))
    state.taker[stack] = seat


@rule
def steal_treasure(state: Record, seat: int, victim: int) -> None:
    """Move another's top treasure to the top of the winner's pile; the open one stays where it is (SS-26)."""
    stack = stack_with(state, s.colour_of(int(state.island[seat])))
    treasure = int(state.pile[victim])
    state.pile[victim] = state.beneath[treasure]
    put_on_pile(state, seat, treasure)
    state.taker[stack] = seat
    state.robbed[stack] = victim


@rule
def put_on_pile(state: Record, seat: int, treasure: int) -> None:
    """Put a treasure on a pile, of which only the top one is visible (SS-25)."""
    state.beneath[treasure] = state.pile[seat]
    state.pile[seat] = treasure


@rule
def settle(material: Record, state: Record) -> None:
    """Continue until a seat must choose: treasures first, then actions, each clockwise; then the trick ends (SS-30)."""
    while state.winners:
        seat = first_clockwise(state, int(state.winners))
        if who_can_be_stolen_from(state, seat):
            state.turn = seat
            state.phase = s.WINNING
            return
        take_treasure(state, seat)
        state.winners = int(state.winners) & ~(1 << seat)
    while state.activating:
        seat = first_clockwise(state, int(state.activating))
        state.activating = int(state.activating) & ~(1 << seat)
        action_card = s.colour_of(int(state.island[seat])) // 2
        if begin_action(state, seat, int(state.side[action_card])):
            return
    end_trick(material, state)


@rule
def end_trick(material: Record, state: Record) -> None:
    """End the trick: return extra cards, put open treasures under their stacks, and pass the start card on (SS-32 to SS-34)."""
    for seat in range(state.seats):
        state.supply += state.added[seat]  # SS-33
    remember_trick(state)
    clear_table(state)
    state.starter = (int(state.starter) + 1) % int(state.seats)
    if state.cards[0] > 0:
        state.phase = s.TURNING_UP
    else:
        end_round(material, state)


@rule
def remember_trick(state: Record) -> None:
    """Keep this trick until the next one has ended; it is shown until the covers of that one come off (SS-35)."""
    for seat in range(s.MOST_SEATS):
        state.last_island[seat] = state.island[seat]
        state.last_added[seat] = state.added[seat]
    for stack in range(2):
        state.last_open[stack] = state.open[stack]
        state.last_taker[stack] = state.taker[stack]
        state.last_robbed[stack] = state.robbed[stack]
    state.last_starter = state.starter


@rule
def end_round(material: Record, state: Record) -> None:
    """End the round: after the first one, write down its points and set up the second (SS-34, SS-50)."""
    state.rounds += 1
    if state.rounds == s.ROUNDS:
        state.phase = s.OVER
        return
    for seat in range(state.seats):
        state.earned[seat, 0] = treasures_of(material, state, seat)
        state.earned[seat, 1] = points_of_extras(state, seat)
    set_up_round(material, state)
