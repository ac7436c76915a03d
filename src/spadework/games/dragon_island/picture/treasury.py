"""The treasures in a picture of Dragon Island by their worth, and the piles: cards to draw, discarded and spent, and dragons' eggs."""

from collections.abc import Sequence

from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.engine.words import and_list
from spadework.games.dragon_island.notation.wording import cards_words, terrain_words
from spadework.games.dragon_island.picture.drawing import Drawing
from spadework.games.dragon_island.picture.said.about_pieces import pair_state
from spadework.games.dragon_island.picture.said.happening import heading
from spadework.games.dragon_island.picture.said.naming import pair_name
from spadework.games.dragon_island.rules.state import DRAGONS, PAIRS, TERRAINS


def coins_row(drawing: Drawing, box: Box) -> None:
    """All pairs in the order in which they are laid out: settled, carried, on the treasure field, or still to come."""
    look = drawing.look
    drawing.lay(_shelf(box))
    step = box.width / PAIRS
    for pair in range(PAIRS):
        state = pair_state(look, pair)
        value = look.values[pair]
        name = pair_name(drawing.scene.words, state, value)
        place = (box.x + (pair + 0.5) * step, box.y + box.height / 2, step)
        drawing.lay(_pair(pair, place, value, state, drawing.least_text, name))


@remembered
def _shelf(box: Box) -> Part:
    x, y, width, height = box
    drawn = (
        rect((x + 1, y + 4, width, height), 9, "shadow")
        + rect(box, 9, "fill-wood stroke-wood-deep", 2)
        + rect(box.inset(4), 6, "frame stroke-wood-deep", 1)
    )
    return Part("shelf", group(drawn, id="shelf"))


@remembered
def _pair(pair: int, place: tuple[float, float, float], value: int, state: str, least: float, name: str) -> Part:
    """Two coins of a pair; those that are gone have left their place."""
    x, y, step = place
    radius = min(step * 0.5 - 2, least * 1.12)
    style = {
        "lies": "fill-gold stroke-outline",
        "to-come": "fill-gold stroke-outline",
        "carried": "fill-wood-deep stroke-gold",
    }.get(state, "fill-wood-deep stroke-wood-deep")
    dashes = "5 4" if state == "carried" else None
    coins = "".join(
        element("circle", cx=x + by, cy=y - by, r=radius - 2, class_=style, stroke_width=2.2, stroke_dasharray=dashes)
        for by in ((2, -1) if state in ("lies", "to-come") else (0,))
    )
    if state == "lies":
        coins = element("circle", cx=x, cy=y, r=radius + 3, class_="fill-on-back") + coins
    class_ = "display on-gold" if state in ("lies", "to-come") else "display on-back"
    size = least if least < 20 else least * 1.0
    mark = (
        words(str(value), x, y + size * 0.35, size, class_, "middle")
        if state != "settled"
        else element(
            "path",
            d="M-9 0L-3 7L9-7",
            transform=placed(x, y, least / 21),
            class_="pen stroke-on-back",
            stroke_width=3.4,
        )
    )
    id = f"pair-{pair + 1}"
    return Part(id, group(title(name), coins, mark, id=id))


# Piles


def piles(drawing: Drawing, x: float, y: float, height: float) -> None:
    """Side by side from a point: how far the game is, the draw pile, the discard pile, and the dragons that are still to come."""
    look, least = drawing.look, drawing.least_text
    step = height * 0.72 + least * 2.2
    for place, (id, count) in enumerate((("draw-pile", look.plain.in_draw_pile), ("discards", look.discarded))):
        name = drawing.text(f"shown-{id}", count=count)
        drawing.lay(_pile(id, (x + place * step, y, height), count, least, name))
    left = DRAGONS - len(look.dragons)
    if left:
        name = drawing.text("shown-dragons-left", count=left)
        drawing.lay(_eggs((x + 2 * step + height * 0.2, y + height * 0.55, height / 62), left, name))


