"""Treasure cards as they lie on the table: a chart with its name and crosses, or a filled card.

A card is drawn in one size, `WIDTH` wide, and then placed and scaled, so that it can travel. The layout of its words depends on the
scale, so that no letters get too small: large cards have name and points in one line above the chart, small ones the name in two lines
above and the points below, or the points only, and tiny ones just the sign of their suit.
"""

from math import ceil
from typing import NamedTuple

from spadework.engine.picture.icons import suit
from spadework.engine.picture.letters import size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import PREFIX, use
from spadework.engine.picture.surfaces import rect
from spadework.engine.picture.svg import element, group, number, placed, title, words
from spadework.engine.words import Words
from spadework.games.lost_maps.notation.wording import SOFT_HYPHEN, card_title
from spadework.games.lost_maps.picture.art import cards as art
from spadework.games.lost_maps.picture.art.signs import HANDS, STOCK
from spadework.games.lost_maps.rules.material import SIDE, Deck

CAPITALS, FIGURES = 0.335, 0.35
"""Distance from the middle of a line of capitals, or of figures, to its baseline, in sizes of letters."""

HEAD = 44.0
NAME = 22.0
"""Size of the name on a large card, whose head is HEAD high."""
POINTS = 32.0
ROUND = 6.0
TREASURE = 84.0
"""Size of the points in the sun on a card that has just been filled."""
SMALL = 0.6
"""Size of sun and stamp at the end, compared with those on a card that has just been filled."""


class Cut(NamedTuple):
    """The layout of a card's words in one scale."""

    scale: float
    letters: float
    """Size of its words, in the card's units."""
    head: float
    foot: float
    counted: bool = True
    """Whether it shows its points."""

    @property
    def height(self) -> float:
        """The height of the card, in its units."""
        return self.head + art.CHART + self.foot


@remembered
def cut(scale: float, least: float, named: bool = True, counted: bool = True) -> Cut:
    """Return the layout in a scale with letters of at least the size `least`: a card may have no name, and no points either."""
    if named and NAME * scale >= least:
        return Cut(scale, NAME, HEAD, art.RIM)
    # Pictures write sizes with two decimals.
    letters = ceil(least / scale * 100) / 100
    return Cut(scale, letters, 2.35 * letters if named else art.RIM, (1.5 if counted else 0.95) * letters, counted)


@remembered
def head(deck: Deck, card: int, words_of: Words, how: Cut) -> str:
    """Draw paper, name, suit and points of a card."""
    shown = art.printed(deck)[card]
    name = words_of.say(card_title(deck, card))
    stock = _stock(how)
    if how.head <= art.RIM:
        return stock + _foot(shown, how)
    rim = art.RIM
    ribbon = rect((rim, rim, art.WIDTH - 2 * rim, how.head - rim), 3, f"fill-{shown.colour}-soft")
    if how.foot <= art.RIM:
        return stock + ribbon + _large_head(shown, name)
    return stock + ribbon + _small_name(name, how) + _foot(shown, how)


def _large_head(shown: art.Printed, name: str) -> str:
    points = str(shown.points)
    space = art.WIDTH - 42 - 14 - width_of(points, POINTS, "display") - 8
    whole = name.replace(SOFT_HYPHEN, "")
    size = size_for(whole, space, NAME, 14, "display")
    return (
        suit(shown.colour, 24, HEAD / 2 + 1, 24, f"fill-{shown.colour}-deep")
        + words(whole, 42, HEAD / 2 + 1 + size * CAPITALS, size, "display")
        + words(points, art.WIDTH - 14, HEAD / 2 + 1 + POINTS * FIGURES, POINTS, "display", "end")
    )


def _small_name(name: str, how: Cut) -> str:
    space = art.WIDTH - 4 * art.RIM
    lines = broken(name, space, how.letters)
    first = how.head / 2 - (len(lines) - 1) * how.letters * 0.52 + how.letters * CAPITALS + art.RIM / 2
    return "".join(
        words(
            line,
            art.WIDTH / 2,
            first + row * how.letters * 1.04,
            size_for(line, space, how.letters, how.letters * 0.8, "display"),
            "display",
            "middle",
        )
        for row, line in enumerate(lines)
    )


