"""A view of Dragon Island as a picture: a wide table, or one column for a phone.

Ids: `field-c4`, `field-treasure` and `boat-red` are fields; `hunter-red`, `dragon-1` and `treasure-3` stand on them, and
`ghost-red-c4` is where a hunter would stand; `card-desert` are one's own cards of a kind, `terrain-water` is a terrain to choose,
`seat-2` somebody's panel; buttons are called after their moves: `end-turn`.
"""

from spadework.engine.contract import SPECTATOR, Record, Scene
from spadework.engine.picture.parts import Drawn, picture
from spadework.games.dragon_island.picture.description import description
from spadework.games.dragon_island.picture.drawing import Drawing
from spadework.games.dragon_island.picture.figures import FIELD
from spadework.games.dragon_island.picture.happening import banner, dragons_left, header, moment, pile, spent_row
from spadework.games.dragon_island.picture.island import HEIGHT, WIDTH, island
from spadework.games.dragon_island.picture.own import buttons, hand, terrains
from spadework.games.dragon_island.picture.seats import coins_row, seat_panels
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import DRAGONS

WIDE, TALL = 1280, 360
WIDE_FIELD, TALL_FIELD = 74.0, 38.0
WIDE_HEIGHT = 780
LETTERS = 22, 15  # room for the letters of the rows


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """The view as a picture, as `seat` sees it; SPECTATOR sees all seats alike."""
    drawing = Drawing(deck, view, seat, scene)
    height = _wide_table(drawing) if scene.wide else _tall_table(drawing)
    return picture(
        WIDE if scene.wide else TALL,
        height,
        drawing.text("picture-title", moment=moment(drawing.look)),
        drawing.say(description(drawing.look)),
        drawing.layers(),
        playable=drawing.look.may_move,
    )


def _board(drawing: Drawing, x: float, y: float, pitch: float) -> None:
    """The board with its upper left corner at a point, and in its corners the piles and the dragons that are still to come."""
    across, down = WIDTH / FIELD * pitch, HEIGHT / FIELD * pitch
    scale = pitch / FIELD
    pile(drawing, x + 55 * scale, y + 52 * scale, scale, int(drawing.view.in_draw_pile), "draw-pile")
    pile(drawing, x + across - 55 * scale, y + 52 * scale, scale, drawing.look.discarded, "discards")
    dragons_left(drawing, x + 45 * scale, y + down - 45 * scale, scale, DRAGONS - len(drawing.look.dragons))
    island(drawing, x + across / 2, y + down / 2, pitch)


def _wide_table(drawing: Drawing) -> float:
    """The board, and beside it what is going on, the seats and one's own cards; returns its height."""
    down = HEIGHT / FIELD * WIDE_FIELD
    _board(drawing, 14 + LETTERS[0], (WIDE_HEIGHT - down) / 2, WIDE_FIELD)
    x = 14 + 2 * LETTERS[0] + WIDTH / FIELD * WIDE_FIELD + 8
    width = WIDE - 14 - x
    header(drawing, x, 36, width, 27)
    coins_row(drawing, x, 48, width, 36)
    banner(drawing, x, 92, width, 90, 3)
    spectator = drawing.seat == SPECTATOR
    rows = -(-len(drawing.seats) // 2)
    high = 96 if spectator or rows < 3 else 68
    y = seat_panels(drawing, x, 190, width, high, 7)
    spent_row(drawing, x, y, width, 40)
    if not spectator:
        y = max(y + 46, WIDE_HEIGHT - 14 - 2 * 54 - 3 * 66)
        y = hand(drawing, x, y, width, 60, 6)
        y = buttons(drawing, x, y, width, 48, 8)
        terrains(drawing, x, y, width, 48, 6)
    return WIDE_HEIGHT


def _tall_table(drawing: Drawing) -> float:
    """One column, 360 wide: what is going on, the seats, the board, one's own cards; returns its height."""
    x, width = 6, TALL - 12
    header(drawing, x, 20, width, 16)
    banner(drawing, x, 28, width, 80, 4)
    y = seat_panels(drawing, x, 114, width, 46, 5)
    coins_row(drawing, x, y, width, 26)
    y += 30
    _board(drawing, LETTERS[1], y, TALL_FIELD)
    y += HEIGHT / FIELD * TALL_FIELD + 4
    spent_row(drawing, x, y, width, 32)
    y += 38
    if drawing.seat != SPECTATOR:
        own = buttons(drawing, x, hand(drawing, x, y, width, 46, 5), width, 44, 6)
        terrains(drawing, x, own, width, 44, 5)
        y += 3 * 51 + 2 * 50
    return y
