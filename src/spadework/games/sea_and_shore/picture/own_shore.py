"""The viewer's own shore: the hand, the others' view of a card, and the choices beside cards and chests."""

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.icons import SUIT_PATHS
from spadework.engine.picture.letters import fitted, lines_of, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.pen import oval, shape
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, button, halo, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName, Words
from spadework.games.sea_and_shore.notation.wording import card_words, half_words, treasure_words, value_of
from spadework.games.sea_and_shore.picture import titles
from spadework.games.sea_and_shore.picture.art.cards import HALF, HEIGHT, WIDTH
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT, CHEST_WIDTH
from spadework.games.sea_and_shore.picture.drawing import (
    CHEST_HALO,
    DOWN,
    POLE,
    Drawing,
    card_id,
    cloth,
    colour_of_card,
    mast,
    treasure,
    unread,
    whole_card,
)
from spadework.games.sea_and_shore.picture.places import Placement, Places
from spadework.games.sea_and_shore.rules.state import COLOURS, NUMBERS, PLAYING, TOPS


def may_play(drawing: Drawing) -> bool:
    """Return whether the viewer must play a card now."""
    return drawing.look.may_move and drawing.look.phase == PLAYING


RAISED = 16
"""Height by which the cards that may be given rise above the others of the hand; half of it in two rows."""


# The hand


