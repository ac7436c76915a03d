"""The trick whose covers are off, in a picture of Sea & Shore: colour by colour who wins what, until the next covers come off."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import suit
from spadework.engine.picture.letters import BOLD, fitted, lines_of, width_of
from spadework.engine.picture.sketch import LINE
from spadework.engine.picture.svg import element, group, title, words
from spadework.engine.words import Argument, Message, SeatName, message
from spadework.games.sea_and_shore.notation.wording import card_words, colour_words, extras_words, treasures_words
from spadework.games.sea_and_shore.picture.drawing import Drawing
from spadework.games.sea_and_shore.picture.figures import HEIGHT, WIDTH, Box, Placement, outline_of, used, whole_card
from spadework.games.sea_and_shore.picture.settlement import SettledColour, SettledTrick
from spadework.games.sea_and_shore.rules.state import COLOURS, FETCHED, NO_TREASURE

LARGEST, SMALLEST = 0.8, 0.24  # scales of cards
SIGN = 1.3  # width of a colour's sign, in sizes of letters
CROWN_SPACE = 1.25
LINE_STEP = 1.18  # from line to line, in sizes of letters


class Phrase(NamedTuple):
    """A message, and the same in fewer words."""

    full: Message
    short: Message


def trick_panel(drawing: Drawing, box: Box) -> None:
    """A row for each colour played: the cards, the winner's first, and what came of it."""
    x, y, width, height = box
    least, trick = drawing.least_text, drawing.look.settled
    drawing.rounded(box, "frame")
    pad = least * 0.4
    caption = "caption-this-trick" if drawing.look.settling else "caption-last-trick" if trick else "caption-no-trick"
    said = drawing.text(caption)
    drawing.write(said, x + pad, y + pad + least * 0.85, None, "quiet bold")
    if trick is None:
        return
    if drawing.look.settling:
        left = x + pad + width_of(said, least * BOLD) + least * 0.6
        space = x + width - pad - left
        full, short = map(drawing.say, _awaited(drawing))
        who = full if width_of(full, least * BOLD) <= space else fitted(short, space, least * BOLD)
        drawing.write(who, left, y + pad + least * 0.85, None, "brass bold")
    top = y + pad + least * LINE
    rows = len(trick.colours)
    row = (y + height - pad - top) / rows
    for index, colour in enumerate(trick.colours):
        _row(drawing, trick, colour, index + 1, Box(x + pad, top + index * row, width - 2 * pad, row))


def _awaited(drawing: Drawing) -> Phrase:
    """What somebody has to decide, so that the trick can go on; in fewer words without saying who."""
    what = drawing.look.action or "treasure"
    full = message(f"awaited-{what}", seat=SeatName(int(drawing.view.turn)))
    return Phrase(full, message(f"awaited-short-{what}"))


def _row(
    drawing: Drawing,
    trick: SettledTrick,
    colour: SettledColour,
    beat: int,
    box: Box,
) -> None:
    """Sign of the colour, its cards, and in words who wins and who gets extra cards."""
    x, y, width, height = box
    least = drawing.least_text
    if beat > 1:
        drawing.below.append(element("rect", x=x, y=y, width=width, height=1, class_="fill-line"))
    shape = _shape(drawing, trick, colour, width, height)
    high = HEIGHT * shape.scale
    cards_y = y + 3 if shape.below else y + (height - high) / 2
    left = x
    for name in colour.colours:
        drawing.below.append(suit(COLOURS[name], left + least * 0.6, cards_y + high / 2, least * 1.05))
        left += least * SIGN
    for seat in colour.seats:
        _card(drawing, trick, seat, (left, cards_y, shape.scale))
        left += _cell(drawing, trick, colour, shape.scale)
    words_x = x if shape.below else left
    line_step = least * LINE_STEP
    top = cards_y + high + 3 if shape.below else y + (height - len(shape.lines) * line_step) / 2
    crown = used("crown", (words_x + least * 0.5, top + least * 0.54, least / 17))
    drawn = [
        words(line, words_x + least * CROWN_SPACE, top + index * line_step + least * 0.9, least, style)
        for index, (line, style) in enumerate(shape.lines)
    ]
    named = " ".join(drawing.say(phrase.full) for phrase in _outcome(drawing, trick, colour))
    drawing.below.append(group(title(named), crown, *drawn, data_beat=beat, id=f"settled-{beat}"))


@dataclass(frozen=True)
class _Shape:
    """How a row is laid out: the scale of its cards, its lines of words with their style, and whether they stand below the cards."""

    scale: float
    lines: tuple[tuple[str, str], ...]
    below: bool


def _cell(drawing: Drawing, trick: SettledTrick, colour: SettledColour, scale: float) -> float:
    """How wide a card is with what stands beside it: a badge, in some rows also a number."""
    added = any(trick.added(seat) for seat in colour.seats)
    return WIDTH * scale + drawing.least_text * (2.7 if added else 2.15)


