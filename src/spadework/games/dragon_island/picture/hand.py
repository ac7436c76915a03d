"""The viewer's cards in a picture of Dragon Island."""

from collections.abc import Callable
from typing import NamedTuple

from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, lines_of, size_for, width_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, face, halo, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import Message, Words, message
from spadework.games.dragon_island.picture.art.cards import MOODS, view_of
from spadework.games.dragon_island.picture.art.pen import colour_of
from spadework.games.dragon_island.picture.look import Drawing
from spadework.games.dragon_island.picture.sizes import GAP
from spadework.games.dragon_island.rules import state as s


class Print(NamedTuple):
    """The face of a card: for each of its actions the title, the effect and the picture."""

    kind: str
    titles: tuple[str, ...]
    effects: tuple[str, ...]
    copies: int
    name: str
    """The name, with the number of copies, and the effects."""


COLUMNS, ROWS = 3, 2
LARGER = 1.1
"""The size of effects on cards with room, in sizes of the smallest letters."""
LEADING = 1.06
"""Line height of effects, in font sizes."""


def hand(drawing: Drawing, box: Box) -> None:
    """Draw the viewer's cards, stacked by kind; with their effects, unless there are two rows of them on a tall table. On a wide table
    they keep their size while their number changes."""
    held, least = drawing.look.hand, drawing.least_text
    rows = ROWS if drawing.scene.wide or len(held) > COLUMNS else 1
    wide = (box.width - (COLUMNS - 1) * GAP) / COLUMNS
    high = (box.height - (rows - 1) * GAP) / rows
    if drawing.scene.wide:
        high = min(high, wide * 1.36)
    cards = [printed(drawing, kind, count) for kind, count in held]
    size = min((_size_of_effects(wide, high, card, least) for card in cards), default=least)
    for place, card in enumerate(cards):
        row, column = divmod(place, COLUMNS)
        spot = Box(box.x + column * (wide + GAP), box.y + row * (high + GAP), wide, high)
        drawing.lay(_card(spot, card, least, size))
    if not held:
        drawing.lay(_no_cards(box, drawing.text("caption-no-cards"), least))


def printed(drawing: Drawing, kind: int, copies: int = 1) -> Print:
    """Return the face of a kind of card, as the viewer sees it."""
    own = tuple([drawing.deck.colours[hunter] for hunter in drawing.look.hunters_of(drawing.seat)])
    return _printed(drawing.scene.words, drawing.deck.kinds[kind], own, copies)


@remembered
def _printed(words: Words, kind: str, own: tuple[str, ...], copies: int) -> Print:
    titles = [words.text(f"name-{half}") for half in kind.split("-or-")]
    texts = tuple([words.say(effect) for effect in effects(kind, own)])
    name = "/".join(titles) if len(texts) == 1 else words.text(f"name-{kind}")
    if copies > 1:
        name = words.text("name-cards", count=copies, card=name)
    green = any(MOODS.get(half) == "green" for half in kind.split("-or-"))
    does = " ".join(f"{effect}." for effect in texts)
    name = words.text("shown-card-green" if green else "shown-card", card=name, effects=does)
    return Print(kind, tuple([title[:1].upper() + title[1:] for title in titles]), texts, copies, name)


def effects(kind: str, own: tuple[str, ...]) -> list[Message]:
    """Return the effects of a card, action by action; for a terrain card, its use for hunters of some colours (DI-23)."""
    halves = kind.split("-or-")
    if halves[0] not in s.TERRAINS:
        return [message(f"effect-{half}") for half in halves]
    jokers = [colour for colour in own if any(colour_of(terrain) == colour for terrain in halves)]
    if jokers:
        return [
            message("effect-joker")
            if len(own) == 1
            else message("effect-joker-of", colour=message(f"name-{jokers[0]}"))
        ]
    if len(halves) == 1:
        return [message(f"effect-{kind}")]
    return [message("effect-double", first=message(f"name-{halves[0]}"), second=message(f"name-{halves[1]}"))]


def _is_small(high: float, shown: Print, least: float) -> bool:
    """Return whether a card has no room for its effects."""
    return high < 6 * least or (len(shown.effects) == 2 and high < 9 * least)


@remembered
def _size_of_effects(wide: float, high: float, shown: Print, least: float) -> float:
    """Return the largest size in which the effects of a card fit."""
    inner = wide * 0.93
    if _is_small(high, shown, least):
        return least * LARGER
    if len(shown.effects) == 2:
        room = high - wide * 0.07 - (inner / 2 - 2) * 0.625
        return _size_of_text(
            shown.effects, inner, least, lambda size, lines: size * (2 * 1.24 + lines * LEADING + 0.9) <= room
        )
    _, room = _rooms(wide, high, shown, least)
    return _size_of_text(
        shown.effects, inner - 2, least, lambda size, lines: lines * size * LEADING + size * 0.6 <= room
    )


