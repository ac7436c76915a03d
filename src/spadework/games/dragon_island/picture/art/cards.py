"""Pictures on the cards, and signs of the terrains.

Each terrain has a landscape and each action a scene, WIDE by HIGH around 0. The signs distinguish terrains without colour, and mark the
small cards for costs.
"""

import random
from collections.abc import Callable, Iterable, Mapping

from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, number, placed
from spadework.games.dragon_island.picture.art import pen
from spadework.games.dragon_island.rules import state as s

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
"""For each terrain the filled shape, and the pen lines."""


def sign_sprites() -> Mapping[str, str]:
    """Return all signs by terrain, the small cards for costs, and the sign of a free step."""
    signs = {f"sign-{terrain}": _sign(terrain) for terrain in s.TERRAINS}
    cards = {f"price-{terrain}": _price(terrain) for terrain in s.TERRAINS}
    free = element("circle", r=13, class_="fill-sheet stroke-ink", stroke_width=3)
    free += element("path", d="M-6 0L-2 5L6-5", class_="pen", stroke_width=4)
    return {**signs, **cards, "price-free": free}


def double_price_sprites(shown: Mapping[str, tuple[str, str]]) -> Mapping[str, str]:
    """Return small cards of two terrains, which depend on the deck."""
    sprites = {}
    for name, (first, second) in shown.items():
        corner = element(
            "path", d="M10-14V11Q10 14 7 14H-10Z", class_=f"fill-{pen.colour_of(second)} stroke-on-suit", stroke_width=1
        )
        signs = use(f"sign-{first}", -3, -6, 0.24) + use(f"sign-{second}", 3, 7, 0.24)
        sprites[f"price-{name}"] = _blank(first) + corner + signs
    return sprites


def _sign(terrain: str) -> str:
    shape, drawn = _SIGNS[terrain]
    return group(
        element("path", d=shape, class_="fill-on-suit") if shape else "",
        element("path", d=drawn, class_="pen-on-suit", stroke_width=4.5) if drawn else "",
        element("path", d=SNOW, class_="pen fill-grey stroke-paper", stroke_width=3) if terrain == "mountain" else "",
    )


def _price(terrain: str) -> str:
    return _blank(terrain) + use(f"sign-{terrain}", scale=0.36)


def _blank(terrain: str) -> str:
    box = {"x": -11, "y": -15, "width": 22, "height": 30, "rx": 4}
    return element("rect", class_="fill-on-back stroke-on-back", stroke_width=6, **box) + element(
        "rect", class_=f"fill-{pen.colour_of(terrain)} stroke-on-suit", stroke_width=2.4, **box
    )


WIDE, HIGH = 160, 100
LEFT, TOP = -WIDE / 2, -HIGH / 2
VIEWS = range(44, HIGH, 6)
"""The heights of cut-outs."""
LOOSE = frozenset(("forces", "elements", "patrol", "curse", "flight", "counterspell", "infidelity"))
"""Pictures that end before their edges; cut-outs of them would lose more than they gain."""
LOOK_AT: Mapping[str, int] = {
    "volcano": -11,
    "forest": 23,
    "mountain": -17,
    "water": -22,
    "desert": -19,
    "farmland": -8,
    "journey": -10,
    "slumber": -18,
    "terror": -8,
}
"""The height on which the middle of a cut-out lies, if not 0."""

MOODS = {
    "forces": "red",
    "elements": "red",
    "patrol": "orange",
    "curse": "purple",
    "flight": "blue",
    "journey": "yellow",
    "terror": "purple",
    "attack": "orange",
    "slumber": "green",
    "counterspell": "green",
    "infidelity": "green",
}
"""The colour of each action's card; green ones can be played out of turn (DI-73)."""


