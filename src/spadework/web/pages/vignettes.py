"""Small scenes at the head of pages, and in places where nothing is yet."""

from collections.abc import Callable
from functools import cache

from markupsafe import Markup

from spadework.engine.picture.emblems import EMBLEMS, mark
from spadework.engine.picture.svg import element, group, star
from spadework.web.pages.portraits import PORTRAITS
from spadework.web.pages.scene import (
    at,
    blob,
    cross,
    gulls,
    land,
    lighthouse_island,
    lines,
    palm,
    path,
    rose,
    ship,
    vignette,
)


@cache
def drawn(name: str) -> Markup:
    """Return a vignette by name. Raises KeyError."""
    return vignette(lines(560, 50), VIGNETTES[name]())


def harbour() -> str:
    """The lobby: a ship that waits at a jetty, and two more that come."""
    planks = "".join(
        element("rect", x=x, y=164, width=25, height=18, class_="fill-wood-light stroke-wood-deep", stroke_width=2)
        for x in range(60, 310, 25)
    )
    posts = "".join(
        path(f"M{x} 158V206", "stroke-wood-deep", 9) + path(f"M{x} 158V172", "stroke-wood", 9)
        for x in (72, 147, 222, 297)
    )
    boat = path("M-44-6H44L34 14H-32Z", "fill-wood stroke-outline", 3) + path("M-30 6H36", "stroke-wood-deep", 2)
    sails = {
        colour: path("M4-74Q40-52 36-16H4Z", f"fill-{colour} stroke-outline", 2.6)
        + path("M0-80V-4", "stroke-wood-deep", 5)
        + path("M-4-66Q-30-44-30-18H-4Z", "fill-on-back stroke-outline", 2.6)
        + boat
        + path("M-54 18q9-8 18 0t18 0t18 0t18 0t18 0t18 0", "stroke-sea-line", 3)
        for colour in ("gold", "red")
    }
    return (
        planks
        + posts
        + at(land(blob((0, 0, 84, 44, 6), (-70, 20, 60, 40, 0)), 5), 40, 190)
        + at(palm(0, 0, 1.1), 30, 196)
        + at(ship(), 368, 188, 0.72)
        + at(sails["gold"], 516, 128, 0.8)
        + at(sails["red"], 590, 196, 0.95)
    )


def logbook() -> str:
    """Finished games: an open logbook with a quill."""
    left = path("M0-72Q-60-92-140-74V66Q-60 48 0 70Z", "fill-on-back stroke-outline", 3)
    right = path("M0-72Q60-92 140-74V66Q60 48 0 70Z", "fill-on-back stroke-outline", 3)
    cover = path("M-148-68V78Q-60 60 0 82Q60 60 148 78V-68Z", "fill-red-deep stroke-outline", 3)
    text = "".join(
        path(f"M-120 {y}Q-66 {y - 14}-20 {y + 2}", "stroke-outline", 3, stroke_dasharray="26 7 12 7")
        for y in (-44, -22)
    )
    chart = path("M24 34C44 4 70 44 84 8S108-34 116-40", "stroke-outline route", 4) + at(cross(0, 0), 112, -38, 0.7)
    medal = at(element("circle", r=21, class_="fill-gold stroke-outline", stroke_width=3), -70, 22) + element(
        "path", d=star(5, 13, 6), class_="coin-line", stroke_width=2.4, transform="translate(-70,22)"
    )
    quill = group(
        path("M0 0C18-46 52-96 92-112C92-70 56-22 6 2Z", "fill-on-back stroke-outline", 2.6),
        path("M-12 20L6 0C30-40 56-76 84-104", "stroke-outline", 2.4),
        path("M30-26L44-24M44-46L60-46", "stroke-outline", 2),
        transform="translate(438,122)",
    )
    inkwell = path("M-24 0H24L30 40H-30Z", "fill-back stroke-outline", 3) + element(
        "ellipse", rx=24, ry=8, class_="fill-outline"
    )
    book = (
        element("ellipse", cx=6, cy=86, rx=160, ry=16, class_="shadow")
        + cover
        + left
        + right
        + text
        + chart
        + medal
        + path("M0-72V74", "stroke-outline", 3)
    )
    return at(book, 286, 124) + at(inkwell, 504, 150) + quill


