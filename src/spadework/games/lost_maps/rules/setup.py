"""The set-up of Lost Maps: four cards are dealt to everyone, who keeps two. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import UNKNOWN, Codes, Option, Record, first_player
from spadework.games.lost_maps.rules.stacks import draw_from_stack, shuffle_expedition_cards
from spadework.games.lost_maps.rules.state import (
    DEALING,
    DEALT,
    FILLING,
    KEEPING,
    NO_CARD,
    NO_SEAT,
    SEATS,
)

OPTIONS = (Option("memory-aid", ("off", "on")), first_player(SEATS))


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """The table before anything has happened; `state` comes zeroed."""
    state.seats = seats
    state.stack = (1 << int(material.cards)) - 1
    state.start = UNKNOWN
    # The table names its start player; a seat that is not there, like none, leaves it to the draw (LM-12).
    state.first = options[1] - 1 if 1 <= options[1] <= seats else NO_SEAT
    state.pattern = UNKNOWN
    state.display[:] = NO_CARD
    state.hand[:, :] = NO_CARD
    state.card[:, :] = NO_CARD
    shuffle_expedition_cards(material, state)
    state.phase = DEALING


@rule
def deal_card(state: Record, card: int) -> None:
    """A treasure card goes to the first seat that has fewer than four (LM-10)."""
    draw_from_stack(state, card)
    for seat in range(state.seats):
        for slot in range(DEALT):
            if state.hand[seat, slot] == NO_CARD:
                state.hand[seat, slot] = card
                if seat == state.seats - 1 and slot == DEALT - 1:
                    state.undecided = (1 << int(state.seats)) - 1
                    state.phase = KEEPING
                return


@rule
def keep(state: Record, seat: int, cards: int) -> None:
    """A sealed choice of two dealt cards; the last one shows them all (LM-10)."""
    state.keeping[seat] = cards
    state.undecided = int(state.undecided) & ~(1 << seat)
    if state.undecided == 0:
        show_kept_cards(state)


@rule
def show_kept_cards(state: Record) -> None:
    """Everyone lays down two cards; the others go back into the stack (LM-10, LM-11)."""
    for seat in range(state.seats):
        slot = 0
        for dealt in range(DEALT):
            card = int(state.hand[seat, dealt])
            if int(state.keeping[seat]) >> dealt & 1:
                state.card[seat, slot] = card
                slot += 1
            else:
                state.stack = int(state.stack) | 1 << card
            state.hand[seat, dealt] = NO_CARD
        state.keeping[seat] = 0
    state.phase = FILLING
