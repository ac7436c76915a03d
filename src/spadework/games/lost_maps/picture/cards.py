"""Treasure cards as they lie on the table: a chart with its name and crosses, or a card that is filled.

A card is drawn in one size, `WIDTH` wide, and then placed and scaled, so that it can travel. How its words are set depends on
the scale, so that none gets too small: large cards have name and points in one line above the chart, small ones the name in
two lines above and the points below, and tiny ones no name.
"""

from typing import NamedTuple

from spadework.engine.picture.icons import suit
from spadework.engine.picture.letters import size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import face, rect, shadow
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import Words
from spadework.games.lost_maps.notation.wording import SOFT_HYPHEN, card_title
from spadework.games.lost_maps.picture.art.charts import BOX, CHART, bits, corner
from spadework.games.lost_maps.picture.art.found import NUMBER_AT
from spadework.games.lost_maps.picture.art.found import POINTS as FOUND_POINTS
from spadework.games.lost_maps.picture.art.signs import HANDS
from spadework.games.lost_maps.picture.printed import Printed, printed
from spadework.games.lost_maps.picture.sheets import CAPITALS, FIGURES
from spadework.games.lost_maps.rules.material import Deck

RIM = 4.0
WIDTH = CHART + 2 * RIM
HEAD = 44.0
NAME = 22.0
"""The size of the name on a large card, whose head is HEAD high."""
POINTS = 32.0
ROUND = 14.0


class Cut(NamedTuple):
    """How a card's words are set in one scale."""

    scale: float
    letters: float
    """The size of its words, in the card's own units."""
    head: float
    foot: float

    @property
    def height(self) -> float:
        """How high the card is, in its own units."""
        return self.head + CHART + self.foot


@remembered
def cut(scale: float, least: float, named: bool = True) -> Cut:
    """How a card is set in a scale, when no letters may be smaller than `least`; a tiny card has no name."""
    if NAME * scale >= least:
        return Cut(scale, NAME, HEAD, RIM)
    letters = least / scale
    return Cut(scale, letters, 2.35 * letters if named else RIM, 1.75 * letters)


@remembered
def head(deck: Deck, card: int, words_of: Words, how: Cut) -> str:
    """Stock, name, suit and points of a card."""
    shown = printed(deck)[card]
    name = words_of.say(card_title(deck, card))
    stock = _stock(how)
    band = how.head if how.head > RIM else 0
    ribbon = element(
        "path",
        d=f"M{RIM} {band:g}V{ROUND}Q{RIM} {RIM} {ROUND} {RIM}H{WIDTH - ROUND}Q{WIDTH - RIM} {RIM} {WIDTH - RIM} {ROUND}V{band:g}Z",
        class_=f"fill-{shown.colour}-soft",
    )
    if how.foot <= RIM:
        return stock + ribbon + _large_head(shown, name)
    return stock + (ribbon if band else "") + _small_name(name, how) + _foot(shown, how)


def _stock(how: Cut) -> str:
    """The card that the chart is printed on; only a large one shows its edge."""
    if how.foot <= RIM:
        return face(WIDTH, how.height, ROUND)
    return shadow(WIDTH, how.height, ROUND, 5) + rect((0, 0, WIDTH, how.height), ROUND, "card", 2)


def _large_head(shown: Printed, name: str) -> str:
    points = str(shown.points)
    space = WIDTH - 42 - 14 - width_of(points, POINTS, "display") - 8
    whole = name.replace(SOFT_HYPHEN, "")
    size = size_for(whole, space, NAME, 14, "display")
    return (
        suit(shown.colour, 24, HEAD / 2 + 1, 24, f"fill-{shown.colour}-deep")
        + words(whole, 42, HEAD / 2 + 1 + size * CAPITALS, size, "display")
        + words(points, WIDTH - 14, HEAD / 2 + 1 + POINTS * FIGURES, POINTS, "display", "end")
    )


def _small_name(name: str, how: Cut) -> str:
    if how.head <= RIM:
        return ""
    space = WIDTH - 4 * RIM
    lines = broken(name, space, how.letters)
    first = how.head / 2 - (len(lines) - 1) * how.letters * 0.52 + how.letters * CAPITALS + RIM / 2
    return "".join(
        words(
            line,
            WIDTH / 2,
            first + number * how.letters * 1.04,
            size_for(line, space, how.letters, how.letters * 0.8, "display"),
            "display",
            "middle",
        )
        for number, line in enumerate(lines)
    )


def _foot(shown: Printed, how: Cut) -> str:
    size = how.letters * 1.3
    middle = how.head + CHART + how.foot / 2
    points = str(shown.points)
    wide = width_of(points, size, "display")
    left = WIDTH / 2 - (wide + size * 1.15) / 2
    return suit(shown.colour, left + size * 0.42, middle, size * 0.85, f"fill-{shown.colour}-deep") + words(
        points, left + size * 1.15, middle + size * FIGURES, size, "display"
    )


def broken(name: str, width: float, size: float) -> list[str]:
    """A name in one line, or in two where it may be broken."""
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
    """The boxes of a chart that are crossed off, earlier and in this turn."""
    return group(_crossed_out(card, crossed), class_=f"fill-{colour} stroke-{colour}-deep") + group(
        _crossed_out(card, fresh), class_="fill-gold stroke-brass"
    )


def _crossed_out(card: int, mask: int) -> str:
    return "".join(cross_off(card, box, *corner(box), "crossed") for box in bits(mask))


def cross_off(card: int, box: int, x: float, y: float, name: str, class_: str | None = None) -> str:
    """One of the X that a hand makes, in a box with its corner at a point: `x`, or `crossed` with the box."""
    return element("use", href=f"#sprite-{name}-{(box * 5 + card) % HANDS}", x=x, y=y, class_=class_)


@remembered
def treasure_card(
    deck: Deck, card: int, words_of: Words, how: Cut, crossed: int = 0, fresh: int = 0, faint: bool = False
) -> str:
    """A card that is being crossed off or could be, with its corner at 0.

    Args:
        words_of: the reader's language.
        how: how its words are set.
        crossed: mask of the boxes crossed off.
        fresh: mask of the boxes crossed off in this turn, which others don't see yet.
        faint: whether the card no longer counts.
    """
    shown = printed(deck)[card]
    marks = crosses(card, shown.colour, crossed, fresh)
    drawn = (
        head(deck, card, words_of, how)
        + use(f"chart-{shown.name}", RIM, how.head)
        + (group(marks, transform=placed(RIM, how.head)) if marks else "")
    )
    return group(drawn, opacity=0.45) if faint else drawn


@remembered
def placed_card(id: str, x: float, y: float, scale: float, named: str, content: str) -> str:
    """A card at its place, with what is said of it."""
    return group(title(named), content, id=id, transform=placed(x, y, scale))


@remembered
def box_spot(id: str, x: float, y: float, scale: float, named: str, card: int, box: int, crossed: bool) -> str:
    """A box of one's own card, to be clicked; its ghost is the X that a move would make."""
    ghost = "" if crossed else cross_off(card, box, 0, 0, "x", "ghost")
    spot = element("rect", x=3, y=3, width=BOX - 6, height=BOX - 6, rx=8, class_="spot")
    return group(title(named), spot, ghost, id=id, transform=placed(x, y, scale))


@remembered
def found_card(name: str, points: int) -> str:
    """A filled card, small."""
    x, middle = NUMBER_AT
    return use(f"found-{name}") + words(
        str(points), x, middle + FOUND_POINTS * FIGURES, FOUND_POINTS, "display on-suit"
    )
