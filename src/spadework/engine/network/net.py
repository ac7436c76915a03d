"""Forward pass of a network for one view at a time, in compiled code that all games share.

Only active inputs are passed on, those that differ from their usual value in the game. So the cost of the first layer depends on their
number, not on the size of a view.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.rule import rule
from spadework.engine.encoding.loops import NOT_FOUND, encode, number_of
from spadework.engine.encoding.plan import Plan
from spadework.engine.stream import Stream, below

FINE = 1 << 30
"""Resolution of random numbers from 0 to 1: they are multiples of 1 / FINE."""

BLOCK = 16
"""Number of inputs compared in one step."""


class Weights(NamedTuple):
    """Trained weights, float32; inputs and outputs as in `spadework.engine.network.inputs`."""

    first: Any
    """Shape (inputs, width)."""
    first_bias: Any
    """Shape (numbers of seats, width): one row for each number of seats that a table may have."""
    second: Any
    """Shape (width, second width)."""
    second_bias: Any
    policy: Any
    """Shape (outputs, second width)."""
    policy_bias: Any
    value: Any
    """Shape (second width, most seats at a table + 1); the last column is for the share that nobody wins."""
    value_bias: Any


class Net(NamedTuple):
    """A network for tables with one number of seats."""

    plan: Plan
    """Encoding of views."""
    usual: Any
    """The usual value of each input for a view; its length is a multiple of BLOCK."""
    keys: Any
    numbers: Any
    """Hash table from the codes of moves to their numbers; empty in games with factors."""
    rows: Any
    """rows[me, number]: the output for a move of the seat `me`; the last one for a move that has no number."""
    factors: Any
    """factors[f]: step, room, number of values and first output of each factor; no rows in games without factors."""
    seats: int
    row: int
    """The row of `first_bias` for this number of seats."""
    weights: Weights


class Activations(NamedTuple):
    """Activations, priors and expected shares of a network for one view."""

    dense: Any
    """The inputs for a view, in full."""
    marks: Any
    """marks[output]: whether a legal move that uses it has been found."""
    places: Any
    """Indices of the active inputs."""
    values: Any
    """Their differences from the usual values."""
    outputs: Any
    """outputs[move, f]: indices of the outputs whose sum is a legal move's logit."""
    first: Any
    second: Any
    """Activations of the two hidden layers."""
    priors: Any
    """Probability of each legal move."""
    shares: Any
    """Expected share of the win of each seat, beginning with the viewer; then the share that nobody wins, since a game may not end."""


class Guide(NamedTuple):
    """A network and its activations."""

    net: Net
    now: Activations


def new_activations(net: Net, most_moves: int) -> Activations:
    """Allocate activations for games with at most `most_moves` legal moves."""
    weights = net.weights
    inputs = len(net.usual) + len(weights.policy)
    return Activations(
        dense=np.zeros(len(net.usual), np.float32),
        marks=np.zeros(len(weights.policy), np.bool_),
        places=np.zeros(inputs, np.int32),
        values=np.zeros(inputs, np.float32),
        outputs=np.zeros((most_moves, max(1, len(net.factors))), np.int32),
        first=np.zeros(weights.first.shape[1], np.float32),
        second=np.zeros(weights.second.shape[1], np.float32),
        priors=np.zeros(most_moves, np.float32),
        shares=np.zeros(weights.value.shape[1], np.float32),
    )


@rule
def find_outputs(net: Net, me: int, moves: Any, count: int, outputs: Any) -> None:
    """Fill in the indices of the outputs that sum to the logits of a seat's legal moves."""
    unknown = len(net.weights.policy) - 1
    if len(net.factors) == 0:
        for index in range(count):
            number = number_of(net.keys, net.numbers, int(moves[index]))
            outputs[index, 0] = unknown if number == NOT_FOUND else net.rows[me, number]
        return
    for index in range(count):
        for factor in range(len(net.factors)):
            step, room = int(net.factors[factor, 0]), int(net.factors[factor, 1])
            value = int(moves[index]) // step % room
            known = value < net.factors[factor, 2]
            outputs[index, factor] = net.factors[factor, 3] + value if known else unknown


@rule
def find_inputs(net: Net, content: Any, me: int, moves: Any, count: int, now: Activations) -> int:
    """Fill in the active inputs and the outputs of the legal moves. Returns the number of active inputs.

    Args:
        net: the network.
        content: the bytes of a view.
        me: the seat whose view it is.
        moves: its legal moves.
        count: their number.
        now: the activations to fill.
    """
    dense, usual, found = now.dense, net.usual, 0
    encode(net.plan, content, me, dense)
    for begin in range(0, len(dense), BLOCK):
        differs = False
        for place in range(begin, begin + BLOCK):
            differs |= dense[place] != usual[place]
        if differs:
            for place in range(begin, begin + BLOCK):
                change = dense[place] - usual[place]
                if change != 0.0:
                    now.places[found], now.values[found] = place, change
                    found += 1
    find_outputs(net, me, moves, count, now.outputs)
    for index in range(count):
        for factor in range(now.outputs.shape[1]):
            output = now.outputs[index, factor]
            if not now.marks[output]:
                now.marks[output] = True
                now.places[found], now.values[found] = len(dense) + output, 1.0
                found += 1
    for place in range(found):
        if now.places[place] >= len(dense):
            now.marks[now.places[place] - len(dense)] = False
    return found


