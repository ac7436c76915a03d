"""Compiled training loops, shared by all games: choosing moves in many lanes, computing targets, and gradients."""

import math
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.rule import rule as rule_of
from spadework.engine.network.net import (
    FINE,
    Activations,
    Net,
    Weights,
    dot,
    find_priors,
    find_shares,
    forward,
    infer,
    seat_shares,
)
from spadework.engine.stream import Stream, below

rule = partial(rule_of, game=Path(__file__).parent)


class Decisions(NamedTuple):
    """Decisions in the order in which they were made: entry n of each array belongs to decision n; there is room for more."""

    counts: Any
    """Number of decisions, of inputs and of legal moves so far."""
    starts: Any
    """starts[n]: indices of the decision's first entry in `places` and `values`, and in `outputs`; starts[n + 1] marks the ends."""
    places: Any
    values: Any
    """Indices of the active inputs, and their differences from the usual values."""
    outputs: Any
    """Indices of the outputs whose sum is the logit of each legal move."""
    lanes: Any
    seats: Any
    """The seat that decides."""
    chosen: Any
    """Index of the chosen move among the legal ones."""
    logs: Any
    """Its log-probability when it was chosen."""
    over: Any
    """Whether the game ended before the next decision in the lane."""
    shares: Any
    """shares[n, seat]: expected share of the win; seats are absolute, not relative to the mover."""
    targets: Any
    """targets[n, seat]: value targets, computed by `find_targets`; before that, the outcome where the game ended."""
    advantages: Any
    """The mover's advantage: its target minus its expected share."""


class LearningLanes(NamedTuple):
    """Views, legal moves and choices of the seats to move: one row per game in lockstep."""

    contents: Any
    """The bytes of the views."""
    seats: Any
    """The seats to move."""
    moves: Any
    """Their legal moves."""
    counts: Any
    """Number of legal moves."""
    given: Any
    """Index of the teacher's move, which replaces the network's choice; -1 for none."""
    latest: Any
    """Number of the latest decision; -1 before the first."""
    choices: Any
    """The indices of the chosen moves."""


class LossSettings(NamedTuple):
    """Settings of the loss."""

    clip: float
    """Clipping range of the probability ratio: beyond this fraction, a move's probability gets no further gradient in a round of play. 0
    makes all chosen moves more probable instead, as in imitation."""
    entropy_weight: float
    """Weight of the entropy bonus."""
    value_weight: float


class Gradient(NamedTuple):
    """Summed gradients, and the buffers for computing them."""

    total: Weights
    """The gradients."""
    sums: Any
    """Sums over decisions: value loss, entropy, and number of clipped policy gradients."""
    transposed: Any
    """The network's second layer, transposed."""
    now: Activations
    """Activations of the network."""
    back: Activations
    """Gradients with respect to the hidden layers' activations."""


@rule
def decide_all(net: Net, lanes: LearningLanes, stream: Stream, now: Activations, made: Decisions) -> None:
    """Choose a move in each lane, sampled from the network's policy unless it is given, and record the decisions with a choice.

    Args:
        net: the network.
        lanes: the lanes; their choices and latest decisions are filled in.
        stream: random numbers.
        now: buffers for the forward pass.
        made: the decisions so far.
    """
    for lane in range(len(lanes.seats)):
        count = int(lanes.counts[lane])
        lanes.choices[lane] = 0
        if count < 2:
            continue
        me, number = int(lanes.seats[lane]), int(made.counts[0])
        found = infer(net, lanes.contents[lane], me, lanes.moves[lane], count, now)
        chosen = int(lanes.given[lane])
        if chosen < 0:
            rest = below(stream, FINE) / FINE
            chosen = 0
            while chosen < count - 1 and rest >= now.priors[chosen]:
                rest -= now.priors[chosen]
                chosen += 1
        begin, first = int(made.counts[1]), int(made.counts[2])
        for index in range(found):
            made.places[begin + index], made.values[begin + index] = now.places[index], now.values[index]
        for index in range(count):
            for factor in range(made.outputs.shape[1]):
                made.outputs[first + index, factor] = now.outputs[index, factor]
        seat_shares(net, me, now, made.shares[number])
        made.starts[number, 0], made.starts[number, 1] = begin, first
        made.starts[number + 1, 0], made.starts[number + 1, 1] = begin + found, first + count
        made.lanes[number], made.seats[number], made.chosen[number], made.over[number] = lane, me, chosen, False
        made.logs[number] = math.log(max(now.priors[chosen], 1e-9))
        made.counts[0], made.counts[1], made.counts[2] = number + 1, begin + found, first + count
        lanes.choices[lane], lanes.latest[lane] = chosen, number


