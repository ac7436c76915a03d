"""The hold itself: its walls, how far the lantern's light reaches, the eyes in the dark, and in words how dangerous the next card is."""

from typing import NamedTuple

from spadework.engine.picture.letters import lines_of, size_for
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName
from spadework.games.rat_alarm.notation.wording import cards_in, rat_name
from spadework.games.rat_alarm.picture.about import moment
from spadework.games.rat_alarm.picture.art.hold import CALM, DARK, TALL, TENSE, WIDE
from spadework.games.rat_alarm.picture.art.rats import RATS
from spadework.games.rat_alarm.picture.drawing import Drawing, button

Box = tuple[float, float, float, float]


class Stand(NamedTuple):
    """Places in the upper part of the hold."""

    sign: Box
    banner: Box
    lantern: tuple[float, float, float]
    fallen: tuple[float, float, float]
    gap: Box
    """The dark gap in the wall out of which the rats peep that are still to come."""
    columns: int
    """The number of treasures that look out side by side."""
    raiders: tuple[tuple[float, float, float, bool], ...]
    """Rats that run when the lamp is out: place, size, and whether to the left."""


STANDS = {
    True: Stand(
        (24, 52, 470, 152),
        (24, 50, 726, 168),
        (640, 34, 1.2),
        (1150, 318, 0.9),
        (790, 54, 468, 152),
        6,
        (
            (90, 38, 0.5, False),
            (278, 37, 0.42, False),
            (520, 38, 0.5, True),
            (850, 40, 0.5, False),
            (1010, 38, 0.42, True),
            (1180, 40, 0.5, False),
            (860, 248, 0.42, True),
            (1010, 250, 0.46, False),
            (150, 356, 0.74, False),
            (1238, 848, 0.5, True),
        ),
    ),
    False: Stand(
        (112, 30, 242, 96),
        (6, 28, 348, 136),
        (56, 18, 0.74),
        (300, 318, 0.42),
        (6, 132, 348, 32),
        12,
        (
            (60, 24, 0.26, False),
            (170, 24, 0.24, True),
            (290, 24, 0.28, False),
            (70, 378, 0.42, False),
            (264, 478, 0.34, True),
        ),
    ),
}


def hold(drawing: Drawing) -> None:
    """The hold, as light as the rats leave it, and what is written there."""
    look, stand = drawing.look, STANDS[drawing.scene.wide]
    form = WIDE if drawing.scene.wide else TALL
    state = DARK if look.havoc else TENSE if look.rats_open else CALM
    drawing.add("hold", _hold(form, state))
    _eyes(drawing, stand, bold=state != CALM)
    if state == DARK:
        _banner(drawing, stand)
    else:
        x, y, scale = stand.lantern
        drawing.add("lantern", _lantern(state, x, y, scale))
        _sign(drawing, stand, state)


def raid(drawing: Drawing) -> None:
    """The rats' raid on the hold when no player has the lamp, drawn over everything there."""
    if drawing.look.havoc:
        drawing.add("raid", _raid(STANDS[drawing.scene.wide]))


@remembered
def _hold(form: str, state: str) -> str:
    light = (
        element("path", d="M0 0H1280V1600H0Z", class_="fill-hold-line", opacity=0.5)
        if state == DARK
        else use(f"{form}-light-{state}")
    )
    return group(use(f"{form}-ground"), light, use(f"{form}-frame"), id="hold")


@remembered
def _lantern(state: str, x: float, y: float, scale: float) -> str:
    return group(use(f"lantern-{state}"), id="lantern", transform=placed(x, y, scale))


@remembered
def _raid(stand: Stand) -> str:
    """The lantern on the floor, and rats that run off with the loot."""
    running = [
        group(
            use(f"raider-{number % 4}"), transform=f"translate({x:g},{y:g}) scale({-size if left else size:g},{size:g})"
        )
        for number, (x, y, size, left) in enumerate(stand.raiders)
    ]
    x, y, scale = stand.fallen
    return group(*running, use("lantern-dark", x, y, scale), id="raid")


# Eyes


