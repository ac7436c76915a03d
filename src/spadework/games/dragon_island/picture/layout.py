"""A view of Dragon Island as a picture: a wide table, or a tall one for a phone (see `sizes.py`).

Ids: `field-c4`, `field-treasure` and `boat-red` are fields; `hunter-red`, `dragon-1` and `treasure-3` stand on them, and
`ghost-red-c4` previews a hunter; `card-desert` is a kind of card in the viewer's hand, `seat-2` the panel of a seat, and `duel` the
scene at the boat.
"""

from spadework.engine.interface import Record, Scene
from spadework.engine.picture.parts import Drawn, Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, placed
from spadework.games.dragon_island.picture import panels
from spadework.games.dragon_island.picture.board import board, prices
from spadework.games.dragon_island.picture.description import description, moment
from spadework.games.dragon_island.picture.hand import hand
from spadework.games.dragon_island.picture.look import Drawing, Frame
from spadework.games.dragon_island.picture.pieces import aims, ghosts, pieces
from spadework.games.dragon_island.picture.sizes import GAP, LARGE_SEAT, TALL, WIDE, Table
from spadework.games.dragon_island.picture.stage import duel, harbour, stage
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck


def draw(deck: Deck, view: Record, seat: int, scene: Scene) -> Drawn:
    """Draw the view for `seat`; for SPECTATOR all seats look alike."""
    drawing = Drawing(deck, view, seat, scene)
    table = WIDE if scene.wide else TALL
    frame = Frame(*table.frame)
    drawing.lay(_ground(table))
    board(drawing, frame)
    pieces(drawing, frame)
    prices(drawing, frame)
    ghosts(drawing, frame)
    aims(drawing, frame)
    sharing = drawing.look.phase == s.SHARING
    if sharing:
        drawing.lay(_mist(table))
    if scene.wide or not sharing:
        panels.piles(drawing, table)
        panels.spent(drawing, table.spent)
    panels.turn_count(drawing, table)
    panels.coins(drawing, table)
    (_wide_desk if scene.wide else _tall_desk)(drawing, table)
    duel(drawing, table.duel)
    return drawing.drawn(
        (table.width, table.height),
        drawing.text("picture-title", moment=moment(drawing.look)),
        description(drawing),
        drawing.look.may_move,
    )


@remembered
def _ground(table: Table) -> Part:
    """Draw the sea with the island, and the desk."""
    ornaments = use("compass", -230, 190) + use("serpent", -190, 620)
    island = group(use("island"), id="island", transform=placed(*table.frame))
    drawn = use(f"sea-{table.name}") + ornaments + island + use(f"desk-{table.name}")
    return Part("ground", group(drawn, id="ground", aria_hidden="true"))


@remembered
def _mist(table: Table) -> Part:
    """Draw a mist over the island, against which the scene at the boat stands out."""
    x, y, scale = table.frame
    far = 480 * scale
    mist = element("circle", cx=x, cy=y, r=far, class_="fill-sea", opacity=0.66)
    return Part("mist", group(mist, id="mist", pointer_events="none", aria_hidden="true"))


def _wide_desk(drawing: Drawing, table: Table) -> None:
    """Draw, from top to bottom, the seats, the current event, and the viewer's cards; without cards the seats are larger."""
    own = table.own
    if not drawing.holds_cards:
        over = drawing.look.over
        (harbour if over else stage)(drawing, table.harbour if over else table.large_stage)
        top = (table.harbour if over else table.large_stage).height + GAP
        most = own.height if over else LARGE_SEAT
        panels.ring(drawing, own._replace(y=own.y + top, height=own.height - top), most)
        return
    top = own.y + panels.ring(drawing, own, table.seats.height) + GAP
    stage(drawing, table.stage._replace(y=top))
    top += table.stage.height + GAP
    hand(drawing, own._replace(y=top, height=own.y + own.height - top))


def _tall_desk(drawing: Drawing, table: Table) -> None:
    """Draw the viewer's cards, or without cards the seats."""
    if drawing.holds_cards:
        stage(drawing, table.stage)
        panels.row(drawing, table.seats)
        hand(drawing, table.own)
        return
    if drawing.look.over:
        harbour(drawing, table.harbour)
    else:
        stage(drawing, table.large_stage)
    panels.ring(drawing, table.own, LARGE_SEAT)
