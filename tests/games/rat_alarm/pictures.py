"""Pictures of random games of Rat Alarm, and what they show, for the tests of pictures."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

from tests.games.drawings import SVG, ids_of, texts
from tests.games.rat_alarm.moments import DECK, GAME, Moment

from spadework.engine.interface import Record, Scene
from spadework.engine.picture.letters import Face, width_of
from spadework.games.rat_alarm.picture.layout import draw
from spadework.games.rat_alarm.rules.state import MOST_CARDS

NAMES = ("Anna", "Bartholomew <the Great> & sons", "Cem", "Dörte")
LEAST_TEXT = {True: 20.5, False: 14}
FIGURES = {
    "sack-tipped": (0.0, -80.0, 152.0, 8.0),
    "spade": (-25.0, -121.0, 25.0, 2.0),
    "sack": (-66.0, -124.0, 66.0, 0.0),
    "card": (0.0, 0.0, 120.0, 168.0),
    "chest": (-98.0, -152.0, 98.0, 0.0),
    "cube": (-18.0, -27.0, 28.0, 18.0),
    "mound": (-60.0, -24.0, 60.0, 31.0),
}
"""The bounds of sprites that may not leave a picture, by the beginning of their names."""


def drawn(
    moment: Moment,
    seat: int,
    wide: bool = True,
    language: str = "en",
    now: Record | None = None,
    memory_aid: str | None = None,
) -> str:
    names, options = NAMES[: int(moment.state.seats)], {"memory-aid": memory_aid} if memory_aid else None
    return str(draw(DECK, moment.view(seat), seat, Scene(GAME.words[language], names, wide, options, now)))


def aided(moment: Moment, seat: int, now: Record | None = None) -> str:
    return drawn(moment, seat, now=now, memory_aid="on")


def cards_of(svg: str) -> set[int]:
    """The numbers of the cards that lie face up."""
    return {int(id[5:]) for id in ids_of(svg) if id.startswith("card-")}


def numbers(mask: int) -> set[int]:
    """The numbers of the cards of a bit mask."""
    return {card + 1 for card in range(MOST_CARDS) if mask >> card & 1}


def said_in(svg: str) -> list[str]:
    return [text for _, text in texts(ElementTree.fromstring(svg))]


def exchanged(moment: Moment) -> Moment:
    """The same moment with as many cards in every pile, but others."""
    other = Moment(moment.state.copy(), moment.seat, moment.move)
    cards = [card for card in range(MOST_CARDS) if any(int(pile) >> card & 1 for pile in moment.state.taken)]
    cards.reverse()
    for seat in range(4):
        count = int(moment.state.taken[seat]).bit_count()
        other.state.taken[seat] = sum(1 << card for card in cards[:count])
        cards = cards[count:]
    return other


class Extent(NamedTuple):
    """Bounds of something in a picture, and the ids of what it is in."""

    ids: tuple[str, ...]
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Extent") -> bool:
        """Whether two things share more than an edge."""
        across = min(self.right, other.right) - max(self.left, other.left)
        return across > 1 and min(self.bottom, other.bottom) - max(self.top, other.top) > 1


def extents(svg: str, *tags: str) -> list[Extent]:
    """The bounds of all elements of some tags: text, rect, use."""
    return list(_extents(ElementTree.fromstring(svg), set(tags), (), (0, 0, 1, 1)))


def _extents(
    element: ElementTree.Element, tags: set[str], ids: tuple[str, ...], at: tuple[float, float, float, float]
) -> Iterator[Extent]:
    ids = (*ids, element.get("id", "")) if element.get("id") else ids
    x, y, across, down = at
    for name, values in re.findall(r"(translate|scale)\(([^)]*)\)", element.get("transform", "")):
        first, *rest = map(float, values.split(","))
        if name == "translate":
            x, y = x + first * across, y + rest[0] * down
        else:
            across, down = across * first, down * (rest[0] if rest else first)
    tag = element.tag.removeprefix(SVG)
    bounds = _bounds(element, tag) if tag in tags else None
    if bounds:
        left, top, right, bottom = bounds
        yield Extent(ids, x + left * across, y + top * down, x + right * across, y + bottom * down)
    for child in element:
        yield from _extents(child, tags, ids, (x, y, across, down))


def _bounds(element: ElementTree.Element, tag: str) -> tuple[float, float, float, float] | None:
    if tag == "use":
        name = element.get("href", "").removeprefix("#sprite-")
        return next((FIGURES[start] for start in FIGURES if name.startswith(start)), None)
    x, y = float(element.get("x", "0")), float(element.get("y", "0"))
    if tag == "rect":
        return x, y, x + float(element.get("width", "0")), y + float(element.get("height", "0"))
    size, classes = float(element.get("font-size", "0")), element.get("class", "").split()
    face: Face = "display" if "display" in classes else "bold" if "bold" in classes else "text"
    width = float(element.get("textLength") or width_of(element.text or "", size, face))
    left = x - {"middle": width / 2, "end": width}.get(element.get("text-anchor", ""), 0)
    return left, y - size * 0.72, left + width, y + size * 0.2
