"""What all lies on: the sea of a chart with its border and compass, the island with its beach, the table for one's own cards."""

import math
import random
from collections.abc import Mapping

from shapely import LineString, Polygon, unary_union
from shapely.affinity import translate

from spadework.engine.picture.coast import coast, hexagon, waterlines
from spadework.engine.picture.svg import element, group, number, placed
from spadework.games.dragon_island.picture.art.pen import dot, filled, inked, line
from spadework.games.dragon_island.picture.art.tiles import CORNER, FIELD
from spadework.games.dragon_island.rules.fields import centre
from spadework.games.dragon_island.rules.state import FIELDS, ISLAND


def place_of(field: int) -> tuple[float, float]:
    """Where a field lies on the board, from the treasure field."""
    x, y = centre(field)
    return round(x * FIELD, 1), round(y * FIELD, 1)


PLACES = tuple(place_of(field) for field in range(FIELDS))
"""Where each field lies, boats included."""


def land() -> Polygon:
    """All tiles, with a beach around them."""
    fields = unary_union([translate(hexagon(CORNER + 0.5), *place_of(field)) for field in range(ISLAND)])
    return fields.buffer(44).buffer(-20)


def island() -> str:
    """The island without its tiles: beach, surf, the lines along which the sea lies around it, palms and rocks."""
    shore = land()
    outline = coast(shore, 11, 3.2, 17)
    beach = (
        element("path", d=outline, class_="shadow", transform="translate(5,10)")
        + element("path", d=outline, class_="land", stroke_width=3.4, stroke_linejoin="round")
        + element(
            "path",
            d=coast(shore.buffer(-8), 11, 2, 17),
            class_="pen stroke-yellow-deep",
            stroke_width=1.8,
            stroke_dasharray="1 7",
            opacity=0.8,
        )
    )
    surf = element(
        "path",
        d=coast(shore.buffer(7), 21, 2.2, 16),
        class_="pen stroke-on-back",
        stroke_width=3.4,
        stroke_dasharray="26 18",
        opacity=0.75,
    )
    return waterlines(shore, 31, (17, 30, 45, 62)) + surf + beach + _growth()


def _growth() -> str:
    """Palms and rocks where the beach is wide: around the corners of the island."""
    drawn = []
    chance = random.Random(4)
    for corner in (1, 2, 4, 5):
        turn = corner * math.pi / 3
        x, y = 4.68 * FIELD * math.cos(turn), 4.68 * FIELD * math.sin(turn)
        drawn.append((y, group(_palm() if corner % 2 else _rocks(), transform=placed(round(x), round(y), 0.9))))
        x, y = 4.32 * FIELD * math.cos(turn + 0.21), 4.34 * FIELD * math.sin(turn + 0.21)
        if chance.random() < 0.7:
            drawn.append((y, group(_palm(), transform=placed(round(x), round(y), 0.62))))
    return "".join(growth for _, growth in sorted(drawn))


def _palm() -> str:
    leaves = (
        "M0-26q-20-12-25 5q12-6 25-5M0-26q20-12 25 5q-12-6-25-5"
        "M0-26q-13 2-17 18q11-4 17-18M0-26q13 2 17 18q-11-4-17-18M0-26q-4-17 9-21q3 11-9 21"
    )
    return (
        line("M-2 12q7-18 2-37", "wood-deep", 5.4)
        + inked(leaves, "#2e8b57", 2)
        + dot(-2, -22, 2.4, "wood")
        + dot(3, -22, 2.4, "wood")
    )


def _rocks() -> str:
    return (
        inked("M-20 10Q-18-6-8-8Q2-14 8-2Q18-2 18 10Z", "grey", 2.2, "grey-deep")
        + filled("M8-2Q18-2 18 10H2Q8 4 8-2Z", "grey-deep", 0.4)
        + line("M-26 14q7-5 12 0t12 0t12 0", "sea-line", 2.4)
    )


def compass() -> str:
    """A compass rose, some 150 across."""
    points = []
    for place in range(16):
        turn, long = math.pi * place / 8, 70 if place % 4 == 0 else 50 if place % 2 == 0 else 34
        tip = (long * math.sin(turn), -long * math.cos(turn))
        sides = [(11 * math.sin(turn + away), -11 * math.cos(turn + away)) for away in (-0.4, 0.4)]
        halves = [f"M0 0L{number(side[0])} {number(side[1])}L{number(tip[0])} {number(tip[1])}Z" for side in sides]
        points.append(
            (
                long,
                filled(halves[0], "sea-line") + filled(halves[1], "sea") + line(halves[0] + halves[1], "sea-line", 1.6),
            )
        )
    rose = "".join(drawn for _, drawn in sorted(points, key=lambda point: point[0]))
    north = inked("M0-92Q9-84 6-76H-6Q-9-84 0-92Z", "sea", 2, "sea-line")
    circles = "".join(
        element("circle", r=radius, class_="waterline", stroke_width=width)
        for radius, width in ((44, 1.4), (58, 2.2), (62, 1))
    )
    return circles + rose + north


