"""The board in a picture of Dragon Island: fields with their tiles, boats, costs of steps, and fields that are free or chosen."""

from collections.abc import Sequence

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import element, group, number, placed, title
from spadework.engine.words import Words
from spadework.games.dragon_island.picture.art.ground import PLACES, VARIANTS, outline
from spadework.games.dragon_island.picture.description import Ground, ground_name
from spadework.games.dragon_island.picture.labels import label
from spadework.games.dragon_island.picture.look import DragonIslandLook, Drawing, Frame
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import ROWS

MOST_PRICES = 4
INSIDE = outline(6)
BESIDE_FIELD, BESIDE_BOAT = -53, -152
"""Right edge of a row's label from the centre of its first field, in units of the board."""


def board(drawing: Drawing, frame: Frame) -> None:
    """Draw the island with its tiles and boats."""
    look, words, names = drawing.look, drawing.scene.words, drawing.scene.names
    deck, tiles, clickable = drawing.deck, look.plain.tile, look.chooses_field
    if look.phase != s.SHARING:  # The scene at the boat would cut them off.
        drawing.lay(_row_names(frame, drawing.least_text, deck.fields))
    parts = list(_bare_fields(frame, words, deck.fields, tuple(tiles), clickable))
    grounds = _grounds(look)
    for field, ground in grounds.items():
        if field < s.ISLAND:
            parts[field] = _field(
                frame, field, f"field-{ground.field}", tiles[field], ground_name(words, names, ground), clickable
            )
    drawing.parts += parts
    for field in range(s.ISLAND, s.FIELDS):
        owner, colour = look.hunter_at(field - s.ISLAND)
        ground = grounds.get(field) or Ground(deck.fields[field], colour, boat=True, used=owner != s.NO_SEAT)
        drawing.lay(_boat(frame, field, ground, owner, ground_name(words, names, ground), clickable))
    _overlays(drawing, frame)


@remembered
def _bare_fields(
    frame: Frame, words: Words, fields: tuple[str, ...], tiles: tuple[int, ...], clickable: bool
) -> tuple[Part, ...]:
    """Return all fields of the island with nothing but their tiles."""
    parts = []
    for field, tile in enumerate(tiles):
        ground = Ground(fields[field], _terrain(field, tile))
        parts.append(_field(frame, field, f"field-{fields[field]}", tile, ground_name(words, (), ground), clickable))
    return tuple(parts)


def ground_of(look: DragonIslandLook, field: int) -> Ground:
    """Return a field without anything on it."""
    name = look.deck.fields[field]
    if field >= s.ISLAND:
        return Ground(name, look.deck.colours[field - s.ISLAND], True)
    return Ground(name, _terrain(field, look.plain.tile[field]))


def _terrain(field: int, tile: int) -> str:
    return "" if field == s.TREASURE_FIELD else s.TERRAINS[tile]


def _grounds(look: DragonIslandLook) -> dict[int, Ground]:
    """Return the fields that are occupied or may be entered."""
    hunters: dict[int, list[tuple[int, str]]] = {}
    for hunter in look.hunters:
        hunters.setdefault(look.place_of(hunter), []).append(look.hunter_at(hunter))
    dragons = {field for _, field in look.dragons}
    treasures = {field: (look.values[pair],) for pair, (field, _) in look.treasures.items()}
    pair = look.coins_on_treasure_field
    if pair is not None:
        treasures[s.TREASURE_FIELD] = (look.values[pair],)
    prices, kinds = look.prices, look.deck.kinds
    return {
        field: Ground(
            *ground_of(look, field)[:4],
            field in dragons,
            tuple(hunters.get(field, ())),
            treasures.get(field, ()),
            tuple([kinds[kind] for kind in prices[field]]) if field in prices else None,
        )
        for field in {*hunters, *dragons, *treasures, *prices}
    }


@remembered
def _row_names(frame: Frame, size: float, names: tuple[str, ...]) -> Part:
    """Draw the letter of each row on a label at its left end, or on the left of a boat that lies there."""
    drawn, first = [], 0
    wide, high = size * 0.96, size * 1.15
    for fields in ROWS:
        edge = BESIDE_BOAT if _has_boat_on_its_left(first) else BESIDE_FIELD
        x, y = frame.at(first, edge)
        drawn.append(label(names[first][0], Box(x - wide, y - high / 2, wide, high), size))
        first += fields
    return Part("row-names", group(*drawn, id="row-names", aria_hidden="true"))


