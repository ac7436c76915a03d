"""The viewer's cards in a picture of Dragon Island, and the buttons."""

from typing import NamedTuple

from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, lines_of, size_for
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, face, gap, halo, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import Message, Words, message
from spadework.games.dragon_island.notation.texts import label
from spadework.games.dragon_island.notation.wording import terrain_words
from spadework.games.dragon_island.picture.art.cards import MOODS
from spadework.games.dragon_island.picture.art.pen import colour_of
from spadework.games.dragon_island.picture.clicks import BUTTONS, terrain_id
from spadework.games.dragon_island.picture.look import Drawing
from spadework.games.dragon_island.picture.sizes import TALL_CARD, WIDE_CARD
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s


class Print(NamedTuple):
    """The face of a card: for each of its actions the title, the effect and the picture."""

    kind: str
    titles: tuple[str, ...]
    effects: tuple[str, ...]
    copies: int
    name: str
    """The name, with the number of copies."""


def hand(drawing: Drawing, box: Box, columns: int) -> None:
    """The viewer's cards in rows in the middle of a box, stacked by kind."""
    wide, high = WIDE_CARD if drawing.scene.wide else TALL_CARD
    held = drawing.look.hand
    across = (box.width - columns * wide) / max(columns - 1, 1)
    for place, (kind, count) in enumerate(held):
        row, column = divmod(place, columns)
        in_row = min(columns, len(held) - row * columns)
        left = box.x + (box.width - in_row * wide - (in_row - 1) * across) / 2 + column * (wide + across)
        spot = (left, box.y + row * (high + across), wide, high)
        drawing.lay(_card(spot, printed(drawing, kind, count), drawing.least_text))
    if not held:
        drawing.lay(_no_cards(box, drawing.text("caption-no-cards"), drawing.least_text, high))


def printed(drawing: Drawing, kind: int, copies: int = 1) -> Print:
    """The face of a kind for the viewer."""
    own = tuple([drawing.deck.colours[hunter] for hunter in drawing.look.hunters_of(drawing.seat)])
    return _printed(drawing.scene.words, drawing.deck.kinds[kind], own, copies)


@remembered
def _printed(words: Words, kind: str, own: tuple[str, ...], copies: int) -> Print:
    titles = [words.text(f"name-{half}") for half in kind.split("-or-")]
    told = tuple([words.say(effect) for effect in effects(kind, own)])
    name = "/".join(titles) if len(told) == 1 else words.text(f"name-{kind}")
    if copies > 1:
        name = words.text("name-cards", count=copies, card=name)
    return Print(kind, tuple([title[:1].upper() + title[1:] for title in titles]), told, copies, name)


def effects(kind: str, own: tuple[str, ...]) -> list[Message]:
    """The effects of a card, action by action; for a terrain card, its use for hunters of some colours (DI-23)."""
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


@remembered
def _card(spot: tuple[float, float, float, float], shown: Print, least: float) -> Part:
    x, y, wide, high = spot
    id = f"card-{shown.kind}"
    art = _double_face(wide, high, shown, least) if len(shown.effects) == 2 else _single_face(wide, high, shown, least)
    under = ""
    if shown.copies > 1:
        under = group(face(wide, high, wide * 0.07), transform="translate(5,-6) rotate(1.6)")
        art += _count(shown.copies, wide - least * 0.9, high - least * 0.9, least)
    box = (0.0, 0.0, wide, high)
    return Part(
        id,
        group(
            title(f"{shown.name}. {' '.join(shown.effects)}"),
            group(under, face(wide, high, wide * 0.07), art, class_="lift"),
            halo(box, wide * 0.07),
            id=id,
            transform=placed(x, y),
        ),
    )


def _single_face(wide: float, high: float, shown: Print, least: float) -> str:
    """A title, the picture and the effect; with two terrains the second title is below the picture."""
    halves = shown.kind.split("-or-")
    colours = [MOODS.get(half) or colour_of(half) for half in halves]
    edge = wide * 0.035
    inner, band = wide - 2 * edge, least * 1.56
    art_high = inner * 0.625
    top = edge + band + 2
    under = top + art_high
    drawn = [
        _band(Box(edge, edge, inner, band), shown.titles[0], colours[0], least),
        use(f"art-{shown.kind}", wide / 2, top + art_high / 2, inner / 160),
        rect((edge, top, inner, art_high), wide * 0.02, f"frame stroke-{colours[0]}-deep", 1.4),
    ]
    if len(halves) > 1:
        drawn.append(_band(Box(edge, under + 2, inner, band), shown.titles[1], colours[1], least, "end"))
        under += band
    if colours[0] == "green" and halves[0] in MOODS:
        drawn.append(icon("clock", wide - edge - least * 0.75, edge + band / 2, least * 0.95, "green-deep"))
    lines = min(len(lines_of(shown.effects[0], inner - 2, least)), 3)
    first = under + (high - edge - under - lines * least * 1.06) / 2 + least * 0.8
    return "".join(drawn) + _text(shown.effects[0], wide / 2, first, inner - 2, least, 3, high - 2)


