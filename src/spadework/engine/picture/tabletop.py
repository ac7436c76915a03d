"""A plain picture from a declaration: piles, a board, everyone's cards and counters, and the choices.

A new game declares the things on the table. Their layout, wide or narrow, light or dark, and the text for screen readers are derived.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from spadework.engine.interface.picture import Scene
from spadework.engine.interface.rules import SPECTATOR
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import fitted, size_for
from spadework.engine.picture.parts import TALL, WIDE, Drawn, Part
from spadework.engine.picture.surfaces import back, button, face, gap, panel, rect, spot
from spadework.engine.picture.svg import group, title, words

CARD_RATIO = 1.4
"""Height of a card for its width."""

WIDEST_CHOICE = 280.0
"""Maximum width of a button."""


@dataclass(frozen=True)
class Card:
    """A card on the table or in a hand."""

    text: str = ""
    """Text on the card, such as a number; empty for a card face down."""
    id: str = ""
    """Unique id of the element; a card that can be chosen needs one."""
    name: str = ""
    """The accessible name."""


@dataclass(frozen=True)
class Pile:
    """A stack of cards in the middle of the table, of which the top one is visible."""

    label: str
    top: Card | None = None
    """The top card; None for an empty place."""
    count: int | None = None
    """Number of cards; None to omit it."""


@dataclass(frozen=True)
class Holding:
    """A seat's cards and counters."""

    seat: int
    counters: Sequence[tuple[str, int]] = ()
    """Labels and amounts."""
    cards: Sequence[Card] = ()
    """Cards in front of the seat."""
    active: bool = False
    """Whether the seat moves next, or has won."""


@dataclass(frozen=True)
class Choice:
    """A button on the table."""

    id: str
    label: str


@dataclass(frozen=True)
class Tabletop:
    """Everything on the table, as one viewer sees it.

    Args:
        title: the accessible name.
        description: the accessible description, in a sentence or two.
        holdings: every seat's things, in the order of the seats.
        piles: the piles in the middle.
        board: rows of cards on a common board.
        hand: the viewer's cards.
        choices: buttons.
        playable: whether something can be chosen.
    """

    title: str
    description: str
    holdings: Sequence[Holding]
    piles: Sequence[Pile] = ()
    board: Sequence[Sequence[Card]] = ()
    hand: Sequence[Card] = ()
    choices: Sequence[Choice] = ()
    playable: bool = False


@dataclass(frozen=True)
class Layout:
    """Areas of the picture, as x, y, width and height."""

    size: tuple[int, int]
    others: tuple[float, float, float, float]
    middle: tuple[float, float, float, float]
    own: tuple[float, float, float, float]
    hand: tuple[float, float, float, float]
    text: float
    """Font size."""


LAYOUTS = {
    True: Layout(WIDE, (20, 16, 1240, 190), (20, 226, 1240, 250), (20, 500, 320, 244), (370, 500, 890, 244), 22),
    False: Layout(TALL, (6, 6, 348, 150), (6, 162, 348, 190), (6, 358, 348, 84), (6, 448, 348, 166), 14),
}
"""Layouts of wide and narrow pictures."""


def draw_tabletop(table: Tabletop, seat: int, scene: Scene) -> Drawn:
    """Draw a table.

    Args:
        table: its contents.
        seat: the viewer, whose things lie nearest; SPECTATOR looks from the first seat's side.
        scene: names, words and layout.
    """
    layout = LAYOUTS[scene.wide]
    width, height = layout.size
    near = 0 if seat == SPECTATOR else seat
    around = [(near + turn) % len(table.holdings) for turn in range(len(table.holdings))]
    parts = [Part("table", group(rect((0, 0, width, height), 0, "table"), id="table"))]
    for box, other in zip(_shares(layout.others, len(around) - 1), around[1:], strict=True):
        parts.append(_holding(table.holdings[other], scene, box, layout.text))
    parts += _middle(table, layout)
    parts.append(_holding(table.holdings[near], scene, layout.own, layout.text))
    parts += _row(table.hand, layout.hand, "hand")
    x, y, across, down = layout.hand
    widest = min(across, WIDEST_CHOICE * len(table.choices))
    for box, choice in zip(_shares((x, y, widest, down), len(table.choices)), table.choices, strict=True):
        x, y, across, _ = box
        area = (x, y, across, 44.0)
        label = words(choice.label, x + across / 2, y + 29, layout.text, "bold", "middle")
        parts.append(Part(choice.id, button(area, label, spot(area, 9), id=choice.id, name=choice.label)))
    return Drawn((width, height), table.title, table.description, parts, table.playable)


