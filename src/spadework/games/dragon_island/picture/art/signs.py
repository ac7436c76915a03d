"""The sign of each terrain, its second sign beside the colour, and the small cards on which it stands for a price."""

from collections.abc import Mapping

from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group
from spadework.games.dragon_island.picture.art.pen import colour_of
from spadework.games.dragon_island.rules.state import TERRAINS

WAVES = "".join(f"M-24 {y}q6-8 12 0t12 0t12 0t12 0" for y in (-12, 2, 16))
DUNES = "M-26 16Q-12-14 4 16M-4 2Q10-22 26 16M-26 16H26M-20-16h6M-6-20h5"
TREE = "M0-26L13-8H7L19 10H5V22H-5V10H-19L-7-8H-13Z"
PEAK = "M-26 20L-7-20L4-2L10-10L26 20Z"
SNOW = "M-13-7L-7-3L-2-9"
CONE = "M-24 20L-9-8H9L24 20Z"
FIRE = "M0-12V-26M-8-13L-15-23M8-13L15-23"
FURROWS = "M-24 20Q-20-4-8-18M-9 20Q-7-2-3-18M9 20Q7-2 3-18M24 20Q20-4 8-18M-26-18H26"

_SIGNS = {
    "volcano": (CONE, FIRE),
    "forest": (TREE, ""),
    "farmland": ("", FURROWS),
    "mountain": (PEAK, ""),
    "water": ("", WAVES),
    "desert": ("", DUNES),
}
"""Of each terrain what is filled, and what is drawn with a pen."""


def sign_sprites() -> Mapping[str, str]:
    """All signs by the names of the terrains, and what says that a step is free."""
    signs = {f"sign-{terrain}": _sign(terrain) for terrain in TERRAINS}
    cards = {f"price-{terrain}": _price(terrain) for terrain in TERRAINS}
    free = element("circle", r=13, class_="fill-sheet stroke-ink", stroke_width=3)
    free += element("path", d="M-6 0L-2 5L6-5", class_="pen", stroke_width=4)
    return {**signs, **cards, "price-free": free}


def double_price_sprites(shown: Mapping[str, tuple[str, str]]) -> Mapping[str, str]:
    """Small cards of two terrains, which depend on the deck."""
    sprites = {}
    for name, (first, second) in shown.items():
        corner = element(
            "path", d="M10-14V11Q10 14 7 14H-10Z", class_=f"fill-{colour_of(second)} stroke-on-suit", stroke_width=1
        )
        signs = use(f"sign-{first}", -3, -6, 0.24) + use(f"sign-{second}", 3, 7, 0.24)
        sprites[f"price-{name}"] = _blank(first) + corner + signs
    return sprites


def _sign(terrain: str) -> str:
    filled, drawn = _SIGNS[terrain]
    return group(
        element("path", d=filled, class_="fill-on-suit") if filled else "",
        element("path", d=drawn, class_="pen-on-suit", stroke_width=4.5) if drawn else "",
        element("path", d=SNOW, class_="pen fill-grey stroke-paper", stroke_width=3) if terrain == "mountain" else "",
    )


def _price(terrain: str) -> str:
    return _blank(terrain) + use(f"sign-{terrain}", scale=0.36)


def _blank(terrain: str) -> str:
    box = {"x": -11, "y": -15, "width": 22, "height": 30, "rx": 4}
    return element("rect", class_="fill-on-back stroke-on-back", stroke_width=6, **box) + element(
        "rect", class_=f"fill-{colour_of(terrain)} stroke-on-suit", stroke_width=2.4, **box
    )
