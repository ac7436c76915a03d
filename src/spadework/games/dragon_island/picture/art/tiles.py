"""The tiles of the island: six terrains with their texture, in an outline that meets any other along any side, and the treasure field."""

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence

from shapely import LineString, Polygon
from shapely.affinity import rotate
from shapely.geometry.base import BaseGeometry

from spadework.engine.picture.coast import hexagon
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, number
from spadework.games.dragon_island.picture.art.pen import colour_of, dot, filled, inked, line

FIELD = 100
CORNER = FIELD / math.sqrt(3)
"""From the middle of a field to its corner."""

VARIANTS = 3
"""In how many ways each terrain is drawn, so that two forests are not the same forest."""

Point = tuple[float, float]


def outline(inset: float = 0) -> str:
    """The path of a tile. Each side is wavy and the same when turned by half, so that two tiles meet wherever they lie."""
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
    """All tiles by name."""
    sprites = {
        "tile-shape": element("path", d=outline(), stroke_width=1.6, stroke_linejoin="round"),
        "spot": element("path", d=outline(4), vector_effect="non-scaling-stroke"),
        "tile-treasure": treasure_field(),
    }
    for terrain, texture in TEXTURES.items():
        colour = colour_of(terrain)
        for variant in range(VARIANTS):
            chance = random.Random(f"{terrain} {variant}")
            sprites[f"tile-{terrain}-{variant}"] = use(
                "tile-shape", class_=f"fill-{colour} stroke-{colour}-deep"
            ) + texture(colour, chance)
    return sprites


def _scattered(spots: Sequence[Point], chance: random.Random, away: float) -> list[Point]:
    """The spots, each moved a little, from back to front."""
    moved = [(x + chance.uniform(-away, away), y + chance.uniform(-away, away)) for x, y in spots]
    return sorted(moved, key=lambda spot: spot[1])


# Textures


def forest(colour: str, chance: random.Random) -> str:
    """Firs and round trees."""
    deep = f"{colour}-deep"
    spots = [(-22, -22), (3, -31), (26, -18), (-33, 2), (-8, -5), (15, 2), (37, 8), (-22, 24), (2, 22), (25, 27)]
    drawn = []
    for x, y in _scattered(spots, chance, 2.5):
        if chance.random() < 0.3:
            drawn.append(line(f"M{x:.0f} {y + 13:.0f}v-8", deep, 3))
            drawn.append(inked(_crown(x, y - 1), deep, 2, deep, 0.42))
        else:
            drawn.append(line(f"M{x:.0f} {y + 13:.0f}v-5", deep, 3))
            tree = f"M{x:.0f} {y - 15:.0f}l7 11h-3l6 12h-20l6-12h-3z"
            drawn.append(inked(tree, colour, 2, deep) + filled(tree, deep, 0.45))
    return "".join(drawn)


def _crown(x: float, y: float) -> str:
    return f"M{x - 9:.0f} {y + 6:.0f}q-5-8 2-12q3-8 10-6q8 0 8 8q4 7-4 10z"


def desert(colour: str, chance: random.Random) -> str:
    """Dunes with their shadow side, and a cactus."""
    deep = f"{colour}-deep"
    spots = [(-14, -26), (20, -22), (-28, -3), (8, -2), (33, 4), (-14, 20), (18, 26)]
    drawn = []
    for x, y in _scattered(spots, chance, 2):
        dune = f"M{x - 17:.0f} {y + 7:.0f}q11-20 19-6q6-7 15 6"
        drawn.append(filled(f"{dune}q-9-3-13-4q-4 3-4 4z", deep, 0.22) + line(dune, deep, 2.4))
    for _ in range(9):
        x, y = chance.uniform(-34, 34), chance.uniform(-32, 36)
        drawn.append(dot(round(x), round(y), 1.1, deep))
    x, y = chance.choice([(-33, 25), (30, -14), (-2, 40), (-3, -34)])
    cactus = f"M{x} {y + 6}v-17M{x} {y - 1}h-6v-5M{x} {y + 1}h6v-6"
    drawn.append(line(cactus, "green-deep", 4.4) + line(cactus, "green", 1.6))
    return "".join(drawn)


def mountain(colour: str, chance: random.Random) -> str:
    """Peaks with snow, within their tile."""
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
        drawn.append(inked(peak, colour, 2.2, deep) + filled(lee, deep, 0.38) + inked(cap, "on-back", 1.4, deep))
    return "".join(drawn)