def card_art_sprites() -> Mapping[str, str]:
    """Return all pictures by name."""
    lands = {f"art-{terrain}": _ground(f"{pen.colour_of(terrain)}-soft") + LANDS[terrain]() for terrain in s.TERRAINS}
    deeds = {f"art-{name}": _ground(f"{MOODS[name]}-soft") + drawing() for name, drawing in DEEDS.items()}
    whole = {**lands, **deeds}
    return {**whole, **_views([name.removeprefix("art-") for name in whole])}


def double_art_sprites(shown: Mapping[str, tuple[str, str]]) -> Mapping[str, str]:
    """Return the pictures of cards that show two terrains, which depend on the deck."""
    return {**{f"art-{name}": _double(*terrains) for name, terrains in shown.items()}, **_views(shown)}


def _views(names: Iterable[str]) -> dict[str, str]:
    """Return cut-outs of pictures at their full width, for cards that have room for the width but not for the height."""
    return {f"view-{high}-{name}": _view(name, high) for name in names if name not in LOOSE for high in VIEWS}


def _view(name: str, high: int) -> str:
    top = min(max(LOOK_AT.get(name, 0) - high / 2, TOP), -TOP - high)
    # A nested picture clips its content without needing an id.
    cut = element("svg", use(f"art-{name}", -LEFT, -top), width=WIDE, height=high)
    return group(cut, transform=placed(LEFT, -high / 2))


def view_of(name: str, width: float, height: float) -> tuple[str, float, float]:
    """Return the sprite and the scale with which a picture fills a box, and its height there: the whole picture, or a cut-out of its
    whole width. A picture on a plain ground is never cut."""
    fills = width / WIDE
    fitting = [high for high in VIEWS if high * fills <= height + 0.5]
    if name in LOOSE or not fitting or height >= HIGH * fills:
        scale = min(height / HIGH, fills)
        return f"art-{name}", scale, HIGH * scale
    return f"view-{fitting[-1]}-{name}", fills, fitting[-1] * fills


def _double(first: str, second: str) -> str:
    return (
        _ground("sand")
        + pen.filled(f"M{LEFT} {TOP}H40L-40 50H{LEFT}Z", f"{pen.colour_of(first)}-soft")
        + pen.filled(f"M{-LEFT} 50V{TOP}H40L-40 50Z", f"{pen.colour_of(second)}-soft")
        + use(f"tile-{first}-0", -40, -4, 0.78)
        + use(f"tile-{second}-1", 40, 4, 0.78)
    )


def _ground(colour: str) -> str:
    return element("rect", x=LEFT, y=TOP, width=WIDE, height=HIGH, rx=5, class_=f"fill-{colour}")


# Landscapes


def _forest() -> str:
    chance = random.Random(5)
    hills = pen.filled("M-80 8Q-40-8 0 6T80 0V50H-80Z", "green")
    firs = [
        (-62, 18, 1.5),
        (-22, 12, 1.2),
        (14, 16, 1.5),
        (52, 14, 1.3),
        (-40, 34, 1.7),
        (-2, 36, 1.8),
        (36, 34, 1.7),
        (65, 36, 1.4),
    ]
    drawn = []
    for x, y, scale in firs:
        shape = "M0-24L9-9H5L12 4H6L14 17H-14L-6 4H-12L-5-9H-9Z"
        fir = (
            pen.line("M0 17V24", "wood-deep", 4)
            + pen.inked(shape, "green", 1.8, "green-deep")
            + pen.filled(shape, "green-deep", 0.55)
        )
        drawn.append(group(fir, transform=placed(x + chance.uniform(-2, 2), y - 13, scale * 0.66)))
    return hills + "".join(drawn)


