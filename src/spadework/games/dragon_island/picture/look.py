"""What a picture may show of a view of Dragon Island. Numbers in brackets are those of the rule book."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul

import numpy as np

from spadework.engine.codes import family_of
from spadework.engine.contract import UNKNOWN
from spadework.engine.look import Look, waiting
from spadework.engine.picture.parts import Plain
from spadework.games.dragon_island.rules.board import boat_of, terrain_of, waits
from spadework.games.dragon_island.rules.codes import FAMILY, GO, JOURNEY, flies, hunter_of, paid_for, target_of
from spadework.games.dragon_island.rules.material import Deck
from spadework.games.dragon_island.rules.phases import legal
from spadework.games.dragon_island.rules.state import (
    AGREEING,
    ANNOUNCED,
    ASKED,
    DRAWING,
    KINDS,
    LEAVING,
    MOST_MOVES,
    NO_FIELD,
    NO_HUNTER,
    NO_PAIR,
    NO_SEAT,
    NOTHING_AIMED,
    OVER,
    PAIRS,
    SHARING,
    STARTING,
    TERRAINS,
    TREASURE_FIELD,
    TURN,
)
from spadework.games.dragon_island.rules.steps import is_free, pays


@dataclass(frozen=True)
class DragonIslandLook(Look):
    """The things of a view, as `seat` sees them."""

    deck: Deck

    @cached_property
    def plain(self) -> Plain:
        """The view as plain Python values."""
        return Plain(self.view)

    # How far the game is

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.plain.seats)

    @property
    def phase(self) -> int:
        """What is going on, as in the state."""
        return int(self.plain.phase)

    @property
    def aim(self) -> int:
        """What the viewer has still to choose before it is announced; nobody sees what another is about to do (DI-70)."""
        return NOTHING_AIMED if self.plain.aim == UNKNOWN else int(self.plain.aim)

    @cached_property
    def begins(self) -> bool:
        """Whether the viewer may begin something in its turn."""
        return self.may_move and self.phase == TURN and self.aim == NOTHING_AIMED

    @property
    def chooses_field(self) -> bool:
        """Whether the viewer may click fields."""
        return self.may_move and self.phase in (TURN, LEAVING)

    @cached_property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    @property
    def setting_up(self) -> bool:
        """Whether the first hands are dealt."""
        return self.phase == STARTING or (self.phase == DRAWING and self.plain.turns == 0)

    @property
    def active(self) -> int | None:
        """Whose turn it is."""
        return None if self.setting_up or self.over or self.plain.active == NO_SEAT else int(self.plain.active)

    @cached_property
    def waiting(self) -> Sequence[int]:
        """Who is to move, as far as the viewer may know."""
        return waiting(self.rules, self.deck.record, self.view)

    @cached_property
    def acting(self) -> Sequence[int]:
        """Those for whom everybody waits openly; who is asked for a reaction is nobody's business (DI-74)."""
        if self.phase == ANNOUNCED:
            return [] if self.active is None else [self.active]
        if self.phase in (SHARING, AGREEING):
            return self.waiting
        return [] if self.active is None else [self.active]

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked for a reaction."""
        return self.phase == ANNOUNCED and self.seat in self.seats and self.plain.asked[self.seat] == ASKED

    # What the active player is about to do

    @property
    def turn(self) -> int:
        """The turn that is played, from 1; with a turn limit the one after the last is none."""
        limit = int(self.plain.limit)
        return min(int(self.plain.turns), limit) if limit else int(self.plain.turns)

    # Hunters and treasures

    @cached_property
    def _places(self) -> Mapping[int, int]:
        return {hunter: field for hunter, field in enumerate(self.plain.hunter) if field != NO_FIELD}

    @cached_property
    def _carried(self) -> Sequence[int]:
        pairs: list[int] = self.plain.carries
        return pairs

    @property
    def hunters(self) -> list[int]:
        """All hunters in the game."""
        return list(self._places)

    def hunters_of(self, seat: int) -> list[int]:
        """The hunters that a seat leads."""
        return [hunter for hunter in self.hunters if self.plain.owner[hunter] == seat]

    def place_of(self, hunter: int) -> int:
        """The field on which a hunter stands."""
        return self._places[hunter]

    def standing_on(self, field: int) -> list[int]:
        """The hunters on a field."""
        return [hunter for hunter, place in self._places.items() if place == field]

    def is_at_home(self, hunter: int) -> bool:
        """Whether a hunter is in its own boat."""
        return self.place_of(hunter) == boat_of(hunter)

    def waits(self, hunter: int) -> bool:
        """Whether a hunter waits on the treasure field for another."""
        return bool(self.phase != LEAVING and waits(self.view, hunter))

    def leaves(self, hunter: int) -> bool:
        """Whether a hunter must leave the treasure field at once, together with another (DI-51)."""
        return self.phase == LEAVING and self.place_of(hunter) == TREASURE_FIELD

    def treasure_of(self, hunter: int) -> int | None:
        """The pair that a hunter carries or stands with."""
        pair = self._carried[hunter]
        return None if pair == NO_PAIR else pair

    @cached_property
    def treasures(self) -> Mapping[int, tuple[int, Sequence[int]]]:
        """The pairs that hunters carry or stand with: where they are and with whom."""
        found: dict[int, tuple[int, list[int]]] = {}
        for hunter in self.hunters:
            pair = self.treasure_of(hunter)
            if pair is not None:
                found.setdefault(pair, (self.place_of(hunter), []))[1].append(hunter)
        return found

    @property
    def pairs_to_come(self) -> range:
        """The pairs that lie on the treasure field or will be laid out."""
        return range(int(self.plain.next_pair), PAIRS)

    @cached_property
    def dragons(self) -> list[tuple[int, int]]:
        """The dragons on the board, each with its field."""
        return [(dragon, int(field)) for dragon, field in enumerate(self.plain.dragon) if field != NO_FIELD]

    # Cards

    @cached_property
    def hand(self) -> Sequence[tuple[int, int]]:
        """The kinds in the hand of the viewer, each with how many there are."""
        if self.seat not in self.seats:
            return []
        kinds = self.plain.hand[self.seat][: self.plain.cards[self.seat]]
        return [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]

    @cached_property
    def values(self) -> Sequence[int]:
        """What one coin of each pair is worth."""
        values: list[int] = self.deck.record.value.tolist()
        return values

    @cached_property
    def points(self) -> Sequence[int]:
        """What the coins won by each seat are worth."""
        return [sum(map(mul, won, self.values)) for won in self.plain.coins[: self.plain.seats]]

    def hunter_at(self, hunter: int) -> tuple[int, str]:
        """Whose a hunter is, and its colour."""
        return self.plain.owner[hunter], self.deck.colours[hunter]

    @cached_property
    def spent(self) -> list[tuple[int, int]]:
        """The kinds of the cards spent in this turn, each with how many there are."""
        return [(kind, int(self.plain.spent[kind])) for kind in range(KINDS) if self.plain.spent[kind] > 0]

    @property
    def discarded(self) -> int:
        """How many cards lie on the discard pile."""
        return sum(self.plain.discard_pile)

    @cached_property
    def free(self) -> Sequence[int]:
        """The terrains that a Long Journey made free in this turn."""
        return [terrain for terrain, free in enumerate(self.plain.free) if free == 1]

    # Moves

    @cached_property
    def moves(self) -> Sequence[int]:
        """What the viewer may do now."""
        if not self.may_move:
            return []
        moves = np.zeros(MOST_MOVES, np.int32)
        count = legal(self.deck.record, self.view, self.seat, moves)
        return [int(move) for move in moves[:count]]

    def goer(self, move: int) -> int:
        """The hunter to which a step, a flight or a Journey belongs."""
        return int(hunter_of(self.view, move))

    def has_to_name_hunter(self, family: int) -> bool:
        """Whether a click must say to whom a step or a Journey belongs: a seat has two hunters, and the turn is not yet one's (DI-24)."""
        if not self.begins or self.plain.moved != NO_HUNTER:
            return False
        own = self.hunters_of(int(self.plain.active))
        return len([hunter for hunter in own if family == JOURNEY or not self.waits(hunter)]) > 1

    @property
    def journeys(self) -> bool:
        """Whether the viewer may choose a terrain for a Long Journey."""
        return any(family_of(move, FAMILY) == JOURNEY for move in self.moves)

    def _goings(self) -> Iterator[int]:
        return (move for move in self.moves if family_of(move, FAMILY) == GO)

    @cached_property
    def prices(self) -> Mapping[int, Sequence[int]]:
        """The fields that one step may enter, each with the kinds of cards of which one pays for it; none where it is free."""
        found: dict[int, set[int]] = {}
        for move in self._goings():
            if not flies(move):
                found.setdefault(int(target_of(move)), set()).add(int(paid_for(move)))
        return {field: [] if -1 in kinds else sorted(kinds) for field, kinds in found.items()}

    @cached_property
    def landings(self) -> frozenset[tuple[int, int]]:
        """Who may come to stand where, by a step or by a flight."""
        return frozenset((self.goer(move), int(target_of(move))) for move in self._goings())

    def ways_to_pay(self, hunter: int, field: int) -> Sequence[int]:
        """The kinds of cards in one's hand of which one pays for entering a field; none where it is free."""
        terrain = int(terrain_of(self.view, field))
        if is_free(self.deck.record, self.view, hunter, terrain):
            return []
        return [kind for kind, _ in self.hand if pays(self.deck.record, hunter, kind, terrain)]

    def terrains_paid_by(self, hunter: int, kind: int) -> Sequence[int]:
        """The terrains that a card pays for in a hunter's hand."""
        return [terrain for terrain in range(len(TERRAINS)) if pays(self.deck.record, hunter, kind, terrain)]

    @property
    def coins_on_treasure_field(self) -> int | None:
        """The pair that lies there."""
        return int(self.plain.next_pair) if self.plain.next_pair < PAIRS else None