@rule
def dot(one: Any, other: Any) -> float:
    """Return the sum of products, added up in four parts so that the processor computes them side by side."""
    zero: Any = np.float32(0.0)
    a = b = c = d = zero
    whole = len(one) & -4
    for place in range(0, whole, 4):
        a += one[place] * other[place]
        b += one[place + 1] * other[place + 1]
        c += one[place + 2] * other[place + 2]
        d += one[place + 3] * other[place + 3]
    for place in range(whole, len(one)):
        a += one[place] * other[place]
    total: float = (a + b) + (c + d)
    return total


@rule
def forward(net: Net, places: Any, values: Any, count: int, first: Any, second: Any) -> None:
    """Compute the activations of the hidden layers from the first `count` active inputs."""
    weights = net.weights
    for unit in range(len(first)):
        first[unit] = weights.first_bias[net.row, unit]
    for index in range(count):
        row, value = weights.first[places[index]], values[index]
        for unit in range(len(first)):
            first[unit] += value * row[unit]
    for unit in range(len(second)):
        second[unit] = weights.second_bias[unit]
    for source in range(len(first)):
        value = first[source]
        if value <= 0.0:
            first[source] = 0.0
            continue
        row = weights.second[source]
        for unit in range(len(second)):
            second[unit] += value * row[unit]
    for unit in range(len(second)):
        if second[unit] < 0.0:
            second[unit] = 0.0


@rule
def softmax(numbers: Any, count: int) -> None:
    """Replace the first `count` numbers by their softmax, in 32 bits like all arithmetic of a network."""
    highest = numbers[0]
    for index in range(count):
        highest = max(highest, numbers[index])
    total = np.float32(0.0)
    for index in range(count):
        numbers[index] = math.exp(numbers[index] - highest)
        total += numbers[index]
    for index in range(count):
        numbers[index] /= total


@rule
def find_priors(net: Net, second: Any, outputs: Any, count: int, priors: Any) -> None:
    """Fill in the probabilities of the first `count` moves, a softmax over their logits."""
    weights = net.weights
    for index in range(count):
        logit = np.float32(0.0)
        for factor in range(outputs.shape[1]):
            output = outputs[index, factor]
            logit += weights.policy_bias[output] + dot(weights.policy[output], second)
        priors[index] = logit
    softmax(priors, count)


@rule
def find_shares(net: Net, second: Any, shares: Any) -> None:
    """Fill in the expected shares of the win, a softmax over the seats at the table, beginning with the viewer's, and nobody."""
    weights, nobody = net.weights, len(net.weights.value_bias) - 1
    for seat in range(net.seats):
        shares[seat] = weights.value_bias[seat]
    shares[net.seats] = weights.value_bias[nobody]
    for source in range(len(second)):
        value = second[source]
        if value != 0.0:
            for seat in range(net.seats):
                shares[seat] += value * weights.value[source, seat]
            shares[net.seats] += value * weights.value[source, nobody]
    softmax(shares, net.seats + 1)


@rule
def seat_shares(net: Net, me: int, now: Activations, shares: Any) -> None:
    """Fill shares[seat] with each seat's expected share of the win, from the forward pass for the view of the seat `me`."""
    for other in range(net.seats):
        shares[(me + other) % net.seats] = now.shares[other]


@rule
def sharpened_choice(priors: Any, count: int, stream: Stream) -> int:
    """Draw one of the first `count` moves, weighted by their squared probabilities, so that improbable moves are rare.

    Higher powers are stronger in some games, but in others they make the player move back and forth indefinitely.
    """
    total = 0.0
    for index in range(count):
        total += priors[index] * priors[index]
    rest = total * below(stream, FINE) / FINE
    for index in range(count - 1):
        rest -= priors[index] * priors[index]
        if rest < 0.0:
            return index
    return count - 1


@rule
def infer(net: Net, content: Any, me: int, moves: Any, count: int, now: Activations) -> int:
    """Run the forward pass: fill in the priors of a seat's legal moves and the expected shares. Returns the number of active inputs.

    Args:
        net: the network.
        content: the bytes of a view.
        me: the seat whose view it is.
        moves: its legal moves; there may be none.
        count: their number.
        now: the activations to fill.
    """
    found = find_inputs(net, content, me, moves, count, now)
    forward(net, now.places, now.values, found, now.first, now.second)
    find_priors(net, now.second, now.outputs, count, now.priors)
    find_shares(net, now.second, now.shares)
    return found
