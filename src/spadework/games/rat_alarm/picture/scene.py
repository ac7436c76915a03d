"""The hold itself: its walls, the lantern's light, the eyes in the dark, and the danger of the next card in words."""

from typing import NamedTuple

from spadework.engine.picture.letters import lines_of, size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import SeatName
from spadework.games.rat_alarm.notation.wording import cards_in, rat_name
from spadework.games.rat_alarm.picture.about import moment
from spadework.games.rat_alarm.picture.art.hold import CALM, DARK, TALL, TENSE, WIDE
from spadework.games.rat_alarm.picture.art.rats import RATS
from spadework.games.rat_alarm.picture.drawing import Drawing
from spadework.games.rat_alarm.picture.plan import Place, Plan


def hold(drawing: Drawing) -> None:
    """Draw the hold, as light as the rats leave it, with its words."""
    look, plan = drawing.look, drawing.plan
    form = WIDE if plan.wide else TALL
    state = DARK if look.havoc else TENSE if look.rats_open and not look.over else CALM
    drawing.add("hold", _hold(form, state))
    _eyes(drawing, bold=state != CALM)
    if state == DARK:
        _banner(drawing)
    else:
        drawing.add("lantern", _lantern(state, plan.lantern))
        if not look.over:
            _sign(drawing, state)


def raid(drawing: Drawing) -> None:
    """Draw the rats' raid on the hold when no player has the lamp, drawn over everything there."""
    if drawing.look.havoc:
        drawing.add("raid", _raid(drawing.plan))


@remembered
def _hold(form: str, state: str) -> str:
    light = use(f"{form}-glow" if state == DARK else f"{form}-light-{state}")
    return group(use(f"{form}-ground"), light, use(f"{form}-frame"), id="hold")


@remembered
def _lantern(state: str, place: Place) -> str:
    return group(use(f"lantern-{state}"), id="lantern", transform=placed(*place))


@remembered
def _raid(plan: Plan) -> str:
    """Draw the lantern on the floor, and rats that run off with the loot."""
    running = [
        group(
            use(f"raider-{number % 4}"), transform=f"translate({x:g},{y:g}) scale({-size if left else size:g},{size:g})"
        )
        for number, (x, y, size, left) in enumerate(plan.raiders)
    ]
    return group(*running, use("lantern-dark", *plan.fallen), id="raid")


# Eyes


def _eyes(drawing: Drawing, bold: bool) -> None:
    look = drawing.look
    named = drawing.text(
        "rats-lie", total=look.rats, open=look.rats_open, buried=look.rats_buried, coming=look.rats_to_come
    )
    coming = 0 if look.over else look.rats_to_come
    drawing.add("peeping", _eyes_part(drawing.plan, named, coming, max(look.rats, coming), bold))


