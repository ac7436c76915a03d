"""What is one's own in a picture of Sea & Shore: the panel with the card played or its preview, the hand, and what is clicked to play."""

from spadework.engine.picture.letters import BOLD, fitted, width_of
from spadework.engine.picture.sketch import LINE
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName
from spadework.games.sea_and_shore.notation.wording import card_words, half_words, treasure_words, value_of
from spadework.games.sea_and_shore.picture.drawing import Drawing
from spadework.games.sea_and_shore.picture.figures import (
    CHEST_HEIGHT,
    CHEST_WIDTH,
    HALF_HEIGHT,
    HEIGHT,
    WIDTH,
    Box,
    Placement,
    card_id,
    number_size,
    treasure,
    used,
    whole_card,
)
from spadework.games.sea_and_shore.picture.seat_panel import (
    CHIP_X,
    CHIP_Y,
    aid_height,
    chip_size,
    frame,
    lay_card,
    list_pile,
    seat_id,
    things,
)
from spadework.games.sea_and_shore.rules.state import COLOURS, NUMBERS, PLAYING, TOPS

LARGEST = 1.05  # scale of a card in the hand
ORDINALS = ("first", "second", "third")


def may_play(drawing: Drawing) -> bool:
    """Whether the viewer is to play a card now."""
    return drawing.look.may_move and drawing.view.phase == PLAYING


# The panel


def wide_panel(drawing: Drawing, box: Box) -> None:
    """One's own name, counts and pile beside the card played, below them what the others see of it."""
    x, y, width, height = box
    seat, least = drawing.seat, drawing.least_text
    start, back = len(drawing.below), frame(drawing, drawing.seat, box)
    pad = least * 0.5
    top = y + pad + drawing.name_row(seat, Box(x + pad, y + pad, width - 2 * pad, least * 1.1)) + least * 0.5
    below = y + height - aid_height(drawing, width) - 2 * least * LINE - pad * 0.6
    scale = round(min((below - top - 6) / HEIGHT, 1.2), 3)
    placement = (x + width - pad - (WIDTH + 6) * scale, top, scale)
    lay_card(drawing, seat, placement)
    _previews(drawing, placement)
    things(drawing, seat, Box(x + pad, top, placement[0] - x - pad - least * 1.9, below - top - 6))
    drawing.paragraph(_seen(drawing), x + pad, below + least, width - 2 * pad, least, "quiet", 2)
    if drawing.look.aided:
        list_pile(drawing, seat, x + pad, y + height - aid_height(drawing, width) - least * 0.2, width)
    drawing.gathered(start, seat_id(seat), drawing.seat_named(seat), *back)


def tall_panel(drawing: Drawing, box: Box) -> None:
    """The same, what the others see written between counts and card."""
    x, y, width, height = box
    seat, least = drawing.seat, drawing.least_text
    start, back = len(drawing.below), frame(drawing, drawing.seat, box)
    pad, aid = 6, aid_height(drawing, width)
    scale = round((height - 2 * pad - aid) / HEIGHT, 3)
    placement = (x + width - pad - (WIDTH + 6) * scale, y + pad, scale)
    left = placement[0] - x - pad - least * 1.9
    top = y + pad + drawing.name_row(seat, Box(x + pad, y + pad, left, least * 1.15)) + 5
    space = y + height - aid - pad - top
    lay_card(drawing, seat, placement)
    _previews(drawing, placement)
    things(drawing, seat, Box(x + pad, top, least * 6.2, space))
    words_x = x + pad + least * 7.3
    drawing.paragraph(_seen(drawing), words_x, top + least, placement[0] - words_x - least * 1.9, least, "quiet", 3)
    if drawing.look.aided:
        list_pile(drawing, seat, x + pad, y + height - aid - 2, width)
    drawing.gathered(start, seat_id(seat), drawing.seat_named(seat), *back)


def _seen(drawing: Drawing) -> str:
    """What the others see of one's card, in words."""
    view, seat = drawing.view, drawing.seat
    if drawing.look.gift is not None:
        taker = (seat - 1) % len(drawing.look.seats)
        return drawing.text("own-gift", card=card_words(drawing.look.gift), seat=SeatName(taker))
    if drawing.look.covered(seat):
        return drawing.text("own-seen", half=half_words(int(view.shows[seat]), int(view.face[seat])))
    return drawing.text("own-preview") if may_play(drawing) else ""


