"""The hold of the ship: wall, floor and ribs, the lantern with its light, and the eyes in the dark.

The light falls off in steps, as in an old woodcut: it gets narrower with the first rat, and with the second only a red glow is left.
"""

from functools import lru_cache
from random import Random

from shapely import Point, Polygon, box
from shapely.affinity import scale
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from spadework.engine.picture import parts
from spadework.engine.picture.coast import coast
from spadework.engine.picture.sprites import Sprites, use
from spadework.engine.picture.svg import element, group
from spadework.games.rat_alarm.picture.art import loot
from spadework.games.rat_alarm.picture.art.things import IRON, IRON_LIGHT

CALM, TENSE, DARK = "calm", "tense", "dark"
"""States of the lantern: no rat lies open, one does, and the alarm."""

LINE = "var(--hold-line)"
DEEP = "var(--hold-deep)"

WIDE, TALL = "wide", "tall"
SIZES = {WIDE: parts.WIDE, TALL: parts.TALL}
FLOORS = {WIDE: 150, TALL: 196}
"""The upper edge of the floor, in each format."""
BEAMS = {WIDE: 24, TALL: 6}
"""The lower edge of the beam."""
INSETS = (-26, -10, 8, 28, 52, 80)
"""Distances inside the light's edge at which it gets brighter, step by step."""
SHELF = 63
"""The upper edge of the shelf in the tall hold, on which the others' sacks stand; no light reaches above it."""
BLEED, ABOVE = 720, 420
"""Extent of the hold beyond the picture: to each side, and above and below."""
EVERYWHERE = {
    form: f"M-{BLEED}-{ABOVE}H{width + BLEED}V{height + ABOVE}H-{BLEED}Z" for form, (width, height) in SIZES.items()
}


def _ellipse(x: float, y: float, across: float, down: float) -> BaseGeometry:
    return scale(Point(x, y).buffer(1, 32), across, down)


@lru_cache
def _lights() -> dict[tuple[str, str], tuple[BaseGeometry, ...]]:
    """Return lights[format, state]: the shapes of the light, each brighter one within the last."""
    found: dict[tuple[str, str], tuple[BaseGeometry, ...]] = {}
    for form, x, reach, middle in (
        (WIDE, 582, 1.0, (560, 366, 500, 160, 44)),
        (TALL, 36, 0.5, (176, 312, 186, 112, 30)),
    ):
        flame, (across, down, wide, high, more) = 112, middle
        for state, size in ((CALM, 1.0), (TENSE, 0.72)):
            spread = _ellipse(across, down, wide * size, high * size + more)
            halo = Point(x, flame).buffer(210 * reach * size)
            left, _, right, _ = spread.bounds
            cone = Polygon([(x - 30, flame), (x + 30, flame), (right - 60, 366), (left + 60, 366)])
            room = box(-BLEED, BEAMS[form] if form == WIDE else SHELF + 6, SIZES[form][0] + BLEED, SIZES[form][1])
            whole = unary_union([halo, cone if form == WIDE else spread, spread]).buffer(26).buffer(-26)
            found[form, state] = tuple(
                whole.buffer(-inset * (1 if form == WIDE else 0.6)).intersection(room) for inset in INSETS
            )
    return found


def _light(form: str, state: str) -> str:
    steps = (("lit", 0.35), ("lit", 0.6), ("lit", 1), ("bright", 0.45), ("bright", 0.5), ("bright", 0.7))
    return "".join(
        element("path", d=coast(shape, len(form) * 7 + number, 2.4, 22), class_=f"fill-hold-{tone}", opacity=opacity)
        for number, (shape, (tone, opacity)) in enumerate(zip(_lights()[form, state], steps, strict=True))
    )


def _glow(form: str) -> str:
    """Draw the red light at an alarm, in the dark."""
    return element("path", d=EVERYWHERE[form], class_="fill-hold-line", opacity=0.5) + "".join(
        element("path", d=coast(shape, len(form) * 7 + number, 2.4, 22), class_="fill-alarm", opacity=0.2)
        for number, shape in enumerate(_lights()[form, CALM])
        if number % 2 == 0
    )


