"""A turn of Lost Maps: reveal, cross off, resolve, and the end of the turn. Numbers in brackets are those of the rule book."""

from spadework.engine.compile.rule import rule
from spadework.engine.interface import UNKNOWN, Record
from spadework.engine.masks import count_in
from spadework.games.lost_maps.rules import setup
from spadework.games.lost_maps.rules import state as s

# First action: reveal


@rule
def reveal(material: Record, state: Record, pattern: int) -> None:
    """Turn up the top expedition card, which holds for every player with a free box (LM-20, LM-24)."""
    state.pattern = pattern
    state.patterns_left[pattern] -= 1
    state.undecided = 0
    for seat in range(state.seats):
        if has_free_box(material, state, seat):
            state.undecided = int(state.undecided) | 1 << seat
    state.phase = s.CROSSING
    if state.undecided == 0:
        show_crossings(material, state)


# Second action: cross off


@rule
def free_boxes(material: Record, state: Record, seat: int, slot: int) -> int:
    """Return the bit mask of the free boxes of a seat's card."""
    card = int(state.card[seat, slot])
    if card < 0:
        return 0
    return int(material.boxes[card]) & ~int(state.crossed[seat, slot]) & ~int(state.crossing[seat, slot])


@rule
def has_free_box(material: Record, state: Record, seat: int) -> bool:
    """Return whether a seat can cross off anything."""
    return (free_boxes(material, state, seat, 0) | free_boxes(material, state, seat, 1)) != 0


@rule
def has_crossed_off(state: Record, seat: int) -> bool:
    """Return whether a seat has already crossed off something in this turn."""
    return (int(state.crossing[seat, 0]) | int(state.crossing[seat, 1])) != 0


@rule
def cross_off(material: Record, state: Record, seat: int, slot: int, boxes: int) -> None:
    """Cross off the pattern or one box (LM-21, LM-23), or an extra box (LM-26), sealed until all have finished."""
    cross_boxes(material, state, seat, slot, boxes)
    if state.owed[seat] == 0:
        state.undecided = int(state.undecided) & ~(1 << seat)
        if state.undecided == 0:
            show_crossings(material, state)


@rule
def cross_boxes(material: Record, state: Record, seat: int, slot: int, boxes: int) -> None:
    """Cross off boxes; each cross under them owes an extra box while one is free (LM-26)."""
    if has_crossed_off(state, seat):
        state.owed[seat] -= 1
    state.crossing[seat, slot] = int(state.crossing[seat, slot]) | boxes
    card = int(state.card[seat, slot])
    state.owed[seat] += count_in(boxes & int(material.crosses[card]))
    if not has_free_box(material, state, seat):
        state.owed[seat] = 0


@rule
def show_crossings(material: Record, state: Record) -> None:
    """Show what all have crossed off (LM-21), count coins and palms, and begin the third action (LM-30)."""
    for seat in range(state.seats):
        for slot in range(s.KEPT):
            card = int(state.card[seat, slot])
            boxes = int(state.crossing[seat, slot])
            if card >= 0 and boxes:
                mark_coins(state, seat, count_in(boxes & int(material.coins[card])))
                palms = count_in(boxes & int(material.palms[card]))
                if palms:
                    score_palms(state, seat, palms, 1 + s.palms_on_display(material, state))
                state.crossed[seat, slot] = int(state.crossed[seat, slot]) | boxes
                state.crossing[seat, slot] = 0
    state.resolved = 0
    resolve(material, state)


@rule
def mark_coins(state: Record, seat: int, coins: int) -> None:
    """Mark the next coin boxes; after the twelfth, coins are lost (LM-27)."""
    state.coins[seat] = min(int(state.coins[seat]) + coins, s.ROWS * s.ROW)


@rule
def score_palms(state: Record, seat: int, palms: int, points: int) -> None:
    """Fill the next palm fields; after the fourth, palms score nothing (LM-28, LM-29)."""
    for _ in range(palms):
        if state.palms[seat] < s.PALMS:
            state.palm[seat, state.palms[seat]] = points
            state.palms[seat] += 1


