"""Who and what stands on the board in a picture of Dragon Island: hunters, treasures and dragons, and where they might come to stand."""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.letters import width_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, placed, title, words
from spadework.games.dragon_island.picture.clicks import dragon_id, ghost_id, hunter_id
from spadework.games.dragon_island.picture.drawing import Drawing, Frame
from spadework.games.dragon_island.picture.said.naming import hunter_name, treasure_name
from spadework.games.dragon_island.rules.codes import DRAGON_TO, FAMILY
from spadework.games.dragon_island.rules.state import ISLAND, TREASURE_FIELD, TURN, WHERE_DRAGON, WHICH_DRAGON

ALONE, LOADED, IN_BOAT = 0.98, 0.84, 0.74
"""How large a hunter is on a field, with a treasure, and in a boat."""

Place = tuple[float, float, float]
"""Beside the middle of a field, and how large."""


def pieces(drawing: Drawing, frame: Frame) -> None:
    """Dragons, hunters and treasures, each kind in an order that never changes."""
    look = drawing.look
    chosen = look.may_move and look.aim == WHICH_DRAGON
    for dragon, field in look.dragons:
        name = drawing.text("shown-dragon-on", field=drawing.deck.fields[field])
        drawing.lay(_dragon(frame, dragon, field, name, chosen))
    for hunter in look.hunters:
        field, loaded = look.place_of(hunter), look.treasure_of(hunter) is not None
        company = look.standing_on(field)
        spot = spot_of(field, company.index(hunter), len(company), loaded)
        owner, colour = look.hunter_at(hunter)
        name = hunter_name(drawing.scene.words, drawing.scene.names, (owner, colour))
        arm = _arm(spot, field, len(company)) if loaded else ""
        drawing.lay(_hunter(frame, field, spot, (colour, owner, arm), name, look.begins))
    _treasures(drawing, frame)
    _ghosts(drawing, frame)


def spot_of(field: int, place: int, company: int, loaded: bool) -> Place:
    """Where the hunter in a place among others stands on a field."""
    if field >= ISLAND:
        first, apart = {1: (24, 0), 2: (8, 28)}.get(company, (-4, 20))
        return first + place * apart, -8, IN_BOAT
    if field == TREASURE_FIELD and not loaded:
        return (-24, -6, LOADED) if company == 1 else (-26 + 52 * place, -8, LOADED)
    if company == 1:
        return (-20, -8, LOADED) if loaded else (0, 2, ALONE)
    return -34 + 68 * place, -8, LOADED


def _arm(spot: Place, field: int, company: int) -> str:
    """The arm with which a carrier holds the pole; none for who has nobody at the other end."""
    if company != 2 or field >= ISLAND:
        return ""
    return "right" if spot[0] < 0 else "left"


@remembered
def _hunter(frame: Frame, field: int, spot: Place, who: tuple[str, int, str], name: str, chosen: bool) -> Part:
    colour, owner, arm = who
    id = f"hunter-{colour}"
    drawn = use(id) + emblem(owner, 0, 19, 12) + (use(f"arm-{arm}-{colour}") if arm else "")
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


@remembered
def _dragon(frame: Frame, dragon: int, field: int, name: str, chosen: bool) -> Part:
    id = dragon_id(dragon)
    return Part(
        id,
        group(
            title(name),
            group(use(id), pointer_events="none", class_="lift"),
            use("spot", class_="spot") if chosen else "",
            id=id,
            class_="through" if chosen else None,
            transform=placed(*frame.at(field), frame.scale),
            pointer_events=None if chosen else "none",
        ),
    )


# Treasures


def _treasures(drawing: Drawing, frame: Frame) -> None:
    look = drawing.look
    size = max(drawing.least_text / frame.scale, 28)
    pair = look.coins_on_treasure_field
    if pair is not None:
        waiting = len(look.standing_on(TREASURE_FIELD))
        name = treasure_name(drawing.scene.words, look.values[pair])
        drawing.lay(
            _treasure(frame, TREASURE_FIELD, pair, (look.values[pair], size), name, ("lies", "waits", "meets")[waiting])
        )
    for pair, (field, carriers) in look.treasures.items():
        how = "boat" if field >= ISLAND else "carried" if len(carriers) == 2 else "alone"
        name = treasure_name(drawing.scene.words, look.values[pair])
        drawing.lay(_treasure(frame, field, pair, (look.values[pair], size), name, how))


CHESTS = {
    "lies": ("chest-open", 0, 14, 1.05),
    "waits": ("chest-open", 20, 16, 0.86),
    "meets": ("chest-open", 0, 20, 0.86),
    "carried": ("load", 0, -20, 0.9),
    "alone": ("chest", 18, 26, 0.9),
    "boat": ("chest-open", -20, 16, 0.72),
}
"""How a treasure is seen and where, and how large."""


@remembered
def _treasure(frame: Frame, field: int, pair: int, worth: tuple[int, float], name: str, how: str) -> Part:
    id = f"treasure-{pair + 1}"
    sprite, x, y, scale = CHESTS[how]
    value, size = worth
    tag = plaque(str(value), -20 if how == "boat" else x * 0.5, 46 if field < ISLAND else 34, size)
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
    """What a treasure is worth, twice, on two tags of gold around a point."""
    wide, high = width_of(text, size, "display") + size * 0.5, size * 1.1
    tag = Box(x - wide / 2, y - high / 2, wide, high)
    behind = Box(tag.x + size * 0.16, tag.y - size * 0.16, wide, high)
    return "".join(
        [
            *(rect(box, size * 0.22, "fill-gold stroke-outline", size * 0.08) for box in (behind, tag)),
            words(text, x, y + size * 0.35, size, "display on-gold", "middle"),
        ]
    )


# Where somebody might come to stand


def _ghosts(drawing: Drawing, frame: Frame) -> None:
    look, deck = drawing.look, drawing.deck
    for hunter, field in sorted(look.landings):
        drawing.lay(
            _ghost(
                frame,
                field,
                hunter_id(deck, hunter),
                ghost_id(deck, hunter, field),
                ALONE if field < ISLAND else IN_BOAT,
            )
        )
    if look.may_move and look.phase == TURN and look.aim == WHERE_DRAGON:
        for move in look.moves:
            if family_of(move, FAMILY) == DRAGON_TO:
                field = thing_of(move, FAMILY)
                drawing.lay(
                    _ghost(frame, field, dragon_id(look.plain.moving_dragon), f"ghost-dragon-{deck.fields[field]}", 1)
                )


@remembered
def _ghost(frame: Frame, field: int, sprite: str, id: str, scale: float) -> Part:
    return Part(id, group(use(sprite, class_="ghost"), id=id, transform=placed(*frame.at(field), frame.scale * scale)))
