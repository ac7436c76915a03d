"""A round of Rat Alarm, from its first turn until all have dropped out. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURYING,
    DRAWING,
    IN_HAND,
    IN_THE_MIDDLE,
    NO_CARD,
    OVER,
    TURN,
    TURNED,
)

# Turns


@rule
def begin_round(state: Record, seat: int) -> None:
    """A round begins with everyone in it."""
    state.turn = seat
    state.fresh = 1
    state.turned = NO_CARD
    state.phase = TURN


@rule
def seats_with_spade(state: Record) -> int:
    """How many are still in the round."""
    count = 0
    for seat in range(state.seats):
        count += state.spade[seat] == IN_HAND
    return count


@rule
def can_turn_up(state: Record) -> bool:
    """Whether a card is left to turn up: on the draw pile, or once more from the discards (RA-40)."""
    return bool(state.draw_pile != 0 or (state.reshuffled == 0 and state.discards != 0))


@rule
def must_turn_up(state: Record) -> bool:
    """Whoever begins a round while no unburied card lies open must turn one up (RA-21)."""
    return bool(state.fresh == 1 and state.lies_open == 0)


@rule
def call_for_card(state: Record) -> None:
    """Chance is to bring a card; when the draw pile is used up the discards become a new one, once (RA-40)."""
    state.fresh = 0
    if state.draw_pile == 0:
        state.draw_pile = state.discards
        state.discards = 0
        state.reshuffled = 1
    state.phase = DRAWING


@rule
def turn_up(material: Record, state: Record, card: int) -> None:
    """A card comes into the open middle (RA-21); with a second unburied rat it is an alarm (RA-24)."""
    others = int(state.lies_open) & int(material.rats)
    state.draw_pile = int(state.draw_pile) & ~(1 << card)
    state.lies_open = int(state.lies_open) | 1 << card
    state.turned = card
    if state.draw_pile == 0:
        state.last_round = 1  # RA-40
    is_rat = int(material.rats) >> card & 1
    state.phase = ALARM if is_rat and others else TURNED


@rule
def pass_turn(state: Record) -> None:
    """The next player clockwise who has a spade in hand (RA-20)."""
    state.turned = NO_CARD
    seat = (int(state.turn) + 1) % int(state.seats)
    while state.spade[seat] != IN_HAND:
        seat = (seat + 1) % int(state.seats)
    state.turn = seat
    state.phase = TURN


# Dropping out


@rule
def cards_showing(material: Record, state: Record, kind: int) -> int:
    """Bit mask of the open, unburied cards that show a treasure of a kind (RA-23)."""
    return int(state.lies_open) & int(material.showing[kind])


@rule
def take(state: Record, seat: int, cards: int) -> None:
    """Cards go face down on the owner's pile (RA-25)."""
    state.lies_open = int(state.lies_open) & ~cards
    state.taken[seat] = int(state.taken[seat]) | cards


@rule
def drop_out(state: Record, seat: int) -> None:
    """After taking comes burying; with no card to bury the spade is laid in the middle (RA-26)."""
    state.fresh = 0
    if state.lies_open == 0:
        state.spade[seat] = IN_THE_MIDDLE
        leave(state)
    else:
        state.phase = BURYING


@rule
def bury(state: Record, seat: int, card: int) -> None:
    """The spade lies on a card, which nobody can take and which sets off no alarm (RA-26, RA-27)."""
    state.lies_open = int(state.lies_open) & ~(1 << card)
    state.spade[seat] = card
    leave(state)


@rule
def leave(state: Record) -> None:
    """The next player's turn, or the end of the round when all have dropped out (RA-29)."""
    if seats_with_spade(state) == 0:
        end_round(state)
    else:
        pass_turn(state)


@rule
def end_round(state: Record) -> None:
    """Buried cards are discarded, spades come back, the left neighbour of the last to move begins (RA-29, RA-30)."""
    for seat in range(state.seats):
        if state.spade[seat] >= 0:
            state.discards = int(state.discards) | 1 << int(state.spade[seat])
        state.spade[seat] = IN_HAND
    state.rounds += 1
    if state.last_round:
        state.turned = NO_CARD
        state.phase = OVER
    else:
        begin_round(state, (int(state.turn) + 1) % int(state.seats))
