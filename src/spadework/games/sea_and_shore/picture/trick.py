"""The trick whose covers are off, in the lagoon: its winners and prizes by colour, from left to right, until the next covers come off."""

import math
from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon, suit
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, placed, title
from spadework.engine.words import Argument, Message, SeatName, Words, message
from spadework.games.sea_and_shore.notation.wording import (
    colour_words,
    extras_words,
    seat_words,
    value_of,
)
from spadework.games.sea_and_shore.picture import titles
from spadework.games.sea_and_shore.picture.art.cards import HEIGHT, WIDTH
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT
from spadework.games.sea_and_shore.picture.drawing import (
    CARD_HALO,
    DOWN,
    Drawing,
    Manner,
    chip,
    colour_of_chest,
    counter,
    thing,
    unread,
    whole_card,
)
from spadework.games.sea_and_shore.picture.look import FIRST_COLOUR, Played, SettledColour
from spadework.games.sea_and_shore.rules.state import COLOURS, FETCHED, NO_TREASURE

BETWEEN = 0.14  # cards of a colour, in their width
PAD = 0.15  # around the cards of a colour
NUMBER_END = 46
"""The lower edge of the number on a card."""


class Bay(NamedTuple):
    """Places of the cards of one colour."""

    x: float
    y: float
    width: float
    height: float
    scale: float

    def card(self, index: int) -> tuple[float, float]:
        """Return the upper left corner of a card."""
        wide = WIDTH * self.scale
        return self.x + (PAD + index * (1 + BETWEEN)) * wide, self.y + 8


def lay_bays(drawing: Drawing) -> list[Bay]:
    """Draw the water on which the cards of each colour lie, as large as there is room until the next trick; return the bays."""
    trick, look, places, least = drawing.look.settled, drawing.look, drawing.places, drawing.least_text
    if trick is None or look.over:
        return []
    box, largest = places.revealed, places.revealed_scale
    if _has_passed(drawing):
        box, largest = places.last, places.last_scale
    bays = _bays(trick.colours, box, largest, places.stream, least, box is not places.revealed)
    for beat, (colour, bay) in enumerate(zip(trick.colours, bays, strict=True), 1):
        id = f"bay-{beat}"
        drawing.add(id, _bay(id, bay, colour.colours, places.stream if beat > 1 else 0.0, least))
    if box is places.revealed:
        for beat, bay in enumerate(bays, 1):
            id = f"rays-{beat}"
            drawing.add(id, _rays(id, *bay.card(0), bay.scale, FIRST_COLOUR - 1 + beat))
    return bays


def _has_passed(drawing: Drawing) -> bool:
    """Return whether a card of the next trick has been played."""
    return any(drawing.look.covered(seat) for seat in drawing.look.seats)


def lay_trick(drawing: Drawing, bays: list[Bay]) -> None:
    """Draw the cards, all at the beat after the covers have come off."""
    trick = drawing.look.settled
    if trick is None or drawing.look.over:
        return
    for colour, bay in zip(trick.colours, bays, strict=True):
        for index, played in enumerate(colour.played):
            _lay_card(drawing, played, bay, index)


def lay_outcome(drawing: Drawing, bays: list[Bay]) -> None:
    """Draw the result of each colour, at a beat of its own: crown and prize for the winner, extra cards for the lowest."""
    trick, compact = drawing.look.settled, _has_passed(drawing)
    if trick is None or drawing.look.over:
        return
    for beat, (colour, bay) in enumerate(zip(trick.colours, bays, strict=True), 1):
        id = f"settled-{beat}"
        treasure = _treasure_won(drawing, colour)
        value = 0 if treasure is None else value_of(drawing.deck, treasure)
        named = _outcome(drawing.scene.words, drawing.scene.names, colour, treasure, value)
        prize = (_small_prize if compact else _prize)(colour, treasure, value, drawing.least_text)
        drawing.add(id, _settled(id, named, bay, colour, prize, FIRST_COLOUR - 1 + beat, drawing.least_text, compact))


@remembered
def _bays(
    colours: tuple[SettledColour, ...], box: Box, largest: float, stream: float, least: float, compact: bool
) -> list[Bay]:
    """Return the bays in a row, as large as there is room, in the middle of a box, with the prizes below the cards; compact bays have
    small prizes."""
    counts = [len(colour.played) for colour in colours]
    units = sum(count + (count - 1) * BETWEEN + 2 * PAD for count in counts) + (len(counts) - 1) * stream
    more = 8 + least * 1.3 if compact else 14 + least * 1.7
    scale = math.floor(min(largest, box.width / (units * WIDTH), (box.height - more) / HEIGHT) * 100) / 100
    unit, high = WIDTH * scale, HEIGHT * scale + more
    left = box.x + (box.width - units * unit) / 2
    bays = []
    for count in counts:
        wide = (count + (count - 1) * BETWEEN + 2 * PAD) * unit
        bays.append(Bay(left, box.y + (box.height - high) / 2, wide, high, scale))
        left += wide + stream * unit
    return bays


