"""Figures: the six hunters, cut out of card, each with its own face; the two dragons, whose wings reach beyond their field; boats,
the chest and coins."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from spadework.engine.picture.svg import element, group
from spadework.games.dragon_island.picture.art import pen

COAT = "M-22 36Q-25 6-10-4H10Q25 6 22 36Q0 41-22 36Z"
HEAD = "M-15-20Q-15-36 0-36Q15-36 15-20Q15-4 0-4Q-15-4-15-20Z"
EYES = pen.dot(-5.5, -19, 2) + pen.dot(5.5, -19, 2)
BROWS = pen.line("M-9-25l6 1M9-25l-6 1", width=2)
SMILE = pen.line("M-5-11q5 4 10 0", width=1.8)

COATS = {
    "red": "#c8452f",
    "green": "#3c8a56",
    "brown": "#8a5a2b",
    "grey": "#7b858e",
    "blue": "#2f7fb5",
    "yellow": "#e2b13a",
}
"""The colour of each hunter's coat."""


STEEL, WOOD = "#d3dadd", "#8a5a2b"


def _gear() -> Mapping[str, Sequence[pen.Shape]]:
    """Return the gear on each hunter's back: cutlass, bow, pitchfork, pickaxe, oar, lance."""
    return {
        "red": [
            pen.Shape("M12 30L27 0Q37-14 34-28Q26-16 18-2L7 24Z", STEEL),
            pen.Shape("M5 18L20 27L17 31L3 23Z", "#f2c14e"),
        ],
        "green": [pen.Shape("M-12 36Q-42 8-22-30L-18-28Q-34 8-9 34Z", WOOD)],
        "brown": [
            pen.Shape("M-30 36V-22H-26V36Z", WOOD),
            pen.Shape("M-38-42V-26Q-38-20-28-20Q-18-20-18-26V-42H-21.5V-27H-26V-44H-30V-27H-34.5V-42Z", STEEL),
        ],
        "grey": [pen.Shape("M23 36L29-26H33L28 36Z", WOOD), pen.Shape("M10-24Q30-42 50-20Q31-30 10-24Z", STEEL)],
        "blue": [pen.Shape("M25 36V-14H29V36Z", WOOD), pen.Shape("M21-12Q18-40 27-42Q36-40 33-12Z", "#c99655")],
        "yellow": [pen.Shape("M-29 36V-52H-25.5V36Z", WOOD), pen.Shape("M-29-52L-43-45L-29-38Z", "#2f9e8a")],
    }


class Face(NamedTuple):
    """The parts of a hunter: shapes behind and in front of the head, and lines on them."""

    behind: Sequence[pen.Shape]
    before: Sequence[pen.Shape]
    skin: str
    details: str


def _red() -> Face:
    """Draw a corsair with a bandana, an eye patch and a ring in one ear."""
    knot = pen.Shape("M13-30q12-2 13-10q3 8-3 13q5 5 4 11q-9-4-14-11z", COATS["red"])
    bandana = pen.Shape("M-16-24Q-18-42 0-42Q18-42 16-24Q0-32-16-24Z", COATS["red"])
    patch = pen.inked("M1-24q9-1 10 4q-1 7-6 7q-5-1-4-11z", "#14202a", 1) + pen.line(
        "M-15-26L4-22M10-21L16-17", width=1.8
    )
    stubble = pen.dot(-6, -7, 0.9) + pen.dot(-2, -6, 0.9) + pen.dot(3, -6, 0.9) + pen.dot(7, -8, 0.9)
    spots = pen.dot(-8, -33, 1.8, "#fbeedd") + pen.dot(1, -37, 1.8, "#fbeedd") + pen.dot(9, -33, 1.8, "#fbeedd")
    ring = pen.line("M-16-14a3.2 3.2 0 1 1-1 4", "#f2c14e", 2)
    return Face(
        [knot],
        [bandana],
        "#c98d62",
        patch
        + spots
        + stubble
        + ring
        + pen.dot(-5.5, -19, 2)
        + pen.line("M-9-24l6 1", width=2)
        + pen.line("M-4-11q6 3 9-2", width=1.8),
    )


