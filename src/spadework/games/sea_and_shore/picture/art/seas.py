"""The sea halves of island cards: the water of each colour, what lives in it, and the colour's sign."""

from spadework.engine.picture.icons import SUIT_PATHS
from spadework.engine.picture.pen import eye, line, oval, patch, shape
from spadework.engine.picture.svg import element, group, placed
from spadework.games.sea_and_shore.rules.state import COLOURS

WATER = "M4.5 70Q10 65.5 15.7 70T27 70T38.3 70T49.6 70T61 70T72.3 70T83.6 70T95.5 70V130Q95.5 135.5 90 135.5H10Q4.5 135.5 4.5 130Z"
CREST = "M4.5 70Q10 65.5 15.7 70T27 70T38.3 70T49.6 70T61 70T72.3 70T83.6 70T95.5 70"
SWELL = "M9 79q4-4 8 0t8 0M74 78q4-4 8 0t8 0M80 88q3-3 6 0t6 0M62 129q4-4 8 0t8 0M31 130q3-3 6 0t6 0"


def seas() -> dict[str, str]:
    """The lower half of a card in each colour, as it lies in the whole card."""
    return {f"sea-{colour}": _sea(colour) for colour in COLOURS}


def life(colour: str) -> str:
    """What lives in the sea of a colour, around 0, some 60 wide."""
    return _LIFE[colour](f"{colour}-deep", f"{colour}-soft")


def _sea(colour: str) -> str:
    deep, soft = f"{colour}-deep", f"{colour}-soft"
    return group(
        shape(WATER, colour, 1.6),
        line(CREST, 4, soft),
        line(CREST, 1.6),
        line(SWELL, 1.5, deep, 0.55),
        group(life(colour), transform=placed(55, 103)),
        shape(oval(17, 121, 11, 11), "card", 1.6),
        element("path", d=SUIT_PATHS[colour], transform=placed(17, 121, 0.66), class_=f"fill-{deep}"),
    )


def _crab(deep: str, soft: str) -> str:
    return (
        line("M-16 8Q-26 8-28 18M-13 12Q-20 15-20 23M16 8Q26 8 28 18M13 12Q20 15 20 23", 5)
        + line("M-16 8Q-26 8-28 18M-13 12Q-20 15-20 23M16 8Q26 8 28 18M13 12Q20 15 20 23", 2.4, deep)
        + line("M-15 1Q-25 0-25-9M15 1Q25 0 25-9", 6.4)
        + line("M-15 1Q-25 0-25-9M15 1Q25 0 25-9", 3, deep)
        + shape("M-28-8Q-37-13-32-25Q-28-20-26-21Q-24-26-19-26Q-15-14-22-8Z", deep)
        + shape("M28-8Q37-13 32-25Q28-20 26-21Q24-26 19-26Q15-14 22-8Z", deep)
        + line("M-7-4V-13M7-4V-13", 5)
        + shape("M-20 4Q-20-8 0-8Q20-8 20 4Q20 18 0 18Q-20 18-20 4Z", deep)
        + line("M-12 0Q0-5 12 0", 1.8, soft, 0.8)
        + line("M-6 10Q0 14 6 10", 2, soft)
        + eye(-7, -14, 4.6, 0.6)
        + eye(7, -14, 4.6, -0.6)
    )


def _whale(deep: str, soft: str) -> str:
    return (
        line("M-9-14Q-9-22-16-24M-9-14Q-8-23-1-24M-9-14V-26", 2.2, soft)
        + shape("M25 2Q31-2 30-12Q24-14 22-19Q31-23 33-16Q37-21 43-16Q41-8 36-6Q38 6 30 14Z", deep)
        + shape("M-34 2Q-34-14-10-14Q14-13 27-1Q34 6 29 14Q20 20-4 20Q-34 20-34 2Z", deep)
        + patch("M-33 6Q-18 11-2 10Q4 15 1 19.4Q-6 20-12 19.6Q-30 18-33 6Z", soft)
        + line("M-26 10V16M-19 11.5V18.5M-12 12V19M-5 12V19", 1.5, deep)
        + line("M-33 5Q-18 10-6 9", 2)
        + shape("M3 10Q12 12 13 22Q3 22-1 14Z", deep)
        + eye(-17, 1, 4, -0.4)
    )


def _turtle(deep: str, soft: str) -> str:
    return (
        shape("M17-2Q22-16 32-13Q38-9 35-2Q30 6 17 6Z", deep)
        + shape("M-3 9Q2 25 15 26Q15 15 10 8Z", deep)
        + shape("M-21 7Q-31 12-31 21Q-20 20-13 10Z", deep)
        + shape("M-24 5L-34 4L-25-1Z", deep)
        + shape("M-26 6Q-24-19-2-19Q19-19 22 6Q-2 14-26 6Z", deep)
        + line("M-22 2Q-2 9 19 2", 2, soft)
        + line("M-9-15L-14-6L-9 4M-14-6L-22-4M-9-15L6-15M6-15L11-6L6 4M11-6L18-4M-14-6H11", 1.8, soft, 0.9)
        + line("M28 0Q32 1 34-2", 1.6, soft)
        + eye(28, -7, 3.8, 0.5)
    )


def _octopus(deep: str, soft: str) -> str:
    left = "M-12 4Q-22 8-26 2Q-30-5-24-8M-9 8Q-17 20-26 17Q-32 14-29 9M-3 9Q-5 22-13 23"
    arms = left + "M12 4Q22 8 26 2Q30-5 24-8M9 8Q17 20 26 17Q32 14 29 9M3 9Q5 22 13 23"
    return (
        line(arms, 8.4)
        + line(arms, 4.8, deep)
        + shape("M-16-8Q-16-25 0-25Q16-25 16-8Q16 0 13 7Q6 13 0 12Q-6 13-13 7Q-16 0-16-8Z", deep)
        + patch(oval(-8, -17, 2.6, 2), soft, 0.8)
        + patch(oval(-3, -20.5, 1.6, 1.3), soft, 0.8)
        + line("M-4 6Q0 9 4 6", 2, soft)
        + eye(-6.5, -3, 5, 0.3)
        + eye(6.5, -3, 5, -0.3)
        + line("M-12-10L-3-8M12-10L3-8", 2, soft)
    )


_LIFE = {"red": _crab, "blue": _whale, "green": _turtle, "purple": _octopus}