def _floor(form: str) -> str:
    """Draw the planks of the floor running towards the viewer, every other one a tone darker, with knots, nails and a lit edge."""
    (width, height), top, chance = SIZES[form], FLOORS[form], Random(4)
    deep, middle = height + ABOVE, width / 2
    pitch = width / (13 if form == WIDE else 7)
    # The vanishing point lies so far above the floor.
    far = 620.0 if form == WIDE else 560.0
    reach = int((middle + BLEED) / pitch) + 2

    def across(plank: float, y: float) -> float:
        return middle + plank * pitch * (y - top + far) / far

    seams, ends, edges, dark, grain, nails = [], [], [], [], [], []
    for plank in range(-reach, reach + 1):
        seams.append(f"M{across(plank, top):.0f} {top}L{across(plank, deep):.0f} {deep}")
        edges.append(f"M{across(plank, top) + 3:.0f} {top}L{across(plank, deep) + 6:.0f} {deep}")
        if plank % 2:
            dark.append(
                f"M{across(plank, top):.0f} {top}H{across(plank + 1, top):.0f}"
                f"L{across(plank + 1, deep):.0f} {deep}H{across(plank, deep):.0f}Z"
            )
        y = top + chance.uniform(30, 180) * (1 if form == WIDE else 0.7)
        while y < deep:
            left, right = across(plank, y), across(plank + 1, y)
            ends.append(f"M{left:.0f} {y:.0f}H{right:.0f}")
            nails += [f"M{x:.0f} {y + side:.0f}h.1" for x in (left + 9, right - 9) for side in (-7, 7)]
            start, at = y + chance.uniform(24, 60), plank + chance.uniform(0.25, 0.75)
            end = start + chance.uniform(30, 90)
            grain.append(f"M{across(at, start):.0f} {start:.0f}L{across(at, end):.0f} {end:.0f}")
            y += chance.uniform(170, 330) * (1 if form == WIDE else 0.8)
    return (
        loot.patch("".join(dark), LINE, 0.16)
        + element("path", d="".join(edges), fill="none", stroke="var(--wood)", stroke_width=1.6, opacity=0.34)
        + loot.line("".join(grain), 1.2, LINE)
        + loot.line("".join(seams + ends), 1.6, LINE)
        + loot.line("".join(nails), 3.4, LINE)
    )


def _wall(form: str) -> str:
    """Draw the boards of the wall, each with a lit upper edge."""
    width, floor, chance = SIZES[form][0], FLOORS[form], Random(9)
    pitch = 38 if form == WIDE else 27
    lines, edges, dark = [], [], []
    for row, y in enumerate(range(floor - 8 - pitch * 15, floor - 8, pitch)):
        lines.append(f"M-{BLEED} {y}H{width + BLEED}")
        edges.append(f"M-{BLEED} {y + 2.4:.1f}H{width + BLEED}")
        if row % 2:
            dark.append(f"M-{BLEED} {y}H{width + BLEED}v{pitch}H-{BLEED}Z")
        lines += [
            f"M{x} {y}v{pitch}"
            for x in range(chance.randrange(240) - BLEED, width + BLEED, 330 if form == WIDE else 210)
        ]
    return (
        loot.patch("".join(dark), LINE, 0.2)
        + element("path", d="".join(edges), fill="none", stroke="var(--wood)", stroke_width=1.4, opacity=0.3)
        + loot.line("".join(lines), 1.6, LINE)
    )


def _rib(x: float, top: float, floor: float, half: float) -> str:
    """Draw one of the ship's ribs, bent outwards, with a knee where it meets the beam."""
    bow = half * 0.9 if x > 600 else -half * 0.9
    middle = (top + floor) / 2
    edge = (
        f"M{x - half} {top}Q{x - half + bow:.0f} {middle:.0f} {x - half} {floor + 8}H{x + half}"
        f"Q{x + half + bow:.0f} {middle:.0f} {x + half} {top}Z"
    )
    return (
        loot.shape(edge, "var(--wood-deep)", 2.6)
        + loot.line(
            f"M{x - half * 0.3:.0f} {top + 12}Q{x - half * 0.3 + bow:.0f} {middle:.0f} {x - half * 0.3:.0f} {floor - 6}",
            1.8,
            "var(--wood)",
        )
        + "".join(
            loot.dot(x + bow * 0.5, y, half * 0.2, IRON_LIGHT, 1.6)
            for y in (top + (floor - top) * 0.3, top + (floor - top) * 0.66)
        )
    )


