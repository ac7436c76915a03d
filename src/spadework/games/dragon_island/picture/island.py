"""The board in a picture of Dragon Island: tiles, boats, who stands where, what a step would cost, and what is announced."""

from collections.abc import Sequence
from math import hypot

from spadework.engine.codes import family_of, thing_of
from spadework.engine.contract import UNKNOWN
from spadework.engine.picture.svg import element, group, number, placed, title, words
from spadework.engine.words import Message, and_list, message, or_list
from spadework.games.dragon_island.notation.wording import (
    card_words,
    field_words,
    hunter_words,
    treasure_words,
    value_of,
)
from spadework.games.dragon_island.picture.clicks import dragon_id, field_id, ghost_id, hunter_id
from spadework.games.dragon_island.picture.drawing import Drawing
from spadework.games.dragon_island.picture.figures import CORNER, FIELD, hexagon, place_of, plaque, price, used
from spadework.games.dragon_island.rules.codes import (
    DRAGON_TO,
    FAMILY,
    GO,
    PLAY,
    TERRIFY,
    flies,
    hunter_of,
    target_of,
)
from spadework.games.dragon_island.rules.fields import ROWS
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.state import (
    ANNOUNCED,
    COINS,
    FIELDS,
    ISLAND,
    LEAVING,
    NO_FIELD,
    NO_SEAT,
    TERRAINS,
    TREASURE_FIELD,
    TURN,
    WHERE_DRAGON,
    WHICH_DRAGON,
)

WIDTH = 9 * FIELD
HEIGHT = 4.91 * 2 * FIELD
MOST_PRICES = 4
WIDE, NARROW = 52, 36  # from one hunter to the next on a field, and in a boat with three

Spot = tuple[float, float]


def island(drawing: Drawing, x: float, y: float, pitch: float) -> None:
    """The board around a point, with fields of a width."""
    scale = round(pitch / FIELD, 2)
    board = _Board(drawing, scale)
    layers = [
        *board.row_names(),
        *(board.field(field) for field in range(FIELDS)),
        *board.prices(),
        *board.free_fields(),
        *board.chosen(),
        *board.targets(),
        *board.treasures(),
        group(*board.dragons(), *board.hunters(), id="pieces"),
        *board.ghosts(),
        *board.arrows(),
    ]
    drawing.below.append(group(*layers, id="island", transform=placed(x, y, scale)))


