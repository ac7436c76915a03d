"""Compiled loops of learning, shared by all games: deciding in many lanes, crediting decisions with outcomes, and gradients."""

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
    """Decisions in the order in which they were made: entry n of each array belongs to decision n, with room for more."""

    counts: Any
    """Number of decisions, of inputs and of legal moves so far."""
    starts: Any
    """starts[n]: index of the decision's first entry in `places` and `values`, and in `outputs`; those of the next decision end them."""
    places: Any
    values: Any
    """The inputs that are not as usual, and by how much."""
    outputs: Any
    """The outputs that make up the logits of the legal moves."""
    lanes: Any
    seats: Any
    """The seat that decides."""
    chosen: Any
    """Index of the chosen move among the legal ones."""
    logs: Any
    """Logarithm of the probability with which it was chosen."""
    over: Any
    """Whether the game ended before the next decision in the lane."""
    shares: Any
    """shares[n, seat]: expected shares of the win, seats as at the table."""
    targets: Any
    """The same with hindsight: what the network should have expected. Where the game is over, the outcome until then."""
    advantages: Any
    """By how much the mover's share with hindsight exceeds what it expected."""


class LearningLanes(NamedTuple):
    """Views, legal moves and choices of the seats to move: one row per game in lockstep."""

    contents: Any
    """The bytes of the views."""
    seats: Any
    """The seats to move."""
    moves: Any
    """Their legal moves."""
    counts: Any
    """The numbers of legal moves."""
    given: Any
    """The choice that a lane makes instead of the network's, or -1."""
    latest: Any
    """The number of the latest decision; -1 before the first."""
    choices: Any
    """The indices of the chosen moves."""


class LossSettings(NamedTuple):
    """How decisions are learned from."""

    clip: float
    """A move's probability is not made greater or smaller by more than this part of it, per round of play; 0 to make all chosen moves more
    probable, as in imitation."""
    entropy_weight: float
    """Weight of the entropy bonus."""
    value_weight: float


class Gradient(NamedTuple):
    """Sums of gradients, and the arrays to compute them in."""

    total: Weights
    """The gradients."""
    sums: Any
    """The loss of the value, the entropy, and the decisions in which clipping held the policy back."""
    transposed: Any
    """The network's second layer, transposed."""
    now: Activations
    """Activations of the network."""
    back: Activations
    """Gradients by the hidden layers' activations."""


@rule
def decide_all(net: Net, lanes: LearningLanes, stream: Stream, now: Activations, made: Decisions) -> None:
    """Choose a move in each lane, drawn by the network's probabilities, and record the decisions in which there is a choice.

    Args:
        net: the network.
        lanes: the lanes; their choices and latest decisions are filled in.
        stream: random numbers.
        now: arrays for the network.
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
    """Fill shares[lane, seat] with the expected shares of the win in each lane, seats as at the table."""
    for lane in range(len(lanes.seats)):
        me = int(lanes.seats[lane])
        infer(net, lanes.contents[lane], me, lanes.moves[lane], int(lanes.counts[lane]), now)
        seat_shares(net, me, now, shares[lane])


@rule
def note_ends(ended: Any, outcomes: Any, latest: Any, made: Decisions) -> None:
    """Note the outcomes of the games that have just ended with their last decisions."""
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
    """Fill in targets and advantages, from the last decision to the first.

    Args:
        made: the decisions.
        seats: the number of seats.
        gae_lambda: lambda: 1 looks to the end of a game, 0 only to the next decision.
        discount: gamma: what a share is worth one decision earlier.
        expected: the expected shares in each lane after the last decision; changed.
        hindsight: a copy of it; changed.
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
    """Add the gradients of some decisions' losses: the policy's clipped loss, less the entropy bonus, and the value's cross entropy.

    Args:
        net: the network.
        made: the decisions.
        order: the numbers of those to learn from.
        settings: the loss.
        gradient: is added to.
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
        # The value: each seat's share of the win, and last the share that no seat gets.
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
        # The policy.
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
        # The hidden layers.
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
        share: what the sums are multiplied by.
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