# Third action: resolve


@rule
def resolving_seat(state: Record) -> int:
    """Return the seat that resolves next, clockwise from the start player (LM-30)."""
    return (int(state.start) + int(state.resolved)) % int(state.seats)


@rule
def resolve(material: Record, state: Record) -> None:
    """Resolve seat after seat until a player must choose or a card must be drawn (LM-30)."""
    while state.resolved < state.seats:
        seat = resolving_seat(state)
        take_cups(material, state, seat)
        put_aside_filled_cards(material, state, seat)
        if can_take_replacement(state, seat):
            state.phase = s.TAKING
            return
        if s.display_is_short(state):
            state.phase = s.FILLING
            return
        state.resolved += 1
    end_turn(material, state)


@rule
def take_cups(material: Record, state: Record, seat: int) -> None:
    """Take the highest cup left for each coin row just filled, or none when all are gone (LM-31)."""
    while state.rows[seat] < state.coins[seat] // s.ROW:
        if state.cups_taken < s.CUPS:
            state.cup[seat, state.rows[seat]] = material.cups[state.cups_taken]
            state.cups_taken += 1
        state.rows[seat] += 1


@rule
def put_aside_filled_cards(material: Record, state: Record, seat: int) -> None:
    """Put filled treasure cards aside (LM-32)."""
    for slot in range(s.KEPT):
        card = int(state.card[seat, slot])
        if card >= 0 and state.crossed[seat, slot] == material.boxes[card]:
            state.filled[seat] = int(state.filled[seat]) | 1 << card
            state.card[seat, slot] = s.NO_CARD
            state.crossed[seat, slot] = 0


@rule
def empty_slot(state: Record, seat: int) -> int:
    """Return the first slot of a seat without a card, or -1."""
    for slot in range(s.KEPT):
        if state.card[seat, slot] == s.NO_CARD:
            return slot
    return -1


@rule
def can_take_replacement(state: Record, seat: int) -> bool:
    """Return whether a seat lacks a card that stack or display can replace (LM-32, LM-43)."""
    if empty_slot(state, seat) < 0:
        return False
    if state.stack != 0:
        return True
    for slot in range(s.DISPLAYED):
        if state.display[slot] != s.NO_CARD:
            return True
    return False


@rule
def take(material: Record, state: Record, seat: int, source: int) -> None:
    """Take a displayed card, or have the top card of the stack drawn (LM-32)."""
    if source == s.STACK:
        state.phase = s.DRAWING
    else:
        card = int(state.display[source])
        state.display[source] = s.NO_CARD
        lay_replacement(material, state, seat, card)


@rule
def lay_replacement(material: Record, state: Record, seat: int, card: int) -> None:
    """Lay the new card face up; its owner sees it before choosing a second one (LM-32)."""
    state.card[seat, empty_slot(state, seat)] = card
    resolve(material, state)


@rule
def display_card(material: Record, state: Record, card: int) -> None:
    """Turn up a card of the stack into the display (LM-11, LM-33)."""
    s.draw_from_stack(state, card)
    for slot in range(s.DISPLAYED):
        if state.display[slot] == s.NO_CARD:
            state.display[slot] = card
            break
    if not s.display_is_short(state):
        if state.start == UNKNOWN:
            setup.find_start_player(state)
        else:
            resolve(material, state)


# The end of the turn


@rule
def end_turn(material: Record, state: Record) -> None:
    """Pass the start player on; after seven turns end the round, after the last round the game (LM-34, LM-40, LM-41)."""
    state.start = (int(state.start) + 1) % int(state.seats)
    state.pattern = UNKNOWN  # the expedition card goes under the pile (LM-25)
    state.turn += 1
    state.phase = s.REVEALING
    if state.turn == s.TURNS:
        state.turn = 0
        state.rounds += 1
        s.shuffle_expedition_cards(material, state)
        if state.rounds == material.rounds:
            state.phase = s.OVER
