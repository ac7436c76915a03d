"""Custom positions of Sea & Shore: cards, treasures, moves and outcomes of chance as text, as in the rule book."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import spadework
from spadework.engine.interface import CHANCE, Record, seats_in
from spadework.engine.material import read_document
from spadework.engine.packages import rules_of
from spadework.engine.stream import below, new_stream
from spadework.games.sea_and_shore.rules import material, state
from spadework.games.sea_and_shore.rules.knowledge import know_own_hands
from spadework.games.sea_and_shore.rules.material import Deck
from spadework.games.sea_and_shore.rules.state import COLOURS, NO_TREASURE, PARTS

rules = rules_of("spadework.games.sea_and_shore")

GAME = spadework.game("sea_and_shore")
OWN = material.read_material(read_document(Path(material.__file__).parents[1] / "deck.toml"), "deck.toml")
SEATS = [3, 4, 5]
CARDS = [f"{colour[0]}{number}" for colour in COLOURS for number in range(1, 13)]
TREASURES = list(OWN.treasures)
SIDES = (1, 3)


def mask(names: Sequence[str], words: str) -> int:
    """The bit mask of a list of cards or treasures: "r7 p12"."""
    return sum(1 << names.index(word) for word in words.split())


def listed(names: Sequence[str], bits: int) -> str:
    """The cards or treasures in a bit mask, as a list of words."""
    assert bits >= 0, "not a bit mask"
    return " ".join(name for place, name in enumerate(names) if int(bits) >> place & 1)


def texts() -> dict[int, str]:
    """The text of every code, as these tests write it."""
    named = {state.TAKE: "take", state.LOOK: "look red-blue", state.LOOK + 1: "look green-purple"}
    for card, name in enumerate(CARDS):
        named |= {state.GIVE + card: f"give {name}", state.GIVE_BACK + card: f"return {name}"}
        named |= {state.FETCH + card: f"fetch {name}", state.DISCARD + card: f"discard {name}"}
        named |= {state.CARD + card: f"card {name}", state.DRAWN + card: f"drawn {name}"}
        for half, shown in enumerate(("sea", "shore")):
            for added in range(state.EXTRAS + 1):
                code = state.PLAY + card + half * state.HALF + added * state.ADDED
                named[code] = f"{name} {shown} +{added}" if added else f"{name} {shown}"
    for seat in range(state.MOST_SEATS):
        named |= {state.STEAL + seat: f"steal {seat + 1}", state.ROB + seat: f"extras from {seat + 1}"}
        named |= {state.DRAW_FROM + seat: f"draw from {seat + 1}", state.START + seat: f"start {seat + 1}"}
    for number, order in enumerate(state.ORDERS):
        named[state.ORDER + number] = "order " + " ".join(str(place + 1) for place in order)
    named |= {state.SIDE + action: f"side {action}" for action in range(1, 5)}
    return named | {state.TREASURE + number: f"treasure {name}" for number, name in enumerate(TREASURES)}


TEXTS = texts()
CODES = {text: code for code, text in TEXTS.items()}


class Fresh:
    """A game before the first draw; methods play on.

    `red_blue` and `green_purple` are the sides of the action cards that lie up, counted from 1, and `second` those of the second round;
    0 leaves a side to chance.
    """

    def __init__(
        self,
        seats: int = 3,
        red_blue: int = 0,
        green_purple: int = 0,
        memory_aid: int = 0,
        second: tuple[int, int] | None = None,
        first: int = 0,
        deck: Deck = OWN,
    ) -> None:
        self.deck = deck
        self.states = GAME.new_states(1)
        self.buffers = GAME.new_buffers()
        self.seats = range(seats)
        sides = (red_blue, green_purple, *(second or (red_blue, green_purple)))
        rules.deal(deck.record, self.state, seats, np.array([memory_aid, *sides, first, 0], np.int32))

    @property
    def state(self) -> Record:
        return self.states[0]

    # Playing

    @property
    def to_move(self) -> list[int]:
        """The seats whose turn it is, or [CHANCE]; empty when the game is over."""
        moving = int(rules.to_move(self.deck.record, self.state))
        return [CHANCE] if moving == 1 << CHANCE else list(seats_in(moving))

    def legal_of(self, seat: int) -> list[str]:
        """The legal moves of a seat whose turn it is."""
        assert seat in self.to_move
        assert seat != CHANCE
        count = rules.legal(self.deck.record, self.state, seat, self.buffers.moves)
        return [TEXTS[code] for code in self.buffers.moves[:count].tolist()]

    @property
    def legal(self) -> list[str]:
        """The legal moves of the only seat whose turn it is."""
        [seat] = self.to_move
        return self.legal_of(seat)

    @property
    def chance_outcomes(self) -> dict[str, int]:
        """The possible outcomes of chance, with their weights."""
        assert self.to_move == [CHANCE]
        moves, weights = self.buffers.moves, self.buffers.weights
        count = rules.chance_outcomes(self.deck.record, self.state, moves, weights)
        return {TEXTS[int(moves[at])]: int(weights[at]) for at in range(count)}

    def play(self, seat: int, *moves: str) -> "Fresh":
        """Play moves of a seat, each of which must be legal."""
        for move in moves:
            assert seat in self.to_move, f"it is the turn of {self.to_move}"
            legal = self.legal_of(seat)
            assert move in legal, f"{move} is not among {legal}"
            rules.apply(self.deck.record, self.state, seat, CODES[move])
        return self

    def chance(self, *outcomes: str) -> "Fresh":
        """Play outcomes of chance, each of which must be possible."""
        for outcome in outcomes:
            assert outcome in self.chance_outcomes, f"{outcome} is not among {list(self.chance_outcomes)}"
            rules.apply(self.deck.record, self.state, CHANCE, CODES[outcome])
        return self

    def trick(self, *moves: str) -> "Fresh":
        """Play a move of each seat, clockwise from the start player; the moves are listed by seat."""
        assert len(moves) == len(self.seats)
        for step in self.seats:
            seat = (self.starter + step) % len(self.seats)
            self.play(seat, moves[seat])
            if step < len(self.seats) - 1:
                assert self.to_move == [(seat + 1) % len(self.seats)]
        return self

    def give_all(self) -> "Fresh":
        """Let everyone give their first legal gift."""
        for seat in self.seats:
            self.play(seat, self.legal_of(seat)[0])
        return self

    def turn_up(self) -> "Fresh":
        """Turn up the first possible treasures until all stacks have one open."""
        while self.to_move == [CHANCE] and next(iter(self.chance_outcomes)).startswith("treasure"):
            self.chance(next(iter(self.chance_outcomes)))
        return self

    # Queries

    @property
    def starter(self) -> int:
        return int(self.state.starter)

    def hand(self, seat: int) -> str:
        return listed(CARDS, int(self.state.hand[seat]))

    def pile(self, seat: int) -> str:
        """A seat's pile of treasures, the top one first."""
        names, treasure = [], int(self.state.pile[seat])
        while treasure != NO_TREASURE:
            names.append(TREASURES[treasure])
            treasure = int(self.state.beneath[treasure])
        return " ".join(names)

    @property
    def piles(self) -> list[str]:
        return [self.pile(seat) for seat in self.seats]

    @property
    def extras(self) -> list[int]:
        """The number of extra cards in hand, by seat."""
        return [int(self.state.extras[seat]) for seat in self.seats]

    @property
    def open(self) -> str:
        """The treasures that were turned up for this trick."""
        return " ".join(TREASURES[treasure] for treasure in self.state.open.tolist() if treasure != NO_TREASURE)

    def stack(self, number: int) -> str:
        """The treasures that lie face down in a stack and may still be turned up."""
        return listed(TREASURES, int(self.state.face_down[number]))

    def view(self, seat: int) -> Any:
        """A seat's view, as an array with one element."""
        out = GAME.new_states(1)
        rules.view(self.deck.record, self.state, seat, out[0])
        return out

    def sample_state(self, seat: int, seed: int) -> "Fresh":
        """A determinization of the position for a seat."""
        sampled = Fresh(len(self.seats))
        rules.sample_state(self.deck.record, self.view(seat)[0], seat, new_stream(seed), sampled.state)
        return sampled

    def parts(self) -> list[dict[str, int]]:
        """The points of each part, by seat."""
        out = np.zeros((len(self.seats), len(PARTS)), np.int32)
        rules.parts(self.deck.record, self.state, out)
        return [dict(zip(PARTS, row, strict=True)) for row in out.tolist()]

    def scores(self) -> list[int]:
        """Points by seat."""
        out = np.zeros(len(self.seats), np.int32)
        rules.scores(self.deck.record, self.state, out)
        return [int(points) for points in out]

    def places(self) -> list[int]:
        """Finishing places by seat."""
        out = np.zeros(len(self.seats), np.int32)
        rules.places(self.deck.record, self.state, out)
        return [int(place) for place in out]


