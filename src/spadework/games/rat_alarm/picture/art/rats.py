"""The rats: each of twelve has its own face and attitude, composed of furs, heads, eyes, mouths, hats and things.

A rat looks out around 0, some 140 wide: its ears reach up to -66, a hat to -100, and below 60 it may be hidden by the thing that it sits
behind.
"""

from typing import NamedTuple

from spadework.engine.picture.sprites import Sprites
from spadework.engine.picture.svg import group
from spadework.games.rat_alarm.picture.art import loot

PINK, PINK_DEEP = "#e6a39b", "#b8645f"
WHITE, BONE = "#fff9e8", "#f5e6c0"
NAVY, RED, LINEN = "#2c4a70", "#b3322c", "#f2ead6"
CHEESE, CHEESE_DEEP = "#f5c843", "#c98f17"
LEATHER, DARK = "#5b3b1e", "#22262e"


class Fur(NamedTuple):
    """The colours of a coat: the back, the lighter belly, and a darker one for the parts in the shade."""

    coat: str
    belly: str
    shade: str


GREY = Fur("#9c9189", "#d5cabc", "#756b65")
SLATE = Fur("#76808f", "#b5bdc8", "#545d6b")
RUST = Fur("#b57a4c", "#e3bd92", "#8a5730")
CREAM = Fur("#dccdb0", "#f7eed8", "#b09d78")
COAL = Fur("#595460", "#938c99", "#3d3944")

HEAD = "M0-46C22-46 38-34 45-16C55-6 58 10 48 20C40 29 30 30 20 38C8 46-8 46-20 38C-30 30-40 29-48 20C-58 10-55-6-45-16C-38-34-22-46 0-46Z"
BODY = "M-58 104C-64 60-42 22 0 22C42 22 64 60 58 104Z"
BELLY = "M-34 104C-36 66-22 46 0 46C22 46 36 66 34 104Z"


class Rat(NamedTuple):
    """Layers of a rat, back to front."""

    fur: Fur
    eyes: str
    mouth: str
    hat: str = ""
    behind: str = ""
    before: str = ""
    ears: str = ""
    wide: float = 1
    """The width of the head."""


def _ears(torn: bool = False) -> tuple[str, str]:
    """Draw the outer and the inner side of both ears."""
    left = loot.oval(-42, -40, 22, 23)
    right = "M22-30C16-54 32-66 46-62L48-52L56-56C66-48 64-24 46-20Z" if torn else loot.oval(42, -40, 22, 23)
    return left + right, loot.oval(-43, -38, 12, 13) + loot.oval(43, -38, 12, 13)


def _drawn(rat: Rat) -> str:
    outer, inner = _ears("torn" in rat.ears)
    head = (
        loot.shape(outer, rat.fur.coat, 3.4)
        + loot.patch(inner, PINK)
        + loot.shape(HEAD, rat.fur.coat, 3.4)
        + loot.patch("M-34 14C-30-2-14 2 0 2C14 2 30-2 34 14C34 30 14 40 0 40C-14 40-34 30-34 14Z", rat.fur.belly)
        + loot.line("M-10-44Q-6-38-8-33M2-45Q3-39 0-34M12-43Q11-38 8-34", 2.4, rat.fur.shade)
    )
    return (
        loot.line("M44 96C84 96 94 60 76 44C64 34 52 46 62 56", 9.5)
        + loot.line("M44 96C84 96 94 60 76 44C64 34 52 46 62 56", 5, PINK)
        + rat.behind
        + loot.shape(BODY, rat.fur.coat, 3.4)
        + loot.patch(BELLY, rat.fur.belly)
        + group(head, transform=f"scale({rat.wide:g},1)" if rat.wide != 1 else None)
        + rat.eyes
        + rat.mouth
        + _nose()
        + rat.hat
        + rat.before
    )


def _nose() -> str:
    whiskers = "M-22 14Q-44 8-64 12M-22 19Q-44 20-62 27M22 14Q44 8 64 12M22 19Q44 20 62 27"
    return (
        loot.line(whiskers, 1.8)
        + loot.shape("M-10 5Q0-2 10 5Q8 15 0 16Q-8 15-10 5Z", PINK_DEEP, 2.6)
        + loot.patch(loot.oval(-3, 6.5, 3, 1.8), "#f3c9c2")
    )