@remembered
def _eyes_part(plan: Plan, named: str, coming: int, all_: int, bold: bool) -> str:
    """Draw the gap in the wall, with a pair of eyes for each rat still to come and a dark place for each that has come."""
    x, y, width, height = plan.gap
    columns = min(max(all_, 1), plan.eyes)
    while columns * 30 < width and columns * (-(-all_ // columns)) and -(-all_ // columns) * 52 > height:
        columns += 1
    rows = max(1, -(-all_ // columns))
    inset = 12.0 if plan.wide else 4.0
    across, down = (width - 2 * inset) / columns, (height - inset) / rows
    scale = min(across / 84, down / 62, 1.0)
    jag = 7 if plan.wide else 3
    steps = range(int(width // 26))
    upper = "".join(f"l13-{jag}l13 {jag}" if step % 3 else f"l13 {jag}l13-{jag}" for step in steps)
    lower = "".join(f"l-13 {jag}l-13-{jag}" if step % 4 else f"l-13-{jag}l-13 {jag}" for step in steps)
    hole = f"M{x} {y}{upper}L{x + width} {y}V{y + height}L{x + 26 * len(steps)} {y + height}{lower}L{x} {y + height}Z"
    # In leaps, so that the last rats don't huddle in a corner.
    places = [number * 7 % all_ if all_ % 7 else number for number in range(all_)]
    peeping = [
        use(
            f"{'bold' if bold else 'eyes'}-{(place * 7 + place // 3) % 4}",
            x + inset + (place % columns + 0.5) * across + (7 if place // columns % 2 else -7) * scale,
            y + inset / 2 + (place // columns + 0.5) * down + (2 if place % 3 else 10) * scale,
            round(scale, 2),
        )
        for place in places[:coming]
    ]
    return group(
        title(named),
        group(
            element("path", d=hole, class_="fill-hold-line stroke-outline", stroke_width=1.8),
            *peeping,
            aria_hidden="true",
        ),
        id="peeping",
    )


# Words


def _sign(drawing: Drawing, state: str) -> None:
    look, said = drawing.look, drawing.scene.words
    last = said.text("danger-last-round") if look.view.last_round else ""
    # Without a rat to come, a warning would be pointless.
    harmless = bool(look.to_come) and not look.rats_to_come
    chance = _chance(drawing)
    warning = drawing.say(moment(look)) if look.setting_up else _warning(drawing)
    head, *lines = (chance, last) if harmless else (warning, chance, last)
    tense = state == TENSE and not harmless
    drawing.add("sign", paper("sign", drawing.plan.sign, head, tuple(lines), tense, drawing.plan))


def _warning(drawing: Drawing) -> str:
    """Return the text about the rats that lie open."""
    look, said = drawing.look, drawing.scene.words
    out = cards_in(look.open & look.hoard.rats)
    if not out:
        return said.text("danger-safe")
    return said.text("danger-rat", rats=len(out), rat=rat_name(look.hoard.rat(out[0])))


def _chance(drawing: Drawing) -> str:
    """Return the text about the danger of the next card."""
    look, said = drawing.look, drawing.scene.words
    rats, cards = look.rats_to_come, look.to_come
    if not cards:
        return said.text("danger-reshuffle" if look.can_turn_up else "danger-used-up")
    if not rats:
        return said.text("danger-none", cards=cards)
    return said.text("danger-chance", rats=rats, cards=cards, odds=1 if rats == cards else max(2, round(cards / rats)))


HEADLINES = (1.55, 1.17)
"""Sizes of a headline, in sizes of the smallest letters."""
LINE, HEADLINE = 1.15, 1.05
"""Line heights, in sizes of letters."""


class Lines(NamedTuple):
    """The words on a sheet of paper."""

    size: float
    """Size of its headline."""
    head: list[str]
    small: list[str]

    def height(self, least: float) -> float:
        """Return the height of all lines."""
        return len(self.head) * self.size * HEADLINE + len(self.small) * least * LINE


def set_lines(
    head: str, lines: tuple[str, ...], width: float, height: float, least: float, rather_short: bool
) -> Lines:
    """Set a headline as large as possible, with smaller lines below it; if `rather_short`, smaller where that saves lines.

    The last lines are omitted if there is no room for them, as the log contains them too.
    """
    small = [part for line in lines if line for part in lines_of(line, width, least)]
    while True:
        sizes = [share * least for share in HEADLINES]
        found = [Lines(size, lines_of(head, width, size, "display"), small) for size in sizes]
        fitting = [one for one in found if one.height(least) <= height]
        if fitting:
            return min(fitting, key=lambda one: len(one.head)) if rather_short else fitting[0]
        if len(small) <= 1:
            return Lines(least, lines_of(head, width, least, "display"), small)
        small = small[:-1]


@remembered
def paper(
    id: str,
    box: Box,
    head: str,
    lines: tuple[str, ...],
    tense: bool,
    plan: Plan,
    tally: int | None = None,
    named: str = "",
) -> str:
    """Draw a hanging sheet of paper, with its headline as large as possible.

    Args:
        tally: its step in the counting; it then has a crown on both sides of its headline.
        named: its name for screen readers; by default its text.
    """
    x, y, width, height = box
    least = plan.letters
    pad = least * (0.8 if tally is None else 3.6)
    shown = set_lines(head, lines, width - 2 * pad, height - least * 0.8, least, tally is not None)
    size, style = shown.size, "display alert" if tense else "display"
    at = y + (height - shown.height(least)) / 2 + size * 0.8
    across, anchor = (x + pad, None) if tally is None else (x + width / 2, "middle")
    written = []
    for line in shown.head:
        written.append(words(line, across, at, size, style, anchor))
        at += size * HEADLINE
    at += least * 0.86 - size * 0.8
    for line in shown.small:
        written.append(words(line, across, at, least, "", anchor))
        at += least * LINE
    # It hangs from the beam where there is one, else it is nailed on.
    ropes = f"M{x + 26} {y + 8}V{y - 22}M{x + width - 26} {y + 8}V{y - 22}" if plan.wide else ""
    nails = f"M{x + 6} {y + 7}h.1M{x + width - 6} {y + 7}h.1"
    crown = min(least / 17, height / 52)
    aside = min(max(width_of(line, size, "display") for line in shown.head) / 2 + pad / 2, (width - pad) / 2)
    crowns = [use("crowns", x + width / 2 + side * aside, y + height / 2, crown) for side in (-1, 1)]
    right, bottom = x + width, y + height
    torn = (
        f"M{x} {y + 3}L{x + width * 0.3} {y}L{right} {y + 2}L{right - 2} {y + height * 0.5}L{right + 1} {bottom}"
        f"L{x + width * 0.62} {bottom - 3}L{x + 2} {bottom + 1}L{x + 1} {y + height * 0.4}Z"
    )
    return group(
        title(named) if named else "",
        element("path", d=ropes, class_="stroke-outline", stroke_width=6) if ropes else "",
        element("path", d=ropes, class_="stroke-brown-deep", stroke_width=3) if ropes else "",
        rect((x + 3, y + 6, width, height), 3, "shadow"),
        element(
            "path",
            d=torn,
            class_=f"fill-card {'stroke-alert' if tense else 'stroke-outline'}",
            stroke_width=4 if tense else 2.2,
        ),
        rect((x + 5, y + 5, width - 10, height - 10), 2, "frame", 1),
        element("path", d=nails, class_="pen stroke-outline", stroke_width=4),
        *(crowns if tally is not None else ()),
        *written,
        id=id,
        data_tally=tally,
    )


def _banner(drawing: Drawing) -> None:
    """Draw the alarm in large letters, held up by the rats that have set it off and still lie open."""
    look, said = drawing.look, drawing.scene.words
    seat = SeatName(look.view.turn)
    below = drawing.text("danger-alarm-seat" if look.alarm else "danger-alarm-over", seat=seat)
    # There may be more than two: the one just turned up comes first.
    cards = sorted(cards_in(look.open & look.hoard.rats), key=lambda card: card != look.view.turned)
    rats = tuple([look.hoard.rat(card) % len(RATS) for card in cards[:2]])
    drawing.add("banner", _banner_part(drawing.plan, said.text("danger-alarm"), below, rats))


@remembered
def _banner_part(plan: Plan, text: str, below: str, rats: tuple[int, ...]) -> str:
    x, y, width, height = plan.banner
    least, room = plan.letters, 104 if plan.wide else 52
    across = width - len(rats) * room - 2.2 * least
    lines = lines_of(below, across, least)
    size = size_for(text, across, min(height - 14 - len(lines) * least * 1.15, height * 0.5), least, "display")
    # A single rat sits on the left.
    middle = x + width / 2 + (room / 2 if len(rats) == 1 else 0)
    at = y + (height - size - len(lines) * least * 1.15) / 2 + size * 0.86
    written = [words(text, middle, at, size, "display on-alarm", "middle")]
    at += least * 1.15
    for line in lines:
        written.append(words(line, middle, at, least, "on-alarm", "middle"))
        at += least * 1.15
    scale, foot = (0.74, y + height * 0.6) if plan.wide else (0.42, y + height * 0.62)
    return group(
        element("path", d=_burst(plan.banner), class_="fill-alarm stroke-outline", stroke_width=4 if plan.wide else 3),
        *(
            use(f"rat-{rat}", side, foot, scale)
            for rat, side in zip(rats, (x + room * 0.56, x + width - room * 0.56), strict=False)
        ),
        *written,
        id="banner",
    )


def _burst(box: Box) -> str:
    """Return the path of a jagged outline, with teeth all around."""
    x, y, width, height = box
    count, rows = round(width / 34), max(2, round(height / 34))
    tooth, step = width / count, height / rows
    depth = 12 if width > 400 else 5
    upper = "".join(f"l{tooth / 2:.1f}-{depth}l{tooth / 2:.1f} {depth}" for _ in range(count))
    right = "".join(f"l{depth} {step / 2:.1f}l-{depth} {step / 2:.1f}" for _ in range(rows))
    lower = "".join(f"l-{tooth / 2:.1f} {depth}l-{tooth / 2:.1f}-{depth}" for _ in range(count))
    left = "".join(f"l-{depth}-{step / 2:.1f}l{depth}-{step / 2:.1f}" for _ in range(rows))
    return f"M{x} {y}{upper}{right}{lower}{left}Z"
