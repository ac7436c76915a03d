"""What belongs to a seat in a picture of Dragon Island: who sits there, their hunters, how many cards, and the coins won.

Numbers in brackets are those of the rule book.
"""

from spadework.engine.codes import family_of
from spadework.engine.picture.letters import BOLD, fitted, width_of
from spadework.engine.picture.sketch import LINE
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.dragon_island.notation.wording import colour_words, value_of
from spadework.games.dragon_island.picture.clicks import seat_id
from spadework.games.dragon_island.picture.drawing import Drawing, frame
from spadework.games.dragon_island.picture.figures import used
from spadework.games.dragon_island.rules.codes import FAMILY, SNEAK, target_of
from spadework.games.dragon_island.rules.state import ANNOUNCED, PAIRS

PAWN = 34  # size of the letter on a hunter, which is as small as a text may be here
PAWN_WIDTH = 56
CROWN = "M-9-6L-4.5 0L0-8L4.5 0L9-6L7 7H-7Z"
PENCIL = "M-7 7L-6 2L4-8L8-4L-2 6Z"


def seat_panels(drawing: Drawing, x: float, y: float, width: float, height: float, gap: float) -> float:
    """All seats in two columns, one's own first; returns where they end."""
    wide = (width - gap) / 2
    for place, seat in enumerate(drawing.seats):
        seat_panel(drawing, seat, x + place % 2 * (wide + gap), y + place // 2 * (height + gap), wide, height)
    return y + -(-len(drawing.seats) // 2) * (height + gap)


def seat_panel(drawing: Drawing, seat: int, x: float, y: float, width: float, height: float) -> None:
    """Who sits there, with whom of the hunters, how many cards are in hand and what the coins won are worth."""
    look, least = drawing.look, drawing.least_text
    acts, wins = seat in look.acting, look.over and seat in look.standings.winners
    style = "sheet stroke-brass" if acts or wins else "sheet"
    drawn = [title(drawing.say(named(drawing, seat))), frame(x, y, width, height, style, 4 if acts or wins else 1.5)]
    if _is_attacked(drawing, seat):
        drawn.append(frame(x + 4, y + 4, width - 8, height - 8, "pen stroke-alert", 3, 7))
    pad, scale = least * 0.35, round(max(least / PAWN, (height - 12) / 100), 3)
    left = x + pad
    for hunter in look.hunters_of(seat):
        at = (left + PAWN_WIDTH / 2 * scale, y + height / 2 - 2 * scale, scale)
        drawn.append(group(drawing.pawn_of(hunter, scale), transform=placed(*at)))
        left += PAWN_WIDTH * scale
    left += pad
    right = x + width - pad
    # Nobody knows who may react, so nobody is said to be awaited then (DI-74).
    sign = CROWN if wins else PENCIL if acts and look.phase != ANNOUNCED else None
    line = y + height / 2 - least * 0.28
    if sign:
        drawn.append(_sign(drawing, sign, wins, right - least * 0.45, line - least * 0.36))
    name = fitted(drawing.scene.names[seat], (right - left - (least * 1.3 if sign else 0)) / BOLD, least)
    drawn.append(words(name, left, line, least, "bold"))
    drawn.append(_counts(drawing, seat, left, line + least * LINE * 1.06))
    if drawing.look.begins:
        drawn.append(frame(x, y, width, height, "spot", None))
    drawing.below.append(group(*drawn, id=seat_id(seat)))


def _sign(drawing: Drawing, path: str, wins: bool, x: float, y: float) -> str:
    mark = element(
        "path",
        d=path,
        transform=placed(x, y, drawing.least_text / 18),
        class_="fill-gold stroke-on-suit" if wins else "pen stroke-brass",
        stroke_width=1.2 if wins else 2.2,
    )
    return group(title(drawing.text("seat-wins" if wins else "seat-deciding")), mark)


def _is_attacked(drawing: Drawing, seat: int) -> bool:
    """Whether a Sneak Attack on the seat is announced."""
    move = int(drawing.view.announced)
    return bool(drawing.look.phase == ANNOUNCED and family_of(move, FAMILY) == SNEAK and target_of(move) == seat)


def _counts(drawing: Drawing, seat: int, x: float, y: float) -> str:
    """How many cards a seat holds, and what its coins are worth."""
    least, cards, points = drawing.least_text, int(drawing.view.cards[seat]), drawing.look.standings.points[seat]
    middle = y - least * 0.36
    coin_x = x + least * 2.5
    return (
        used("card-back", (x + least * 0.4, middle, least / 95))
        + words(str(cards), x + least * 0.98, y, least, "bold" if cards else "quiet")
        + used("coin", (coin_x, middle, least / 42))
        + words(str(points), coin_x + least * 0.65, y, least, "bold" if points else "quiet")
    )


def named(drawing: Drawing, seat: int) -> Message:
    """What a seat's panel is called."""
    look, view = drawing.look, drawing.view
    boats = and_list([colour_words(look.deck, hunter) for hunter in look.hunters_of(seat)])
    coins = [
        message("shown-coins", count=int(view.coins[seat, pair]), value=value_of(look.deck, pair))
        for pair in range(PAIRS)
        if view.coins[seat, pair]
    ]
    told = message("shown-seat", seat=SeatName(seat), colours=boats, count=int(view.cards[seat]))
    return message("shown-seat-coins", told=told, coins=and_list(coins)) if coins else told


# The coins of all pairs


def coins_row(drawing: Drawing, x: float, y: float, width: float, height: float) -> None:
    """All pairs in the order in which they are laid out: settled, carried, on the treasure field, or still to come."""
    least, wide = drawing.least_text, width / PAIRS
    carried = drawing.look.treasures
    for pair in range(PAIRS):
        value, gap = str(value_of(drawing.deck, pair)), least * 0.2
        lies_there = pair == drawing.look.coins_on_treasure_field
        state = (
            "to-come"
            if pair > drawing.view.next_pair
            else "lies"
            if lies_there
            else "carried"
            if pair in carried
            else "settled"
        )
        size = min(wide - 2 * gap, width_of(value, least * BOLD) + least * 0.9)
        left, middle = x + (pair + 0.5) * wide, y + height / 2
        style = {"lies": "fill-gold stroke-ink", "to-come": "fill-gold stroke-on-suit", "settled": "gap"}
        box = frame(
            left - size / 2,
            y + 2,
            size,
            height - 4,
            style.get(state, "fill-sheet stroke-brass"),
            4 if lies_there else 1.5 if state != "carried" else 3,
            least * 0.3,
        )
        class_ = {"settled": "quiet", "carried": "bold"}.get(state, "on-suit bold")
        drawn = words(value, left, middle + least * 0.36, least, class_, "middle")
        drawing.below.append(
            group(title(drawing.text(f"coins-{state}", value=value_of(drawing.deck, pair))), box, drawn)
        )
