"""The scene in a picture of Dragon Island: the current event, with its players, cards and treasure."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from spadework.engine.codes import family_of
from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.icons import icon
from spadework.engine.picture.letters import fitted, lines_of
from spadework.engine.picture.parts import Part, remembered
from spadework.engine.picture.sprites import use
from spadework.engine.picture.surfaces import Box
from spadework.engine.picture.svg import group, placed, words
from spadework.games.dragon_island.picture.description import happening
from spadework.games.dragon_island.picture.look import DragonIslandLook, Drawing
from spadework.games.dragon_island.picture.panels import small_card
from spadework.games.dragon_island.picture.pieces import plaque
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s

LEADING = 1.2
"""Line height, in font sizes."""


class Prop(NamedTuple):
    """Something on the stage: its sort, and the values for drawing it."""

    sort: str
    name: str = ""
    number: int = 0


WIDTHS = {
    "hunter": 66,
    "winner": 66,
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
    """The scene, and the event in words below it."""
    told = " ".join(drawing.say(sentence) for sentence in happening(drawing.look))
    drawing.lay(_sheet(box, "stage-wide" if drawing.scene.wide else "stage-tall"))
    drawing.lay(_stage(box, drawing.least_text, tuple(_props(drawing.look)), told))


@remembered
def _sheet(box: Box, name: str) -> Part:
    return Part("scroll", group(use(f"sheet-{name}"), id="scroll", transform=placed(box.x, box.y)))


@remembered
def _stage(box: Box, least: float, props: Sequence[Prop], told: str) -> Part:
    inner = box.inset(least * 0.6)
    lines = lines_of(told, inner.width, least)
    most = 4 if box.height > least * 8.5 else 3
    if len(lines) > most:
        lines = [*lines[: most - 1], fitted(" ".join(lines[most - 1 :]), inner.width, least)]
    high = inner.height - len(lines) * least * LEADING
    wide = sum(WIDTHS[prop.sort] for prop in props)
    scale = min(high / 92, inner.width / max(wide, 1), 1.35 * least / 21)
    x, ground = inner.x + (inner.width - wide * scale) / 2, inner.y + high / 2
    drawn = []
    for prop in props:
        half = WIDTHS[prop.sort] * scale / 2
        drawn.append(group(_drawn(prop), transform=placed(x + half, ground, scale)))
        x += 2 * half
    y = inner.y + inner.height - (len(lines) - 1) * least * LEADING - least * 0.1
    middle = inner.x + inner.width / 2
    drawn += [words(line, middle, y + at * least * LEADING, least, "", "middle") for at, line in enumerate(lines)]
    return Part("stage", group(*drawn, id="stage"))


def _drawn(prop: Prop) -> str:
    if prop.sort == "hunter":
        return use(f"hunter-{prop.name}", 0, 4) + emblem(prop.number, 0, 23, 12)
    if prop.sort == "winner":
        return use(f"hunter-{prop.name}", 0, 8, 0.9) + emblem(prop.number, 0, 25, 11) + use("crown", 0, -36, 0.8)
    if prop.sort == "card":
        return group(small_card(prop.name), transform="translate(-48,-32) scale(1.07)")
    if prop.sort == "tile":
        return use("tile-treasure" if prop.name == "treasure" else f"tile-{prop.name}-0", 0, 0, 0.76)
    if prop.sort == "arrow":
        return icon("arrow", 0, 0, 30, "alert")
    if prop.sort == "swap":
        return icon("swap", 0, 0, 30, "alert")
    if prop.sort == "chest":
        return use("chest-open", 0, 22, 1.2) + (plaque(prop.name, 0, 36, 21) if prop.name else "")
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
    if look.over:
        for seat in look.standings.winners[:3]:
            yield from (Prop("winner", *look.hunter_at(hunter)[::-1]) for hunter in look.hunters_of(seat))
        yield Prop("chest")
    elif look.setting_up:
        yield Prop("backs")
    elif phase == s.ANNOUNCED:
        yield from _announced(look)
        if view.slumber != s.NO_SEAT:
            yield Prop("card", look.deck.kinds[s.SLUMBER])
            yield from _hunters(look, view.slumber)
    elif phase == s.SHARING:
        yield from _sharing(look)
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
    """The hunters of a seat; of two only the one that moves this turn."""
    moved = look.plain.moved
    for hunter in look.hunters_of(seat):
        if moved == s.NO_HUNTER or seat != look.plain.active or hunter == moved:
            yield _hunter(look, hunter)


def _company(look: DragonIslandLook, seat: int) -> Iterator[Prop]:
    """The hunters of a seat, each with its treasure and its partner, or its place."""
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


def _sharing(look: DragonIslandLook) -> Iterator[Prop]:
    """The owner of the boat and the guest with the chest between them, and an Infidelity for the one who claims it."""
    view = look.plain
    host = view.boat - s.ISLAND
    pair = view.carries[host]
    guests = [hunter for hunter in look.treasures[pair][1] if hunter != host]
    yield _hunter(look, host)
    if view.claims % 2:
        yield Prop("card", look.deck.kinds[s.INFIDELITY])
    yield Prop("chest", str(look.values[pair]))
    if view.claims and not view.claims % 2:
        yield Prop("card", look.deck.kinds[s.INFIDELITY])
    yield from (_hunter(look, guest) for guest in guests)
