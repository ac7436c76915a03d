"""Custom positions of Rat Alarm: cards by number, moves and outcomes of chance as text."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import spadework
from spadework.engine.interface import CHANCE, Record, seats_in
from spadework.engine.material import read_document
from spadework.engine.packages import rules_of
from spadework.engine.stream import below, new_stream
from spadework.games.rat_alarm.rules import material, state
from spadework.games.rat_alarm.rules.material import Deck
from spadework.games.rat_alarm.rules.state import KINDS, PARTS

rules = rules_of("spadework.games.rat_alarm")

GAME = spadework.game("rat_alarm")
OWN = material.read_material(read_document(Path(material.__file__).parents[1] / "deck.toml"), "deck.toml")
CUBES = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]
DROPS = [f"drop {kind}" for kind in KINDS]

Chooser = Callable[[list[str]], str]


def deck_of(*cards: str) -> Deck:
    """A deck with these cards, each a list of words: "coins coins rat"."""
    entries: list[dict[str, Any]] = []
    for card in cards:
        entry: dict[str, Any] = dict(Counter(word for word in card.split() if word in KINDS))
        entries.append(entry | dict.fromkeys(set(card.split()) - set(KINDS), True))
    return material.read_material({"title": {"en": "t", "de": "t"}, "cubes": CUBES, "card": entries}, "test")


def mask(cards: Sequence[int]) -> int:
    """The bit mask of cards by number."""
    return sum(1 << (card - 1) for card in cards)


def numbers(cards: int) -> list[int]:
    """The numbers of the cards in a bit mask."""
    return [card + 1 for card in range(64) if int(cards) >> card & 1]


def texts(deck: Deck) -> dict[int, str]:
    """The text of every code, as these tests write it."""
    named = {state.TURN_UP: "turn up", state.STAY: "stay", state.KEEP_NONE: "keep none"}
    named |= {state.DROP + kind: text for kind, text in enumerate(DROPS)}
    for card in range(len(deck.treasures)):
        named[state.CARD + card] = f"card {card + 1}"
        named[state.KEEP + card] = f"keep {card + 1}"
        named[state.BURY + card] = f"bury {card + 1}"
    for place in range(np.count_nonzero(deck.record.copies)):
        named[state.CUBE + place] = f"cube {deck.record.value[place]}"
    return named | {state.FIRST + seat: f"first {seat + 1}" for seat in range(4)}


class Fresh:
    """A game before the first draw; methods lay cards and play on.

    `first` and `tie` are indices of choices of the table's options; 0 means a random first player, or cubes that go back in the box.
    """

    def __init__(self, seats: int = 3, deck: Deck = OWN, first: int = 0, memory_aid: int = 0, tie: int = 0) -> None:
        self.deck = deck
        self.texts = texts(deck)
        self.codes = {text: code for code, text in self.texts.items()}
        self.states = GAME.new_states(1)
        self.buffers = GAME.new_buffers()
        rules.deal(deck.record, self.state, seats, np.array([memory_aid, first, tie, 0], np.int32))

    @property
    def state(self) -> Record:
        return self.states[0]

    # Playing

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is, or CHANCE; None when the game is over."""
        moving = int(rules.to_move(self.deck.record, self.state))
        if moving == 1 << CHANCE:
            return CHANCE
        seats = seats_in(moving)
        assert len(seats) <= 1
        return seats[0] if seats else None

    @property
    def legal(self) -> list[str]:
        """The legal moves of the seat whose turn it is."""
        seat = self.to_move
        assert seat is not None
        assert seat != CHANCE
        count = rules.legal(self.deck.record, self.state, seat, self.buffers.moves)
        return [self.texts[code] for code in self.buffers.moves[:count].tolist()]

    @property
    def chance_outcomes(self) -> dict[str, int]:
        """The possible outcomes of chance, with their weights."""
        assert self.to_move == CHANCE
        moves, weights = self.buffers.moves, self.buffers.weights
        count = rules.chance_outcomes(self.deck.record, self.state, moves, weights)
        return {self.texts[int(moves[at])]: int(weights[at]) for at in range(count)}

    def play(self, seat: int, *moves: str) -> "Fresh":
        """Play moves of a seat, each of which must be legal; "turn up 7" also plays the outcome of chance."""
        for move in moves:
            assert self.to_move == seat, f"it is the turn of {self.to_move}"
            text = "turn up" if move.startswith("turn up") else move
            assert text in self.legal, f"{text} is not among {self.legal}"
            rules.apply(self.deck.record, self.state, seat, self.codes[text])
            if text != move:
                self.chance(f"card {move.removeprefix('turn up ')}")
        return self

    def chance(self, *outcomes: str) -> "Fresh":
        """Play outcomes of chance, each of which must be possible."""
        for outcome in outcomes:
            assert outcome in self.chance_outcomes, f"{outcome} is not among {list(self.chance_outcomes)}"
            rules.apply(self.deck.record, self.state, CHANCE, self.codes[outcome])
        return self

    # Queries

    @property
    def lies_open(self) -> list[int]:
        """The unburied cards in the middle."""
        return numbers(self.state.lies_open)

    @property
    def draw_pile(self) -> list[int]:
        return numbers(self.state.draw_pile)

    @property
    def discards(self) -> list[int]:
        return numbers(self.state.discards)

    def taken(self, seat: int) -> list[int]:
        return numbers(self.state.taken[seat])

    @property
    def buried(self) -> list[int]:
        return sorted(int(card) + 1 for card in self.state.spade[: self.state.seats] if card >= 0)

    @property
    def in_the_round(self) -> list[int]:
        """The seats with a spade in hand."""
        return [seat for seat in range(self.state.seats) if self.state.spade[seat] == state.IN_HAND]

    def view(self, seat: int) -> Any:
        """A seat's view, as an array with one element."""
        out = GAME.new_states(1)
        rules.view(self.deck.record, self.state, seat, out[0])
        return out

    def parts(self) -> list[dict[str, int]]:
        """The cubes won, by seat and kind."""
        out = np.zeros((self.state.seats, len(PARTS)), np.int32)
        rules.parts(self.deck.record, self.state, out)
        return [dict(zip(PARTS, row, strict=True)) for row in out.tolist()]

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
    """The beginning of the first round, on seat 0's turn: cubes are laid out, and all cards are in the draw pile."""

    def __init__(self, seats: int = 3, deck: Deck = OWN, begins: int = 0, tie: int = 0) -> None:
        super().__init__(seats, deck, begins + 1, tie=tie)
        self.chance(*(f"cube {cube}" for cube in CUBES[:: 2 if seats == 2 else 1]))

    def _from_draw_pile(self, cards: Sequence[int]) -> int:
        wanted = mask(cards)
        assert int(self.state.draw_pile) & wanted == wanted, f"not all of {cards} are in the draw pile"
        self.state.draw_pile = int(self.state.draw_pile) & ~wanted
        return wanted

    def leave_open(self, *cards: int) -> "Position":
        """Lay cards open in the middle, as if left over from an earlier round."""
        self.state.lies_open = int(self.state.lies_open) | self._from_draw_pile(cards)
        return self

    def discard(self, *cards: int) -> "Position":
        """Discard cards, as if buried in an earlier round."""
        self.state.discards = int(self.state.discards) | self._from_draw_pile(cards)
        return self

    def give(self, seat: int, *cards: int) -> "Position":
        """Put cards on a seat's pile."""
        self.state.taken[seat] = int(self.state.taken[seat]) | self._from_draw_pile(cards)
        return self

    def draw_from(self, *cards: int) -> "Position":
        """Leave only these cards in the draw pile; the rest are out of the game."""
        self.state.draw_pile = self._from_draw_pile(cards)
        return self

    def lay_cubes(self, kind: str, *cubes: int) -> "Position":
        """Replace the cubes beside a kind."""
        self.state.cubes[KINDS.index(kind)] = (*cubes, 0)[:2]
        return self


