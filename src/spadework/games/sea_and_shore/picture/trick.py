"""The trick whose covers are off, in the lagoon: from left to right, colour by colour, who has won what, until the next covers come off."""

from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon, suit
from spadework.engine.picture.letters import fitted
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import Argument, Message, SeatName, message
from spadework.games.sea_and_shore.notation.wording import (
    card_words,
    colour_words,
    extras_words,
    treasures_words,
    value_of,
)
from spadework.games.sea_and_shore.picture.art.cards import HEIGHT, WIDTH
from spadework.games.sea_and_shore.picture.drawing import Drawing
from spadework.games.sea_and_shore.picture.figures import CARD_HALO, chip, colour_of_chest, counter, thing, whole_card
from spadework.games.sea_and_shore.picture.lagoon import Lagoon
from spadework.games.sea_and_shore.picture.look import FIRST_COLOUR, SettledTrick, played_id
from spadework.games.sea_and_shore.picture.settlement import Played, SettledColour
from spadework.games.sea_and_shore.rules.state import COLOURS, FETCHED, NO_TREASURE

BETWEEN = 0.14  # cards of a colour, in their width
PAD = 0.16  # around the cards of a colour
STREAM = 0.34  # from colour to colour


class Bay(NamedTuple):
    """Where the cards of one colour lie."""

    x: float
    y: float
    width: float
    height: float
    scale: float

    def card(self, index: int) -> tuple[float, float]:
        """The upper left corner of a card."""
        wide = WIDTH * self.scale
        return self.x + (PAD + index * (1 + BETWEEN)) * wide, self.y + 8


def lay_bays(drawing: Drawing, lagoon: Lagoon, x: float, y: float) -> list[Bay]:
    """The caption of the trick, and for each colour the water on which its cards lie."""
    trick, least = drawing.look.settled, drawing.least_text
    left, width, baseline, top = lagoon.trick
    said, style = _caption(drawing, trick)
    text = fitted(said, width - 8, least, "bold" if "bold" in style else "text")
    drawing.add("trick-caption", _caption_drawn(text, x + lagoon.width / 2, y + baseline, least, style))
    if trick is None:
        return []
    bays = _bays(trick, x + left, width, y + top - 8, lagoon.largest, least)
    for beat, (colour, bay) in enumerate(zip(trick.colours, bays, strict=True), 1):
        id = f"bay-{beat}"
        drawing.add(id, _bay(id, bay, colour.colours, beat > 1, least))
    return bays


def lay_trick(drawing: Drawing, bays: list[Bay]) -> None:
    """The cards, all at the beat after the covers have come off."""
    trick = drawing.look.settled
    if trick is None:
        return
    for colour, bay in zip(trick.colours, bays, strict=True):
        for index, played in enumerate(colour.played):
            _lay_card(drawing, trick, played, bay, index)


def lay_outcome(drawing: Drawing, bays: list[Bay]) -> None:
    """What came of each colour, at a beat of its own: crown and prize for the winner, extra cards for the lowest."""
    trick = drawing.look.settled
    if trick is None:
        return
    for beat, (colour, bay) in enumerate(zip(trick.colours, bays, strict=True), 1):
        id = f"settled-{beat}"
        named = "; ".join(drawing.say(one) for one in _outcome(drawing, colour))
        prize = _prize(drawing, colour)
        drawing.add(id, _settled(id, named, bay, colour, prize, FIRST_COLOUR - 1 + beat, drawing.least_text))


def _caption(drawing: Drawing, trick: SettledTrick | None) -> tuple[str, str]:
    if drawing.look.settling:
        what = drawing.look.action or "treasure"
        return drawing.named(f"awaited-{what}", drawing.plain.turn), "brass bold"
    return drawing.text("caption-last-trick" if trick else "caption-no-trick"), "quiet"


@remembered
def _caption_drawn(said: str, x: float, y: float, size: float, style: str) -> str:
    return group(words(said, x, y, size, style, "middle"), id="trick-caption")


def _bays(trick: SettledTrick, x: float, width: float, y: float, largest: float, least: float) -> list[Bay]:
    """The bays in a row, as large as there is room."""
    counts = [len(colour.played) for colour in trick.colours]
    units = sum(count + (count - 1) * BETWEEN + 2 * PAD for count in counts) + (len(counts) - 1) * STREAM
    scale = round(min(largest, width / (units * WIDTH)), 3)
    unit = WIDTH * scale
    left = x + (width - units * unit) / 2
    bays = []
    for count in counts:
        wide = (count + (count - 1) * BETWEEN + 2 * PAD) * unit
        bays.append(Bay(left, y, wide, HEIGHT * scale + 16 + least * 1.75, scale))
        left += wide + STREAM * unit
    return bays


@remembered
def _bay(id: str, bay: Bay, colours: tuple[int, ...], follows: bool, least: float) -> str:
    name = COLOURS[colours[0]]
    drawn = element(
        "rect",
        x=bay.x,
        y=bay.y,
        width=bay.width,
        height=bay.height,
        rx=least * 0.8,
        class_=f"fill-{name}-soft stroke-{name}-deep",
        stroke_width=2,
    )
    if len(colours) > 1:
        other = COLOURS[colours[1]]
        drawn += element(
            "rect",
            x=bay.x + 4,
            y=bay.y + 4,
            width=bay.width - 8,
            height=bay.height - 8,
            rx=least * 0.6,
            class_=f"stroke-{other}-deep",
            fill="none",
            stroke_width=2,
        )
    if follows:
        gap = STREAM * WIDTH * bay.scale
        drawn += icon("arrow", bay.x - gap / 2, bay.y + bay.height / 2, gap * 0.62, "quiet")
    return group(drawn, id=id, data_beat=1)


