"""Tiles and ground: six terrains in an outline that fits any other on every side, the treasure field, the island with its beach, the sea
around it with compass and serpent, and the desk for the viewer's cards."""

import math
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import shapely
from shapely import LineString, Polygon, get_coordinates, unary_union
from shapely.affinity import rotate, translate
from shapely.geometry.base import BaseGeometry

from spadework.engine.picture.coast import coast, hexagon, waterlines
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import element, group, number, placed
from spadework.games.dragon_island.picture.art import pen
from spadework.games.dragon_island.picture.sizes import BLEED, Table
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import centre

FIELD = 100
CORNER = FIELD / math.sqrt(3)
"""The distance from the centre of a field to its corner."""

HAZE = 0.42
"""The haze over the terrain, in the colour of the sky, so that figures stand out from it: warm light by day, moonlight by night."""

VARIANTS = 3
"""Variants of each terrain, so that no two forests look the same."""

Point = tuple[float, float]


def outline(inset: float = 0) -> str:
    """Return the path of a tile. Each wavy side looks the same after half a turn, so that any two tiles fit."""
    corners = [
        ((CORNER - inset) * math.cos(turn), (CORNER - inset) * math.sin(turn))
        for turn in (math.pi / 6 + corner * math.pi / 3 for corner in range(6))
    ]
    points = [point for side in range(6) for point in _side(corners[side], corners[(side + 1) % 6])]
    return "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points) + "Z"


def _side(start: Point, end: Point, steps: int = 12) -> Iterator[Point]:
    (x, y), (to_x, to_y) = start, end
    long = math.hypot(to_x - x, to_y - y)
    out = ((to_y - y) / long, -(to_x - x) / long)
    for step in range(steps):
        way = step / steps
        away = 1.9 * math.sin(2 * math.pi * way) + 1.1 * math.sin(6 * math.pi * way)
        yield x + way * (to_x - x) + away * out[0], y + way * (to_y - y) + away * out[1]


def tile_sprites() -> Mapping[str, str]:
    """Return all tiles by name."""
    sprites = {
        "tile-shape": element("path", d=outline(), stroke_width=1, stroke_linejoin="round"),
        "haze": element("path", d=outline(), class_="fill-sky", fill_opacity=HAZE),
        "spot": element("path", d=outline(4), vector_effect="non-scaling-stroke"),
        "tile-treasure": treasure_field(),
    }
    for terrain, texture in TEXTURES.items():
        colour = pen.colour_of(terrain)
        for variant in range(VARIANTS):
            chance = random.Random(f"{terrain} {variant}")
            ground = use("tile-shape", class_=f"fill-{colour} stroke-{colour}-deep")
            sprites[f"tile-{terrain}-{variant}"] = ground + texture(colour, chance) + use("haze")
    return sprites


def _scattered(spots: Sequence[Point], chance: random.Random, away: float) -> list[Point]:
    """Return the spots from back to front, each shifted a little."""
    moved = [(x + chance.uniform(-away, away), y + chance.uniform(-away, away)) for x, y in spots]
    return sorted(moved, key=lambda spot: spot[1])


# Textures


def forest(colour: str, chance: random.Random) -> str:
    """Draw firs and round trees."""
    deep = f"{colour}-deep"
    spots = [(-22, -22), (3, -31), (26, -18), (-33, 2), (-8, -5), (15, 2), (37, 8), (-22, 24), (2, 22), (25, 27)]
    drawn = []
    for x, y in _scattered(spots, chance, 2.5):
        if chance.random() < 0.3:
            drawn.append(pen.line(f"M{x:.0f} {y + 13:.0f}v-8", deep, 3))
            drawn.append(pen.inked(_crown(x, y - 1), deep, 2, deep, 0.42))
        else:
            drawn.append(pen.line(f"M{x:.0f} {y + 13:.0f}v-5", deep, 3))
            tree = f"M{x:.0f} {y - 15:.0f}l7 11h-3l6 12h-20l6-12h-3z"
            drawn.append(pen.inked(tree, colour, 2, deep) + pen.filled(tree, deep, 0.45))
    return "".join(drawn)


