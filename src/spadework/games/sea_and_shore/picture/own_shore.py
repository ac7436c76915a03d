"""The viewer's own shore: the hand, what the others see or would see of a card, and what is clicked beside cards and chests."""

from spadework.engine.picture.letters import fitted, lines_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.pen import shape
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, button, halo, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName, Words
from spadework.games.sea_and_shore.notation.wording import card_words, half_words, treasure_words, value_of
from spadework.games.sea_and_shore.picture import titles
from spadework.games.sea_and_shore.picture.art.cards import HALF, HEIGHT, WIDTH
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT, CHEST_WIDTH
from spadework.games.sea_and_shore.picture.drawing import (
    CARD_HALO,
    CHEST_HALO,
    DOWN,
    Drawing,
    Placement,
    card_id,
    treasure,
    whole_card,
)
from spadework.games.sea_and_shore.rules.state import COLOURS, NUMBERS, PLAYING, TOPS


def may_play(drawing: Drawing) -> bool:
    """Whether the viewer is to play a card now."""
    return drawing.look.may_move and drawing.look.phase == PLAYING


# The hand


def lay_hand(drawing: Drawing, box: Box, gap: float, in_a_row: int, largest: float) -> None:
    """One's own island cards, sorted, in one row, or in two when there are more than `in_a_row`."""
    cards = drawing.look.hand
    if not cards:
        return
    x, y, width, height = box
    rows = 1 if len(cards) <= in_a_row else 2
    across = max(-(-len(cards) // rows), in_a_row if rows > 1 else 1)
    wide, high = (width + gap) / across - gap, (height + gap) / rows - gap
    scale = round(min(wide / WIDTH, high / HEIGHT, largest) - 0.0005, 3)
    row = min(len(cards), across) * (WIDTH * scale + gap) - gap
    first = x + (width - row) / 2
    for index, card in enumerate(cards):
        place = (
            first + index % across * (WIDTH * scale + gap),
            y + index // across * (HEIGHT * scale + gap),
            scale,
        )
        named = titles.of_card(drawing.scene.words, card)
        drawing.add(card_id(card), _hand_card(card, place, card == drawing.look.gift, named))


@remembered
def _hand_card(card: int, place: Placement, given: bool, named: str) -> str:
    bow = "M78 69Q60 50 58 62Q58 71 78 72Q98 71 98 62Q96 50 78 69Z"
    ribbon = shape("M73-4H83V144H73ZM-4 65H104V75H-4Z", "alert", 1.8) + shape(bow, "alert", 1.8) if given else ""
    lifted = group(whole_card(card), ribbon, class_="lift")
    return group(title(named), lifted, CARD_HALO, id=card_id(card), transform=placed(*place))


# What the others see


def lay_seen(drawing: Drawing, x: float, y: float, width: float) -> None:
    """The part of the viewer's card that the others see, in words."""
    said, least = _seen(drawing), drawing.least_text
    if said:
        lines = lines_of(said, width, least)
        drawing.add("own-seen", _seen_drawn(tuple(fitted(line, width, least) for line in lines[:4]), x, y, least))


@remembered
def _seen_drawn(lines: tuple[str, ...], x: float, y: float, least: float) -> str:
    return group(*(words(line, x, y + index * least * 1.25, least) for index, line in enumerate(lines)), id="own-seen")


def _seen(drawing: Drawing) -> str:
    plain, seat = drawing.plain, drawing.seat
    if drawing.look.gift is not None:
        return drawing.text(
            "own-gift", card=card_words(drawing.look.gift), seat=SeatName((seat - 1) % len(drawing.look.seats))
        )
    if drawing.look.covered(seat):
        return drawing.text("own-seen", half=half_words(plain.shows[seat], plain.face[seat]))
    return drawing.text("own-preview") if may_play(drawing) else ""


def lay_previews(drawing: Drawing, place: Placement) -> None:
    """Previews of what the others would see of each move, for the browser."""
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
                words(f"+{count}", 4, HALF + size * DOWN, size, "ghost on-gold display", "middle"),
                id=f"preview-extra-{count}",
            )
            for count in range(1, held + 1)
        ]
    return group(*shown, id="previews", transform=placed(*place))


# Choices


ORDINALS = ("first", "second", "third")


# Halves and extra cards


