"""The third action of Lost Maps: cups and replacements, seat by seat. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import UNKNOWN, Record
from spadework.games.lost_maps.rules.stacks import display_is_short, draw_from_stack, shuffle_expedition_cards
from spadework.games.lost_maps.rules.state import (
    CUPS,
    DISPLAYED,
    DRAWING,
    FILLING,
    KEPT,
    NO_CARD,
    NO_SEAT,
    OVER,
    REVEALING,
    ROW,
    STACK,
    STARTING,
    TAKING,
    TURNS,
)


@rule
def settling_seat(state: Record) -> int:
    """Whose third action it is: clockwise from the start player (LM-30)."""
    return (int(state.start) + int(state.resolved)) % int(state.seats)


@rule
def settle(material: Record, state: Record) -> None:
    """Run on through the third action until somebody must choose or a card must be drawn (LM-30)."""
    while state.resolved < state.seats:
        seat = settling_seat(state)
        take_cups(material, state, seat)
        put_aside_filled_cards(material, state, seat)
        if can_take_replacement(state, seat):
            state.phase = TAKING
            return
        if display_is_short(state):
            state.phase = FILLING
            return
        state.resolved += 1
    end_turn(material, state)


@rule
def take_cups(material: Record, state: Record, seat: int) -> None:
    """For each row of coins just filled the highest cup left, or none when all are gone (LM-31)."""
    while state.rows[seat] < state.coins[seat] // ROW:
        if state.cups_taken < CUPS:
            state.cup[seat, state.rows[seat]] = material.cups[state.cups_taken]
            state.cups_taken += 1
        state.rows[seat] += 1


@rule
def put_aside_filled_cards(material: Record, state: Record, seat: int) -> None:
    """Filled cards are safe for the end (LM-32)."""
    for slot in range(KEPT):
        card = int(state.card[seat, slot])
        if card >= 0 and state.crossed[seat, slot] == material.boxes[card]:
            state.filled[seat] = int(state.filled[seat]) | 1 << card
            state.card[seat, slot] = NO_CARD
            state.crossed[seat, slot] = 0


@rule
def empty_slot(state: Record, seat: int) -> int:
    """The first slot of a seat without a card, or -1."""
    for slot in range(KEPT):
        if state.card[seat, slot] == NO_CARD:
            return slot
    return -1


@rule
def can_take_replacement(state: Record, seat: int) -> bool:
    """Whether a seat lacks a card that stack or display can replace (LM-32, LM-43)."""
    if empty_slot(state, seat) < 0:
        return False
    if state.stack != 0:
        return True
    for slot in range(DISPLAYED):
        if state.display[slot] != NO_CARD:
            return True
    return False


@rule
def take(material: Record, state: Record, seat: int, source: int) -> None:
    """Take a displayed card, or ask chance for the top card of the stack (LM-32)."""
    if source == STACK:
        state.phase = DRAWING
    else:
        card = int(state.display[source])
        state.display[source] = NO_CARD
        lay_replacement(material, state, seat, card)


@rule
def lay_replacement(material: Record, state: Record, seat: int, card: int) -> None:
    """The new card lies open before its owner; a second one is chosen after it was seen (LM-32)."""
    state.card[seat, empty_slot(state, seat)] = card
    settle(material, state)


@rule
def display_card(material: Record, state: Record, card: int) -> None:
    """A card of the stack is turned up into the display (LM-11, LM-33)."""
    draw_from_stack(state, card)
    for slot in range(DISPLAYED):
        if state.display[slot] == NO_CARD:
            state.display[slot] = card
            break
    if not display_is_short(state):
        if state.start == UNKNOWN:
            find_start_player(state)
        else:
            settle(material, state)


@rule
def find_start_player(state: Record) -> None:
    """The named player begins, else the draw decides (LM-12)."""
    if state.first == NO_SEAT:
        state.phase = STARTING
    else:
        state.start = state.first
        state.phase = REVEALING


@rule
def end_turn(material: Record, state: Record) -> None:
    """The start player moves on; a round has seven turns, the game as many rounds as its deck says (LM-34, LM-40, LM-41)."""
    state.start = (int(state.start) + 1) % int(state.seats)
    state.pattern = UNKNOWN  # the expedition card goes under the pile (LM-25)
    state.turn += 1
    state.phase = REVEALING
    if state.turn == TURNS:
        state.turn = 0
        state.rounds += 1
        shuffle_expedition_cards(material, state)
        if state.rounds == material.rounds:
            state.phase = OVER