def _crown(x: float, y: float) -> str:
    return f"M{x - 9:.0f} {y + 6:.0f}q-5-8 2-12q3-8 10-6q8 0 8 8q4 7-4 10z"


def desert(colour: str, chance: random.Random) -> str:
    """Draw dunes with their shadow side, and a cactus."""
    deep = f"{colour}-deep"
    spots = [(-14, -26), (20, -22), (-28, -3), (8, -2), (33, 4), (-14, 20), (18, 26)]
    drawn = []
    for x, y in _scattered(spots, chance, 2):
        dune = f"M{x - 17:.0f} {y + 7:.0f}q11-20 19-6q6-7 15 6"
        drawn.append(pen.filled(f"{dune}q-9-3-13-4q-4 3-4 4z", deep, 0.22) + pen.line(dune, deep, 2.4))
    for _ in range(9):
        x, y = chance.uniform(-34, 34), chance.uniform(-32, 36)
        drawn.append(pen.dot(round(x), round(y), 1.1, deep))
    x, y = chance.choice([(-33, 25), (30, -14), (-2, 40), (-3, -34)])
    cactus = f"M{x} {y + 6}v-17M{x} {y - 1}h-6v-5M{x} {y + 1}h6v-6"
    drawn.append(pen.line(cactus, "green-deep", 4.4) + pen.line(cactus, "green", 1.6))
    return "".join(drawn)


def mountain(colour: str, chance: random.Random) -> str:
    """Draw peaks with snow, within their tile."""
    deep = f"{colour}-deep"
    peaks = [(-18, -8, 34), (17, -10, 40), (-26, 24, 28), (2, 32, 40), (30, 24, 26)]
    drawn = []
    for x, y, high in peaks:
        x, high = round(x + chance.uniform(-2, 2)), round(high + chance.uniform(-3, 3))
        wide = round(high * 0.56)
        snow = round(high * 0.36)
        peak = f"M{x - wide} {y}L{x - 2} {y - high}L{x + wide} {y}Z"
        lee = f"M{x - 2} {y - high}L{x + wide} {y}H{x + 4}L{x + 1} {y - high // 2}L{x - 1} {y - high * 2 // 3}Z"
        cap = (
            f"M{x - 2} {y - high}L{number((x - 2) - wide * 0.36)} {y - high + snow}l5-3 4 6 4-7 5 4"
            f"L{number((x - 2) + wide * 0.42)} {y - high + snow}Z"
        )
        drawn.append(
            pen.inked(peak, colour, 2.2, deep) + pen.filled(lee, deep, 0.38) + pen.inked(cap, "on-back", 1.4, deep)
        )
    return "".join(drawn)