def _middle(table: Tabletop, layout: Layout) -> list[Part]:
    """Draw the piles and the board, side by side."""
    rows = len(table.board)
    x, y, across, down = layout.middle
    places = len(table.piles) + (2 if rows else 0)
    narrow = min(across, places * 1.1 * down)
    areas = _shares((x + (across - narrow) / 2, y, narrow, down), places)
    parts = []
    for number, (pile, box) in enumerate(zip(table.piles, areas, strict=False)):
        parts.append(_pile(pile, number, box, layout.text))
    if rows:
        x, y, across, down = areas[len(table.piles)]
        across *= 2
        for row, cards in enumerate(table.board):
            parts += _row(cards, (x, y + row * down / rows, across, down / rows), f"row-{row}")
    return parts


def _pile(pile: Pile, number: int, box: tuple[float, float, float, float], size: float) -> Part:
    x, y, across, down = box
    high = down - 2.2 * size
    wide = min(across - 12, high / CARD_RATIO)
    high = min(high, wide * CARD_RATIO)
    left = x + (across - wide) / 2
    under = pile.label if pile.count is None else f"{pile.label}: {pile.count}"
    top = gap((left, y, wide, high)) if pile.top is None else _card(pile.top, left, y, wide, high)
    small = size_for(under, across, size, 9)
    label = words(fitted(under, across, small), x + across / 2, y + high + 1.4 * size, small, "", "middle")
    return Part(f"pile-{number}", group(title(under), top, label, id=f"pile-{number}"))


def _holding(holding: Holding, scene: Scene, box: tuple[float, float, float, float], size: float) -> Part:
    x, y, across, down = box
    name, line = scene.names[holding.seat], 1.35 * size
    counters = ", ".join(f"{label}: {amount}" for label, amount in holding.counters)
    drawn = [
        title(f"{name}. {counters}" if counters else name),
        panel(x, y, across, down, holding.active),
        emblem(holding.seat, x + 1.2 * size, y + 1.2 * size, 0.85 * size),
        words(fitted(name, across - 3.4 * size, size, "bold"), x + 2.3 * size, y + 1.55 * size, size, "bold"),
    ]
    for number, (label, amount) in enumerate(holding.counters):
        below = y + 1.55 * size + (number + 1) * line
        drawn.append(words(fitted(f"{label}: {amount}", across - size, size), x + 0.5 * size, below, size))
    top = y + 2.3 * size + len(holding.counters) * line
    # Beside the counters where there is more room than below them.
    beside = (x + across / 2, y + 6, across / 2 - 6, down - 12)
    below_them = (x + 6, top, across - 12, y + down - top - 6)
    place = beside if across > 1.5 * down else below_them
    cards = "".join(part.svg for part in _row(holding.cards, place, f"before-{holding.seat + 1}"))
    id = f"holding-{holding.seat + 1}"
    return Part(id, group(*drawn, cards, id=id))


def _row(cards: Sequence[Card], box: tuple[float, float, float, float], row: str) -> list[Part]:
    """Draw cards side by side, as large as there is room."""
    if not cards:
        return []
    x, y, across, down = box
    step = across / len(cards)
    wide = max(1.0, min(step - 6, down / CARD_RATIO))
    high = wide * CARD_RATIO
    step = min(step, wide + 14)
    left = x + (across - step * len(cards)) / 2 + (step - wide) / 2
    parts = []
    for number, card in enumerate(cards):
        id = card.id or f"{row}-{number + 1}"
        drawn = _card(card, left + number * step, y, wide, high)
        parts.append(Part(id, group(title(card.name) if card.name else "", drawn, id=id)))
    return parts


def _card(card: Card, x: float, y: float, wide: float, high: float) -> str:
    radius = wide / 12
    if not card.text:
        return group(back(wide, high, radius), transform=f"translate({x:.4g},{y:.4g})")
    size = size_for(card.text, wide * 0.8, high * 0.42, 6, "display")
    return group(
        face(wide, high, radius),
        words(card.text, wide / 2, high / 2 + size * 0.35, size, "display", "middle"),
        spot((0, 0, wide, high), radius) if card.id else "",
        transform=f"translate({x:.4g},{y:.4g})",
    )


def _shares(area: tuple[float, float, float, float], count: int) -> list[tuple[float, float, float, float]]:
    """Divide an area into equal boxes from left to right."""
    x, y, across, down = area
    space = 12.0
    wide = (across - space * (count - 1)) / max(count, 1)
    return [(x + number * (wide + space), y, wide, down) for number in range(count)]