def bunting() -> str:
    """Clubs: pennants with emblems, strung between two palms."""
    flags = ""
    for number, (x, y) in enumerate(((176, 66), (238, 84), (302, 92), (366, 86), (428, 68))):
        cloth = path("M-22 0H22V44L0 60L-22 44Z", f"fill-seat-{number} stroke-outline", 2.6)
        flags += at(cloth + at(mark(number, "on-colour", 1.05, 0, 0), 0, 24), x, y)
    rope = path("M126 40Q302 138 474 40", "stroke-wood-deep", 4)
    chairs = "".join(at(EMBLEMS[f"emblem-{number}"], 236 + 66 * number, 190, 1.5) for number in range(3))
    table = element("ellipse", cx=302, cy=190, rx=128, ry=30, class_="fill-wood-light stroke-wood-deep", stroke_width=3)
    whole = (
        at(land(blob((0, 0, 290, 58, 0), (-120, 14, 130, 46, 0), (150, 12, 130, 44, 0)), 9), 302, 196)
        + at(palm(0, 0, 3), 112, 184)
        + at(palm(0, 0, 3), 490, 184)
        + rope
        + flags
        + element("ellipse", cx=306, cy=204, rx=134, ry=26, class_="shadow")
        + table
        + chairs
    )
    return at(whole, 52, 36, 0.84)


def chest() -> str:
    """The profile: a sea chest with a hat on it."""
    box = (
        element("ellipse", cx=8, cy=74, rx=136, ry=16, class_="shadow")
        + path("M-118-6H118V70H-118Z", "fill-wood stroke-outline", 3.4)
        + path("M-124-8Q-118-58-60-58H60Q118-58 124-8Z", "fill-wood-light stroke-outline", 3.4)
        + path("M-118 30H118M-84-52V70M84-52V70", "stroke-wood-deep", 4)
        + path("M-22-20H22V22Q0 36-22 22Z", "fill-gold stroke-outline", 3)
        + element("circle", r=6, class_="fill-outline")
        + path("M0 0V14", "stroke-outline", 5)
    )
    hat = (
        path(
            "M-86 4C-70-26-50-20-44-26C-30-66 30-66 44-26C50-20 70-26 86 4C40-12-40-12-86 4Z",
            "fill-back stroke-outline",
            3,
        )
        + path("M-86 4C-40-12 40-12 86 4C40 16-40 16-86 4Z", "fill-back stroke-gold", 4)
        + at(mark(0, "on-back", 1.2, 0, 0), 0, -28)
    )
    spyglass = group(
        path("M-70-9L-22-12V12L-70 9Z", "fill-wood stroke-outline", 3),
        path("M-22-15L34-18V18L-22 15Z", "fill-back stroke-outline", 3),
        path("M34-22L88-26V26L34 22Z", "fill-wood stroke-outline", 3),
        path("M-24-17V17M34-22V22M88-27V27", "stroke-gold", 6),
        transform="translate(476,190) rotate(-16)",
    )
    return (
        at(land(blob((0, 0, 250, 52, 0), (90, 14, 170, 40, 0)), 12), 300, 190)
        + at(box, 280, 136)
        + at(hat, 280, 84)
        + spyglass
        + at(palm(0, 0, 2), 126, 190)
    )