@rule
def expect_all(net: Net, lanes: LearningLanes, now: Activations, shares: Any) -> None:
    """Fill shares[lane, seat] with the expected shares of the win in each lane; seats are absolute, not relative to the mover."""
    for lane in range(len(lanes.seats)):
        me = int(lanes.seats[lane])
        infer(net, lanes.contents[lane], me, lanes.moves[lane], int(lanes.counts[lane]), now)
        seat_shares(net, me, now, shares[lane])


@rule
def note_ends(ended: Any, outcomes: Any, latest: Any, made: Decisions) -> None:
    """Record the outcomes of the games that have just ended, each with the last decision of its game."""
    for lane in range(len(ended)):
        if ended[lane]:
            number = int(latest[lane])
            if number >= 0:
                made.over[number] = True
                for seat in range(outcomes.shape[1]):
                    made.targets[number, seat] = outcomes[lane, seat]
            latest[lane] = -1


@rule
def find_targets(
    made: Decisions, seats: int, gae_lambda: float, discount: float, expected: Any, hindsight: Any
) -> None:
    """Compute targets and advantages, from the last decision to the first.

    Args:
        made: the decisions.
        seats: the number of seats.
        gae_lambda: lambda of generalized advantage estimation: 1 looks to the end of a game, 0 only to the next decision.
        discount: gamma, the discount factor per decision.
        expected: the expected shares in each lane after the last decision; overwritten.
        hindsight: a copy of `expected`; overwritten.
    """
    for number in range(int(made.counts[0]) - 1, -1, -1):
        lane, me = int(made.lanes[number]), int(made.seats[number])
        for seat in range(seats):
            if made.over[number]:
                hindsight[lane, seat] = made.targets[number, seat]
            else:
                mixed = gae_lambda * hindsight[lane, seat] + (1 - gae_lambda) * expected[lane, seat]
                hindsight[lane, seat] = discount * mixed
            made.targets[number, seat] = hindsight[lane, seat]
            expected[lane, seat] = made.shares[number, seat]
        made.advantages[number] = made.targets[number, me] - made.shares[number, me]


