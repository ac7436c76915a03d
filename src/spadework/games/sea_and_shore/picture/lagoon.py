"""The lagoon in the middle: how far the game is, the chests that are fought for, the action cards, and the supply of extra cards."""

from typing import NamedTuple

from spadework.engine.picture.icons import suit
from spadework.engine.picture.letters import lines_of, size_for
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, face, halo, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import Words, and_list
from spadework.games.sea_and_shore.notation.wording import colour_words, value_of
from spadework.games.sea_and_shore.picture import titles
from spadework.games.sea_and_shore.picture.art.actions import WIDTH as SCENE_WIDTH
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT, CHEST_WIDTH
from spadework.games.sea_and_shore.picture.drawing import DOWN, Drawing, Placement, counter
from spadework.games.sea_and_shore.picture.titles import heading
from spadework.games.sea_and_shore.rules.state import COLOURS, LOOKING


class Lagoon(NamedTuple):
    """Places in the lagoon, from its upper left corner."""

    width: float
    height: float
    header: tuple[float, float]
    """Baseline and size."""
    chests: tuple[Placement, Placement]
    only: Placement
    """The place of the chests when there is only one stack."""
    supply: Placement
    supply_of_only: Placement
    actions: tuple[tuple[float, float], tuple[float, float]]
    action_size: tuple[float, float]
    trick: tuple[float, float, float, float]
    """Left, width, baseline of its caption and upper edge of the cards."""
    rose: Placement
    """The place of the chart's compass rose, visible while there is no trick."""
    largest: float
    """Scale of the cards of a trick."""


WIDE = Lagoon(
    width=1240,
    height=372,
    header=(34, 27),
    chests=((450, 44, 1.3), (710, 44, 1.3)),
    only=(534, 44, 1.3),
    supply=(620, 94, 1.3),
    supply_of_only=(720, 94, 1.3),
    actions=((26, 46), (1024, 46)),
    action_size=(190, 280),
    trick=(226, 788, 164, 182),
    rose=(620, 256, 0.96),
    largest=0.99,
)
TALL = Lagoon(
    width=352,
    height=352,
    header=(22, 17),
    chests=((118, 44, 0.8), (186, 44, 0.8)),
    only=(152, 44, 0.86),
    supply=(176, 158, 0.7),
    supply_of_only=(176, 160, 0.7),
    actions=((7, 34), (249, 34)),
    action_size=(96, 166),
    trick=(6, 340, 218, 236),
    rose=(176, 282, 0.56),
    largest=0.56,
)


def stack_id(stack: int) -> str:
    """The id of a stack."""
    return f"stack-{stack + 1}"


def lay_lagoon(drawing: Drawing, lagoon: Lagoon, x: float, y: float) -> None:
    """The water, what stands written on it, and what lies in it for good."""
    drawing.add(
        "lagoon",
        _water(f"lagoon-{lagoon.width:.0f}", x, y, None if drawing.look.settled else _moved(lagoon.rose, x, y)),
    )
    baseline, size = lagoon.header
    said = heading(drawing.look)
    drawing.add("header", _written("header", said, x + lagoon.width / 2, y + baseline, size))
    for pair, (left, top) in enumerate(lagoon.actions):
        _lay_action(drawing, pair, x + left, y + top, lagoon.action_size)
    for stack in drawing.look.stacks:
        _lay_stack(drawing, stack, _moved(_chests(drawing, lagoon, stack), x, y))
    left, top, scale = lagoon.supply if len(drawing.look.stacks) > 1 else lagoon.supply_of_only
    _lay_supply(drawing, x + left, y + top, scale)


def lay_open(drawing: Drawing, lagoon: Lagoon, x: float, y: float) -> None:
    """The treasures that lie open on the stacks."""
    for stack in drawing.look.stacks:
        treasure = drawing.look.open_on(stack)
        if treasure is not None:
            drawing.lay_treasure(treasure, _moved(_chests(drawing, lagoon, stack), x, y), stack_id(stack))


def lay_counts(drawing: Drawing, lagoon: Lagoon, x: float, y: float) -> None:
    """The number of face-down treasures of each stack, on its corner."""
    for stack in drawing.look.stacks:
        count = drawing.look.face_down(stack)
        left, top, scale = _chests(drawing, lagoon, stack)
        named = titles.of_count(drawing.scene.words, "shown-left", count)
        drawing.lay_number(f"left-{stack + 1}", count, (x + left - 6 * scale, y + top + 64 * scale), named)


def _chests(drawing: Drawing, lagoon: Lagoon, stack: int) -> Placement:
    return lagoon.chests[stack] if len(drawing.look.stacks) > 1 else lagoon.only


@remembered
def _water(sprite: str, x: float, y: float, rose: Placement | None) -> str:
    return group(use(sprite, x, y), use("rose", *rose) if rose else "", id="lagoon")


@remembered
def _written(id: str, said: str, x: float, y: float, size: float, style: str = "display") -> str:
    return element("text", said, id=id, x=x, y=y, font_size=size, class_=style, text_anchor="middle")


# Stacks


