"""The six hunters, each with a face of its own, cut out of card; and how they stand on a card of the scene."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from spadework.games.dragon_island.picture.art.pen import Shape, cut_out, dot, filled, inked, line, shade

COAT = "M-22 36Q-25 6-10-4H10Q25 6 22 36Q0 41-22 36Z"
HEAD = "M-15-20Q-15-36 0-36Q15-36 15-20Q15-4 0-4Q-15-4-15-20Z"
EYES = dot(-5.5, -19, 2) + dot(5.5, -19, 2)
BROWS = line("M-9-25l6 1M9-25l-6 1", width=2)
SMILE = line("M-5-11q5 4 10 0", width=1.8)

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


def _gear() -> Mapping[str, Sequence[Shape]]:
    """What each hunter carries on the back: cutlass, bow, pitchfork, pickaxe, oar, lance."""
    return {
        "red": [Shape("M12 30L27 0Q37-14 34-28Q26-16 18-2L7 24Z", STEEL), Shape("M5 18L20 27L17 31L3 23Z", "#f2c14e")],
        "green": [Shape("M-12 36Q-42 8-22-30L-18-28Q-34 8-9 34Z", WOOD)],
        "brown": [
            Shape("M-30 36V-22H-26V36Z", WOOD),
            Shape("M-38-42V-26Q-38-20-28-20Q-18-20-18-26V-42H-21.5V-27H-26V-44H-30V-27H-34.5V-42Z", STEEL),
        ],
        "grey": [Shape("M23 36L29-26H33L28 36Z", WOOD), Shape("M10-24Q30-42 50-20Q31-30 10-24Z", STEEL)],
        "blue": [Shape("M25 36V-14H29V36Z", WOOD), Shape("M21-12Q18-40 27-42Q36-40 33-12Z", "#c99655")],
        "yellow": [Shape("M-29 36V-52H-25.5V36Z", WOOD), Shape("M-29-52L-43-45L-29-38Z", "#2f9e8a")],
    }


class Face(NamedTuple):
    """What makes a hunter: shapes behind and before the head, and lines upon them."""

    behind: Sequence[Shape]
    before: Sequence[Shape]
    skin: str
    details: str


def _red() -> Face:
    """A corsair with a bandana, an eye patch and a ring in one ear."""
    knot = Shape("M13-30q12-2 13-10q3 8-3 13q5 5 4 11q-9-4-14-11z", COATS["red"])
    bandana = Shape("M-16-24Q-18-42 0-42Q18-42 16-24Q0-32-16-24Z", COATS["red"])
    patch = inked("M1-24q9-1 10 4q-1 7-6 7q-5-1-4-11z", "#14202a", 1) + line("M-15-26L4-22M10-21L16-17", width=1.8)
    stubble = dot(-6, -7, 0.9) + dot(-2, -6, 0.9) + dot(3, -6, 0.9) + dot(7, -8, 0.9)
    spots = dot(-8, -33, 1.8, "#fbeedd") + dot(1, -37, 1.8, "#fbeedd") + dot(9, -33, 1.8, "#fbeedd")
    ring = line("M-16-14a3.2 3.2 0 1 1-1 4", "#f2c14e", 2)
    return Face(
        [knot],
        [bandana],
        "#c98d62",
        patch
        + spots
        + stubble
        + ring
        + dot(-5.5, -19, 2)
        + line("M-9-24l6 1", width=2)
        + line("M-4-11q6 3 9-2", width=1.8),
    )


def _green() -> Face:
    """A ranger with a feathered hat and a full red beard."""
    beard = Shape("M-15-20Q-17 6 0 9Q17 6 15-20Q9-12 0-14Q-9-12-15-20Z", "#b5572a")
    hat = Shape("M-25-27Q-10-33-12-34Q-6-50 8-48Q14-44 13-34Q20-32 25-27Q0-34-25-27Z", COATS["green"])
    feather = Shape("M10-36Q16-56 28-56Q28-42 14-33Z", "#f2e2b8")
    details = line("M13-35Q18-46 25-53", "#8a5a2b", 1.4) + line("M-12-34Q0-39 13-34", "#14202a", 2.2)
    lines = line("M-4-9q4-3 8 0", width=2) + line("M-7 0l2-5M0 3v-6M7 0l-2-5", "#7c3614", 1.6)
    return Face([feather], [beard, hat], "#f3d3ae", details + lines + EYES + BROWS)


def _brown() -> Face:
    """A farmer's daughter with a straw hat, freckles and a braid."""
    braid = Shape("M10-18Q22-14 20-4Q25 0 20 6Q24 11 18 18Q12 12 15 6Q9 1 14-4Q8-10 10-18Z", "#d98b2b")
    hair = Shape("M-16-16Q-18-34 0-36Q18-34 16-16Q12-27 0-28Q-12-27-16-16Z", "#d98b2b")
    hat = Shape("M-29-27Q-12-34-13-35Q-10-48 0-48Q10-48 13-35Q12-34 29-27Q0-38-29-27Z", "#ecd38a")
    weave = line("M-13-35Q0-40 13-35", "#a3281e", 3) + line("M-22-29l5-1M-9-42l5-2M5-44l4 2M17-30l6 2", "#a9842f", 1.4)
    freckles = "".join(dot(x, y, 0.9, "#a85f2d") for x, y in ((-9, -14), (-6, -12.5), (9, -14), (6, -12.5)))
    ties = line("M13-5l8 1M14 6l7 1", "#7c4a12", 1.6)
    return Face([braid], [hair, hat], "#f0c9a0", weave + freckles + ties + EYES + SMILE)