def lay_hand(drawing: Drawing) -> None:
    """Draw the viewer's island cards, sorted, in one row or two, overlapping when there are many; spectators see backs."""
    places, cards = drawing.places, drawing.look.hand
    if drawing.seat == SPECTATOR:
        count = drawing.plain.cards[drawing.bottom]
        drawing.add("backs", _backs(tuple(_hand_places(places, [False] * count))))
        return
    raised = [card in drawing.look.raised for card in cards]
    placed_ = _hand_places(places, raised)
    across = len(cards) if len(cards) <= places.in_a_row else -(-len(cards) // 2)
    apart = len(cards) < 2 or placed_[1][0] - placed_[0][0] > WIDTH * placed_[0][2]
    for index, (card, place) in enumerate(zip(cards, placed_, strict=True)):
        named, behind = titles.of_card(drawing.scene.words, card), index + across < len(cards)
        x, y, scale = place
        high = (placed_[index + across][1] - y) / scale if behind else HEIGHT
        beside = placed_[index + 1 : index + 2] if (index + 1) % across else []
        wide = min([WIDTH, *((its[0] - x) / scale for its in beside)])
        box = Box(0, 0, wide, high).inset(-5 if apart and not behind else 0)
        drawing.add(card_id(card), _hand_card(card, place, card == drawing.look.gift, behind, box, named))


def _hand_places(places: Places, raised: list[bool]) -> list[Placement]:
    """Return the places of cards. In two rows the front one hides the seas of the other; in one row nothing overlaps a raised card."""
    x, y, width, height = places.hand
    count = len(raised)
    rows = 1 if count <= places.in_a_row else 2
    scale = places.hand_scale if rows == 1 else places.row_scale
    across, whole = -(-count // rows), WIDTH * scale + 6
    free = [rows == 1 and one for one in raised]
    wide = sum(free[:-1])
    step = min(whole, (width - WIDTH * scale - wide * whole) / max(across - 1 - wide, 1))
    left = x + (width - step * (across - 1 - wide) - wide * whole - WIDTH * scale) / 2
    top = y if rows == 1 else y + height - 2 * HEIGHT * scale * 0.72
    down = height - HEIGHT * scale - (top - y) if rows == 2 else 0
    return [
        (
            left + index % across * step + sum(free[:index]) * (whole - step),
            top + index // across * down - RAISED / rows * scale * raised[index],
            scale,
        )
        for index in range(count)
    ]


@remembered
def _backs(places: tuple[Placement, ...]) -> str:
    return group(*(use("card-back", *place) for place in places), id="backs")


@remembered
def _hand_card(card: int, place: Placement, given: bool, behind: bool, clicked: Box, named: str) -> str:
    """Draw a card of the hand; one behind another shows its colour's sign beside the number too."""
    bow = "M78 69Q60 50 58 62Q58 71 78 72Q98 71 98 62Q96 50 78 69Z"
    ribbon = shape("M73-4H83V144H73ZM-4 65H104V75H-4Z", "alert", 1.8) + shape(bow, "alert", 1.8) if given else ""
    colour = colour_of_card(card)
    index = (
        shape(oval(79, 21, 15, 15), colour, 1.8)
        + element("path", d=SUIT_PATHS[colour], transform=placed(79, 21, 0.85), class_=f"fill-{colour}-deep")
        if behind
        else ""
    )
    lifted = group(whole_card(card), index, ribbon, class_="lift")
    return group(title(named), lifted, halo(clicked, 8, 0), id=card_id(card), transform=placed(*place))


# The others' view


def lay_seen(drawing: Drawing) -> None:
    """Draw the part of the viewer's card that the others see, in words."""
    said, least = _seen(drawing), drawing.least_text
    if said:
        x, y, width, height = drawing.places.seen
        lines = lines_of(said, width, least)[: int(height / (least * 1.25))]
        shown = tuple(fitted(line, width, least) for line in lines)
        drawing.add("own-seen", _seen_drawn(shown, x, y, least, drawing.scene.wide))


@remembered
def _seen_drawn(lines: tuple[str, ...], x: float, y: float, least: float, masted: bool) -> str:
    """Draw the lines on a pennant, on a wide picture at the mast beside the pier."""
    before, after = (POLE, 24) if masted else (least * 0.4, least * 0.7)
    high = len(lines) * least * 1.25 + least * 0.35
    across = max(width_of(line, least) for line in lines) + before + after
    return group(
        cloth(Box(x - before, y, across, high), (0, least * 0.4)),
        mast(x - before, y - 2, y + high + 2) if masted else "",
        *(words(line, x, y + least * (1.15 + 1.25 * index), least) for index, line in enumerate(lines)),
        id="own-seen",
    )


def _seen(drawing: Drawing) -> str:
    plain, seat = drawing.plain, drawing.seat
    if drawing.look.gift is not None:
        return drawing.text(
            "own-gift", card=card_words(drawing.look.gift), seat=SeatName((seat - 1) % len(drawing.look.seats))
        )
    if drawing.look.covered(seat):
        return drawing.text("own-seen", half=half_words(plain.shows[seat], plain.face[seat]))
    return ""


def lay_previews(drawing: Drawing, place: Placement) -> None:
    """Draw previews of each move as the others would see it, for the browser."""
    if may_play(drawing):
        held = drawing.plain.extras[drawing.seat]
        drawing.add("previews", _previews(place, held, drawing.least_text))


@remembered
def _previews(place: Placement, held: int, least: float) -> str:
    scale = place[2]
    card, cover = use("card", class_="ghost"), use("cover", class_="ghost")
    shown = [
        group(card, id="preview-sea"),
        group(card, id="preview-shore"),
        *(group(use(f"sea-{colour}", class_="ghost"), id=f"preview-sea-{colour}") for colour in COLOURS),
        *(
            group(use(f"shore-{number}", class_="ghost"), id=f"preview-shore-{number}")
            for number in range(1, NUMBERS + 1)
        ),
        group(cover, id="preview-cover-shore"),
        group(use("cover", 0, HALF, class_="ghost"), id="preview-cover-sea"),
    ]
    if held:
        size = max(least * 1.1, 26 * scale) / scale
        box = {"x": 4 - size, "y": HALF - size * 0.68, "width": size * 2, "height": size * 1.36}
        shown.append(
            group(
                element("rect", rx=size * 0.4, class_="ghost fill-gold stroke-outline", stroke_width=1.6, **box),
                id="preview-extra",
            )
        )
        shown += [
            group(
                unread(f"+{count}", 4, HALF + size * DOWN, size, "ghost on-gold display", "middle"),
                id=f"preview-extra-{count}",
            )
            for count in range(1, held + 1)
        ]
    return group(*shown, id="previews", transform=placed(*place))


# Choices


ORDINALS = ("first", "second", "third")


# Halves and extra cards


def lay_place(drawing: Drawing) -> None:
    """Draw the place of the card at the bottom, and beside its halves the choice of the half to show."""
    if drawing.look.looked_at or drawing.look.over:
        return
    places = drawing.places
    drawing.add("own-place", _place(places.own_card))
    if may_play(drawing):
        x, y, scale = places.own_card
        wide, high = x + WIDTH * scale + 4 - places.halves, HALF * scale - 0.5
        for index, half in enumerate(("shore", "sea")):
            box = Box(places.halves, y + index * (high + 1), wide, high)
            drawing.add(
                f"show-{half}", _half(drawing.scene.words, half, box, x - places.halves, scale, drawing.least_text)
            )


@remembered
def _place(card: Placement) -> str:
    """Draw planks on the water, where a card will lie."""
    return group(use("jetty", *card), id="own-place")


TOUCHED_ABOVE = 10
"""Touch tolerance above the upper half, which is low on phones; the other half has the edge between the two."""


@remembered
def _half(words_: Words, half: str, box: Box, room: float, scale: float, least: float) -> str:
    """Draw a button with a half of a card, and in words what it shows."""
    x, y, width, height = box
    card, middle, space = group(use(f"half-{half}"), transform=placed(x + room, y, scale)), y + height / 2, room - 16
    name, what = words_.text(f"show-{half}"), words_.text(f"show-{half}-what")
    if least < 20:
        said = lines_of(name, space, least, "bold")[:2]
        lines = [(fitted(line, space, least, "bold"), "bold") for line in said]
    else:
        lines = [(fitted(name, space, least, "bold"), "bold"), (fitted(what, space, least), "quiet")]
    top = middle - (len(lines) - 1) * least * 0.58
    above = TOUCHED_ABOVE if half == "shore" else 0
    return button(
        box,
        rect((x, y - above, width, height + above), 0, "touch"),
        card,
        *(
            unread(line, x + 10, top + index * least * 1.16 + least * DOWN, least, style)
            for index, (line, style) in enumerate(lines)
        ),
        id=f"show-{half}",
        name=words_.text(f"shown-{half}"),
    )


def lay_extras(drawing: Drawing) -> None:
    """Draw a card for every number of extra cards that can be played, in rows."""
    x, y, width, height = drawing.places.extras
    held = drawing.plain.extras[drawing.seat]
    if not held:
        return
    least, gap = drawing.least_text, 4.0
    rows = next(
        rows
        for rows in range(1, 5)
        if (width + gap) / -(-held // rows) - gap >= least * (1.9 if rows < 2 else 1.35) or rows == 4
    )
    columns = max(-(-held // rows), 3)
    wide = min((width + gap) / columns - gap, least * 2.8)
    high = min((height - gap * (rows - 1)) / rows, wide * 1.36)
    for count in range(1, held + 1):
        left = x + (count - 1) % columns * (wide + gap)
        top = y + (count - 1) // columns * (high + gap)
        named = drawing.text("shown-add", count=count)
        drawing.add(f"extra-{count}", _extra(count, Box(left, top, wide, high), least, named))


@remembered
def _extra(count: int, box: Box, least: float, named: str) -> str:
    x, y, wide, high = box
    text = f"+{count}" if wide >= least * 1.9 else str(count)
    size = max(least, min(high * 0.44, wide * 0.44))
    waves = f"M{wide * 0.2:.1f} {high - 9:.1f}q{wide * 0.15:.1f}-5 {wide * 0.3:.1f} 0t{wide * 0.3:.1f} 0"
    return group(
        title(named),
        rect((1.5, 3.5, wide, high), 5, "shadow"),
        group(
            rect((0, 0, wide, high), 5, "fill-gold stroke-outline", 1.8),
            rect((3, 3, wide - 6, high - 6), 3, "stroke-on-gold", 1, fill="none", opacity=0.5) if high > 38 else "",
            unread(text, wide / 2, high / 2 + size * DOWN - (3 if high > 38 else 0), size, "on-gold display", "middle"),
            element("path", d=waves, class_="stroke-on-gold", fill="none", stroke_width=1.8, stroke_linecap="round")
            if high > 38
            else "",
            class_="lift",
        ),
        halo((0, 0, wide, high), 5, 1.5),
        id=f"extra-{count}",
        transform=placed(x, y),
    )


# Treasures to put in order


def lay_order(drawing: Drawing) -> None:
    """Draw the treasures that the viewer looks at, to be clicked in their new order."""
    tops = drawing.look.looked_at
    if not tops:
        return
    x, y, width, height = drawing.places.order
    least = drawing.least_text
    gap = least
    scale = round(min((height - least * 1.6) / CHEST_HEIGHT, ((width + gap) / TOPS - gap) / CHEST_WIDTH, 1.4), 3)
    said = fitted(drawing.text("caption-order"), width - least * 1.1, least)
    drawing.add("order-caption", _order_caption(said, x, y, least))
    for index, number in enumerate(tops):
        named = drawing.text("shown-top", place=index + 1, treasure=treasure_words(drawing.deck, number))
        place = Box(x + index * (CHEST_WIDTH * scale + gap), y + least * 1.6, scale, 0)
        drawing.add(f"top-{index + 1}", _top(index, treasure(number, value_of(drawing.deck, number)), place, named))


@remembered
def _order_caption(said: str, x: float, y: float, least: float) -> str:
    sheet = cloth(Box(x, y - least * 0.1, width_of(said, least) + least * 1.1, least * 1.4), (0, least * 0.4))
    return group(sheet, words(said, x + least * 0.4, y + least * 0.96, least), id="order-caption")


@remembered
def _top(index: int, chest: str, place: Box, named: str) -> str:
    ghosts = [
        group(
            element(
                "circle", cx=CHEST_WIDTH - 8, cy=8, r=16, class_="ghost fill-gold stroke-outline", stroke_width=1.8
            ),
            unread(str(later + 1), CHEST_WIDTH - 8, 8 + 24 * DOWN, 24, "ghost on-gold display", "middle"),
            id=f"order-{index + 1}-{ORDINALS[later]}",
        )
        for later in range(TOPS)
    ]
    return group(
        title(named),
        group(chest, class_="lift"),
        CHEST_HALO,
        *ghosts,
        id=f"top-{index + 1}",
        transform=placed(*place[:3]),
    )