@remembered
def _bay(id: str, bay: Bay, colours: tuple[int, ...], stream: float, least: float) -> str:
    """Draw shallow water in the colour, or in two that count as one; an arrow leads here across the stream from the colour before."""
    name, radius = COLOURS[colours[0]], min(least * 1.2, bay.width * 0.2)
    drawn = rect(bay[:4], radius, f"fill-{name}-soft stroke-{name}-deep", 1.6)
    if len(colours) > 1:
        other = COLOURS[colours[1]]
        drawn += rect(
            Box(*bay[:4]).inset(4), radius - 3, f"stroke-{other}-deep", 1.6, fill="none", stroke_dasharray="7 4"
        )
    if stream:
        gap = stream * WIDTH * bay.scale
        drawn += icon("arrow", bay.x - gap / 2, bay.y + bay.height / 2, gap * 0.62, "quiet")
    return group(drawn, id=id, data_beat=1)


@remembered
def _rays(id: str, x: float, y: float, scale: float, beat: int) -> str:
    """Draw golden rays behind the card that wins its colour."""
    return group(use("rays", x, y, scale), id=id, data_beat=beat)


def _lay_card(drawing: Drawing, played: Played, bay: Bay, index: int) -> None:
    """Draw an uncovered card, or the place of a salvaged one."""
    seat = played.seat
    if drawing.look.settling and drawing.plain.shows[seat] == FETCHED:
        drawing.add(
            f"gone-{seat + 1}",
            _gone(f"gone-{seat + 1}", *bay.card(index), bay.scale, drawing.named("shown-gone", seat)),
        )
        return
    named = titles.of_uncovered(drawing.scene.words, drawing.scene.names, *played)
    content = whole_card(played.card) + (CARD_HALO if drawing.may_be_fetched(seat) else "")
    passive = drawing.passive and not drawing.may_be_fetched(seat)
    id = drawing.look.played_id(seat, settled=True)
    drawing.add(id, thing(id, (*bay.card(index), bay.scale), content, named, Manner(1, passive)))
    # A part of its own: its size is not the card's, so it must not be scaled with a card that travels.
    tag = f"tag-{id.removeprefix('played-')}"
    drawing.add(tag, _tags(tag, played, *bay.card(index), bay.scale, drawing.least_text))


@remembered
def _tags(id: str, played: Played, x: float, y: float, scale: float, least: float) -> str:
    """Draw the emblem of a card's player on its corner, and its value if extra cards were added."""
    drawn = _tags_on(played.seat, played.value if played.added else 0, scale, least)
    corner = placed(x + WIDTH * scale, y, 1)
    return group(
        group(drawn, transform=placed(-WIDTH * scale, 0, scale)),
        id=id,
        transform=corner,
        data_beat=1,
        pointer_events="none",
    )


@remembered
def _tags_on(seat: int, value: int, scale: float, least: float) -> str:
    radius = least * 0.72 / scale
    # On a small card it hangs over the corner, off the number.
    inward = radius * (0.55 if radius < 22 else 0.15)
    tag = emblem(seat, WIDTH - inward, radius * 0.45, radius)
    return tag + (_value(f"={value}", scale, max(least / scale, 22)) if value else "")


def _value(text: str, scale: float, size: float) -> str:
    """Draw the value of a card below the printed number; on a small card, tightly above the animal of the sea."""
    if scale > 0.7:
        return chip(text, 27, 66, size)
    wide, high = size * (0.4 + 0.56 * len(text)), size * 1.14
    box = Box(min(97 - wide, 50), NUMBER_END, wide, high)
    return rect(box, size * 0.3, "fill-gold stroke-outline", 1.6 / scale * 0.7) + unread(
        text, box.x + wide / 2, box.y + high / 2 + size * DOWN, size, "on-gold display", "middle"
    )


@remembered
def _gone(id: str, x: float, y: float, scale: float, named: str) -> str:
    """Draw the former place of a salvaged card."""
    place = element("rect", width=WIDTH, height=HEIGHT, rx=8, class_="gap", stroke_width=2.5)
    return group(title(named), place, use("deed-4", WIDTH / 2, HEIGHT / 2, 1.5), id=id, transform=placed(x, y, scale))


