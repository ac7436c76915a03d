"""The set-up of Lost Maps: each player is dealt four cards and keeps two. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import UNKNOWN, Codes, Option, Record, first_player
from spadework.games.lost_maps.rules import state as s

OPTIONS = (Option("memory-aid", ("off", "on")), first_player(s.SEATS))


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """Lay out the table before the first card is dealt; `state` comes zeroed."""
    state.seats = seats
    state.stack = (1 << int(material.cards)) - 1
    state.start = UNKNOWN
    # If the table names no start player, or a seat that does not exist, the draw decides (LM-12).
    state.first = options[1] - 1 if 1 <= options[1] <= seats else s.NO_SEAT
    state.pattern = UNKNOWN
    state.display[:] = s.NO_CARD
    state.hand[:, :] = s.NO_CARD
    state.card[:, :] = s.NO_CARD
    s.shuffle_expedition_cards(material, state)
    state.phase = s.DEALING


@rule
def deal_card(state: Record, card: int) -> None:
    """Deal a treasure card to the first seat that has fewer than four (LM-10)."""
    s.draw_from_stack(state, card)
    for seat in range(state.seats):
        for slot in range(s.DEALT):
            if state.hand[seat, slot] == s.NO_CARD:
                state.hand[seat, slot] = card
                if seat == state.seats - 1 and slot == s.DEALT - 1:
                    state.undecided = (1 << int(state.seats)) - 1
                    state.phase = s.KEEPING
                return


@rule
def keep(state: Record, seat: int, cards: int) -> None:
    """Keep two of the dealt cards, sealed until the last seat has chosen (LM-10)."""
    state.keeping[seat] = cards
    state.undecided = int(state.undecided) & ~(1 << seat)
    if state.undecided == 0:
        show_kept_cards(state)


@rule
def show_kept_cards(state: Record) -> None:
    """Lay down the two cards that each seat keeps, and return the others to the stack (LM-10, LM-11)."""
    for seat in range(state.seats):
        slot = 0
        for dealt in range(s.DEALT):
            card = int(state.hand[seat, dealt])
            if int(state.keeping[seat]) >> dealt & 1:
                state.card[seat, slot] = card
                slot += 1
            else:
                state.stack = int(state.stack) | 1 << card
            state.hand[seat, dealt] = s.NO_CARD
        state.keeping[seat] = 0
    state.phase = s.FILLING


@rule
def find_start_player(state: Record) -> None:
    """Begin with the seat that the table names, or else draw the start player (LM-12)."""
    if state.first == s.NO_SEAT:
        state.phase = s.STARTING
    else:
        start_with(state, int(state.first))


@rule
def start_with(state: Record, seat: int) -> None:
    """Make a seat the start player of the first turn (LM-12)."""
    state.start = seat
    state.phase = s.REVEALING
