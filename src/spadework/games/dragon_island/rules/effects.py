"""What comes of an announcement in Dragon Island: reactions first, then its effect. Numbers in brackets are those of the rule book."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.contract import Record
from spadework.games.dragon_island.rules.action_cards import drawn_by_curse, next_victim, swap_tiles, terrify
from spadework.games.dragon_island.rules.board import UNITING, WAITING, partner_of
from spadework.games.dragon_island.rules.cards import lose_openly, spend, take_from_hand
from spadework.games.dragon_island.rules.codes import (
    DRAGON_TO,
    FAMILY,
    GO,
    JOURNEY,
    NOTHING,
    PLAY,
    SLUMBER,
    SNEAK,
    TERRIFY,
    hunter_of,
    target_of,
)
from spadework.games.dragon_island.rules.reactions import ask_for_reactions, first_heard
from spadework.games.dragon_island.rules.sharing import begin_sharing
from spadework.games.dragon_island.rules.state import (
    CURSE,
    ISLAND,
    LEAVING,
    MOST_SEATS,
    NO_HUNTER,
    NO_SEAT,
    NOT_ASKED,
    PASSING,
    SHARING,
    TAKING,
)
from spadework.games.dragon_island.rules.steps import go
from spadework.games.dragon_island.rules.turn_cycle import close_turn, end_turn, go_on


@rule
def settle(material: Record, state: Record) -> None:
    """The time to react is over: the first reaction is heard (DI-74), or the action takes effect, or it never happened (DI-70)."""
    seat = first_heard(state)
    if seat != NO_SEAT:
        hear(state, seat, int(state.answer[seat]))
        return
    action = int(state.announced)
    slumbered = state.slumber != NO_SEAT
    end_reactions(state)
    if not slumbered:
        take_effect(state, action)
    elif state.acted:
        end_turn(state)
    else:
        state.phase = PASSING  # DI-29


@rule
def hear(state: Record, seat: int, reaction: int) -> None:
    """Slumber waits for a Counterspell; a Counterspell cancels what it was played against (DI-71)."""
    spend(state, seat, thing_of(reaction, FAMILY))
    if family_of(reaction, FAMILY) == SLUMBER:
        state.slumber = seat
        ask_for_reactions(state)
    elif state.slumber != NO_SEAT:
        state.slumber = NO_SEAT
        ask_for_reactions(state)
    else:
        end_reactions(state)
        go_on(state)


@rule
def end_reactions(state: Record) -> None:
    """Nobody is asked any more."""
    for seat in range(MOST_SEATS):
        state.asked[seat] = NOT_ASKED
        state.answer[seat] = NOTHING
    state.announced = NOTHING
    state.slumber = NO_SEAT


@rule
def take_effect(state: Record, action: int) -> None:
    """What was announced happens."""
    family, thing = family_of(action, FAMILY), target_of(action)
    if family == GO:
        arrive(state, action, go(state, action))
        return
    state.trodden = 0
    if family == PLAY and thing == CURSE:
        curse(state)
        return
    if family == SNEAK and state.cards[thing] > 0:  # reactions may have emptied the hand
        take_cards(state, thing, 1)
        return
    if family == PLAY:
        swap_tiles(state)
    elif family == DRAGON_TO:
        state.dragon[state.moving_dragon] = thing
    elif family == JOURNEY:
        state.free[thing] = 1  # DI-65
        state.moved = hunter_of(state, action)
    elif family == TERRIFY:
        terrify(state, thing)
    go_on(state)


@rule
def arrive(state: Record, move: int, means: int) -> None:
    """A treasure brought to a boat is shared or claimed (DI-56); on the treasure field the first hunter ends the turn, and the second
    must leave (DI-26, DI-51)."""
    hunter, field = hunter_of(state, move), target_of(move)
    state.acted = 1
    if field >= ISLAND and partner_of(state, hunter) != NO_HUNTER:
        if begin_sharing(state, field):
            state.phase = SHARING
        else:
            close_turn(state)
    elif means == WAITING:
        close_turn(state)
    elif means == UNITING and state.settled < state.pairs:
        state.phase = LEAVING
    else:
        go_on(state)


@rule
def curse(state: Record) -> None:
    """All cards are discarded, then chance draws from the others, clockwise (DI-63)."""
    seat = int(state.active)
    while state.cards[seat] > 0:
        discard(state, seat, int(state.hand[seat, 0]))
    state.victim = seat
    curse_next(state)


@rule
def curse_next(state: Record) -> None:
    """The next hand that a Curse draws from (DI-63)."""
    victim = next_victim(state)
    if victim == NO_SEAT:
        state.victim = NO_SEAT
        go_on(state)
    else:
        take_cards(state, victim, drawn_by_curse(state, victim))
        state.drawing_all = 1


@rule
def take_cards(state: Record, victim: int, cards: int) -> None:
    """Chance draws from a hand."""
    state.victim = victim
    state.left_to_draw = cards
    state.drawing_all = 0
    state.phase = TAKING


@rule
def take_card(state: Record, kind: int) -> None:
    """A card at random comes into the active player's hand (DI-63, DI-67)."""
    take_from_hand(state, int(state.active), int(state.victim), kind)
    state.left_to_draw -= 1
    if state.left_to_draw > 0:
        return
    if state.drawing_all:
        curse_next(state)
    else:
        state.victim = NO_SEAT
        go_on(state)


@rule
def discard(state: Record, seat: int, kind: int) -> None:
    """A card goes openly to the discard pile."""
    lose_openly(state, seat, kind)
    state.discard_pile[kind] += 1