def _beam(form: str) -> str:
    """Draw the beam along the ceiling, and above it the side of the deck."""
    width, low = SIZES[form][0], BEAMS[form]
    high = 34 if form == WIDE else 24
    top = low - high
    grain = f"M-{BLEED} {top + high * 0.36:.0f}H{width + BLEED}" + "".join(
        f"M{x} {top + high * 0.68:.0f}h210" for x in range(-BLEED, width + BLEED, 420)
    )
    return (
        loot.patch(f"M-{BLEED}-{ABOVE}H{width + BLEED}V{top}H-{BLEED}Z", DEEP)
        + loot.line("".join(f"M-{BLEED} {y}H{width + BLEED}" for y in range(top - 26, -ABOVE, -52)), 1.6, LINE)
        + loot.shape(f"M-{BLEED} {top}H{width + BLEED}V{low}H-{BLEED}Z", "var(--wood-deep)", 2.2)
        + loot.line(grain, 1.6, "var(--wood)")
        + "".join(loot.dot(x, top + high * 0.5, 4, IRON_LIGHT, 1.6) for x in range(25 - 154 * 4, width + BLEED, 154))
        + loot.patch(f"M-{BLEED} {low}H{width + BLEED}v9H-{BLEED}Z", "var(--shade)", 0.3)
    )


def _barrel(x: float, y: float, size: float) -> str:
    """Draw a barrel that stands on a point."""
    staves = "M-42-6Q-54-56-40-104M-16-2Q-20-56-14-108M16-2Q20-56 14-108M42-6Q54-56 40-104"
    drawn = (
        loot.patch(loot.oval(6, 0, 62, 12), "var(--shade)", 0.25)
        + loot.shape("M-46 0Q-66-54-44-108H44Q66-54 46 0Q0 14-46 0Z", "var(--wood)", 3)
        + loot.line(staves, 2, "var(--wood-deep)")
        + loot.shape("M-51-22Q0-8 51-22L49-10Q0 4-49-10Z", IRON, 2.4)
        + loot.shape("M-52-92Q0-78 52-92L54-80Q0-66-54-80Z", IRON, 2.4)
        + loot.shape(loot.oval(0, -108, 44, 12), "var(--wood-light)", 3)
        + loot.line("M-22-110h18M6-106h20M-10-103h14", 1.6, "var(--wood)")
    )
    return group(drawn, transform=f"translate({x:g},{y:g}) scale({size:g})")


def _rope(x: float, y: float) -> str:
    """Draw a coil of rope."""
    coils = "".join(
        loot.line(loot.oval(x, y - 11 * turn, 42 - 3 * turn, 13), 12)
        + loot.line(loot.oval(x, y - 11 * turn, 42 - 3 * turn, 13), 7.4, "var(--brown)")
        for turn in range(3)
    )
    return loot.patch(loot.oval(x + 4, y + 8, 58, 14), "var(--shade)", 0.25) + coils


def _frame(form: str) -> str:
    """Draw the foreground of the light: the lines of the planks, ribs and beam, and the things in the corners."""
    (width, height), floor = SIZES[form], FLOORS[form]
    sill = (
        loot.patch(f"M-{BLEED} {floor + 8}H{width + BLEED}v10H-{BLEED}Z", "var(--shade)", 0.3)
        + loot.shape(f"M-{BLEED} {floor - 8}H{width + BLEED}V{floor + 8}H-{BLEED}Z", "var(--wood-deep)", 2.2)
        + loot.line(f"M-{BLEED} {floor - 2}H{width + BLEED}", 1.6, "var(--wood)")
    )
    if form == TALL:
        sill += (
            loot.patch(f"M-{BLEED} {SHELF + 7}H{width + BLEED}v6H-{BLEED}Z", "var(--shade)", 0.3)
            + loot.shape(f"M-{BLEED} {SHELF}H{width + BLEED}v7H-{BLEED}Z", "var(--wood-deep)", 1.8)
            + loot.line(f"M-{BLEED} {SHELF + 2.4}H{width + BLEED}", 1.2, "var(--wood)")
        )
    ribs = (508, 656, -90, 1370, -420, 1700) if form == WIDE else (-60, 420, -300, 660)
    props = (
        _barrel(1382, 262, 1.0) + _barrel(1496, 300, 1.16) + _barrel(-118, 300, 1.1) + _rope(-66, 420)
        if form == WIDE
        else _barrel(416, 300, 0.8) + _barrel(500, 340, 0.96) + _barrel(-66, 320, 0.86)
    )
    # The corners that no light reaches.
    corners = box(-BLEED, -ABOVE, width + BLEED, height + ABOVE).difference(
        _ellipse(width / 2, height * 0.5, width * (0.74 if form == WIDE else 0.98), height * 0.86)
    )
    return (
        _wall(form)
        + _floor(form)
        + sill
        + "".join(_rib(x, BEAMS[form] - 8, floor, 17) for x in ribs)
        + _beam(form)
        + props
        + element("path", d=coast(corners, 3, 3, 40), class_="fill-hold-line", opacity=0.36, fill_rule="evenodd")
    )