def _has_boat_on_its_left(field: int) -> bool:
    """Return whether a boat lies on the left of a field, in its row."""
    left, y = PLACES[field]
    return any(x < left and abs(down - y) < 60 for x, down in PLACES[s.ISLAND :])


@remembered
def _field(frame: Frame, field: int, id: str, tile: int, name: str, clickable: bool) -> Part:
    sprite = "tile-treasure" if field == s.TREASURE_FIELD else f"tile-{s.TERRAINS[tile]}-{field * 7 % 5 % VARIANTS}"
    drawn = title(name) + use(sprite) + (use("spot", class_="spot") if clickable else "")
    return Part(id, group(drawn, id=id, transform=placed(*frame.at(field), frame.scale)))


@remembered
def _boat(frame: Frame, field: int, ground: Ground, owner: int, name: str, clickable: bool) -> Part:
    # Two hunters leave less of the sail free.
    sign = emblem(owner, -14, -25, 14) if len(ground.hunters) < 2 else emblem(owner, -24, -34, 11)
    boat = use(f"boat-{ground.tile}") + sign if ground.used else use("mooring")
    spot = use("spot", class_="spot") if clickable else ""
    id = ground.field
    return Part(id, group(title(name), boat, spot, id=id, transform=placed(*frame.at(field), frame.scale)))


# Layers over the tiles


def _overlays(drawing: Drawing, frame: Frame) -> None:
    """Draw fields that a Journey made free, and chosen fields."""
    look = drawing.look
    if look.free:
        fields = [field for terrain in look.free for field in look.fields_of(terrain)]
        drawing.lay(_outlines("free-fields", frame, tuple(fields), "pen stroke-ink", 5, "2 11"))
    chosen = [field for field in look.plain.tiles if field >= 0]
    if look.aim == s.WHERE_DRAGON and look.plain.dragon[look.plain.moving_dragon] != s.NO_FIELD:
        chosen.append(look.plain.dragon[look.plain.moving_dragon])
    if chosen:
        drawing.lay(_outlines("chosen-fields", frame, tuple(chosen), "pen stroke-gold", 9, None))


@remembered
def _outlines(id: str, frame: Frame, fields: tuple[int, ...], class_: str, stroke: float, dashes: str | None) -> Part:
    drawn = "".join(field_outline(field, class_, stroke, dashes) for field in fields)
    return Part(id, group(drawn, id=id, transform=placed(*frame), pointer_events="none"))


def field_outline(field: int, class_: str, stroke: float, dashes: str | None = None) -> str:
    """Draw the outline of a field, in units of the board."""
    x, y = PLACES[field]
    return element(
        "path",
        d=INSIDE,
        class_=class_,
        stroke_width=stroke,
        stroke_dasharray=dashes,
        transform=f"translate({number(x)},{number(y)})",
    )


def prices(drawing: Drawing, frame: Frame) -> None:
    """Draw the costs of steps, over the hunters."""
    look = drawing.look
    for field, kinds in look.prices.items():
        occupied = bool(look.standing_on(field)) or field == s.TREASURE_FIELD
        drawing.lay(_price(frame, field, tuple(drawing.deck.kinds[kind] for kind in kinds), occupied))


@remembered
def _price(frame: Frame, field: int, kinds: tuple[str, ...], occupied: bool) -> Part:
    """Draw the cost of a step to a field: one of some cards, or nothing; on a small board, larger than other things."""
    id = f"price-{field}"
    x, y = frame.at(field, 0, -44 if occupied and field < s.ISLAND else 10)
    drawn = group(
        _cards(kinds), id=id, transform=placed(x, y, max(frame.scale, 0.54)), pointer_events="none", aria_hidden="true"
    )
    return Part(id, drawn)


def _cards(kinds: Sequence[str]) -> str:
    if not kinds:
        return use("price-free", scale=1.2)
    shown = kinds[:MOST_PRICES]
    apart = min(28, 84 / len(shown))
    return "".join(use(f"price-{kind}", (at - (len(shown) - 1) / 2) * apart, 0) for at, kind in enumerate(shown))