def _green() -> Face:
    """Draw a ranger with a feathered hat and a full red beard."""
    beard = pen.Shape("M-15-20Q-17 6 0 9Q17 6 15-20Q9-12 0-14Q-9-12-15-20Z", "#b5572a")
    hat = pen.Shape("M-25-27Q-10-33-12-34Q-6-50 8-48Q14-44 13-34Q20-32 25-27Q0-34-25-27Z", COATS["green"])
    feather = pen.Shape("M10-36Q16-56 28-56Q28-42 14-33Z", "#f2e2b8")
    details = pen.line("M13-35Q18-46 25-53", "#8a5a2b", 1.4) + pen.line("M-12-34Q0-39 13-34", "#14202a", 2.2)
    lines = pen.line("M-4-9q4-3 8 0", width=2) + pen.line("M-7 0l2-5M0 3v-6M7 0l-2-5", "#7c3614", 1.6)
    return Face([feather], [beard, hat], "#f3d3ae", details + lines + EYES + BROWS)


def _brown() -> Face:
    """Draw a farmer's daughter with a straw hat, freckles and a braid."""
    braid = pen.Shape("M10-18Q22-14 20-4Q25 0 20 6Q24 11 18 18Q12 12 15 6Q9 1 14-4Q8-10 10-18Z", "#d98b2b")
    hair = pen.Shape("M-16-16Q-18-34 0-36Q18-34 16-16Q12-27 0-28Q-12-27-16-16Z", "#d98b2b")
    hat = pen.Shape("M-29-27Q-12-34-13-35Q-10-48 0-48Q10-48 13-35Q12-34 29-27Q0-38-29-27Z", "#ecd38a")
    weave = pen.line("M-13-35Q0-40 13-35", "#a3281e", 3) + pen.line(
        "M-22-29l5-1M-9-42l5-2M5-44l4 2M17-30l6 2", "#a9842f", 1.4
    )
    freckles = "".join(pen.dot(x, y, 0.9, "#a85f2d") for x, y in ((-9, -14), (-6, -12.5), (9, -14), (6, -12.5)))
    ties = pen.line("M13-5l8 1M14 6l7 1", "#7c4a12", 1.6)
    return Face([braid], [hair, hat], "#f0c9a0", weave + freckles + ties + EYES + SMILE)


def _grey() -> Face:
    """Draw an old mountaineer with a fur cap, spectacles and a white moustache."""
    cap = pen.Shape("M-18-23Q-22-34-14-38Q-8-47 2-45Q14-46 16-37Q22-32 18-23Q0-31-18-23Z", "#6b4a2e")
    moustache = pen.Shape("M0-13Q-8-17-15-9Q-9-5 0-9Q9-5 15-9Q8-17 0-13Z", "#f1ede2")
    beard = pen.Shape("M-12-8Q-10 8 0 12Q10 8 12-8Q0-4-12-8Z", "#f1ede2")
    fur = pen.line("M-12-29l2-4M-4-31l1-4M4-31l1-4M11-29l1-4M-8-39l2-3M1-41l2-3M9-39l2-3", "#b48a5c", 1.8)
    glasses = element_glasses()
    return Face([], [beard, moustache, cap], "#efc6a2", fur + glasses + pen.line("M-4 2l1 4M3 2l-1 4", "#a9a293", 1.6))


def element_glasses() -> str:
    """Draw round spectacles with eyes behind them."""
    lenses = "M-12-19a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1-11.2 0zM.8-19a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1-11.2 0z"
    return (
        pen.filled(lenses, "#dff0f4")
        + pen.line(f"{lenses}M-1-20h2", "#14202a", 1.7)
        + pen.dot(-6, -19, 1.8)
        + pen.dot(6, -19, 1.8)
    )