def last_in_the_round(position: Position, seat: int = 1) -> Position:
    """Let all other seats have dropped out without burying a card."""
    for other in range(position.state.seats):
        if other != seat:
            position.state.spade[other] = state.IN_THE_MIDDLE
    position.state.turn, position.state.fresh = seat, 0
    return position


def last_round(position: Position) -> Position:
    """Let the last round have begun and the discards have been shuffled."""
    position.state.last_round = position.state.reshuffled = 1
    return position


def eager(moves: list[str]) -> str:
    """Turn up cards and stay in as long as possible, which uses up the draw pile."""
    return moves[0]


def timid(moves: list[str]) -> str:
    """Never turn up a card unless forced, and take as little as possible, which makes the longest games."""
    return next((move for move in ("drop gems", "keep none") if move in moves), moves[0])


def random_game(seats: int, seed: int, choose: Chooser | None = None) -> Iterator[tuple[int, str, Fresh]]:
    """Yield a whole random game as seat, move and the position before it; at the end CHANCE, "" and the final position.

    `choose` picks the seats' moves instead. Every item holds the same position object, which is updated in place.
    """
    position, stream = Fresh(seats), new_stream(seed)
    while (seat := position.to_move) is not None:
        moves = (
            [text for text, weight in position.chance_outcomes.items() for _ in range(weight)]
            if seat == CHANCE
            else position.legal
        )
        move = moves[below(stream, len(moves))] if seat == CHANCE or choose is None else choose(moves)
        yield seat, move, position
        rules.apply(position.deck.record, position.state, seat, position.codes[move])
    yield CHANCE, "", position