@remembered
def _pile(id: str, place: tuple[float, float, float], count: int, least: float, name: str) -> Part:
    """A pile with its upper left corner at a point, and how many cards it has."""
    x, y, high = place
    scale = high / 84
    if not count:
        card = rect((0, 0, 60, 84), 8, "gap", 2.4)
    elif id == "draw-pile":
        card = use("back", 4, -3) + use("back")
    else:
        card = rect((3, 5, 60, 84), 8, "shadow") + rect((0, 0, 60, 84), 8, "card", 2.4)
        card += element("path", d="M12 14H48V44H12ZM12 56H48M12 68H38", class_="pen stroke-quiet", stroke_width=4)
    number = words(str(count), x + high * 0.72 + least * 0.3, y + high * 0.5 + least * 0.4, least * 1.15, "display")
    return Part(id, group(title(name), group(card, transform=placed(x, y, scale)), number, id=id))


@remembered
def _eggs(place: tuple[float, float, float], count: int, name: str) -> Part:
    x, y, scale = place
    drawn = "".join(use("egg", x + at * 40 * scale, y, scale) for at in range(count))
    return Part("eggs", group(title(name), drawn, id="eggs"))


def turn_count(drawing: Drawing, x: float, y: float, size: float, anchor: str | None = None) -> None:
    """How far the game is."""
    drawing.lay(_turn_count(drawing.say(heading(drawing.look)), x, y, size, anchor))


@remembered
def _turn_count(text: str, x: float, y: float, size: float, anchor: str | None) -> Part:
    return Part("turn-count", group(words(text, x, y, size, "display", anchor), id="turn-count"))


def spent(drawing: Drawing, box: Box) -> None:
    """The cards spent in this turn, side by side, each with its picture; at the right the terrains that a Long Journey made free."""
    look, deck = drawing.look, drawing.deck
    least, free = drawing.least_text, tuple(TERRAINS[terrain] for terrain in look.free)
    if free:
        named = and_list([terrain_words(terrain) for terrain in look.free])
        wide = (box.height - least * 1.15) * 0.9 * len(free)
        place = Box(box.x + box.width - wide, box.y, wide, box.height)
        told = drawing.text("says-free", terrains=named)
        drawing.lay(_free(place, free, least, drawing.text("caption-free"), told))
        box = Box(box.x, box.y, box.width - wide - least * 0.6, box.height)
    caption = drawing.text("caption-spent")
    kinds = tuple(deck.kinds[kind] for kind, count in look.spent for _ in range(count))
    name = caption
    if look.spent:
        cards = cards_words(deck, [kind for kind, count in look.spent for _ in range(count)])
        name = drawing.text("shown-spent", cards=cards)
    drawing.lay(_spent(box, kinds, least, caption, name))


@remembered
def _free(box: Box, terrains: tuple[str, ...], least: float, caption: str, name: str) -> Part:
    x, y, width, height = box
    high = height - least * 1.15
    drawn = [title(name), words(caption, x + width, y + least * 0.8, least, "quiet", "end")]
    for place, terrain in enumerate(terrains):
        middle = x + (place + 0.5) * width / len(terrains)
        drawn.append(use(f"tile-{terrain}-0", middle, y + height - high / 2, high / 118))
    return Part("free", group(*drawn, id="free"))


@remembered
def _spent(box: Box, kinds: Sequence[str], least: float, caption: str, name: str) -> Part:
    x, y, width, height = box
    drawn = [title(name), words(caption, x, y + least * 0.8, least, "quiet")]
    top = y + least * 1.15
    high = height - least * 1.15
    wide = high * 1.5
    apart = min(wide + 5, (width - wide) / max(len(kinds) - 1, 1))
    for place, kind in enumerate(kinds):
        drawn.append(group(small_card(kind), transform=placed(x + place * apart, top, high / 60)))
    if not kinds:
        drawn.append(rect((x, top, wide, high), 6, "gap", 1.5))
    return Part("spent", group(*drawn, id="spent"))


@remembered
def small_card(kind: str) -> str:
    """A card as small as a stamp, 90 by 60, its corner at 0; of a double card both pictures."""
    frame = rect((1, 3, 90, 60), 7, "shadow") + rect((0, 0, 90, 60), 7, "card", 2.4)
    halves = kind.split("-or-")
    if f"art-{halves[0]}" in ACTION_ART and len(halves) == 2:
        return frame + use(f"art-{halves[0]}", 24.5, 30, 0.25) + use(f"art-{halves[1]}", 65.5, 30, 0.25)
    return frame + use(f"art-{kind}", 45, 30, 0.52)


ACTION_ART = frozenset(f"art-{name}" for name in ("slumber", "counterspell", "infidelity"))
"""The pictures of the actions that share a card with another."""