def _band(box: Box, text: str, colour: str, least: float, anchor: str | None = None) -> str:
    """A title on its colour."""
    x, y, width, height = box
    size = size_for(text, width - least * 1.7, least * 1.14, least, "display")
    left = x + width - least * 0.3 if anchor else x + least * 0.3
    return (
        rect(box, width * 0.04, f"fill-{colour}-soft")
        + element("path", d=f"M{x} {y + height}h{width}", class_=f"stroke-{colour}-deep", stroke_width=1.6)
        + words(text, left, y + height / 2 + size * 0.32, size, "display", anchor)
    )


def _double_face(wide: float, high: float, shown: Print, least: float) -> str:
    """A double card: both pictures above, then each action with its effect."""
    edge = wide * 0.035
    inner = wide - 2 * edge
    half = inner / 2 - 2
    art_high = half * 0.625
    drawn = ""
    y = edge + art_high + least * 1.0
    for place, name in enumerate(shown.kind.split("-or-")):
        colour = MOODS[name]
        left = edge + place * (half + 4)
        drawn += use(f"art-{name}", left + half / 2, edge + art_high / 2, half / 160)
        drawn += rect((left, edge, half, art_high), wide * 0.02, f"frame stroke-{colour}-deep", 1.4)
        if place:
            line = f"M{edge + 6} {y - least * 0.82:.4g}H{wide - edge - 6}"
            drawn += element("path", d=line, class_="frame", stroke_width=1.6)
        middle = wide / 2 - (least * 0.5 if colour == "green" else 0)
        drawn += words(shown.titles[place], middle, y, least * 1.06, "display", "middle")
        if colour == "green":
            drawn += icon("clock", wide - edge - least * 0.6, y - least * 0.34, least * 0.85, "green-deep")
        y += least * 1.02
        count = len(lines_of(shown.effects[place], inner, least))
        drawn += _text(shown.effects[place], wide / 2, y, inner, least, 3, high - 2)
        y += min(count, 3) * least * 1.06 + least * 0.22
    return drawn


def _text(text: str, x: float, y: float, width: float, size: float, most: int, bottom: float) -> str:
    """The effect of a card, in lines around a centre."""
    lines = lines_of(text, width, size)
    most = min(most, max(int((bottom - y + size * 0.8) / (size * 1.06)), 1))
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return "".join(
        words(fitted(line, width, size), x, y + place * size * 1.06, size, "", "middle")
        for place, line in enumerate(lines)
    )


def _count(count: int, x: float, y: float, size: float) -> str:
    """The number of cards of a kind, in a disc around a point."""
    disc = element("circle", cx=x, cy=y, r=size * 0.82, class_="fill-gold stroke-outline", stroke_width=2)
    return disc + words(f"×{count}", x, y + size * 0.35, size, "display on-gold", "middle")  # noqa: RUF001


@remembered
def _no_cards(box: Box, text: str, least: float, high: float) -> Part:
    spot = (box.x + box.width * 0.3, box.y + 10, box.width * 0.4, high - 20)
    middle = box.x + box.width / 2
    drawn = gap(spot) + words(text, middle, box.y + high / 2 + least * 0.34, least, "quiet", "middle")
    return Part("no-cards", group(drawn, id="no-cards"))


# Buttons


def buttons(drawing: Drawing, box: Box, columns: int, high: float) -> None:
    """The moves that involve neither the board nor a card."""
    offered = [move for move in drawing.look.moves if move in BUTTONS]
    wide = (box.width - 8 * (columns - 1)) / columns
    for place, move in enumerate(offered):
        id = BUTTONS[move]
        text = drawing.text("button-give-in" if move == c.SHARE and drawing.look.plain.claims else f"button-{id}")
        name = drawing.say(label(drawing.deck, drawing.view, drawing.seat, move))
        spot = Box(box.x + place % columns * (wide + 8), box.y + place // columns * (high + 8), wide, high)
        drawing.lay(_button(id, spot, text, drawing.least_text, name))


@remembered
def _button(id: str, box: Box, text: str, size: float, name: str) -> Part:
    x, y, width, height = box
    drawn = (
        rect((x + 1, y + 4, width, height), 9, "shadow")
        + rect(box, 9, "button", 2.2)
        + words(
            fitted(text, width - 14, size, "bold"), x + width / 2, y + height / 2 + size * 0.34, size, "bold", "middle"
        )
        + halo(box, 9, 2)
    )
    return Part(id, group(title(name), drawn, id=id))


def terrains(drawing: Drawing, box: Box) -> None:
    """The terrains to choose from for a Journey."""
    if not drawing.look.journeys:
        return
    least = drawing.least_text
    drawing.lay(_question(drawing.text("caption-journey"), box, least))
    step, high = box.width / len(s.TERRAINS), box.height - least
    for terrain, name in enumerate(s.TERRAINS):
        told = drawing.text("shown-journey", terrain=terrain_words(terrain))
        spot = (box.x + (terrain + 0.5) * step, box.y + least + high / 2, min(step, high) / 110)
        drawing.lay(_terrain(terrain_id(terrain), name, spot, told))


@remembered
def _question(text: str, box: Box, least: float) -> Part:
    id = "journey-question"
    return Part(id, group(words(text, box.x, box.y + least * 0.7, least, "quiet"), id=id))


@remembered
def _terrain(id: str, terrain: str, spot: tuple[float, float, float], name: str) -> Part:
    drawn = use(f"tile-{terrain}-0") + use("spot", class_="spot")
    return Part(id, group(title(name), drawn, id=id, transform=placed(*spot)))