# Eyes


def _eyes(lids: str = "", look: tuple[float, float] = (2, 3), large: float = 1) -> str:
    """Draw two open eyes that look in a direction, with given lids or brows."""
    x, y = look
    return (
        "".join(
            loot.shape(loot.oval(side * 20, -12, 12 * large, 13.5 * large), WHITE, 2.8)
            + loot.dot(side * 20 + x, -12 + y, 5.6)
            + loot.dot(side * 20 + x + 1.8, -14.4 + y, 1.8, WHITE)
            for side in (-1, 1)
        )
        + lids
    )


def _brows(inner: float, outer: float) -> str:
    return loot.line(f"M-36 {outer}L-9 {inner}M36 {outer}L9 {inner}", 4.6)


def _half_shut(fur: Fur) -> str:
    return loot.shape("M-33-13C-33-28-7-28-7-13Z", fur.coat, 2.8) + loot.shape("M33-13C33-28 7-28 7-13Z", fur.coat, 2.8)


SHUT = loot.line("M-32-12Q-20-3-8-12M32-12Q20-3 8-12", 3.6) + loot.line("M-30-8l-4 4M-20-5v5M30-8l4 4M20-5v5", 2)


# Mouths

TEETH = loot.shape("M-8 28V40Q-8 43-4.5 43H-.4V28ZM.4 28V43H4.5Q8 43 8 40V28Z", WHITE, 2.2)
GRIN = (
    loot.shape("M-24 22Q0 32 24 22Q20 42 0 42Q-20 42-24 22Z", "#5a1f26", 2.8)
    + loot.patch("M-20 25Q0 33 20 25L18 31Q0 37-18 31Z", WHITE)
    + loot.line("M-12 27v6M-4 29v6M4 29v6M12 27v6", 1.6)
)
SMIRK = loot.line("M-14 28Q4 34 20 22", 3) + loot.shape("M-2 30V40Q2 42 6 40L7 29Z", WHITE, 2.2)
SNEER = loot.line("M-20 30Q-8 22 0 26Q8 22 20 30", 3) + loot.shape("M-9 26L-6 38L-1 26.5ZM9 26L6 38L1 26.5Z", WHITE, 2)
SCREAM = (
    loot.shape("M0 20C18 20 24 32 21 48C18 62-18 62-21 48C-24 32-18 20 0 20Z", "#4a141c", 3)
    + loot.shape("M-15 50C-8 40 8 40 15 50C12 59-12 59-15 50Z", "#d7626a", 2)
    + loot.shape("M-9 21V33H-.6V21ZM.6 21V33H9V21Z", WHITE, 2.2)
)
YAWN = loot.line("M-12 28Q-6 34 0 28Q6 34 12 28", 2.8) + loot.shape(
    "M10 30C13 38 16 42 12 46C7 49 4 43 8 38Z", "#bfe2f2", 1.8
)
NIBBLE = loot.line("M-16 26Q0 34 16 26", 2.8) + TEETH
POUT = loot.line("M-8 31Q0 25 8 31", 3)


# Hats and things


def _captain() -> str:
    return (
        loot.shape("M-62-48C-44-104 44-104 62-48C40-62-40-62-62-48Z", NAVY, 3.4)
        + loot.shape("M-64-44C-40-66 40-66 64-44C54-34-54-34-64-44Z", NAVY, 3.4)
        + loot.line("M-57-50C-40-96 40-96 57-50", 3, loot.GOLD)
        + loot.dot(0, -69, 10, BONE, 2)
        + loot.dot(-3.6, -70, 2.6)
        + loot.dot(3.6, -70, 2.6)
        + loot.shape("M-6-62H6V-57H-6Z", BONE, 1.8)
        + loot.line("M-22-56L-12-60M22-56L12-60", 4, BONE)
    )


