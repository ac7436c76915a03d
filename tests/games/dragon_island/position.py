"""Custom positions of Dragon Island: hunters by colour, fields and cards by name, moves as text (see `moves.py`)."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from tests.games.dragon_island import moves

import spadework
from spadework.engine.buffers import Buffers
from spadework.engine.interface import CHANCE, Codes, Record, seats_in
from spadework.engine.masks import lowest_in
from spadework.engine.material import read_document
from spadework.engine.packages import rules_of
from spadework.engine.search.planner import NO_PLAN, ROLLOUT_STATE_SIZE, PlannerCache, new_planner_cache
from spadework.engine.stream import Stream, below, new_stream
from spadework.games.dragon_island.ai.rollout import planned_move
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import material
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck

rules = rules_of("spadework.games.dragon_island")

GAME = spadework.game("dragon_island")
OWN = material.read_material(read_document(Path(material.__file__).parents[1] / "deck.toml"), "deck.toml")


def all_like(terrain: str) -> dict[str, str]:
    """The same tile on all fields, for `Position.lay`."""
    return {field: terrain for field in OWN.fields[: s.ISLAND] if field != OWN.fields[s.TREASURE_FIELD]}


def next_mover(states: Any, stream: Stream, buffers: Buffers) -> int | None:
    """Play out chance in the only state; return the first seat that moves next, or None when the game is over."""
    mask = GAME.driver.let_chance_play(GAME.new_materials(OWN), states, stream, buffers.moves, buffers.weights)
    return lowest_in(mask) if mask else None


def no_plan() -> Codes:
    """The rollout state at the beginning of a simulation."""
    return np.zeros(ROLLOUT_STATE_SIZE, np.int32)


def rollout_move(
    state: Record, seat: int, stream: Stream, rollout_state: Codes, cache: PlannerCache | None = None
) -> int:
    codes, known = GAME.new_buffers().moves, new_planner_cache() if cache is None else cache
    move = planned_move(OWN.record, state, seat, codes, stream, rollout_state, known)
    if move != NO_PLAN:
        return move
    count = rules.legal(OWN.record, state, seat, codes)
    return int(codes[GAME.ai.rollout_policy(OWN.record, state, seat, codes, count, stream)])


class Fresh:
    """A game before the first draw; methods play on.

    Options have their defaults unless given; `limit` is the index of the turn limit's choice, 0 for none.
    """

    def __init__(self, seats: int = 4, deck: Deck = OWN, limit: int = 0, **options: str) -> None:
        self.deck = deck
        self.states = GAME.new_states(1)
        self.buffers = GAME.new_buffers()
        codes = GAME.option_codes({name.replace("_", "-"): choice for name, choice in options.items()})
        codes[0] = limit
        rules.deal(deck.record, self.state, seats, codes)

    @property
    def state(self) -> Record:
        return self.states[0]

    def field(self, name: str) -> int:
        """The number of a field."""
        return self.deck.fields.index(name)

    def hunter(self, colour: str) -> int:
        """The number of a hunter."""
        return self.deck.colours.index(colour)

    # Playing

    @property
    def to_move(self) -> list[int]:
        """The seats whose turn it is, or [CHANCE]; empty when the game is over."""
        moving = int(rules.to_move(self.deck.record, self.state))
        return [CHANCE] if moving == 1 << CHANCE else list(seats_in(moving))

    def codes(self, seat: int) -> list[int]:
        """The codes of a seat's legal moves."""
        count = rules.legal(self.deck.record, self.state, seat, self.buffers.moves)
        found: list[int] = self.buffers.moves[:count].tolist()
        return found

    def legal(self, seat: int) -> list[str]:
        """A seat's legal moves."""
        assert seat in self.to_move, f"it is the turn of {self.to_move}"
        return [moves.text(self.deck, code) for code in self.codes(seat)]

    @property
    def chance_outcomes(self) -> dict[str, int]:
        """The possible outcomes of chance, with their weights."""
        assert self.to_move == [CHANCE], f"it is the turn of {self.to_move}"
        outcomes, weights = self.buffers.moves, self.buffers.weights
        count = rules.chance_outcomes(self.deck.record, self.state, outcomes, weights)
        return {moves.text(self.deck, int(outcomes[at])): int(weights[at]) for at in range(count)}

    def play(self, seat: int, *texts: str) -> "Fresh":
        """Play moves of a seat, each of which must be legal; announced actions wait for reactions."""
        for text in texts:
            legal = self.legal(seat)
            assert text in legal, f"{text} is not among {legal}"
            rules.apply(self.deck.record, self.state, seat, moves.code(self.deck, text))
        return self

    def do(self, seat: int, *texts: str) -> "Fresh":
        """Play moves of a seat, to which nobody reacts."""
        for text in texts:
            self.play(seat, text)
            if self.state.phase == s.ANNOUNCED:
                self.settle()
        return self

    def settle(self) -> "Fresh":
        """Let no asked seat react, and end the time to react."""
        for seat in self.asked:
            self.play(seat, "no reaction")
        return self.chance("settle")

    def react(self, seat: int, text: str) -> "Fresh":
        """Let a seat react and no other, and end the time to react."""
        return self.play(seat, text).settle()

    def chance(self, *outcomes: str) -> "Fresh":
        """Play outcomes of chance, each of which must be possible."""
        for outcome in outcomes:
            assert outcome in self.chance_outcomes, f"{outcome} is not among {list(self.chance_outcomes)}"
            rules.apply(self.deck.record, self.state, CHANCE, moves.code(self.deck, outcome))
        return self

    def draw_any(self) -> "Fresh":
        """Draw the first possible cards until nobody draws any more."""
        while self.state.phase == s.DRAWING:
            self.chance(next(iter(self.chance_outcomes)))
        return self

    def start(self, first: int = 0) -> "Fresh":
        """Choose the start player, deal any cards, and let nobody react to the first turn."""
        return self.chance(f"start {first + 1}").draw_any().settle()

    # Queries

    @property
    def asked(self) -> list[int]:
        """The seats that have yet to answer whether they react."""
        return [seat for seat in range(self.state.seats) if self.state.asked[seat] == s.ASKED]

    def where(self, colour: str) -> str:
        """The field on which a hunter stands."""
        return self.deck.fields[int(self.state.hunter[self.hunter(colour)])]

    def carried(self, colour: str) -> int | None:
        """The pair, counted from 1, that a hunter carries or is alone with."""
        pair = int(self.state.carries[self.hunter(colour)])
        return None if pair == s.NO_PAIR else pair + 1

    def terrain(self, field: str) -> str:
        """The tile on a field."""
        return s.TERRAINS[self.state.tile[self.field(field)]]

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, by kind."""
        return [self.deck.kinds[kind] for kind in self.state.hand[seat, : self.state.cards[seat]]]

    def pile(self, name: str) -> Counter[str]:
        """The cards in "draw_pile", "discard_pile" or "spent"."""
        copies = getattr(self.state, name).tolist()
        return Counter({kind: count for kind, count in zip(self.deck.kinds, copies, strict=True) if count})

    def all_cards(self) -> Counter[str]:
        """The cards of all hands and piles."""
        hands = (Counter(self.hand(seat)) for seat in range(self.state.seats))
        return sum(hands, self.pile("draw_pile") + self.pile("discard_pile") + self.pile("spent"))

    def coins(self, seat: int) -> list[int]:
        """The value of each coin that a seat has won."""
        won = zip(self.deck.record.value.tolist(), self.state.coins[seat].tolist(), strict=True)
        return [value for value, coins in won for _ in range(coins)]

    def view(self, seat: int) -> Any:
        """A seat's view, as an array with one element."""
        out = GAME.new_states(1)
        rules.view(self.deck.record, self.state, seat, out[0])
        return out

    def sample_state(self, seat: int, seed: int = 1) -> "Fresh":
        """A determinization of the position for a seat."""
        sampled = Fresh(int(self.state.seats), self.deck)
        rules.sample_state(self.deck.record, self.view(seat)[0], seat, new_stream(seed), sampled.state)
        return sampled

    def known(self, who: int, whose: int) -> list[str]:
        """The cards that one seat knows to be in another's hand."""
        return [self.deck.kinds[kind] for kind in self.state.known[who, whose] if kind >= 0]

    def scores(self) -> list[int]:
        """Points by seat."""
        out = np.zeros(self.state.seats, np.int32)
        rules.scores(self.deck.record, self.state, out)
        return [int(points) for points in out]

    def places(self) -> list[int]:
        """Finishing places by seat."""
        out = np.zeros(self.state.seats, np.int32)
        rules.places(self.deck.record, self.state, out)
        return [int(place) for place in out]


