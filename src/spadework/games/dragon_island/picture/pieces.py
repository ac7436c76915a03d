"""Pieces on the board of Dragon Island: hunters, treasures and dragons, ghosts of their next places, and arrows of the announced action."""

from collections.abc import Mapping
from math import hypot

from spadework.engine.codes import family_of, thing_of
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import width_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, number, placed, title, words
from spadework.games.dragon_island.picture.art.ground import PLACES
from spadework.games.dragon_island.picture.board import field_outline, ground_of
from spadework.games.dragon_island.picture.clicks import dragon_id, ghost_id, hunter_id
from spadework.games.dragon_island.picture.description import hunter_name, treasure_name
from spadework.games.dragon_island.picture.look import DragonIslandLook, Drawing, Frame
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import boat_of

ALONE, LOADED, IN_BOAT = 1.2, 1.02, 0.84
"""Sizes of a hunter on a field, with a treasure, and in a boat."""

BERTHS: Mapping[int, tuple[float, float, float]] = {1: (24, 0, IN_BOAT), 2: (-4, 43, 0.7)}
CROWDED = (-24, 31, 0.6)
"""Hunters in a boat, by their number: place of the first, distance to the next, and size; CROWDED for larger numbers."""

NEIGHBOURS = 110
"""The greatest distance between neighbouring fields."""
SQUEEZED, ASIDE = 0.8, 9
"""Size of two dragons on neighbouring fields, and the distance by which each steps aside, so that neither covers the other's body."""

BOAT_ROOM = 62
"""Distance from the middle of a boat at which an arrow ends, so that the hunter in it stays visible."""

Place = tuple[float, float, float]
"""Offset from the centre of a field, and size."""


def pieces(drawing: Drawing, frame: Frame) -> None:
    """Draw dragons, hunters and treasures, each kind in a fixed order."""
    look = drawing.look
    chosen = look.may_move and look.aim == s.WHICH_DRAGON
    for dragon, field in look.dragons:
        name = drawing.text("shown-dragon-on", field=drawing.deck.fields[field])
        others = [other for _, other in look.dragons if other != field]
        drawing.lay(_dragon(frame, dragon, field, _dragon_spot(field, others), name, chosen))
    for hunter in look.hunters:
        field, loaded = look.place_of(hunter), look.treasure_of(hunter) is not None
        company = look.standing_on(field)
        spot = spot_of(field, company.index(hunter), len(company), loaded)
        owner, colour = look.hunter_at(hunter)
        name = hunter_name(drawing.scene.words, drawing.scene.names, (owner, colour), ground_of(look, field))
        arm = _arm(spot, field, len(company)) if loaded else ""
        drawing.lay(_hunter(frame, field, spot, (colour, owner, arm), name, look.begins))
    _treasures(drawing, frame)


def spot_of(field: int, place: int, company: int, loaded: bool) -> Place:
    """Return the place of one of several hunters on a field."""
    if field >= s.ISLAND:
        first, apart, size = BERTHS.get(company, CROWDED)
        return first + place * apart, -8, size
    if field == s.TREASURE_FIELD and not loaded:
        return (-24, -6, LOADED) if company == 1 else (-26 + 52 * place, -8, LOADED)
    if company == 1:
        return (-20, -8, LOADED) if loaded else (0, 2, ALONE)
    return -34 + 68 * place, -8, LOADED


def _arm(spot: Place, field: int, company: int) -> str:
    """Draw the arm that holds the pole; none for a hunter without a partner."""
    if company != 2 or field >= s.ISLAND:
        return ""
    return "right" if spot[0] < 0 else "left"


@remembered
def _hunter(frame: Frame, field: int, spot: Place, who: tuple[str, int, str], name: str, chosen: bool) -> Part:
    colour, owner, arm = who
    id = f"hunter-{colour}"
    drawn = figure_of(id, owner, field) + (use(f"arm-{arm}-{colour}") if arm else "")
    wide = 44 if spot[2] == ALONE else 30
    return Part(
        id,
        group(
            title(name),
            group(drawn, pointer_events="none", class_="lift"),
            element("ellipse", cy=-4, rx=wide, ry=46, class_="spot") if chosen else "",
            id=id,
            class_="through" if chosen else None,
            transform=placed(*frame.at(field, spot[0], spot[1]), frame.scale * spot[2]),
            pointer_events=None if chosen else "none",
        ),
    )


def figure_of(hunter: str, owner: int, field: int) -> str:
    """Draw a hunter with its seat's emblem, on a base if it stands on the island."""
    return (base(owner) if field < s.ISLAND else "") + use(hunter) + emblem(owner, 0, 19, 12)