@remembered
def _settled(
    id: str, named: str, bay: Bay, colour: SettledColour, prize: str, beat: int, least: float, compact: bool
) -> str:
    unit, row = WIDTH * bay.scale, bay.y + bay.height - least * (0.78 if compact else 0.98)
    first = bay.card(0)[0] + unit / 2
    signs = "".join(
        suit(COLOURS[one], bay.x + least * (0.3 + 1.05 * index), bay.y + least * 0.1, least * 1.1)
        for index, one in enumerate(colour.colours)
    )
    drawn = [signs, use("crown", first, bay.y + 1, least / 17), group(prize, transform=placed(first, row))]
    if _is_tie(colour) and not compact:
        drawn.append(counter("=", first + unit * (1 + BETWEEN) / 2, bay.y + 8 + 0.74 * HEIGHT * bay.scale, least))
    if colour.consoled is not None:
        last = bay.card(len(colour.played) - 1)[0] + unit / 2
        drawn.append(chip(f"+{colour.extras}", last, row, least * (1 if compact else 1.05)))
    return group(title(named), *drawn, id=id, data_beat=beat, pointer_events="none")


# Prizes


@remembered
def _prize(colour: SettledColour, treasure: int | None, value: int, least: float) -> str:
    """Draw the winner's prize, in small, around 0."""
    if colour.stack is None:
        return _deed(colour.action, least, least * 1.75)
    if colour.taker is None:
        return chip("?", 0, 0, least * 1.1)
    sprite = "chest-closed" if treasure is None else f"treasure-{colour_of_chest(treasure)}-{value}"
    return _chest(sprite, colour.robbed, least)


@remembered
def _small_prize(colour: SettledColour, treasure: int | None, value: int, least: float) -> str:
    """Draw the winner's prize around 0, no higher than a chip: a chest would be too small for its number, which stands beside it."""
    if colour.stack is None:
        return _deed(colour.action, least, least * 1.36)
    if colour.taker is None:
        return chip("?", 0, 0, least)
    wide = least * (1.5 if treasure is None else 2.2)
    left, scale = -wide / 2 - (0 if colour.robbed is None else least * 0.55), least * 1.05 / CHEST_HEIGHT
    drawn = rect((left, -least * 0.68, wide, least * 1.36), least * 0.4, "fill-card stroke-outline", 1.6)
    drawn += use("chest-closed", left + least * 0.26, -least * 0.53, scale)
    if treasure is not None:
        drawn += unread(str(value), left + wide - least * 0.52, least * DOWN, least, "display", "middle")
    return drawn + ("" if colour.robbed is None else emblem(colour.robbed, left + wide + least * 0.45, 0, least * 0.62))


def _deed(action: int, least: float, high: float) -> str:
    """Draw the number of an action, and its sign."""
    wide = least * 1.1 + high
    return (
        rect((-wide / 2, -high / 2, wide, high), least * 0.4, "fill-card stroke-outline", 1.6)
        + unread(str(action), least * 0.62 - wide / 2, least * DOWN, least, "display", "middle")
        + use(f"deed-{action}", wide / 2 - high * 0.52, 0, high * 0.8 / 40)
    )


def _chest(sprite: str, robbed: int | None, least: float) -> str:
    scale = least * 2 / 74
    x = -35 * scale
    if robbed is None:
        return use(sprite, x, -40 * scale, scale)
    return use(sprite, x - least * 0.7, -40 * scale, scale) + emblem(robbed, least * 0.95, least * 0.1, least * 0.62)


def _treasure_won(drawing: Drawing, colour: SettledColour) -> int | None:
    """Return the treasure that the winner got; None if it is no longer visible."""
    if colour.taker is None:
        return None
    treasure = colour.open if colour.robbed is None else drawing.plain.pile[colour.taker]
    return None if treasure == NO_TREASURE or drawing.look.out_of_sight(treasure) else int(treasure)


@remembered
def _outcome(words_: Words, names: titles.Names, colour: SettledColour, treasure: int | None, value: int) -> str:
    """Describe who wins the colour and with what, and who gets extra cards."""
    text = _won(colour, treasure, value)
    if _is_tie(colour):
        text = message("won-and", first=text, last=message("won-tie", seat=SeatName(colour.winner)))
    if colour.consoled is not None:
        extras = message("won-extras", seat=SeatName(colour.consoled), extras=extras_words(colour.extras))
        text = message("won-and", first=text, last=extras)
    return words_.say(text, names)


def _is_tie(colour: SettledColour) -> bool:
    """Return whether another card counts as much as the winner's."""
    return len(colour.played) > 1 and colour.played[1].value == colour.played[0].value


def _won(colour: SettledColour, treasure: int | None, value: int) -> Message:
    def won(id: str, **arguments: Argument) -> Message:
        return message(id, seat=SeatName(colour.winner), **arguments)

    if colour.stack is None:
        name = message(f"action-name-{colour.action}")
        return message("won-action", seat=seat_words(colour.winner), number=colour.action, name=name)
    if colour.taker is None:
        return won("won-colour")
    named = colour_words(colour.colours[0])
    chest = named if treasure is None else message("name-card", colour=named, number=value)
    if colour.robbed is None:
        return won("won-treasure", treasure=chest)
    return won("won-stolen", treasure=chest, victim=SeatName(colour.robbed))