def _blue() -> Face:
    """Draw a young sailor with a cap and a striped shirt."""
    hair = pen.Shape("M-16-16Q-17-33 0-34Q17-33 16-16Q14-24 8-27H-8Q-14-24-16-16Z", "#2a1c14")
    cap = pen.Shape("M-17-28Q-22-40-12-42Q0-46 14-42Q22-40 17-28Q0-34-17-28Z", "#f7f3e8")
    band = pen.Shape("M-17-28Q0-36 17-28L16-24Q0-31-16-24Z", "#1d4f78")
    stripes = pen.line("M-9 1q9 5 18 0M-13 7q4 2 5 2M13 7q-4 2-5 2", "#f7f3e8", 2.6)
    ribbon = pen.line("M15-26q6 5 4 11", "#1d4f78", 2.6)
    return Face(
        [hair], [cap, band], "#8d5a38", ribbon + stripes + EYES + pen.line("M-9-24l5-1M9-24l-5-1", width=1.8) + SMILE
    )


def _yellow() -> Face:
    """Draw a desert rider whose turban and scarf leave only the eyes free."""
    tail = pen.Shape("M-13-8Q-26-4-28 14Q-20 12-14 14Q-15 4-9-2Z", "#f4ead2")
    turban = pen.Shape("M-18-22Q-24-38-8-44Q4-50 14-43Q24-36 18-22Q0-30-18-22Z", "#f4ead2")
    scarf = pen.Shape("M-16-16Q0-9 16-16Q17-2 8 2Q0 5-8 2Q-17-2-16-16Z", "#f4ead2")
    folds = pen.line("M-17-30Q0-42 17-28M-12-40Q2-36 18-33M-6-44Q6-42 16-38", "#b79a52", 1.6)
    jewel = pen.inked("M0-38l4 5-4 5-4-5z", "#2f9e8a", 1.6)
    wraps = pen.line("M-13-10Q0-4 13-10M-10-4Q0 1 10-4", "#b79a52", 1.6)
    kohl = pen.line("M-10-20q5-4 9 0M10-20q-5-4-9 0", width=2.2)
    return Face(
        [tail],
        [scarf, turban],
        "#b8794a",
        folds + jewel + wraps + kohl + pen.dot(-5.5, -19, 1.9) + pen.dot(5.5, -19, 1.9),
    )


FACES = {"red": _red, "green": _green, "brown": _brown, "grey": _grey, "blue": _blue, "yellow": _yellow}


def _figure(colour: str) -> str:
    face = FACES[colour]()
    coat = pen.Shape(COAT, COATS[colour])
    collar = pen.filled("M-10-4Q0 4 10-4L6 3Q0 7-6 3Z", "#fbf3e0", 0.75)
    shadow = pen.filled("M8-2Q25 6 22 36Q12 39 4 39Q16 20 8-2Z", "#000000", 0.14)
    return pen.cut_out(
        [*_gear()[colour], *face.behind, coat, pen.Shape(HEAD, face.skin), *face.before],
        shadow,
        collar if colour != "blue" else "",
        face.details,
    )


def hunter_sprites() -> Mapping[str, str]:
    """Return all hunters by colour, standing, and the arms with which they hold a pole on either side."""
    sprites = {f"hunter-{colour}": pen.shade(4, 38, 74, 19) + _figure(colour) for colour in FACES}
    for colour, face in FACES.items():
        skin = face().skin
        for side, turn in (("left", -1), ("right", 1)):
            sleeve = f"M{turn * 12} 6Q{turn * 24}-2 {turn * 29}-8L{turn * 34}-1Q{turn * 26} 12 {turn * 15} 18Z"
            sprites[f"arm-{side}-{colour}"] = pen.inked(sleeve, COATS[colour], 2.4) + pen.dot(
                turn * 33, -6, 5.4, skin, 2
            )
    return sprites


class Hide(NamedTuple):
    """The colours of a dragon."""

    body: str
    wing: str
    vein: str
    belly: str
    eye: str


HIDES = (
    Hide("#8f2430", "#b8452f", "#5f141d", "#f0b95a", "#ffe27a"),
    Hide("#2f3d63", "#4d5f94", "#1b2440", "#9fc4c9", "#ff9b54"),
)


def _wing(side: int) -> str:
    def at(x: float, y: float) -> str:
        return f"{side * x:g} {y:g}"

    return (
        f"M{at(9, -4)}Q{at(20, -52)} {at(76, -66)}Q{at(66, -48)} {at(80, -30)}Q{at(62, -32)} {at(60, -12)}"
        f"Q{at(46, -22)} {at(40, 2)}Q{at(28, -8)} {at(13, 16)}Z"
    )


