"""The lagoon in the middle: how far the game is, the chests that are fought for, the action cards, and the supply of extra cards."""

from spadework.engine.picture.icons import suit
from spadework.engine.picture.letters import fitted, lines_of, size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, face, halo, rect
from spadework.engine.picture.svg import element, group, placed, title
from spadework.engine.words import Words, and_list
from spadework.games.sea_and_shore.notation.wording import colour_words, value_of
from spadework.games.sea_and_shore.picture import titles
from spadework.games.sea_and_shore.picture.art.actions import HEIGHT as SCENE_HEIGHT
from spadework.games.sea_and_shore.picture.art.actions import WIDTH as SCENE_WIDTH
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT, CHEST_WIDTH
from spadework.games.sea_and_shore.picture.drawing import DOWN, Drawing, counter, unread
from spadework.games.sea_and_shore.picture.places import Placement
from spadework.games.sea_and_shore.picture.titles import heading
from spadework.games.sea_and_shore.rules.state import COLOURS, LOOKING


def stack_id(stack: int) -> str:
    """The id of a stack."""
    return f"stack-{stack + 1}"


def lay_lagoon(drawing: Drawing) -> None:
    """The water, what stands written on it, and what lies in it for good."""
    places = drawing.places
    rose = None if drawing.look.settled or drawing.look.over else places.rose
    drawing.add("lagoon", _water(f"lagoon-{places.width:.0f}", *places.lagoon, rose))
    if drawing.look.over:
        return
    left, baseline, size, width = places.header
    said = heading(drawing.look)
    fit = size_for(said, width, size, drawing.least_text, "display")
    sign = _flag(said, left, baseline, fit) if drawing.scene.wide else _written(said, left, baseline, fit)
    drawing.add("header", sign)
    for pair, (left, top) in enumerate(places.actions):
        _lay_action(drawing, pair, left, top)
    for stack in drawing.look.stacks:
        _lay_stack(drawing, stack, _chests(drawing, stack))
    _lay_supply(drawing, *(places.supply if len(drawing.look.stacks) > 1 else places.supply_of_only))


def lay_open(drawing: Drawing) -> None:
    """The treasures that lie open on the stacks."""
    for stack in drawing.look.stacks:
        treasure = drawing.look.open_on(stack)
        if treasure is not None:
            drawing.lay_treasure(treasure, _chests(drawing, stack), stack_id(stack))


def lay_counts(drawing: Drawing) -> None:
    """The number of face-down treasures of each stack, on its corner."""
    for stack in drawing.look.stacks:
        count = drawing.look.face_down(stack)
        left, top, scale = _chests(drawing, stack)
        named = titles.of_count(drawing.scene.words, "shown-left", count)
        corner = left + (CHEST_WIDTH + 2 if stack else -2) * scale
        drawing.lay_number(f"left-{stack + 1}", count, (corner, top + 64 * scale), named)


def _chests(drawing: Drawing, stack: int) -> Placement:
    return drawing.places.chests[stack] if len(drawing.look.stacks) > 1 else drawing.places.only


@remembered
def _water(sprite: str, x: float, y: float, rose: Placement | None) -> str:
    return group(use(sprite, x, y), use("rose", *rose) if rose else "", id="lagoon")


@remembered
def _written(said: str, x: float, y: float, size: float) -> str:
    return element("text", said, id="header", x=x, y=y, font_size=size, class_="display", text_anchor="middle")


@remembered
def _flag(said: str, x: float, y: float, size: float) -> str:
    """What is written, on a flag whose pole stands beside the pier."""
    left, right, top, bottom = x - 18, x + width_of(said, size, "display") + 24, y - 29, y + 11
    cloth = f"M{left} {top}H{right:.1f}l-11 20l11 20H{left}Z"
    pole = f"M{left} {top - 10}V{bottom + 34}"
    return group(
        element("path", d=cloth, class_="shadow", transform="translate(2,4)"),
        element("path", d=cloth, class_="fill-sheet stroke-outline", stroke_width=1.8, stroke_linejoin="round"),
        element("path", d=pole, class_="stroke-outline", stroke_width=8, stroke_linecap="round"),
        element("path", d=pole, class_="stroke-wood-deep", stroke_width=5, stroke_linecap="round"),
        element("text", said, x=x, y=y, font_size=size, class_="display"),
        id="header",
    )


# Stacks


def _lay_stack(drawing: Drawing, stack: int, place: Placement) -> None:
    """The treasures face down, and how many they are."""
    look = drawing.look
    count, open_ = look.face_down(stack), look.open_on(stack)
    seen = None if open_ is None or look.out_of_sight(open_) or look.phase == LOOKING else open_
    value = 0 if seen is None else value_of(drawing.deck, seen)
    said = titles.of_stack(drawing.scene.words, len(look.seats), stack, count, seen, value)
    drawing.add(stack_id(stack), _stack(stack_id(stack), place, count, open_ is None, 1 if stack else -1, said))


@remembered
def _stack(id: str, place: Placement, count: int, shut: bool, side: int, named: str) -> str:
    """Closed chests behind the open one, shifted to one side."""
    x, y, scale = place
    across, down = CHEST_WIDTH * scale, CHEST_HEIGHT * scale
    apart = 5.5 * scale
    below = min(count, 3) - shut
    chests = "".join(
        use("chest-closed", x + side * apart * lift, y - 2.5 * lift * scale, scale) for lift in range(below, 0, -1)
    )
    if shut and count:
        chests += use("chest-closed", x, y, scale)
    left = min(x, x + side * 3 * apart)
    return group(title(named), chests, halo((left, y - 8, across + 3 * apart, down + 10), 10, 2), id=id)


