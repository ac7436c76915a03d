"""The things of Rat Alarm as drawings: treasures, rats, cards, spades and cubes.

A card is always drawn in the same size of its own, `WIDTH` by `HEIGHT`, and then placed and scaled, so that it can travel from place to
place.
"""

from spadework.engine.contract import Record
from spadework.engine.picture.emblems import mark
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.games.rat_alarm.rules.state import KINDS

WIDTH = 120
HEIGHT = 168
TEXT = 27  # size of the number on a card
LARGEST_NUMBER = 28  # as it is seen
RAT_BAND = 46  # height of the band with the rat

COLOURS = {
    "rings": "purple",
    "coins": "gold",
    "pearls": "grey",
    "crowns": "red",
    "goblets": "green",
    "gems": "blue",
}

RAT = (
    "M-24 11C-28-2-17-14-3-12C0-12 3-11 5-10C7-15 14-16 15-10C15-9 15-8 14-7C20-4 26 2 30 8C29 11 25 12 20 12"
    "H16L14 15H8L9 12H-8L-11 15H-17L-15 12ZM17 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z"
)
RAT_TAIL = "M-23 9C-37 13-40 1-32-1C-26-3-30-11-37-9"
PENNANT = "M-5 8V-8L7-4L-5 0"
PENCIL = "M-6 6L-5 2L3-6L6-3L-2 5Z"
CHECK = "M-6 0L-2 5L6-5"
CROSS = "M-5-5L5 5M5-5L-5 5"
CUBE = "M-6-6H6V6H-6Z"
CROWN = "M-7-5L-3 0L0-7L3 0L7-5L6 6H-6Z"
WARNING = "M0-9L9 7H-9Z"

PEARL = "#fffdf7"  # a pearl is white by day and by night

SYMBOL_PLACES = {
    1: ((0.0, 0.0, 1.9),),
    2: ((-20.0, -17.0, 1.25), (20.0, 17.0, 1.25)),
    3: ((0.0, -25.0, 1.1), (-25.0, 17.0, 1.1), (25.0, 17.0, 1.1)),
    4: ((-25.0, -23.0, 1.05), (25.0, -23.0, 1.05), (-25.0, 20.0, 1.05), (25.0, 20.0, 1.05)),
    5: ((-30.0, -26.0, 0.9), (30.0, -26.0, 0.9), (0.0, 0.0, 0.9), (-30.0, 24.0, 0.9), (30.0, 24.0, 0.9)),
    6: tuple((x, y, 0.9) for y in (-32.0, 0.0, 32.0) for x in (-25.0, 25.0)),
}
"""Where the treasures of a card lie around the middle of its free room, and how large, by how many there are."""


def signs() -> str:
    """The signs that are drawn many times, each around 0."""
    return element(
        "defs",
        *(
            group(*_treasure(name, f"fill-{colour} stroke-on-suit"), id=f"sign-{name}")
            for name, colour in COLOURS.items()
        ),
        group(
            element("path", d=RAT_TAIL, fill="none", stroke_width=3.5, stroke_linecap="round"),
            element("path", d=RAT, fill_rule="evenodd"),
            id="sign-rat",
        ),
        _skull(),
        _back(),
        _chosen(),
    )


def _treasure(name: str, style: str) -> tuple[str, ...]:
    """One treasure in a square of 40."""
    pen = "pen-on-suit"

    def body(path: str) -> str:
        return element("path", d=path, class_=style, stroke_width=1.6, stroke_linejoin="round", fill_rule="evenodd")

    def inside(path: str) -> str:
        return element("path", d=path, class_=pen, stroke_width=1.4)

    if name == "rings":
        ring = "M0-7A13 13 0 1 1 0 19A13 13 0 1 1 0-7ZM0-1A7 7 0 1 0 0 13A7 7 0 1 0 0-1Z"
        return (body(ring), body("M-6-18H6L9-13L0-5L-9-13Z"), inside("M-9-13H9"))
    if name == "coins":
        disc = element("circle", r=17, class_=style, stroke_width=1.6)
        rim = element("circle", r=12.5, class_=pen, stroke_width=1.4)
        return (disc, rim, inside("M0-7V7M-4-4L0-7L4-4M-4 7H4"))
    if name == "pearls":
        shell = (
            "M0 17C-8 17-12 14-14 11C-22 4-19-8-12-12C-9-17-3-18 0-16C3-18 9-17 12-12C19-8 22 4 14 11C12 14 8 17 0 17Z"
        )
        pearl = element("circle", cy=5, r=7.5, class_="stroke-on-suit", fill=PEARL, stroke_width=1.6)
        return (body(shell), inside("M0-3V-15M-5-1L-11-11M5-1L11-11"), pearl)
    if name == "crowns":
        return (body("M-18-10L-9 0L0-16L9 0L18-10L15 10H-15ZM-15 10H15V16H-15Z"), inside("M-15 10H15"))
    if name == "goblets":
        return (body("M-13-17H13C13-4 8 2 2 4V11H9V17H-9V11H-2V4C-8 2-13-4-13-17Z"), inside("M-12-10H12"))
    return (body("M-10-15H10L18-5L0 17L-18-5Z"), inside("M-18-5H18M-10-15L-6-5L0 17L6-5L10-15M-6-5L0-15L6-5"))


def _skull() -> str:
    return group(
        element(
            "path", d="M0-11C8-11 11-5 10 1C10 4 7 5 6 6V10H-6V6C-7 5-10 4-10 1C-11-5-8-11 0-11Z", class_="fill-quiet"
        ),
        element(
            "path",
            d="M-6-2a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M0.8-2a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M-2 6V10M2 6V10",
            class_="fill-sheet stroke-paper",
        ),
        id="sign-skull",
    )


