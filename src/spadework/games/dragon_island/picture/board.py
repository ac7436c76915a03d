"""The board in a picture of Dragon Island: the fields with their tiles, the boats, what a step would cost, and what is free or chosen."""

from collections.abc import Sequence

from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.svg import element, group, number, placed, title, words
from spadework.engine.words import Message, and_list, message, or_list
from spadework.games.dragon_island.notation.wording import (
    card_words,
    field_words,
    hunter_words,
    treasure_words,
)
from spadework.games.dragon_island.picture.art.ground import PLACES
from spadework.games.dragon_island.picture.art.tiles import VARIANTS, outline
from spadework.games.dragon_island.picture.clicks import field_id
from spadework.games.dragon_island.picture.drawing import Drawing, Frame
from spadework.games.dragon_island.rules.fields import ROWS
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import (
    FIELDS,
    ISLAND,
    NO_FIELD,
    NO_SEAT,
    TERRAINS,
    TREASURE_FIELD,
    TURN,
    WHERE_DRAGON,
)

MOST_PRICES = 4
INSIDE = outline(6)


def board(drawing: Drawing, frame: Frame) -> None:
    """The island with its tiles and boats."""
    drawing.lay(_island(frame))
    drawing.lay(_row_names(frame, drawing.least_text, tuple(drawing.deck.fields[:ISLAND])))
    tiles, clickable = drawing.look.plain.tile, drawing.look.may_move and drawing.look.phase == TURN
    special = _told_of(drawing)
    say, deck = drawing.say, drawing.deck
    for field in range(ISLAND):
        told = special.get(field)
        name = say(told) if told else _plain_name(drawing, field, tiles[field])
        drawing.lay(_field(frame, field, field_id(deck, field), tiles[field], name, clickable))
    for field in range(ISLAND, FIELDS):
        hunter = field - ISLAND
        owner = drawing.look.plain.owner[hunter]
        name = say(special.get(field) or named(drawing, field))
        drawing.lay(_boat(frame, field, field_id(deck, field), deck.colours[hunter], owner, name, clickable))
    _overlays(drawing, frame)


def _plain_name(drawing: Drawing, field: int, tile: int) -> str:
    return _field_name(drawing.scene.words, drawing.deck.fields[field], tile, field == TREASURE_FIELD)


@remembered
def _field_name(words: object, field: str, tile: int, treasure: bool) -> str:
    say = words.say  # type: ignore[attr-defined]
    if treasure:
        return str(say(message("name-treasure-field")))
    return str(say(message("name-field", field=field, terrain=message(f"name-{TERRAINS[tile]}"))))


@remembered
def _island(frame: Frame) -> Part:
    return Part("island", group(use("island"), id="island", transform=placed(*frame)))


@remembered
def _row_names(frame: Frame, size: float, names: tuple[str, ...]) -> Part:
    """The letter of each row at its left end, and how many fields it has at its right end where there is room."""
    drawn, first = [], 0
    away = 84 + size * 0.3 / frame.scale
    boats = PLACES[ISLAND:]
    for fields in ROWS:
        row = [PLACES[field][0] for field in range(first, first + fields)]
        y = PLACES[first][1]
        near = [x for x, down in boats if abs(down - y) < 60]
        left, right = min(row), max(row)
        if not any(x < left for x in near):
            x, down = frame.at(first, -away)
            drawn.append(words(names[first][0], x, down + size * 0.34, size, "quiet", "middle"))
        if size > 20 and not any(x > right for x in near):
            x, down = frame.at(first + fields - 1, away)
            drawn.append(words(str(fields), x, down + size * 0.34, size, "quiet", "middle"))
        first += fields
    return Part("row-names", group(*drawn, id="row-names"))


@remembered
def _field(frame: Frame, field: int, id: str, tile: int, name: str, clickable: bool) -> Part:
    sprite = "tile-treasure" if field == TREASURE_FIELD else f"tile-{TERRAINS[tile]}-{field * 7 % 5 % VARIANTS}"
    drawn = title(name) + use(sprite) + (use("spot", class_="spot") if clickable else "")
    return Part(id, group(drawn, id=id, transform=placed(*frame.at(field), frame.scale)))


@remembered
def _boat(frame: Frame, field: int, id: str, colour: str, owner: int, name: str, clickable: bool) -> Part:
    drawn = use("mooring") if owner == NO_SEAT else use(f"boat-{colour}") + use(f"emblem-{owner}", -14, -25, 1.15)
    spot = use("spot", class_="spot") if clickable else ""
    return Part(id, group(title(name), drawn, spot, id=id, transform=placed(*frame.at(field), frame.scale)))


