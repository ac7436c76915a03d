"""When the last player in the round drops out, compared with an exhaustive search."""

import numpy as np
import pytest
from tests.games.rat_alarm.position import GAME, OWN, Position, last_in_the_round, last_round

from spadework.engine.interface import CHANCE, Record
from spadework.engine.packages import rules_of
from spadework.games.rat_alarm.ai import last_card_wins, one_card_left
from spadework.games.rat_alarm.rules.state import SEATS, TURN_UP
from spadework.players.search import Search

rules = rules_of("spadework.games.rat_alarm")

SEAT = 1  # the last seat in the round
EACH, OPEN, TO_COME = 8, 4, 5
POSITIONS = 15


def is_rat(card: int) -> bool:
    return bool(int(OWN.record.rats) >> card - 1 & 1)


def alone(seats: int, seed: int) -> Position:
    """A position with random cards on the piles, in the middle (at most one rat) and in the draw pile; only SEAT is still in the round."""
    position = Position(seats)
    cards = [int(card) for card in np.random.default_rng(seed).permutation(position.draw_pile)]
    for seat in range(seats):
        position.give(seat, *(cards.pop() for _ in range(EACH)))
    rats = [card for card in cards if is_rat(card)]
    middle = [card for card in cards if card not in rats[1:]][:OPEN]
    position.leave_open(*middle).draw_from(*[card for card in cards if card not in middle][:TO_COME])
    return last_in_the_round(position, SEAT)


def after(state: Record, seat: int, move: int) -> Record:
    """A copy of the state after a move."""
    states = GAME.new_states(1)
    states[0] = state
    rules.apply(OWN.record, states[0], seat, move)
    return states[0]


class Exhaustive:
    """The best expected share of the win for each move in the last round, by exhaustive search."""

    def __init__(self) -> None:
        self.shares: dict[bytes, float] = {}

    def brings(self, state: Record) -> float:
        key = state.tobytes()
        if key not in self.shares:
            self.shares[key] = self._share(state)
        return self.shares[key]

    def _share(self, state: Record) -> float:
        mover = int(rules.to_move(OWN.record, state))
        if mover == 0:
            finished = np.zeros(int(state.seats), np.int32)
            rules.places(OWN.record, state, finished)
            return float(finished[SEAT] == 1) / np.count_nonzero(finished == 1)
        if mover == 1 << CHANCE:
            return float(np.mean(list(self.each(state, CHANCE).values())))  # all cards are equally likely
        return max(self.each(state, SEAT).values())

    def each(self, state: Record, seat: int) -> dict[int, float]:
        buffers = GAME.new_buffers()
        if seat == CHANCE:
            count = rules.chance_outcomes(OWN.record, state, buffers.moves, buffers.weights)
        else:
            count = rules.legal(OWN.record, state, seat, buffers.moves)
        return {move: self.brings(after(state, seat, move)) for move in buffers.moves[:count].tolist()}


def losses(positions: list[Position]) -> list[float]:
    """The share of the win that a search's move loses against the best move, for each position."""
    found = []
    for number, position in enumerate(positions):
        brings = Exhaustive().each(position.state, SEAT)
        chosen = Search(GAME, OWN, number, tries=1500).choose(position.view(SEAT)[0], SEAT)
        found.append(max(brings.values()) - brings[chosen])
    return found


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_a_search_plays_the_last_round_perfectly(seats: int) -> None:
    assert max(losses([last_round(alone(seats, seed)) for seed in range(POSITIONS)])) < 1e-9


@pytest.mark.parametrize("seats", SEATS)
def test_with_one_card_left_it_is_certain_whether_turning_it_up_wins(seats: int) -> None:
    found = set()
    for seed in range(40):
        position = alone(seats, seed)
        position.state.draw_pile = int(position.state.draw_pile) & -int(position.state.draw_pile)
        assert one_card_left(position.state)
        wins = last_card_wins(OWN.record, position.state, SEAT)
        assert wins == (Exhaustive().brings(after(position.state, SEAT, TURN_UP)) > 0)
        found.add(wins)
    assert found == {False, True}


def test_the_one_card_left_case_excludes_more_cards_and_the_last_round() -> None:
    position = alone(2, 1)
    assert not one_card_left(position.state)
    position.state.draw_pile = int(position.state.draw_pile) & -int(position.state.draw_pile)
    assert not one_card_left(last_round(position).state)