def volcano(colour: str, chance: random.Random) -> str:
    """Draw a cone with lava running down and smoke above."""
    deep, lean = f"{colour}-deep", round(chance.uniform(-3, 3))
    puffs = [(lean - 8, -36, 7), (lean + 3, -43, 8), (lean + 14, -35, 8), (lean + 2, -33, 9)]
    smoke = "".join(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z" for x, y, r in puffs)
    cone = "M-42 32Q-22 18-15-19Q-8-14-1-19Q8-14 15-19Q22 18 42 32Q20 38 0 38Q-20 38-42 32Z"
    lava = "M-13-17Q-7-12-1-17Q8-12 13-17L15-5Q10 4 9-3Q6 12 3 4Q1 28-4 22Q-5 6-8 0Q-11 6-12-3Z"
    cracks = {0: "M-34 24l6-3M30 20l8 6M-20 33l4-6", 1: "M-30 30l4-6M24 32l2-8M36 27l-5-4", 2: "M-25 26l7 2M26 12l5 8"}
    return (
        pen.inked(smoke, f"{colour}-soft", 2.4, deep)
        + pen.filled(smoke, f"{colour}-soft")
        + pen.inked(cone, colour, 2.6, deep)
        + pen.filled("M4-17Q10-14 15-19Q22 18 42 32Q20 38 2 38Q22 20 4-17Z", deep, 0.3)
        + pen.inked(lava, "#e8572a", 1.8, deep)
        + pen.filled("M-3-10Q0-6 2-10Q3 2-1 10Q-4 2-3-10Z", "gold")
        + pen.line(cracks[chance.randrange(3)], deep, 2.2)
        + pen.line("M-20 10Q-16 2-14-6M19 12Q16 2 14-8", deep, 1.8)
    )


def farmland(colour: str, chance: random.Random) -> str:
    """Draw two fields with furrows, a hedge between them, and sheaves."""
    deep = f"{colour}-deep"
    turn = chance.choice([0, 60, 120])
    inside = hexagon(CORNER - 8)
    halves = [
        (Polygon([(-80, -80), (-3, -80), (-3, 80), (-80, 80)]), 32 + turn),
        (Polygon([(3, -80), (80, -80), (80, 80), (3, 80)]), -34 + turn),
    ]
    furrows = ""
    for half, angle in halves:
        part = inside.intersection(rotate(half, turn, origin=(0, 0)))
        for at in range(-80, 81, 10):
            row = rotate(LineString([(-90, at), (90, at)]), angle, origin=(0, 0)).intersection(part.buffer(-2))
            if not row.is_empty and row.length > 8:
                (x, y), (to_x, to_y) = row.coords[0], row.coords[-1]
                bend = 3.0
                furrows += (
                    f"M{x:.0f} {y:.0f}Q{(x + to_x) / 2 + bend:.0f} {(y + to_y) / 2 - bend:.0f} {to_x:.0f} {to_y:.0f}"
                )
    hedge = rotate(LineString([(0, -44), (0, 44)]), turn, origin=(0, 0)).intersection(hexagon(CORNER - 7))
    bushes = "".join(pen.dot(round(x), round(y), 3.6, "green-deep") for x, y in _along(hedge, 9))
    sheaves = []
    for x, y in [(-24, 10), (25, -6)]:
        sheaf = f"M{x - 8} {y + 10}q6-9 1-18q7 4 7-3q0 7 7 3q-5 9 1 18z"
        sheaves.append(pen.inked(sheaf, "gold", 1.8, deep) + pen.line(f"M{x - 5} {y + 2}h10", deep, 2))
    return pen.line(furrows, deep, 2.2, 0.8) + bushes + "".join(sheaves)


def _along(way: BaseGeometry, count: int) -> list[Point]:
    points = [way.interpolate((place + 0.5) / count, normalized=True) for place in range(count)]
    return [(point.x, point.y) for point in points]


def water(colour: str, chance: random.Random) -> str:
    """Draw waves, and now and then a fish."""
    deep = f"{colour}-deep"
    inside = hexagon(CORNER - 9)
    waves, lights = "", ""
    for row, y in enumerate(range(-38, 44, 13)):
        shift = 14 if row % 2 else 0
        for x in range(-56 + shift, 50, 28):
            x += round(chance.uniform(-2, 2))
            if inside.contains(LineString([(x - 1, y), (x + 21, y)])):
                waves += f"M{x} {y}q5-8 10 0t10 0"
                lights += f"M{x + 3} {y + 4}h9"
    fishes = {0: (12, 5), 1: (-14, 18), 2: (-8, -20)}
    x, y = fishes[chance.randrange(3)]
    fish = f"M{x - 11} {y}q9-9 18-1l6-5v11l-6-4q-9 8-18-1z"
    return (
        pen.line(lights, "on-back", 1.6, 0.5)
        + pen.line(waves, deep, 2.6)
        + pen.inked(fish, f"{colour}-soft", 2, deep)
        + pen.dot(x - 5, y - 1, 1.3, deep)
    )


TEXTURES: Mapping[str, Callable[[str, random.Random], str]] = {
    "volcano": volcano,
    "forest": forest,
    "farmland": farmland,
    "mountain": mountain,
    "water": water,
    "desert": desert,
}
"""The texture of each terrain, in its colour."""


def treasure_field() -> str:
    """Draw a clearing in a ring of standing stones, and a cross where the treasure lies."""
    stones = []
    for place in range(12):
        turn = math.pi * place / 6 + 0.26
        x, y = round(43 * math.sin(turn)), round(-40 * math.cos(turn))
        stone = f"M{x - 6} {y + 5}q-1-12 5-12q8 0 7 12z"
        stones.append((y, pen.inked(stone, "grey", 2, "grey-deep")))
    rays = "".join(
        f"M{number(22 * math.sin(turn))} {number(-20 * math.cos(turn))}"
        f"L{number(31 * math.sin(turn))} {number(-29 * math.cos(turn))}"
        for turn in (math.pi * ray / 8 for ray in range(16))
    )
    return group(
        use("tile-shape", class_="fill-sand stroke-brass"),
        use("haze"),
        pen.line(rays, "brass", 2.4, 0.8),
        pen.line("M-13-12Q2 1 13 12M13-12Q-1 0-13 12", "alert", 7),
        *(stone for _, stone in sorted(stones)),
    )


def place_of(field: int) -> tuple[float, float]:
    """Return the place of a field on the board, relative to the treasure field."""
    x, y = centre(field)
    return round(x * FIELD, 1), round(y * FIELD, 1)


PLACES = tuple(place_of(field) for field in range(s.FIELDS))
"""The places of all fields, boats included."""


def land() -> Polygon:
    """Return the outline of all tiles with a beach around them."""
    fields = unary_union([translate(hexagon(CORNER + 0.5), *place_of(field)) for field in range(s.ISLAND)])
    return fields.buffer(44).buffer(-20)


def island() -> str:
    """Draw the island without its tiles: beach, surf, waterlines, palms and rocks."""
    shore = land()
    outline = coast(shore, 11, 3.2, 17)
    beach = (
        element("path", d=outline, class_="shadow", transform="translate(5,10)")
        + element("path", d=outline, class_="land", stroke_width=2.4, stroke_linejoin="round")
        + element("path", d=outline, class_="fill-sky", fill_opacity=0.5)
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
    """Draw palms and rocks where the beach is wide: around the corners of the island."""
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
        pen.line("M-2 12q7-18 2-37", "wood-deep", 5.4)
        + pen.inked(leaves, "#2e8b57", 2)
        + pen.dot(-2, -22, 2.4, "wood")
        + pen.dot(3, -22, 2.4, "wood")
    )


def _rocks() -> str:
    return (
        pen.inked("M-20 10Q-18-6-8-8Q2-14 8-2Q18-2 18 10Z", "grey", 2.2, "grey-deep")
        + pen.filled("M8-2Q18-2 18 10H2Q8 4 8-2Z", "grey-deep", 0.4)
        + pen.line("M-26 14q7-5 12 0t12 0t12 0", "sea-line", 2.4)
    )


def compass() -> str:
    """Draw a compass rose, some 150 across."""
    points = []
    for place in range(16):
        turn, long = math.pi * place / 8, 70 if place % 4 == 0 else 50 if place % 2 == 0 else 34
        tip = (long * math.sin(turn), -long * math.cos(turn))
        sides = [(11 * math.sin(turn + away), -11 * math.cos(turn + away)) for away in (-0.4, 0.4)]
        halves = [f"M0 0L{number(side[0])} {number(side[1])}L{number(tip[0])} {number(tip[1])}Z" for side in sides]
        points.append(
            (
                long,
                pen.filled(halves[0], "sea-line")
                + pen.filled(halves[1], "sea")
                + pen.line(halves[0] + halves[1], "sea-line", 1.6),
            )
        )
    rose = "".join(drawn for _, drawn in sorted(points, key=lambda point: point[0]))
    north = pen.inked("M0-92Q9-84 6-76H-6Q-9-84 0-92Z", "sea", 2, "sea-line")
    circles = "".join(
        element("circle", r=radius, class_="waterline", stroke_width=width)
        for radius, width in ((44, 1.4), (58, 2.2), (62, 1))
    )
    return circles + rose + north


def serpent() -> str:
    """Draw a sea serpent, as on the blank parts of old charts."""
    humps = "M-60 16Q-56-14-38-14Q-20-14-18 16H-28Q-30-2-38-2Q-46-2-50 16ZM-8 16Q-4-8 10-8Q24-8 27 16H18Q16 2 10 2Q4 2 2 16Z"
    head = "M38 16Q36-22 54-30Q72-36 80-22Q74-16 62-18Q50-14 50 16Z"
    return (
        pen.inked(humps + head, "sea", 2.4, "sea-line")
        + pen.line("M-66 20q7-5 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0", "sea-line", 2.2)
        + pen.line("M-40-14l2-8 6 7M8-8l3-8 5 8M52-28l-4-8 9 2", "sea-line", 2)
        + pen.dot(66, -25, 2, "sea-line")
    )


def sea(table: Table) -> str:
    """Draw the sea around a table, far beyond its edges, with rhumb lines."""
    area = Polygon.from_bounds(-BLEED[0], -BLEED[1], table.width + BLEED[0], table.height + BLEED[1])
    rhumbs = ""
    for x, y in ((0.13 * table.width, 0.86 * table.height), (0.9 * table.width, 0.12 * table.height)):
        for place in range(16):
            turn = math.pi * place / 8 + 0.1
            far = (x + 4000 * math.cos(turn), y + 4000 * math.sin(turn))
            to_x, to_y = LineString([(x, y), far]).intersection(area).coords[-1]
            rhumbs += f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}"
    left, top, right, bottom = area.bounds
    water = element("rect", x=left, y=top, width=right - left, height=bottom - top, class_="sea")
    return water + pen.line(rhumbs, "sea-line", 1, 0.5)