def _eyes(drawing: Drawing, stand: Stand, bold: bool) -> None:
    look = drawing.look
    named = drawing.text(
        "rats-lie", total=look.rats, open=look.rats_open, buried=look.rats_buried, coming=look.rats_to_come
    )
    drawing.add("peeping", _eyes_part(stand, named, look.rats_to_come, max(look.rats, look.rats_to_come), bold))


@remembered
def _eyes_part(stand: Stand, named: str, coming: int, all_: int, bold: bool) -> str:
    """The gap in the wall with a pair of eyes for each rat to come; who is gone leaves a dark place."""
    x, y, width, height = stand.gap
    columns = min(max(all_, 1), stand.columns)
    while columns * 30 < width and columns * (-(-all_ // columns)) and -(-all_ // columns) * 52 > height:
        columns += 1
    rows = max(1, -(-all_ // columns))
    inset = 12.0 if height > 100 else 4.0
    across, down = (width - 2 * inset) / columns, (height - inset) / rows
    scale = min(across / 84, down / 62, 1.0)
    jag = 7 if height > 100 else 3
    steps = range(int(width // 26))
    upper = "".join(f"l13-{jag}l13 {jag}" if step % 3 else f"l13 {jag}l13-{jag}" for step in steps)
    lower = "".join(f"l-13 {jag}l-13-{jag}" if step % 4 else f"l-13-{jag}l-13 {jag}" for step in steps)
    hole = f"M{x} {y}{upper}L{x + width} {y}V{y + height}L{x + 26 * len(steps)} {y + height}{lower}L{x} {y + height}Z"
    peeping = [
        use(
            f"{'bold' if bold else 'eyes'}-{(number * 7 + number // 3) % 4}",
            x + inset + (number % columns + 0.5) * across + (7 if number // columns % 2 else -7) * scale,
            y + inset / 2 + (number // columns + 0.5) * down + (2 if number % 3 else 10) * scale,
            round(scale, 2),
        )
        for number in range(coming)
    ]
    return group(
        title(named),
        element("path", d=hole, class_="fill-hold-line stroke-outline", stroke_width=2.6),
        *peeping,
        id="peeping",
    )


# Words


def _sign(drawing: Drawing, stand: Stand, state: str) -> None:
    look, said = drawing.look, drawing.scene.words
    if look.setting_up:
        head = drawing.say(moment(look))
    else:
        out = cards_in(look.open & look.hoard.rats)
        head = (
            said.text("danger-rat", rats=len(out), rat=rat_name(look.hoard.rat(out[0])))
            if out
            else said.text("danger-safe")
        )
    lines = (_chance(drawing), said.text("danger-last-round") if look.view.last_round else "")
    drawing.add("sign", _sign_part(stand.sign, head, lines, state == TENSE, drawing.least_text))


def _chance(drawing: Drawing) -> str:
    """Say how dangerous the next card is."""
    look, said = drawing.look, drawing.scene.words
    rats, cards = look.rats_to_come, look.to_come
    if not cards:
        return said.text("danger-reshuffle" if look.can_turn_up else "danger-used-up")
    if not rats:
        return said.text("danger-none", cards=cards)
    return said.text("danger-chance", rats=rats, cards=cards, odds=round(cards / rats))


@remembered
def _sign_part(box: Box, head: str, lines: tuple[str, ...], tense: bool, least: float) -> str:
    """A sheet of paper that hangs from the beam."""
    x, y, width, height = box
    pad, size = least * 0.9, least * (1.65 if width > 300 else 1.2)
    style = "display alert" if tense else "display"
    head_lines = lines_of(head, width - 2 * pad, size, "display")
    small = [part for line in lines if line for part in lines_of(line, width - 2 * pad, least)]
    total = len(head_lines) * size * 1.12 + len(small) * least * 1.25 + least * 0.3
    at = y + (height - total) / 2 + size * 0.86
    written = []
    for line in head_lines:
        written.append(words(line, x + pad, at, size, style))
        at += size * 1.12
    at += least * 0.2
    for line in small:
        written.append(words(line, x + pad, at, least))
        at += least * 1.25
    ropes = f"M{x + 26} {y + 8}V{y - 22}M{x + width - 26} {y + 8}V{y - 22}"
    right, bottom = x + width, y + height
    torn = (
        f"M{x} {y + 3}L{x + width * 0.3} {y}L{right} {y + 2}L{right - 2} {y + height * 0.5}L{right + 1} {bottom}"
        f"L{x + width * 0.62} {bottom - 3}L{x + 2} {bottom + 1}L{x + 1} {y + height * 0.4}Z"
    )
    return group(
        element("path", d=ropes, class_="stroke-outline", stroke_width=6),
        element("path", d=ropes, class_="stroke-brown-deep", stroke_width=3),
        rect((x + 3, y + 6, width, height), 3, "shadow"),
        element(
            "path",
            d=torn,
            class_=f"fill-card {'stroke-alert' if tense else 'stroke-outline'}",
            stroke_width=4 if tense else 2.2,
        ),
        *written,
        id="sign",
    )


def _banner(drawing: Drawing, stand: Stand) -> None:
    """The alarm in large letters, held up by the rats that have set it off, with the way to keep none of them."""
    look, said = drawing.look, drawing.scene.words
    seat = SeatName(look.view.turn)
    below = drawing.text("danger-alarm-seat" if look.alarm else "danger-alarm-over", seat=seat)
    rats = [look.hoard.rat(card) % len(RATS) for card in cards_in(look.open & look.hoard.rats)]
    held = (rats * 2)[:2] if rats else [3, 4]
    offers = look.alarm and look.may_move
    drawing.add(
        "banner",
        _banner_part(stand.banner, said.text("danger-alarm"), below, held[0], held[1], offers, drawing.least_text),
    )
    if offers:
        x, y, width, height = stand.banner
        box = (
            (x + width / 2 - 110, y + height - 49, 220.0, 46.0)
            if drawing.scene.wide
            else (x + 92, y + height - 46, width - 184, 44.0)
        )
        drawing.add(
            "keep-none",
            button("keep-none", said.text("keep-none"), said.text("label-keep-none"), box, drawing.least_text),
        )


@remembered
def _banner_part(box: Box, text: str, below: str, left: int, right: int, offers: bool, least: float) -> str:
    x, y, width, height = box
    wide = width > 400
    room = 130 if wide else 52
    lines = lines_of(below, width - 2 * room - 16, least)
    size = size_for(
        text,
        width - 2 * room - 16,
        (64 if wide else 34) - (8 if wide and offers else 0) * (len(lines) - 1),
        least,
        "display",
    )
    middle = x + width / 2
    lift = 0 if offers else (18 if wide else 14)
    at = y + size * 0.8 + (4 if wide else 6) + lift
    written = [words(text, middle, at, size, "display on-alarm", "middle")]
    at += least * 1.3
    for line in lines:
        written.append(words(line, middle, at, least, "on-alarm", "middle"))
        at += least * 1.15
    scale = 0.95 if wide else 0.44
    foot = y + height * (0.62 if wide else 0.6)
    return group(
        element("path", d=_burst(box), class_="fill-alarm stroke-outline", stroke_width=4 if wide else 3),
        use(f"rat-{left}", x + room * 0.56, foot, scale),
        use(f"rat-{right}", x + width - room * 0.56, foot, scale),
        *written,
        id="banner",
    )


def _burst(box: Box) -> str:
    """The outline of something that bursts: teeth all around."""
    x, y, width, height = box
    count, rows = round(width / 34), max(2, round(height / 34))
    tooth, step = width / count, height / rows
    depth = 12 if width > 400 else 5
    upper = "".join(f"l{tooth / 2:.1f}-{depth}l{tooth / 2:.1f} {depth}" for _ in range(count))
    right = "".join(f"l{depth} {step / 2:.1f}l-{depth} {step / 2:.1f}" for _ in range(rows))
    lower = "".join(f"l-{tooth / 2:.1f} {depth}l-{tooth / 2:.1f}-{depth}" for _ in range(count))
    left = "".join(f"l-{depth}-{step / 2:.1f}l{depth}-{step / 2:.1f}" for _ in range(rows))
    return f"M{x} {y}{upper}{right}{lower}{left}Z"