def lay_halves(drawing: Drawing, box: Box, gap: float) -> None:
    """The two ways to show the card chosen: its sea or its shore."""
    x, y, width, height = box
    wide = (width - gap) / 2
    for index, half in enumerate(("sea", "shore")):
        place = Box(x + index * (wide + gap), y, wide, height)
        drawing.add(f"show-{half}", _half(drawing.scene.words, half, place, drawing.least_text))


@remembered
def _half(words_: Words, half: str, box: Box, least: float) -> str:
    """A button with a card in small, and its cover on the other half."""
    x, y, width, height = box
    scale = round((height - 14) / HEIGHT, 3)
    cover = use("cover", 0, 0 if half == "sea" else HALF)
    art = element(
        "path",
        d=SEA if half == "sea" else SHORE,
        class_="fill-sea-line" if half == "sea" else "fill-sand",
        stroke="var(--outline)",
        stroke_width=2,
    )
    inner = (
        element("path", d="M14 96q9-9 18 0t18 0t18 0t18 0M14 114q9-9 18 0t18 0t18 0t18 0", class_="pen", stroke_width=4)
        if half == "sea"
        else words("12", WIDTH / 2, 52, 50, "display", "middle")
    )
    card = group(use("card"), art, inner, cover, transform=placed(x + 8 + 6 * scale, y + 7, scale))
    left = x + (WIDTH + 12) * scale + 8 + least * 0.5
    space, middle = x + width - left - 4, y + height / 2
    return button(
        box,
        card,
        words(fitted(words_.text(f"show-{half}"), space, least, "bold"), left, middle - least * 0.3, least, "bold"),
        words(fitted(words_.text(f"show-{half}-what"), space, least), left, middle + least * 0.95, least, "quiet"),
        id=f"show-{half}",
        name=words_.text(f"shown-{half}"),
    )


SEA = "M4.5 70q11.4-9 22.8 0t22.8 0t22.8 0t22.6 0V130Q95.5 135.5 90 135.5H10Q4.5 135.5 4.5 130Z"
SHORE = "M4.5 70V10Q4.5 4.5 10 4.5H90Q95.5 4.5 95.5 10V70Z"


def lay_extras(drawing: Drawing, box: Box, gap: float) -> None:
    """A card for every number of extra cards that can be played, in one row or two."""
    x, y, width, height = box
    held = drawing.plain.extras[drawing.seat]
    if not held:
        return
    least = drawing.least_text
    rows = 1 if (width + gap) / held - gap >= least * 2.4 else 2
    columns = max(-(-held // rows), 3)
    wide = min((width + gap) / columns - gap, least * 3)
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
    waves = f"M{wide * 0.2:.1f} {high - 9:.1f}q{wide * 0.15:.1f}-5 {wide * 0.3:.1f} 0t{wide * 0.3:.1f} 0"
    return group(
        title(named),
        rect((1.5, 3.5, wide, high), 5, "shadow"),
        group(
            rect((0, 0, wide, high), 5, "fill-gold stroke-outline", 1.8),
            rect((3, 3, wide - 6, high - 6), 3, "stroke-on-gold", 1, fill="none", opacity=0.5),
            words(text, wide / 2, high / 2 + least * (DOWN - 0.12), least, "on-gold display", "middle"),
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


def lay_order(drawing: Drawing, box: Box) -> None:
    """The treasures that one looks at: clicked one by one, in the order in which they shall come."""
    tops = drawing.look.looked_at
    if not tops:
        return
    x, y, width, height = box
    least = drawing.least_text
    gap = max(14.0, least)
    scale = round(min((height - least * 1.6) / CHEST_HEIGHT, ((width + gap) / TOPS - gap) / CHEST_WIDTH, 1.4), 3)
    said = fitted(drawing.text("caption-order"), width, least)
    drawing.add("order-caption", group(words(said, x, y + least, least), id="order-caption"))
    for index, number in enumerate(tops):
        named = drawing.text("shown-top", place=index + 1, treasure=treasure_words(drawing.deck, number))
        place = Box(x + index * (CHEST_WIDTH * scale + gap), y + least * 1.6, scale, 0)
        drawing.add(f"top-{index + 1}", _top(index, treasure(number, value_of(drawing.deck, number)), place, named))


@remembered
def _top(index: int, chest: str, place: Box, named: str) -> str:
    ghosts = [
        group(
            element(
                "circle", cx=CHEST_WIDTH - 8, cy=8, r=16, class_="ghost fill-gold stroke-outline", stroke_width=1.8
            ),
            words(str(later + 1), CHEST_WIDTH - 8, 8 + 24 * DOWN, 24, "ghost on-gold display", "middle"),
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