def desk(table: Table) -> str:
    """Draw the desk for the viewer's cards, far beyond the picture's edges; the chart of the sea ends there, and casts its shadow."""
    chance = random.Random(7)
    wide = table.name == "wide"
    left, top = (table.sea_ends, -BLEED[1]) if wide else (-BLEED[0], table.sea_ends)
    right, bottom = table.width + BLEED[0], table.height + BLEED[1]
    grain = ""
    for y in range(round(top) + 12, round(bottom), 24):
        bend = [chance.uniform(-5, 5) for _ in range(2)]
        grain += f"M{left:.0f} {y}q{(right - left) / 4:.0f} {bend[0]:.0f} {(right - left) / 2:.0f} {bend[1]:.0f}T{right:.0f} {y}"
    edge = f"M{left} {top}V{bottom}" if wide else f"M{left} {top}H{right}"
    return (
        element("rect", x=left, y=top, width=right - left, height=bottom - top, class_="table")
        + element("path", d=grain, class_="grain")
        + element("path", d=edge, class_="stroke-outline", stroke_width=14, opacity=0.14)
        + element("path", d=edge, class_="stroke-edge", stroke_width=3)
        + element("path", d=edge, class_="stroke-sea-line", stroke_width=1.2)
    )


def sheet_sprites(sizes: Mapping[str, Box]) -> Mapping[str, str]:
    """Return sheets of paper with worn edges, their corners at 0."""
    sprites = {}
    for name, (_, _, width, height) in sizes.items():
        sheet = Polygon([(2, 2), (width - 2, 2), (width - 2, height - 2), (2, height - 2)])
        worn = coast(sheet, 3, 1.2, 15)
        sprites[f"sheet-{name}"] = element("path", d=worn, class_="shadow", transform="translate(2,5)") + element(
            "path", d=worn, class_="fill-card stroke-brass", stroke_width=1.4
        )
    return sprites


