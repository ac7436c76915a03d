"""Who knows what of island cards in hands and of treasures that were looked at. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.sea_and_shore.rules.state import ALL_CARDS, MOST_SEATS, NO_CARD, TOPS

# Island cards


@rule
def know_nothing(state: Record) -> None:
    """Before the deal any card may come to any hand, or to none."""
    state.may_lie[:, :] = ALL_CARDS


@rule
def look_at_hands(state: Record) -> None:
    """Everyone knows what they were dealt."""
    for seat in range(state.seats):
        for place in range(MOST_SEATS):
            state.may_lie[seat, place] = int(state.may_lie[seat, place]) & ~int(state.hand[seat])


@rule
def lies_nowhere(state: Record, who: int, cards: int) -> None:
    """`who` knows that these cards are in nobody else's hand."""
    for place in range(MOST_SEATS):
        state.may_lie[who, place] = int(state.may_lie[who, place]) & ~cards


@rule
def lies_with(state: Record, who: int, card: int, seat: int) -> None:
    """`who` knows in whose hand a card is."""
    lies_nowhere(state, who, 1 << card)
    state.may_lie[who, seat] = int(state.may_lie[who, seat]) | 1 << card


@rule
def all_saw_leave(state: Record, cards: int) -> None:
    """Cards went out of the round openly."""
    for who in range(MOST_SEATS + 1):
        lies_nowhere(state, who, cards)


@rule
def all_saw_arrive(state: Record, card: int, seat: int) -> None:
    """A card came openly into a hand."""
    for who in range(MOST_SEATS + 1):
        if who == seat:
            lies_nowhere(state, who, 1 << card)
        else:
            lies_with(state, who, card, seat)


@rule
def two_saw(state: Record, card: int, giver: int, taker: int) -> None:
    """A card goes from hand to hand; these two see it, for the others it may be any that the giver may have held."""
    for who in range(MOST_SEATS + 1):
        if who == taker:
            lies_nowhere(state, who, 1 << card)
        elif who == giver:
            lies_with(state, who, card, taker)
        else:
            state.may_lie[who, taker] = int(state.may_lie[who, taker]) | int(state.may_lie[who, giver])


# Treasures


@rule
def know_no_treasures(state: Record) -> None:
    """No treasure has been looked at."""
    state.top[:, :] = NO_CARD
    state.knows_top[:, :] = 0
    state.among[:, :, :] = NO_CARD


@rule
def look_at_top(state: Record, seat: int, stack: int) -> None:
    """A seat sees the treasures on top of a stack, each in its place (SS-42)."""
    for place in range(TOPS):
        state.among[seat, stack, place] = NO_CARD
        if state.top[stack, place] != NO_CARD:
            state.knows_top[stack, place] = int(state.knows_top[stack, place]) | 1 << seat


@rule
def others_lose_order(state: Record, seat: int, stack: int) -> None:
    """A seat puts the top treasures back in an order of its own: whoever else knew some knows only that they are among them."""
    for other in range(state.seats):
        if other == seat:
            continue
        for place in range(TOPS):
            if int(state.knows_top[stack, place]) >> other & 1:
                know_among(state, other, stack, int(state.top[stack, place]))
    for place in range(TOPS):
        state.knows_top[stack, place] = 0 if state.top[stack, place] == NO_CARD else 1 << seat


@rule
def know_among(state: Record, seat: int, stack: int, treasure: int) -> None:
    """A seat knows that a treasure is among the top ones; the list rises, so that it tells nothing of their order."""
    place = TOPS - 1
    while place > 0 and (
        state.among[seat, stack, place - 1] == NO_CARD or state.among[seat, stack, place - 1] > treasure
    ):
        state.among[seat, stack, place] = state.among[seat, stack, place - 1]
        place -= 1
    state.among[seat, stack, place] = treasure


@rule
def top_is_turned_up(state: Record, stack: int, treasure: int) -> None:
    """The top treasure lies open now, those that were looked at move up."""
    for place in range(TOPS - 1):
        state.top[stack, place] = state.top[stack, place + 1]
        state.knows_top[stack, place] = state.knows_top[stack, place + 1]
    state.top[stack, TOPS - 1] = NO_CARD
    state.knows_top[stack, TOPS - 1] = 0
    for seat in range(MOST_SEATS):
        forget_among(state, seat, stack, treasure)


@rule
def forget_among(state: Record, seat: int, stack: int, treasure: int) -> None:
    """A treasure is no longer among the top ones."""
    kept = 0
    for place in range(TOPS):
        known = int(state.among[seat, stack, place])
        state.among[seat, stack, place] = NO_CARD
        if known not in (treasure, NO_CARD):
            state.among[seat, stack, kept] = known
            kept += 1
