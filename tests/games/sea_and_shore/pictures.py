"""Pictures of positions of Sea & Shore and their contents, for tests."""

import re
from collections.abc import Iterator
from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.games.drawings import SVG, ids_of, texts
from tests.games.sea_and_shore.position import GAME, OWN, Fresh, Position, random_game

from spadework.engine.interface import CHANCE, Record, Scene
from spadework.games.sea_and_shore.picture.layout import draw

NAMES = ("Anna", "Ben <the Great> & sons", "Cem", "Dörte", "Wilhelmina-Josephine IV.")
LEAST_TEXT = {True: 20, False: 14}
BOTH = pytest.mark.parametrize("wide", [True, False])
ALL_SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def drawn(
    position: Fresh,
    seat: int,
    wide: bool = True,
    language: str = "en",
    now: Record | None = None,
    memory_aid: str = "off",
) -> str:
    names = NAMES[: len(position.seats)]
    scene = Scene(GAME.words[language], names, wide, {"memory-aid": memory_aid}, now)
    return str(draw(OWN, position.view(seat)[0], seat, scene))


def hand_in(svg: str) -> list[str]:
    """The open cards of the hand, in document order."""
    return [id[5:] for id in ids_of(svg) if id.startswith("card-")]


def place_of(svg: str, id: str) -> str:
    return str(re.findall(rf'id="{id}" transform="([^"]*)"', svg)[0])


def beat_of(svg: str, id: str) -> int | None:
    found = re.search(rf'<g id="{id}"[^>]*data-beat="(\d)"|<g data-beat="(\d)" id="{id}"', svg)
    return int(found[1] or found[2]) if found else None


def said_in(svg: str) -> list[str]:
    return [text for _, text in texts(ElementTree.fromstring(svg))]


def titles_in(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(SVG + "title")]


def description_of(svg: str) -> str:
    return ElementTree.fromstring(svg).findtext(SVG + "desc") or ""


def named(svg: str, id: str) -> str:
    """The title of the element with an id."""
    [found] = [element for element in ElementTree.fromstring(svg).iter() if element.get("id") == id]
    return found.findtext(SVG + "title") or ""


def decisions(seats: int, seed: int, every: int = 1) -> Iterator[Fresh]:
    """The positions of a random game in which a player decides; only one in `every` steps."""
    yield from (position for seat, _, position in islice(random_game(seats, seed), 0, None, every) if seat != CHANCE)


def three_reds() -> Position:
    """The rule sheet's example: the winner of red may steal, the lowest gets 3 extra cards, and green triggers its action."""
    hands = ("r11 b1", "r5 b2", "r8 b3", "g3 b4")
    return Position(*hands, turned_up="r2a p1a", sides=(1, 4)).own(2, "r1a r4a")