def _grey() -> Face:
    """An old mountaineer with a fur cap, spectacles and a white moustache."""
    cap = Shape("M-18-23Q-22-34-14-38Q-8-47 2-45Q14-46 16-37Q22-32 18-23Q0-31-18-23Z", "#6b4a2e")
    moustache = Shape("M0-13Q-8-17-15-9Q-9-5 0-9Q9-5 15-9Q8-17 0-13Z", "#f1ede2")
    beard = Shape("M-12-8Q-10 8 0 12Q10 8 12-8Q0-4-12-8Z", "#f1ede2")
    fur = line("M-12-29l2-4M-4-31l1-4M4-31l1-4M11-29l1-4M-8-39l2-3M1-41l2-3M9-39l2-3", "#b48a5c", 1.8)
    glasses = element_glasses()
    return Face([], [beard, moustache, cap], "#efc6a2", fur + glasses + line("M-4 2l1 4M3 2l-1 4", "#a9a293", 1.6))


def element_glasses() -> str:
    """Round spectacles with eyes behind them."""
    lenses = "M-12-19a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1-11.2 0zM.8-19a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1-11.2 0z"
    return filled(lenses, "#dff0f4") + line(f"{lenses}M-1-20h2", "#14202a", 1.7) + dot(-6, -19, 1.8) + dot(6, -19, 1.8)


def _blue() -> Face:
    """A young sailor with a cap and a striped shirt."""
    hair = Shape("M-16-16Q-17-33 0-34Q17-33 16-16Q14-24 8-27H-8Q-14-24-16-16Z", "#2a1c14")
    cap = Shape("M-17-28Q-22-40-12-42Q0-46 14-42Q22-40 17-28Q0-34-17-28Z", "#f7f3e8")
    band = Shape("M-17-28Q0-36 17-28L16-24Q0-31-16-24Z", "#1d4f78")
    stripes = line("M-9 1q9 5 18 0M-13 7q4 2 5 2M13 7q-4 2-5 2", "#f7f3e8", 2.6)
    ribbon = line("M15-26q6 5 4 11", "#1d4f78", 2.6)
    return Face(
        [hair], [cap, band], "#8d5a38", ribbon + stripes + EYES + line("M-9-24l5-1M9-24l-5-1", width=1.8) + SMILE
    )


def _yellow() -> Face:
    """A desert rider whose turban and scarf leave nothing but the eyes."""
    tail = Shape("M-13-8Q-26-4-28 14Q-20 12-14 14Q-15 4-9-2Z", "#f4ead2")
    turban = Shape("M-18-22Q-24-38-8-44Q4-50 14-43Q24-36 18-22Q0-30-18-22Z", "#f4ead2")
    scarf = Shape("M-16-16Q0-9 16-16Q17-2 8 2Q0 5-8 2Q-17-2-16-16Z", "#f4ead2")
    folds = line("M-17-30Q0-42 17-28M-12-40Q2-36 18-33M-6-44Q6-42 16-38", "#b79a52", 1.6)
    jewel = inked("M0-38l4 5-4 5-4-5z", "#2f9e8a", 1.6)
    wraps = line("M-13-10Q0-4 13-10M-10-4Q0 1 10-4", "#b79a52", 1.6)
    kohl = line("M-10-20q5-4 9 0M10-20q-5-4-9 0", width=2.2)
    return Face(
        [tail], [scarf, turban], "#b8794a", folds + jewel + wraps + kohl + dot(-5.5, -19, 1.9) + dot(5.5, -19, 1.9)
    )


FACES = {"red": _red, "green": _green, "brown": _brown, "grey": _grey, "blue": _blue, "yellow": _yellow}


def _figure(colour: str) -> str:
    face = FACES[colour]()
    coat = Shape(COAT, COATS[colour])
    collar = filled("M-10-4Q0 4 10-4L6 3Q0 7-6 3Z", "#fbf3e0", 0.75)
    shadow = filled("M8-2Q25 6 22 36Q12 39 4 39Q16 20 8-2Z", "#000000", 0.14)
    return cut_out(
        [*_gear()[colour], *face.behind, coat, Shape(HEAD, face.skin), *face.before],
        shadow,
        collar if colour != "blue" else "",
        face.details,
    )


def hunter_sprites() -> Mapping[str, str]:
    """All hunters by colour, standing, and the arms with which they hold a pole on either side."""
    sprites = {f"hunter-{colour}": shade(0, 37, 58, 15) + _figure(colour) for colour in FACES}
    for colour, face in FACES.items():
        skin = face().skin
        for side, turn in (("left", -1), ("right", 1)):
            sleeve = f"M{turn * 12} 6Q{turn * 24}-2 {turn * 29}-8L{turn * 34}-1Q{turn * 26} 12 {turn * 15} 18Z"
            sprites[f"arm-{side}-{colour}"] = inked(sleeve, COATS[colour], 2.4) + dot(turn * 33, -6, 5.4, skin, 2)
    return sprites