PATCH = (
    loot.line("M-50-24Q0-44 47-20", 4)
    + loot.shape("M4-27Q22-34 38-24Q40-2 22 2Q4 0 4-27Z", DARK, 2.6)
    + loot.line("M11-24L30-6M19-27L35-13", 1.4, "#4a505c")
)
SCAR = loot.line("M-38-32L-26 2M-40-20l9-3M-36-10l9-3", 2.6, "#8a3d39")


def _nightcap() -> str:
    return (
        loot.shape("M-40-32C-44-74 0-92 34-78C62-68 76-44 74-20C58-40 44-46 40-30C20-44-18-46-40-32Z", "#7da4c9", 3.2)
        + loot.line("M-36-52Q0-70 44-54M-26-68Q6-82 46-68", 4, LINEN)
        + loot.dot(73, -16, 9, LINEN, 2.8)
        + loot.shape("M-44-32C-20-50 22-48 43-30Q45-22 40-20C18-36-18-38-40-22Q-46-24-44-32Z", LINEN, 3)
    )


def _bandana(colour: str) -> str:
    return (
        loot.shape("M-46-24C-48-66 48-66 46-24C20-40-20-40-46-24Z", colour, 3.2)
        + loot.shape("M44-30C58-40 70-38 74-28C66-24 58-22 50-24C60-18 64-10 62-2C52-6 44-16 42-26Z", colour, 2.8)
        + "".join(loot.dot(x, y, 3.4, LINEN) for x, y in ((-28, -40), (-8, -50), (14, -48), (30, -38), (-2, -38)))
    )


KNIFE = (
    loot.shape("M-62 30C-34 20 6 22 22 27V37C-6 42-36 44-62 30Z", loot.SILVER_LIGHT, 2.6)
    + loot.line("M-50 31Q-20 27 14 31", 1.8, "#93a0aa")
    + loot.shape("M22 24H29V40H22Z", loot.GOLD, 2.4)
    + loot.shape("M29 27H56Q62 32 56 37H29Z", LEATHER, 2.6)
    + loot.line("M36 27v10M44 27v10", 1.8, loot.GOLD_DEEP)
    + loot.shape("M-9 22V31H-.5V22ZM.5 22V31H9V22Z", WHITE, 2)
)


def _cheese() -> str:
    return (
        loot.shape("M-44 54L8 34Q34 40 44 60V92H-44Z", CHEESE, 3)
        + loot.shape("M-44 54H44V92H-44Z", CHEESE, 3)
        + loot.patch("M-41 80H41V89H-41Z", CHEESE_DEEP, 0.6)
        + loot.dot(-22, 70, 8, CHEESE_DEEP, 2)
        + loot.dot(6, 79, 6, CHEESE_DEEP, 2)
        + loot.dot(28, 66, 7, CHEESE_DEEP, 2)
        + loot.dot(10, 45, 4.4, CHEESE_DEEP, 2)
        + loot.shape(loot.oval(-45, 72, 10, 8) + loot.oval(46, 74, 10, 8), PINK, 2.6)
        + loot.line("M-50 69l6 1M-50 75l6-1M50 71l-6 1M50 77l-6-1", 1.8)
    )


CRUMBS = "".join(loot.dot(x, y, 2.6, CHEESE, 1.4) for x, y in ((-27, 28), (-33, 36), (26, 30), (34, 24)))

SPYGLASS = (
    loot.shape("M8-24L66-52L74-34L16-6Z", loot.GOLD, 3)
    + loot.shape("M60-56L78-64L90-36L72-29Z", loot.GOLD_DEEP, 3)
    + loot.patch("M14-18L62-41L64-36L17-13Z", loot.GOLD_LIGHT)
    + loot.shape("M4-24L14-29L22-9L12-3Z", loot.GOLD_DEEP, 2.6)
    + loot.shape("M84-62Q96-50 92-36Q82-44 80-60Z", "#bfe2f2", 2.4)
    + loot.shape(loot.oval(48, -28, 11, 9), PINK, 2.6)
    + loot.line("M44-34l3 8M50-36l2 8", 1.8)
)


