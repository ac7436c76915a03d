"""Loops over a game's rules, compiled once per game.

This file is not imported: for each game, `spadework.engine.game` executes it as a separate module whose globals already contain the game's
functions and `rule`. That way Numba can cache the compiled code, which it can't for closures over a game's functions.

States and views are arrays of records (`Game.new_states`); moves and weights are buffers to fill (`Game.new_buffers`).
"""

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from spadework.engine.buffers import Inference, Playout
from spadework.engine.compile.scratch import scratch
from spadework.engine.interface import CHANCE, MOST_SEATS, Codes, Record
from spadework.engine.masks import lowest_in
from spadework.engine.stream import Stream, below, start_stream

if TYPE_CHECKING:
    from spadework.engine.compile.rule import rule
    from spadework.engine.interface import Rules

    rules = cast(Rules, None)
    deal, to_move, legal, chance_outcomes, apply = (
        rules.deal,
        rules.to_move,
        rules.legal,
        rules.chance_outcomes,
        rules.apply,
    )
    view, sample_state, scores, places = rules.view, rules.sample_state, rules.scores, rules.places

    def rollout_policy(material: Record, state: Record, seat: int, moves: Codes, count: int, stream: Stream) -> int:
        """The game's `ai.rollout_policy`."""


@rule
def draw(material: Record, state: Record, stream: Stream, moves: Codes, weights: Codes) -> int:
    """Draw an outcome of chance by its weight."""
    count = chance_outcomes(material, state, moves, weights)
    total = 0
    for index in range(count):
        total += int(weights[index])
    if total == count:
        return int(moves[below(stream, count)])
    rest = below(stream, total)
    index = 0
    while rest >= weights[index]:
        rest -= int(weights[index])
        index += 1
    return int(moves[index])


@rule
def play_on(material: Record, state: Record, playout: Playout) -> int:
    """Play a state to its end or to the limit. Returns the number of moves of seats."""
    stream, moves = playout.stream, playout.moves
    played = 0
    mask = to_move(material, state)
    while mask and played < playout.limit:
        if mask >> CHANCE & 1:
            apply(material, state, CHANCE, draw(material, state, stream, moves, playout.weights))
        else:
            seat = lowest_in(mask)
            count = legal(material, state, seat, moves)
            policy = playout.by_policy
            chosen = rollout_policy(material, state, seat, moves, count, stream) if policy else below(stream, count)
            apply(material, state, seat, int(moves[chosen]))
            played += 1
        mask = to_move(material, state)
    return played


@rule
def deal_all(material: Record, states: Any, seats: int, options: Codes) -> None:
    """Deal every state of a zeroed array."""
    for number in range(len(states)):
        deal(material, states[number], seats, options)


@rule
def play_all(material: Record, states: Any, seed: int, first: int, playout: Playout) -> int:
    """Play every state to its end or to the limit; the state at index i draws from the stream of game `first` + i. Returns the number of
    moves of seats."""
    played = 0
    for number in range(len(states)):
        start_stream(playout.stream, seed, first + number)
        played += play_on(material, states[number], playout)
    return played


@rule
def score_all(material: Record, states: Any, points: Any, ranks: Any) -> None:
    """Fill points[i] and ranks[i] with the scores and places of every state."""
    for number in range(len(states)):
        scores(material, states[number], points[number])
        places(material, states[number], ranks[number])


@rule
def apply_certain_outcomes(material: Record, state: Record, outcomes: Codes, weights: Codes) -> None:
    """Apply the next chance outcomes while there is only one possible outcome."""
    while to_move(material, state) >> CHANCE & 1 and chance_outcomes(material, state, outcomes, weights) == 1:
        apply(material, state, CHANCE, int(outcomes[0]))


@rule
def points_so_far(material: Record, state: Record, seat: int) -> float:
    """Return a seat's points, if the game ended now."""
    points = scratch(MOST_SEATS, np.int32)
    scores(material, state, points)
    return float(points[seat])


# For callers in Python, because compiled code receives an array from Python ten times faster than a record: materials is an array of one
# material, and a state is given by its index in an array of states.


@rule
def whose_move(materials: Any, states: Any, number: int) -> int:
    """Return the bit mask of the seats to move."""
    return to_move(materials[0], states[number])


@rule
def legal_moves(materials: Any, states: Any, number: int, seat: int, moves: Codes) -> int:
    """Fill `moves` with a seat's legal moves; returns their number."""
    return legal(materials[0], states[number], seat, moves)


@rule
def is_legal(materials: Any, states: Any, number: int, seat: int, move: int, moves: Codes) -> bool:
    """Return whether a move is legal for a seat now."""
    if to_move(materials[0], states[number]) >> seat & 1 == 0:
        return False
    for index in range(legal(materials[0], states[number], seat, moves)):
        if moves[index] == move:
            return True
    return False


@rule
def list_chance_outcomes(materials: Any, states: Any, number: int, moves: Codes, weights: Codes) -> int:
    """Fill in the outcomes of chance and their weights; returns their number."""
    return chance_outcomes(materials[0], states[number], moves, weights)


@rule
def step(materials: Any, states: Any, number: int, seat: int, move: int) -> None:
    """Set states[number + 1] to the successor of states[number] after a move."""
    states[number + 1] = states[number]
    apply(materials[0], states[number + 1], seat, move)


@rule
def let_chance_play(materials: Any, states: Any, stream: Stream, moves: Codes, weights: Codes) -> int:
    """Draw from the fast stream in states[0] while it is chance's turn; returns the bit mask of the seats that move next."""
    mask = to_move(materials[0], states[0])
    while mask >> CHANCE & 1:
        apply(materials[0], states[0], CHANCE, draw(materials[0], states[0], stream, moves, weights))
        mask = to_move(materials[0], states[0])
    return mask


@rule
def view_all(materials: Any, states: Any, number: int, seats: int, views: Any) -> None:
    """Fill views[seat] with each seat's view and views[seats] with a spectator's."""
    for seat in range(seats):
        view(materials[0], states[number], seat, views[seat])
    view(materials[0], states[number], -1, views[seats])


@rule
def differing(before: Any, after: Any) -> int:
    """Return the bit mask of the rows in which two arrays of bytes differ."""
    mask = 0
    for row in range(len(before)):
        for column in range(before.shape[1]):
            if before[row, column] != after[row, column]:
                mask |= 1 << row
                break
    return mask


@rule
def follows(materials: Any, inference: Inference, viewer: int, seat: int, move: int) -> bool:
    """Return whether, in every world consistent with a viewer's earlier view, a seat's move is legal and leads to the viewer's present
    view."""
    rows, raw = inference.rows, inference.raw
    for number in range(inference.worlds):
        sample_state(materials[0], rows[0], viewer, inference.stream, rows[2])
        # Where little is hidden, sampling returns the same world again and again.
        if number > 0 and same(raw, 2, 5):
            continue
        rows[5] = rows[2]
        if not is_legal(materials, rows, 2, seat, move, inference.moves):
            return False
        step(materials, rows, 2, seat, move)
        view(materials[0], rows[3], viewer, rows[4])
        if not same(raw, 1, 4):
            return False
    return True


@rule
def same(raw: Any, row: int, other: int) -> bool:
    """Return whether two rows of bytes are equal."""
    for column in range(raw.shape[1]):
        if raw[row, column] != raw[other, column]:
            return False
    return True
