"""The two halves of an island card: the shores with their numbers, and the seas in their colours."""

from spadework.engine.picture.icons import SUIT_PATHS
from spadework.engine.picture.pen import eye, lettering, line, oval, patch, shape
from spadework.engine.picture.svg import element, group, placed
from spadework.games.sea_and_shore.rules.state import COLOURS, NUMBERS

SKY = "M4.5 72V10Q4.5 4.5 10 4.5H90Q95.5 4.5 95.5 10V72Z"
NUMBER_SIZE = 44.0
BASELINE = 44.0


def shores() -> dict[str, str]:
    """Return the upper half of a card for each number, as it lies in the whole card."""
    return {f"shore-{number}": _shore(number) for number in range(1, NUMBERS + 1)}


def _shore(number: int) -> str:
    return group(
        patch(SKY, "sky"),
        line("M40 12H88M34 17H70", 1.1, "line") if number < 8 else "",
        _ISLANDS[number - 1],
        line("M4.5 72V10Q4.5 4.5 10 4.5H90Q95.5 4.5 95.5 10V72", 1.6),
        lettering(str(number), 28 if number < 10 else 31, BASELINE, NUMBER_SIZE if number < 10 else 41, ground="sky"),
    )


def _beach(rise: float) -> str:
    """Draw the sand at the foot of an island; the sea half covers its lower edge."""
    return shape(
        f"M4.5 75V{66 - rise / 4:.4g}Q30 {62 - rise / 3:.4g} 52 {63 - rise:.4g}T95.5 {62 - rise / 2:.4g}V75Z",
        "sand",
        1.6,
    )


def palm(x: float, y: float, size: float = 1, lean: float = 4) -> str:
    """Draw a palm with its foot at a point, leaning to a side."""

    def at(across: float, down: float) -> str:
        return f"{x + across * size:.3g} {y + down * size:.3g}"

    top = (lean, -24)
    leaves = "".join(
        f"M{at(*top)}Q{at(lean + bend_x, -24 + bend_y)} {at(lean + end_x, -24 + end_y)}Q{at(lean + bend_x * 0.6, -22)} {at(*top)}Z"
        for bend_x, bend_y, end_x, end_y in (
            (-9, -8, -15, 3),
            (9, -8, 15, 3),
            (-5, -11, -11, -8),
            (5, -11, 11, -8),
            (-7, 0, -8, 10),
            (7, 0, 8, 10),
        )
    )
    trunk = f"M{at(0, 0)}Q{at(lean + 2, -10)} {at(*top)}"
    return line(trunk, 4.6 * size) + line(trunk, 2.2 * size, "wood-light") + shape(leaves, "olive", 1.3)


def _tree(x: float, y: float, size: float = 1) -> str:
    crown = (
        f"M{x:.3g} {y:.3g}m{-7 * size:.3g} {-4 * size:.3g}q{-4 * size:.3g} {-8 * size:.3g} {3 * size:.3g} {-9 * size:.3g}"
        f"q{4 * size:.3g} {-8 * size:.3g} {9 * size:.3g} 0q{6 * size:.3g} {2 * size:.3g} {2 * size:.3g} {9 * size:.3g}Z"
    )
    return line(f"M{x:.3g} {y:.3g}v{-6 * size:.3g}", 2.4 * size) + shape(crown, "olive", 1.5)


def _flag(x: float, y: float, height: float, colour: str = "#fff9e8") -> str:
    return line(f"M{x} {y}V{y - height}", 1.8) + shape(f"M{x} {y - height}l11 3.5l-11 4.5Z", colour, 1.4)