def _lay_card(drawing: Drawing, trick: SettledTrick, played: Played, bay: Bay, index: int) -> None:
    """A card uncovered, with the emblem of who played it, and what it counts as when extra cards were added."""
    seat, x_y = SeatName(played.seat), bay.card(index)
    place = (*x_y, bay.scale)
    if drawing.look.settling and drawing.plain.shows[played.seat] == FETCHED:
        drawing.add(f"gone-{played.seat + 1}", _gone(f"gone-{played.seat + 1}", *place))
        return
    named = drawing.text("shown-uncovered", seat=seat, card=card_words(played.card))
    if played.added:
        extras = extras_words(played.added)
        named = drawing.text("shown-counts", seat=seat, card=card_words(played.card), extras=extras, value=played.value)
    content = whole_card(played.card) + _tags(
        played.seat, played.value if played.added else 0, bay.scale, drawing.least_text
    )
    fetchable = drawing.may_be_fetched(played.seat)
    if fetchable:
        content += CARD_HALO
    faded = trick.finished and any(drawing.look.covered(other) for other in drawing.look.seats)
    id = played_id(drawing.plain, played.seat, settled=True)
    drawing.add(id, thing(id, place, content, named, 1, drawing.passive and not fetchable, faded))


@remembered
def _tags(seat: int, value: int, scale: float, least: float) -> str:
    radius = least * 0.72 / scale
    tag = emblem(seat, WIDTH - radius * 0.55, radius * 0.55, radius)
    size = max(least / scale, 22)
    return tag + (chip(f"={value}", 27, 66, size) if value else "")


@remembered
def _gone(id: str, x: float, y: float, scale: float) -> str:
    return element(
        "rect", id=id, width=WIDTH, height=HEIGHT, rx=8, class_="gap", stroke_width=2.5, transform=placed(x, y, scale)
    )


@remembered
def _settled(id: str, named: str, bay: Bay, colour: SettledColour, prize: str, beat: int, least: float) -> str:
    unit, row = WIDTH * bay.scale, bay.y + bay.height - least * 0.98
    first = bay.card(0)[0] + unit / 2
    signs = "".join(
        suit(COLOURS[one], bay.x + least * (0.3 + 1.05 * index), bay.y + least * 0.1, least * 1.1)
        for index, one in enumerate(colour.colours)
    )
    drawn = [signs, use("crown", first, bay.y + 1, least / 17), group(prize, transform=placed(first, row))]
    if colour.consoled is not None:
        last = bay.card(len(colour.played) - 1)[0] + unit / 2
        drawn.append(chip(f"+{colour.extras}", last, row, least * 1.05))
    return group(title(named), *drawn, id=id, data_beat=beat, pointer_events="none")


# What is won


def _prize(drawing: Drawing, colour: SettledColour) -> str:
    """What the winner gets, in small, around 0."""
    least = drawing.least_text
    if colour.stack is None:
        return _scene(colour.action, least)
    if colour.taker is None:
        return words("?", 0, least * 0.45, least * 1.4, "brass display", "middle")
    treasure = _treasure_won(drawing, colour)
    sprite = (
        "chest-closed"
        if treasure is None
        else f"treasure-{colour_of_chest(treasure)}-{value_of(drawing.deck, treasure)}"
    )
    return _chest(sprite, colour.robbed, least)


@remembered
def _scene(action: int, least: float) -> str:
    scale = least * 1.75 / 84
    x = least * 0.4 - 60 * scale
    return use(f"action-{action}", x, -42 * scale, scale) + counter(action, x, 0, least)


@remembered
def _chest(sprite: str, robbed: int | None, least: float) -> str:
    scale = least * 2 / 74
    x = -35 * scale
    if robbed is None:
        return use(sprite, x, -40 * scale, scale)
    return use(sprite, x - least * 0.7, -40 * scale, scale) + emblem(robbed, least * 0.95, least * 0.1, least * 0.62)


def _treasure_won(drawing: Drawing, colour: SettledColour) -> int | None:
    """The treasure that the winner got, None for one that nobody sees any more."""
    if colour.taker is None:
        return None
    treasure = colour.open if colour.robbed is None else drawing.plain.pile[colour.taker]
    return None if treasure == NO_TREASURE or drawing.look.out_of_sight(treasure) else int(treasure)


def _outcome(drawing: Drawing, colour: SettledColour) -> list[Message]:
    """In words who wins the colour and with what, and who gets extra cards."""
    told = [_won(drawing, colour)]
    if colour.consoled is not None:
        told.append(message("won-extras", seat=SeatName(colour.consoled), extras=extras_words(colour.extras)))
    return told


def _won(drawing: Drawing, colour: SettledColour) -> Message:
    def won(id: str, **arguments: Argument) -> Message:
        return message(id, seat=SeatName(colour.winner), **arguments)

    if colour.stack is None:
        return won("won-action", number=colour.action, name=message(f"action-name-{colour.action}"))
    if colour.taker is None:
        return won("won-colour")
    treasure = _treasure_won(drawing, colour)
    thing_ = colour_words(colour.colours[0]) if treasure is None else treasures_words(drawing.deck, [treasure])
    if colour.robbed is None:
        return won("won-treasure", treasure=thing_)
    return won("won-stolen", treasure=thing_, victim=SeatName(colour.robbed))