def boat_unit(box: Box) -> float:
    """Return the scale of the boat at the end of a voyage."""
    return min(box.height / 196, box.width * 0.47 / 206)


def harbour(box: Box) -> str:
    """Draw the end of a voyage, its corner at 0: sunrise over the sea, and on the right a beach with palms, where coins land."""
    width, height = box.width, box.height
    unit = boat_unit(box)
    horizon = height - 58 * unit
    frame = Polygon([(2, 2), (width - 2, 2), (width - 2, height - 2), (2, height - 2)])
    inner, edge = frame.buffer(-12).buffer(10), coast(frame, 3, 1.2, 15)
    sun, far = (112 * unit, horizon - 0.06 * height), width + height
    beams = [
        Polygon([sun, *((sun[0] + far * math.cos(turn), sun[1] + far * math.sin(turn)) for turn in (at, at + 0.13))])
        for at in (math.pi * place / 12 for place in range(24))
    ]
    light = "".join(_path(beam.intersection(inner)) for beam in beams)
    water = Polygon([(0, horizon), (width, horizon), (width, height), (0, height)]).intersection(inner)
    return (
        pen.filled(edge, "sea")
        + pen.filled(light, "sky", 0.85)
        + pen.filled(_path(shapely.Point(sun).buffer(height * 0.4).intersection(inner)), "gold")
        + pen.filled(_path(water), "sea")
        + pen.inked(_path(water), "blue", 1.4, "blue-deep", 0.6)
        + _beach(width, height, horizon, inner)
        + pen.line(edge, "brass", 2)
    )


