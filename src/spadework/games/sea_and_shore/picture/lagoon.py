"""The lagoon in the middle: the progress of the game, the contested chests, the action cards, and the supply of extra cards."""

from spadework.engine.picture.icons import suit
from spadework.engine.picture.letters import Face, fitted, lines_of, size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, face, halo, rect
from spadework.engine.picture.svg import element, group, number, placed, title, words
from spadework.engine.words import Words, and_list
from spadework.games.sea_and_shore.notation.wording import colour_words, value_of
from spadework.games.sea_and_shore.picture import titles
from spadework.games.sea_and_shore.picture.art.actions import HEIGHT as SCENE_HEIGHT
from spadework.games.sea_and_shore.picture.art.actions import WIDTH as SCENE_WIDTH
from spadework.games.sea_and_shore.picture.art.chests import CHEST_HEIGHT, CHEST_WIDTH
from spadework.games.sea_and_shore.picture.drawing import DOWN, POLE, Drawing, cloth, counter, mast, unread
from spadework.games.sea_and_shore.picture.places import Placement
from spadework.games.sea_and_shore.picture.titles import heading
from spadework.games.sea_and_shore.rules.state import COLOURS, LOOKING

MAST_FOOT = 574
"""Lower end of the mast beside the pier."""


def stack_id(stack: int) -> str:
    """Return the id of a stack."""
    return f"stack-{stack + 1}"


def lay_lagoon(drawing: Drawing) -> None:
    """Draw the water, what stands written on it, and what lies in it for good."""
    places = drawing.places
    rose = None if drawing.look.settled or drawing.look.over else places.rose
    drawing.add("lagoon", _water(f"lagoon-{places.width:.0f}", *places.lagoon, rose))
    if drawing.look.over:
        return
    _lay_pennant(drawing)
    for pair, (left, top) in enumerate(places.actions):
        _lay_action(drawing, pair, left, top)
    for stack in drawing.look.stacks:
        _lay_stack(drawing, stack, _chests(drawing, stack))
    _lay_supply(drawing, *(places.supply if len(drawing.look.stacks) > 1 else places.supply_of_only))


def lay_open(drawing: Drawing) -> None:
    """Draw the water, the text on it, and the permanent things in it."""
    for stack in drawing.look.stacks:
        treasure = drawing.look.open_on(stack)
        if treasure is not None:
            drawing.lay_treasure(treasure, _chests(drawing, stack), stack_id(stack))


def lay_counts(drawing: Drawing) -> None:
    """Draw the number of face-down treasures of each stack, on its corner."""
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


# The pennant


def _lay_pennant(drawing: Drawing) -> None:
    """Draw the progress of the game, and below it, on the same pennant, the trick in the water or the seat that it waits for."""
    places, least = drawing.places, drawing.least_text
    x, baseline, size, width = places.header
    said = heading(drawing.look)
    fit = size_for(said, width, size, least, "display")
    across = width_of(said, fit, "display")
    caption, style = _caption(drawing)
    weight: Face = "bold" if "bold" in style else "text"
    left, below, room = places.caption
    caption = fitted(caption, room, least, weight)
    if caption:
        across = max(across, width_of(caption, least, weight))
    drawn = _flag if drawing.scene.wide else _ribbon
    drawing.add("header", drawn(said, x, baseline, fit, across, below if caption else baseline))
    if caption:
        anchor = None if drawing.scene.wide else "middle"
        drawing.add("trick-caption", _caption_drawn(caption, left, below, least, style, anchor))


def _caption(drawing: Drawing) -> tuple[str, str]:
    """Return the line below the progress of the game and its style, or nothing."""
    look = drawing.look
    if look.settled is None:
        return "", ""
    if look.settled.finished:
        return drawing.text("caption-last-trick"), "quiet"
    if not drawing.scene.wide or look.may_move:
        return "", ""  # The question already says it.
    return drawing.named(f"awaited-{look.action or 'treasure'}", drawing.plain.turn), "brass bold"


@remembered
def _caption_drawn(said: str, x: float, y: float, size: float, style: str, anchor: str | None) -> str:
    return group(words(said, x, y, size, style, anchor), id="trick-caption")