def base(owner: int) -> str:
    """Draw the base of a hunter, in the colour of the seat that owns it; in a boat it has none, since the sail shows the owner."""
    return element("ellipse", cy=39, rx=36, ry=13, class_=f"fill-seat-{owner} stroke-outline", stroke_width=2.4)


def _dragon_spot(field: int, others: list[int]) -> Place:
    """Return the place of a dragon, which leaves room for another on a neighbouring field."""
    x, y = PLACES[field]
    for other in others:
        away = (x - PLACES[other][0], y - PLACES[other][1])
        far = hypot(*away)
        if far < NEIGHBOURS:
            return ASIDE * away[0] / far, ASIDE * away[1] / far, SQUEEZED
    return 0, 0, 1


@remembered
def _dragon(frame: Frame, dragon: int, field: int, spot: Place, name: str, chosen: bool) -> Part:
    id = dragon_id(dragon)
    across, down, size = spot
    return Part(
        id,
        group(
            title(name),
            group(use(id), pointer_events="none", class_="lift"),
            use("spot", -across / size, -down / size, 1 / size, class_="spot") if chosen else "",
            id=id,
            class_="through" if chosen else None,
            transform=placed(*frame.at(field, across, down), frame.scale * size),
            pointer_events=None if chosen else "none",
        ),
    )


# Treasures


def _treasures(drawing: Drawing, frame: Frame) -> None:
    look = drawing.look
    size = max(drawing.least_text / frame.scale, 28)
    pair = look.coins_on_treasure_field
    if pair is not None:
        waiting = len(look.standing_on(s.TREASURE_FIELD))
        name = treasure_name(drawing.scene.words, look.values[pair])
        drawing.lay(
            _treasure(
                frame, s.TREASURE_FIELD, pair, (look.values[pair], size), name, ("lies", "waits", "meets")[waiting]
            )
        )
    for pair, (field, carriers) in look.treasures.items():
        how = "boat" if field >= s.ISLAND else "carried" if len(carriers) == 2 else "alone"
        name = treasure_name(drawing.scene.words, look.values[pair])
        drawing.lay(_treasure(frame, field, pair, (look.values[pair], size), name, how))


CHESTS = {
    "lies": ("chest-open", 0, 20, 1.36),
    "waits": ("chest-open", 24, 20, 1.05),
    "meets": ("chest-open", 0, 24, 1),
    "carried": ("load", 0, -22, 1.12),
    "alone": ("chest", 20, 28, 1.12),
    "boat": ("chest-open", -20, 18, 0.86),
}
"""The forms of a treasure: its offset and size."""


@remembered
def _treasure(frame: Frame, field: int, pair: int, worth: tuple[int, float], name: str, how: str) -> Part:
    id = f"treasure-{pair + 1}"
    sprite, x, y, scale = CHESTS[how]
    value, size = worth
    tag = plaque(str(value), -20 if how == "boat" else x * 0.5, 46 if field < s.ISLAND else 34, size)
    return Part(
        id,
        group(
            title(name),
            use(sprite, x, y, scale),
            tag,
            id=id,
            transform=placed(*frame.at(field), frame.scale),
            pointer_events="none",
        ),
    )


def plaque(text: str, x: float, y: float, size: float) -> str:
    """Draw the value of a treasure, twice, on two gold tags around a point."""
    wide, high = width_of(text, size, "display") + size * 0.5, size * 1.1
    tag = Box(x - wide / 2, y - high / 2, wide, high)
    behind = Box(tag.x + size * 0.16, tag.y - size * 0.16, wide, high)
    return "".join(
        [
            *(rect(box, size * 0.22, "fill-gold stroke-outline", size * 0.08) for box in (behind, tag)),
            words(text, x, y + size * 0.35, size, "display on-gold", "middle"),
        ]
    )


# Ghosts


def ghosts(drawing: Drawing, frame: Frame) -> None:
    """Draw hunters and the dragon where a move would put them, over the costs, which are paid by then."""
    look, deck = drawing.look, drawing.deck
    for hunter, field in sorted(look.landings):
        owner, _ = look.hunter_at(hunter)
        figure = figure_of(hunter_id(deck, hunter), owner, field)
        drawing.lay(_ghost(frame, field, _landing(look, field), figure, ghost_id(deck, hunter, field)))
    if look.may_move and look.phase == s.TURN and look.aim == s.WHERE_DRAGON:
        for move in look.moves:
            if family_of(move, c.FAMILY) == c.PLACE:
                field = thing_of(move, c.FAMILY)
                drawn = use(dragon_id(look.plain.moving_dragon))
                drawing.lay(_ghost(frame, field, (0, 0, 1), drawn, f"ghost-dragon-{deck.fields[field]}"))