def _lay_stack(drawing: Drawing, stack: int, place: Placement) -> None:
    """The treasures face down, and how many they are."""
    look = drawing.look
    count, open_ = look.face_down(stack), look.open_on(stack)
    seen = None if open_ is None or look.out_of_sight(open_) or look.phase == LOOKING else open_
    value = 0 if seen is None else value_of(drawing.deck, seen)
    said = titles.of_stack(drawing.scene.words, len(look.seats), stack, count, seen, value)
    drawing.add(stack_id(stack), _stack(stack_id(stack), place, count, open_ is None, drawing.scene.wide, said))


@remembered
def _stack(id: str, place: Placement, count: int, shut: bool, wide: bool, named: str) -> str:
    x, y, scale = place
    across, down = CHEST_WIDTH * scale, CHEST_HEIGHT * scale
    apart = 8.0 if wide else 5.0
    below = min(count, 3) - shut
    chests = "".join(
        use("chest-closed", x - apart * lift * scale, y - 2.5 * lift * scale, scale) for lift in range(below, 0, -1)
    )
    if shut and count:
        chests += use("chest-closed", x, y, scale)
    return group(
        title(named), chests, halo((x - 3 * apart * scale, y - 8, across + 3 * apart * scale, down + 10), 10, 2), id=id
    )


def _lay_supply(drawing: Drawing, x: float, y: float, scale: float) -> None:
    count = drawing.plain.supply
    named = titles.of_count(drawing.scene.words, "shown-supply", count)
    drawing.add("supply", _supply(x, y, scale, count, drawing.least_text, named))


@remembered
def _supply(x: float, y: float, scale: float, count: int, least: float, named: str) -> str:
    high = min(-(-count // 4), 5)
    pile = [use("extra", x - 1.5 * lift, y - 2 * lift, scale) for lift in range(high if count else -1, -1, -1)]
    number = counter(count, x + 19 * scale, y + 21 * scale, least)
    return group(title(named), *pile[::-1], number, id="supply")


# Action cards


def _lay_action(drawing: Drawing, pair: int, x: float, y: float, size: tuple[float, float]) -> None:
    number = drawing.plain.side[pair]
    active = bool(number) and number == drawing.look.action
    box = Box(x, y, *size)
    drawing.add(f"lit-{pair + 1}", _light(f"lit-{pair + 1}", active, box))
    id = f"action-card-{pair + 1}"
    drawing.add(id, _action_card(drawing.scene.words, pair, number, box, drawing.least_text))


@remembered
def _light(id: str, active: bool, box: Box) -> str:
    """A golden rim around the card whose action is being carried out."""
    return group(rect(box.inset(-5), 14, "fill-gold stroke-outline", 1.8) if active else "", id=id)


@remembered
def _action_card(words_: Words, pair: int, number: int, box: Box, least: float) -> str:
    """An action card: its two colours, the scene, and in words what the action does."""
    x, y, width, height = box
    id = f"action-card-{pair + 1}"
    colours = and_list([colour_words(2 * pair), colour_words(2 * pair + 1)])
    band = least * 1.7
    drawn = [face(width, height, 10), *(_band(2 * pair + half, half, width, band, least) for half in range(2))]
    if not number:
        named = words_.text("shown-no-action", colours=colours)
        drawn.append(words("?", width / 2, height * 0.66, least * 3.4, "quiet display", "middle"))
        return group(title(named), *drawn, id=id, transform=placed(x, y))
    name, does = words_.text(f"action-name-{number}"), words_.text(f"action-does-{number}")
    named = words_.text("shown-action", colours=colours, number=number, name=name, does=does)
    inner = width - 10
    scale = round(inner / SCENE_WIDTH, 3)
    drawn.append(use(f"action-{number}", 5, band + 4, scale))
    y_text = band + 4 + 84 * scale + least * 1.12
    large = size_for(name, inner - 4, least * 1.2, least, "display")
    drawn.append(words(name, width / 2, y_text, large, "display", "middle"))
    for line in lines_of(words_.text(f"action-tells-{number}") if least > 20 else does, inner - 2, least)[:3]:
        y_text += least * 1.14
        drawn.append(words(line, width / 2, y_text, least, "quiet", "middle"))
    drawn.append(
        element(
            "circle", cx=width / 2, cy=band / 2 + 2, r=least * 0.76, class_="fill-card stroke-outline", stroke_width=1.8
        )
    )
    drawn.append(words(str(number), width / 2, band / 2 + 2 + least * DOWN, least, "display", "middle"))
    return group(title(named), *drawn, id=id, transform=placed(x, y))


def _band(colour: int, half: int, width: float, high: float, least: float) -> str:
    """One half of the band at the top, in a colour, with its sign."""
    name, middle = COLOURS[colour], width / 2
    path = (
        f"M{middle} 3H13Q3 3 3 13V{high}H{middle}Z"
        if half == 0
        else f"M{middle} 3H{width - 13}Q{width - 3} 3 {width - 3} 13V{high}H{middle}Z"
    )
    across = middle / 2 - 2 if half == 0 else middle * 1.5 + 2
    return element("path", d=path, class_=f"fill-{name} stroke-outline", stroke_width=1.4) + suit(
        name, across, high / 2 + 1.5, least * 0.95, f"fill-{name}-deep"
    )


def _moved(place: Placement, x: float, y: float) -> Placement:
    return place[0] + x, place[1] + y, place[2]