def bottle() -> str:
    """Notifications: a message in a bottle, and gulls."""
    glass = group(
        path(
            "M-96-34H46Q70-34 84-18H118V18H84Q70 34 46 34H-96Q-118 34-118 0T-96-34Z", "fill-shallow stroke-outline", 3.4
        ),
        path("M-78-20H34Q46 0 34 20H-78Q-90 0-78-20Z", "fill-on-back stroke-outline", 2.6),
        path("M-60-6H16M-60 6H-4", "stroke-outline", 3),
        path("M118-14H138V14H118Z", "fill-wood stroke-outline", 3),
        element("circle", cx=34, cy=0, r=11, class_="fill-alert stroke-outline", stroke_width=2.4),
        path("M-96-24Q-108-14-108 0", "stroke-on-back", 4),
        class_="move-bob",
    )
    swell = "M-190 26" + "q17-13 34 0t34 0" * 6
    water = path(f"{swell}V60H-190Z", "fill-sea") + path(swell, "stroke-sea-line", 4)
    more = path("M-150 50" + "q14-11 28 0t28 0" * 5, "stroke-sea-line", 3)
    return at(group(glass, transform="rotate(-14)"), 312, 132) + at(water + more, 300, 152) + at(gulls(), 530, 66, 1.2)


def twins() -> str:
    """The same deal: two equal charts under one sun."""
    sheet = (
        element("rect", x=-55, y=-70, width=112, height=146, rx=9, class_="shadow")
        + element(
            "rect", x=-58, y=-75, width=116, height=146, rx=9, class_="fill-on-back stroke-outline", stroke_width=3
        )
        + element("rect", x=-48, y=-65, width=96, height=126, rx=5, class_="fill-shallow stroke-line", stroke_width=2)
        + path("M-34 14Q-40-24-8-34Q30-44 36-8Q42 30 8 42Q-26 50-34 14Z", "fill-sand stroke-ink", 2.6)
        + path("M-22 22C-8 34-12-6 8 2", "stroke-outline route", 4)
        + at(cross(0, 0), 14, -2, 0.8)
    )
    sun = element("path", d=star(16, 62, 46), class_="fill-gold stroke-outline", stroke_width=3) + element(
        "circle", r=38, class_="fill-on-back stroke-outline", stroke_width=3
    )
    face = path("M-14-6v4M14-6v4M-14 10Q0 22 14 10", "stroke-outline", 4)
    return (
        at(sun + face, 320, 96)
        + at(group(sheet, transform="rotate(-9)"), 206, 132, 1.05)
        + at(group(sheet, transform="rotate(9)"), 434, 132, 1.05)
        + path("M290 196H350M290 208H350", "stroke-ink", 6)
    )


def pencil() -> str:
    """Decks: blank cards and a pencil."""

    def card(turn: int, x: int, inner: str) -> str:
        return group(
            element("rect", x=-45, y=-62, width=96, height=132, rx=9, class_="shadow"),
            element(
                "rect", x=-48, y=-66, width=96, height=132, rx=9, class_="fill-on-back stroke-outline", stroke_width=3
            ),
            element("rect", x=-39, y=-57, width=78, height=114, rx=5, class_="stroke-brown", stroke_width=2),
            inner,
            transform=f"translate({x},126) rotate({turn})",
        )

    pen = group(
        path("M-8-78H8V44L0 66L-8 44Z", "fill-gold stroke-outline", 3),
        path("M-8 44L0 66L8 44Z", "fill-on-back stroke-outline", 2.4),
        path("M-8-78H8V-92Q0-98-8-92Z", "fill-red stroke-outline", 3),
        transform="translate(470,112) rotate(34)",
    )
    dashed = path("M-24 20Q-20-26 6-22T26 18", "stroke-outline", 3.4, stroke_dasharray="1 8")
    return (
        card(-12, 206, at(cross(0, 0), 0, 0)) + card(-2, 300, at(palm(0, 0, 1.5), 0, 34)) + card(9, 392, dashed) + pen
    )