def _veins(side: int) -> str:
    def at(x: float, y: float) -> str:
        return f"{side * x:g} {y:g}"

    return "".join(
        f"M{at(16, -12)}Q{at(*bend)} {at(*tip)}"
        for bend, tip in (((34, -46), (76, -66)), ((44, -34), (80, -30)), ((36, -22), (60, -12)), ((26, -8), (40, 2)))
    )


def _dragon(hide: Hide) -> str:
    tail = pen.Shape("M10 30Q40 52 54 34Q58 24 48 22L46 12L66 22Q70 44 48 50Q22 56 2 40Z", hide.body)
    wings = [pen.Shape(_wing(side), hide.wing) for side in (-1, 1)]
    legs = [
        pen.Shape(
            f"M{s * 4} 30Q{s * 24} 18 {s * 25} 38L{s * 31} 46L{s * 23} 44L{s * 17} 48L{s * 11} 44L{s * 4} 46Z",
            hide.body,
        )
        for s in (-1, 1)
    ]
    body = pen.Shape("M0-22Q20-18 22 12Q22 38 0 42Q-22 38-22 12Q-20-18 0-22Z", hide.body)
    horns = [pen.Shape(f"M{s * 7}-54Q{s * 20}-60 {s * 19}-76Q{s * 8}-68 {s * 3}-58Z", "#f4e6c4") for s in (-1, 1)]
    ears = [pen.Shape(f"M{s * 13}-48L{s * 29}-52L{s * 16}-38Z", hide.wing) for s in (-1, 1)]
    head = pen.Shape("M-17-48Q-12-62 0-60Q12-62 17-48Q19-38 13-31Q13-17 0-16Q-13-17-13-31Q-19-38-17-48Z", hide.body)
    belly = "M0-10Q11-6 12 14Q12 32 0 36Q-12 32-12 14Q-11-6 0-10Z"
    scales = pen.line("M-10 2Q0 7 10 2M-12 12Q0 17 12 12M-11 22Q0 27 11 22M-7 31Q0 34 7 31", hide.vein, 2)
    eyes = "".join(
        pen.inked(f"M{s * 3}-41L{s * 14}-48Q{s * 15}-40 {s * 9}-38Z", hide.eye, 1.8) + pen.dot(s * 9, -42, 1.8)
        for s in (-1, 1)
    )
    snout = pen.dot(-4, -26, 1.8) + pen.dot(4, -26, 1.8) + pen.line("M-10-22Q0-15 10-22", width=2)
    fangs = pen.inked("M-7-20l2 6 3-4zM7-20l-2 6-3-4z", "#fff8e6", 1.4)
    crest = pen.inked("M0-60l4 7-4 6-4-6z", hide.belly, 1.6)
    return pen.cut_out(
        [tail, *wings, *legs, body, *horns, *ears, head],
        pen.line(_veins(-1) + _veins(1), hide.vein, 2.2),
        pen.inked(belly, hide.belly, 2),
        scales,
        eyes,
        snout,
        fangs,
        crest,
        pen.line("M-20 44v3M-14 45v3M20 44v3M14 45v3", "#f4e6c4", 2.4),
        rim=7,
    )


def _wing_shadow() -> str:
    """Draw the shadow of the wings on the land."""
    shadow = element("path", d=_wing(-1) + _wing(1) + "M-24 10H24V46H-24Z", class_="shadow", fill_opacity=0.28)
    return group(shadow, transform="translate(9,16)")


def dragon_sprites() -> Mapping[str, str]:
    """Return both dragons, and an egg for a dragon still to come."""
    egg = (
        pen.shade(0, 20, 44, 12)
        + pen.inked("M0-26Q20-12 18 8Q14 22 0 22Q-14 22-18 8Q-20-12 0-26Z", "#e9dcc0", 2.6)
        + pen.filled(
            "M-9-6q4-5 7 0q-3 5-7 0zM4 4q4-5 8 0q-4 6-8 0zM-9 10q3-4 6 0q-3 4-6 0zM1-16q3-3 6 0q-3 4-6 0z",
            "#8f2430",
            0.75,
        )
    )
    dragons = {
        f"dragon-{place + 1}": pen.shade(4, 46, 96, 22) + _wing_shadow() + _dragon(hide)
        for place, hide in enumerate(HIDES)
    }
    return {**dragons, "egg": egg}


