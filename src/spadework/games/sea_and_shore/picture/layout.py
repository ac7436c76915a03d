"""A view of Sea & Shore as a picture: a wide table, or one column for a phone.

Ids: `card-r7` is a card in one's own hand, `show-sea` and `show-shore` choose its half, `extra-3` adds extra cards; `preview-...` show what
the others would see of it. `played-2a` is what the second player has played in this trick, `played-2b` in the one before, or the other way
round, so that a card keeps its id when its cover comes off. `treasure-7` lies open or on top of a pile, `top-1` is the first of those that
action 3 looks at; `seat-2` and `stack-1` are clicked to choose them.
"""

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.svg import picture
from spadework.games.sea_and_shore.picture.description import description, moment
from spadework.games.sea_and_shore.picture.drawing import Drawing
from spadework.games.sea_and_shore.picture.figures import card_id, treasure_id
from spadework.games.sea_and_shore.picture.looking import played_id
from spadework.games.sea_and_shore.picture.own import (
    PLACES,
    extras,
    halves,
    hand,
    may_play,
    order,
    tall_panel,
    wide_panel,
)
from spadework.games.sea_and_shore.picture.score_table import score_table, verdict
from spadework.games.sea_and_shore.picture.seats import aid_height, seat_id, seat_panel
from spadework.games.sea_and_shore.picture.stacks import header, stack_id, stacks
from spadework.games.sea_and_shore.picture.trick_panel import trick_panel
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import (
    ADDED,
    COLOURS,
    DISCARD,
    FAMILY,
    FETCH,
    GIVE,
    GIVE_BACK,
    HALF,
    LOOK,
    NUMBERS,
    ORDER,
    ORDERS,
    PLAY,
    SHORE,
    STEAL,
    TAKE,
)
from spadework.games.sea_and_shore.rules.trick import colour_of, stack_with

WIDE, TALL = 1280, 360
EDGE = 6  # around everything on a phone
BETWEEN = 8


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> str:
    """The view as an SVG string, seen with the eyes of `seat`; SPECTATOR sees all seats alike."""
    drawing = Drawing(deck, view, seat, scene)
    height = _wide_table(drawing) if scene.wide else _tall_table(drawing)
    return picture(
        WIDE if scene.wide else TALL,
        height,
        drawing.text("picture-title", moment=moment(drawing.look)),
        drawing.say(description(drawing.look)),
        drawing.layers(),
        playable=drawing.may_move,
    )


# Clicks and marks


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """The clicks that make a move: a card, its half and extra cards; three treasures in order; or one thing."""
    if move & PLAY:
        card, half, added = _played(move)
        clicks = [card_id(card), "show-shore" if half else "show-sea"]
        return tuple((id,) for id in ([*clicks, f"extra-{added}"] if added else clicks))
    family, thing = move & ~FAMILY, move & FAMILY
    if family == ORDER:
        return tuple((f"top-{place + 1}",) for place in ORDERS[thing])
    return ((_clicked(deck, view, seat, family, thing),),)


def _clicked(deck: Deck, view: Record, seat: int, family: int, thing: int) -> str:
    """The only thing to click for a move."""
    if family in (GIVE, GIVE_BACK, DISCARD):
        return card_id(thing)
    if family == TAKE:
        return treasure_id(int(view.open[stack_with(view, colour_of(int(view.island[seat])))]))
    if family == STEAL:
        return treasure_id(int(view.pile[thing]))
    if family == LOOK:
        return stack_id(thing)
    if family == FETCH:
        player = next(other for other in range(int(view.seats)) if view.island[other] == thing)
        return played_id(view, player, settled=True)
    return seat_id(thing)


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """What the others would see of a card, the order of the treasures, or the thing that is chosen."""
    if move & PLAY:
        card, half, added = _played(move)
        if half == SHORE:
            shown = ("preview-shore", f"preview-shore-{card % NUMBERS + 1}")
        else:
            shown = ("preview-sea", f"preview-sea-{COLOURS[card // NUMBERS]}")
        more = ("preview-extra", f"preview-extra-{added}") if added else ()
        return (card_id(card), *shown, *more)
    if move & ~FAMILY == ORDER:
        order = ORDERS[move & FAMILY]
        return tuple(f"order-{place + 1}-{PLACES[later]}" for later, place in enumerate(order))
    return picks(deck, view, seat, move)[0]