def _ground(form: str) -> str:
    (width, height), floor = SIZES[form], FLOORS[form]
    across = width + 2 * BLEED
    return element("rect", x=-BLEED, y=-ABOVE, width=across, height=floor + ABOVE, class_="fill-hold-deep") + element(
        "rect", x=-BLEED, y=floor, width=across, height=height + ABOVE - floor, class_="fill-hold"
    )


# The lantern

FLAME = "M0 0C-13-7-9-20 0-32C9-20 13-7 0 0Z"


def _lamp(flame: str) -> str:
    """Draw a lantern that hangs from 0, 132 high."""
    return (
        loot.line("M0-6V24", 5)
        + loot.line("M0-6V24", 2.4, IRON_LIGHT)
        + loot.line("M-12 40A12 13 0 1 1 12 40", 5.4)
        + loot.line("M-12 40A12 13 0 1 1 12 40", 2.6, IRON_LIGHT)
        + loot.shape("M-14 36H14L30 54H-30Z", IRON, 3)
        + loot.shape("M-25 54H25L32 114H-32Z", "var(--lamp)", 3)
        + loot.patch("M-20 59H-8L-12 109H-26Z", "#fff6d2", 0.8)
        + group(flame, transform="translate(0,110)")
        + loot.line("M0 54V70M-16 54L-20 114M16 54L20 114", 3.4, IRON)
        + loot.shape("M-38 114H38V127H-38Z", IRON, 3)
        + loot.line("M-30 119H20", 2, IRON_LIGHT)
    )


def _lantern(state: str) -> str:
    if state == CALM:
        flame = loot.shape(FLAME, "#f08a24", 2) + loot.patch("M0-2C-6-6-5-12 0-19C5-12 6-6 0-2Z", "#fff0b8")
        rays = "M-52 66l-20-8M-54 88h-22M-50 110l-20 8M52 66l20-8M54 88h22M50 110l20 8"
        return loot.line(rays, 4, "var(--lamp)") + _lamp(flame)
    small = group(
        loot.shape(FLAME, "#d9541e", 2.4) + loot.patch("M0-2C-6-6-5-12 0-19C5-12 6-6 0-2Z", "#ffd76a"),
        transform="scale(0.8)",
    )
    if state == TENSE:
        swing = "M-64 112Q-74 128-62 140M-78 106Q-92 126-76 146M64 96Q80 104 84 88M78 104Q98 112 98 88"
        return loot.line(swing, 3.4, "var(--lamp)") + group(_lamp(small), transform="rotate(15)")
    return _fallen()


def _fallen() -> str:
    """Draw the lantern on the floor, 0 below its middle: broken, with burning oil beside it."""
    smoke = "M78-48C64-62 92-74 80-90C68-104 90-116 84-134M96-50C108-62 88-76 98-92"
    lamp = (
        loot.line("M-12 38A12 13 0 1 1 12 38", 5.4)
        + loot.line("M-12 38A12 13 0 1 1 12 38", 2.6, IRON_LIGHT)
        + loot.shape("M-25 52H25L32 114H-32Z", "#2a3236", 3)
        + loot.shape("M-25 54H-4L-12 70L2 84L-14 96L-10 112H-31Z", "#b9c8c0", 2.4)
        + loot.shape("M25 54H12L16 66L8 72L24 86Z", "#b9c8c0", 2.4)
        + loot.line("M-14 54L-20 114M14 54L20 114", 3.4, IRON)
        + loot.shape("M-14 36H14L30 54H-30Z", IRON, 3)
        + loot.shape("M-38 114H38V127H-38Z", IRON, 3)
        + loot.line("M-30 119H20", 2, IRON_LIGHT)
    )
    flames = (
        "M60 6C46 2 44-14 56-26C58-18 62-20 62-32C72-24 74-12 72-6C80-12 82-24 80-36"
        "C94-22 96-6 84 2C98 2 100-8 100-14C108-4 106 6 94 8Z"
    )
    return (
        loot.patch(loot.oval(30, 4, 122, 26), "var(--hold-lit)")
        + loot.patch(loot.oval(62, 3, 70, 16), "var(--hold-bright)")
        + loot.patch(loot.oval(74, 6, 44, 9), "#2b2118")
        + loot.line(smoke, 4.6, "var(--quiet)")
        + group(lamp, transform="translate(42,-30) rotate(97)")
        + loot.shape(flames, "#f08a24", 2.6)
        + loot.patch("M62 4C56 0 56-8 62-14C64-6 70-6 72 0C78-6 84-12 84-18C90-8 88 0 80 4Z", "#ffe08a")
        + loot.shape("M-96 14L-86 4L-80 13ZM-22 20l10-8l6 9ZM118 16l12-7l3 10Z", "#dfe8df", 2)
    )