def _landing(look: DragonIslandLook, field: int) -> Place:
    """Return the place of a hunter that enters a field; if two stand there already, it takes their treasure."""
    company = len(look.standing_on(field))
    if field >= s.ISLAND or company < 2:
        return spot_of(field, company, company + 1, False)
    return 0, 2, ALONE


@remembered
def _ghost(frame: Frame, field: int, spot: Place, drawn: str, id: str) -> Part:
    across, down, size = spot
    where = placed(*frame.at(field, across, down), frame.scale * size)
    return Part(id, group(group(drawn, class_="ghost"), id=id, transform=where))


Spot = tuple[float, float]


def aims(drawing: Drawing, frame: Frame) -> None:
    """Draw the arrows of the announced action, and the way home of a hunter that it sends there."""
    look = drawing.look
    if look.phase != s.ANNOUNCED:
        return
    family = family_of(look.plain.announced, c.FAMILY)
    way = _way(look)
    if way is not None:
        coming = f"dragon-{look.plain.moving_dragon + 1}" if family == c.PLACE else ""
        drawing.lay(_aims(frame, way, family == c.PLAY, coming))
    hunter = _sent_home(look)
    if hunter is not None:
        field = look.place_of(hunter)
        company = look.standing_on(field)
        loaded = look.treasure_of(hunter) is not None
        start = spot_of(field, company.index(hunter), len(company), loaded)
        guests = bool(look.standing_on(boat_of(hunter)))
        drawing.lay(_way_home(frame, field, start, boat_of(hunter), look.deck.colours[hunter], guests))


def _sent_home(look: DragonIslandLook) -> int | None:
    """Return the hunter that a Terror or an ambush sends home."""
    move = look.plain.announced
    family = family_of(move, c.FAMILY)
    if family == c.TERROR:
        return int(c.target_of(move))
    ambushed = int(c.sent_home_by(move)) if family == c.GO else -1
    return ambushed if ambushed >= 0 else None


def _way(look: DragonIslandLook) -> tuple[int, int, bool] | None:
    """Return the start and the end of the arrow, and whether it is bent."""
    view = look.plain
    move = view.announced
    family, thing = family_of(move, c.FAMILY), int(c.target_of(move))
    if family == c.GO:
        return look.place_of(int(c.hunter_of(look.view, move))), thing, bool(c.flies(move))
    if family == c.PLACE:
        start = view.dragon[view.moving_dragon]
        return (thing if start == s.NO_FIELD else start), thing, True
    if family == c.PLAY and view.tiles[1] != s.NO_FIELD:
        return view.tiles[0], view.tiles[1], False
    return None


@remembered
def _aims(frame: Frame, way: tuple[int, int, bool], swaps: bool, coming: str) -> Part:
    start, end, bent = way
    drawn = [] if swaps else [_target(end)]
    if coming:
        drawn.append(use(coming, *PLACES[end], opacity=0.6))
    if start != end:
        drawn.append(_arrow(PLACES[start], PLACES[end], bent))
        if swaps:
            drawn.append(_arrow(PLACES[end], PLACES[start], bent))
    return Part("aims", group(*drawn, id="aims", transform=placed(*frame), pointer_events="none"))


@remembered
def _way_home(frame: Frame, field: int, spot: Place, boat: int, colour: str, guests: bool) -> Part:
    """Draw a ring around a hunter, an arrow to its boat, and the hunter there as it will stand, beside any guests."""
    (x, y), (to_x, to_y) = PLACES[field], PLACES[boat]
    start, across = (x + spot[0], y + spot[1]), -24 if guests else 24
    drawn = [
        element("circle", cx=start[0], cy=start[1], r=46, class_="pen stroke-paper", stroke_width=12),
        element("circle", cx=start[0], cy=start[1], r=46, class_="pen stroke-alert", stroke_width=7),
        _target(boat),
        use(f"hunter-{colour}", to_x + across, to_y - 8, IN_BOAT, opacity=0.6),
        _arrow(start, (to_x, to_y), bent=True, short=BOAT_ROOM),
    ]
    return Part("way-home", group(*drawn, id="way-home", transform=placed(*frame), pointer_events="none"))


def _target(field: int) -> str:
    return field_outline(field, "pen stroke-paper", 13) + field_outline(field, "pen stroke-alert", 8)


def _arrow(start: Spot, end: Spot, bent: bool, short: float = 22) -> str:
    """Draw an arrow between two points that ends `short` before the second."""
    (x, y), (to_x, to_y) = start, end
    long = hypot(to_x - x, to_y - y)
    right, down = (to_x - x) / long, (to_y - y) / long
    gap = min(46.0, 0.36 * long)
    x, y, to_x, to_y = x + gap * right, y + gap * down, to_x - short * right, to_y - short * down
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
