"""Eight emblems, one per seat: with the seat's colour they mark everything that belongs to its player; and the medal for a place."""

from functools import lru_cache

from spadework.engine.picture.pen import shape
from spadework.engine.picture.sprites import Sprites, use
from spadework.engine.picture.svg import element, group, star

ANCHOR, WHEEL, FISH, SHELL, SUN, MOON, KEY, HOOK = range(8)
NAMES = ("anchor", "wheel", "fish", "shell", "sun", "moon", "key", "hook")

_RAYS = "M0-7V-10.5M5-5L7.4-7.4M7 0H10.5M5 5L7.4 7.4M0 7V10.5M-5 5L-7.4 7.4M-7 0H-10.5M-5-5L-7.4-7.4"
_SPOKES = "M0-10.5V10.5M-10.5 0H10.5M-7.4-7.4L7.4 7.4M7.4-7.4L-7.4 7.4"

_EMBLEMS: tuple[tuple[str, str], ...] = (
    ("", "M0-4.8V9.5M-4.2-1.4H4.2M-8.5 3Q-7.2 9.5 0 9.5Q7.2 9.5 8.5 3M0-9.8A2.5 2.5 0 1 1-.01-9.8"),
    ("M0-2.4A2.4 2.4 0 1 1-.01-2.4Z", f"{_SPOKES}M0-6.4A6.4 6.4 0 1 1-.01-6.4"),
    ("M-10.5 0Q-3-8.6 4.6-1L10.2-5.6V5.6L4.6 1Q-3 8.6-10.5 0ZM-6-1.2A1.1 1.1 0 1 0-5.99-1.2Z", ""),
    ("", "M0 8.6L-3 6H3ZM0 6Q-9.5 3-9.6-3Q-8-8 0-9Q8-8 9.6-3Q9.5 3 0 6M0 5V-8.4M-1 5L-5.4-6.6M1 5L5.4-6.6"),
    ("M0-4.6A4.6 4.6 0 1 1-.01-4.6Z", _RAYS),
    ("M3.4-9.6A9.8 9.8 0 1 0 9.7 3.8A8 8 0 1 1 3.4-9.6Z", ""),
    ("", "M-5-4.5A4 4 0 1 1-5-4.4M-1.5-.5L8.4 7.5M8.2 7.4L9.8 4.4M4.6 4.5L6.4 1.4"),
    ("", "M0-5.4V3.4A5 5 0 1 1-9.4 1.2L-7.6 4.2M0-10.2A2.3 2.3 0 1 1-.01-10.2"),
)
"""Fill and pen strokes of each emblem, around the origin in a square of 24."""


@lru_cache(maxsize=4096)
def emblem(seat: int, x: float, y: float, radius: float) -> str:
    """Draw a seat's emblem in a disc of its colour, centred at a point."""
    return use(f"emblem-{seat}", x, y, radius / 12)


@lru_cache
def mark(seat: int, colour: str, scale: float = 1, x: float = 0, y: float = 0) -> str:
    """Draw a seat's emblem without its disc, centred at a point, in a colour of the style sheet: on a sail, a hat, a flag."""
    filled, drawn = _EMBLEMS[seat]
    place = f"translate({x:.4g},{y:.4g}) scale({scale:.4g})"
    return group(
        element("path", d=filled, class_=f"fill-{colour}", fill_rule="evenodd") if filled else "",
        element("path", d=drawn, class_=f"pen stroke-{colour}", stroke_width=2.2) if drawn else "",
        transform=place if place != "translate(0,0) scale(1)" else None,
    )


def _disc(seat: int) -> str:
    return (
        element("circle", r=12, class_=f"fill-seat-{seat} stroke-outline", stroke_width=1.2)
        + element("circle", r=10.4, class_="ring-on-colour", stroke_width=0.9, opacity=0.6)
        + mark(seat, "on-colour", 0.82)
    )


EMBLEMS: Sprites = {f"emblem-{seat}": _disc(seat) for seat in range(len(_EMBLEMS))}
"""The emblems in their discs, 24 wide, which belong to every deck's sprites."""


def medal() -> str:
    """Draw a golden medal on a red ribbon, its middle at 0, for the number of a place."""
    ribbon = "M-15 8L-26 44L-13 38L-6 48L2 14ZM15 8L26 44L13 38L6 48L-2 14Z"
    return (
        shape(ribbon, "alarm", 2)
        + element("circle", cx=1.5, cy=3, r=27, class_="shadow")
        + shape(star(16, 29, 25.5), "gold")
        + element("circle", r=21, fill="none", class_="stroke-on-gold", stroke_width=1.4, opacity=0.6)
    )