@remembered
def _card(spot: Box, shown: Print, least: float, size: float) -> Part:
    x, y, wide, high = spot
    id, radius = f"card-{shown.kind}", wide * 0.06
    small = _is_small(high, shown, least)
    if small:
        art = _small_face(wide, high, shown, least)
    elif len(shown.effects) == 2:
        art = _double_face(wide, high, shown, size)
    else:
        art = _single_face(wide, high, shown, least, size)
    under = ""
    if shown.copies > 1:
        under = group(face(wide - 4, high - 4, radius), transform="translate(5,-3) rotate(1.2)")
        low = _height_of_count(wide, high, shown, least, small)
        art += _count(shown.copies, wide - least * 1.1, low, least)
    drawn = group(under, face(wide, high, radius), art, class_="lift", aria_hidden="true")
    return Part(
        id, group(title(shown.name), drawn, halo((0.0, 0.0, wide, high), radius, 1.5), id=id, transform=placed(x, y))
    )


def _height_of_count(wide: float, high: float, shown: Print, least: float, small: bool) -> float:
    """Return the middle of the disc with the number of copies: in a corner of the picture, where it covers no words."""
    if small:
        return high / 2 if "-or-" in shown.kind else high - least * 0.9
    return wide * 0.28 if len(shown.effects) == 2 else wide * 0.035 + least * 2.6


def _small_face(wide: float, high: float, shown: Print, least: float) -> str:
    """Draw the title above the picture; with two actions or terrains the second title is below it."""
    edge = 2.5
    halves = shown.kind.split("-or-")
    inner, band = wide - 2 * edge, least * (1.3 if len(halves) == 1 else 1.15)
    colours = [MOODS.get(half) or colour_of(half) for half in halves]
    room = Box(edge, edge + band, inner, high - 2 * edge - band * len(halves))
    drawn = [rect((edge, edge, inner, high - 2 * edge), wide * 0.045, f"fill-{colours[0]}-soft")]
    for half, colour, box in zip(halves, colours, _parts_of(room, len(halves)), strict=True):
        drawn += [rect(box, 0, f"fill-{colour}-soft"), _scene(half, box)]
    # The titles come last, so that no picture covers their rules.
    drawn.append(_band(Box(edge, edge, inner, band), shown.titles[0], colours[0], least))
    if len(halves) > 1:
        low = Box(edge, high - edge - band, inner, band)
        drawn.append(_band(low, shown.titles[1], colours[1], least, "end", above=True))
    if colours[0] == "green" and halves[0] in MOODS:
        drawn.append(icon("clock", wide - edge - least * 0.7, edge + band / 2, least * 0.95, "green-deep"))
    return "".join(drawn)


def _parts_of(box: Box, count: int) -> list[Box]:
    """Return a box for each picture: below each other, or side by side if there is little height."""
    x, y, width, height = box
    if height > width * 0.55:
        return [Box(x, y + place * height / count, width, height / count) for place in range(count)]
    return [Box(x + place * width / count, y, width / count, height) for place in range(count)]


def _scene(name: str, box: Box) -> str:
    """Draw a picture at the foot of a box, over its whole width if there is no more height."""
    sprite, scale, high = view_of(name, box.width, box.height)
    return use(sprite, box.x + box.width / 2, box.y + box.height - high / 2, scale)


BAND = 1.56
"""Height of a title on a large card, in sizes of the smallest letters."""
LOW = 0.5
"""The least height of a picture above a larger effect, in widths of the picture."""


def _rooms(wide: float, high: float, shown: Print, least: float) -> tuple[float, float]:
    """Return the heights of the picture and of the effect on a card with one effect."""
    edge, band, titles = wide * 0.035, least * BAND, len(shown.kind.split("-or-"))
    inner = wide - 2 * edge
    free = high - 2 * edge - band - 2 - (titles - 1) * (band + 2)
    larger = least * LARGER
    art_high = free - larger * (len(lines_of(shown.effects[0], inner - 2, larger)) * LEADING + 0.6)
    if art_high < inner * LOW:
        lines = min(len(lines_of(shown.effects[0], inner - 2, least)), 3)
        art_high = free - lines * least * LEADING - least * 0.3
    art_high = min(inner * 0.625, art_high)
    return art_high, free - art_high