def volcano(colour: str, chance: random.Random) -> str:
    """A cone with lava running down and smoke above."""
    deep, lean = f"{colour}-deep", round(chance.uniform(-3, 3))
    puffs = [(lean - 8, -36, 7), (lean + 3, -43, 8), (lean + 14, -35, 8), (lean + 2, -33, 9)]
    smoke = "".join(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z" for x, y, r in puffs)
    cone = "M-42 32Q-22 18-15-19Q-8-14-1-19Q8-14 15-19Q22 18 42 32Q20 38 0 38Q-20 38-42 32Z"
    lava = "M-13-17Q-7-12-1-17Q8-12 13-17L15-5Q10 4 9-3Q6 12 3 4Q1 28-4 22Q-5 6-8 0Q-11 6-12-3Z"
    cracks = {0: "M-34 24l6-3M30 20l8 6M-20 33l4-6", 1: "M-30 30l4-6M24 32l2-8M36 27l-5-4", 2: "M-25 26l7 2M26 12l5 8"}
    return (
        inked(smoke, f"{colour}-soft", 2.4, deep)
        + filled(smoke, f"{colour}-soft")
        + inked(cone, colour, 2.6, deep)
        + filled("M4-17Q10-14 15-19Q22 18 42 32Q20 38 2 38Q22 20 4-17Z", deep, 0.3)
        + inked(lava, "#e8572a", 1.8, deep)
        + filled("M-3-10Q0-6 2-10Q3 2-1 10Q-4 2-3-10Z", "gold")
        + line(cracks[chance.randrange(3)], deep, 2.2)
        + line("M-20 10Q-16 2-14-6M19 12Q16 2 14-8", deep, 1.8)
    )


def farmland(colour: str, chance: random.Random) -> str:
    """Two fields with furrows, a hedge between them, and sheaves."""
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
    bushes = "".join(dot(round(x), round(y), 3.6, "green-deep") for x, y in _along(hedge, 9))
    sheaves = []
    for x, y in [(-24, 10), (25, -6)]:
        sheaf = f"M{x - 8} {y + 10}q6-9 1-18q7 4 7-3q0 7 7 3q-5 9 1 18z"
        sheaves.append(inked(sheaf, "gold", 1.8, deep) + line(f"M{x - 5} {y + 2}h10", deep, 2))
    return line(furrows, deep, 2.2, 0.8) + bushes + "".join(sheaves)


def _along(way: BaseGeometry, count: int) -> list[Point]:
    points = [way.interpolate((place + 0.5) / count, normalized=True) for place in range(count)]
    return [(point.x, point.y) for point in points]


def water(colour: str, chance: random.Random) -> str:
    """Waves, and now and then a fish."""
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
        line(lights, "on-back", 1.6, 0.5)
        + line(waves, deep, 2.6)
        + inked(fish, f"{colour}-soft", 2, deep)
        + dot(x - 5, y - 1, 1.3, deep)
    )


TEXTURES: Mapping[str, Callable[[str, random.Random], str]] = {
    "volcano": volcano,
    "forest": forest,
    "farmland": farmland,
    "mountain": mountain,
    "water": water,
    "desert": desert,
}
"""What is drawn on the tiles of each terrain, in its colour."""


def treasure_field() -> str:
    """A clearing in a ring of standing stones, and a cross where the treasure lies."""
    stones = []
    for place in range(12):
        turn = math.pi * place / 6 + 0.26
        x, y = round(43 * math.sin(turn)), round(-40 * math.cos(turn))
        stone = f"M{x - 6} {y + 5}q-1-12 5-12q8 0 7 12z"
        stones.append((y, inked(stone, "grey", 2, "grey-deep")))
    rays = "".join(
        f"M{number(22 * math.sin(turn))} {number(-20 * math.cos(turn))}"
        f"L{number(31 * math.sin(turn))} {number(-29 * math.cos(turn))}"
        for turn in (math.pi * ray / 8 for ray in range(16))
    )
    return group(
        use("tile-shape", class_="fill-sand stroke-brass"),
        line(rays, "brass", 2.4, 0.8),
        line("M-13-12Q2 1 13 12M13-12Q-1 0-13 12", "alert", 7),
        *(stone for _, stone in sorted(stones)),
    )
