"""Who wins a colour of a trick and who loses it, once the covers are off. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.sea_and_shore.rules.cards import colour_of, colour_of_treasure, number_of
from spadework.games.sea_and_shore.rules.state import MOST_SEATS, NO_SEAT, NO_STACK, NO_TREASURE, NUMBERS


@rule
def value_played(state: Record, seat: int) -> int:
    """The number of the seat's card and 1 for each extra card, never above 12 (SS-21)."""
    return min(NUMBERS, number_of(int(state.island[seat])) + int(state.added[seat]))


@rule
def stack_with(state: Record, colour: int) -> int:
    """The stack on which a treasure of a colour was turned up for this trick, or NO_STACK."""
    for stack in range(2):
        if state.open[stack] != NO_TREASURE and colour_of_treasure(int(state.open[stack])) == colour:
            return stack
    return NO_STACK


@rule
def competes_as(state: Record, colour: int) -> int:
    """The colour, or the first of the two that count as one: with 3 players, those of the action card without an open treasure (SS-31)."""
    if state.seats > 3:
        return colour
    for stack in range(2):
        if state.open[stack] != NO_TREASURE and colour_of_treasure(int(state.open[stack])) >> 1 == colour >> 1:
            return colour
    return colour & ~1


@rule
def highest_and_lowest(state: Record, colour: int) -> tuple[int, int, int]:
    """Who ranks highest and who lowest among those who played a colour, and how many they are (SS-23, SS-24, SS-28).

    With 3 players ask for the colour that `competes_as` names. NO_SEAT, NO_SEAT and 0 when nobody played it.
    """
    highest, lowest, cards = NO_SEAT, NO_SEAT, 0
    most, least = -1, 8 * (NUMBERS + 1)
    seat = int(state.starter)
    for distance in range(state.seats):
        if competes_as(state, colour_of(int(state.island[seat]))) == colour:
            # Of equal values the one nearer to the player who began ranks higher.
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
    """The lowest of those who lose a colour gets as many extra cards as cards of it were played, the others none (SS-28)."""
    _, lowest, cards = highest_and_lowest(state, competes_as(state, colour_of(int(state.island[seat]))))
    return cards if cards > 1 and lowest == seat else 0


@rule
def may_steal_from(state: Record, seat: int, other: int) -> bool:
    """Whether the winner of a colour with an open treasure may steal another's top treasure (SS-26)."""
    colour = colour_of(int(state.island[seat]))
    return bool(
        other != seat
        and colour_of(int(state.island[other])) == colour
        and value_played(state, other) < value_played(state, seat)
        and state.pile[other] != NO_TREASURE
        and colour_of_treasure(int(state.pile[other])) == colour
    )


@rule
def clockwise(state: Record, distance: int) -> int:
    """The seat so far clockwise from the one that began the trick."""
    return (int(state.starter) + distance) % int(state.seats)


@rule
def first_clockwise(state: Record, seats: int) -> int:
    """The first seat of a bit mask, clockwise from the one that began the trick; NO_SEAT of none."""
    for distance in range(MOST_SEATS):
        seat = clockwise(state, distance)
        if seats >> seat & 1:
            return seat
    return NO_SEAT