def _single_face(wide: float, high: float, shown: Print, least: float, size: float) -> str:
    """Draw a title, the picture and the effect; with two terrains the second title is below the picture."""
    halves = shown.kind.split("-or-")
    colours = [MOODS.get(half) or colour_of(half) for half in halves]
    edge = wide * 0.035
    inner, band = wide - 2 * edge, least * BAND
    top = edge + band + 2
    art_high, room = _rooms(wide, high, shown, least)
    under = top + art_high
    drawn = [
        _band(Box(edge, edge, inner, band), shown.titles[0], colours[0], least),
        rect((edge, top, inner, art_high), wide * 0.02, f"fill-{colours[0]}-soft"),
        _scene(shown.kind, Box(edge, top, inner, art_high)),
        rect((edge, top, inner, art_high), wide * 0.02, f"frame stroke-{colours[0]}-deep", 1.4),
    ]
    if len(halves) > 1:
        drawn.append(_band(Box(edge, under + 2, inner, band), shown.titles[1], colours[1], least, "end"))
        under += band + 2
    if colours[0] == "green" and halves[0] in MOODS:
        drawn.append(icon("clock", wide - edge - least * 0.75, edge + band / 2, least * 0.95, "green-deep"))
    lines = min(len(lines_of(shown.effects[0], inner - 2, size)), 4)
    first = under + (room - lines * size * LEADING) / 2 + size * 0.8
    return "".join(drawn) + _text(shown.effects[0], wide / 2, first, inner - 2, size, 4, high - 2)


def _size_of_text(effects: tuple[str, ...], width: float, least: float, fits: Callable[[float, int], bool]) -> float:
    """Return a larger size for the effects if they fit, which depends on the size and the number of lines; otherwise the least size."""
    size = least * LARGER
    lines = [line for effect in effects for line in lines_of(effect, width, size)]
    roomy = fits(size, len(lines)) and all(width_of(line, size) <= width for line in lines)
    return size if roomy else least


def _band(box: Box, text: str, colour: str, least: float, anchor: str | None = None, above: bool = False) -> str:
    """Draw a title on its colour, with a rule below or above."""
    x, y, width, height = box
    size = size_for(text, width - least * 1.7, least * 1.14, least, "display")
    left = x + width - least * 0.3 if anchor else x + least * 0.3
    return (
        rect(box, width * 0.04, f"fill-{colour}-soft")
        + element(
            "path", d=f"M{x} {y if above else y + height}h{width}", class_=f"stroke-{colour}-deep", stroke_width=1.6
        )
        + words(text, left, y + height / 2 + size * 0.32, size, "display", anchor)
    )


def _double_face(wide: float, high: float, shown: Print, least: float) -> str:
    """Draw a double card: both pictures above, then each action with its effect."""
    edge = wide * 0.035
    inner = wide - 2 * edge
    half = inner / 2 - 2
    art_high = half * 0.625
    counts = [min(len(lines_of(effect, inner, least)), 3) for effect in shown.effects]
    used = art_high + sum(least * (1.24 + LEADING * count) for count in counts)
    apart = max((high - 2 * edge - used) / 3, least * 0.2)
    drawn = ""
    y = edge + art_high + apart * 0.7 + least * 0.9
    for place, (name, count) in enumerate(zip(shown.kind.split("-or-"), counts, strict=True)):
        colour = MOODS[name]
        left = edge + place * (half + 4)
        drawn += use(f"art-{name}", left + half / 2, edge + art_high / 2, half / 160)
        drawn += rect((left, edge, half, art_high), wide * 0.02, f"frame stroke-{colour}-deep", 1.4)
        drawn += _band(Box(edge, y - least * 1.02, inner, least * 1.34), shown.titles[place], colour, least)
        if colour == "green":
            drawn += icon("clock", wide - edge - least * 0.7, y - least * 0.36, least * 0.85, "green-deep")
        y += least * 1.24
        drawn += _text(shown.effects[place], wide / 2, y, inner, least, 3, high - 2)
        y += count * least * LEADING + apart * 0.7
    return drawn


def _text(text: str, x: float, y: float, width: float, size: float, most: int, bottom: float) -> str:
    """Draw the effect of a card, in lines around a centre."""
    lines = _balanced(text, width, size)
    most = min(most, max(int((bottom - y + size * 0.8) / (size * LEADING)), 1))
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return "".join(
        words(fitted(line, width, size), x, y + place * size * LEADING, size, "", "middle")
        for place, line in enumerate(lines)
    )


def _balanced(text: str, width: float, size: float) -> list[str]:
    """Break a text into as few lines as `lines_of`, but of similar widths: no word stands alone below a full line."""
    lines = lines_of(text, width, size)
    while (narrow := lines_of(text, width - size / 4, size)) and len(narrow) == len(lines) and width > size:
        lines, width = narrow, width - size / 4
    return lines


def _count(count: int, x: float, y: float, size: float) -> str:
    """Draw the number of cards of a kind, in a disc around a point."""
    disc = element("circle", cx=x, cy=y, r=size * 0.82, class_="fill-gold stroke-outline", stroke_width=2)
    return disc + words(f"×{count}", x, y + size * 0.35, size, "display on-gold", "middle")  # noqa: RUF001


@remembered
def _no_cards(box: Box, text: str, least: float) -> Part:
    x, y = box.x + box.width / 2, box.y + box.height / 2
    return Part("no-cards", group(words(text, x, y, least, "quiet", "middle"), id="no-cards"))
