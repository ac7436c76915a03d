"""Custom positions of Lost Maps: cards by name, moves as text."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
from tests.random_games import random_steps

import spadework
from spadework.engine.compile.records import record_type
from spadework.engine.interface import CHANCE, Record, seats_in
from spadework.engine.material import read_document
from spadework.engine.packages import rules_of
from spadework.games.lost_maps.notation.texts import read, write
from spadework.games.lost_maps.rules import material
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.state import NO_CARD, PARTS, REVEALING, STATE

rules = rules_of("spadework.games.lost_maps")

GAME = spadework.game("lost_maps")
DOCUMENT = read_document(Path(material.__file__).parents[1] / "deck.toml")
OWN = material.read_material(DOCUMENT, "deck.toml")
NO_PALMS = ("G1", "G2", "G3", "S1")  # a display without palms


def mask(boxes: str) -> int:
    """The bit mask of boxes by name: "a1 b2"."""
    return sum(1 << "abcd".index(box[0]) + 4 * (int(box[1]) - 1) for box in boxes.split())


def changed_deck(**changes: Any) -> Deck:
    """The built-in deck with changes to its document: `P1={"figure": [...]}` for a card or a pattern."""
    document = deepcopy(dict(DOCUMENT))
    for entry in (*document["card"], *document["pattern"]):
        entry.update(changes.pop(entry["name"], {}))
    assert not changes
    return material.read_material(document, "changed.toml")


class Position:
    """A position before the first turn, in which nobody has a card yet; methods lay cards and play on."""

    def __init__(self, seats: int = 2, deck: Deck = OWN) -> None:
        self.deck = deck
        self.states = GAME.new_states(1)
        self.buffers = GAME.new_buffers()
        rules.deal(deck.record, self.state, seats, GAME.option_codes({}))
        self.state.start = 0
        self.state.phase = REVEALING

    @property
    def state(self) -> Record:
        return self.states[0]

    def copy(self) -> "Position":
        other = Position(int(self.state.seats), self.deck)
        other.states[:] = self.states
        return other

    # Cards

    def card(self, name: str) -> int:
        """The number of a treasure card."""
        return self.deck.card_names.index(name)

    def _from_stack(self, name: str) -> int:
        card = self.card(name)
        assert int(self.state.stack) >> card & 1, f"{name} lies elsewhere"
        self.state.stack = int(self.state.stack) & ~(1 << card)
        return card

    def give(self, seat: int, *names: str) -> "Position":
        """Lay treasure cards from the stack before a seat."""
        for slot, name in enumerate(names):
            self.state.card[seat, slot] = self._from_stack(name)
        return self

    def leave(self, seat: int, slot: int, boxes: str) -> "Position":
        """Cross off all boxes of the seat's first (1) or second (2) card except these."""
        card = int(self.state.card[seat, slot - 1])
        printed = int(self.deck.record.boxes[card])
        assert mask(boxes) & ~printed == 0
        self.state.crossed[seat, slot - 1] = printed & ~mask(boxes)
        return self

    def fill(self, seat: int, *names: str) -> "Position":
        """Give a seat filled cards."""
        for name in names:
            self.state.filled[seat] = int(self.state.filled[seat]) | 1 << self._from_stack(name)
        return self

    def display(self, *names: str) -> "Position":
        """Lay cards into the display."""
        for slot, name in enumerate(names):
            self.state.display[slot] = self._from_stack(name)
        return self

    def stack(self, *names: str) -> "Position":
        """Leave only these cards in the stack; the rest are out of the game."""
        self.state.stack = sum(1 << self.card(name) for name in names)
        return self

    # Playing

    @property
    def to_move(self) -> list[int]:
        """The seats whose turn it is, or [CHANCE]; empty when the game is over."""
        moving = int(rules.to_move(self.deck.record, self.state))
        return [CHANCE] if moving == 1 << CHANCE else list(seats_in(moving))

    def codes(self, seat: int) -> list[int]:
        """The codes of a seat's legal moves."""
        count = rules.legal(self.deck.record, self.state, seat, self.buffers.moves)
        codes: list[int] = self.buffers.moves[:count].tolist()
        return codes

    def legal(self, seat: int) -> list[str]:
        """A seat's legal moves."""
        return [write(self.deck, seat, code) for code in self.codes(seat)]

    def chance_outcomes(self) -> dict[str, int]:
        """The possible outcomes of chance, with their weights."""
        moves, weights = self.buffers.moves, self.buffers.weights
        count = rules.chance_outcomes(self.deck.record, self.state, moves, weights)
        return {write(self.deck, CHANCE, int(moves[at])): int(weights[at]) for at in range(count)}

    def play(self, seat: int, *texts: str) -> "Position":
        """Play moves of a seat, each of which must be legal."""
        for text in texts:
            assert seat in self.to_move, f"seat {seat} is not to move"
            code = read(self.deck, seat, text)
            assert code in self.codes(seat), f"{text} is not among {self.legal(seat)}"
            rules.apply(self.deck.record, self.state, seat, code)
        return self

    def chance(self, *texts: str) -> "Position":
        """Play outcomes of chance, each of which must be possible."""
        for text in texts:
            assert self.to_move == [CHANCE]
            assert text in self.chance_outcomes(), f"{text} is not among {list(self.chance_outcomes())}"
            rules.apply(self.deck.record, self.state, CHANCE, read(self.deck, CHANCE, text))
        return self

    # Queries

    def cards(self, seat: int) -> list[str]:
        """The cards before a seat, without gaps."""
        laid = [int(card) for card in self.state.card[seat]]
        return [self.deck.card_names[card] for card in laid if card != NO_CARD]

    def displayed(self) -> list[str | None]:
        """The display with its gaps."""
        return [None if card == NO_CARD else self.deck.card_names[int(card)] for card in self.state.display]

    def in_stack(self) -> set[str]:
        return self.named(int(self.state.stack))

    def filled(self, seat: int) -> set[str]:
        return self.named(int(self.state.filled[seat]))

    def named(self, cards: int) -> set[str]:
        """The names of the cards in a bit mask."""
        return {name for card, name in enumerate(self.deck.card_names) if cards >> card & 1}

    def crossed(self, seat: int, slot: int) -> int:
        """The bit mask of the boxes crossed off openly on a seat's first (1) or second (2) card."""
        return int(self.state.crossed[seat, slot - 1])

    def cups(self, seat: int) -> list[int]:
        """The numbers in a seat's cups."""
        return [int(cup) for cup in self.state.cup[seat]]

    def palms(self, seat: int) -> list[int]:
        """The points in a seat's filled palm fields."""
        return [int(points) for points in self.state.palm[seat]][: int(self.state.palms[seat])]

    def view(self, seat: int) -> Any:
        """A seat's view, as an array with one element."""
        out = GAME.new_states(1)
        rules.view(self.deck.record, self.state, seat, out[0])
        return out

    def scores(self) -> list[int]:
        """Points by seat."""
        out = np.zeros(self.state.seats, np.int32)
        rules.scores(self.deck.record, self.state, out)
        return [int(points) for points in out]

    def places(self) -> list[int]:
        """Finishing places by seat."""
        out = np.zeros(self.state.seats, np.int32)
        rules.places(self.deck.record, self.state, out)
        return [int(slot) for slot in out]

    def parts(self, seat: int) -> dict[str, int]:
        """A seat's points by part of the score."""
        out = np.zeros((self.state.seats, len(PARTS)), np.int32)
        rules.parts(self.deck.record, self.state, out)
        return dict(zip(PARTS, out[seat].tolist(), strict=True))


