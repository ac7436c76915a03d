"""A view of Rat Alarm as a picture: a wide table, or one column for a phone.

Ids: `card-12` is a card that lies face up, wherever it lies; `draw-pile` is clicked to turn up, `kind-coins` to drop out with coins,
`stay` to stay in, `keep-none` to keep no rat card.
"""

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.svg import element, group, picture, title
from spadework.engine.words import SeatName, message
from spadework.games.rat_alarm.notation.telling import winners_of, won_by_rats
from spadework.games.rat_alarm.notation.wording import cards_in, seats_words
from spadework.games.rat_alarm.picture.description import description, moment
from spadework.games.rat_alarm.picture.drawing import Drawing, fit
from spadework.games.rat_alarm.picture.figures import CROWN, HEIGHT, card_id, rat
from spadework.games.rat_alarm.picture.seats import scoring, seat_panel
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.moves import cards_showing
from spadework.games.rat_alarm.rules.state import DROP, KEEP, KEEP_NONE, KINDS, STAY, TURN_UP

WIDE_HEIGHT = 768
TALL_SPREAD = 196.0  # room for the open middle, unless there are very many cards
TALL_SMALLEST = 0.5  # scale below which cards on a phone don't shrink
TALL_COLUMNS = 5
FAMILY = 0xFF


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> str:
    """The view as an SVG string, seen with the eyes of `seat`; SPECTATOR sees all seats alike."""
    drawing = Drawing(deck, view, seat, scene)
    height = _wide_table(drawing) if scene.wide else _tall_table(drawing)
    return picture(
        1280 if scene.wide else 360,
        height,
        drawing.text("picture-title", moment=moment(drawing.look)),
        drawing.say(description(drawing.look)),
        drawing.layers(),
        playable=seat in drawing.waiting,
    )


def picks(deck: Deck, view: Record, seat: int, move: int) -> tuple[tuple[str, ...], ...]:
    """The click that makes a move: on the draw pile, a kind, a card, or the words to stay in or keep nothing."""
    family, thing = move & ~FAMILY, move & FAMILY
    if family == DROP:
        return ((f"kind-{KINDS[thing]}",),)
    named = {TURN_UP: "draw-pile", STAY: "stay", KEEP_NONE: "keep-none"}
    return ((named.get(move) or card_id(thing),),)


def marks(deck: Deck, view: Record, seat: int, move: int) -> tuple[str, ...]:
    """What the move would take, keep, bury or turn up."""
    family, thing = move & ~FAMILY, move & FAMILY
    if family == DROP:
        return tuple(card_id(card) for card in cards_in(int(cards_showing(deck.record, view, thing))))
    if move == KEEP_NONE or family < KEEP:
        return picks(deck, view, seat, move)[0]
    return (card_id(thing),)


# Wide


def _wide_table(drawing: Drawing) -> float:
    """The danger, the middle, the kinds, and below them the seats, one's own first; returns its height."""
    if drawing.look.over:
        _verdict(drawing, 20, 16, 1240, 72)
        scoring(drawing, 20, 100, 1240, 50, 250)
    else:
        _wide_danger(drawing)
        _wide_middle(drawing, 140)
        drawing.caption(1260, 437, "caption-kinds", "end")
        drawing.kinds(20, 447, 1240, 6, 102, 14)
    _wide_seats(drawing, 564, 190)
    return WIDE_HEIGHT


def _wide_danger(drawing: Drawing) -> None:
    if drawing.look.alarm:
        _alarm(drawing, 20, 14, 1240, 88)
        return
    left = _danger_frame(drawing, 20, 14, 1240, 88)
    drawing.write(_danger(drawing), left, 50, 23, _danger_style(drawing))
    drawing.write(_beneath(drawing), left, 85, None, "quiet")
    drawing.rats(788, 42, 456, 42)
    drawing.rat_counts(788, 85, 466)


def _wide_middle(drawing: Drawing, y: float) -> None:
    drawing.caption(20, y - 10, "caption-draw-pile")
    drawing.draw_pile((20, y, 0.95))
    drawing.caption(20, y + 200, "caption-discards")
    drawing.discards((20, y + 210, 0.4))
    drawing.turned((178, y + 10, 1.5))
    drawing.caption(396, y - 10, "caption-open")
    drawing.spread(396, y, 864, 270, 14, 1.15)


