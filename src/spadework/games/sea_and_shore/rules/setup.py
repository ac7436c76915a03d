"""The set-up of a round, from the stacks to the deal. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Codes, Record
from spadework.games.sea_and_shore.rules.knowledge import (
    know_no_cards,
    know_no_treasures,
    know_own_hands,
)
from spadework.games.sea_and_shore.rules.state import (
    ALL_CARDS,
    ALL_TREASURES,
    DEALING,
    EXTRAS,
    GIVING,
    HAND,
    MOST_SEATS,
    NO_CARD,
    NO_SEAT,
    NO_STACK,
    NO_TREASURE,
    NOT_PLAYED,
    OF_A_COLOUR,
    ROUNDS,
    TREASURES,
)


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """The first round is set up; chance names the start player unless the table does (SS-15). `state` comes zeroed."""
    state.seats = seats
    for number in range(ROUNDS):
        for action_card in range(2):
            state.side_option[number, action_card] = options[1 + 2 * number + action_card]
    # The table names its first player; a seat that is not there, like none, leaves it to the draw (SS-15).
    named = options[1 + 2 * ROUNDS]
    state.first = named - 1 if 1 <= named <= seats else NO_SEAT
    state.starter = state.first
    for seat in range(MOST_SEATS):
        state.last_island[seat] = NO_CARD
    state.last_starter = NO_SEAT
    for stack in range(2):
        state.last_open[stack] = NO_TREASURE
        state.last_taker[stack] = NO_SEAT
        state.last_robbed[stack] = NO_SEAT
    set_up_round(material, state)


@rule
def set_up_round(material: Record, state: Record) -> None:
    """Stacks, extra cards and empty hands; chance will turn action cards and treasures and deal island cards (SS-3, SS-10 to SS-13)."""
    set_up_stacks(material, state)
    know_no_cards(state)
    know_no_treasures(state)
    for seat in range(MOST_SEATS):
        state.hand[seat] = 0
        state.played[seat] = 0
        state.cards[seat] = 0
        state.extras[seat] = 0
        state.pile[seat] = NO_TREASURE
        state.gift[seat] = NO_CARD
        state.exchanged[seat] = 0
    for treasure in range(TREASURES):
        state.beneath[treasure] = NO_TREASURE
    state.supply = EXTRAS
    for action_card in range(2):
        side = int(state.side_option[state.rounds, action_card])
        state.side[action_card] = material.action[action_card, side - 1] if side else 0
    state.victim = NO_SEAT
    state.undecided = 0
    clear_table(state)
    state.phase = DEALING


@rule
def set_up_stacks(material: Record, state: Record) -> None:
    """One stack of 20 with 3 players (SS-10), else red with blue and green with purple (SS-11)."""
    first_stack = (1 << 2 * OF_A_COLOUR) - 1
    if state.seats == 3:
        state.face_down[0] = ALL_TREASURES & ~int(material.left_out)
        state.face_down[1] = 0
    else:
        state.face_down[0] = first_stack
        state.face_down[1] = ALL_TREASURES & ~first_stack


@rule
def action_card_to_turn(state: Record) -> int:
    """The action card whose side chance has still to choose (SS-3); NO_STACK when both sides are chosen."""
    return 0 if state.side[0] == 0 else 1 if state.side[1] == 0 else NO_STACK


@rule
def action_card_with(material: Record, action: int) -> int:
    """The action card on which an action stands (SS-3)."""
    return 0 if material.action[0, 0] == action or material.action[0, 1] == action else 1


@rule
def undealt(state: Record) -> int:
    """Bit mask of the island cards that nobody has."""
    cards = ALL_CARDS
    for seat in range(state.seats):
        cards &= ~int(state.hand[seat])
    return cards


@rule
def deal_card(state: Record, card: int) -> None:
    """Cards are dealt one by one, clockwise from the start player; when all have theirs they give one away (SS-13, SS-14)."""
    dealt = 0
    for seat in range(state.seats):
        dealt += int(state.cards[seat])
    seat = (int(state.starter) + dealt) % int(state.seats)
    state.hand[seat] = int(state.hand[seat]) | 1 << card
    state.cards[seat] += 1
    if dealt + 1 == HAND[state.seats] * state.seats:
        know_own_hands(state)
        state.undecided = (1 << int(state.seats)) - 1
        state.phase = GIVING


@rule
def clear_table(state: Record) -> None:
    """No card of this trick has been played and no treasure is open."""
    for seat in range(MOST_SEATS):
        state.island[seat] = NO_CARD
        state.shows[seat] = NOT_PLAYED
        state.face[seat] = NO_CARD
        state.added[seat] = 0
    for stack in range(2):
        state.open[stack] = NO_TREASURE
        state.taker[stack] = NO_SEAT
        state.robbed[stack] = NO_SEAT
    state.winners = 0
    state.activating = 0