def _shape(drawing: Drawing, trick: SettledTrick, colour: SettledColour, width: float, height: float) -> _Shape:
    """The largest cards beside which the words have room; words in fewer letters where they must."""
    least = drawing.least_text
    phrases = _outcome(drawing, trick, colour)
    signs = least * SIGN * len(colour.colours)
    most = min((height - 6) / HEIGHT, LARGEST)
    smallest = min(max(least * 2.2 / HEIGHT, SMALLEST), most)
    for shortness in (0, 1):
        for smaller in range(12):
            scale = most - (most - smallest) * smaller / 11
            space = width - signs - _cell(drawing, trick, colour, scale) * len(colour.seats) - least * CROWN_SPACE
            lines = _lines(drawing, phrases, shortness, space)
            if lines is not None and len(lines) * least * LINE_STEP <= height:
                return _Shape(round(scale, 3), lines, False)
    below = _lines(drawing, phrases, 1, width - least * CROWN_SPACE, cut=True) or ()
    high = height - len(below) * least * LINE_STEP - 8
    if high >= smallest * HEIGHT:
        across = (width - signs) / len(colour.seats) - _cell(drawing, trick, colour, 0)
        return _Shape(round(min(high / HEIGHT, across / WIDTH, LARGEST), 3), below, True)
    space = width - signs - _cell(drawing, trick, colour, smallest) * len(colour.seats) - least * CROWN_SPACE
    return _Shape(round(smallest, 3), _lines(drawing, phrases, 1, space, cut=True) or (), False)


def _lines(
    drawing: Drawing, phrases: Sequence[Phrase], shortness: int, width: float, cut: bool = False
) -> tuple[tuple[str, str], ...] | None:
    """What came of a colour in lines of at most a width, None when a word is wider; `cut` makes one line of each sentence."""
    least, lines = drawing.least_text, []
    for style, phrase in zip(("bold", "quiet"), phrases, strict=False):
        text, size = drawing.say(phrase[shortness]), least * (BOLD if style == "bold" else 1)
        if cut:
            lines.append((fitted(text, width, size), style))
        elif max(width_of(word, size) for word in text.split()) > width:
            return None
        else:
            lines += [(line, style) for line in lines_of(text, width, size)]
    return tuple(lines)


def _card(drawing: Drawing, trick: SettledTrick, seat: int, placement: Placement) -> None:
    """A card uncovered, who played it, and what it counts as when extra cards were added."""
    (x, y, scale), least, look = placement, drawing.least_text, drawing.look
    card, value, added = trick.card(seat), trick.value(seat), trick.added(seat)
    named = drawing.text("shown-uncovered", seat=SeatName(seat), card=card_words(card))
    if added:
        named = drawing.text(
            "shown-counts", seat=SeatName(seat), card=card_words(card), extras=extras_words(added), value=value
        )
    if look.settling and drawing.view.shows[seat] == FETCHED:
        drawing.below.append(outline_of(placement))
    else:
        drawing.lay_played(seat, True, placement, whole_card(card, scale, least), named)
    radius = least * 0.84
    beside = x + WIDTH * scale + least * 0.15
    middle = y + HEIGHT * scale / 2
    drawn = [emblem(seat, beside + radius, middle - (least * 0.65 if added else 0), radius)]
    if added:
        drawn.append(words(f"={value}", beside, middle + least * 1.15, least, "bold"))
    drawing.below.append(group(title(named), *drawn))


# Words


def _outcome(drawing: Drawing, trick: SettledTrick, colour: SettledColour) -> list[Phrase]:
    """Who wins the colour and with what, and who gets extra cards."""
    phrases = [_won(drawing, trick, colour)]
    if colour.consoled is not None:
        seat = SeatName(colour.consoled)
        extras = extras_words(colour.extras)
        short = message("won-extras-short", seat=seat, count=colour.extras)
        phrases.append(Phrase(message("won-extras", seat=seat, extras=extras), short))
    return phrases


def _won(drawing: Drawing, trick: SettledTrick, colour: SettledColour) -> Phrase:
    """What the winner gets; the row begins with the winner's badge, so that the short phrase can do without the name."""
    if colour.stack is None:
        action = trick.action(colour)
        return _phrase(colour, "won-action", number=action, name=message(f"action-name-{action}"))
    if colour.taker is None:
        return _phrase(colour, "won-colour")
    treasure = int(trick.view.open[colour.stack] if colour.robbed is None else drawing.view.pile[colour.taker])
    if treasure == NO_TREASURE or drawing.look.out_of_sight(treasure):
        thing = colour_words(colour.colours[0])
    else:
        thing = treasures_words(drawing.deck, [treasure])
    if colour.robbed is None:
        return _phrase(colour, "won-treasure", treasure=thing)
    return _phrase(colour, "won-stolen", treasure=thing, victim=SeatName(colour.robbed))


def _phrase(colour: SettledColour, id: str, **arguments: Argument) -> Phrase:
    return Phrase(message(id, seat=SeatName(colour.winner), **arguments), message(f"{id}-short", **arguments))