def seal() -> str:
    """The check of a deal: a sealed letter under a magnifying glass."""
    letter = (
        element("rect", x=-108, y=-66, width=220, height=146, rx=8, class_="shadow")
        + path("M-112-72H112V72H-112Z", "fill-on-back stroke-outline", 3)
        + path("M-112-72L0 16L112-72M-112 72L-30-6M112 72L30-6", "stroke-outline", 2.6)
        + element("path", d=star(14, 36, 30), class_="fill-alert stroke-outline", stroke_width=3)
        + at(mark(6, "on-back", 1.3, 0, 0), 0, 0)
    )
    glass = group(
        path("M40 42L92 98", "stroke-outline", 24),
        path("M42 44L90 96", "stroke-wood", 16),
        element("circle", r=52, class_="fill-on-back", opacity=0.35),
        element("circle", r=52, class_="stroke-outline", fill="none", stroke_width=14),
        element("circle", r=52, class_="stroke-gold", fill="none", stroke_width=7),
        path("M-30-18Q-20-34 0-36", "stroke-on-back", 5),
        transform="translate(438,112)",
    )
    return at(group(letter, transform="rotate(-6)"), 286, 122) + glass


def crew() -> str:
    """People: some of them at a ship's rail."""
    people = "".join(
        at(group(PORTRAITS[name](), class_=f"fill-seat-{seat}"), 96 + 112 * seat, 118 + 8 * (seat % 2), 1.55)
        for seat, name in enumerate(("here", "me", "captain", "mate", "deck_hand"))
    )
    posts = "".join(
        element("rect", x=x, y=176, width=16, height=58, rx=6, class_="fill-wood stroke-outline", stroke_width=2.6)
        for x in range(-48, 680, 74)
    )
    rail = element(
        "rect", x=-60, y=160, width=760, height=22, rx=9, class_="fill-wood-light stroke-outline", stroke_width=3
    )
    deck = element("rect", x=-60, y=228, width=760, height=80, class_="fill-wood stroke-outline", stroke_width=3)
    return at(gulls(), 560, 34) + people + posts + rail + deck + path("M-60 248H700", "stroke-wood-deep", 3)


def cup() -> str:
    """Tournaments: a cup before crossed pennants."""
    flags = "".join(
        group(
            path("M0 120V-128", "stroke-outline", 12) + path("M0 118V-126", "stroke-wood-light", 6),
            path("M4-124L112-88L4-52Z", f"fill-seat-{seat} stroke-outline", 3),
            at(mark(seat, "on-colour", 1.2, 0, 0), 38, -88),
            transform=f"translate(320,150) scale({side},1) rotate(52)",
        )
        for side, seat in ((-1, 1), (1, 2))
    )
    handles = "M-58-78Q-104-84-96-40Q-88-6-46-4M58-78Q104-84 96-40Q88-6 46-4"
    bowl = (
        path(handles, "stroke-outline", 20, fill="none")
        + path(handles, "stroke-gold", 11, fill="none")
        + path("M-12 16H12L18 54H-18Z", "fill-gold stroke-outline", 3.2)
        + path("M-64-90H64Q64 6 0 20Q-64 6-64-90Z", "fill-gold stroke-outline", 3.4)
        + path("M-50 52H50V76H-50Z", "fill-wood stroke-outline", 3.2)
        + at(element("path", d=star(5, 34, 15), class_="fill-on-back stroke-outline", stroke_width=2.8), 0, -40)
        + path("M-50-80Q-50-20-30-2", "stroke-on-back", 5, fill="none")
    )
    return flags + element("ellipse", cx=326, cy=212, rx=92, ry=12, class_="shadow") + at(bowl, 320, 132)


