"""The scene in a picture of Dragon Island: the current event, with its players, cards and treasure."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from spadework.engine.codes import family_of
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, lines_of, width_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box, rect
from spadework.engine.picture.svg import element, group, number, placed, title, words
from spadework.engine.words import and_list
from spadework.games.dragon_island.notation.wording import terrain_words
from spadework.games.dragon_island.picture.art.ground import boat_unit
from spadework.games.dragon_island.picture.description import happening
from spadework.games.dragon_island.picture.look import DragonIslandLook, Drawing
from spadework.games.dragon_island.picture.panels import coins_in, small_card
from spadework.games.dragon_island.picture.pieces import plaque
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s

LEADING = 1.15
"""Line height, in font sizes."""


class Prop(NamedTuple):
    """Something on the stage: its sort, and the values for drawing it."""

    sort: str
    name: str = ""
    number: int = 0


WIDTHS = {
    "hunter": 66,
    "card": 102,
    "tile": 96,
    "arrow": 34,
    "swap": 34,
    "chest": 74,
    "dragon": 120,
    "boat": 100,
    "backs": 70,
    "flag": 34,
}
"""The width of each sort; a hunter is about 90 high."""


def stage(drawing: Drawing, box: Box) -> None:
    """Draw the current event: its scene, the event in words beside it, and the terrains that a Journey made free."""
    look, least = drawing.look, drawing.least_text
    text = " ".join(drawing.say(sentence) for sentence in happening(look))
    free = tuple(s.TERRAINS[terrain] for terrain in look.free)
    drawing.lay(_sheet("stage" if drawing.holds_cards else "large-stage", box, drawing.scene.wide))
    room = box
    if free:
        caption = drawing.text("caption-free")
        name = drawing.text("says-free", terrains=and_list([terrain_words(terrain) for terrain in look.free]))
        wide = max(width_of(caption, least), (box.height - least * 1.3) * len(free)) + least * 0.4
        drawing.lay(_free(Box(box.x + box.width - wide - 4, box.y, wide, box.height), free, least, caption, name))
        room = box._replace(width=box.width - wide)
    drawing.lay(_stage(room, least, tuple(_props(look)), text))


@remembered
def _sheet(name: str, box: Box, wide: bool) -> Part:
    sheet = use(f"sheet-{name}-{'wide' if wide else 'tall'}")
    return Part(f"{name}-sheet", group(sheet, id=f"{name}-sheet", transform=placed(box.x, box.y)))


@remembered
def _stage(box: Box, least: float, props: Sequence[Prop], text: str) -> Part:
    inner = Box(box.x + least * 0.6, box.y + least * 0.3, box.width - least * 1.2, box.height - least * 0.6)
    wide = sum(WIDTHS[prop.sort] for prop in props)
    scale = min(inner.height / 96, inner.width * 0.42 / max(wide, 1))
    most = int(inner.height / (least * LEADING))
    room = inner.width - wide * scale - least * 0.5
    lines = lines_of(text, room, least)
    if len(lines) > most:
        # Small as it is, a phone's stage leaves out the scene rather than words.
        room, wide, props = inner.width, 0, ()
        lines = lines_of(text, room, least)
    if len(lines) > most:
        lines = [*lines[: most - 1], fitted(" ".join(lines[most - 1 :]), room, least)]
    x, middle = inner.x, inner.y + inner.height / 2
    drawn = []
    for prop in props:
        half = WIDTHS[prop.sort] * scale / 2
        drawn.append(group(_drawn(prop, max(21, least / scale)), transform=placed(x + half, middle, scale)))
        x += 2 * half
    x += least * 0.5 if props else 0
    top = middle - (len(lines) - 1) / 2 * least * LEADING + least * 0.34
    drawn += [words(line, x, top + at * least * LEADING, least) for at, line in enumerate(lines)]
    return Part("stage", group(*drawn, id="stage", aria_hidden="true"))


@remembered
def _free(box: Box, terrains: tuple[str, ...], least: float, caption: str, name: str) -> Part:
    x, y, width, height = box
    high = height - least * 1.45
    drawn = [words(caption, x + width / 2, y + least * 1.15, least, "quiet", "middle")]
    for place, terrain in enumerate(terrains):
        middle = x + width / 2 + (place - (len(terrains) - 1) / 2) * high
        drawn.append(use(f"tile-{terrain}-0", middle, y + height - high / 2 - 2, high / 122))
    return Part("free", group(title(name), group(*drawn, aria_hidden="true"), id="free"))


def harbour(drawing: Drawing, box: Box) -> None:
    """Draw the end: the winners in their boat with all their coins; nobody sees them before the coins are counted."""
    look, least = drawing.look, drawing.least_text
    winners = look.standings.winners
    crew = tuple(look.hunter_at(hunter) for seat in winners for hunter in look.hunters_of(seat))[:4]
    coins = tuple(sorted(value for seat in winners for value in look.coins_of(seat)))
    drawing.lay(_awaiting(box, drawing.scene.wide))
    drawing.lay(_landed(box, least, crew, coins, look.points[winners[0]], look.tally_ends))


class Berth(NamedTuple):
    """Position of the boat: its middle, the height of its deck, and its scale."""

    middle: float
    deck: float
    unit: float


def _berth(box: Box) -> Berth:
    unit = boat_unit(box)
    return Berth(box.x + 112 * unit, box.y + box.height - 54 * unit, unit)


@remembered
def _awaiting(box: Box, wide: bool) -> Part:
    """Draw the sunrise and a boat without crew or colour, which reveals no winner while coins are counted."""
    middle, deck, unit = _berth(box)
    sunrise = group(use(f"harbour-{'wide' if wide else 'tall'}"), transform=placed(box.x, box.y))
    boat = use("sail-canvas", middle, deck, unit) + use("duel-boat", middle, deck + 16 * unit, unit)
    return Part("harbour", group(sunrise, boat, id="harbour", aria_hidden="true"))


@remembered
def _landed(
    box: Box,
    least: float,
    crew: tuple[tuple[int, str], ...],
    coins: tuple[int, ...],
    points: int,
    tally: int,
) -> Part:
    """Draw a crew in the boat of its first hunter; on the right the points and the coins."""
    x, y, width, height = box
    middle, deck, unit = _berth(box)
    drawn = [
        use(f"sail-{crew[0][1]}", middle, deck, unit),
        emblem(crew[0][0], middle + 48 * unit, deck - 82 * unit, 17 * unit),
    ]
    step = min(52, 140 / len(crew)) * unit
    figure = unit * (0.96 if len(crew) < 3 else 0.8)
    for place, (seat, colour) in enumerate(crew):
        across, down = middle - 8 * unit + (place - len(crew) / 2) * step, deck - 26 * unit
        drawn.append(
            use(f"hunter-{colour}", across, down, figure) + emblem(seat, across, down + 14 * figure, 11 * figure)
        )
        drawn.append(use("crown", across, down - 47 * figure, 0.8 * figure))
    drawn.append(use("chest-open", middle - 2 * unit + len(crew) / 2 * step, deck + 8 * unit, unit))
    drawn.append(use("duel-boat", middle, deck + 16 * unit, unit))
    right, roomy = middle + 108 * unit, height > 10 * least
    sum_size = least * (3 if roomy else 1.5)
    wide = width_of(str(points), sum_size, "display") + sum_size * 0.7
    if roomy:
        top = y + sum_size * 0.6
        drawn.append(plaque(str(points), right + wide / 2, top + sum_size * 0.6, sum_size))
        top += sum_size * 1.4
        purse = Box(right, top, x + width - least * 0.6 - right, y + height - least * 0.6 - top)
    else:
        drawn.append(plaque(str(points), x + width - 10 - wide / 2, y + height - 8 - sum_size * 0.6, sum_size))
        purse = Box(right, y + 7, x + width - 16 - wide - right, height - 14)
    drawn.append(coins_in(purse, coins, least * 1.6, least))
    return Part("stage", group(*drawn, id="stage", aria_hidden="true", data_tally=tally))


class Rival(NamedTuple):
    """A hunter in the boat to which a treasure has been brought."""

    colour: str
    seat: int
    name: str
    claims: bool
    """Whether it played the last Infidelity."""
    decides: bool


def duel(drawing: Drawing, box: Box) -> None:
    """Draw the great moment, as large as the board: both carriers in the boat, and the treasure between them (DI-57)."""
    look, view = drawing.look, drawing.look.plain
    if look.phase != s.SHARING:
        return
    host = view.boat - s.ISLAND
    pair = view.carries[host]
    guest = next(hunter for hunter in look.treasures[pair][1] if hunter != host)
    last = (host, guest)[(view.claims + 1) % 2] if view.claims else s.NO_HUNTER
    rivals = tuple(
        Rival(colour, seat, drawing.scene.names[seat], hunter == last, seat == view.turn)
        for hunter in (host, guest)
        for seat, colour in (look.hunter_at(hunter),)
    )
    drawing.lay(_sheet("duel", box, drawing.scene.wide))
    drawing.lay(_duel(box, drawing.least_text, rivals, look.values[pair], view.claims))


@remembered
def _duel(box: Box, least: float, rivals: Sequence[Rival], value: int, claims: int) -> Part:
    x, y, width, height = box
    size, edge = least * 1.3, least * 0.45
    scene = Box(x + edge, y + edge, width - 2 * edge, height - edge - size * 1.7)
    middle, unit, deck = scene.x + scene.width / 2, scene.height / 100, scene.y + scene.height * 0.68
    host = rivals[0]
    drawn = [
        rect(scene, 6, "sea"),
        _waves(scene, unit),
        use(f"sail-{host.colour}", middle, deck, unit * 0.5),
        emblem(host.seat, middle, deck - 44 * unit, 6.5 * unit),
    ]
    for rival, side in zip(rivals, (-1, 1), strict=True):
        across = middle + side * scene.width * 0.25
        cards = min((claims + 1) // 2, 3) if rival.claims else 0
        for place in range(cards):
            left = across - 16 * unit + (place - (cards - 1) / 2) * 6 * unit
            drawn.append(
                group(small_card("infidelity"), transform=placed(left, scene.y + (4 + 2 * place) * unit, unit * 0.36))
            )
        figure = use(f"hunter-{rival.colour}") + emblem(rival.seat, 0, 14, 11)
        drawn.append(group(figure, transform=placed(across, deck - 14 * unit, unit * 0.56)))
        name = fitted(rival.name, width * 0.42, size, "display")
        base = y + height - size * 0.55
        drawn.append(words(name, across, base, size, "display", "middle"))
        if rival.decides:
            away = width_of(name, size, "display") / 2 + size * 0.7
            drawn.append(icon("pennant", across - away, base - size * 0.32, size, "alert"))
    drawn.append(use("chest-open", middle, deck + 4 * unit, unit * 0.56))
    drawn.append(group(use("duel-boat"), transform=placed(middle, deck + 8 * unit, scene.width / 206)))
    drawn.append(plaque(str(value), middle, deck + 15 * unit, max(least * 1.2, 9 * unit)))
    return Part("duel", group(*drawn, id="duel", aria_hidden="true"))


def _waves(box: Box, unit: float) -> str:
    """Draw waves across a box."""
    x, y, width, height = box
    count = int((width - 8 * unit) / (8 * unit))
    rows = "".join(
        f"M{number(x + (4 if row % 2 else 2) * unit)} {number(y + height * at)}"
        + f"q{number(2 * unit)} {number(-2.4 * unit)} "
        f"{number(4 * unit)} 0" + f"t{number(4 * unit)} 0" * (2 * count - 1)
        for row, at in enumerate((0.1, 0.26, 0.42, 0.58, 0.74, 0.9))
    )
    return element("path", d=rows, class_="waterline", stroke_width=unit * 0.5)


def _drawn(prop: Prop, size: float) -> str:
    """Draw a prop around 0; `size` is that of its letters."""
    if prop.sort == "hunter":
        return use(f"hunter-{prop.name}", 0, 4) + emblem(prop.number, 0, 23, 12)
    if prop.sort == "card":
        return group(small_card(prop.name), transform="translate(-48,-32) scale(1.07)")
    if prop.sort == "tile":
        return use("tile-treasure" if prop.name == "treasure" else f"tile-{prop.name}-0", 0, 0, 0.76)
    if prop.sort == "arrow":
        return icon("arrow", 0, 0, 30, "alert")
    if prop.sort == "swap":
        return icon("swap", 0, 0, 30, "alert")
    if prop.sort == "chest":
        return use("chest-open", 0, 22, 1.2) + (plaque(prop.name, 0, 36, size) if prop.name else "")
    if prop.sort == "dragon":
        return use(f"dragon-{prop.number + 1}", 0, 8, 0.72)
    if prop.sort == "boat":
        return use(f"boat-{prop.name}", 0, 12, 0.9) + emblem(prop.number, -12, -10, 13)
    if prop.sort == "backs":
        return "".join(use("back", -34 + 9 * at, -30 - 4 * at, 0.76) for at in range(3))
    return icon("pennant", 0, 0, 34, "alert")


# Props


def _props(look: DragonIslandLook) -> Iterator[Prop]:
    view, phase = look.plain, look.phase
    if look.setting_up:
        yield Prop("backs")
    elif phase == s.ANNOUNCED:
        yield from _announced(look)
        if view.slumber != s.NO_SEAT:
            yield Prop("card", look.deck.kinds[s.SLUMBER])
            yield from _hunters(look, view.slumber)
    elif phase == s.SHARING:
        # The scene over the board shows it (see `duel`).
        return
    elif phase == s.LEAVING:
        yield from (_hunter(look, hunter) for hunter in look.standing_on(s.TREASURE_FIELD))
        yield Prop("chest")
    elif phase == s.TAKING:
        yield from _hunters(look, view.active)
        yield Prop("card", look.deck.kinds[s.ATTACK])
        yield from _hunters(look, view.victim)
    else:
        yield from _company(look, view.turn if phase == s.DRAWING else view.active)
        if phase in (s.DRAWING, s.PASSING):
            yield Prop("backs")
        elif phase == s.AGREEING:
            yield Prop("flag")
        elif view.card not in (s.NO_CARD, -1) and look.aim:
            yield Prop("card", look.deck.kinds[view.card])


def _hunter(look: DragonIslandLook, hunter: int) -> Prop:
    owner, colour = look.hunter_at(hunter)
    return Prop("hunter", colour, owner)


def _hunters(look: DragonIslandLook, seat: int) -> Iterator[Prop]:
    """Yield the hunters of a seat; of two only the one that moves this turn."""
    moved = look.plain.moved
    for hunter in look.hunters_of(seat):
        if moved == s.NO_HUNTER or seat != look.plain.active or hunter == moved:
            yield _hunter(look, hunter)


def _company(look: DragonIslandLook, seat: int) -> Iterator[Prop]:
    """Yield the hunters of a seat, each with its treasure and its partner, or its place."""
    for hunter in look.hunters_of(seat):
        if look.plain.moved not in (s.NO_HUNTER, hunter) and seat == look.plain.active:
            continue
        yield _hunter(look, hunter)
        pair = look.treasure_of(hunter)
        if pair is None:
            yield _field(look, look.place_of(hunter))
            continue
        yield Prop("chest", str(look.values[pair]))
        yield from (_hunter(look, ally) for ally in look.treasures[pair][1] if ally != hunter)


def _announced(look: DragonIslandLook) -> Iterator[Prop]:
    view, kinds = look.plain, look.deck.kinds
    move = view.announced
    family, thing, paid = family_of(move, c.FAMILY), int(c.target_of(move)), int(c.paid_for(move))
    if family == c.GO:
        hunter = int(c.hunter_of(look.view, move))
        yield _hunter(look, hunter)
        pair = view.carries[hunter]
        if pair != s.NO_PAIR:
            allies = [ally for ally in look.treasures[pair][1] if ally != hunter]
            if allies:
                yield Prop("chest", str(look.values[pair]))
                yield from (_hunter(look, ally) for ally in allies)
        if c.flies(move):
            yield Prop("card", kinds[s.FLIGHT])
        if paid >= 0:
            yield Prop("card", kinds[paid])
        yield Prop("arrow")
        yield _field(look, thing)
        return
    yield from _hunters(look, view.active)
    if family == c.JOURNEY:
        yield Prop("card", kinds[s.JOURNEY])
        yield Prop("card", kinds[paid])
        yield Prop("tile", s.TERRAINS[thing])
    elif family == c.TERROR:
        yield Prop("card", kinds[paid])
        yield _hunter(look, thing)
    elif family == c.ATTACK:
        yield Prop("card", kinds[paid])
        yield from _hunters(look, thing)
    elif family == c.PLACE:
        yield Prop("card", kinds[s.PATROL])
        yield Prop("dragon", number=view.moving_dragon)
    elif family == c.PLAY:
        yield Prop("card", kinds[thing])
        if view.tiles[1] != s.NO_FIELD:
            yield _field(look, view.tiles[0])
            yield Prop("swap")
            yield _field(look, view.tiles[1])
    else:
        yield Prop("flag")


def _field(look: DragonIslandLook, field: int) -> Prop:
    if field >= s.ISLAND:
        return Prop("boat", look.deck.colours[field - s.ISLAND], look.plain.owner[field - s.ISLAND])
    return Prop("tile", "treasure" if field == s.TREASURE_FIELD else s.TERRAINS[look.plain.tile[field]])