def fresh(seats: int, options: dict[str, str] | None = None) -> Position:
    """A position before the deal, with some of the table's options."""
    position = Position(seats)
    position.states[:] = np.zeros_like(position.states)
    rules.deal(position.deck.record, position.state, seats, GAME.option_codes(options or {}))
    return position


def dealt(seats: int, options: dict[str, str] | None = None) -> Position:
    """A position after the deal: seat 0 has the first four cards of the deck, seat 1 the next four, and so on."""
    return fresh(seats, options).chance(*(f"card {name}" for name in OWN.card_names[: 4 * seats]))


def expeditions_seen_before(*patterns: str) -> Position:
    """The third turn of a round, with an I3 open; these patterns were turned up before."""
    position = Position().give(0, "P1", "P2").give(1, "O1", "O2").display(*NO_PALMS)
    for pattern, box in zip(patterns, ("b1", "b2"), strict=True):
        position.chance(f"pattern {pattern}").play(0, f"1:{box}").play(1, f"1:{box}")
    return position.chance("pattern I3")


def whole_game(seats: int, seed: int) -> Iterator[tuple[int, str, Record, Record]]:
    """Yield a random game as seat, move and the states before and after it."""
    before = fresh(seats).states
    for seat, code, after in random_steps(GAME, seats, seed):
        now = np.frombuffer(after, record_type(STATE))
        yield seat, write(OWN, seat, code), before[0], now[0]
        before = now