def serpent() -> str:
    """A serpent of the sea, as charts show it where nobody has been."""
    humps = "M-60 16Q-56-14-38-14Q-20-14-18 16H-28Q-30-2-38-2Q-46-2-50 16ZM-8 16Q-4-8 10-8Q24-8 27 16H18Q16 2 10 2Q4 2 2 16Z"
    head = "M38 16Q36-22 54-30Q72-36 80-22Q74-16 62-18Q50-14 50 16Z"
    return (
        inked(humps + head, "sea", 2.4, "sea-line")
        + line("M-66 20q7-5 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0", "sea-line", 2.2)
        + line("M-40-14l2-8 6 7M8-8l3-8 5 8M52-28l-4-8 9 2", "sea-line", 2)
        + dot(66, -25, 2, "sea-line")
    )


def chart(width: float, height: float) -> str:
    """The sea with rhumb lines."""
    sea = Polygon([(0, 0), (width, 0), (width, height), (0, height)])
    rhumbs = ""
    for x, y in ((0.13 * width, 0.86 * height), (0.9 * width, 0.12 * height)):
        for place in range(16):
            turn = math.pi * place / 8 + 0.1
            far = (x + 3000 * math.cos(turn), y + 3000 * math.sin(turn))
            to_x, to_y = LineString([(x, y), far]).intersection(sea).coords[-1]
            rhumbs += f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}"
    return element("rect", width=width, height=height, class_="sea") + line(rhumbs, "sea-line", 1, 0.55)


def border(width: float, height: float) -> str:
    """The border of a chart, with degrees."""
    inset, band = 4, 7
    degrees = f"M{inset + band / 2} {inset}V{height - inset}M{width - inset - band / 2} {inset}V{height - inset}"
    degrees += f"M{inset} {inset + band / 2}H{width - inset}M{inset} {height - inset - band / 2}H{width - inset}"
    dashes = element(
        "path",
        d=degrees,
        class_="pen stroke-sea-line",
        stroke_width=band - 2,
        stroke_dasharray="30 30",
        stroke_linecap="butt",
    )
    frames = "".join(
        element("rect", x=by, y=by, width=width - 2 * by, height=height - 2 * by, class_="waterline", stroke_width=1.6)
        for by in (inset, inset + band)
    )
    return dashes + frames


def desk(width: float, height: float) -> str:
    """The edge of the table, where one's own cards lie."""
    chance = random.Random(7)
    grain = ""
    for row in range(int(height // 17)):
        y = 12 + row * 17
        grain += f"M0 {y}Q{width * chance.uniform(0.2, 0.3):.0f} {y + chance.uniform(-5, 5):.0f} {width / 2:.0f} {y}T{width} {y}"
    return (
        element("rect", width=width, height=height, class_="table")
        + element("path", d=grain, class_="grain")
        + line(f"M0 0H{width}", "wood-deep", 4)
        + line(f"M0 4H{width}", "wood-light", 3)
    )


def sheet_sprites(sizes: Mapping[str, tuple[float, float]]) -> Mapping[str, str]:
    """Sheets of paper with worn edges, their corners at 0, and for each the light around one that matters now."""
    sprites = {}
    for name, (width, height) in sizes.items():
        sheet = Polygon([(3, 3), (width - 3, 3), (width - 3, height - 3), (3, height - 3)])
        worn = coast(sheet, 3, 1.5, 15)
        sprites[f"sheet-{name}"] = (
            element("path", d=worn, class_="shadow", transform="translate(3,5)")
            + element("path", d=worn, class_="fill-card stroke-brass", stroke_width=1.6)
            + element("path", d=coast(sheet.buffer(-6), 8, 0.5, 30), class_="frame", stroke_width=1.2)
        )
        sprites[f"lit-{name}"] = element("path", d=worn, class_="pen stroke-gold", stroke_width=9) + element(
            "path", d=worn, class_="fill-sheet stroke-brass", stroke_width=3
        )
    return sprites


def ground_sprites() -> Mapping[str, str]:
    """The island, and what is drawn on the sea."""
    return {"island": island(), "compass": compass(), "serpent": serpent()}


def table_sprites(sizes: Mapping[str, tuple[float, float]]) -> Mapping[str, str]:
    """For tables of some sizes the chart of the sea; and the wood of the table below it."""
    charts = {f"chart-{name}": chart(*size) + border(*size) for name, size in sizes.items()}
    desks = {f"desk-{name.partition('-')[0]}": desk(width, 440) for name, (width, _) in sizes.items()}
    return {**charts, **desks}
