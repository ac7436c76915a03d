"""The middle of the table in a picture of Sea & Shore: how far the game is, the stacks with their treasures, and the action cards."""

from spadework.engine.picture.icons import suit
from spadework.engine.picture.letters import BOLD, fitted, lines_of, width_of
from spadework.engine.picture.sketch import LINE
from spadework.engine.picture.svg import element, group, title, words
from spadework.engine.words import and_list
from spadework.games.sea_and_shore.notation.wording import colour_words, stack_words, treasure_words
from spadework.games.sea_and_shore.picture.description import heading
from spadework.games.sea_and_shore.picture.drawing import SERIF, Drawing
from spadework.games.sea_and_shore.picture.figures import CHEST_HEIGHT, CHEST_WIDTH, Box, action_sign, used
from spadework.games.sea_and_shore.rules.state import COLOURS, LOOKING


def stack_id(stack: int) -> str:
    """The id of a stack."""
    return f"stack-{stack + 1}"


def header(drawing: Drawing, x: float, y: float, width: float, size: float) -> None:
    """Round and trick, and the supply of extra cards."""
    least, supply = drawing.least_text, int(drawing.view.supply)
    said = drawing.text("caption-supply", count=supply)
    wide = width_of(said, least) + least * 1.6
    drawing.write(fitted(drawing.say(heading(drawing.look)), width - wide, size * SERIF), x, y, size, "display bold")
    sign = used("extra", (x + width - wide + least * 0.6, y - least * 0.36, least / 20))
    text = words(said, x + width, y, least, "quiet", "end")
    drawing.below.append(group(title(drawing.text("shown-supply", count=supply)), sign, text))


def stacks(drawing: Drawing, box: Box, gap: float) -> None:
    """Each stack beside the action card of its colours; with 3 players the only stack beside both (SS-10, SS-31)."""
    x, y, width, height = box
    chest = width * (0.24 if len(drawing.look.stacks) == 1 else 0.19 if drawing.scene.wide else 0.15)
    if len(drawing.look.stacks) == 1:
        card = (width - chest - 2 * gap) / 2
        _stack(drawing, 0, Box(x, y, chest, height))
        for pair in range(2):
            _action_card(drawing, pair, Box(x + chest + gap + pair * (card + gap), y, card, height))
        return
    card = (width - 2 * chest - 3 * gap) / 2
    for stack in drawing.look.stacks:
        left = x + stack * (chest + card + 2 * gap)
        _stack(drawing, stack, Box(left, y, chest, height))
        _action_card(drawing, stack, Box(left + chest + gap * 0.6, y, card + gap * 0.4, height))


def _stack(drawing: Drawing, stack: int, box: Box) -> None:
    """The open treasure on those face down, and how many these are."""
    x, y, width, height = box
    look, least = drawing.look, drawing.least_text
    scale = round(min((width - 8) / CHEST_WIDTH, (height - least * LINE - 12) / CHEST_HEIGHT), 3)
    left, top = x + 4, y + (height - least * LINE - CHEST_HEIGHT * scale) / 2 + 4
    open_, count = look.open_on(stack), look.face_down(stack)
    start = len(drawing.below)
    spot = element("rect", x=x, y=y, width=width, height=height, rx=8, class_="spot")
    for lift in range(min(count, 2), 0, -1):
        drawing.closed_chest((left + 4 * scale * lift, top - 5 * scale * lift, scale))
    if open_ is None:
        drawing.closed_chest((left, top, scale)) if count else drawing.below.append(
            element("rect", x=left, y=top, width=CHEST_WIDTH * scale, height=CHEST_HEIGHT * scale, rx=8, class_="gap")
        )
    elif look.out_of_sight(open_):
        drawing.closed_chest((left, top, scale))
    else:
        drawing.lay_treasure(open_, (left, top, scale))
    icon, middle = least / 20 * 0.36, left + CHEST_WIDTH * scale / 2
    text_x = middle + CHEST_WIDTH * icon / 2 - width_of(str(count), least) / 2
    sign = used("chest-closed", (text_x - CHEST_WIDTH * icon - 5, y + height - least * 0.1 - CHEST_HEIGHT * icon, icon))
    number = words(str(count), text_x, y + height - least * 0.1, least, "quiet")
    drawing.below.append(group(title(drawing.text("shown-left", count=count)), sign, number))
    drawing.gathered(start, stack_id(stack), _stack_named(drawing, stack), spot)


def _stack_named(drawing: Drawing, stack: int) -> str:
    named, count = stack_words(drawing.view, stack), drawing.look.face_down(stack)
    open_ = drawing.look.open_on(stack)
    if open_ is None or drawing.look.out_of_sight(open_) or drawing.view.phase == LOOKING:
        return drawing.text("shown-stack", stack=named, count=count)
    return drawing.text("shown-stack-open", stack=named, count=count, treasure=treasure_words(drawing.deck, open_))


def _action_card(drawing: Drawing, pair: int, box: Box) -> None:
    """An action card: its colours, the action that lies up, its sign, and what it does."""
    x, y, width, height = box
    least, action = drawing.least_text, int(drawing.view.side[pair])
    start, pad = len(drawing.below), least * 0.35
    active = action and action == drawing.look.action
    drawing.rounded(box, "sheet stroke-brass" if active else "sheet", 4 if active else 1.5)
    for index in range(2):
        sign = suit(COLOURS[2 * pair + index], x + pad + least * (0.55 + 1.15 * index), y + pad + least * 0.6, least)
        drawing.below.append(sign)
    colours = and_list([colour_words(2 * pair), colour_words(2 * pair + 1)])
    if not action:
        named = drawing.text("shown-no-action", colours=colours)
        drawing.write("?", x + width / 2, y + height / 2 + least, least * 2, "quiet display bold", "middle")
    else:
        does = drawing.text(f"action-does-{action}")
        named = drawing.text(
            "shown-action", colours=colours, number=action, name=drawing.text(f"action-name-{action}"), does=does
        )
        right = x + width - pad
        drawing.write(str(action), right - least * 0.2, y + pad + least, least * 1.25, "display bold", "end")
        text_y = y + pad + least * 2.35
        lines = lines_of(does, width - 2 * pad, least)
        free = height - (text_y - y) - least * LINE * len(lines) - pad
        size = min(height * 0.3, least * 1.9) if free < least * 1.5 else min(free - least * 0.2, least * 3)
        if free >= least * 1.5:
            drawing.below.append(action_sign(action, x + width / 2, y + pad + least * 1.5 + size / 2, size / 44))
            text_y = y + height - pad - least * LINE * len(lines) - least * 0.1
        else:
            sign_x = x + pad + least * 2.4 + (right - least * 1.1 - x - pad - least * 2.4) / 2
            drawing.below.append(action_sign(action, sign_x, y + pad + least * 0.65, least * 1.35 / 44))
        name = fitted(drawing.text(f"action-name-{action}"), width - 2 * pad, least * BOLD)
        drawing.write(name, x + pad, text_y, None, "bold")
        drawing.paragraph(does, x + pad, text_y + least * LINE, width - 2 * pad, least, "quiet")
    drawing.gathered(start, None, named)
