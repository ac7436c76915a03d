"""Boats, the chest, coins and what else lies on the island and beside it."""

from collections.abc import Mapping

from spadework.engine.picture.svg import group
from spadework.games.dragon_island.picture.art.hunters import COATS
from spadework.games.dragon_island.picture.art.pen import Shape, cut_out, dot, filled, inked, line, shade

HULL = "M-46 8Q-40 12 0 12Q36 12 47 4Q44 32 24 36H-22Q-40 32-46 8Z"


def _boat(colour: str) -> str:
    """A boat under sail in its hunter's colour; the emblem of whoever sails it is laid on the sail."""
    sail = Shape("M-38-50Q-14-42 10-50Q16-24 10 0Q-14-7-38 0Q-32-24-38-50Z", COATS[colour])
    mast = Shape("M-16-60H-11V10H-16Z", "#8a5a2b")
    yard = Shape("M-42-53H14V-48H-42Z", "#8a5a2b")
    return cut_out(
        [mast, sail, yard, Shape(HULL, "wood")],
        filled("M-46 8Q-40 12 0 12Q36 12 47 4L46 12Q36 19 0 19Q-38 19-44 15Z", "wood-light"),
        line("M-43 19Q-36 24 0 24Q34 24 44 18M-38 28Q-30 31 0 31Q28 31 38 27", "wood-deep", 1.8),
        line("M-40-24Q-14-17 12-24", "#000000", 1.4, 0.25),
        rim=6,
    )


def _ripples() -> str:
    return line("M-58 38q7-6 14 0t14 0M30 40q7-6 14 0t14 0M-20 44q7-6 14 0t14 0", "sea-line", 2.6)


def _mooring() -> str:
    """Where a boat could lie: two posts and a ring of rope."""
    posts = inked("M-26-6h9v34h-9zM17-6h9v34h-9z", "wood", 2.4)
    return (
        posts
        + line("M-22 6Q0 20 22 6", "wood-deep", 3)
        + line("M-40 32q7-6 14 0t14 0M12 32q7-6 14 0t14 0", "sea-line", 2.6)
    )


def chest() -> str:
    """A chest, its feet at 0."""
    lid = Shape("M-23-18Q-23-36 0-36Q23-36 23-18Z", "#9a6128")
    box = Shape("M-24-18H24L22 0H-22Z", "#b87a35")
    return cut_out(
        [lid, box],
        line("M-24-18H24", width=2.4),
        line("M-14-34V-1M14-34V-1", "#5e3c18", 2.6),
        filled("M-20-20Q-19-32-8-34Q-16-28-15-20Z", "#ffffff", 0.25),
        inked("M-6-22H6V-10H-6Z", "gold", 2),
        dot(0, -16, 2.2),
        rim=6,
    )


def open_chest() -> str:
    """A chest full of gold, its feet at 0."""
    lid = Shape("M-25-22L-21-46Q0-54 21-46L25-22Z", "#9a6128")
    gold = Shape("M-22-18Q-20-30-10-28Q-6-38 2-32Q10-38 14-28Q22-28 22-18Z", "gold")
    box = Shape("M-25-19H25L22 4H-22Z", "#b87a35")
    return cut_out(
        [lid, gold, box],
        filled("M-20-24L-17-42Q0-48 17-42L20-24Z", "#5e3c18"),
        inked("M-22-18Q-20-30-10-28Q-6-38 2-32Q10-38 14-28Q22-28 22-18Z", "gold", 2),
        line("M-13-22a5 3 0 1 0 .1 0M2-26a5 3 0 1 0 .1 0M11-20a5 3 0 1 0 .1 0", "#8a5f00", 1.6),
        line("M-15-18V4M15-18V4", "#5e3c18", 2.6),
        inked("M-6-16H6V-4H-6Z", "gold", 2),
        dot(0, -10, 2.2),
        rim=6,
    )


def coin() -> str:
    """A coin of dragon's gold without its value."""
    return (
        dot(1, 2.5, 18, "shadow")
        + dot(0, 0, 18, "gold", 2.4)
        + line("M0-14A14 14 0 1 1-.1-14", "#a9700f", 1.5)
        + line("M-7 7Q-10-2-2-5Q-6-9-1-11Q2-6 7-6Q3-3 6 2Q8 8 0 8Q4 4 1 1Q-3 0-7 7Z", "#7a4d00", 1.6)
    )


def crown() -> str:
    """The crown of who wins, its lower edge at 0."""
    band = Shape("M-22 0L-27-26L-12-13L0-32L12-13L27-26L22 0Q0 6-22 0Z", "gold")
    jewels = dot(0, -8, 3.4, "#a3281e", 1.4) + dot(-12, -6, 2.4, "#2f7fb5", 1.2) + dot(12, -6, 2.4, "#2f7fb5", 1.2)
    return cut_out([band], jewels, rim=4)


def thing_sprites() -> Mapping[str, str]:
    """All of it by name."""
    boats = {f"boat-{colour}": _ripples() + shade(2, 36, 84, 12) + _boat(colour) for colour in COATS}
    pole = inked("M-42-3H42V3H-42Z", "#8a5a2b", 2) + line(
        "M-15 0L-18 14M15 0L18 14M-8 0L-17 12M8 0L17 12", "#e9d6a4", 2.4
    )
    return {
        **boats,
        "mooring": _mooring(),
        "chest": shade(0, 0, 56, 12) + chest(),
        "chest-open": shade(0, 4, 60, 14) + open_chest(),
        "load": group(chest(), transform="translate(0,48)") + pole,
        "coin": coin(),
        "crown": crown(),
    }
