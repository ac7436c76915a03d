"""The two dragons: wings spread over the field on which they stand, and beyond."""

from collections.abc import Mapping
from typing import NamedTuple

from spadework.engine.picture.svg import element, group
from spadework.games.dragon_island.picture.art.pen import Shape, cut_out, dot, filled, inked, line, shade


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
    tail = Shape("M10 30Q40 52 54 34Q58 24 48 22L46 12L66 22Q70 44 48 50Q22 56 2 40Z", hide.body)
    wings = [Shape(_wing(side), hide.wing) for side in (-1, 1)]
    legs = [
        Shape(
            f"M{s * 4} 30Q{s * 24} 18 {s * 25} 38L{s * 31} 46L{s * 23} 44L{s * 17} 48L{s * 11} 44L{s * 4} 46Z",
            hide.body,
        )
        for s in (-1, 1)
    ]
    body = Shape("M0-22Q20-18 22 12Q22 38 0 42Q-22 38-22 12Q-20-18 0-22Z", hide.body)
    horns = [Shape(f"M{s * 7}-54Q{s * 20}-60 {s * 19}-76Q{s * 8}-68 {s * 3}-58Z", "#f4e6c4") for s in (-1, 1)]
    ears = [Shape(f"M{s * 13}-48L{s * 29}-52L{s * 16}-38Z", hide.wing) for s in (-1, 1)]
    head = Shape("M-17-48Q-12-62 0-60Q12-62 17-48Q19-38 13-31Q13-17 0-16Q-13-17-13-31Q-19-38-17-48Z", hide.body)
    belly = "M0-10Q11-6 12 14Q12 32 0 36Q-12 32-12 14Q-11-6 0-10Z"
    scales = line("M-10 2Q0 7 10 2M-12 12Q0 17 12 12M-11 22Q0 27 11 22M-7 31Q0 34 7 31", hide.vein, 2)
    eyes = "".join(
        inked(f"M{s * 3}-41L{s * 14}-48Q{s * 15}-40 {s * 9}-38Z", hide.eye, 1.8) + dot(s * 9, -42, 1.8) for s in (-1, 1)
    )
    snout = dot(-4, -26, 1.8) + dot(4, -26, 1.8) + line("M-10-22Q0-15 10-22", width=2)
    fangs = inked("M-7-20l2 6 3-4zM7-20l-2 6-3-4z", "#fff8e6", 1.4)
    crest = inked("M0-60l4 7-4 6-4-6z", hide.belly, 1.6)
    return cut_out(
        [tail, *wings, *legs, body, *horns, *ears, head],
        line(_veins(-1) + _veins(1), hide.vein, 2.2),
        inked(belly, hide.belly, 2),
        scales,
        eyes,
        snout,
        fangs,
        crest,
        line("M-20 44v3M-14 45v3M20 44v3M14 45v3", "#f4e6c4", 2.4),
        rim=7,
    )


def _wing_shadow() -> str:
    """What the wings darken on the land behind."""
    shadow = element("path", d=_wing(-1) + _wing(1) + "M-24 10H24V46H-24Z", class_="shadow", fill_opacity=0.28)
    return group(shadow, transform="translate(9,16)")


def dragon_sprites() -> Mapping[str, str]:
    """Both dragons, and the egg from which one still has to come."""
    egg = (
        shade(0, 20, 44, 12)
        + inked("M0-26Q20-12 18 8Q14 22 0 22Q-14 22-18 8Q-20-12 0-26Z", "#e9dcc0", 2.6)
        + filled(
            "M-9-6q4-5 7 0q-3 5-7 0zM4 4q4-5 8 0q-4 6-8 0zM-9 10q3-4 6 0q-3 4-6 0zM1-16q3-3 6 0q-3 4-6 0z",
            "#8f2430",
            0.75,
        )
    )
    dragons = {
        f"dragon-{place + 1}": shade(4, 46, 96, 22) + _wing_shadow() + _dragon(hide) for place, hide in enumerate(HIDES)
    }
    return {**dragons, "egg": egg}