def dealt(*hands: str, start: int = 0, sides: tuple[int, int] = SIDES) -> Fresh:
    """A game after the deal and before the gifts, in which the first possible treasures were turned up.

    Each hand is filled up with the highest cards left.
    """
    position = Fresh(len(hands), sides[0], sides[1] - 2).chance(f"start {start + 1}").turn_up()
    left = [card for card in CARDS if card not in " ".join(hands).split()]
    left.sort(key=lambda card: int(card[1:]))
    size = state.HAND[len(hands)]
    full = [words + [left.pop() for _ in range(size - len(words))] for words in (hand.split() for hand in hands)]
    for place in range(size):
        position.chance(*(f"card {full[(start + step) % len(hands)][place]}" for step in position.seats))
    return position


class Position(Fresh):
    """The beginning of a trick, with these hands and without gifts.

    `turned_up` lists the open treasures by stack, `start` is the seat that begins, and `sides` are the actions that lie up.
    """

    def __init__(self, *hands: str, turned_up: str, start: int = 0, sides: tuple[int, int] = SIDES) -> None:
        super().__init__(len(hands), sides[0], sides[1] - 2)
        self.state.starter = start
        for seat, hand in enumerate(hands):
            self.state.hand[seat] = mask(CARDS, hand)
            self.state.cards[seat] = len(hand.split())
        assert len(" ".join(hands).split()) == len(set(" ".join(hands).split())), "a card is in two hands"
        know_own_hands(self.state)
        self.state.phase = state.TURNING_UP
        self.chance(*(f"treasure {name}" for name in turned_up.split()))

    def own(self, seat: int, treasures: str) -> "Position":
        """Put treasures on a seat's pile, the last one on top."""
        for name in treasures.split():
            bit = mask(TREASURES, name)
            [stack] = [stack for stack in range(2) if int(self.state.face_down[stack]) & bit]
            self.state.face_down[stack] = int(self.state.face_down[stack]) & ~bit
            treasure = TREASURES.index(name)
            self.state.beneath[treasure], self.state.pile[seat] = self.state.pile[seat], treasure
        return self

    def hold(self, *extras: int) -> "Position":
        """Hand out extra cards, by seat."""
        for seat, count in enumerate(extras):
            self.state.extras[seat] += count
            self.state.supply -= count
        assert self.state.supply >= 0
        return self

    def gifts(self, *cards: str) -> "Position":
        """Set the gifts of the round, by giver; determinizations are consistent with them."""
        self.state.gift[: len(cards)] = [CARDS.index(card) for card in cards]
        return self

    def leave_in_supply(self, count: int) -> "Position":
        """Leave `count` extra cards in the supply; the rest are out of the game."""
        self.state.supply = count
        return self