@rule
def add_gradient(net: Net, made: Decisions, order: Any, settings: LossSettings, gradient: Gradient) -> None:
    """Accumulate the gradients of the loss over some decisions: clipped policy loss, minus entropy bonus, plus value cross entropy.

    Args:
        net: the network.
        made: the decisions.
        order: the numbers of the decisions to learn from.
        settings: the loss.
        gradient: accumulates the gradients.
    """
    now, back, total, sums = gradient.now, gradient.back, gradient.total, gradient.sums
    weights, parts = net.weights, made.outputs.shape[1]
    for place in range(len(order)):
        number = int(order[place])
        begin, end = int(made.starts[number, 0]), int(made.starts[number + 1, 0])
        first_move, count = int(made.starts[number, 1]), int(made.starts[number + 1, 1] - made.starts[number, 1])
        places, values = made.places[begin:end], made.values[begin:end]
        outputs = made.outputs[first_move : first_move + count]
        me, chosen = int(made.seats[number]), int(made.chosen[number])
        forward(net, places, values, end - begin, now.first, now.second)
        find_priors(net, now.second, outputs, count, now.priors)
        find_shares(net, now.second, now.shares)
        for unit in range(len(back.second)):
            back.second[unit] = 0.0
        for unit in range(len(back.first)):
            back.first[unit] = 0.0
        # Value head: each seat's share of the win, then the share that no seat gets.
        rest = np.float32(1.0)
        for seat in range(net.seats + 1):
            column = seat if seat < net.seats else len(total.value_bias) - 1
            target = made.targets[number, (seat + me) % net.seats] if seat < net.seats else rest
            rest -= target
            sums[0] -= target * math.log(max(now.shares[seat], 1e-9))
            slope = np.float32(settings.value_weight * (now.shares[seat] - target))
            total.value_bias[column] += slope
            for unit in range(len(back.second)):
                total.value[unit, column] += slope * now.second[unit]
                back.second[unit] += slope * weights.value[unit, column]
        # Policy head.
        entropy = 0.0
        for index in range(count):
            entropy -= now.priors[index] * math.log(max(now.priors[index], 1e-9))
        sums[1] += entropy
        advantage = made.advantages[number]
        ratio = math.exp(math.log(max(now.priors[chosen], 1e-9)) - made.logs[number])
        push = advantage * ratio
        if settings.clip == 0:
            push = 1.0
        elif (advantage > 0 and ratio > 1 + settings.clip) or (advantage < 0 and ratio < 1 - settings.clip):
            push = 0.0
            sums[2] += 1
        for index in range(count):
            prior = now.priors[index]
            gain = push * ((1.0 if index == chosen else 0.0) - prior)
            gain -= settings.entropy_weight * prior * (math.log(max(prior, 1e-9)) + entropy)
            slope = np.float32(-gain)
            for part in range(parts):
                output = outputs[index, part]
                total.policy_bias[output] += slope
                row, grown = weights.policy[output], total.policy[output]
                for unit in range(len(back.second)):
                    grown[unit] += slope * now.second[unit]
                    back.second[unit] += slope * row[unit]
        # Hidden layers.
        for unit in range(len(back.second)):
            if now.second[unit] <= 0.0:
                back.second[unit] = 0.0
            else:
                slope = back.second[unit]
                total.second_bias[unit] += slope
                row = gradient.transposed[unit]
                for source in range(len(back.first)):
                    back.first[source] += slope * row[source]
        for source in range(len(back.first)):
            value = now.first[source]
            if value <= 0.0:
                back.first[source] = 0.0
                continue
            grown = total.second[source]
            for unit in range(len(back.second)):
                grown[unit] += value * back.second[unit]
        bias = total.first_bias[net.row]
        for unit in range(len(back.first)):
            bias[unit] += back.first[unit]
        for index in range(len(places)):
            value, grown = values[index], total.first[places[index]]
            for unit in range(len(back.first)):
                grown[unit] += value * back.first[unit]


@rule
def adam_step(weights: Any, gradients: Any, means: Any, squares: Any, rate: float, share: float, step: int) -> None:
    """Take a step of Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015) and set the gradients to 0.

    Args:
        weights: a flat array of weights.
        gradients: their gradients, summed.
        means: their running mean.
        squares: the running mean of their squares.
        rate: learning rate.
        share: factor that scales the sums.
        step: the number of this step, from 1 on.
    """
    one, other = np.float32(0.9), np.float32(0.999)
    scale = np.float32(rate * math.sqrt(1 - 0.999**step) / (1 - 0.9**step))
    for place in range(len(weights)):
        slope = gradients[place] * np.float32(share)
        means[place] = one * means[place] + (np.float32(1) - one) * slope
        squares[place] = other * squares[place] + (np.float32(1) - other) * slope * slope
        weights[place] -= scale * means[place] / (np.float32(math.sqrt(squares[place])) + np.float32(1e-6))
        gradients[place] = 0.0


@rule
def squares_of(gradients: Any) -> float:
    """Return the sum of squares."""
    return dot(gradients, gradients)