def _chef() -> str:
    return (
        loot.shape(
            "M-34-38L-38-64C-62-72-52-100-30-94C-22-110 22-110 30-94C52-100 62-72 38-64L34-38C14-46-14-46-34-38Z",
            "#f7f3e8",
            3.2,
        )
        + loot.line("M-14-60V-76M2-60V-80M18-60V-74", 2, "#b9b2a0")
        + loot.line("M-36-52C-14-60 14-60 36-52", 2.6)
    )


LADLE = (
    loot.shape("M-74 96L-58 20L-52 22L-66 98Z", "#93a0aa", 2.6)
    + loot.shape("M-74 2C-70-14-42-14-40 4C-44 26-70 24-74 2Z", loot.SILVER, 3)
    + loot.patch("M-69 2C-62-6-50-6-46 4C-54 10-62 10-69 2Z", "#7a9a4a")
)


def _bonnet() -> str:
    frill = "M-44-22q-10-8-2-15q-8-9 2-15q-4-11 8-13q0-11 12-10q6-9 16-4q8-7 16 0q10-5 16 4q12-1 12 10q12 2 8 13q10 6 2 15q8 7-2 15"
    return (
        loot.shape("M-44-48C-54-100 54-100 44-48Z", "#f3e3ea", 3.2)
        + loot.line("M-24-60Q-24-78-14-86M24-60Q24-78 14-86M0-62V-86", 2, "#c9a0b1")
        + loot.shape(frill + "Q22-56 0-56Q-22-56-44-22Z", "#e39ab4", 3)
        + loot.shape("M-4-60C-22-74-26-52-6-56ZM4-60C22-74 26-52 6-56Z", RED, 2.4)
        + loot.dot(0, -58, 4.4, RED, 2.2)
    )


SPECTACLES = (
    loot.shape(loot.oval(-20, -10, 16, 15) + loot.oval(20, -10, 16, 15), "#dff0f4", 3)
    + loot.dot(-16, -7, 4)
    + loot.dot(24, -7, 4)
    + loot.line("M-4-11Q0-16 4-11M-36-14L-48-20M36-14L48-20", 3)
    + loot.line("M-29-17l6-5M11-17l6-5", 2.4, WHITE)
)
NEEDLES = (
    loot.shape("M-62 104C-62 62-34 44 0 56C34 44 62 62 62 104Z", "#8a6fb0", 3)
    + loot.line("M-48 96L-30 64M-24 100L-14 62M24 100L14 62M48 96L30 64", 2, "#6a5290")
    + loot.line("M-34 104L16 60M36 104L-14 62", 6)
    + loot.line("M-34 104L16 60M36 104L-14 62", 3, loot.SILVER_LIGHT)
    + loot.dot(17, 59, 4, RED, 2)
    + loot.dot(-15, 61, 4, RED, 2)
    + loot.shape("M-30 84Q0 72 30 84V110H-30Z", RED, 3)
    + loot.line("M-24 92q6 6 12 0t12 0t12 0t12 0", 2, LINEN)
)

DUMMY = (
    loot.shape(loot.oval(0, 30, 17, 10), "#6cb6d9", 2.8)
    + loot.shape(loot.oval(0, 31, 6.5, 6), "#f2c14e", 2.4)
    + loot.line("M-6 40A6.5 7 0 1 0 6 40", 3.4, loot.GOLD_DEEP)
)
CURL = loot.line("M-4-45C-14-60 6-66 8-56C9-50 0-50 1-55", 3)
BLANKET = loot.shape("M-60 104C-58 66-30 52 0 64C30 52 58 66 60 104Z", "#8fc3a5", 3) + loot.line(
    "M-44 88q8 8 16 0M-10 84q8 8 16 0M24 88q8 8 16 0", 2.4, LINEN
)

EARRING = loot.line("M-58-26A8 8 0 1 0-49-20", 6.4) + loot.line("M-58-26A8 8 0 1 0-49-20", 3.4, loot.GOLD)
TATTOO = (
    loot.shape("M-96 96C-100 66-82 46-58 54C-40 60-38 92-46 104Z", RUST.coat, 3.2)
    + loot.line("M-74 66V84M-82 76Q-80 86-74 86Q-68 86-66 76M-78 70H-70", 3, NAVY)
    + loot.shape("M96 96C100 66 82 46 58 54C40 60 38 92 46 104Z", RUST.coat, 3.2)
    + loot.shape("M72 84C62 76 64 68 69 68C72 68 73 71 73 71C73 71 75 67 78 69C83 72 80 78 72 84Z", RED, 1.6)
)

