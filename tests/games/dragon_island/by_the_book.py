"""A second implementation of Dragon Island's steps and flights, written like the rule book, and random positions for comparison."""

from collections.abc import Iterator
from itertools import chain
from random import Random

from tests.games.dragon_island.position import OWN, Position

from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import distance

TERRAIN_CARDS = [kind for kind in OWN.kinds if set(kind.split("-or-")) <= set(s.TERRAINS)]
CARDS = [kind for kind in OWN.kinds for _ in range(OWN.record.copies[OWN.kinds.index(kind)])]


def next_to(field: int) -> list[int]:
    """The neighbours of a field."""
    return [other for other in range(s.FIELDS) if distance(field, other) == 1]


def behind(start: int, over: int) -> list[int]:
    """The landing fields of a flight over a field: its neighbours except the start and the start's neighbours (DI-64)."""
    return [field for field in next_to(over) if field != start and field not in next_to(start)]


class Hunter:
    """A hunter in a position, with its legal steps and flights."""

    def __init__(self, position: Position, number: int) -> None:
        self.position, self.number = position, number
        state = position.state
        self.field, self.seat = int(state.hunter[number]), int(state.owner[number])
        self.colour, self.own = OWN.colours[number], s.TERRAINS[OWN.record.own[number]]
        carried = state.carries[number]
        carrying = [other for other in range(s.HUNTERS) if carried != s.NO_PAIR and state.carries[other] == carried]
        self.partners = [other for other in carrying if other != number]

    @property
    def waits(self) -> bool:
        """Whether it is on the treasure field while a treasure lies there (DI-50)."""
        return self.field == s.TREASURE_FIELD and self.position.state.next_pair < s.PAIRS

    def others_on(self, field: int) -> list[int]:
        """Hunters on a field that are neither this one nor its partner."""
        here = [other for other in range(s.HUNTERS) if self.position.state.hunter[other] == field]
        return [other for other in here if other != self.number and other not in self.partners]

    def boats(self) -> list[int]:
        """The boats that it may enter: its own and, with a partner, the partner's (DI-42)."""
        return [s.ISLAND + hunter for hunter in (self.number, *self.partners)]

    def payments(self, field: int, hand: list[str]) -> list[str]:
        """The ways to pay for a field; "" if it is free (DI-22, DI-23, DI-65)."""
        if field >= s.ISLAND or field == s.TREASURE_FIELD:
            return [""]
        terrain = s.TERRAINS[self.position.state.tile[field]]
        if terrain == self.own or self.position.state.free[s.TERRAINS.index(terrain)]:
            return [""]
        cards = [card for card in hand if card in TERRAIN_CARDS]
        return sorted({f" with {card}" for card in cards if {terrain, self.own} & set(card.split("-or-"))})

    def is_barred(self, field: int, hand: list[str]) -> bool:
        """Whether a field may not be entered (DI-40 to DI-43, DI-51)."""
        state, others = self.position.state, self.others_on(field)
        if field in state.dragon:
            return True
        if field >= s.ISLAND:
            return field not in self.boats() or bool(others and not self.partners)
        if field == s.TREASURE_FIELD and state.next_pair == s.PAIRS:
            return bool(others)
        if self.partners:
            return field == s.TREASURE_FIELD or bool(others)
        if field != s.TREASURE_FIELD:
            return bool(others) and state.carries[others[0]] == s.NO_PAIR
        return bool(others) and not list(self.ways_out(hand))

    def ways_out(self, hand: list[str]) -> Iterator[str]:
        """The steps and flights that leave the treasure field with another hunter and the coins (DI-51)."""
        for verb, field in self.reachable(s.TREASURE_FIELD, hand):
            if field not in self.position.state.dragon and not self.others_on(field):
                yield from (f"{verb} {OWN.fields[field]}{payment}" for payment in self.payments(field, hand))

    def reachable(self, start: int, hand: list[str]) -> Iterator[tuple[str, int]]:
        """All fields a step, and then a flight, away, barred or not (DI-21, DI-64)."""
        yield from (("step", field) for field in next_to(start))
        if "flight" in hand:
            over = [field for field in next_to(start) if field < s.ISLAND and field not in self.position.state.dragon]
            yield from (("fly", field) for field in sorted({landing for way in over for landing in behind(start, way)}))

    def moves(self, hand: list[str]) -> Iterator[str]:
        """All legal steps and flights."""
        if self.waits:
            return
        for verb, field in self.reachable(self.field, hand):
            left = hand.copy()
            if verb == "fly":
                left.remove("flight")
            if self.is_barred(field, left):
                continue
            others = self.others_on(field) if field < s.ISLAND and field != s.TREASURE_FIELD else []
            sending = [f" sending {OWN.colours[other]} home" for other in others] if len(others) == 2 else [""]
            for payment in self.payments(field, left):
                yield from (f"{verb} {OWN.fields[field]}{payment}{sent}" for sent in sending)


def moves_of(position: Position, seat: int) -> list[str]:
    """All legal steps and flights of a seat."""
    found = []
    for number in range(s.HUNTERS):
        if position.state.owner[number] == seat and position.state.hunter[number] != s.NO_FIELD:
            hunter = Hunter(position, number)
            if position.state.moved in (number, s.NO_HUNTER):
                who = f"{hunter.colour}: " if position.state.seats == 3 else ""
                found += [who + move for move in hunter.moves(position.hand(seat))]
    return found


def random_position(seed: int) -> Position:
    """A position with hunters mostly near the middle, carriers, lone treasures, dragons, any hand, and sometimes a Journey."""
    random = Random(seed)
    seats = random.choice([3, 4, 5, 6])
    position = Position(seats, active=random.randrange(seats))
    state = position.state
    playing = [number for number in range(s.HUNTERS) if state.hunter[number] != s.NO_FIELD]
    near = [field for field in range(s.ISLAND) if 0 < distance(field, s.TREASURE_FIELD) < 4]
    fields = iter(random.sample(near if random.random() < 0.6 else range(s.ISLAND), 12))
    random.shuffle(playing)
    pair = 0
    while playing:
        numbers = [playing.pop() for _ in range(min(len(playing), random.choice([1, 1, 2])))]
        group = [OWN.colours[number] for number in numbers]
        before_the_boat = next_to(s.ISLAND + numbers[0]) if len(group) == 2 and random.random() < 0.4 else []
        free = (field for field in chain(before_the_boat, fields) if not (state.hunter == field).any())
        field = OWN.fields[next(free)]
        if field == "treasure" or random.random() < 0.3:
            if random.random() < 0.7 and not (state.hunter == s.TREASURE_FIELD).any():
                position.stand(**{group[0]: "treasure"})
        elif len(group) == 2 or random.random() < 0.3:
            pair += 1
            position.carry(field, *group, pair=pair)
        else:
            position.stand(**{group[0]: field})
    if pair and random.random() < 0.2:
        position.lay_out(s.PAIRS + 1)
    dragons = [field for field in random.sample(near, 8) if not (state.hunter == field).any()]
    position.dragons(*(OWN.fields[field] for field in dragons[: random.choice([0, 1, 2])]))
    position.give(position.state.active, *random.sample(CARDS, random.randint(0, 6)))
    if "flight" not in position.hand(state.active) and 0 < state.cards[state.active] < 6 and random.random() < 0.5:
        position.give(state.active, "flight")
    if random.random() < 0.2:
        state.free[random.randrange(len(s.TERRAINS))] = 1
    return position