def _desert() -> str:
    return (
        pen.dot(44, -22, 13, "gold", 2)
        + pen.line("M44-42v-4M24-22h-4M64-22h4M30-36l-3-3M58-36l3-3", "yellow-deep", 2)
        + pen.inked("M-80 10Q-50-26-14 2Q20-24 80 12V50H-80Z", "yellow", 2.4, "yellow-deep")
        + pen.filled("M-14 2Q-26 18-10 34Q10 44 20 50H80V12Q30-16-14 2Z", "yellow-deep", 0.18)
        + pen.inked("M-80 34Q-30 4 6 34Q40 14 80 36V50H-80Z", "yellow", 2.4, "yellow-deep")
        + pen.line("M-52 40V10M-52 26h-11V16M-52 22h11V12", "green-deep", 7)
        + pen.line("M-52 38V12", "green", 2)
        + "".join(
            pen.dot(x, y, 1.3, "yellow-deep") for x, y in ((20, 8), (34, 14), (-20, 42), (-6, 45), (50, 42), (30, 44))
        )
    )


def _mountain() -> str:
    drawn = [pen.filled("M-80 20Q0 4 80 20V50H-80Z", "grey")]
    for x, y, high, wide in ((-42, 42, 62, 36), (42, 44, 58, 36), (1, 48, 88, 46)):
        drawn.append(pen.inked(f"M{x - wide} {y}L{x - 3} {y - high}L{x + wide} {y}Z", "grey", 2.4, "grey-deep"))
        drawn.append(
            pen.filled(
                f"M{x - 3} {y - high}L{x + wide} {y}H{x + 6}L{x + 2} {y - high // 2}L{x - 2} {y - high * 2 // 3}Z",
                "grey-deep",
                0.4,
            )
        )
        low, reach = y - high + high * 0.34, wide * 0.34
        drawn.append(
            pen.inked(
                f"M{x - 3} {y - high}L{number(x - 3 - reach)} {number(low)}l7-4 5 9 5-10 7 6L{number(x - 3 + reach * 1.14)} {number(low)}Z",
                "on-back",
                1.8,
                "grey-deep",
            )
        )
    return "".join(drawn)


def _water() -> str:
    rows = ((-80, 4), (-92, 20), (-80, 36))
    waves = ""
    for left, y in rows:
        for x in range(left, 80, 27):
            start, end = max(x, -78), min(x + 27, 78)
            if end - start > 20:
                waves += f"M{start} {y}q{(end - start) / 4:g}-10 {(end - start) / 2:g} 0t{(end - start) / 2:g} 0"
    return (
        pen.filled("M-80-4Q-40-14 0-4T80-4V50H-80Z", "blue")
        + pen.inked(
            "M-12-12Q-6-40 24-34Q46-30 50-10Q60-16 66-28Q72-14 60-2Q40 12 8 2Q-8-2-12-12Z",
            "blue-deep",
            2,
            "blue-deep",
            0.5,
        )
        + pen.dot(2, -16, 2.4, "on-back")
        + pen.line("M8-36q-5-6-11-4M8-36q4-8 11-5", "blue-deep", 2.4)
        + pen.line(waves, "blue-deep", 2.8)
    )


def _volcano() -> str:
    return pen.filled("M-80 34Q0 22 80 34V50H-80Z", "red") + group(
        pen.inked(
            "M-20-32a13 13 0 0 1 10-16a14 14 0 0 1 26 2a12 12 0 0 1 6 20q-8 10-20 4q-14 8-22-10z",
            "grey-soft",
            2.2,
            "red-deep",
        ),
        pen.inked("M-66 46Q-32 26-20-16Q-10-9 0-16Q10-9 20-16Q32 26 66 46Z", "red", 2.6, "red-deep"),
        pen.filled("M6-13Q14-11 20-16Q32 26 66 46H12Q32 22 6-13Z", "red-deep", 0.32),
        pen.inked(
            "M-18-14Q-8-7 0-14Q10-7 18-14L22-2Q15 10 13 0Q10 22 4 8Q2 40-6 30Q-6 10-10 2Q-14 14-18 4Z",
            "#e8572a",
            2,
            "red-deep",
        ),
        pen.filled("M-4-6Q0 0 4-6Q5 10-1 22Q-6 6-4-6Z", "gold"),
        pen.line("M30-20l5-9M-32-16l-6-8M38-4l9-5M-42-2l-9-3", "#e8572a", 3),
        transform=placed(0, 5, 0.9),
    )


