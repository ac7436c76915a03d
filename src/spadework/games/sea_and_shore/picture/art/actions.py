"""The pictures on the action cards: the effect of each action as a scene in a frame, and in small as a brass sign."""

from spadework.engine.picture.pen import line, oval, patch, shape
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, placed

WIDTH, HEIGHT = 120, 84


def actions() -> dict[str, str]:
    """Return the four scenes, 120 by 84, and the four signs, 40 by 40 around 0."""
    scenes = {f"action-{number}": _framed(number, draw()) for number, draw in enumerate(_SCENES, 1)}
    return scenes | {f"deed-{number}": sign for number, sign in enumerate(_SIGNS, 1)}


def _framed(number: int, scene: str) -> str:
    clip = element("clipPath", element("rect", width=WIDTH, height=HEIGHT, rx=6), id=f"action-{number}-frame")
    return group(
        clip,
        group(scene, clip_path=f"url(#action-{number}-frame)"),
        element("rect", width=WIDTH, height=HEIGHT, rx=6, class_="stroke-outline", fill="none", stroke_width=2),
    )


def _water(top: float) -> str:
    waves = "".join("q6-6 12 0" for _ in range(11))
    return shape(f"M-4 {top}{waves}V90H-4Z", "sea", 1.8) + line(
        f"M10 {top + 12}q5-5 10 0t10 0M84 {top + 14}q5-5 10 0t10 0M48 {top + 24}q5-5 10 0t10 0", 1.6, "sea-line"
    )


def _pickpocket() -> str:
    """Draw a hand in a striped sleeve that draws two extra cards out of a pocket."""
    return (
        patch("M0 0H120V84H0Z", "brown-soft")
        + shape("M-4 40Q24 30 52 44L50 90H-4Z", "blue-deep", 2)
        + line("M4 48Q24 40 44 50", 1.6, "blue-soft", 0.8)
        + group(use("extra"), transform="translate(33,36) rotate(-16) scale(0.86)")
        + group(use("extra"), transform="translate(52,34) rotate(8) scale(0.86)")
        + shape("M-4 52Q24 46 51 57L50 90H-4Z", "blue-deep", 2)
        + line("M0 58Q24 52 48 62", 1.6, "blue-soft", 0.8)
        + shape("M124 10L92 22Q86 34 94 50L124 52Z", "#fff9e8", 2)
        + line("M102 19Q97 34 104 50.6M113 15Q108 34 115 51.4", 4.4, "#a3281e")
        + shape(
            "M94 23Q84 16 72 19Q60 21 56 28Q53 34 60 34L70 32Q64 36 60 41Q57 46 62 48Q66 48 70 44"
            "Q66 50 70 53Q74 54 78 49Q88 54 95 48Q90 36 94 23Z",
            "skin",
            2,
        )
        + line("M70 32Q76 30 80 31M70 44Q75 40 79 40M78 49Q80 46 83 46", 1.7)
    )


def _trade() -> str:
    """Draw two island cards that change hands."""
    arrow = "M22 14Q60-4 96 14"
    return (
        patch("M0 0H120V84H0Z", "blue-soft")
        + group(use("card"), use("shore-12"), use("sea-green"), transform="translate(18,20) rotate(-9) scale(0.37)")
        + group(use("card"), use("shore-3"), use("sea-red"), transform="translate(66,14) rotate(9) scale(0.37)")
        + line(arrow, 4.8)
        + line(arrow, 2.2, "gold")
        + shape("M104 19L90 19L98 7Z", "gold", 1.6)
        + line("M98 76Q60 90 24 76", 4.8)
        + line("M98 76Q60 90 24 76", 2.2, "gold")
        + shape("M16 70L30 70L22 82Z", "gold", 1.6)
    )


def _dive() -> str:
    """Draw a diver's helmet under water, before three chests."""
    return (
        patch("M0 0H120V84H0Z", "blue")
        + _water(6)
        + group(use("chest-closed"), transform=placed(4, 50, 0.4))
        + group(use("chest-closed"), transform=placed(88, 50, 0.4))
        + line("M64 16Q76 4 86-4", 3.2)
        + shape("M36 84Q36 68 60 68Q84 68 84 84Z", "wood-deep", 2)
        + shape("M36 44Q36 17 60 17Q84 17 84 44Q84 62 78 68H42Q36 62 36 44Z", "gold", 2.4)
        + shape(oval(60, 43, 16, 16), "wood-light", 2.2)
        + shape(oval(60, 43, 11.5, 11.5), "blue-soft", 2)
        + line("M52 39Q54 34 60 34", 2, "#fff9e8")
        + shape("M38 66H82V73H38Z", "wood-light", 2)
        + line(
            "M45 69.5V69.6M55 69.5V69.6M65 69.5V69.6M75 69.5V69.6M60 29.4V29.5M60 56.5V56.6M46.5 43V43.1M73.5 43V43.1",
            3,
        )
        + "".join(shape(oval(x, y, r, r), "blue-soft", 1.5) for x, y, r in ((96, 36, 4), (101, 26, 3), (97, 17, 2.2)))
    )


def _salvage() -> str:
    """Draw a hook that lifts an island card out of the waves."""
    return (
        patch("M0 0H120V84H0Z", "sky")
        + patch("M0 0H120V84H0Z", "gold", 0.09)
        + patch(oval(97, 60, 14, 14), "gold", 0.6)
        + line("M-4 12L66 2", 6.4)
        + line("M-4 12L66 2", 3.4, "wood-light")
        + line("M62 2V20", 2.6)
        + group(use("card"), use("shore-8"), use("sea-purple"), transform="translate(40,30) rotate(-7) scale(0.42)")
        + line("M62 20V30Q62 40 54 38Q49 36 51 31", 5.6)
        + line("M62 20V30Q62 40 54 38Q49 36 51 31", 2.6, "grey")
        + _water(62)
        + line("M36 60l-6-8M44 58l-2-9M86 60l6-8M78 58l2-9", 2)
    )


_SCENES = (_pickpocket, _trade, _dive, _salvage)

_ARROW = "M-18-13H4V-19L18-8L4 3V-3H-18Z"
_HOOK = "M0-6V6Q0 16-8 16Q-16 16-16 6"
_SIGNS = (
    # Two extra cards.
    group(shape("M-11-15H11V15H-11Z", "gold", 3), transform="translate(-6,1) rotate(-14)")
    + group(
        shape("M-11-15H11V15H-11Z", "gold", 3) + line("M-6 4q3-4 6 0t6 0M0-9V-1M-4-5H4", 2.6, "on-gold"),
        transform="translate(6,0) rotate(10)",
    ),
    # Two ways.
    shape(_ARROW, "gold", 3) + group(shape(_ARROW, "gold", 3), transform="rotate(180)"),
    # A diver's helmet.
    shape("M-17 19Q-17 11-13 9V-3Q-13-19 0-19Q13-19 13-3V9Q17 11 17 19Z", "gold", 3)
    + shape(oval(0, -3, 8, 8), "blue-soft", 3),
    # A hook on its ring.
    group(
        line(_HOOK, 11) + line(_HOOK, 5.4, "gold") + shape("M-22 8L-16-4L-10 8Z", "gold", 2.6),
        shape(oval(0, -12, 6.5, 6.5), "gold", 3) + shape(oval(0, -12, 1.8, 1.8), "outline", 0),
        transform="translate(7,0)",
    ),
)
