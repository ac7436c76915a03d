"""Hands and piles of Dragon Island, and the cards that seats know. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.games.dragon_island.rules import state as s


@rule
def is_terrain_card(kind: int) -> bool:
    """Return whether a card shows terrain."""
    return kind < 2 * s.DOUBLES


@rule
def takes_on(kind: int) -> bool:
    """Return whether a card helps a hunter move."""
    return kind == s.FLIGHT or is_terrain_card(kind)


@rule
def may_be_used_as(kind: int, action: int) -> bool:
    """Return whether a card can be played as an action; a double card as either of its two (DI-68)."""
    return bool(kinds_for(action) >> kind & 1)


@rule
def kinds_for(action: int) -> int:
    """Return the bit mask of the kinds that can be played as an action."""
    kinds = 1 << action
    if action == s.TERROR or action == s.SLUMBER:
        kinds |= 1 << s.SLUMBER_OR_TERROR
    if action == s.TERROR or action == s.COUNTERSPELL:
        kinds |= 1 << s.COUNTERSPELL_OR_TERROR
    if action == s.INFIDELITY or action == s.ATTACK:
        kinds |= 1 << s.INFIDELITY_OR_ATTACK
    return kinds


@rule
def has_kind(state: Record, seat: int, kind: int) -> bool:
    """Return whether a hand has a card of a kind."""
    for slot in range(state.cards[seat]):
        if state.hand[seat, slot] == kind:
            return True
    return False


@rule
def holds(state: Record, seat: int, action: int) -> bool:
    """Return whether a hand has a card that can be played as an action."""
    kinds, held = kinds_for(action), 0
    for slot in range(state.cards[seat]):
        held |= 1 << int(state.hand[seat, slot])
    return bool(kinds & held)


@rule
def is_first_of_kind(state: Record, seat: int, slot: int) -> bool:
    """Return whether a slot holds the first card of its kind: equal cards are one choice."""
    return bool(slot == 0 or state.hand[seat, slot - 1] != state.hand[seat, slot])


# Lists of kinds


@rule
def put_in(kinds: Record, kind: int) -> None:
    """Insert a kind into a sorted list that has room."""
    slot = s.HAND - 1
    while slot > 0 and (kinds[slot - 1] == s.NO_CARD or kinds[slot - 1] > kind):
        kinds[slot] = kinds[slot - 1]
        slot -= 1
    kinds[slot] = kind


@rule
def take_out(kinds: Record, kind: int) -> None:
    """Remove one of a kind from a sorted list, if there is one."""
    slot = 0
    while slot < s.HAND and kinds[slot] != kind:
        slot += 1
    while slot < s.HAND:
        kinds[slot] = kinds[slot + 1] if slot + 1 < s.HAND else s.NO_CARD
        slot += 1


# Hands


@rule
def add_card(state: Record, seat: int, kind: int) -> None:
    """Add a card to a hand."""
    put_in(state.hand[seat], kind)
    state.cards[seat] += 1


@rule
def lose_openly(state: Record, seat: int, kind: int) -> None:
    """Remove a card from a hand, for all to see."""
    take_out(state.hand[seat], kind)
    state.cards[seat] -= 1
    for who in range(s.MOST_SEATS):
        if state.known[who, seat, 0] != s.NO_CARD:
            take_out(state.known[who, seat], kind)


@rule
def spend(state: Record, seat: int, kind: int) -> None:
    """Play a card, which lies open until the end of the turn (DI-25)."""
    lose_openly(state, seat, kind)
    state.spent[kind] += 1
    if seat == state.active:
        state.acted = 1


@rule
def take_from_hand(state: Record, thief: int, victim: int, kind: int) -> None:
    """Move a card from hand to hand; only these two see it (DI-67)."""
    take_out(state.hand[victim], kind)
    state.cards[victim] -= 1
    add_card(state, thief, kind)
    for who in range(s.MOST_SEATS):
        if who == thief:
            take_out(state.known[who, victim], kind)
        elif who == victim:
            put_in(state.known[who, thief], kind)
        else:
            # Any known card may be the one that moved.
            for slot in range(s.HAND):
                state.known[who, victim, slot] = s.NO_CARD


# Piles


@rule
def draw(state: Record, seat: int, kind: int) -> None:
    """Draw a card from the draw pile, and renew the pile after its last card (DI-27, DI-28)."""
    state.draw_pile[kind] -= 1
    state.in_draw_pile -= 1
    add_card(state, seat, kind)
    renew_draw_pile(state)


@rule
def renew_draw_pile(state: Record) -> None:
    """Turn the discard pile into a new draw pile if that is used up (DI-28)."""
    if state.in_draw_pile > 0:
        return
    for kind in range(s.KINDS):
        state.draw_pile[kind] = state.discard_pile[kind]
        state.in_draw_pile += state.discard_pile[kind]
        state.discard_pile[kind] = 0


@rule
def discard_spent(state: Record) -> None:
    """Move the cards played this turn to the discard pile (DI-25)."""
    for kind in range(s.KINDS):
        state.discard_pile[kind] += state.spent[kind]
        state.spent[kind] = 0
    renew_draw_pile(state)