def _farmland() -> str:
    furrows = "".join(f"M{number(x * 0.28)}-2Q{number(x * 0.6)} 16 {x} 49" for x in (-78, -52, -26, 0, 26, 52, 78))
    sheaf = "M-12 16q9-14 1-28q11 6 11-5q0 11 11 5q-8 14 1 28z"
    sheaves = "".join(
        group(
            pen.inked(sheaf, "gold", 2, "brown-deep") + pen.line("M-7 3H7", "brown-deep", 3),
            transform=placed(x, y, scale),
        )
        for x, y, scale in ((-50, 16, 1), (52, 22, 1.2))
    )
    barn = pen.inked("M-8-4V-22L6-34L20-22V-4Z", "red", 2, "red-deep") + pen.filled("M2-4V-14H11V-4Z", "red-deep")
    return (
        pen.filled("M-80 0Q-30-12 0-4T80-4V50H-80Z", "brown")
        + pen.line("M-80 0Q-30-12 0-4T80-4", "brown-deep", 2.2)
        + pen.line(furrows, "brown-deep", 2.4)
        + barn
        + sheaves
    )


LANDS: Mapping[str, Callable[[], str]] = {
    "volcano": _volcano,
    "forest": _forest,
    "farmland": _farmland,
    "mountain": _mountain,
    "water": _water,
    "desert": _desert,
}


# Actions


def _forces() -> str:
    arrows = "M-36-34Q0-54 34-36M22-44L36-34L20-28M36 38Q0 56-34 38M-22 46L-36 37L-20 31"
    return (
        use("tile-forest-0", -38, 1, 0.66)
        + use("tile-volcano-1", 38, 1, 0.66)
        + pen.line("M2-24L-5-10L5 0L-4 12L3 24", "alert", 3.4)
        + pen.line(arrows, "outline", 7)
        + pen.line(arrows, "gold", 3.4)
    )


def _elements() -> str:
    cloud = "M-40-16a14 14 0 0 1 6-27a20 20 0 0 1 36-2a17 17 0 0 1 32 8a12 12 0 0 1 2 21z"
    bolts = "M-18-14L-32 14H-22L-34 40L-8 6H-18L-8-14ZM22-14L14 10H24L18 36L44 2H32L38-14Z"
    return (
        use("tile-water-0", -54, 26, 0.42)
        + use("tile-desert-1", 56, 26, 0.42)
        + group(
            pen.inked(cloud, "#4a5d70", 2.6),
            pen.line("M-26-28q8-8 16 0M4-34q8-8 18 0M-6-22q8-6 16 0", "#9db8cc", 2.4),
            pen.inked(bolts, "gold", 2.2),
            transform=placed(0, 9, 0.94),
        )
        + pen.line("M-62-20q8-5 4-12M60-18q10-4 4-14M-4 30q10 12 18 0", "grey-deep", 2.4)
    )


def _patrol() -> str:
    return pen.line("M-70 40Q-30 26 0 38T70 34", "orange-deep", 3) + use("dragon-1", 0, 6, 0.76)


def _curse() -> str:
    card = "M-9-13H9V13H-9Z"
    cards = "".join(
        group(
            pen.inked(card, "back", 2) + pen.line("M-4-6H4M-4 0H4M-4 6H4", "back-line", 1.6),
            transform=f"translate({x},{y}) rotate({turn})",
        )
        for x, y, turn in ((-60, 4, -24), (-40, 30, 16), (60, 4, 24), (40, 30, -16))
    )
    return (
        cards
        + pen.line("M0-46V-34M-26-40L-20-30M26-40L20-30M-46-26L-37-19M46-26L37-19", "purple-deep", 3.4)
        + pen.inked("M-46 0Q0-44 46 0Q0 40-46 0Z", "on-back", 3)
        + pen.dot(0, -1, 17, "#7fae3c", 2.6)
        + pen.inked("M0-16Q8-1 0 14Q-8-1 0-16Z", "#14202a", 1)
        + pen.dot(5, -8, 3, "on-back")
        + pen.line("M-12 32q-2 10 0 14M12 32q2 10 0 14M0 36v10", "#7fae3c", 3.4)
    )


