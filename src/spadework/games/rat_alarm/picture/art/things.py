"""Things in the hold: the chest, the bilge, spades, sacks, cubes and crates."""

from itertools import product

from spadework.engine.picture.emblems import mark
from spadework.engine.picture.sprites import Sprites, use
from spadework.engine.picture.surfaces import ground
from spadework.engine.picture.svg import element, group
from spadework.games.rat_alarm.picture.art import loot
from spadework.games.rat_alarm.picture.art.cards import HEIGHT, WIDTH
from spadework.games.rat_alarm.rules.state import SEATS

WOOD, WOOD_DEEP, WOOD_LIGHT = "var(--wood)", "var(--wood-deep)", "var(--wood-light)"
BURLAP, BURLAP_DEEP, BURLAP_LIGHT = "#c9a66b", "#94703a", "#e2c792"
IRON, IRON_LIGHT = "#4a5058", "#7d8690"

SACK_BODIES = (0, 66, 80, 94)
"""The heights of sacks up to their neck, by their size; the first one is empty."""


def _chest_lid() -> str:
    return (
        ground(0, 2, 216)
        + loot.shape("M-92-96C-92-168 92-168 92-96Z", WOOD_DEEP, 3)
        + loot.shape("M-82-98C-80-154 80-154 82-98Z", "var(--hold-line)", 2.4)
        + loot.line("M-40-99C-42-122-40-134-34-141M40-99C42-122 40-134 34-141", 6, IRON)
        + loot.shape("M-96-100H96V-84H-96Z", "var(--hold-line)", 2.6)
    )


def _chest() -> str:
    """Draw the chest's front, its lower edge in the middle at 0."""
    return (
        loot.shape("M-96-86H96L90 0H-90Z", WOOD, 3.2)
        + loot.line("M-94-58H94M-92-29H92", 2, WOOD_DEEP)
        + loot.line("M-70-72h26M-30-45h34M40-70h30M-78-14h30M44-16h34M20-42h18", 1.6, WOOD_DEEP)
        + loot.shape("M-98-92H98V-78H-98Z", WOOD_LIGHT, 3)
        + loot.shape("M-72-92H-56V0H-70Z", IRON, 2.6)
        + loot.shape("M72-92H56V0H70Z", IRON, 2.6)
        + "".join(loot.dot(side * 64, y, 2.6, IRON_LIGHT) for side in (-1, 1) for y in (-85, -60, -34, -10))
        + loot.shape("M-38-74H38V-16H-38Z", loot.GOLD, 2.8)
        + loot.line("M-33-69H33V-21H-33Z", 1.4, loot.GOLD_DEEP)
        + "".join(loot.dot(x, y, 2, loot.GOLD_DEEP) for x in (-33, 33) for y in (-69, -21))
    )


def _chest_shut() -> str:
    """Draw the chest with its lid down: there is nothing more to turn up."""
    return (
        ground(0, 2, 216)
        + loot.shape("M-94-88C-94-138-78-154-50-154H50C78-154 94-138 94-88Z", WOOD, 3.2)
        + loot.line("M-91-112H91M-82-134H82", 2, WOOD_DEEP)
        + loot.line("M-62-123h30M18-123h34M-20-144h36M-34-101h28M34-100h16", 1.6, WOOD_DEEP)
        + loot.line("M-44-151Q0-153 44-151", 2.4, WOOD_LIGHT)
        + loot.shape("M-72-90V-140L-56-152V-90Z", IRON, 2.6)
        + loot.shape("M72-90V-140L56-152V-90Z", IRON, 2.6)
        + "".join(loot.dot(side * 64, y, 2.6, IRON_LIGHT) for side in (-1, 1) for y in (-134, -108))
        + _chest()
        + loot.shape("M0-58A8 8 0 0 1 5-44L8-29H-8L-5-44A8 8 0 0 1 0-58Z", loot.INK, 1)
    )


