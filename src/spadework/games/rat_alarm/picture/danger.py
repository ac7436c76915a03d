"""How dangerous the next card of Rat Alarm is: a rat, words, and all rats of the game; or the banner of an alarm."""

from spadework.engine.picture.svg import element
from spadework.engine.words import SeatName
from spadework.games.rat_alarm.picture.description import moment
from spadework.games.rat_alarm.picture.drawing import Drawing
from spadework.games.rat_alarm.picture.figures import rat


def wide_danger(drawing: Drawing) -> None:
    """The danger at the top of a wide table."""
    if drawing.look.alarm:
        alarm_banner(drawing, 20, 14, 1240, 88)
        return
    left = _frame(drawing, 20, 14, 1240, 88)
    drawing.write(_warning(drawing), left, 50, 23, _style(drawing))
    drawing.write(_beneath(drawing), left, 85, None, "quiet")
    drawing.rats(788, 42, 456, 42)
    drawing.rat_counts(788, 85, 466)


def tall_danger(drawing: Drawing, y: float, height: float) -> None:
    """The danger on a phone."""
    if drawing.look.alarm:
        alarm_banner(drawing, 6, y, 348, height)
        return
    left = _frame(drawing, 6, y, 348, height)
    line = drawing.paragraph(_warning(drawing), left, y + 26, 354 - left - 6, 16, _style(drawing))
    drawing.paragraph(_beneath(drawing), left, line + 2, 354 - left - 4, 14, "quiet")
    drawing.rats(14, y + height - 36, 332, 27.6)
    drawing.rat_counts(14, y + height - 9, 336)


def _warning(drawing: Drawing) -> str:
    if drawing.look.setting_up:
        return drawing.say(moment(drawing.look))
    rats = drawing.look.rats_open
    return drawing.text("danger-rat", rats=rats) if rats else drawing.text("danger-safe")


def _style(drawing: Drawing) -> str:
    return "display bold alert" if drawing.look.rats_open else "display bold"


def _beneath(drawing: Drawing) -> str:
    """What is said below the danger: the chance, and that the round is the last."""
    chance = drawing.chance()
    return f"{drawing.text('danger-last-round')} · {chance}" if drawing.view.last_round else chance


def _frame(drawing: Drawing, x: float, y: float, width: float, height: float) -> float:
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


def alarm_banner(drawing: Drawing, x: float, y: float, width: float, height: float) -> None:
    """The banner of an alarm, spiked all around, with the way to keep nothing."""
    drawing.below.append(element("path", d=_spikes(x, y, width, height), class_="fill-alert"))
    who = drawing.text("danger-alarm-seat", seat=SeatName(int(drawing.view.turn)))
    may_keep = drawing.look.may_move
    text, named = drawing.text("danger-alarm"), drawing.text("keep-none")
    if drawing.scene.wide:
        for middle in (x + 62, x + 138):
            drawing.below.append(rat(middle, y + height / 2, 1.3, "paper"))
        drawing.write(text, x + 190, y + 46, 40, "display bold on-colour")
        drawing.write(who, x + 190, y + 75, None, "on-colour")
        if may_keep:
            drawing.button("keep-none", named, drawing.text("label-keep-none"), x + width - 222, y + 18, 204, 52)
        return
    drawing.below.append(rat(x + 44, y + 30, 0.9, "paper"))
    drawing.write(text, x + 84, y + 39, 26, "display bold on-colour")
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