def winning() -> Fresh:
    """Ada has won red, and may steal from Ben or Dan."""
    position = Position("r9 b1", "r5 b2", "g3 b3", "r4 b4", turned_up="r5a p1a", sides=(1, 4))
    position.own(1, "b2a r3a").own(3, "r4a")
    return position.trick("r9 sea", "r5 sea", "g3 sea", "r4 shore")


def acting(*sides: int, cards: int = 2) -> Fresh:
    """Ada and Ben have triggered actions with blue and green, whose treasures don't lie open; Cleo and Dan have received extra cards."""
    hands = [("b9 b1 p1", "g9 b2 p2", "b4 b3 p3", "g4 b5 p4")[seat].split()[:cards] for seat in range(4)]
    position = Position(*map(" ".join, hands), turned_up="r5a p1a", sides=(sides[0], sides[1]))
    return position.trick("b9 sea", "g9 sea", "b4 shore", "g4 shore")


def diving() -> Fresh:
    """Ben may look at a stack."""
    return acting(1, 3).play(0, "extras from 3")


def random_game(seats: int, seed: int, **options: Any) -> Iterator[tuple[int, str, Fresh]]:
    """Yield a whole random game as seat, move and the position before it; at the end CHANCE, "" and the final position.

    Every item holds the same position object, which is updated in place.
    """
    position, stream = Fresh(seats, **options), new_stream(seed)
    while moving := position.to_move:
        seat = moving[below(stream, len(moving))]
        moves = list(position.chance_outcomes) if seat == CHANCE else position.legal_of(seat)
        move = moves[below(stream, len(moves))]
        yield seat, move, position
        rules.apply(OWN.record, position.state, seat, CODES[move])
    yield CHANCE, "", position