class _Board:
    """The board in the making, in units of which a field is FIELD wide."""

    def __init__(self, drawing: Drawing, scale: float) -> None:
        self.drawing, self.look, self.deck, self.view = drawing, drawing.look, drawing.deck, drawing.view
        self.scale = scale
        self.tiles: list[int] = self.view.tile.tolist()
        self.letters = drawing.least_text / scale
        self.clickable = self.look.may_move and self.look.phase == TURN

    # Fields

    def row_names(self) -> list[str]:
        """The letter of each row at its left end, and where there is room how many fields it has at its right end."""
        drawn, first = [], 0
        boats = [place_of(boat) for boat in range(ISLAND, FIELDS)]
        for fields in ROWS:
            y = place_of(first)[1]
            row = [place_of(field)[0] for field in range(first, first + fields)]
            row += [across for across, down in boats if abs(down - y) < 1]
            away = FIELD / 2 + self.letters * 0.4
            drawn.append(self._row_name(self.deck.fields[first][0], min(row) - away, y))
            if self.drawing.scene.wide:
                drawn.append(self._row_name(str(fields), max(row) + away, y))
            first += fields
        return drawn

    def _row_name(self, text: str, x: float, y: float) -> str:
        return words(text, x, y + self.letters * 0.36, self.letters, "quiet", "middle")

    def field(self, field: int) -> str:
        """A field with its tile, or a boat, and what is clicked."""
        x, y = place_of(field)
        return group(
            title(self.drawing.say(self.named(field))),
            self._boat(field - ISLAND) if field >= ISLAND else self._tile(field),
            used("field", class_="spot") if self.clickable else "",
            id=field_id(self.deck, field),
            transform=f"translate({number(x)},{number(y)})",
        )

    def _tile(self, field: int) -> str:
        return used("tile-treasure" if field == TREASURE_FIELD else f"tile-{TERRAINS[self.tiles[field]]}")

    def _boat(self, hunter: int) -> str:
        if self.view.owner[hunter] == NO_SEAT:
            return element("path", d="M-34 12H34Q28 32 16 34H-16Q-28 32-34 12Z", class_="gap", stroke_width=4)
        return used(f"boat-of-{self.deck.colours[hunter]}")

    def named(self, field: int) -> Message:
        """A field with all that is there, and what it would cost to enter it."""
        if field >= ISLAND:
            place = boat_words(self.deck, field - ISLAND)
            if self.view.owner[field - ISLAND] == NO_SEAT:
                return message("shown-boat-empty", boat=place)
        else:
            place = field_words(self.deck, self.view, field)
        there = [message("shown-dragon") for _, at in self.look.dragons if at == field]
        there += [hunter_words(self.deck, self.view, hunter) for hunter in self.look.standing_on(field)]
        there += [treasure_words(self.deck, pair) for pair, (at, _) in self.look.treasures.items() if at == field]
        if field == TREASURE_FIELD and self.look.coins_on_treasure_field is not None:
            there.append(treasure_words(self.deck, self.look.coins_on_treasure_field))
        told = message("shown-there", field=place, things=and_list(there)) if there else place
        if field in self.look.prices:
            kinds = [card_words(self.deck, kind) for kind in self.look.prices[field]]
            return (
                message("shown-cost", field=told, cost=or_list(kinds))
                if kinds
                else message("shown-no-cost", field=told)
            )
        return told

    def prices(self) -> list[str]:
        """What a step into the neighbouring fields would cost."""
        return [self._price(field, kinds) for field, kinds in self.look.prices.items()]

    def _price(self, field: int, kinds: Sequence[int]) -> str:
        x, y = place_of(field)
        occupied = bool(self.look.standing_on(field)) or field == TREASURE_FIELD
        down = -46 if occupied and field < ISLAND else 31
        if not kinds:
            drawn = used("price-free", (0, 0, 1.25))
        else:
            shown = kinds[:MOST_PRICES]
            apart = min(28, 84 / len(shown))
            drawn = "".join(
                price(self.deck.kinds[kind], (at - (len(shown) - 1) / 2) * apart) for at, kind in enumerate(shown)
            )
        return group(drawn, transform=f"translate({number(x)},{number(y + down)})", pointer_events="none")

    def free_fields(self) -> list[str]:
        """Outlines of the fields that a Long Journey made free."""
        fields = [field for field in range(ISLAND) if field != TREASURE_FIELD and self.tiles[field] in self.look.free]
        return [self._outline(field, "pen stroke-ink", 5, "2 11") for field in fields]

    def _outline(self, field: int, class_: str, stroke: float, dashes: str | None = None) -> str:
        x, y = place_of(field)
        return element(
            "path",
            d=hexagon(CORNER - 6),
            class_=class_,
            stroke_width=stroke,
            stroke_dasharray=dashes,
            transform=f"translate({number(x)},{number(y)})",
            pointer_events="none",
        )

    # Who and what stands where

    def treasures(self) -> list[str]:
        """The coins on the treasure field, and those that are carried or stood with."""
        drawn = []
        pair = self.look.coins_on_treasure_field
        if pair is not None:
            down = 38.0 if self.look.standing_on(TREASURE_FIELD) else 0.0
            drawn.append(self._coins(pair, TREASURE_FIELD, down))
        drawn += [self._coins(pair, field, 38.0) for pair, (field, _) in self.look.treasures.items()]
        return drawn

    def _coins(self, pair: int, field: int, down: float) -> str:
        x, y = place_of(field)
        size = max(self.letters, 30.0)
        return group(
            title(self.drawing.say(treasure_words(self.deck, pair))),
            plaque(str(value_of(self.deck, pair)), 0, 0, size, COINS),
            id=f"treasure-{pair + 1}",
            transform=f"translate({number(x)},{number(y + down)})",
            pointer_events="none",
        )

    def dragons(self) -> list[str]:
        """The dragons on the board."""
        return [self._dragon(dragon, field) for dragon, field in self.look.dragons]

    def _dragon(self, dragon: int, field: int) -> str:
        x, y = place_of(field)
        chosen = self.look.may_move and self.look.aim == WHICH_DRAGON
        return group(
            title(self.drawing.text("shown-dragon-on", field=self.deck.fields[field])),
            used("dragon", pointer="none"),
            used("field", class_="spot") if chosen else "",
            id=dragon_id(dragon),
            class_="through" if chosen else None,
            transform=f"translate({number(x)},{number(y)})",
            pointer_events=None if chosen else "none",
        )

    def hunters(self) -> list[str]:
        """All hunters, in an order that never changes."""
        return [self._hunter(hunter) for hunter in self.look.hunters]

    def spot_of(self, hunter: int, field: int, company: Sequence[int]) -> Spot:
        """Where a hunter stands on a field, among others there."""
        x, y = place_of(field)
        place = list(company).index(hunter)
        loaded = field == TREASURE_FIELD or self.look.treasure_of(hunter) is not None
        down = -12.0 if field >= ISLAND else -17.0 if loaded else 6.0
        across = (place - (len(company) - 1) / 2) * (NARROW if len(company) > COINS else WIDE)
        return x + across, y + down

    def _hunter(self, hunter: int) -> str:
        field = self.look.place_of(hunter)
        company = self.look.standing_on(field)
        x, y = self.spot_of(hunter, field, company)
        chosen = self.look.begins
        return group(
            title(self.drawing.say(hunter_words(self.deck, self.view, hunter))),
            group(self.drawing.pawn_of(hunter, self.scale), pointer_events="none"),
            element("ellipse", cy=2, rx=42 if len(company) == 1 else 25, ry=42, class_="spot") if chosen else "",
            id=hunter_id(self.deck, hunter),
            class_="through" if chosen else None,
            transform=f"translate({number(x)},{number(y)})",
            pointer_events=None if chosen else "none",
        )

    def ghosts(self) -> list[str]:
        """Whoever may come to stand somewhere, for the browser to show."""
        drawn = []
        for hunter, field in sorted(self.look.landings):
            x, y = place_of(field)
            drawn.append(self._ghost(f"pawn-{self.deck.colours[hunter]}", ghost_id(self.deck, hunter, field), x, y))
        if self.clickable and self.look.aim == WHERE_DRAGON:
            for move in self.look.moves:
                if family_of(move, FAMILY) == DRAGON_TO:
                    x, y = place_of(thing_of(move, FAMILY))
                    drawn.append(
                        self._ghost("dragon", f"ghost-dragon-{self.deck.fields[thing_of(move, FAMILY)]}", x, y)
                    )
        return drawn

    def _ghost(self, sign: str, id: str, x: float, y: float) -> str:
        return group(used(sign, class_="ghost"), id=id, transform=f"translate({number(x)},{number(y)})")

    # What is chosen or announced

    def chosen(self) -> list[str]:
        """The tiles that are chosen to be swapped, and the dragon that is to move."""
        fields = [int(field) for field in self.view.tiles if field not in (NO_FIELD, UNKNOWN)]
        if self.look.aim == WHERE_DRAGON and self.view.dragon[self.view.moving_dragon] != NO_FIELD:
            fields.append(int(self.view.dragon[self.view.moving_dragon]))
        return [self._outline(field, "pen stroke-brass", 9) for field in fields]

    def way(self) -> tuple[int, int, bool] | None:
        """From where to where the way leads that is announced, or on which the treasure field has been entered, and whether it flies."""
        leaving = self.look.aim == LEAVING
        move = int(self.view.way_in if leaving else self.view.announced)
        family, thing = family_of(move, FAMILY), target_of(move)
        if self.look.phase != ANNOUNCED and not leaving:
            return None
        if family == GO:
            return self.look.place_of(int(hunter_of(self.view, move))), int(target_of(move)), bool(flies(move))
        if family == TERRIFY:
            return self.look.place_of(thing), ISLAND + thing, True
        if family == DRAGON_TO:
            start = int(self.view.dragon[self.view.moving_dragon])
            return (thing if start == NO_FIELD else start), thing, True
        if family == PLAY and self.view.tiles[1] != NO_FIELD:
            return int(self.view.tiles[0]), int(self.view.tiles[1]), False
        return None

    def targets(self) -> list[str]:
        """The field at which what is announced is aimed, the hunter who has to flee, the dragon that would come."""
        way, family = self.way(), family_of(int(self.view.announced), FAMILY)
        if way is None or family == PLAY:
            return []
        drawn = [self._outline(way[1], "pen stroke-alert", 9)]
        if family == TERRIFY:
            hunter = target_of(int(self.view.announced))
            x, y = self.spot_of(hunter, way[0], self.look.standing_on(way[0]))
            drawn.append(element("circle", cx=x, cy=y, r=42, class_="pen stroke-alert", stroke_width=8))
        if family == DRAGON_TO:
            x, y = place_of(way[1])
            drawn.append(element("use", href="#dragon", transform=f"translate({number(x)},{number(y)})", opacity=0.6))
        return [group(*drawn, pointer_events="none")]

    def arrows(self) -> list[str]:
        """An arrow for what is announced while others may react, two for a swap."""
        way, family = self.way(), family_of(int(self.view.announced), FAMILY)
        if way is None or way[0] == way[1]:
            return []
        start, end = place_of(way[0]), place_of(way[1])
        if family == TERRIFY:
            hunter = target_of(int(self.view.announced))
            start = self.spot_of(hunter, way[0], self.look.standing_on(way[0]))
        there = self._arrow(start, end, way[2])
        return [there, self._arrow(end, start, way[2])] if family == PLAY else [there]

    def _arrow(self, start: Spot, end: Spot, bent: bool) -> str:
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
        head = f"M{number(back[0][0])} {number(back[0][1])}L{points[4]} {points[5]}L{number(back[1][0])} {number(back[1][1])}"
        return group(
            element("path", d=shaft + head, class_="pen stroke-paper", stroke_width=19),
            element("path", d=shaft + head, class_="pen stroke-alert", stroke_width=10),
            pointer_events="none",
        )


def boat_words(deck: Deck, hunter: int) -> Message:
    """A boat by its colour."""
    return message(f"shown-boat-{deck.colours[hunter]}")