def _bilge(cards: bool) -> str:
    """Draw a hatch in the floor, 150 by 96 around 0; with cards in the water where there are any."""
    water = "M-62-32H62L70 34H-70Z"
    waves = "M-58-14q7-7 14 0t14 0M6-20q7-7 14 0t14 0M-40 14q8-8 16 0t16 0M22 10q8-8 16 0t16 0M-62 28q7-6 14 0"
    floating = (
        group(
            loot.shape("M-30-24H6V26H-30Z", "var(--card)", 2.4)
            + loot.patch("M-25-19H1V21H-25Z", "var(--back)")
            + loot.dot(-12, 1, 7, "var(--back-line)"),
            transform="rotate(58) translate(4,0)",
        )
        + loot.line("M-44 12q11-9 22 0t22 0t22 0t22 0", 5, "#3f8796")
        if cards
        else ""
    )
    bars = "".join(
        loot.line(f"M{x - 2} -34L{x + (x / 9):.3g} 38", 7, loot.INK)
        + loot.line(f"M{x - 2} -34L{x + (x / 9):.3g} 38", 3.4, WOOD)
        for x in (-52, 54)
    )
    return (
        loot.shape("M-76-46H76L86 46H-86Z", WOOD_DEEP, 3)
        + loot.shape(water, "#1c4a57", 2.6)
        + loot.line(waves, 2.4, "#3f8796")
        + floating
        + bars
        + loot.line("M-74-40H74M-80 40H80", 2, WOOD_LIGHT)
        + loot.shape(loot.oval(44, 18, 8, 5), "#8fa83f", 2)
    )


def _spade(seat: int) -> str:
    """Draw a seat's spade, its tip at 0, 120 high."""
    return (
        ground(2, 0, 50)
        + loot.line("M0-110V-40", 12)
        + loot.line("M0-110V-40", 7, WOOD_LIGHT)
        + loot.line("M-15-114H15", 14)
        + loot.line("M-15-114H15", 9, WOOD_LIGHT)
        + loot.shape("M-8-58H8V-40H-8Z", IRON, 2.4)
        + element(
            "path",
            d="M-25-50Q0-44 25-50V-24C25-10 12-2 0 2C-12-2-25-10-25-24Z",
            class_=f"fill-seat-{seat} stroke-outline",
            stroke_width=3,
        )
        + loot.line("M-25-47H-10M10-47H25", 3.4, "var(--on-colour)")
        + mark(seat, "on-colour", 1.35, 0, -25)
    )


def _mound() -> str:
    """Draw the heap over a buried card, centred on 0, as wide as a card."""
    return (
        element("ellipse", cx=3, cy=25, rx=64, ry=8, class_="shadow")
        + element(
            "path",
            d="M-60 24C-62 6-42 8-35-5C-26-17-14-8-4-16C10-24 20-8 30-8C43-8 50 6 60 24Q0 31-60 24Z",
            class_="fill-brown stroke-outline",
            stroke_width=2.6,
        )
        + loot.line("M-36 12l5-4M-16 4l6-4M4 14l5-3M20 4l6 2M36 14l4-4M-8-6l4-3", 2, "var(--brown-deep)")
    )