def _played(move: int) -> tuple[int, int, int]:
    """The card, the half that shows, and the extra cards of a move."""
    return move & HALF - 1, move // HALF & 1, (move & PLAY - 1) // ADDED


# Wide


def _wide_table(drawing: Drawing) -> float:
    """The others above the stacks and the last trick, below them one's own; returns its height."""
    look = drawing.look
    seats, spectator = drawing.others, drawing.seat == SPECTATOR
    width = (WIDE - 40 - 14 * (len(seats) - 1)) / len(seats)
    # After the end the pages leave less room, and there are no cards to show.
    high = aid_height(drawing, width) + (150 if look.over or look.aided else 210 if spectator else 168)
    for place, seat in enumerate(seats):
        seat_panel(drawing, seat, 20 + place * (width + 14), 14, width, high)
    y = 14 + high + 14
    middle = 250 if look.over else 340 if spectator else 266
    header(drawing, 20, y + 26, 610, 27)
    if look.over:
        verdict(drawing, 20, y + 42, 610, 120)
    else:
        stacks(drawing, 20, y + 42, 610, middle - 48, 14)
    trick_panel(drawing, 648, y, 612, middle)
    y += middle + 14
    if spectator:
        if look.over:
            score_table(drawing, 20, y, 1240, 36, 330)
            y += 6 * 36 + 14
        return y
    own_high = 258
    wide_panel(drawing, 20, y, 310, own_high)
    if look.over:
        score_table(drawing, 348, y + 3, 912, 42, 270)
    else:
        _wide_own(drawing, 348, y, 912)
    return y + own_high + 14


def _wide_own(drawing: Drawing, x: float, y: float, width: float) -> None:
    hand(drawing, x, y, width, 142, 8, 99)
    y += 158
    if may_play(drawing):
        halves(drawing, x, y, 524, 100, 12)
        extras(drawing, x + 538, y, width - 538, 100, 4)
    order(drawing, x, y - 8, width, 106)


# Tall


def _tall_table(drawing: Drawing) -> float:
    """One column, 360 wide: how far the game is, the others, the stacks, the last trick, one's own; returns its height."""
    look, width = drawing.look, TALL - 2 * EDGE
    header(drawing, EDGE, 20, width, 16)
    y = _tall_others(drawing, 30)
    if look.over:
        verdict(drawing, EDGE, y, width, 96)
    else:
        stacks(drawing, EDGE, y, width, 96, 6)
    y += 96 + BETWEEN
    trick_panel(drawing, EDGE, y, width, 188)
    y += 188 + BETWEEN
    if drawing.seat == SPECTATOR:
        if look.over:
            score_table(drawing, EDGE, y, width, 36, 122)
            y += 6 * 36 + BETWEEN
        return y
    high = 112 + aid_height(drawing, width)
    tall_panel(drawing, EDGE, y, width, high)
    y += high + BETWEEN
    if look.over:
        score_table(drawing, EDGE, y, width, 36, 122)
    else:
        _tall_own(drawing, y, width)
    return y + 318


def _tall_others(drawing: Drawing, y: float) -> float:
    """The others in two columns or three; returns where they end."""
    seats = drawing.others
    columns = 3 if len(seats) == 3 else 2
    width = (TALL - 2 * EDGE - 6 * (columns - 1)) / columns
    high = (144 if columns == 3 else 104) + aid_height(drawing, width)
    for place, seat in enumerate(seats):
        across, down = place % columns * (width + 6), place // columns * (high + 6)
        seat_panel(drawing, seat, EDGE + across, y + down, width, high)
    return y + -(-len(seats) // columns) * (high + 6) + 2


def _tall_own(drawing: Drawing, y: float, width: float) -> None:
    hand(drawing, EDGE, y, width, 162, 5, 6)
    y += 162 + BETWEEN
    if may_play(drawing):
        halves(drawing, EDGE, y, width, 56, 6)
        extras(drawing, EDGE, y + 56 + BETWEEN, width, 80, 4)
    order(drawing, EDGE, y, width, 136)
