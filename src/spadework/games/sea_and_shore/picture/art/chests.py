"""Treasure chests: closed, and open with their contents."""

from collections.abc import Iterable

from spadework.engine.picture.icons import SUIT_PATHS
from spadework.engine.picture.pen import lettering, line, oval, shape
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, placed
from spadework.games.sea_and_shore.rules.state import COLOURS

CHEST_WIDTH, CHEST_HEIGHT = 70, 74


def chests(values: Iterable[int]) -> dict[str, str]:
    """Return a closed chest, and an open one for each colour and each value that a treasure has."""
    drawn = {"chest-closed": _closed(), "chest-none": _none()} | {
        f"chest-{colour}": _open(colour) for colour in COLOURS
    }
    for value in sorted(set(values)):
        drawn[f"hoard-{value}"] = _hoard(value)
        drawn |= {
            f"treasure-{colour}-{value}": use(f"chest-{colour}") + use(f"hoard-{value}") + _front(colour, value)
            for colour in COLOURS
        }
    return drawn


def _shadow() -> str:
    return element("ellipse", cx=36, cy=72, rx=35, ry=5, class_="shadow")


def _closed() -> str:
    return group(
        _shadow(),
        shape("M3 40V32Q3 13 20 13H50Q67 13 67 32V40Z", "wood", 2.4),
        line("M7 26Q9 18 20 18H50Q61 18 63 26M5 33H65", 1.3, "wood-deep", 0.7),
        shape("M3 40H67V68Q67 71 64 71H6Q3 71 3 68Z", "wood-light", 2.4),
        line("M6 50H64M6 61H64", 1.3, "wood-deep", 0.8),
        shape("M12 14Q15 13 20 13V71H12ZM50 13Q55 13 58 14V71H50Z", "grey", 1.8),
        line("M16 20V20.1M16 66V66.1M54 20V20.1M54 66V66.1M16 47V47.1M54 47V47.1", 3),
        shape("M28 33H42V50Q35 56 28 50Z", "gold", 2),
        shape(oval(35, 41, 2.6, 2.6) + "M34 42H36L37 48H33Z", "outline", 0.8),
    )


def _none() -> str:
    """Draw the outline of a chest in the sand, where there is none yet."""
    return element(
        "path",
        d="M3 40V32Q3 13 20 13H50Q67 13 67 32V68Q67 71 64 71H6Q3 71 3 68ZM3 40H67",
        class_="stroke-brown-deep",
        fill="none",
        stroke_width=2,
        stroke_dasharray="5 5",
        opacity=0.7,
    )


def _open(colour: str) -> str:
    """Draw an open chest; its lid, thrown back, shows the colour's sign."""
    return group(
        _shadow(),
        shape("M4 37Q0 4 18 3H52Q70 4 66 37Z", "wood", 2.4),
        shape("M10 36Q7 10 20 9H50Q63 10 60 36Z", colour, 1.8),
        line("M13 25Q13 14 21 14", 1.6, f"{colour}-soft"),
        element("path", d=SUIT_PATHS[colour], transform=placed(35, 19.5, 0.62), class_=f"fill-{colour}-deep"),
        line("M3 37H67", 5),
    )


def _hoard(value: int) -> str:
    """Draw coins, more for a more valuable chest, and a string of pearls from a value of 4 on."""
    height = 4 + min(value, 6) * 1.7
    heap = f"M7 41Q{14 - height * 0.2:.3g} {40 - height:.3g} 26 {39 - height:.3g}T48 {39 - height:.3g}Q60 {40 - height * 0.8:.3g} 63 41Z"
    coins = (
        (20, 38),
        (48, 38),
        (34, 37.5),
        (27, 36.5 - height * 0.5),
        (43, 36.5 - height * 0.5),
        (35, 36 - height * 0.8),
    )
    return group(
        shape(heap, "gold", 1.8),
        *(shape(oval(x, y, 4.4, 3), "#ffe08a", 1.2) for x, y in coins[: value + 1]),
        line("M10 40Q9 46 14 50", 5) + line("M10 40Q9 46 14 50", 2.6, "#fff6dc") if value > 3 else "",
    )


def _front(colour: str, value: int) -> str:
    return group(
        shape("M3 40H67V68Q67 71 64 71H6Q3 71 3 68Z", "wood-light", 2.4),
        shape("M9 40H17V71H9ZM53 40H61V71H53Z", f"{colour}", 1.8),
        line("M13 45V45.1M13 66V66.1M57 45V45.1M57 66V66.1", 3),
        shape("M21 42.5H49V66Q49 68.5 46.5 68.5H23.5Q21 68.5 21 66Z", "card", 1.8),
        lettering(str(value), 35, 65.4, 28),
    )
