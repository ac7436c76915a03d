"""The things of Rat Alarm as they lie in a picture: cards, cubes, buttons and counts."""

from collections.abc import Sequence

from spadework.engine.picture.letters import fitted, size_for, width_of
from spadework.engine.picture.parts import remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import rect
from spadework.engine.picture.svg import element, escape, group, placed, title, words
from spadework.games.rat_alarm.picture.art.cards import HEIGHT, RIBBON, ROUND, WIDTH

NUMBER, NAME = 22.0, 21.0
"""How large a card's number and its rat's name are, in the card's own units, as long as they can be read."""

NARROWEST = 0.72
"""How narrow a name may be set, as a share of its width."""

CAPITAL = 0.34
"""How far below its middle a line of words stands, in sizes of letters."""


def card_id(card: int) -> str:
    """The id of a card, wherever it lies."""
    return f"card-{card + 1}"


def spade_id(seat: int) -> str:
    """The id of a seat's spade, wherever it is."""
    return f"spade-{seat + 1}"


def top_id(count: int) -> str:
    """The id of the top card of a draw pile of so many cards, also while it is turned up."""
    return f"top-{count}"


def shine(box: Sequence[float], radius: float) -> str:
    """A halo by lamplight: it can be seen in the light and in the dark."""
    x, y, width, height = box
    around = (x - 4, y - 4, width + 8, height + 8)
    return rect(around, radius + 4, "under") + rect(around, radius + 4, "halo by-lamp")


@remembered
def card_face(card: int, rat: str, named: str, least: float) -> str:
    """A card, face up, around its own corner.

    Args:
        rat: what its rat is called, "" for none.
        named: what the card is called when it is read aloud.
        least: the size of the smallest letters, in the card's own units.
    """
    size = max(NUMBER, least)
    # A rat in a small picture is known by its name alone.
    number = words(str(card + 1), 11, 11 + size * 0.7, size, "display") if not rat or size == NUMBER else ""
    called = ""
    if rat:
        called = _ribbon(rat, size_for(rat, RIBBON[2] - 8, NAME, least, "display"))
    return title(named) + group(use(card_id(card)), number, called, class_="lift") + shine((0, 0, WIDTH, HEIGHT), ROUND)


def _ribbon(name: str, size: float) -> str:
    """A rat's name on its ribbon; letters that are too wide together are narrowed, but not so much that they look it."""
    x, y, width, height = RIBBON
    room = width - 6
    shown = fitted(name, room / NARROWEST, size, "display")
    return element(
        "text",
        escape(shown),
        x=x + width / 2,
        y=y + height / 2 + size * 0.32,
        font_size=size,
        class_="display on-alarm",
        text_anchor="middle",
        textLength=room if width_of(shown, size, "display") > room else None,
        lengthAdjust="spacingAndGlyphs" if width_of(shown, size, "display") > room else None,
    )


@remembered
def card_part(card: int, content: str, x: float, y: float, scale: float, carrier: str) -> str:
    """A card at a place; `carrier` is the id of what has carried it there from the draw pile, "" for nothing."""
    if not carrier:
        return group(content, id=card_id(card), transform=placed(x, y, scale))
    return group(group(content, id=card_id(card), transform=placed(0, 0)), id=carrier, transform=placed(x, y, scale))


@remembered
def cube(value: int, x: float, y: float, scale: float, least: float) -> str:
    """A value cube around a point."""
    size = max(27 * scale, least)
    return use("cube", x, y, scale) + words(str(value), x, y + size * 0.35, size, "display on-gold", "middle")


@remembered
def button(id: str, text: str, named: str, box: tuple[float, float, float, float], size: float) -> str:
    """A plank with words to click on."""
    x, y, width, height = box
    return group(
        title(named),
        rect((x, y + 4, width, height), 8, "shadow"),
        rect(box, 8, "fill-gold stroke-outline", 2.6),
        rect((x + 4, y + 4, width - 8, height - 8), 5, "frame stroke-outline", 1),
        words(
            fitted(text, width - 14, size, "bold"),
            x + width / 2,
            y + height / 2 + size * CAPITAL,
            size,
            "bold on-gold",
            "middle",
        ),
        shine(box, 8),
        id=id,
    )


@remembered
def badge(text: str, x: float, y: float, size: float) -> str:
    """A count on a round piece of paper, around a point."""
    radius = max(size * 0.82, width_of(text, size, "display") / 2 + size * 0.3)
    return element("circle", cx=x, cy=y, r=radius, class_="fill-sheet stroke-outline", stroke_width=2) + words(
        text, x, y + size * 0.35, size, "display", "middle"
    )