def _lay_supply(drawing: Drawing, x: float, y: float, scale: float) -> None:
    count = drawing.plain.supply
    named = titles.of_count(drawing.scene.words, "shown-supply", count)
    drawing.add("supply", _supply(x, y, scale, count, drawing.least_text, named))


@remembered
def _supply(x: float, y: float, scale: float, count: int, least: float, named: str) -> str:
    high = min(-(-count // 4), 5)
    pile = [use("extra", x - 1.5 * lift, y - 2 * lift, scale) for lift in range(high if count else -1, -1, -1)]
    if scale > 1:
        pile.append(use("jetty", x - 20 * scale, y - 28 * scale, scale * 0.4))
    number = counter(count, x + (19 * scale if scale > 0.6 else 0), y + (21 if scale > 0.6 else 38) * scale, least)
    return group(title(named), *pile[::-1], number, id="supply")


# Action cards


def _lay_action(drawing: Drawing, pair: int, x: float, y: float) -> None:
    number, places = drawing.plain.side[pair], drawing.places
    active = bool(number) and number == drawing.look.action
    box = Box(x, y, *places.action_size)
    drawing.add(f"lit-{pair + 1}", _light(f"lit-{pair + 1}", active, box))
    id, words_ = f"action-card-{pair + 1}", drawing.scene.words
    drawing.add(
        id,
        _action_card(words_, pair, number, drawing.look.triggers(pair), box, drawing.least_text, places.action_lines),
    )


@remembered
def _light(id: str, active: bool, box: Box) -> str:
    """A golden rim around the card whose action is being carried out."""
    return group(rect(box.inset(-3), 12, "fill-gold stroke-outline", 1.8) if active else "", id=id)


@remembered
def _action_card(
    words_: Words, pair: int, number: int, triggers: tuple[bool, bool], box: Box, least: float, most: int
) -> str:
    """An action card: the colours that trigger it, the scene, and as far as there is room what the action does."""
    x, y, width, height = box
    id = f"action-card-{pair + 1}"
    colours = and_list([colour_words(2 * pair), colour_words(2 * pair + 1)])
    band = least * 1.8
    drawn = [
        face(width, height, 10),
        *(_band(2 * pair + half, half, width, band, least, triggers[half]) for half in range(2)),
    ]
    if not number:
        named = words_.text("shown-no-action", colours=colours)
        drawn.append(unread("?", width / 2, height * 0.7, least * 2.6, "quiet display", "middle"))
        return group(title(named), *drawn, id=id, transform=placed(x, y))
    name, told = words_.text(f"action-name-{number}"), words_.text(f"action-tells-{number}")
    named = words_.text("shown-action", colours=colours, number=number, name=name, does=told)
    inner = width - 8
    does = lines_of(told if least > 15 else words_.text(f"action-does-{number}"), inner - 2, least)[:most]
    scale = round(min(inner / SCENE_WIDTH, (height - band - least * (1.75 + 1.12 * most)) / SCENE_HEIGHT), 3)
    drawn.append(use(f"action-{number}", (width - SCENE_WIDTH * scale) / 2, band + 4, scale))
    y_text = band + 4 + SCENE_HEIGHT * scale + least * 1.1
    large = size_for(name, inner - 2, least * 1.15, least, "display")
    drawn.append(unread(fitted(name, inner, large, "display"), width / 2, y_text, large, "display", "middle"))
    for line in does:
        y_text += least * 1.12
        drawn.append(unread(line, width / 2, y_text, least, "quiet", "middle"))
    drawn.append(
        element(
            "circle", cx=width / 2, cy=band / 2 + 2, r=least * 0.76, class_="fill-card stroke-outline", stroke_width=1.8
        )
    )
    drawn.append(unread(str(number), width / 2, band / 2 + 2 + least * DOWN, least, "display", "middle"))
    return group(title(named), *drawn, id=id, transform=placed(x, y))


def _band(colour: int, half: int, width: float, high: float, least: float, triggers: bool) -> str:
    """One half of the band at the top, with the sign of a colour: strong and with a lit edge when the colour triggers the action."""
    name, middle = COLOURS[colour], width / 2
    path = (
        f"M{middle} 3H13Q3 3 3 13V{high}H{middle}Z"
        if half == 0
        else f"M{middle} 3H{width - 13}Q{width - 3} 3 {width - 3} 13V{high}H{middle}Z"
    )
    across = middle / 2 - 4 if half == 0 else middle * 1.5 + 4
    drawn = element("path", d=path, class_=f"fill-{name}{'' if triggers else '-soft'} stroke-outline", stroke_width=1.4)
    if triggers:
        bar = (4.5 if half == 0 else middle + 1, high - 1, middle - 5.5, 4.5)
        drawn += rect(bar, 1, "fill-gold stroke-outline", 1)
        return drawn + suit(name, across, high / 2 + 1, least, f"fill-{name}-deep")
    return drawn + group(suit(name, across, high / 2 + 1.5, least * 0.8, f"fill-{name}-deep"), opacity=0.55)