class Position(Fresh):
    """The beginning of a seat's turn: hunters in their boats, hands empty, all cards in the draw pile."""

    def __init__(self, seats: int = 4, active: int = 0, deck: Deck = OWN, limit: int = 0, **options: str) -> None:
        super().__init__(seats, deck, limit, **options)
        self.state.active = active
        self.state.turn = active
        self.state.turns = 1
        self.state.phase = s.TURN

    def give(self, seat: int, *kinds: str) -> "Position":
        """Move cards from the draw pile to a hand."""
        for kind in map(self.deck.kinds.index, kinds):
            self._take_from_draw_pile(kind)
            at = int(self.state.cards[seat])
            self.state.hand[seat, : at + 1] = sorted([*self.state.hand[seat, :at].tolist(), kind])
            self.state.cards[seat] += 1
        return self

    def discard(self, *kinds: str) -> "Position":
        """Move cards from the draw pile to the discard pile."""
        for kind in map(self.deck.kinds.index, kinds):
            self._take_from_draw_pile(kind)
            self.state.discard_pile[kind] += 1
        return self

    def leave_in_draw_pile(self, *kinds: str) -> "Position":
        """Leave only these cards in the draw pile; the rest go to the discard pile."""
        left = Counter(kinds)
        self.discard(*(self.pile("draw_pile") - left).elements())
        assert self.pile("draw_pile") == left
        return self

    def _take_from_draw_pile(self, kind: int) -> None:
        assert self.state.draw_pile[kind] > 0, f"there is no {self.deck.kinds[kind]} left in the draw pile"
        self.state.draw_pile[kind] -= 1
        self.state.in_draw_pile -= 1

    def stand(self, **fields: str) -> "Position":
        """Put hunters on fields: `stand(grey="c4")`; on the treasure field they wait, or are free to leave if it is empty."""
        for colour, field in fields.items():
            assert self.state.hunter[self.hunter(colour)] != s.NO_FIELD, f"{colour} is not in the game"
            self.state.hunter[self.hunter(colour)] = self.field(field)
        return self

    def carry(self, field: str, *colours: str, pair: int = 1) -> "Position":
        """Put one or two hunters on a field with a pair, counted from 1; all pairs up to the next one have been laid out."""
        for colour in colours:
            self.stand(**{colour: field})
            self.state.carries[self.hunter(colour)] = pair - 1
        return self.lay_out(max(pair + 1, int(self.state.next_pair) + 1))

    def lay_out(self, pair: int) -> "Position":
        """Lay a pair, counted from 1, on the treasure field; earlier pairs that nobody carries are settled.

        After the last pair, the field is empty.
        """
        self.state.next_pair = pair - 1
        carried = {int(found) for found in self.state.carries if found != s.NO_PAIR}
        self.state.settled = pair - 1 - len(carried)
        assert 0 <= self.state.settled <= s.PAIRS
        return self

    def win(self, seat: int, *pairs: int) -> "Position":
        """Give a seat one coin of each of these pairs, counted from 1."""
        for pair in pairs:
            self.state.coins[seat, pair - 1] += 1
        return self

    def dragons(self, *fields: str) -> "Position":
        """Put the first dragon, and optionally the second, on fields."""
        for dragon, field in enumerate(fields):
            self.state.dragon[dragon] = self.field(field)
        return self

    def lay(self, **tiles: str) -> "Position":
        """Replace the tiles of fields: `lay(c4="water")`."""
        for field, terrain in tiles.items():
            assert self.field(field) < s.ISLAND
            assert self.field(field) != s.TREASURE_FIELD
            self.state.tile[self.field(field)] = s.TERRAINS.index(terrain)
        return self


def random_game(seats: int, seed: int, limit: int = 0, most: int = 4000) -> Iterator[tuple[int, int, Fresh]]:
    """A game of random moves from the deal; see `played_on`."""
    return played_on(Fresh(seats, limit=limit), seed, most)


def played_on(position: Fresh, seed: int, most: int) -> Iterator[tuple[int, int, Fresh]]:
    """Yield at most `most` random moves as seat, code and the position before it; at the end CHANCE, 0 and the final position.

    Nobody proposes to end the game. Every item holds the same position object, which is updated in place.
    """
    stream = new_stream(seed)
    for _ in range(most):
        if not (moving := position.to_move):
            break
        seat = moving[below(stream, len(moving))]
        if seat == CHANCE:
            weighed = [text for text, weight in position.chance_outcomes.items() for _ in range(weight)]
            move = moves.code(position.deck, weighed[below(stream, len(weighed))])
        else:
            codes = [code for code in position.codes(seat) if code != c.PROPOSE_END]
            move = codes[below(stream, len(codes))]
        yield seat, move, position
        rules.apply(position.deck.record, position.state, seat, move)
    yield CHANCE, 0, position
