"""What is announced, on the board: where it leads, at whom it is aimed, which tiles would change places."""

from math import hypot

from spadework.engine.codes import family_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, number, placed
from spadework.games.dragon_island.picture.art.ground import PLACES
from spadework.games.dragon_island.picture.board import field_outline
from spadework.games.dragon_island.picture.drawing import Drawing, Frame
from spadework.games.dragon_island.picture.look import DragonIslandLook
from spadework.games.dragon_island.picture.pieces import spot_of
from spadework.games.dragon_island.rules.codes import DRAGON_TO, FAMILY, GO, PLAY, TERRIFY, flies, hunter_of, target_of
from spadework.games.dragon_island.rules.state import ANNOUNCED, ISLAND, NO_FIELD

Spot = tuple[float, float]


def aims(drawing: Drawing, frame: Frame) -> None:
    """The way that is announced."""
    look = drawing.look
    way = _way(look)
    if way is None:
        return
    family = family_of(look.plain.announced, FAMILY)
    start, end, bent = way
    fleeing = None
    if family == TERRIFY:
        hunter = target_of(look.plain.announced)
        company = look.standing_on(start)
        fleeing = spot_of(start, company.index(hunter), len(company), look.treasure_of(hunter) is not None)[:2]
    coming = f"dragon-{look.plain.moving_dragon + 1}" if family == DRAGON_TO else ""
    drawing.lay(_aims(frame, (start, end, bent), family == PLAY, fleeing, coming))


def _way(look: DragonIslandLook) -> tuple[int, int, bool] | None:
    """From where to where it leads, and whether it flies."""
    view = look.plain
    if look.phase != ANNOUNCED:
        return None
    move = view.announced
    family, thing = family_of(move, FAMILY), int(target_of(move))
    if family == GO:
        return look.place_of(int(hunter_of(look.view, move))), thing, bool(flies(move))
    if family == TERRIFY:
        return look.place_of(thing), ISLAND + thing, True
    if family == DRAGON_TO:
        start = view.dragon[view.moving_dragon]
        return (thing if start == NO_FIELD else start), thing, True
    if family == PLAY and view.tiles[1] != NO_FIELD:
        return view.tiles[0], view.tiles[1], False
    return None


@remembered
def _aims(frame: Frame, way: tuple[int, int, bool], swaps: bool, fleeing: Spot | None, coming: str) -> Part:
    start, end, bent = way
    drawn = []
    if not swaps:
        drawn.append(field_outline(end, "pen stroke-paper", 13) + field_outline(end, "pen stroke-alert", 8))
    begin = PLACES[start]
    if fleeing is not None:
        begin = (begin[0] + fleeing[0], begin[1] + fleeing[1])
        drawn.append(element("circle", cx=begin[0], cy=begin[1], r=46, class_="pen stroke-alert", stroke_width=7))
    if coming:
        x, y = PLACES[end]
        drawn.append(use(coming, x, y, 1, opacity=0.6))
    if begin != PLACES[end]:
        drawn.append(_arrow(begin, PLACES[end], bent))
        if swaps:
            drawn.append(_arrow(PLACES[end], begin, bent))
    return Part("aims", group(*drawn, id="aims", transform=placed(*frame), pointer_events="none"))


def _arrow(start: Spot, end: Spot, bent: bool) -> str:
    """From one point to another, bent where it flies."""
    (x, y), (to_x, to_y) = start, end
    long = hypot(to_x - x, to_y - y)
    right, down = (to_x - x) / long, (to_y - y) / long
    gap = min(46.0, 0.36 * long)
    x, y, to_x, to_y = x + gap * right, y + gap * down, to_x - 22 * right, to_y - 22 * down
    bend = min(0.3 * long, 90) if bent else 0.0
    middle = ((x + to_x) / 2 + bend * down, (y + to_y) / 2 - bend * right)
    away = hypot(to_x - middle[0], to_y - middle[1])
    right, down = (to_x - middle[0]) / away, (to_y - middle[1]) / away
    back = [(to_x - 24 * right + side * 18 * down, to_y - 24 * down - side * 18 * right) for side in (1, -1)]
    points = [number(value) for value in (x, y, *middle, to_x, to_y)]
    shaft = f"M{points[0]} {points[1]}Q{points[2]} {points[3]} {points[4]} {points[5]}"
    head = (
        f"M{number(back[0][0])} {number(back[0][1])}L{points[4]} {points[5]}L{number(back[1][0])} {number(back[1][1])}"
    )
    return element("path", d=shaft + head, class_="pen stroke-paper", stroke_width=18) + element(
        "path", d=shaft + head, class_="pen stroke-alert", stroke_width=9
    )
