"""Random games of Rat Alarm, moment by moment, for tests of the notation and the pictures."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import cast

import spadework
from spadework.engine.interface import CHANCE, SPECTATOR, Record, seats_in
from spadework.games.rat_alarm.rules import state as s
from spadework.games.rat_alarm.rules.material import Deck

GAME = spadework.game("rat_alarm")
DECK = cast(Deck, GAME.deck())
NAMES = ("Anna", "Bert", "Cem", "Dora")
DROPS_OUT = 0.3  # probability that a player who could stay drops out


@dataclass(frozen=True)
class Moment:
    """A state of a game and its next move; at the end `seat` and `move` are None."""

    state: Record
    seat: int | None = None
    move: int | None = None

    def view(self, seat: int = SPECTATOR) -> Record:
        seen = GAME.new_states(1)[0]
        GAME.rules.view(DECK.record, self.state, seat, seen)
        return seen

    def to_move(self) -> int:
        """Bit mask of the seats that act now, or of chance."""
        return int(GAME.rules.to_move(DECK.record, self.state))

    def legal(self, seat: int) -> list[int]:
        """The codes of the legal moves of a seat, or of the outcomes of chance."""
        buffers = GAME.new_buffers()
        if seat == CHANCE:
            count = GAME.rules.chance_outcomes(DECK.record, self.state, buffers.moves, buffers.weights)
        else:
            count = GAME.rules.legal(DECK.record, self.state, seat, buffers.moves)
        return [int(code) for code in buffers.moves[:count]]

    def after(self, seat: int, move: int) -> "Moment":
        """The moment after a move."""
        state = self.state.copy()
        GAME.rules.apply(DECK.record, state, seat, move)
        return Moment(state)


def random_game(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Moment]:
    """A game from the deal to the end, in which players stay in for a while before they drop out."""
    random = Random(seed)
    state = GAME.new_states(1)[0]
    GAME.rules.deal(DECK.record, state, seats, GAME.option_codes(options or {}))
    while mask := GAME.rules.to_move(DECK.record, state):
        seat = CHANCE if mask >> CHANCE & 1 else seats_in(mask)[0]
        moves = Moment(state).legal(seat)
        staying = [move for move in moves if move < s.DROP]
        if seat != CHANCE and staying and moves[0] < s.KEEP and random.random() > DROPS_OUT:
            moves = staying
        move = random.choice(moves)
        yield Moment(state.copy(), seat, move)
        GAME.rules.apply(DECK.record, state, seat, move)
    yield Moment(state.copy())


def moments_in(seats: int, phase: int, games: int = 20) -> Iterator[Moment]:
    """The moments of a phase in some random games."""
    for seed in range(games):
        yield from (moment for moment in random_game(seats, seed) if moment.state.phase == phase)


def first_in(seats: int, phase: int) -> Moment:
    """The first moment of a phase in random games."""
    return next(moments_in(seats, phase))


def lying(*cards: int) -> int:
    """The bit mask of cards by number."""
    return sum(1 << card - 1 for card in cards)


def in_turn(phase: int, *cards: int, seats: int = 3) -> Moment:
    """Anna's turn, with these cards open and all players in the round."""
    moment = first_in(seats, s.TURN)
    state = moment.state.copy()
    state.phase, state.turn, state.fresh, state.lies_open = phase, 0, 0, lying(*cards)
    if phase in (s.TURNED, s.ALARM):
        state.turned = cards[-1] - 1
    return Moment(state)
