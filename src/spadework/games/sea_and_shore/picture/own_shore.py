"""One's own shore: the hand, what the others see of one's card, and what they would see of it."""

from spadework.engine.picture.letters import fitted, lines_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.pen import shape
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName
from spadework.games.sea_and_shore.notation.wording import card_words, half_words
from spadework.games.sea_and_shore.picture.art.cards import HALF, HEIGHT, WIDTH
from spadework.games.sea_and_shore.picture.drawing import Drawing
from spadework.games.sea_and_shore.picture.figures import CARD_HALO, DOWN, Placement, card_id, whole_card
from spadework.games.sea_and_shore.picture.said import titles
from spadework.games.sea_and_shore.rules.state import COLOURS, NUMBERS, PLAYING


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
    """What the others see of one's card, in words."""
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
    """What the others would see of each move, for the browser to show."""
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
