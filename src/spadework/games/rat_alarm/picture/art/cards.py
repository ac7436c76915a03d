"""The faces of the treasure cards: the treasures on them, and the rat in its hole that guards them.

A card is drawn in a size of its own, `WIDTH` by `HEIGHT`, and then placed and scaled, so that it can travel from place to place.
"""

from collections.abc import Sequence
from random import Random

from spadework.engine.picture.icons import icon
from spadework.engine.picture.sprites import Sprites, use
from spadework.engine.picture.surfaces import back, face, rect
from spadework.engine.picture.svg import element
from spadework.games.rat_alarm.picture.art.loot import oval
from spadework.games.rat_alarm.picture.art.rats import RATS
from spadework.games.rat_alarm.rules.state import KINDS

WIDTH, HEIGHT, ROUND = 120, 168, 10
RIBBON = (4.0, 136.0, 112.0, 28.0)
"""The band with a rat's name."""

LYING = {
    1: ((60.0, 70.0, 2.1),),
    2: ((42.0, 46.0, 1.42), (79.0, 98.0, 1.42)),
    3: ((80.0, 34.0, 1.22), (36.0, 68.0, 1.22), (82.0, 104.0, 1.22)),
    4: ((35.0, 38.0, 1.16), (85.0, 40.0, 1.16), (35.0, 98.0, 1.16), (85.0, 100.0, 1.16)),
    5: ((32.0, 32.0, 0.94), (88.0, 32.0, 0.94), (60.0, 70.0, 0.94), (32.0, 108.0, 0.94), (88.0, 108.0, 0.94)),
    6: tuple((x, y, 0.9) for y in (30.0, 70.0, 110.0) for x in (34.0, 84.0)),
}
"""Places and sizes of the treasures on a card without a rat, by their number."""

GUARDED = {
    1: ((76.0, 36.0, 1.2),),
    2: ((52.0, 35.0, 1.0), (94.0, 42.0, 1.0)),
    3: ((21.0, 54.0, 0.78), (57.0, 30.0, 0.82), (98.0, 50.0, 0.82)),
    4: tuple((x, y, 0.66) for x, y in ((18.0, 52.0), (46.0, 28.0), (76.0, 28.0), (102.0, 52.0))),
    5: tuple((x, y, 0.6) for x, y in ((16.0, 60.0), (38.0, 34.0), (62.0, 24.0), (86.0, 34.0), (105.0, 60.0))),
    6: tuple(
        (x, y, 0.56) for x, y in ((15.0, 78.0), (19.0, 50.0), (42.0, 28.0), (74.0, 24.0), (98.0, 46.0), (106.0, 74.0))
    ),
}
"""The same on a card with a rat, above its hole."""

HOLE = "M14 138V104A46 42 0 0 1 106 104V138Z"


def cards(treasures: Sequence[Sequence[int]], rats: int, skulls: int) -> Sprites:
    """Return the faces and the back of a deck, `card-1` for its first card.

    Args:
        treasures: for each card, the number of treasures of each kind.
        rats: bit mask of the cards with a rat.
        skulls: bit mask of those with a skull.
    """
    faces = {}
    for card, counts in enumerate(treasures):
        rat = (rats & (1 << card) - 1).bit_count() if rats >> card & 1 else None
        faces[f"card-{card + 1}"] = _face(counts, rat, bool(skulls >> card & 1))
    return {**faces, "card-back": back(WIDTH, HEIGHT, ROUND), "flecks": _flecks()}


def _flecks() -> str:
    """Draw the grain of the paper."""
    chance = Random(6)
    flecks = (
        f"M{chance.randrange(9, WIDTH - 14)} {chance.randrange(10, HEIGHT - 12)}l{chance.choice('3456')} {chance.choice(('-1', '1', '2'))}"
        for _ in range(34)
    )
    return element("path", d="".join(flecks), class_="line", stroke_width=1.1)


def _face(counts: Sequence[int], rat: int | None, skull: bool) -> str:
    pieces = [KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]
    places = (LYING if rat is None else GUARDED)[len(pieces)]
    field = (6, 6, WIDTH - 12, HEIGHT - 12)
    ground = rect(field, ROUND * 0.6, "fill-sky") + rect(field, ROUND * 0.6, "fill-on-back", opacity=0.1)
    lying = "".join(
        element("path", d=oval(x + 2, y + 18 * scale, 15 * scale, 4 * scale), class_="shadow") + use(name, x, y, scale)
        for name, (x, y, scale) in zip(pieces, places, strict=True)
    )
    return (
        face(WIDTH, HEIGHT, ROUND)
        + ground
        + use("flecks")
        + ("" if rat is None else _den(rat))
        + lying
        + (icon("skull", WIDTH - 15, 16, 15, "quiet") if skull else "")
    )


def _den(rat: int) -> str:
    """Draw a rat in its hole, with the ribbon for its name."""
    return (
        element("path", d=HOLE, class_="fill-hold-line stroke-outline", stroke_width=2.4)
        + use(f"rat-{rat % len(RATS)}", 60, 104, 0.56)
        + rect(RIBBON, 3, "fill-alarm stroke-outline", 2)
    )
