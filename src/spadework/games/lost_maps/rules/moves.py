"""Lost Maps: the rules, from the deal to the winner. Numbers in brackets are those of the rule book.

The state, the material and the codes of moves are described in `state.py`.
"""

from spadework.engine.compile.rule import rule
from spadework.engine.contract import CHANCE, UNKNOWN, Codes, Option, Record
from spadework.engine.masks import count_in
from spadework.games.lost_maps.rules.crossing import crosses_first, has_free_box, legal_crosses
from spadework.games.lost_maps.rules.state import (
    CARD,
    CROSSING,
    CUPS,
    DEALING,
    DEALT,
    DISPLAYED,
    DRAWING,
    FILLING,
    KEEP,
    KEEPING,
    KEPT,
    MOST_PATTERNS,
    NO_CARD,
    OVER,
    PALMS,
    PATTERN,
    PLACE,
    REVEALING,
    ROUNDS,
    ROW,
    ROWS,
    STACK,
    START,
    STARTING,
    TAKE,
    TAKING,
    TURNS,
)

VERSION = 1
OPTIONS = (Option("memory-aid", ("off", "on")),)


# The deal


@rule
def deal(material: Record, state: Record, seats: int, options: Codes) -> None:
    """The table before anything has happened; `state` comes zeroed."""
    state.seats = seats
    state.stack = (1 << int(material.cards)) - 1
    state.start = UNKNOWN
    state.pattern = UNKNOWN
    state.display[:] = NO_CARD
    state.hand[:, :] = NO_CARD
    state.card[:, :] = NO_CARD
    shuffle_expedition_cards(material, state)
    state.phase = DEALING


@rule
def shuffle_expedition_cards(material: Record, state: Record) -> None:
    """All expedition cards go face down again (LM-12, LM-40)."""
    for pattern in range(MOST_PATTERNS):
        state.patterns_left[pattern] = material.copies[pattern]


@rule
def deal_card(state: Record, card: int) -> None:
    """A treasure card goes to the first seat that has fewer than four (LM-10)."""
    draw_from_stack(state, card)
    for seat in range(state.seats):
        for place in range(DEALT):
            if state.hand[seat, place] == NO_CARD:
                state.hand[seat, place] = card
                if seat == state.seats - 1 and place == DEALT - 1:
                    state.undecided = (1 << int(state.seats)) - 1
                    state.phase = KEEPING
                return


@rule
def draw_from_stack(state: Record, card: int) -> None:
    """A card leaves the stack."""
    state.stack = int(state.stack) & ~(1 << card)


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
        place = 0
        for dealt in range(DEALT):
            card = int(state.hand[seat, dealt])
            if int(state.keeping[seat]) >> dealt & 1:
                state.card[seat, place] = card
                place += 1
            else:
                state.stack = int(state.stack) | 1 << card
            state.hand[seat, dealt] = NO_CARD
        state.keeping[seat] = 0
    state.phase = FILLING


# The display


@rule
def display_is_short(state: Record) -> bool:
    """Whether a card can still be turned up into the display (LM-33, LM-42)."""
    if state.stack == 0:
        return False
    for place in range(DISPLAYED):
        if state.display[place] == NO_CARD:
            return True
    return False


@rule
def display_card(material: Record, state: Record, card: int) -> None:
    """A card of the stack is turned up into the display (LM-11, LM-33)."""
    draw_from_stack(state, card)
    for place in range(DISPLAYED):
        if state.display[place] == NO_CARD:
            state.display[place] = card
            break
    if not display_is_short(state):
        if state.start == UNKNOWN:
            state.phase = STARTING
        else:
            resolve(material, state)


# First action: reveal


@rule
def reveal(material: Record, state: Record, pattern: int) -> None:
    """The top expedition card holds for everyone who has a free box (LM-20, LM-24)."""
    state.pattern = pattern
    state.patterns_left[pattern] -= 1
    state.undecided = 0
    for seat in range(state.seats):
        if has_free_box(material, state, seat):
            state.undecided = int(state.undecided) | 1 << seat
    state.phase = CROSSING
    if state.undecided == 0:
        show_crosses(material, state)


# Second action: cross off


@rule
def cross_off(material: Record, state: Record, seat: int, place: int, boxes: int) -> None:
    """Sealed: the pattern or one box (LM-21, LM-23), or an extra box; crosses under it owe more of them (LM-26)."""
    if not crosses_first(state, seat):
        state.owed[seat] -= 1
    state.crossing[seat, place] = int(state.crossing[seat, place]) | boxes
    card = int(state.card[seat, place])
    state.owed[seat] += count_in(boxes & int(material.crosses[card]))
    if not has_free_box(material, state, seat):
        state.owed[seat] = 0
    if state.owed[seat] == 0:
        state.undecided = int(state.undecided) & ~(1 << seat)
        if state.undecided == 0:
            show_crosses(material, state)


@rule
def show_crosses(material: Record, state: Record) -> None:
    """All have finished: crosses are shown, coins and palms count (LM-21), the third action begins (LM-30)."""
    for seat in range(state.seats):
        for place in range(KEPT):
            card = int(state.card[seat, place])
            boxes = int(state.crossing[seat, place])
            if card >= 0 and boxes:
                mark_coins(state, seat, count_in(boxes & int(material.coins[card])))
                palms = count_in(boxes & int(material.palms[card]))
                if palms:
                    score_palms(state, seat, palms, 1 + palms_on_display(material, state))
                state.crossed[seat, place] = int(state.crossed[seat, place]) | boxes
                state.crossing[seat, place] = 0
    state.resolved = 0
    resolve(material, state)