def _sack(size: int) -> str:
    """Draw a sack that stands on 0, up to 130 wide and high."""
    if not size:
        return (
            ground(0, 0, 104)
            + loot.shape("M-48 0C-56-14-40-30-26-28C-10-40 18-36 26-28C44-32 56-12 48 0Z", BURLAP, 3)
            + loot.line("M-30-14q14-8 26-2M8-18q10-6 22 2", 2, BURLAP_DEEP)
            + loot.shape(
                "M-26-28C-32-44-14-48-8-40C0-48 12-44 14-38C26-46 34-34 26-28C14-34-10-36-26-28Z", BURLAP_LIGHT, 2.6
            )
        )
    fat = (0, 46, 54, 62)[size]
    high = SACK_BODIES[size]
    waist, edge = fat * 0.7, high * 0.45
    body = f"M-{fat - 6} 0C-{fat + 6}-{edge:.0f}-{waist:.0f}-{high}-14-{high}H14C{waist:.0f}-{high} {fat + 6}-{edge:.0f} {fat - 6} 0Z"
    neck = f"M-14-{high}C-34-{high + 30}-10-{high + 22} 0-{high + 28}C10-{high + 22} 34-{high + 30} 14-{high}Z"
    glint = (
        ""
        if size < 3
        else loot.shape(loot.oval(-13, -high - 20, 9, 9), loot.GOLD, 2.4)
        + loot.shape(loot.oval(10, -high - 24, 9, 9), loot.GOLD, 2.4)
        + loot.line(f"M-16-{high + 23}q2-3 5-3M7-{high + 27}q2-3 5-3", 1.8, loot.GOLD_LIGHT)
    )
    return (
        ground(0, 0, 2 * fat + 26)
        + glint
        + loot.shape(neck, BURLAP_LIGHT, 3)
        + loot.shape(body, BURLAP, 3)
        + loot.line(
            f"M-{fat - 12}-14q-4-{high * 0.3:.0f} 8-{high * 0.55:.0f}M{fat - 14}-10q6-{high * 0.34:.0f}-6-{high * 0.5:.0f}",
            2.4,
            BURLAP_DEEP,
        )
        + loot.line(f"M-17-{high}Q0-{high - 7} 17-{high}M15-{high - 2}q12 4 10 16", 6, loot.INK)
        + loot.line(f"M-17-{high}Q0-{high - 7} 17-{high}M15-{high - 2}q12 4 10 16", 2.8, "#e8d6ae")
    )


def _sack_tipped() -> str:
    """Draw a sack that has been tipped over to the right, lying from 0 on, some 130 long."""
    return (
        element("ellipse", cx=62, cy=2, rx=72, ry=11, class_="shadow")
        + loot.shape("M4-6C-8-34-2-70 26-76C60-82 84-66 98-58V-26C84-16 60-2 26 0Q10 2 4-6Z", BURLAP, 3)
        + loot.line("M16-14Q6-40 20-66M34-8Q46-14 60-16", 2.4, BURLAP_DEEP)
        + loot.shape("M98-62C108-72 124-66 126-42C126-18 112-12 98-22C92-34 92-50 98-62Z", BURLAP_LIGHT, 3)
        + loot.shape(loot.oval(113, -42, 9, 19), BURLAP_DEEP, 2.4)
        + loot.line("M97-62Q90-42 97-22", 6, loot.INK)
        + loot.line("M97-62Q90-42 97-22", 2.8, "#e8d6ae")
        + use("coins", 128, -12, 0.62)
        + use("gems", 144, -4, 0.4)
    )


def _crate() -> str:
    """Draw the front of an open crate, 194 by 66 from 0."""
    return (
        loot.shape("M0 0H194V66H0Z", "var(--crate)", 2.8)
        + loot.patch("M2 22H192V43H2ZM2 61H192V65H2Z", WOOD, 0.2)
        + loot.line("M3 2.6H191", 2, WOOD_LIGHT)
        + loot.line("M2 22H192M2 43H192", 1.6, WOOD)
        + loot.line("M18 7h44M128 6h40M16 18h16M162 27h18M18 37h14M164 48h16M60 61h50M132 60h30", 1.2, WOOD)
        + "".join(loot.dot(x, y, 2.6, WOOD_DEEP) for x in (9, 185) for y in (10, 24, 42, 57))
    )