def door() -> str:
    """Signing in: the door of the chart room, and its key."""
    planks = path("M-42-78V92M-14-96V92M14-96V92M42-78V92", "stroke-wood-deep", 3)
    hinges = "M-70-8H14M-70 60H14"
    leaf = (
        element("ellipse", cx=8, cy=96, rx=112, ry=12, class_="shadow")
        + path("M-88 94V-34Q-88-116 0-116T88-34V94Z", "fill-grey stroke-outline", 3.4)
        + path("M-70 94V-32Q-70-98 0-98T70-32V94Z", "fill-wood-light stroke-outline", 3)
        + planks
        + path(hinges, "stroke-outline", 14)
        + path(hinges, "stroke-grey-deep", 8)
        + element("circle", cy=-52, r=24, class_="fill-gold stroke-outline", stroke_width=3)
        + element("circle", cy=-52, r=15, class_="fill-sea stroke-outline", stroke_width=2.6)
        + path("M0-66V-38M-14-52H14", "stroke-outline", 2.6)
        + element("rect", x=32, y=8, width=28, height=44, rx=8, class_="fill-gold stroke-outline", stroke_width=2.8)
        + element("circle", cx=46, cy=24, r=5, class_="fill-outline")
        + path("M46 26V40", "stroke-outline", 5)
    )
    key = group(
        element("circle", r=34, class_="stroke-outline", fill="none", stroke_width=24),
        path("M34 0H142M112 0V30M138 0V34", "stroke-outline", 24),
        element("circle", r=34, class_="stroke-gold", fill="none", stroke_width=15),
        path("M36 0H142M112 2V30M138 2V34", "stroke-gold", 15),
        transform="translate(402,150) rotate(-24)",
    )
    return at(leaf, 250, 138) + key


def spade() -> str:
    """Nothing yet: a spade in the sand beside an untouched cross."""
    tool = group(
        path("M0-118V-8", "stroke-outline", 15),
        path("M0-118V-8", "stroke-wood-light", 9),
        path("M-26-124H26", "stroke-outline", 15),
        path("M-26-124H26", "stroke-wood", 9),
        path("M-30-16H30V16Q30 48 0 62Q-30 48-30 16Z", "fill-grey stroke-outline", 3),
        path("M-12-4V26M12-4V26", "stroke-grey-deep", 2.4),
        transform="translate(250,136) rotate(-8) scale(0.86)",
    )
    mound = path("M-64 24Q-40-16 0-8Q46-18 66 24Q0 42-64 24Z", "fill-yellow stroke-outline", 3)
    return (
        at(land(blob((0, 0, 230, 66, 0), (-110, 10, 130, 56, 0), (130, 12, 120, 50, 0)), 14), 310, 172)
        + tool
        + at(mound, 254, 172)
        + at(cross(0, 0), 366, 168, 1.9)
        + at(palm(0, 0, 2.1), 478, 166)
    )


def jetty() -> str:
    """No open tables: an empty berth under a lighthouse."""
    planks = "".join(
        element("rect", x=x, y=156, width=30, height=20, class_="fill-wood-light stroke-wood-deep", stroke_width=2)
        for x in range(190, 400, 30)
    )
    posts = "".join(path(f"M{x} 146V206", "stroke-wood-deep", 10) for x in (264, 330, 396))
    ripples = path("M430 196q12-10 24 0t24 0t24 0M452 214q10-8 20 0t20 0", "stroke-sea-line", 4)
    rope = path("M396 156Q420 190 446 176", "stroke-wood", 4)
    berth = element("ellipse", cx=478, cy=172, rx=62, ry=26, class_="gap", stroke_width=3.4)
    return planks + posts + at(lighthouse_island(), 170, 158, 1.05) + berth + rope + ripples + at(gulls(), 410, 66, 1.1)


def captain() -> str:
    """A wait for the captain: a compass on which the needle turns."""
    return at(rose(), 320, 132, 0.95) + at(lighthouse_island(), 130, 206, 0.9) + at(gulls(), 520, 80)


VIGNETTES: dict[str, Callable[[], str]] = {
    one.__name__: one
    for one in (harbour, logbook, bunting, chest, bottle, crew, cup, twins, pencil, seal, door, spade, jetty, captain)
}