# What a field is called


def _told_of(drawing: Drawing) -> dict[int, Message]:
    """What is told of the fields on which something stands or that may be entered."""
    look = drawing.look
    fields = {look.place_of(hunter) for hunter in look.hunters} | {field for _, field in look.dragons}
    fields |= set(look.prices) | {TREASURE_FIELD}
    return {field: named(drawing, field) for field in fields}


def named(drawing: Drawing, field: int) -> Message:
    """A field with all that is there, and what it would cost to enter it."""
    look, deck, view = drawing.look, drawing.deck, drawing.look.plain
    if field >= ISLAND:
        place = boat_words(deck, field - ISLAND)
        if view.owner[field - ISLAND] == NO_SEAT:
            return message("shown-boat-empty", boat=place)
    else:
        place = field_words(deck, view, field)
    there = [message("shown-dragon") for _, at in look.dragons if at == field]
    there += [hunter_words(deck, view, hunter) for hunter in look.standing_on(field)]
    there += [treasure_words(deck, pair) for pair, (at, _) in look.treasures.items() if at == field]
    if field == TREASURE_FIELD and look.coins_on_treasure_field is not None:
        there.append(treasure_words(deck, look.coins_on_treasure_field))
    told = message("shown-there", field=place, things=and_list(there)) if there else place
    if field in look.prices:
        kinds = [card_words(deck, kind) for kind in look.prices[field]]
        return message("shown-cost", field=told, cost=or_list(kinds)) if kinds else message("shown-no-cost", field=told)
    return told


def boat_words(deck: Deck, hunter: int) -> Message:
    """A boat by its colour."""
    return message(f"shown-boat-{deck.colours[hunter]}")


# What lies over the tiles


def _overlays(drawing: Drawing, frame: Frame) -> None:
    """What a Long Journey made free, what is chosen, and what steps would cost."""
    look = drawing.look
    if look.free:
        tiles = look.plain.tile
        fields = [field for field in range(ISLAND) if field != TREASURE_FIELD and tiles[field] in look.free]
        drawing.lay(_outlines("free-fields", frame, tuple(fields), "pen stroke-ink", 5, "2 11"))
    chosen = [field for field in look.plain.tiles if field >= 0]
    if look.aim == WHERE_DRAGON and look.plain.dragon[look.plain.moving_dragon] != NO_FIELD:
        chosen.append(look.plain.dragon[look.plain.moving_dragon])
    if chosen:
        drawing.lay(_outlines("chosen-fields", frame, tuple(chosen), "pen stroke-gold", 9, None))
    for field, kinds in look.prices.items():
        occupied = bool(look.standing_on(field)) or field == TREASURE_FIELD
        drawing.lay(_price(frame, field, tuple(drawing.deck.kinds[kind] for kind in kinds), occupied))


@remembered
def _outlines(id: str, frame: Frame, fields: tuple[int, ...], class_: str, stroke: float, dashes: str | None) -> Part:
    drawn = "".join(field_outline(field, class_, stroke, dashes) for field in fields)
    return Part(id, group(drawn, id=id, transform=placed(*frame), pointer_events="none"))


def field_outline(field: int, class_: str, stroke: float, dashes: str | None = None) -> str:
    """The outline of a field, in units of the board."""
    x, y = PLACES[field]
    return element(
        "path",
        d=INSIDE,
        class_=class_,
        stroke_width=stroke,
        stroke_dasharray=dashes,
        transform=f"translate({number(x)},{number(y)})",
    )


@remembered
def _price(frame: Frame, field: int, kinds: tuple[str, ...], occupied: bool) -> Part:
    """What a step into a field would cost: one of some cards, or nothing."""
    id = f"price-{field}"
    x, y = frame.at(field, 0, -44 if occupied and field < ISLAND else 31)
    return Part(id, group(_prices(kinds), id=id, transform=placed(x, y, frame.scale), pointer_events="none"))


def _prices(kinds: Sequence[str]) -> str:
    if not kinds:
        return use("price-free", scale=1.2)
    shown = kinds[:MOST_PRICES]
    apart = min(28, 84 / len(shown))
    return "".join(use(f"price-{kind}", (at - (len(shown) - 1) / 2) * apart, 0) for at, kind in enumerate(shown))
