"""The parts of an island card besides its halves, and the other cards: covers, extra cards, the start card's ship."""

import math

from spadework.engine.picture.emblems import medal
from spadework.engine.picture.pen import lettering, line, oval, shape
from spadework.engine.picture.surfaces import back, face
from spadework.engine.picture.svg import element, group, star

WIDTH, HEIGHT = 100, 140
HALF = HEIGHT / 2
RAYS = 40
COVER_X, COVER_Y, COVER_WIDTH, COVER_HEIGHT = -5, -2, 110, 73

SHORE_HALF = "M1 70V9Q1 1 9 1H91Q99 1 99 9V70Z"
SEA_HALF = "M1 2q12.2-4 24.5 0t24.5 0t24.5 0t24.5 0V61Q99 69 91 69H9Q1 69 1 61Z"
"""The two halves of a card as a choice, each from its own upper left corner."""

_ROPE = "M5 3.5H95Q99 3.5 99 7.5V61.5Q99 65.5 95 65.5H5Q1 65.5 1 61.5V7.5Q1 3.5 5 3.5Z"


def cards() -> dict[str, str]:
    """Return an empty island card, its back, the cover for others and for its owner, an extra card, the start ship, and the honours."""
    return {
        "card": face(WIDTH, HEIGHT, 8),
        "card-back": back(WIDTH, HEIGHT, 8),
        "cover": _cover(),
        "veil": _veil(),
        "extra": _extra(),
        "ship": _ship(),
        "half-shore": shape(SHORE_HALF, "sky", 2) + lettering("?", WIDTH / 2, 52, 50),
        "half-sea": shape(SEA_HALF, "sea-line", 2) + lettering("?", WIDTH / 2, 56, 50),
        "rays": _rays(),
        "sun": element("path", d=star(20, 39, 25), class_="fill-gold stroke-brass", stroke_width=1)
        + shape(oval(0, 0, 25, 25), "#fff3cf", 1.2, "brass"),
        "medal": medal(),
        "crown": shape("M-11-6L-5.5 1L0-10L5.5 1L11-6L9 8H-9Z", "gold", 1.6) + line("M-8.4 5H8.4", 1.4),
    }


def _rays() -> str:
    """Draw rays around an island card, its upper left corner at 0."""
    rays = ""
    for ray in range(RAYS):
        turn, wide = 2 * math.pi * ray / RAYS, 0.055 if ray % 2 else 0.08
        out = 14 if ray % 2 else 24
        feet, tip = [_beyond(turn + side * wide, 4) for side in (-1, 1)], _beyond(turn, out)
        rays += f"M{feet[0]}L{tip}L{feet[1]}Z"
    return element("rect", x=-4, y=-4, width=WIDTH + 8, height=HEIGHT + 8, rx=11, class_="fill-gold") + shape(
        rays, "gold", 0.9, "brass"
    )


def _beyond(turn: float, out: float) -> str:
    """Return a point outside a card: in a direction from its middle, `out` away from its edge."""
    across, down = math.sin(turn), -math.cos(turn)
    edge = 1 / ((abs(across) / (WIDTH / 2)) ** 5 + (abs(down) / (HEIGHT / 2)) ** 5) ** 0.2
    return f"{WIDTH / 2 + across * (edge + out):.1f} {HEIGHT / 2 + down * (edge + out):.1f}"


def _rope() -> str:
    return (
        element("path", d=_ROPE, class_="stroke-outline", fill="none", stroke_width=5.6)
        + element("path", d=_ROPE, stroke="var(--sand)", fill="none", stroke_width=3.6)
        + element("path", d=_ROPE, stroke="var(--wood-deep)", fill="none", stroke_width=3.6, stroke_dasharray="1.2 4")
    )


def _cover() -> str:
    """Draw a sleeve of sailcloth over half a card, with a rope around its hem and a compass rose: the same whatever it hides."""
    return group(
        element("rect", x=-3, y=1, width=COVER_WIDTH, height=COVER_HEIGHT, rx=7, class_="shadow"),
        element(
            "rect",
            x=COVER_X,
            y=COVER_Y,
            width=COVER_WIDTH,
            height=COVER_HEIGHT,
            rx=7,
            class_="fill-back stroke-outline",
            stroke_width=2.2,
        ),
        _rope(),
        line("M11 14V11H14M86 11H89V14M89 55V58H86M14 58H11V55", 1.6, "back-line"),
        element("circle", cx=50, cy=34.5, r=23, class_="back-line", stroke_width=1.2),
        element("circle", cx=50, cy=34.5, r=26.5, class_="back-line", stroke_width=1, stroke_dasharray="1.5 4.06"),
        element(
            "path",
            d=star(8, 21, 11),
            class_="fill-back-line",
            opacity=0.55,
            transform="translate(50,34.5) rotate(22.5)",
        ),
        element("path", d=star(4, 30, 9), class_="fill-back-line", transform="translate(50,34.5)"),
    )


def _veil() -> str:
    """Draw a cover as its owner sees it: only its hem, and threads through which the half can be read."""
    return group(
        element(
            "path",
            d="M-5 40L37-2M-5 62L59-2M5 71L78-2M27 71L100-2M49 71L105 15M71 71L105 37M-5 18L15-2M93 71L105 59",
            class_="back-line",
            stroke="var(--back)",
            stroke_width=1.6,
            opacity=0.75,
        ),
        element(
            "rect",
            x=COVER_X,
            y=COVER_Y,
            width=COVER_WIDTH,
            height=COVER_HEIGHT,
            rx=7,
            class_="pen stroke-outline",
            stroke_width=2.2,
        ),
        _rope(),
    )


def _extra() -> str:
    """Draw an extra card around 0, 34 by 44: a fair wind that makes an island card count 1 more."""
    return group(
        element("rect", x=-15, y=-19, width=34, height=44, rx=4, class_="shadow"),
        element("rect", x=-17, y=-22, width=34, height=44, rx=4, class_="fill-gold stroke-outline", stroke_width=1.8),
        element(
            "rect",
            x=-13.5,
            y=-18.5,
            width=27,
            height=37,
            rx=2.5,
            class_="stroke-on-gold",
            fill="none",
            stroke_width=1,
            opacity=0.55,
        ),
        lettering("+1", 0, 2, 20, "on-gold"),
        element(
            "path",
            d="M-9 9q4.5-4 9 0t9 0M-9 14.5q4.5-4 9 0t9 0",
            class_="stroke-on-gold",
            fill="none",
            stroke_width=1.8,
            stroke_linecap="round",
        ),
    )


def _ship() -> str:
    """Draw a ship under full sail around 0, 44 wide: it leads into the trick."""
    return group(
        element("ellipse", cx=0, cy=17, rx=23, ry=3.6, class_="shadow"),
        line("M0 10V-21M-11 10V-12", 2.6),
        shape("M1-19Q15-12 14 5Q7 1 1 4Z", "#fff9e8", 1.8),
        shape("M-10-11Q-2-6-3 5Q-7 2-10 4Z", "#fff9e8", 1.6),
        shape("M0-22L10-20L0-17Z", "alert", 1.4),
        shape("M-21 6Q-16 9-8 9H14Q19 8 22 4Q22 17 13 17H-12Q-19 16-21 6Z", "wood", 2),
        line("M-16 12.5H17", 1.3, "wood-light"),
    )