_ISLANDS = (
    # A bare rock.
    shape("M57 68Q60 52 68 51Q78 53 83 68Z", "brown", 1.8)
    + line("M66 55L63 64M72 56L76 65", 1.4)
    + line("M44 46q4-5 8 0q4-5 8 0", 1.7),
    # A sandbank with a starfish.
    _beach(1)
    + shape("M74 50l3 7l7 .6l-5 5l1.6 7l-6.6-3.6l-6.6 3.6l1.6-7l-5-5l7-.6Z", "wood-light", 1.6)
    + patch(oval(74, 60, 1.4, 1.4), "outline"),
    # A palm.
    _beach(3) + palm(70, 62, 1.05),
    # Two palms.
    _beach(4) + palm(64, 61, 0.95, -4) + palm(76, 60, 1.25, 5),
    # A hut.
    _beach(4)
    + palm(85, 60, 1.1, 3)
    + line("M58 62V52M76 60V52", 2.4)
    + shape("M57 54V42H77V54Z", "wood-light", 1.7)
    + shape("M52 44L67 28L82 44Z", "olive", 1.8)
    + line("M60 42L66 31M74 42L68 31", 1.2)
    + shape("M64 54V46H70V54Z", "outline", 1),
    # A camp.
    _beach(5)
    + _tree(86, 60, 1.5)
    + shape("M48 61L64 33L82 60Z", "#fff9e8", 1.8)
    + shape("M60 61L64 33L70 60Z", "brown", 1.6)
    + _flag(64, 34, 14, "brass"),
    # A natural arch.
    _beach(2)
    + shape("M46 66Q48 40 56 33Q70 24 84 34Q92 46 93 66H80Q80 46 70 45Q61 46 60 66Z", "brown", 1.9)
    + line("M53 46L51 58M87 44L88 58M66 34L64 39M77 33L79 39", 1.4)
    + line("M64 18q4-5 8 0q4-5 8 0", 1.7),
    # A lighthouse.
    shape("M46 70Q52 54 62 54H82Q92 58 95.5 66V74H46Z", "brown", 1.8)
    + patch("M70 18L95.5 8V26Z", "gold", 0.5)
    + shape("M63 56L66 24H76L79 56Z", "#fff9e8", 1.8)
    + patch("M65.2 34H76.8L77.6 42H64.4ZM63.8 49H78.2L78.9 55H63.1Z", "#c0392b")
    + shape("M65 24V14H77V24Z", "gold", 1.7)
    + shape("M62 15L71 7L80 15Z", "brown-deep", 1.7),
    # A wooded hill.
    shape("M38 68Q52 36 70 34Q88 34 95.5 56V74H38Z", "brown", 1.8)
    + _tree(56, 52, 1.3)
    + _tree(68, 42, 1.5)
    + _tree(82, 48, 1.5)
    + _tree(64, 62, 1.4)
    + _tree(78, 63, 1.4)
    + _tree(90, 62, 1.2),
    # A fort.
    shape("M44 72Q50 56 62 55H88L95.5 62V74H44Z", "brown", 1.8)
    + _flag(71, 24, 16, "#c0392b")
    + shape("M58 57V38H62V34H66V38H69V34H73V38H77V34H81V38H84V57Z", "line", 1.8)
    + shape("M64 34V25H67V22H70V25H73V22H76V25H78V34Z", "line", 1.7)
    + shape("M67 57V49Q71 43 75 49V57Z", "outline", 1)
    + line("M60 46H64M78 44H82M60 52H63", 1.3),
    # Twin peaks.
    shape("M40 72L63 30L73 48L82 20L95.5 44V74H40Z", "brown", 1.9)
    + shape("M63 30L57 42L62 39L65 43L69.4 41ZM82 20L76.6 35L81 31L85 36L89 33Z", "#fff9e8", 1.5)
    + line("M62 48L58 60M68 52L65 63M82 42L79 58M88 44L89 58", 1.4),
    # A volcano.
    shape("M38 72Q57 60 64 32Q72 36 80 32Q86 54 95.5 60V74H38Z", "brown", 1.9)
    + shape("M64 32Q72 36 80 32L79 43Q76 50 74 43Q71 54 67 43Z", "#c0392b", 1.5)
    + line("M62 48Q58 60 52 66M83 48Q86 58 90 64M71 58Q70 63 67 67", 1.4)
    + line("M69 27Q62 20 69 15Q67 9 75 8M76 27Q84 22 80 16Q85 11 90 13", 2),
)
"""The islands by number, from a rock to a volcano, around the right of the upper half."""


# Seas


WATER = "M4.5 70Q10 65.5 15.7 70T27 70T38.3 70T49.6 70T61 70T72.3 70T83.6 70T95.5 70V130Q95.5 135.5 90 135.5H10Q4.5 135.5 4.5 130Z"
CREST = "M4.5 70Q10 65.5 15.7 70T27 70T38.3 70T49.6 70T61 70T72.3 70T83.6 70T95.5 70"
SWELL = "M9 79q4-4 8 0t8 0M74 78q4-4 8 0t8 0M80 88q3-3 6 0t6 0M62 129q4-4 8 0t8 0M31 130q3-3 6 0t6 0"


def seas() -> dict[str, str]:
    """Return the lower half of a card in each colour, as it lies in the whole card."""
    return {f"sea-{colour}": _sea(colour) for colour in COLOURS}


def life(colour: str) -> str:
    """Draw the animals in the sea of a colour, around 0, some 60 wide."""
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