@rule
def palms_on_display(material: Record, state: Record) -> int:
    """Palms on the open display, the only ones that add to a palm (LM-28)."""
    palms = 0
    for place in range(DISPLAYED):
        card = int(state.display[place])
        if card >= 0:
            palms += count_in(int(material.palms[card]))
    return palms


@rule
def mark_coins(state: Record, seat: int, coins: int) -> None:
    """Mark the next coin boxes; after the twelfth coins are lost (LM-27)."""
    state.coins[seat] = min(int(state.coins[seat]) + coins, ROWS * ROW)


@rule
def score_palms(state: Record, seat: int, palms: int, points: int) -> None:
    """Fill the next palm fields; after the fourth palms score nothing (LM-28, LM-29)."""
    for _ in range(palms):
        if state.palms[seat] < PALMS:
            state.palm[seat, state.palms[seat]] = points
            state.palms[seat] += 1


# Third action: cups, filled cards, replacements


@rule
def resolving_seat(state: Record) -> int:
    """Whose third action it is: clockwise from the start player (LM-30)."""
    return (int(state.start) + int(state.resolved)) % int(state.seats)


@rule
def resolve(material: Record, state: Record) -> None:
    """Run on through the third action until somebody must choose or a card must be drawn (LM-30)."""
    while state.resolved < state.seats:
        seat = resolving_seat(state)
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
    for place in range(KEPT):
        card = int(state.card[seat, place])
        if card >= 0 and state.crossed[seat, place] == material.boxes[card]:
            state.filled[seat] = int(state.filled[seat]) | 1 << card
            state.card[seat, place] = NO_CARD
            state.crossed[seat, place] = 0


@rule
def empty_place(state: Record, seat: int) -> int:
    """The first place of a seat without a card, or -1."""
    for place in range(KEPT):
        if state.card[seat, place] == NO_CARD:
            return place
    return -1


@rule
def can_take_replacement(state: Record, seat: int) -> bool:
    """Whether a seat lacks a card that stack or display can replace (LM-32, LM-43)."""
    if empty_place(state, seat) < 0:
        return False
    if state.stack != 0:
        return True
    for place in range(DISPLAYED):
        if state.display[place] != NO_CARD:
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
    state.card[seat, empty_place(state, seat)] = card
    resolve(material, state)


@rule
def end_turn(material: Record, state: Record) -> None:
    """The start player moves on; a round has seven turns, the game four rounds (LM-34, LM-40, LM-41)."""
    state.start = (int(state.start) + 1) % int(state.seats)
    state.pattern = UNKNOWN  # the expedition card goes under the pile (LM-25)
    state.turn += 1
    state.phase = REVEALING
    if state.turn == TURNS:
        state.turn = 0
        state.rounds += 1
        shuffle_expedition_cards(material, state)
        if state.rounds == ROUNDS:
            state.phase = OVER


# Whose move, and which


@rule
def to_move(material: Record, state: Record) -> int:
    """Bit mask of who acts now; 0 when the game is over."""
    phase = state.phase
    if phase == CROSSING or phase == KEEPING:
        return int(state.undecided)
    if phase == TAKING:
        return 1 << resolving_seat(state)
    if phase == OVER:
        return 0
    return 1 << CHANCE


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill `moves` with what `seat` may do; return how many."""
    phase = state.phase
    if phase == KEEPING:
        return legal_keeps(moves)
    if phase == CROSSING:
        return legal_crosses(material, state, seat, moves)
    return legal_takes(state, moves)


@rule
def legal_keeps(moves: Codes) -> int:
    """Any two of the four cards (LM-10)."""
    count = 0
    for first in range(DEALT):
        for second in range(first + 1, DEALT):
            moves[count] = KEEP + (1 << first) + (1 << second)
            count += 1
    return count


@rule
def legal_takes(state: Record, moves: Codes) -> int:
    """Any displayed card, or the top card of the stack (LM-32)."""
    count = 0
    for place in range(DISPLAYED):
        if state.display[place] != NO_CARD:
            moves[count] = TAKE + place
            count += 1
    if state.stack != 0:
        moves[count] = TAKE + STACK
        count += 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """Fill what chance may bring and how often; return how many."""
    phase = state.phase
    count = 0
    if phase == STARTING:
        for seat in range(state.seats):
            moves[count], weights[count] = START + seat, 1
            count += 1
    elif phase == REVEALING:
        for pattern in range(material.patterns):
            if state.patterns_left[pattern] > 0:
                moves[count], weights[count] = PATTERN + pattern, state.patterns_left[pattern]
                count += 1
    else:
        stack = int(state.stack)
        for card in range(material.cards):
            moves[count], weights[count] = CARD + card, 1
            count += stack >> card & 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Carry out a legal move of `seat` or of chance."""
    phase = state.phase
    if phase == CROSSING:
        cross_off(material, state, seat, (move & PLACE) // PLACE, move & (PLACE - 1))
    elif phase == TAKING:
        take(material, state, seat, move - TAKE)
    elif phase == KEEPING:
        keep(state, seat, move - KEEP)
    elif phase == DEALING:
        deal_card(state, move - CARD)
    elif phase == FILLING:
        display_card(material, state, move - CARD)
    elif phase == STARTING:
        state.start = move - START
        state.phase = REVEALING
    elif phase == REVEALING:
        reveal(material, state, move - PATTERN)
    else:  # DRAWING
        draw_from_stack(state, move - CARD)
        lay_replacement(material, state, resolving_seat(state), move - CARD)