def _flight() -> str:
    glider = pen.Shape(
        "M0-38Q-40-46-66-14Q-50-20-42-10Q-30-20-20-8Q-8-16 0-8Q8-16 20-8Q30-20 42-10Q50-20 66-14Q40-46 0-38Z", "#f2e2b8"
    )
    return (
        use("tile-forest-1", 0, 32, 0.28)
        + use("tile-water-1", -42, 33, 0.28)
        + use("tile-farmland-0", 42, 33, 0.28)
        + pen.line("M-8-12L-8 2M8-12L8 2", "wood-deep", 2.4)
        + use("hunter-blue", 0, 10, 0.56)
        + pen.cut_out(
            [glider],
            pen.line("M0-38V-8M0-38Q-14-26-20-8M0-38Q14-26 20-8M0-38Q-32-32-42-10M0-38Q32-32 42-10", "#a9842f", 2),
            rim=4,
        )
    )


def _journey() -> str:
    return (
        pen.filled("M-80 10Q-40-14 0 4T80-2V50H-80Z", "yellow")
        + pen.dot(-50, -26, 10, "gold", 2)
        + pen.inked(
            "M-30 50Q-34 30 4 26Q40 20 18 8Q6 2 14-4L22-4Q16 2 30 8Q58 24 18 34Q-4 38 2 50Z", "sand", 2, "yellow-deep"
        )
        + pen.line("M-16 44l1-3M-8 36l3-2M8 32l4-1M26 26l3-2M28 16l-2-2", "yellow-deep", 3.6)
        + pen.inked("M44-34H49V34H44Z", "wood", 2)
        + pen.inked("M30-32H62L70-25L62-18H30ZM64-12H36L29-6L36 0H64Z", "wood-light", 2.2)
        + pen.line("M38-25H56M42-6H58", "wood-deep", 2)
    )


def _terror() -> str:
    ghost = pen.Shape(
        "M-62 44Q-70-6-58-26Q-44-48-18-44Q10-40 12-8Q14 20 8 46L-4 36L-14 48L-26 36L-38 48L-50 36Z", "#f1ede2"
    )
    return (
        pen.cut_out(
            [ghost],
            pen.inked("M-46-16q8-10 14 0q0 12-7 13q-7-1-7-13zM-18-16q6-10 14 0q0 12-7 13q-7-1-7-13z", "#14202a", 1),
            pen.inked("M-36 6Q-26 0-14 6Q-12 28-25 30Q-38 28-36 6Z", "#14202a", 1),
            pen.line("M-66 0Q-76-10-72-20M12 2Q24-6 22-18", "#f1ede2", 9),
            rim=4,
        )
        + pen.line("M26 6h-8M26 20h-10M26 34h-7", "purple-deep", 3)
        + use("hunter-brown", 52, 14, 0.8)
        + pen.line("M34-20l-5-7M52-30v-8M70-20l5-7", "alert", 3.4)
    )


def _attack() -> str:
    card = "M-16-24H16V24H-16Z"
    fan = "".join(
        group(
            pen.inked(card, "back", 2.2) + pen.line("M-9-15H9V15H-9Z", "back-line", 1.8),
            transform=f"translate({x},{y}) rotate({turn})",
        )
        for x, y, turn in ((-56, 10, -22), (-36, 4, -6), (-6, -8, 14))
    )
    hand = pen.Shape(
        "M80-10L46-16Q34-24 22-20Q8-22 2-14Q-2-8 8-8Q2-4 4 2Q6 6 14 4Q10 8 14 12Q18 16 26 14Q24 22 34 22Q52 22 80 18Z",
        "#e3b083",
    )
    sleeve = pen.Shape("M56-24H80V30H56Q62 2 56-24Z", "#3a3550")
    return (
        fan
        + pen.cut_out([hand, sleeve], pen.line("M8-8Q18-10 26-6M14 4Q22 2 28 4M26 14Q30 12 34 12", "#7c4a25", 2), rim=4)
        + pen.line("M10-34l5-10M-12-36l-3-9M30-30l10-8", "alert", 3)
    )