@remembered
def name_fits(deck: Deck, card: int, words_of: Words, how: Cut) -> bool:
    """Return whether a card has room for its name in letters of their full size."""
    lines = broken(words_of.say(card_title(deck, card)), art.WIDTH - 4 * art.RIM, how.letters)
    return how.foot <= art.RIM or all(
        width_of(line, how.letters, "display") <= art.WIDTH - 4 * art.RIM for line in lines
    )


def _foot(shown: art.Printed, how: Cut) -> str:
    middle = how.head + art.CHART + how.foot / 2 - (0 if how.counted else 3)
    size = how.letters * 1.2
    points = str(shown.points) if how.counted else ""
    wide = width_of(points, size, "display")
    left = art.WIDTH / 2 - (wide + size * 0.3 if points else 0) / 2
    sign = suit(shown.colour, left - size * (0.2 if points else 0), middle, size * 0.72, f"fill-{shown.colour}-deep")
    return sign + (words(points, left + size * 0.4, middle + size * FIGURES, size, "display") if points else "")


def broken(name: str, width: float, size: float) -> list[str]:
    """Break a name into lines: one, or two at a possible break."""
    whole = name.replace(SOFT_HYPHEN, "")
    if width_of(whole, size, "display") <= width:
        return [whole]
    for mark, end in ((SOFT_HYPHEN, "-"), (" ", "")):
        first, found, last = name.partition(mark)
        if found:
            return [first + end, last]
    return [whole]


@remembered
def crosses(card: int, colour: str, crossed: int, fresh: int) -> str:
    """Draw the boxes of a chart crossed off earlier and in this turn."""
    return group(_crossed_out(card, crossed), class_=f"fill-{colour} stroke-{colour}-deep") + group(
        _crossed_out(card, fresh), class_="fill-gold stroke-brass"
    )


def _crossed_out(card: int, mask: int) -> str:
    return "".join(cross_off(card, box, *art.corner(box), "crossed") for box in art.bits(mask))


def cross_off(card: int, box: int, x: float, y: float, name: str, class_: str | None = None) -> str:
    """Draw a hand-made X in a box with its corner at a point: `pencilled`, or `crossed` in ink with the box."""
    return element("use", href=f"#sprite-{name}-{(box * 5 + card) % HANDS}", x=x, y=y, class_=class_)


@remembered
def treasure_card(
    deck: Deck,
    card: int,
    words_of: Words,
    how: Cut,
    crossed: int = 0,
    fresh: int = 0,
    faint: bool = False,
    tally: int | None = None,
) -> str:
    """Draw a card, with its corner at 0; with all its boxes crossed off it shines.

    Args:
        words_of: words in the reader's language.
        how: layout of its words.
        crossed: mask of the boxes crossed off.
        fresh: mask of the boxes crossed off in this turn, hidden from the others.
        faint: whether the card is not kept.
        tally: the step of the final count at which a filled card shows its treasure.
    """
    shown = art.printed(deck)[card]
    marks = crosses(card, shown.colour, crossed, fresh)
    full = not shown.boxes & ~(crossed | fresh)
    drawn = (
        head(deck, card, words_of, how)
        + use(f"chart-{shown.name}", art.RIM, how.head)
        + (group(marks, transform=placed(art.RIM, how.head)) if marks else "")
        + (
            group(_scored(shown, how), data_tally=tally)
            if full and tally
            else _filled(shown.points, how)
            if full
            else ""
        )
    )
    return _stock(how) + group(drawn, opacity=0.45) if faint else drawn


def _stock(how: Cut) -> str:
    """Draw the paper below a card, stretched to its height."""
    return element("use", href=f"#{PREFIX}stock", transform=f"scale(1,{number(how.height / STOCK[1])})")