HULL = "M-46 8Q-40 12 0 12Q36 12 47 4Q44 32 24 36H-22Q-40 32-46 8Z"


def _boat(colour: str) -> str:
    """Draw a boat under sail in its hunter's colour; the seat's emblem is laid on the sail."""
    sail = pen.Shape("M-38-50Q-14-42 10-50Q16-24 10 0Q-14-7-38 0Q-32-24-38-50Z", COATS[colour])
    mast = pen.Shape("M-16-60H-11V10H-16Z", "#8a5a2b")
    yard = pen.Shape("M-42-53H14V-48H-42Z", "#8a5a2b")
    return pen.cut_out(
        [mast, sail, yard, pen.Shape(HULL, "wood")],
        pen.filled("M-46 8Q-40 12 0 12Q36 12 47 4L46 12Q36 19 0 19Q-38 19-44 15Z", "wood-light"),
        pen.line("M-43 19Q-36 24 0 24Q34 24 44 18M-38 28Q-30 31 0 31Q28 31 38 27", "wood-deep", 1.8),
        pen.line("M-40-24Q-14-17 12-24", "#000000", 1.4, 0.25),
        rim=6,
    )


CANVAS = "#e9dcba"
"""The sail of a boat whose hunter isn't known yet."""


def _sail(cloth: str) -> str:
    """Draw a sail on its mast, in a colour, about 130 high, the foot of the mast at 0."""
    return pen.cut_out(
        [
            pen.Shape("M-4-128H4V0H-4Z", WOOD),
            pen.Shape("M-78-116Q0-102 78-116Q94-66 78-18Q0-36-78-18Q-64-66-78-116Z", cloth),
            pen.Shape("M-84-120H84V-112H-84Z", WOOD),
        ],
        pen.filled("M50-113Q64-115 78-116Q94-66 78-18Q62-22 46-24Q62-66 50-113Z", "#000000", 0.14),
        pen.line("M-71-84Q0-70 83-84M-70-50Q0-66 85-50", "#000000", 1.4, 0.25),
        rim=4,
    )


def _treasure_map() -> str:
    """Draw a trail to a cross, painted on a sail."""
    trail = element(
        "path",
        d="M-52-42Q-44-66-22-58T14-74",
        fill="none",
        stroke="#7c3614",
        stroke_linecap="round",
        stroke_width=4,
        stroke_dasharray="8 8",
    )
    return trail + pen.line("M24-86L46-64M46-86L24-64", "#a3281e", 7)


def duel_boat() -> str:
    """Draw the hull of a large boat from the side, about 170 long, its deck at 0."""
    hull = "M-88-14Q-70-6 0-6Q70-6 92-20Q86 20 52 25H-50Q-82 20-88-14Z"
    return (
        element("ellipse", cy=26, rx=92, ry=9, class_="shadow", fill_opacity=0.3)
        + pen.cut_out(
            [pen.Shape(hull, "wood")],
            pen.filled("M-88-14Q-70-6 0-6Q70-6 92-20L91-11Q70 3 0 3Q-68 3-86-5Z", "wood-light"),
            pen.line("M-82 5Q-60 12 0 12Q62 12 86-1M-74 15Q-50 20 0 20Q54 20 76 11", "wood-deep", 1.6),
            rim=4,
        )
        + pen.line("M-96 27q8-7 16 0" + "t16 0" * 11, "sea-line", 2.6)
    )


def _ripples() -> str:
    return pen.line("M-58 38q7-6 14 0t14 0M30 40q7-6 14 0t14 0M-20 44q7-6 14 0t14 0", "sea-line", 2.6)


def _mooring() -> str:
    """Draw an empty mooring: two posts and a ring of rope."""
    posts = pen.inked("M-26-6h9v34h-9zM17-6h9v34h-9z", "wood", 2.4)
    return (
        posts
        + pen.line("M-22 6Q0 20 22 6", "wood-deep", 3)
        + pen.line("M-40 32q7-6 14 0t14 0M12 32q7-6 14 0t14 0", "sea-line", 2.6)
    )


