"""Knowledge of the seats about island cards in hands and treasures that were looked at. Numbers in brackets refer to the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.games.sea_and_shore.rules import state as s

# Island cards


@rule
def know_no_cards(state: Record) -> None:
    """Forget all knowledge: before the deal, any card may come to any hand, or to none."""
    state.may_lie[:, :] = s.ALL_CARDS


@rule
def know_own_hands(state: Record) -> None:
    """Let all seats know their own hands."""
    for seat in range(state.seats):
        for where in range(s.MOST_SEATS):
            state.may_lie[seat, where] = int(state.may_lie[seat, where]) & ~int(state.hand[seat])


@rule
def know_not_in_hands(state: Record, who: int, cards: int) -> None:
    """Note that `who` knows that these cards are in no hand but perhaps its own."""
    for where in range(s.MOST_SEATS):
        state.may_lie[who, where] = int(state.may_lie[who, where]) & ~cards


@rule
def know_in_hand(state: Record, who: int, card: int, seat: int) -> None:
    """Note that `who` knows whose hand a card is in."""
    know_not_in_hands(state, who, 1 << card)
    state.may_lie[who, seat] = int(state.may_lie[who, seat]) | 1 << card


@rule
def all_saw_leave(state: Record, cards: int) -> None:
    """Note cards that left the round openly."""
    for who in range(s.PUBLIC + 1):
        know_not_in_hands(state, who, cards)


@rule
def note_played(state: Record, card: int, seat: int) -> None:
    """Note a seat's uncovered or discarded card; one fetched from the table counts for the seat that played it first."""
    if s.cards_seen(state) >> card & 1 == 0:
        state.played[seat] = int(state.played[seat]) | 1 << card


@rule
def all_saw_arrive(state: Record, card: int, seat: int) -> None:
    """Note a card that came openly into a hand."""
    for who in range(s.PUBLIC + 1):
        if who == seat:
            know_not_in_hands(state, who, 1 << card)
        else:
            know_in_hand(state, who, card, seat)


@rule
def two_saw(state: Record, card: int, giver: int, taker: int) -> None:
    """Note a card that goes from hand to hand: for the other seats, it may be any that the giver may have held."""
    for who in range(s.PUBLIC + 1):
        if who == taker:
            know_not_in_hands(state, who, 1 << card)
        elif who == giver:
            know_in_hand(state, who, card, taker)
        else:
            state.may_lie[who, taker] = int(state.may_lie[who, taker]) | int(state.may_lie[who, giver])


@rule
def know_only_public_cards(state: Record, seat: int) -> None:
    """Reduce a seat's knowledge of cards to a spectator's, plus its own cards."""
    own = int(state.hand[seat])
    if s.is_covered(state, seat):
        own |= 1 << int(state.island[seat])
    anywhere = 0
    for where in range(s.MOST_SEATS):
        state.may_lie[seat, where] = int(state.may_lie[s.PUBLIC, where]) & ~own
        anywhere |= int(state.may_lie[seat, where])
    state.may_lie[seat, seat] = anywhere & ~s.cards_seen(state)


# Treasures


@rule
def know_no_treasures(state: Record) -> None:
    """Forget all treasures that seats have looked at."""
    state.top[:, :] = s.NO_TREASURE
    state.knows_top[:, :] = 0
    state.among[:, :, :] = s.NO_TREASURE


@rule
def look_at_top(state: Record, seat: int, stack: int) -> None:
    """Note that a seat sees the top treasures of a stack in their order (SS-42)."""
    for depth in range(s.TOPS):
        state.among[seat, stack, depth] = s.NO_TREASURE
        if state.top[stack, depth] != s.NO_TREASURE:
            state.knows_top[stack, depth] = int(state.knows_top[stack, depth]) | 1 << seat


@rule
def others_lose_order(state: Record, seat: int, stack: int) -> None:
    """Note that a seat puts the top treasures back in any order: others that knew some only know that they are among these."""
    for other in range(state.seats):
        if other == seat:
            continue
        for depth in range(s.TOPS):
            if int(state.knows_top[stack, depth]) >> other & 1:
                know_among(state, other, stack, int(state.top[stack, depth]))
    for depth in range(s.TOPS):
        state.knows_top[stack, depth] = 0 if state.top[stack, depth] == s.NO_TREASURE else 1 << seat


@rule
def know_among(state: Record, seat: int, stack: int, treasure: int) -> None:
    """Note that a seat knows a treasure among the top ones; the list is sorted, so that it doesn't reveal their order."""
    index = s.TOPS - 1
    while index > 0 and (
        state.among[seat, stack, index - 1] == s.NO_TREASURE or state.among[seat, stack, index - 1] > treasure
    ):
        state.among[seat, stack, index] = state.among[seat, stack, index - 1]
        index -= 1
    state.among[seat, stack, index] = treasure


@rule
def top_is_turned_up(state: Record, stack: int, treasure: int) -> None:
    """Remove the top treasure, which lies open now; those that were looked at move up."""
    for depth in range(s.TOPS - 1):
        state.top[stack, depth] = state.top[stack, depth + 1]
        state.knows_top[stack, depth] = state.knows_top[stack, depth + 1]
    state.top[stack, s.TOPS - 1] = s.NO_TREASURE
    state.knows_top[stack, s.TOPS - 1] = 0
    for seat in range(s.MOST_SEATS):
        forget_among(state, seat, stack, treasure)


@rule
def forget_among(state: Record, seat: int, stack: int, treasure: int) -> None:
    """Note that a treasure is no longer among the top ones."""
    kept = 0
    for index in range(s.TOPS):
        known = int(state.among[seat, stack, index])
        state.among[seat, stack, index] = s.NO_TREASURE
        if known not in (treasure, s.NO_TREASURE):
            state.among[seat, stack, kept] = known
            kept += 1
