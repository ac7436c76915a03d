"""How a turn of Dragon Island begins, goes on and ends. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.dragon_island.rules.cards import discard_spent
from spadework.games.dragon_island.rules.codes import TURN_BEGINS
from spadework.games.dragon_island.rules.reactions import ask_for_reactions
from spadework.games.dragon_island.rules.setup import clear_turn, forget_choice
from spadework.games.dragon_island.rules.state import (
    ANNOUNCED,
    DRAWING,
    HAND,
    NO_SEAT,
    NOTHING_AIMED,
    OVER,
    TURN,
)


@rule
def draw_on(state: Record) -> None:
    """Chance fills the hand of the seat that draws, before the first turn one hand after another (DI-10, DI-27)."""
    while state.cards[state.turn] == HAND or state.in_draw_pile == 0:
        following = (int(state.turn) + 1) % int(state.seats)
        if state.turns > 0 or following == state.active:
            begin_turn(state, following)
            return
        state.turn = following
    state.phase = DRAWING


@rule
def begin_turn(state: Record, seat: int) -> None:
    """Play goes clockwise (DI-13); Slumber may strike at once (DI-70). A turn limit ends the game (DI-82)."""
    state.turns += 1
    if state.limit > 0 and state.turns > state.limit:
        state.phase = OVER
        return
    clear_turn(state)
    state.active = seat
    announce(state, TURN_BEGINS)


@rule
def end_turn(state: Record) -> None:
    """Spent cards are discarded, then the active player draws up to six (DI-25, DI-27)."""
    forget_choice(state)
    discard_spent(state)
    state.turn = state.active
    state.kept[state.active] = state.cards[state.active]
    draw_on(state)


@rule
def go_on(state: Record) -> None:
    """The turn goes on, unless the last treasure is settled (DI-80, DI-82)."""
    forget_choice(state)
    state.phase = OVER if state.settled == state.pairs else TURN


@rule
def close_turn(state: Record) -> None:
    """The turn ends, and the game with the last treasure (DI-26, DI-80, DI-82)."""
    if state.settled == state.pairs:
        state.phase = OVER
    else:
        end_turn(state)


@rule
def announce(state: Record, action: int) -> None:
    """An action is announced whole, and waits for reactions before it takes effect (DI-70)."""
    state.announced = action
    state.aim = NOTHING_AIMED
    state.slumber = NO_SEAT
    state.phase = ANNOUNCED
    ask_for_reactions(state)