TOP_HAT = (
    loot.shape("M-30-40L-34-96H34L30-40Z", DARK, 3.2)
    + loot.shape("M-32-60L-31-46H31L32-60Z", RED, 2.4)
    + loot.shape("M-56-40Q0-62 56-40Q50-30 36-32Q0-46-36-32Q-50-30-56-40Z", DARK, 3.2)
    + loot.line("M-24-90L-22-66", 3, "#59606e")
)
MONOCLE = (
    loot.shape(loot.oval(20, -11, 17, 17), "#e6f3f6", 2.6)
    + loot.line(loot.oval(20, -11, 17, 17), 4.6, loot.GOLD_DEEP)
    + loot.dot(22, -9, 5.6)
    + loot.line("M34 2Q48 26 40 54", 2.2, loot.GOLD_DEEP)
    + loot.line("M10-16l6-7", 2.6, WHITE)
)
MOUSTACHE = loot.shape(
    "M0 20C-8 16-14 24-24 22C-32 20-36 12-34 8C-46 20-30 36-14 32C-6 30-2 26 0 24"
    "C2 26 6 30 14 32C30 36 46 20 34 8C36 12 32 20 24 22C14 24 8 16 0 20Z",
    DARK,
    2,
)


# The twelve

RATS: tuple[Rat, ...] = (
    # The captain: a grin, and a hat that is not the captain's own.
    Rat(GREY, _eyes(_brows(-24, -32)), GRIN, _captain()),
    # One eye left, and a grudge.
    Rat(COAL, _eyes(SCAR, (3, 2)), SMIRK, PATCH, ears="torn"),
    # Asleep on the job.
    Rat(CREAM, SHUT, YAWN, _nightcap()),
    # The one that screams.
    Rat(
        RUST,
        _eyes(_brows(-36, -30), (0, 0), 1.3),
        SCREAM,
        before=loot.shape(loot.oval(-52, 36, 11, 13) + loot.oval(52, 36, 11, 13), PINK, 2.8),
    ),
    # The one with the knife.
    Rat(SLATE, _eyes(_brows(-20, -33), (0, 3)), KNIFE, _bandana(RED), ears="torn"),
    # The one that eats.
    Rat(
        CREAM,
        _eyes("", (0, 6)) + loot.shape(loot.oval(-46, 18, 13, 11) + loot.oval(46, 18, 13, 11), CREAM.coat, 0),
        NIBBLE + CRUMBS,
        before=_cheese(),
        wide=1.16,
    ),
    # The lookout.
    Rat(RUST, _eyes(loot.line("M-32-24Q-20-32-8-24", 4), (5, -2)), SMIRK, _bandana("#2f6f8f"), before=SPYGLASS),
    # The cook.
    Rat(GREY, _eyes(_half_shut(GREY), (-3, 4)), SMIRK, _chef(), behind=LADLE, wide=1.1),
    # The grandmother, who knits.
    Rat(SLATE, SPECTACLES, POUT, _bonnet(), before=NEEDLES),
    # The little one.
    Rat(GREY, _eyes("", (0, 2), 1.2), DUMMY, CURL, before=BLANKET),
    # The strong one, with a heart.
    Rat(RUST, _eyes(_brows(-22, -27), (0, 3)), SNEER, EARRING, behind=TATTOO, ears="torn", wide=1.08),
    # The gentleman, who has come for the silver.
    Rat(COAL, _eyes(_half_shut(COAL), (2, 4)) + MONOCLE, MOUSTACHE, TOP_HAT),
)
"""Each with a name of its own, in the order of the deck's rats; after the last the first comes again."""


def rats() -> Sprites:
    """Return the rats by name: rat-0 and so on."""
    return {f"rat-{number}": _drawn(rat) for number, rat in enumerate(RATS)}