def _previews(drawing: Drawing, placement: Placement) -> None:
    """What the others would see of each move, for the browser to show."""
    if not may_play(drawing):
        return
    scale = placement[2]
    size = number_size(scale, drawing.least_text)
    held = int(drawing.view.extras[drawing.seat])
    bottom = (0.0, HALF_HEIGHT, 1.0)
    shown = [
        *(group(used(f"sea-{colour}", None, "ghost"), id=f"preview-sea-{colour}") for colour in COLOURS),
        group(used("edge", None, "ghost"), used("cover", None, "ghost"), id="preview-sea"),
        group(
            used("shore", None, "ghost"),
            used("edge", None, "ghost"),
            used("cover", bottom, "ghost"),
            id="preview-shore",
        ),
        *(
            group(
                words(str(number), WIDTH / 2, 36 + size * 0.36, size, "ghost display bold", "middle"),
                id=f"preview-shore-{number}",
            )
            for number in range(1, NUMBERS + 1)
        ),
    ]
    if held:
        size = chip_size(drawing, scale) / scale
        across, down = CHIP_X * size, HALF_HEIGHT + CHIP_Y
        chip = {"x": across - 1.1 * size, "y": down - 0.7 * size, "width": 2.2 * size, "height": 1.4 * size}
        style = "ghost fill-gold stroke-on-suit"
        shown.append(group(element("rect", rx=size * 0.3, class_=style, **chip), id="preview-extra"))
        shown += [
            group(
                words(f"+{count}", across, down + size * 0.36, size, "ghost on-suit bold", "middle"),
                id=f"preview-extra-{count}",
            )
            for count in range(1, held + 1)
        ]
    drawing.above.append(group(*shown, transform=placed(*placement)))


# The hand


