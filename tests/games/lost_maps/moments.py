"""Random games of Lost Maps, moment by moment, for tests of the notation and the pictures."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import cast

import spadework
from spadework.engine.interface import CHANCE, SPECTATOR, Record, seats_in
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.state import CROSSING, crossed_boxes

GAME = spadework.game("lost_maps")
DECK = cast(Deck, GAME.deck())
NAMES = ("Anna", "Bert", "Cem", "Dora")


@dataclass(frozen=True)
class Moment:
    """A state of a game and its next move; at the end `seat` and `move` are None."""

    state: Record
    seat: int | None
    move: int | None

    def view(self, seat: int = SPECTATOR) -> Record:
        seen = GAME.new_states(1)[0]
        GAME.rules.view(DECK.record, self.state, seat, seen)
        return seen

    def to_move(self) -> int:
        """Bit mask of the seats that act now, or of chance."""
        return GAME.rules.to_move(DECK.record, self.state)

    def legal(self, seat: int) -> list[int]:
        """The codes of the legal moves of a seat, or of the outcomes of chance."""
        buffers = GAME.new_buffers()
        if seat == CHANCE:
            count = GAME.rules.chance_outcomes(DECK.record, self.state, buffers.moves, buffers.weights)
        else:
            count = GAME.rules.legal(DECK.record, self.state, seat, buffers.moves)
        return [int(code) for code in buffers.moves[:count]]


def random_game(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Moment]:
    """A game from the deal to the end; seats place the pattern whenever they can, so that they fill cards."""
    random = Random(seed)
    state = GAME.new_states(1)[0]
    GAME.rules.deal(DECK.record, state, seats, GAME.option_codes(options or {}))
    while mask := GAME.rules.to_move(DECK.record, state):
        moment = Moment(state, None, None)
        seat = CHANCE if mask >> CHANCE & 1 else random.choice(seats_in(mask))
        moves = moment.legal(seat)
        if seat != CHANCE and state.phase == CROSSING:
            most = max(crossed_boxes(code).bit_count() for code in moves)
            moves = [code for code in moves if crossed_boxes(code).bit_count() == most]
        move = random.choice(moves)
        yield Moment(state.copy(), seat, move)
        GAME.rules.apply(DECK.record, state, seat, move)
    yield Moment(state.copy(), None, None)