def _slumber() -> str:
    night = element("rect", x=LEFT, y=TOP, width=WIDE, height=HIGH, rx=5, fill="#22344f")
    moon = "M-6-44A28 28 0 1 0 22-4A24 24 0 0 1-6-44Z"
    stars = "".join(
        pen.dot(x, y, r, "#f7e7b0")
        for x, y, r in ((-64, -34, 1.8), (-52, 6, 1.5), (52, -36, 1.8), (66, -4, 1.6), (34, -14, 1.4), (-70, -6, 1.3))
    )
    hills = pen.filled("M-80 36Q-46 14-14 32Q20 12 80 34V50H-80Z", "#16243a")
    return (
        night
        + stars
        + hills
        + pen.inked(moon, "#f7e1a0", 2.4)
        + pen.line("M-24-8q4 4 8 0M-17 6q5 2 9-2", "#6b4d12", 2.4)
        + pen.line("M16-34h12L16-20h12M40-18h17L40 2h17M62 12h11L62 25h11", "#dcefd9", 3.8)
    )


def _counterspell() -> str:
    shield = pen.Shape("M0-42Q18-32 36-34Q40 18 0 44Q-40 18-36-34Q-18-32 0-42Z", "#3c8a56")
    return (
        pen.line("M-76-30L-58-22L-62-14L-42-4M-76 30L-60 22L-62 14L-44 6", "alert", 5)
        + pen.line("M44-30l14-10M50-8l18-3M46 16l15 8M-40-40l-5-6", "gold", 3.6)
        + pen.cut_out([shield], pen.filled("M0-42Q18-32 36-34Q40 18 0 44Z", "#000000", 0.16), rim=4)
        + pen.line("M0-30Q14-22 28-24Q30 12 0 33Q-30 12-28-24Q-14-22 0-30Z", "#f2e2b8", 2)
        + pen.line("M-13-13L13 13M13-13L-13 13", "#f2e2b8", 5.4)
        + pen.dot(0, 0, 5, "gold", 2)
    )


def _infidelity() -> str:
    good = pen.Shape("M-58-32Q-34-42-8-32Q-2 6-33 30Q-64 6-58-32Z", "#f7efdc")
    bad = pen.Shape("M6-24Q32-36 60-22Q66 18 32 40Q0 16 6-24Z", "#8f2430")
    return (
        pen.cut_out(
            [good],
            pen.line("M-50-12q6-7 12 0M-28-12q6-7 12 0", width=2.6),
            pen.line("M-46 4Q-33 18-20 4", width=2.8),
            rim=4,
        )
        + pen.line("M-58-30Q-72-20-70 4M60-20Q74-10 72 16", "brass", 3.4)
        + pen.cut_out(
            [bad],
            pen.inked("M14-6L30 1Q24 8 17 4ZM54-6L38 1Q44 8 51 4Z", "#ffe27a", 1.8),
            pen.line("M16 18Q34 30 52 12", "#ffe27a", 3),
            pen.line("M12-16L28-8M56-16L40-8", width=2.6),
            rim=4,
        )
        + use("coin", -6, 36, 0.62)
        + use("coin", 10, 42, 0.62)
    )


DEEDS: Mapping[str, Callable[[], str]] = {
    "forces": _forces,
    "elements": _elements,
    "patrol": _patrol,
    "curse": _curse,
    "flight": _flight,
    "journey": _journey,
    "terror": _terror,
    "attack": _attack,
    "slumber": _slumber,
    "counterspell": _counterspell,
    "infidelity": _infidelity,
}
"""The drawing of each action."""