# Eyes in the dark

EYES = "#ffe9a0"
SNOUT = "M0-24C16-24 26-14 28-4C36 2 30 12 20 13C14 14 8 22 0 24C-8 22-14 14-20 13C-30 12-36 2-28-4C-26-14-16-24 0-24Z"
EARS = loot.oval(-27, -19, 12, 13) + loot.oval(27, -19, 12, 13)


def _pair(kind: int, bold: bool) -> str:
    """Draw two eyes, of four kinds: wide open, narrow, one shut, and looking aside."""
    size = 1.25 if bold else 1
    if kind == 1:
        return (
            loot.shape(f"M-20-6L-5 0Q-9 {8 * size:g}-17 4ZM20-6L5 0Q9 {8 * size:g} 17 4Z", EYES, 1.6)
            + loot.dot(-10, 2, 2.4)
            + loot.dot(10, 2, 2.4)
        )
    x = 3 if kind == 3 else 0
    left = loot.dot(-11, 0, 7.4 * size, EYES, 1.6) + loot.dot(-11 + x, 1, 3.2)
    right = (
        loot.line("M5 1Q11 6 18 1", 3, EYES)
        if kind == 2
        else loot.dot(11, 0, 7.4 * size, EYES, 1.6) + loot.dot(11 + x, 1, 3.2)
    )
    return left + right


def _peep(kind: int, bold: bool) -> str:
    """Draw a rat that is hardly visible: its eyes, or when it gets bold, its head too."""
    head = loot.shape(EARS, DEEP, 2, LINE) + loot.shape(SNOUT, DEEP, 2, LINE)
    nose = loot.line("M-12 15L-34 13M-11 18L-31 22M12 15L34 13M11 18L31 22", 1.4, LINE) + loot.patch(
        "M-5 13Q0 9 5 13Q3 18 0 18Q-3 18-5 13Z", "#8a5a50"
    )
    teeth = loot.shape("M-5 20V28H-.4V20ZM.4 20V28H5V20Z", "#fff9e8", 1.2)
    return head + _pair(kind, bold) + nose + (teeth if bold else "")


# Rats on the run

COATS = ("#9c9189", "#76808f", "#b57a4c", "#595460")


def _raider(number: int) -> str:
    """Draw a rat that runs to the right with something on its back, its feet on 0, some 150 wide."""
    coat = COATS[number % len(COATS)]
    prize = ("coins", "goblets", "crowns", "gems")[number % 4]
    leg = loot.line("M-34-14L-48 0M-18-12L-22 0M30-14L40 0M44-16L60-4", 10) + loot.line(
        "M-34-14L-48 0M-18-12L-22 0M30-14L40 0M44-16L60-4", 5, "#e6a39b"
    )
    return (
        loot.patch(loot.oval(4, 2, 66, 7), "var(--shade)", 0.25)
        + loot.line("M-52-26C-84-30-74-62-98-56", 9)
        + loot.line("M-52-26C-84-30-74-62-98-56", 4.6, "#e6a39b")
        + leg
        + loot.shape("M-58-20C-62-50-24-64 8-54C30-60 62-52 84-22C80-12 64-10 50-10C20-4-50-2-58-20Z", coat, 3.2)
        + loot.shape(loot.oval(34, -54, 13, 14), coat, 3)
        + loot.patch(loot.oval(34, -53, 7, 8), "#e6a39b")
        + loot.dot(56, -34, 6, "#fff9e8", 2)
        + loot.dot(58, -34, 2.8)
        + loot.dot(85, -22, 4.6, "#b8645f", 2)
        + loot.shape("M68-12L71-3L75-12Z", "#fff9e8", 1.6)
        + loot.line("M72-20l18 6M70-24l20-4", 1.6)
        + loot.line("M-30-40q4-8 12-10", 2.4, loot.INK)
        + use(prize, -16, -68, 0.9)
    )


def hold() -> Sprites:
    """Return all sprites of the hold by name."""
    found: dict[str, str] = {}
    for form in (WIDE, TALL):
        found[f"{form}-ground"] = _ground(form)
        found[f"{form}-frame"] = _frame(form)
        found[f"{form}-glow"] = _glow(form)
        for state in (CALM, TENSE):
            found[f"{form}-light-{state}"] = _light(form, state)
    for state in (CALM, TENSE, DARK):
        found[f"lantern-{state}"] = _lantern(state)
    for kind in range(4):
        found[f"eyes-{kind}"] = _peep(kind, False)
        found[f"bold-{kind}"] = _peep(kind, True)
        found[f"raider-{kind}"] = _raider(kind)
    return found