def _beach(width: float, height: float, horizon: float, inner: Polygon) -> str:
    """Draw the beach on the right: flat where the surf runs out, with palms and rocks on its height."""
    shore = [
        (width * (0.42 + 0.58 * at), height * (1 - 0.5 * at * at * (3 - 2 * at)))
        for at in (step / 24 for step in range(25))
    ]
    step = height * 0.03
    surf = "".join(
        _line([(x - away * step, y - 0.2 * away * step) for x, y in shore if horizon + 2 * step < y < height - step])
        for away in (1.2, 2.6)
    )
    dots = LineString([(x + 1.5 * step, y + 1.2 * step) for x, y in shore]).intersection(inner.buffer(-step))
    growth = ((0.71, _rocks(), 0.8), (0.9, _palm(), 2), (0.79, _palm(), 1.3))
    return (
        pen.line(surf, "on-back", 0.7 * step**0.5, 0.8)
        + pen.inked(_path(Polygon([*shore, (width, height)]).intersection(inner)), "sand", 1.4, "yellow-deep")
        + element(
            "path", d=_line(dots.coords), class_="pen stroke-yellow-deep", stroke_width=1.6, stroke_dasharray="1 6"
        )
        + "".join(
            group(drawn, transform=placed(width * at, _height_at(shore, width * at), size * height / 330))
            for at, drawn, size in growth
        )
    )


def _height_at(line: Sequence[Point], x: float) -> float:
    return min(line, key=lambda point: abs(point[0] - x))[1]


def _line(points: Iterable[Sequence[float]]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)


def _path(shape: BaseGeometry) -> str:
    return _line(get_coordinates(shape)) + "Z"


def ground_sprites() -> Mapping[str, str]:
    """Return the island, and the drawings on the sea."""
    return {"island": island(), "compass": compass(), "serpent": serpent()}


def table_sprites(tables: Sequence[Table]) -> Mapping[str, str]:
    """Return the sea, the desk and the final harbour of each table."""
    seas = {f"sea-{table.name}": sea(table) for table in tables}
    harbours = {f"harbour-{table.name}": harbour(table.harbour) for table in tables}
    return {**seas, **harbours, **{f"desk-{table.name}": desk(table) for table in tables}}