def _gilt(how: Cut) -> str:
    return element("use", href=f"#{PREFIX}gilt", transform=f"scale(1,{number(how.height / STOCK[1])})")


def _filled(points: int, how: Cut) -> str:
    """Draw the treasure on a filled card: a golden edge, a sun with its points, and the wax stamp."""
    x, y = art.WIDTH / 2, how.head + art.CHART / 2
    return (
        use("burst", x, y, 0.86)
        + words(str(points), x, y + TREASURE * FIGURES, TREASURE, "display on-gold", "middle")
        + _gilt(how)
        + use("stamp", x + 74, y + 74, 0.95)
    )


def _scored(shown: art.Printed, how: Cut) -> str:
    """Draw the golden edge, sun and wax stamp of a filled card at the end, in corners that leave the map and its seal visible."""
    share = max(SMALL, how.letters / TREASURE)
    (x, y), (wax_x, wax_y) = _corners(shown, how)
    size = TREASURE * share
    return (
        _gilt(how)
        + use("burst", x, y, 0.86 * share)
        + words(str(shown.points), x, y + size * FIGURES, size, "display on-gold", "middle")
        + use("stamp", wax_x, wax_y, 0.95 * SMALL)
    )


def _corners(shown: art.Printed, how: Cut) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the middles of sun and stamp: lower left and lower right, but above a seal."""
    seal = art.seal_box(shown)
    low, high = (how.head + art.CHART / 2 + side * 64 for side in (1, -1))
    row, column = divmod(-1 if seal is None else seal, SIDE)
    ends = tuple(high if row >= SIDE // 2 and column // (SIDE // 2) == side else low for side in (0, 1))
    return (art.WIDTH / 2 - 62, ends[0]), (art.WIDTH / 2 + 84, ends[1] + 20)


@remembered
def placed_card(id: str, x: float, y: float, scale: float, named: str, content: str, spoken: bool = True) -> str:
    """Place a card with its accessible name; one under a click target, which has the same name, is not `spoken`."""
    how = {"role": "img"} if spoken else {"aria_hidden": "true"}
    return group(title(named), content, id=id, transform=placed(x, y, scale), **how)


@remembered
def box_spot(id: str, x: float, y: float, named: str, card: int, box: int, crossed: bool) -> str:
    """Draw a clickable box of the viewer's card; its ghost is the X that a move would make, in pencil."""
    ghost = "" if crossed else cross_off(card, box, 0, 0, "pencilled", "ghost")
    spot = element("rect", width=art.BOX, height=art.BOX, rx=10, class_="spot")
    return group(title(named), spot, ghost, id=id, transform=f"translate({number(x)},{number(y)})")


@remembered
def boxes_of_map(id: str, x: float, y: float, scale: float, named: str, spots: str) -> str:
    """Draw the clickable boxes of one of the viewer's cards, named by the card."""
    return group(spots, id=id, role="group", aria_label=named, transform=placed(x, y, scale))


@remembered
def found_card(name: str, points: int | None, tally: int | None = None) -> str:
    """Draw a small filled card, with its points unless another one covers it; they may wait for a step of the final count."""
    x, middle = art.NUMBER_AT
    size = art.FOUND_POINTS
    figure = "" if points is None else words(str(points), x, middle + size * FIGURES, size, "display on-suit")
    return use(f"found-{name}") + (group(figure, data_tally=tally) if tally else figure)


@remembered
def counted_card(colour: str, count: int, size: float) -> str:
    """Draw a filled card too small for its points, with the number of cards in its pile; 0 for a covered one."""
    field = use("scrap") + use("scrap-field", class_=f"fill-{colour} stroke-outline")
    if not count:
        return field
    x, middle = art.NUMBER_AT
    sign = suit(colour, art.FOUND_WIDTH - 34, middle, 44, f"fill-{colour}-deep")
    return field + sign + words(str(count), x, middle + size * FIGURES, size, "display on-suit")
