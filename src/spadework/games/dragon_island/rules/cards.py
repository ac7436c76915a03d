"""Hands and piles of Dragon Island, and who knows what is in a hand. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.dragon_island.rules.state import (
    ATTACK,
    COUNTERSPELL,
    COUNTERSPELL_OR_TERROR,
    DOUBLES,
    FLIGHT,
    HAND,
    INFIDELITY,
    INFIDELITY_OR_ATTACK,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    SLUMBER_CARD,
    SLUMBER_OR_TERROR,
    TERROR,
)


@rule
def is_terrain_card(kind: int) -> bool:
    """Whether a kind of card shows terrains."""
    return kind < 2 * DOUBLES


@rule
def takes_on(kind: int) -> bool:
    """Whether a card takes a hunter on."""
    return kind == FLIGHT or is_terrain_card(kind)


@rule
def may_be_used_as(kind: int, action: int) -> bool:
    """Whether a card can be played for an action; a double card for either of its two (DI-68)."""
    return bool(kinds_for(action) >> kind & 1)


@rule
def kinds_for(action: int) -> int:
    """Bit mask of the kinds of cards that can be played for an action."""
    kinds = 1 << action
    if action == TERROR or action == SLUMBER_CARD:
        kinds |= 1 << SLUMBER_OR_TERROR
    if action == TERROR or action == COUNTERSPELL:
        kinds |= 1 << COUNTERSPELL_OR_TERROR
    if action == INFIDELITY or action == ATTACK:
        kinds |= 1 << INFIDELITY_OR_ATTACK
    return kinds


@rule
def has_kind(state: Record, seat: int, kind: int) -> bool:
    """Whether a hand has a card of a kind."""
    for slot in range(state.cards[seat]):
        if state.hand[seat, slot] == kind:
            return True
    return False


@rule
def holds(state: Record, seat: int, action: int) -> bool:
    """Whether a hand has a card for an action."""
    kinds, held = kinds_for(action), 0
    for slot in range(state.cards[seat]):
        held |= 1 << int(state.hand[seat, slot])
    return bool(kinds & held)


@rule
def is_first_of_kind(state: Record, seat: int, slot: int) -> bool:
    """Whether the card in a slot of a hand is the first of its kind there: alike cards are one choice."""
    return bool(slot == 0 or state.hand[seat, slot - 1] != state.hand[seat, slot])


# Lists of kinds


@rule
def put_in(kinds: Record, kind: int) -> None:
    """A kind comes into a rising list that has room."""
    slot = HAND - 1
    while slot > 0 and (kinds[slot - 1] == NO_CARD or kinds[slot - 1] > kind):
        kinds[slot] = kinds[slot - 1]
        slot -= 1
    kinds[slot] = kind


@rule
def take_out(kinds: Record, kind: int) -> None:
    """One of a kind goes out of a rising list, if there is one."""
    slot = 0
    while slot < HAND and kinds[slot] != kind:
        slot += 1
    while slot < HAND:
        kinds[slot] = kinds[slot + 1] if slot + 1 < HAND else NO_CARD
        slot += 1


# Hands


@rule
def add_card(state: Record, seat: int, kind: int) -> None:
    """A card comes into a hand."""
    put_in(state.hand[seat], kind)
    state.cards[seat] += 1


@rule
def lose_openly(state: Record, seat: int, kind: int) -> None:
    """A card leaves a hand for all to see."""
    take_out(state.hand[seat], kind)
    state.cards[seat] -= 1
    for who in range(MOST_SEATS):
        if state.known[who, seat, 0] != NO_CARD:
            take_out(state.known[who, seat], kind)


@rule
def spend(state: Record, seat: int, kind: int) -> None:
    """A played card lies open until the end of the turn (DI-25)."""
    lose_openly(state, seat, kind)
    state.spent[kind] += 1
    if seat == state.active:
        state.acted = 1


@rule
def take_from_hand(state: Record, thief: int, victim: int, kind: int) -> None:
    """A card goes from hand to hand, and only these two see which (DI-67)."""
    take_out(state.hand[victim], kind)
    state.cards[victim] -= 1
    add_card(state, thief, kind)
    for who in range(MOST_SEATS):
        if who == thief:
            take_out(state.known[who, victim], kind)
        elif who == victim:
            put_in(state.known[who, thief], kind)
        else:
            # Any card that was known to be there may be the one that went.
            for slot in range(HAND):
                state.known[who, victim, slot] = NO_CARD


# Piles


@rule
def draw(state: Record, seat: int, kind: int) -> None:
    """A card comes from the draw pile; when it was the last, the discards become a new one (DI-27, DI-28)."""
    state.draw_pile[kind] -= 1
    state.in_draw_pile -= 1
    add_card(state, seat, kind)
    renew_draw_pile(state)


@rule
def renew_draw_pile(state: Record) -> None:
    """As soon as the draw pile is used up, the discard pile is shuffled into a new one (DI-28)."""
    if state.in_draw_pile > 0:
        return
    for kind in range(KINDS):
        state.draw_pile[kind] = state.discard_pile[kind]
        state.in_draw_pile += state.discard_pile[kind]
        state.discard_pile[kind] = 0


@rule
def discard_spent(state: Record) -> None:
    """At the end of the turn what was played goes to the discard pile (DI-25)."""
    for kind in range(KINDS):
        state.discard_pile[kind] += state.spent[kind]
        state.spent[kind] = 0
    renew_draw_pile(state)