def _trap() -> str:
    """Draw a mousetrap that waits, around 0, 150 wide."""
    spring = "M-16-14q4-9 8 0t8 0t8 0t8 0"
    return (
        loot.patch("M-70 24L64 30L74 40L-62 34Z", "var(--shade)", 0.3)
        + loot.shape("M-62-16L44-26L72 20L-44 32Z", WOOD_LIGHT, 3)
        + loot.line("M-50 2L4-3M10 14L56 10M-40 18L-8 15", 1.6, WOOD)
        + loot.line("M-4-20L-26-16L-48 18L-14 15", 5)
        + loot.line("M-4-20L-26-16L-48 18L-14 15", 2.4, IRON_LIGHT)
        + loot.line(spring, 5)
        + loot.line(spring, 2.6, IRON_LIGHT)
        + loot.line("M18-6L58 14", 4.4)
        + loot.line("M18-6L58 14", 2, IRON_LIGHT)
        + loot.shape("M22-10L48-20L58-4L30 6Z", "#f5c843", 2.6)
        + loot.shape("M30 6L58-4V6L32 16Z", "#dba32a", 2.6)
        + loot.dot(36, -8, 3.2, "#c98f17", 1.4)
        + loot.dot(48, -8, 2.4, "#c98f17", 1.2)
    )


def _chalk() -> str:
    """Draw the place of the next card, its back in a chalk outline on the planks, as large as a card."""
    outline = "M8 4C40 1 80 6 113 3C118 40 115 110 117 163C80 168 40 163 5 166C2 110 6 60 4 8"
    ghost = loot.patch(f"{outline}Z", "var(--back)", 0.72) + group(use("card-back"), opacity=0.22)
    return ghost + group(loot.line(outline, 3, "var(--on-back)"), opacity=0.7)


def _burst() -> str:
    """Draw short strokes all around a card, in its own units."""
    near, far, lines = 7.0, 14.0, []
    for share in (0.06, 0.28, 0.5, 0.72, 0.94):
        across, down = WIDTH * share, HEIGHT * share
        lean = (share - 0.5) * 2 * (far - near)
        lines.append(
            f"M{across:.1f}-{near:g}l{lean:.1f} {near - far:g}M{across:.1f} {HEIGHT + near:g}l{lean:.1f} {far - near:g}"
        )
        lines.append(
            f"M-{near:g} {down:.1f}l{near - far:g} {lean:.1f}M{WIDTH + near:g} {down:.1f}l{far - near:g} {lean:.1f}"
        )
    return _rays("".join(lines))


def _glints() -> str:
    """Draw shorter strokes at the corners of a card, in its own units, where there is no room all around."""
    near, far, lines = 4.5, 9.0, []
    for side, down in product((-1, 1), repeat=2):
        x, y = WIDTH * (side + 1) / 2, HEIGHT * (down + 1) / 2
        for across, along in ((0.7, 0.7), (-2.2, 1.0), (1.0, -2.2)):
            # A stroke beside the corner points straight away from its edge.
            left = x + side * (across * near if across > 0 else across * far)
            top = y + down * (along * near if along > 0 else along * far)
            reach = far - near
            lines.append(
                f"M{left:.1f} {top:.1f}l{side * max(across, 0) * reach:.1f} {down * max(along, 0) * reach:.1f}"
            )
    return _rays("".join(lines))


def _rays(strokes: str) -> str:
    return loot.line(strokes, 5.8) + loot.line(strokes, 3, "var(--lamp)")


def _cube() -> str:
    """Draw a value cube, its front 36 by 36 around 0: gold, with the room for a number."""
    return (
        loot.shape("M-18-18L-8-27H28L18-18Z", loot.GOLD_LIGHT, 2.4)
        + loot.shape("M18-18L28-27V9L18 18Z", loot.GOLD_DEEP, 2.4)
        + loot.shape("M-18-18H18V18H-18Z", loot.GOLD, 2.4)
    )


def things() -> Sprites:
    """Return all things by name."""
    return {
        "chest-lid": _chest_lid(),
        "chest": _chest(),
        "chest-shut": _chest_shut(),
        "bilge": _bilge(cards=True),
        "bilge-empty": _bilge(cards=False),
        "mound": _mound(),
        "crate": _crate(),
        "sack-tipped": _sack_tipped(),
        "burst": _burst(),
        "glints": _glints(),
        "cube": _cube(),
        "chalk": _chalk(),
        "trap": _trap(),
        **{f"spade-{seat}": _spade(seat) for seat in range(SEATS[-1])},
        **{f"sack-{size}": _sack(size) for size in range(len(SACK_BODIES))},
    }