@remembered
def _flag(said: str, x: float, y: float, size: float, across: float, lowest: float) -> str:
    """Draw a pennant on a mast that stands beside the pier; the lowest line has its baseline at `lowest`."""
    left, top, bottom = x - POLE, y - 29, lowest + 11
    return group(
        cloth(Box(left, top, across + 42, bottom - top), (0, 11)),
        mast(left, top - 10, MAST_FOOT),
        element("text", said, x=x, y=y, font_size=size, class_="display"),
        id="header",
    )


@remembered
def _ribbon(said: str, x: float, y: float, size: float, across: float, lowest: float) -> str:
    """Draw a ribbon in the middle, held by cords that reach behind the action cards."""
    left, top, bottom = x - across / 2 - 6, y - 14, lowest + 5.5
    width = 2 * (x - left)
    return group(
        element("path", d=f"M{x - 90} {top - 3}L{left} {top}M{x + 90} {top - 3}L{left + width} {top}", class_="pen"),
        cloth(Box(left, top, width, bottom - top), (3.5, 3.5)),
        element("text", said, x=x, y=y, font_size=size, class_="display", text_anchor="middle"),
        id="header",
    )


# Stacks


def _lay_stack(drawing: Drawing, stack: int, place: Placement) -> None:
    """Draw the treasures face down, and their number."""
    look = drawing.look
    count, open_ = look.face_down(stack), look.open_on(stack)
    seen = None if open_ is None or look.out_of_sight(open_) or look.phase == LOOKING else open_
    value = 0 if seen is None else value_of(drawing.deck, seen)
    said = titles.of_stack(drawing.scene.words, len(look.seats), stack, count, seen, value)
    drawing.add(stack_id(stack), _stack(stack_id(stack), place, count, open_ is None, 1 if stack else -1, said))


@remembered
def _stack(id: str, place: Placement, count: int, shut: bool, side: int, named: str) -> str:
    """Draw closed chests behind the open one, shifted to one side."""
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
    """Draw a golden rim around the card whose action is being carried out."""
    return group(rect(box.inset(-3), 12, "fill-gold stroke-outline", 1.8) if active else "", id=id)


@remembered
def _action_card(
    words_: Words, pair: int, number: int, triggers: tuple[bool, bool], box: Box, least: float, most: int
) -> str:
    """Draw an action card: the colours that trigger it, the scene, and, as far as there is room, the action's effect."""
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
    name, tells = words_.text(f"action-name-{number}"), words_.text(f"action-tells-{number}")
    named = words_.text("shown-action", colours=colours, number=number, name=name, does=tells)
    inner = width - 8
    does = lines_of(tells if least > 15 else words_.text(f"action-does-{number}"), inner - 2, least)[:most]
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
    """Draw one half of the band at the top, with the sign of a colour: strong and in a golden frame if it triggers the action."""
    name, middle = COLOURS[colour], width / 2
    across = middle / 2 - 4 if half == 0 else middle * 1.5 + 4
    if not triggers:
        drawn = _half_band(half, width, high, 0, f"{name}-soft")
        return drawn + group(suit(name, across, high / 2 + 1.5, least * 0.8, f"fill-{name}-deep"), opacity=0.55)
    drawn = _half_band(half, width, high, 0, "gold") + _half_band(half, width, high, round(least * 0.23), name)
    return drawn + suit(name, across, high / 2 + 1.5, least * 0.9, f"fill-{name}-deep")


def _half_band(half: int, width: float, high: float, inset: float, fill: str) -> str:
    """Draw one half of the band, shrunk by `inset`."""
    near, bottom, round_ = 3 + inset, number(high - inset), 10 - inset
    middle, outer, sign = (width / 2 - inset, near, 1) if half == 0 else (width / 2 + inset, width - near, -1)
    path = f"M{middle:g} {near}H{outer + sign * round_}Q{outer} {near} {outer} {near + round_}V{bottom}H{middle:g}Z"
    return element("path", d=path, class_=f"fill-{fill} stroke-outline", stroke_width=1.4)