def chest() -> str:
    """Draw a chest, its feet at 0."""
    lid = pen.Shape("M-23-18Q-23-36 0-36Q23-36 23-18Z", "#9a6128")
    box = pen.Shape("M-24-18H24L22 0H-22Z", "#b87a35")
    return pen.cut_out(
        [lid, box],
        pen.line("M-24-18H24", width=2.4),
        pen.line("M-14-34V-1M14-34V-1", "#5e3c18", 2.6),
        pen.filled("M-20-20Q-19-32-8-34Q-16-28-15-20Z", "#ffffff", 0.25),
        pen.inked("M-6-22H6V-10H-6Z", "gold", 2),
        pen.dot(0, -16, 2.2),
        rim=6,
    )


def open_chest() -> str:
    """Draw a chest full of gold, its feet at 0."""
    lid = pen.Shape("M-25-22L-21-46Q0-54 21-46L25-22Z", "#9a6128")
    gold = pen.Shape("M-22-18Q-20-30-10-28Q-6-38 2-32Q10-38 14-28Q22-28 22-18Z", "gold")
    box = pen.Shape("M-25-19H25L22 4H-22Z", "#b87a35")
    return pen.cut_out(
        [lid, gold, box],
        pen.filled("M-20-24L-17-42Q0-48 17-42L20-24Z", "#5e3c18"),
        pen.inked("M-22-18Q-20-30-10-28Q-6-38 2-32Q10-38 14-28Q22-28 22-18Z", "gold", 2),
        pen.line("M-13-22a5 3 0 1 0 .1 0M2-26a5 3 0 1 0 .1 0M11-20a5 3 0 1 0 .1 0", "#8a5f00", 1.6),
        pen.line("M-15-18V4M15-18V4", "#5e3c18", 2.6),
        pen.inked("M-6-16H6V-4H-6Z", "gold", 2),
        pen.dot(0, -10, 2.2),
        rim=6,
    )


def coin() -> str:
    """Draw a coin of dragon's gold without its value."""
    return (
        pen.dot(1, 2.5, 18, "shadow")
        + pen.dot(0, 0, 18, "gold", 2.4)
        + pen.line("M0-14A14 14 0 1 1-.1-14", "#a9700f", 1.5)
        + pen.line("M-7 7Q-10-2-2-5Q-6-9-1-11Q2-6 7-6Q3-3 6 2Q8 8 0 8Q4 4 1 1Q-3 0-7 7Z", "#7a4d00", 1.6)
    )


def crown() -> str:
    """Draw the winner's crown, its lower edge at 0."""
    band = pen.Shape("M-22 0L-27-26L-12-13L0-32L12-13L27-26L22 0Q0 6-22 0Z", "gold")
    jewels = (
        pen.dot(0, -8, 3.4, "#a3281e", 1.4)
        + pen.dot(-12, -6, 2.4, "#2f7fb5", 1.2)
        + pen.dot(12, -6, 2.4, "#2f7fb5", 1.2)
    )
    return pen.cut_out([band], jewels, rim=4)


def thing_sprites() -> Mapping[str, str]:
    """Return all things by name."""
    boats = {f"boat-{colour}": _ripples() + pen.shade(2, 36, 84, 12) + _boat(colour) for colour in COATS}
    pole = pen.inked("M-42-3H42V3H-42Z", "#8a5a2b", 2) + pen.line(
        "M-15 0L-18 14M15 0L18 14M-8 0L-17 12M8 0L17 12", "#e9d6a4", 2.4
    )
    return {
        **boats,
        **{f"sail-{colour}": _sail(coat) for colour, coat in COATS.items()},
        "sail-canvas": _sail(CANVAS) + _treasure_map(),
        "duel-boat": duel_boat(),
        "mooring": _mooring(),
        "chest": pen.shade(4, 1, 74, 17) + chest(),
        "chest-open": pen.shade(4, 5, 78, 18) + open_chest(),
        "load": group(chest(), transform="translate(0,48)") + pole,
        "coin": coin(),
        "crown": crown(),
    }
