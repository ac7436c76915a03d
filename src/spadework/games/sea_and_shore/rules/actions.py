"""The four actions, each from its beginning to its last choice. Numbers in brackets refer to the rule book.

The function that begins an action returns whether a seat must choose now, or chance must draw.
"""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record
from spadework.games.sea_and_shore.rules import knowledge
from spadework.games.sea_and_shore.rules import state as s

EXTRAS_ROBBED = 2  # by action 1
CARDS_TRADED = 2  # each way, by action 2


@rule
def begin_action(state: Record, seat: int, action: int) -> bool:
    """Begin the action on the upper side of the winner's action card (SS-27, SS-44)."""
    state.turn = seat
    if action == 1:
        return begin_pickpocket(state, seat)
    if action == 2:
        return begin_trade(state, seat)
    if action == 3:
        return begin_dive(state)
    state.phase = s.FETCHING
    return True


# Action 1, pickpocket


@rule
def who_can_be_robbed(state: Record, seat: int) -> int:
    """Return the bit mask of the others who hold at least 2 extra cards (SS-40)."""
    seats = 0
    for other in range(state.seats):
        if other != seat and state.extras[other] >= EXTRAS_ROBBED:
            seats |= 1 << other
    return seats


@rule
def begin_pickpocket(state: Record, seat: int) -> bool:
    """Let the winner rob a seat; if there is none, take the extra cards from the supply, as far as it reaches (SS-40)."""
    if who_can_be_robbed(state, seat):
        state.phase = s.ROBBING
        return True
    taken = min(EXTRAS_ROBBED, int(state.supply))
    state.supply -= taken
    state.extras[seat] += taken
    return False


@rule
def rob(state: Record, victim: int) -> None:
    """Move two extra cards from a seat to the winner (SS-40)."""
    state.extras[victim] -= EXTRAS_ROBBED
    state.extras[state.turn] += EXTRAS_ROBBED


# Action 2, trade


@rule
def who_has_cards(state: Record, seat: int) -> int:
    """Return the bit mask of the others who have an island card in hand (SS-41)."""
    seats = 0
    for other in range(state.seats):
        if other != seat and state.cards[other] > 0:
            seats |= 1 << other
    return seats


@rule
def begin_trade(state: Record, seat: int) -> bool:
    """Begin the trade; in the last trick, when all hands are empty, nothing happens (SS-41)."""
    if who_has_cards(state, seat) == 0:
        return False
    state.phase = s.DRAWING_FROM
    return True


@rule
def draw_from(state: Record, victim: int) -> None:
    """Let chance draw the cards from a hand."""
    state.victim = victim
    state.owed = 0
    state.phase = s.DRAWING


@rule
def pass_card(state: Record, card: int, giver: int, taker: int) -> None:
    """Move an island card from hand to hand; only these two seats see it (SS-41)."""
    knowledge.two_saw(state, card, giver, taker)
    state.hand[giver] = int(state.hand[giver]) & ~(1 << card)
    state.hand[taker] = int(state.hand[taker]) | 1 << card
    state.cards[giver] -= 1
    state.cards[taker] += 1
    state.exchanged[giver] += 1
    state.exchanged[taker] += 1


@rule
def draw_card(state: Record, card: int) -> None:
    """Draw a card; the taker draws two, or as many as there are, before it gives any back (SS-41)."""
    pass_card(state, card, int(state.victim), int(state.turn))
    state.owed += 1
    if state.owed == CARDS_TRADED or state.cards[state.victim] == 0:
        state.phase = s.GIVING_BACK


@rule
def give_back(state: Record, card: int) -> bool:
    """Give back a card, one for each card drawn (SS-41); return whether it was the last."""
    pass_card(state, card, int(state.turn), int(state.victim))
    state.owed -= 1
    if state.owed > 0:
        return False
    state.victim = s.NO_SEAT
    return True


# Action 3, dive


@rule
def begin_dive(state: Record) -> bool:
    """Let the winner choose a stack to look at; with 3 players there is only one (SS-10, SS-42)."""
    if state.seats == 3:
        look_at(state, 0)
    else:
        state.phase = s.LOOKING
    return True


@rule
def known_tops(state: Record, stack: int) -> int:
    """Return the number of treasures on top of a stack that a seat has looked at; their order is fixed."""
    count = 0
    while count < s.TOPS and state.top[stack, count] != s.NO_TREASURE:
        count += 1
    return count


@rule
def look_at(state: Record, stack: int) -> None:
    """Look at a stack: treasures that others have looked at keep their order; chance brings the rest (SS-42)."""
    state.looked_at = stack
    knowledge.look_at_top(state, int(state.turn), stack)
    state.phase = s.ORDERING if known_tops(state, stack) == s.TOPS else s.PEEKING


@rule
def peek(state: Record, treasure: int) -> None:
    """Show one more treasure to the winner alone (SS-42)."""
    stack = int(state.looked_at)
    depth = known_tops(state, stack)
    state.top[stack, depth] = treasure
    state.knows_top[stack, depth] = 1 << int(state.turn)
    if depth == s.TOPS - 1:
        state.phase = s.ORDERING


@rule
def put_back(state: Record, order: int) -> None:
    """Put the three treasures back onto the stack in the chosen order (SS-42)."""
    stack = int(state.looked_at)
    knowledge.others_lose_order(state, int(state.turn), stack)
    first, second, third = int(state.top[stack, 0]), int(state.top[stack, 1]), int(state.top[stack, 2])
    for depth in range(s.TOPS):
        came = s.ORDERS[order][depth]
        state.top[stack, depth] = first if came == 0 else second if came == 1 else third


@rule
def unseen_in_stack(state: Record, stack: int) -> int:
    """Return the bit mask of the treasures in a stack that nobody has looked at."""
    treasures = int(state.face_down[stack])
    for depth in range(s.TOPS):
        if state.top[stack, depth] != s.NO_TREASURE:
            treasures &= ~(1 << int(state.top[stack, depth]))
    return treasures


@rule
def list_treasures(state: Record, stack: int, moves: Codes) -> int:
    """Fill `moves` with the possible next treasures of a stack that nobody has looked at; return their number."""
    treasures = unseen_in_stack(state, stack)
    count = 0
    for treasure in range(s.TREASURES):
        moves[count] = s.TREASURE + treasure
        count += treasures >> treasure & 1
    return count


# Action 4, salvage


@rule
def cards_on_table(state: Record) -> int:
    """Return the bit mask of the island cards of this trick that still lie on the table (SS-43)."""
    cards = 0
    for seat in range(state.seats):
        if state.shows[seat] == s.UNCOVERED:
            cards |= 1 << int(state.island[seat])
    return cards


@rule
def fetch(state: Record, card: int) -> None:
    """Take a card of this trick into the hand, openly (SS-43)."""
    taker = int(state.turn)
    for seat in range(state.seats):
        if state.island[seat] == card:
            state.shows[seat] = s.FETCHED
    state.hand[taker] = int(state.hand[taker]) | 1 << card
    state.cards[taker] += 1
    knowledge.all_saw_arrive(state, card, taker)
    state.phase = s.DISCARDING


@rule
def discard(state: Record, card: int) -> None:
    """Discard a card openly (SS-43)."""
    seat = int(state.turn)
    state.hand[seat] = int(state.hand[seat]) & ~(1 << card)
    state.cards[seat] -= 1
    knowledge.note_played(state, card, seat)
    knowledge.all_saw_leave(state, 1 << card)
