"""Queries about a view of Dragon Island for its picture, and a drawing in progress. Numbers in brackets are those of the rule book."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul
from typing import NamedTuple

import numpy as np

from spadework.engine.codes import family_of
from spadework.engine.interface import SPECTATOR, UNKNOWN
from spadework.engine.look import Look, waiting
from spadework.engine.packages import rules_of
from spadework.engine.picture.parts import Part, Plain
from spadework.engine.picture.sketch import Sketch
from spadework.games.dragon_island.picture.art.ground import PLACES
from spadework.games.dragon_island.picture.sizes import TALL, WIDE
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import boat_of, terrain_of, waits
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.moves import legal
from spadework.games.dragon_island.rules.steps import is_free, pays

RULES = rules_of("spadework.games.dragon_island")


@dataclass(frozen=True)
class DragonIslandLook(Look):
    """Queries about a view, for `seat`."""

    deck: Deck

    @cached_property
    def plain(self) -> Plain:
        """The view as plain Python values."""
        return Plain(self.view)

    # Progress

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.plain.seats)

    @property
    def phase(self) -> int:
        """The phase of the state."""
        return int(self.plain.phase)

    @property
    def aim(self) -> int:
        """The viewer's next choice before its announcement; nobody sees another's choice (DI-70)."""
        return s.NOTHING_AIMED if self.plain.aim == UNKNOWN else int(self.plain.aim)

    @cached_property
    def begins(self) -> bool:
        """Whether the viewer may begin an action in its turn."""
        return self.may_move and self.phase == s.TURN and self.aim == s.NOTHING_AIMED

    @property
    def chooses_field(self) -> bool:
        """Whether the viewer may click fields."""
        return self.may_move and self.phase in (s.TURN, s.LEAVING)

    @cached_property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == s.OVER

    @property
    def setting_up(self) -> bool:
        """Whether the first hands are being dealt."""
        return self.phase == s.STARTING or (self.phase == s.DRAWING and self.plain.turns == 0)

    @property
    def active(self) -> int | None:
        """The seat whose turn it is."""
        return None if self.setting_up or self.over or self.plain.active == s.NO_SEAT else int(self.plain.active)

    @cached_property
    def waiting(self) -> Sequence[int]:
        """The seats that move next, as far as the viewer may know."""
        return waiting(self.rules, self.deck.record, self.view)

    @cached_property
    def acting(self) -> Sequence[int]:
        """The seats for which the table waits openly; seats asked for a reaction are secret (DI-74)."""
        if self.phase == s.ANNOUNCED:
            return [] if self.active is None else [self.active]
        if self.phase in (s.SHARING, s.AGREEING):
            return self.waiting
        return [] if self.active is None else [self.active]

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked for a reaction."""
        return self.phase == s.ANNOUNCED and self.seat in self.seats and self.plain.asked[self.seat] == s.ASKED

    # The turn

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; it stops at the turn limit."""
        limit = int(self.plain.limit)
        return min(int(self.plain.turns), limit) if limit else int(self.plain.turns)

    # Hunters and treasures

    def fields_of(self, terrain: int) -> list[int]:
        """Return the fields of a terrain."""
        tiles = self.plain.tile
        return [field for field in range(s.ISLAND) if field != s.TREASURE_FIELD and tiles[field] == terrain]

    @cached_property
    def _places(self) -> Mapping[int, int]:
        return {hunter: field for hunter, field in enumerate(self.plain.hunter) if field != s.NO_FIELD}

    @cached_property
    def _carried(self) -> Sequence[int]:
        pairs: list[int] = self.plain.carries
        return pairs

    @property
    def hunters(self) -> list[int]:
        """All hunters in the game."""
        return list(self._places)

    def hunters_of(self, seat: int) -> list[int]:
        """Return the hunters that a seat leads."""
        return [hunter for hunter in self.hunters if self.plain.owner[hunter] == seat]

    def place_of(self, hunter: int) -> int:
        """Return the field on which a hunter stands."""
        return self._places[hunter]

    def standing_on(self, field: int) -> list[int]:
        """Return the hunters on a field."""
        return [hunter for hunter, place in self._places.items() if place == field]

    def is_at_home(self, hunter: int) -> bool:
        """Return whether a hunter is in its own boat."""
        return self.place_of(hunter) == boat_of(hunter)

    def waits(self, hunter: int) -> bool:
        """Return whether a hunter waits on the treasure field for another."""
        return bool(self.phase != s.LEAVING and waits(self.view, hunter))

    def leaves(self, hunter: int) -> bool:
        """Return whether a hunter must leave the treasure field immediately, together with another (DI-51)."""
        return self.phase == s.LEAVING and self.place_of(hunter) == s.TREASURE_FIELD

    def treasure_of(self, hunter: int) -> int | None:
        """Return the pair that a hunter carries or guards."""
        pair = self._carried[hunter]
        return None if pair == s.NO_PAIR else pair

    @cached_property
    def treasures(self) -> Mapping[int, tuple[int, Sequence[int]]]:
        """The pairs that hunters carry or guard: the field and the hunters."""
        found: dict[int, tuple[int, list[int]]] = {}
        for hunter in self.hunters:
            pair = self.treasure_of(hunter)
            if pair is not None:
                found.setdefault(pair, (self.place_of(hunter), []))[1].append(hunter)
        return found

    @property
    def pairs_to_come(self) -> range:
        """The pair on the treasure field and those to be laid out later."""
        return range(int(self.plain.next_pair), s.PAIRS)

    @cached_property
    def dragons(self) -> list[tuple[int, int]]:
        """The dragons on the board, each with its field."""
        return [(dragon, int(field)) for dragon, field in enumerate(self.plain.dragon) if field != s.NO_FIELD]

    # Cards

    @cached_property
    def hand(self) -> Sequence[tuple[int, int]]:
        """The kinds in the viewer's hand, each with the number of copies."""
        if self.seat not in self.seats:
            return []
        kinds = self.plain.hand[self.seat][: self.plain.cards[self.seat]]
        return [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]

    @cached_property
    def values(self) -> Sequence[int]:
        """The value of one coin of each pair."""
        values: list[int] = self.deck.record.value.tolist()
        return values

    @cached_property
    def points(self) -> Sequence[int]:
        """The value of the coins won by each seat."""
        return [sum(map(mul, won, self.values)) for won in self.plain.coins[: self.plain.seats]]

    def coins_of(self, seat: int) -> tuple[int, ...]:
        """Return the value of each coin that a seat has won, from the least."""
        won = zip(self.plain.coins[seat], self.values, strict=True)
        return tuple([value for count, value in won for _ in range(count)])

    @cached_property
    def tally_from(self) -> Mapping[int, int]:
        """At the end, the first step of each seat's count, from 1: a step for each coin and one for the sum, last place to first."""
        first, steps = {}, 1
        for seat in self.standings.last_first:
            first[seat] = steps
            steps += sum(self.plain.coins[seat]) + 1
        return first

    @property
    def tally_ends(self) -> int:
        """At the end, the last step of the count: the winners' crowns."""
        return sum(map(sum, self.plain.coins[: self.plain.seats])) + len(self.seats) + 1

    def hunter_at(self, hunter: int) -> tuple[int, str]:
        """Return the seat of a hunter, and its colour."""
        return self.plain.owner[hunter], self.deck.colours[hunter]

    @cached_property
    def spent(self) -> list[tuple[int, int]]:
        """The kinds of cards spent this turn, each with the number of copies."""
        return [(kind, int(self.plain.spent[kind])) for kind in range(s.KINDS) if self.plain.spent[kind] > 0]

    @property
    def discarded(self) -> int:
        """The number of cards in the discard pile."""
        return sum(self.plain.discard_pile)

    @cached_property
    def free(self) -> Sequence[int]:
        """The terrains that a Journey made free this turn."""
        return [terrain for terrain, free in enumerate(self.plain.free) if free == 1]

    # Moves

    @cached_property
    def moves(self) -> Sequence[int]:
        """The viewer's legal moves."""
        if not self.may_move:
            return []
        moves = np.zeros(s.MOST_MOVES, np.int32)
        count = legal(self.deck.record, self.view, self.seat, moves)
        return [int(move) for move in moves[:count]]

    def goer(self, move: int) -> int:
        """Return the hunter of a step, a flight or a Journey."""
        return int(c.hunter_of(self.view, move))

    def has_to_name_hunter(self, family: int) -> bool:
        """Return whether a click must name the hunter of a step or a Journey: a seat has two, and neither has moved (DI-24)."""
        if not self.begins or self.plain.moved != s.NO_HUNTER:
            return False
        own = self.hunters_of(int(self.plain.active))
        return len([hunter for hunter in own if family == c.JOURNEY or not self.waits(hunter)]) > 1

    def _goings(self) -> Iterator[int]:
        return (move for move in self.moves if family_of(move, c.FAMILY) == c.GO)

    @cached_property
    def prices(self) -> Mapping[int, Sequence[int]]:
        """The fields within one step, each with the kinds of cards one of which pays for it; none if it is free."""
        found: dict[int, set[int]] = {}
        for move in self._goings():
            if not c.flies(move):
                found.setdefault(int(c.target_of(move)), set()).add(int(c.paid_for(move)))
        return {field: [] if -1 in kinds else sorted(kinds) for field, kinds in found.items()}

    @cached_property
    def landings(self) -> frozenset[tuple[int, int]]:
        """Pairs of a hunter and a field that it may enter, by a step or a flight."""
        return frozenset((self.goer(move), int(c.target_of(move))) for move in self._goings())

    def ways_to_pay(self, hunter: int, field: int) -> Sequence[int]:
        """Return the kinds in the viewer's hand one of which pays for entering a field; none if it is free."""
        terrain = int(terrain_of(self.view, field))
        if is_free(self.deck.record, self.view, hunter, terrain):
            return []
        return [kind for kind, _ in self.hand if pays(self.deck.record, hunter, kind, terrain)]

    def terrains_paid_by(self, hunter: int, kind: int) -> Sequence[int]:
        """Return the terrains that a card pays for, for a hunter."""
        return [terrain for terrain in range(len(s.TERRAINS)) if pays(self.deck.record, hunter, kind, terrain)]

    @property
    def coins_on_treasure_field(self) -> int | None:
        """The pair on the treasure field."""
        return int(self.plain.next_pair) if self.plain.next_pair < s.PAIRS else None


class Frame(NamedTuple):
    """The place of the board: its centre, and the scale of units in which a field is FIELD wide."""

    x: float
    y: float
    scale: float

    def at(self, field: int, across: float = 0, down: float = 0) -> tuple[float, float]:
        """Return a point near the centre of a field."""
        x, y = PLACES[field]
        return self.x + (x + across) * self.scale, self.y + (y + down) * self.scale


@dataclass
class Drawing(Sketch):
    """A picture in progress, from back to front."""

    deck: Deck

    def __post_init__(self) -> None:
        self.look = DragonIslandLook(RULES, self.deck, self.view, self.seat)
        self.least_text = (WIDE if self.scene.wide else TALL).least

    @property
    def holds_cards(self) -> bool:
        """Whether the viewer's cards lie on the desk: spectators have none, and at the end the coins are counted there."""
        return self.seat != SPECTATOR and not self.look.over

    @property
    def clockwise(self) -> list[int]:
        """All seats clockwise, the viewer's last."""
        return [*self.others, *([] if self.seat == SPECTATOR else [self.seat])]

    def lay(self, part: Part) -> None:
        """Lay a finished part on top."""
        self.parts.append(part)