def _back() -> str:
    frame = element(
        "rect", x=8, y=8, width=WIDTH - 16, height=HEIGHT - 16, rx=5, class_="stroke-paper", fill="none", stroke_width=3
    )
    way = element(
        "path",
        d="M26 30C70 14 108 44 92 74S22 96 32 130",
        class_="stroke-paper",
        fill="none",
        stroke_width=4,
        stroke_dasharray="9 7",
    )
    mark = element(
        "path", d="M70 126L96 150M96 126L70 150", class_="stroke-paper", stroke_width=7, stroke_linecap="round"
    )
    return group(
        element("rect", width=WIDTH, height=HEIGHT, rx=9, class_="fill-quiet"), frame, way, mark, id="sign-back"
    )


def _chosen() -> str:
    return group(
        element("circle", r=22, class_="fill-brass"),
        element("path", d=CHECK, transform="scale(2)", class_="pen stroke-paper", stroke_width=2.6),
        id="sign-chosen",
    )


def sign(name: str, x: float, y: float, scale: float = 1, class_: str | None = None) -> str:
    """One of the signs around a point."""
    return element("use", href=f"#sign-{name}", transform=placed(x, y, scale), class_=class_)


def rat(x: float, y: float, scale: float, style: str) -> str:
    """A rat around a point, in a colour such as "alert"."""
    return element("use", href="#sign-rat", transform=placed(x, y, scale), class_=f"fill-{style} stroke-{style}")


def card_id(card: int) -> str:
    """The id of a card, wherever it lies."""
    return f"card-{card + 1}"


def treasures_on(material: Record, card: int) -> list[str]:
    """The treasures that a card shows, one by one."""
    return [name for kind, name in enumerate(KINDS) for _ in range(int(material.treasures[card, kind]))]


def treasure_card(
    material: Record,
    card: int,
    place: tuple[float, float, float],
    named: str,
    least_text: float,
    carrier: str | None = None,
) -> str:
    """A card, face up.

    Args:
        place: left, top and scale.
        named: what it is called.
        least_text: the number is written larger on a card that is drawn small, so that it is seen at least in this size.
        carrier: the id of what carries it to its place, for a card that has just been turned up.
    """
    is_rat = int(material.rats) >> card & 1
    treasures = treasures_on(material, card)
    frame = "sheet stroke-alert" if is_rat else "sheet stroke-brass" if carrier else "sheet stroke-quiet"
    middle = (WIDTH / 2, (HEIGHT - RAT_BAND) / 2 + 12 if is_rat else HEIGHT / 2 + 6)
    close = 0.88 if is_rat else 1
    size = max(min(TEXT, LARGEST_NUMBER / place[2]), least_text / place[2])
    drawn = group(
        title(named),
        element("rect", width=WIDTH, height=HEIGHT, rx=9, class_=frame, stroke_width=5 if is_rat or carrier else 2),
        *(
            sign(name, middle[0] + x * close, middle[1] + y * close, scale * close)
            for name, (x, y, scale) in zip(treasures, SYMBOL_PLACES.get(len(treasures), ()), strict=False)
        ),
        _rat_band() if is_rat else "",
        sign("skull", WIDTH - 17, 19) if int(material.skulls) >> card & 1 else "",
        words(str(card + 1), 9, 5 + size * 0.88, size, "quiet display bold"),
        element("rect", width=WIDTH, height=HEIGHT, rx=9, class_="spot"),
        sign("chosen", WIDTH - 25, HEIGHT - 25, class_="ghost"),
        id=card_id(card),
        transform=placed(0, 0) if carrier else placed(*place),
    )
    return group(drawn, id=carrier, transform=placed(*place)) if carrier else drawn


def _rat_band() -> str:
    top = HEIGHT - RAT_BAND
    band = f"M0 {top}H{WIDTH}V{HEIGHT - 9}Q{WIDTH} {HEIGHT} {WIDTH - 9} {HEIGHT}H9Q0 {HEIGHT} 0 {HEIGHT - 9}Z"
    return element("path", d=band, class_="fill-alert") + rat(WIDTH / 2 + 5, top + RAT_BAND / 2, 1.25, "paper")


def cube(value: int, x: float, y: float, size: float, text: float, faint: bool = False) -> str:
    """A value cube with its left upper corner at a point; `faint` when nobody has won it."""
    face = element(
        "rect", x=x, y=y, width=size, height=size, rx=size / 6, class_="frame" if faint else "fill-gold stroke-on-suit"
    )
    return face + words(
        str(value), x + size / 2, y + size / 2 + text * 0.36, text, "quiet" if faint else "on-suit bold", "middle"
    )


def spade(seat: int, name: str, x: float, y: float, scale: float, text: float) -> str:
    """A seat's spade around a point, its blade in the seat's colour with the initial in letters of `text`, 40 by 70."""
    return group(
        element("path", d="M-9-32H9M0-32V0", class_="pen", stroke_width=7),
        element(
            "path",
            d="M-17-4H17V14C17 25 8 31 0 35C-8 31-17 25-17 14Z",
            class_=f"fill-seat-{seat} stroke-paper",
            stroke_width=2.5,
        ),
        mark(seat, "on-colour", 1.1, 0, 13),
        id=f"spade-{seat + 1}",
        transform=placed(x, y, scale),
    )
