"""What is one's own in a picture of Dragon Island: the hand, and what is clicked beside cards and board."""

from spadework.engine.picture.letters import fitted, lines_of
from spadework.engine.picture.sketch import LINE
from spadework.engine.picture.svg import element, group, title, words
from spadework.games.dragon_island.notation.labels import label
from spadework.games.dragon_island.notation.wording import card_words, cards_words, terrain_words
from spadework.games.dragon_island.picture.clicks import BUTTONS, card_id, terrain_id
from spadework.games.dragon_island.picture.drawing import Drawing, frame
from spadework.games.dragon_island.picture.figures import card_sign
from spadework.games.dragon_island.rules.codes import SHARE
from spadework.games.dragon_island.rules.state import TERRAINS

COLUMNS = 2


def hand(drawing: Drawing, x: float, y: float, width: float, height: float, gap: float) -> float:
    """One's own cards, those of a kind together with their number; returns where they end."""
    wide = (width - gap * (COLUMNS - 1)) / COLUMNS
    for place, (kind, count) in enumerate(drawing.look.hand):
        left, top = x + place % COLUMNS * (wide + gap), y + place // COLUMNS * (height + gap)
        drawing.below.append(_card(drawing, kind, count, left, top, wide, height))
    if not drawing.look.hand:
        drawing.box(x, y, width, height, "gap")
        drawing.write(
            drawing.text("caption-no-cards"),
            x + width / 2,
            y + height / 2 + drawing.least_text * 0.36,
            None,
            "quiet",
            "middle",
        )
    return y + -(-max(len(drawing.look.hand), 1) // COLUMNS) * (height + gap)


def _card(drawing: Drawing, kind: int, count: int, x: float, y: float, width: float, height: float) -> str:
    least = drawing.least_text
    side = height - 8
    left = x + side + least * (1.1 if count > 1 else 0.75)
    room = x + width - left - least * 0.25
    lines = lines_of(drawing.say(card_words(drawing.deck, kind)), room, least)
    lines = lines if len(lines) < 3 else [lines[0], " ".join(lines[1:])]
    top = y + height / 2 + least * 0.36 - (len(lines) - 1) * least * LINE / 2
    return group(
        title(drawing.say(cards_words(drawing.deck, [kind] * count))),
        frame(x, y, width, height, "sheet"),
        card_sign(drawing.deck.kinds[kind], x + 4 + side / 2, y + height / 2, side / 60),
        *(words(fitted(line, room, least), left, top + at * least * LINE, least) for at, line in enumerate(lines)),
        _number(count, x + side, y + height - least * 0.75, least) if count > 1 else "",
        frame(x, y, width, height, "spot", None) if drawing.look.may_move else "",
        id=card_id(drawing.deck, kind),
    )


def _number(count: int, x: float, y: float, size: float) -> str:
    """How many cards of a kind there are, in a disc around a point."""
    disc = element("circle", cx=x, cy=y, r=size * 0.68, class_="sheet stroke-ink", stroke_width=1.5)
    return disc + words(str(count), x, y + size * 0.36, size, "bold", "middle")


def buttons(drawing: Drawing, x: float, y: float, width: float, height: float, gap: float) -> float:
    """The moves that are neither on the board nor a card; returns where they end."""
    offered = [move for move in drawing.look.moves if move in BUTTONS]
    wide = (width + gap) / max(len(offered), 1) - gap
    for place, move in enumerate(offered):
        id = BUTTONS[move]
        text = drawing.text("button-give-in" if move == SHARE and drawing.view.claims else f"button-{id}")
        named = drawing.say(label(drawing.deck, drawing.view, drawing.seat, move))
        drawing.button(id, text, named, x + place * (wide + gap), y, wide, height)
    return y + (height + gap if offered else 0)


def terrains(drawing: Drawing, x: float, y: float, width: float, height: float, gap: float) -> None:
    """The terrains of which a Long Journey makes one free."""
    if not drawing.look.journeys:
        return
    wide = (width + gap) / len(TERRAINS) - gap
    for terrain, name in enumerate(TERRAINS):
        left = x + terrain * (wide + gap)
        drawing.below.append(
            group(
                title(drawing.text("shown-journey", terrain=terrain_words(terrain))),
                frame(left, y, wide, height, "sheet stroke-brass", 2, 8),
                card_sign(name, left + wide / 2, y + height / 2, (height - 10) / 56),
                frame(left, y, wide, height, "spot", None, 8),
                id=terrain_id(terrain),
            )
        )