def hand(drawing: Drawing, box: Box, gap: float, in_a_row: int) -> None:
    """One's own island cards, sorted, in one row, or in two when there are more than `in_a_row`."""
    x, y, width, height = box
    cards = drawing.look.hand
    if not cards:
        return
    rows = 1 if len(cards) <= in_a_row else 2
    across = max(-(-len(cards) // rows), in_a_row if rows > 1 else 1)
    wide, high = (width + gap) / across - gap, (height + gap) / rows - gap
    scale = round(min(wide / WIDTH, high / HEIGHT, LARGEST) - 0.0005, 3)
    for index, card in enumerate(cards):
        left = x + index % across * (WIDTH * scale + gap)
        top = y + index // across * (HEIGHT * scale + gap)
        drawing.things[card_id(card)] = _hand_card(drawing, card, (left, top, scale))


def _hand_card(drawing: Drawing, card: int, placement: Placement) -> str:
    spot = element("rect", width=WIDTH, height=HEIGHT, rx=8, class_="spot")
    given = card == drawing.look.gift
    mark = element("path", d="M28 46L44 62L74 28", class_="pen stroke-brass", stroke_width=10) if given else ""
    return group(
        title(drawing.say(card_words(card))),
        whole_card(card, placement[2], drawing.least_text, spot if drawing.look.may_move else ""),
        mark,
        id=card_id(card),
        transform=placed(*placement),
    )


# Halves and extra cards


def halves(drawing: Drawing, box: Box, gap: float) -> None:
    """The two ways to show the card chosen: its sea or its shore."""
    x, y, width, height = box
    wide = (width - gap) / 2
    for index, half in enumerate(("sea", "shore")):
        left = x + index * (wide + gap)
        drawing.above.append(_half(drawing, half, Box(left, y, wide, height)))


def _half(drawing: Drawing, half: str, box: Box) -> str:
    x, y, width, height = box
    least = drawing.least_text
    scale = (height - 10) / HEIGHT
    card = (x + 8 + 6 * scale, y + 5, scale)
    left = x + (WIDTH + 12) * scale + least * 0.7
    space = x + width - left - 2
    middle = y + height / 2
    cover = used("cover") if half == "sea" else used("cover", (0, HALF_HEIGHT, 1))
    open_half = element(
        "path", d="M0 70q12.5-9 25 0t25 0t25 0t25 0V132Q100 140 92 140H8Q0 140 0 132Z", class_="fill-quiet"
    )
    waves = element(
        "path",
        d="M12 104q9-8 19 0t19 0t19 0t19 0M12 120q9-8 19 0t19 0t19 0t19 0",
        class_="pen stroke-paper",
        stroke_width=5,
    )
    number = words("12", WIDTH / 2, 36 + 18, 50, "display bold", "middle")
    drawn = group(
        used("shore"),
        open_half + waves if half == "sea" else element("path", d="M0 70H100V140H0Z", class_="fill-line") + number,
        used("edge"),
        cover,
        transform=placed(*card),
    )
    return group(
        title(drawing.text(f"shown-{half}")),
        element("rect", x=x, y=y, width=width, height=height, rx=10, class_="sheet stroke-brass", stroke_width=2),
        drawn,
        words(fitted(drawing.text(f"show-{half}"), space, least * BOLD), left, middle - least * 0.25, least, "bold"),
        words(fitted(drawing.text(f"show-{half}-what"), space, least), left, middle + least * 0.95, least, "quiet"),
        element("rect", x=x, y=y, width=width, height=height, rx=10, class_="spot"),
        id=f"show-{half}",
    )


def extras(drawing: Drawing, box: Box, gap: float) -> None:
    """A chip for every number of extra cards that can be played, in one row or two."""
    x, y, width, height = box
    held = int(drawing.view.extras[drawing.seat])
    if not held:
        return
    rows = 1 if (width + gap) / held - gap >= drawing.least_text * 3 else 2
    columns = max(-(-held // rows), 4)
    wide = min((width + gap) / columns - gap, drawing.least_text * 4.2)
    high = (height - gap) / 2
    least = drawing.least_text
    plus = "+" if width_of(f"+{held}", least * BOLD) <= wide - 2 else ""
    for count in range(1, held + 1):
        left = x + (count - 1) % columns * (wide + gap)
        top = y + (count - 1) // columns * (high + gap)
        rectangle = {"width": wide, "height": high, "rx": 6}
        drawing.above.append(
            group(
                title(drawing.text("shown-add", count=count)),
                element("rect", class_="fill-gold stroke-on-suit", **rectangle),
                words(f"{plus}{count}", wide / 2, high / 2 + least * 0.36, least, "on-suit bold", "middle"),
                element("rect", class_="spot", **rectangle),
                id=f"extra-{count}",
                transform=f"translate({left:.1f},{top:.1f})",
            )
        )


# Treasures to put in order


def order(drawing: Drawing, box: Box) -> None:
    """The treasures that one looks at: clicked one by one, in the order in which they shall come."""
    x, y, width, height = box
    tops = drawing.look.looked_at
    if not tops:
        return
    least = drawing.least_text
    scale = round(min((height - least * LINE - 4) / CHEST_HEIGHT, (width / TOPS - 8) / CHEST_WIDTH, 1.2), 3)
    drawing.write(fitted(drawing.text("caption-order"), width, least), x, y + least, None, "quiet")
    spot = element("rect", width=CHEST_WIDTH, height=CHEST_HEIGHT, rx=8, class_="spot")
    for index, number in enumerate(tops):
        left = x + index * (CHEST_WIDTH * scale + max(12.0, least))
        ghosts = [
            group(
                element("circle", cx=CHEST_WIDTH - 15, cy=17, r=15, class_="ghost fill-brass"),
                words(str(later + 1), CHEST_WIDTH - 15, 17 + 8, 22, "ghost on-colour bold", "middle"),
                id=f"order-{index + 1}-{ORDINALS[later]}",
            )
            for later in range(TOPS)
        ]
        named = drawing.text("shown-top", place=index + 1, treasure=treasure_words(drawing.deck, number))
        drawing.above.append(
            group(
                title(named),
                treasure(number, value_of(drawing.deck, number), spot),
                *ghosts,
                id=f"top-{index + 1}",
                transform=placed(left, y + least * LINE + 2, scale),
            )
        )