def _wide_seats(drawing: Drawing, y: float, height: float) -> None:
    seats = [*([] if drawing.seat == SPECTATOR else [drawing.seat]), *drawing.others]
    shares = [1.45 if seat == drawing.seat else 1.0 for seat in seats]
    unit, x = (1240 - 14 * (len(seats) - 1)) / sum(shares), 20.0
    for seat, share in zip(seats, shares, strict=True):
        seat_panel(drawing, seat, x, y, unit * share, height)
        x += unit * share + 14


# Tall


def _tall_table(drawing: Drawing) -> float:
    """One column, 360 wide: the others, the danger, the middle, the kinds, one's own; returns its height."""
    y = _tall_others(drawing, 6)
    if drawing.look.over:
        _verdict(drawing, 6, y, 348, 76)
        y = scoring(drawing, 6, y + 88, 348, 38, 112) + 14
    else:
        _tall_danger(drawing, y, 140)
        y = _tall_middle(drawing, y + 166)
        drawing.caption(354, y + 12, "caption-kinds", "end")
        y = drawing.kinds(6, y + 20, 348, 3, 74, 6) + 6
    if drawing.seat != SPECTATOR:
        seat_panel(drawing, drawing.seat, 6, y, 348, 132)
        y += 138
    return y


def _tall_others(drawing: Drawing, y: float) -> float:
    """The others side by side, at most three; returns where they end."""
    seats = drawing.others
    columns = 2 if len(seats) == 4 else len(seats)
    height = 76 if columns == 1 else 122
    width = (348 - 6 * (columns - 1)) / columns
    for place, seat in enumerate(seats):
        across, down = place % columns * (width + 6), place // columns * (height + 6)
        seat_panel(drawing, seat, 6 + across, y + down, width, height)
    return y + -(-len(seats) // columns) * (height + 6) + 4


def _tall_danger(drawing: Drawing, y: float, height: float) -> None:
    if drawing.look.alarm:
        _alarm(drawing, 6, y, 348, height)
        return
    left = _danger_frame(drawing, 6, y, 348, height)
    line = drawing.paragraph(_danger(drawing), left, y + 26, 354 - left - 6, 16, _danger_style(drawing))
    drawing.paragraph(_beneath(drawing), left, line + 2, 354 - left - 4, 14, "quiet")
    drawing.rats(14, y + height - 36, 332, 27.6)
    drawing.rat_counts(14, y + height - 9, 336)


def _tall_middle(drawing: Drawing, y: float) -> float:
    """Draw pile, the card just turned up and the discards, below them the open cards; returns where they end."""
    drawing.caption(6, y, "caption-draw-pile")
    drawing.draw_pile((6, y + 8, 0.8))
    drawing.turned((137, y + 8, 0.9))
    drawing.caption(354, y, "caption-discards", "end")
    drawing.discards((288, y + 8, 0.5))
    y += 184
    drawing.caption(6, y, "caption-open")
    room, count = TALL_SPREAD, drawing.in_the_spread
    if count and fit(count, 348, room, 6, 1)[1] < TALL_SMALLEST:
        room = -(-count // TALL_COLUMNS) * (HEIGHT * 0.54 + 6)
    drawing.spread(6, y + 10, 348, room, 6, 1)
    return y + 10 + room + 8


# The danger


def _danger(drawing: Drawing) -> str:
    if drawing.look.setting_up:
        return drawing.say(moment(drawing.look))
    rats = drawing.look.rats_open
    return drawing.text("danger-rat", rats=rats) if rats else drawing.text("danger-safe")


def _danger_style(drawing: Drawing) -> str:
    return "serif bold alert" if drawing.look.rats_open else "serif bold"


def _beneath(drawing: Drawing) -> str:
    """What is said below the danger: the chance, and that the round is the last."""
    chance = drawing.chance()
    return f"{drawing.text('danger-last-round')} · {chance}" if drawing.view.last_round else chance


def _danger_frame(drawing: Drawing, x: float, y: float, width: float, height: float) -> float:
    """The frame around the danger with its rat, alert when one lies open; returns where the words begin."""
    danger = bool(drawing.look.rats_open)
    side = min(height, 88)
    frame = "sheet stroke-alert" if danger else "sheet"
    size = {"x": x, "y": y, "height": height, "rx": 12}
    drawing.below.append(element("rect", width=width, class_=frame, stroke_width=4 if danger else 1.5, **size))
    scale = 1.15 if drawing.scene.wide else 0.72
    middle = (x + 48, y + height / 2) if drawing.scene.wide else (x + 32, y + 34)
    if danger:
        drawing.below.append(element("circle", cx=middle[0], cy=middle[1], r=side * 0.36 * scale, class_="fill-alert"))
        drawing.below.append(rat(middle[0] + 5 * scale, middle[1], scale * 0.82, "paper"))
    else:
        drawing.below.append(rat(middle[0] + 4 * scale, middle[1], scale, "line"))
    return x + (100 if drawing.scene.wide else 64)


def _alarm(drawing: Drawing, x: float, y: float, width: float, height: float) -> None:
    """The banner of an alarm, spiked all around, with the way to keep nothing."""
    drawing.below.append(element("path", d=_spikes(x, y, width, height), class_="fill-alert"))
    who = drawing.text("danger-alarm-seat", seat=SeatName(int(drawing.view.turn)))
    may_keep = drawing.seat in drawing.waiting
    text, named = drawing.text("danger-alarm"), drawing.text("keep-none")
    if drawing.scene.wide:
        for middle in (x + 62, x + 138):
            drawing.below.append(rat(middle, y + height / 2, 1.3, "paper"))
        drawing.write(text, x + 190, y + 46, 40, "serif bold on-colour")
        drawing.write(who, x + 190, y + 75, None, "on-colour")
        if may_keep:
            drawing.button("keep-none", named, drawing.text("label-keep-none"), x + width - 222, y + 18, 204, 52)
        return
    drawing.below.append(rat(x + 44, y + 30, 0.9, "paper"))
    drawing.write(text, x + 84, y + 39, 26, "serif bold on-colour")
    drawing.paragraph(who, x + 18, y + 61, width - 36, 14, "on-colour")
    if may_keep:
        drawing.button("keep-none", named, drawing.text("label-keep-none"), x + 80, y + height - 50, width - 160, 44)


def _spikes(x: float, y: float, width: float, height: float) -> str:
    """The outline of a banner with teeth at its upper and lower edge."""
    count = round(width / 20)
    tooth = width / count
    upper = "".join(f"l{tooth / 2:.2f}-8l{tooth / 2:.2f} 8" for _ in range(count))
    lower = "".join(f"l-{tooth / 2:.2f} 8l-{tooth / 2:.2f}-8" for _ in range(count))
    return f"M{x} {y}{upper}v{height}{lower}z"


def _verdict(drawing: Drawing, x: float, y: float, width: float, height: float) -> None:
    """Who has won."""
    winners, points = winners_of(drawing.deck, drawing.view)
    id = (
        "told-share"
        if len(winners) > 1
        else "told-wins-by-rats"
        if won_by_rats(drawing.deck, drawing.view)
        else "told-wins"
    )
    said = drawing.say(message(id, seats=seats_words(winners), points=points))
    crown = element(
        "path",
        d=CROWN,
        transform=f"translate({x + 36},{y + height / 2}) scale(2.6)",
        class_="fill-gold stroke-on-suit",
        stroke_width=0.8,
    )
    size = 30 if drawing.scene.wide else 17
    drawing.below.append(
        element("rect", x=x, y=y, width=width, height=height, rx=12, class_="sheet stroke-brass", stroke_width=3)
    )
    drawing.below.append(group(title(said), crown))
    lines = 1 if drawing.scene.wide else 2
    drawing.paragraph(
        said, x + 76, y + height / 2 + size * (0.36 if lines == 1 else -0.1), (width - 90) * 0.88, size, "serif bold"
    )
