"""Training of one network for a game: imitation of a simple player, then self-play with proximal policy optimization.

Sources: J. Schulman and others, "Proximal policy optimization algorithms" (2017), and, for the targets, their "High-dimensional
continuous control using generalized advantage estimation" (2016), here with every seat's share of the win in place of a single return.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import numpy as np

from spadework.engine.network.inputs import Inputs
from spadework.engine.network.known import Known
from spadework.engine.network.net import Weights
from spadework.engine.network.network import Network
from spadework.learn.loops import Decisions, Gradient, LossSettings, adam_step, add_gradient, squares_of
from spadework.learn.worker import TargetSettings, Worker
from spadework.players.player import Player
from spadework.players.quick import KINDS, QuickPlayer
from spadework.players.search import Search
from spadework.table import Variant

USUAL_ACTIVE = 60
"""Mean number of active inputs above which the first layer gets a lower learning rate."""

LARGEST_STEP = 0.5
"""Maximum norm of a gradient; longer ones are clipped."""

FIRST_LOOK = 150, 5
"""Moves played in each lane to find the usual inputs, and the interval between sampled positions, in moves."""


IMITATION = 0.05
"""Fraction of the training time spent imitating the teacher, unless the plan says otherwise."""

TEACHER_TRIES = 400
"""Simulations per move of a captain as the teacher: fewer than at a table, since it makes many moves."""

Teacher = Literal["policy", "mate", "captain"]


@dataclass(frozen=True)
class Plan:
    """Training settings."""

    seats: Sequence[int] = ()
    """Numbers of seats; by default all that the game allows."""
    widths: tuple[int, int] = (128, 128)
    """Sizes of the hidden layers."""
    lanes: int = 128
    """Games in lockstep, of all numbers of seats together."""
    steps: int = 192
    """Moves in each lane per round of play."""
    epochs: int = 2
    """Number of passes over the decisions of a round."""
    batch: int = 2048
    """Decisions per optimizer step."""
    learning_rate: float = 1e-3
    """Initial learning rate; it decays to a twentieth."""
    entropy_weight: float = 0.02
    """Initial weight of the entropy bonus; it decays to a tenth."""
    clip: float = 0.2
    """Clipping range: maximum fraction by which a move's probability may grow or shrink per round."""
    gae_lambda: float = 0.97
    """Lambda per decision of a seat: 1 learns from the end of a game only, 0 from the next decision only."""
    discount: float = 0.998
    """Discount factor of a share of the win, per decision of a seat: without it, a leader might stand still."""
    value_weight: float = 0.5
    """Weight of the value loss."""
    imitation: float | None = None
    """Fraction of the training time for imitating the teacher; None for a twentieth, or 0 when training resumes from a network."""
    teacher: Teacher = "policy"
    """Player to imitate: the game's rollout policy, or the mate or the captain as they play without a network."""
    for_winning: float = 0.5
    """Initial weight of the win in a game's outcome; the rest is the lead in points. It grows to 1."""
    limit: int = 2000
    """Moves of seats after which a game is truncated, without a winner."""
    threads: int = 1
    seed: int = 1


class Progress(NamedTuple):
    """Training progress after a round."""

    spent: float
    """Fraction of the training completed."""
    decisions: int
    """Number of decisions learned from so far."""
    games: int
    """Number of finished games."""
    value_loss: float
    """Mean cross entropy between targets and expected shares."""
    entropy: float
    """Mean entropy of the policy in this round; 0 if each move is certain."""
    clipped: float
    """Fraction of the decisions with a clipped policy gradient."""


class Trainer:
    """Trains a network by self-play.

    Args:
        variant: the game with its options and deck.
        plan: the settings.
        network: a network to resume from, for this deck or another; by default a new one.
    """

    def __init__(self, variant: Variant, plan: Plan, network: Network | None = None) -> None:
        game = variant.game
        self.plan = plan
        self._game, self._seats = game, tuple(plan.seats) or tuple(game.rules.SEATS)
        self._known = Known.of(game, variant.deck.record)
        self._inputs = Inputs(game, self._known.codes)
        lanes = max(4, plan.lanes // len(self._seats))
        self._workers = [Worker(variant, seats, lanes, plan.seed + 1000 * seats, plan.limit) for seats in self._seats]
        self._teachers = [new_teacher(plan.teacher, variant, plan.seed + seats) for seats in self._seats]
        found, self._active = self._look_around()
        resumed = network and network.for_deck(variant.deck)
        self._usual = resumed.usual if resumed else found
        weights = resumed.weights if resumed else new_weights(self._inputs, plan, self._active)
        self._weights = Weights(*(part.copy() for part in weights))
        self._resumed = resumed is not None
        self._nets = [self._inputs.net(self._weights, self._usual, seats) for seats in self._seats]
        self._means, self._squares = self._like_weights(), self._like_weights()
        # Threads must not add to the same arrays.
        alone = self._like_weights()
        self._totals = [
            alone if plan.threads == 1 or seats == self._seats[0] else self._like_weights() for seats in self._seats
        ]
        self._steps, self._decisions, self._scale = 0, 0, 1.0
        self._random = np.random.default_rng(plan.seed)

    @property
    def network(self) -> Network:
        """The current network; weights of inputs and outputs that never got a gradient are 0, which takes no room in a file."""
        weights = Weights(*(part.copy() for part in self._weights))
        if self._steps and not self._resumed:
            for part, squares in ((weights.first, self._squares.first), (weights.policy, self._squares.policy)):
                part[(squares == 0).all(1)] = 0
        return Network(self._game, self._seats, self._known, weights, self._usual)

    def train(self, minutes: float | None = None, rounds: int | None = None) -> Iterator[Progress]:
        """Train for a time or a number of rounds, yielding the progress after each round, at least once.

        The same plan and rounds give the same network on every machine. Raises ValueError unless exactly one of the two is given.
        """
        if (minutes is None) == (rounds is None):
            raise ValueError("expected either minutes or rounds")
        plan, begun, spent, played = self.plan, time.perf_counter(), 0.0, 0
        imitation = (0.0 if self._resumed else IMITATION) if plan.imitation is None else plan.imitation
        with ThreadPoolExecutor(plan.threads) as pool:
            each: Callable[..., Any] = pool.map if plan.threads > 1 else map
            while spent < 1:
                imitating = spent < imitation
                for_winning = min(1.0, plan.for_winning + (1 - plan.for_winning) * 1.5 * spent)
                made = self._play(imitating, for_winning, each)
                settings = LossSettings(
                    clip=0.0 if imitating else plan.clip,
                    entropy_weight=0.0 if imitating else plan.entropy_weight * max(0.1, 1 - spent),
                    value_weight=plan.value_weight,
                )
                sums = self._learn(made, settings, plan.learning_rate * min(1.0, max(0.05, 1.3 * (1 - spent))), each)
                played += 1
                spent = played / rounds if rounds else (time.perf_counter() - begun) / 60 / (minutes or 1)
                yield Progress(min(1.0, spent), self._decisions, sum(worker.games for worker in self._workers), *sums)

    def _play(self, imitating: bool, for_winning: float, each: Callable[..., Any]) -> list[Decisions]:
        """Play a round with every number of seats."""

        def play(index: int) -> Decisions:
            teacher = self._teachers[index] if imitating else None
            each_seat = 1 / self._seats[index]
            settings = TargetSettings(
                scale=self._scale,
                for_winning=for_winning,
                gae_lambda=1.0 if imitating else self.plan.gae_lambda**each_seat,
                discount=self.plan.discount**each_seat,
            )
            return self._workers[index].play(self._nets[index], self.plan.steps, settings, teacher)

        rounds = list(each(play, range(len(self._workers))))
        leads = [worker.lead for worker in self._workers if worker.lead]
        if leads:
            self._scale = max(1.0, 0.9 * self._scale + 0.1 * float(np.mean(leads)))
        return rounds

    def _learn(
        self, rounds: list[Decisions], settings: LossSettings, rate: float, each: Callable[..., Any]
    ) -> tuple[float, ...]:
        """Learn from a round; return the mean value loss, the mean entropy, and the fraction of clipped decisions."""
        counts = [int(made.counts[0]) for made in rounds]
        self._decisions += sum(counts)
        gains = np.concatenate([made.advantages[:count] for made, count in zip(rounds, counts, strict=True)])
        mean, spread = float(gains.mean()), float(gains.std()) + 1e-6
        for made, count in zip(rounds, counts, strict=True):
            made.advantages[:count] = (made.advantages[:count] - mean) / spread
        sums = np.zeros((len(rounds), 3))
        parts = max(1, round(sum(counts) / self.plan.batch))
        for _ in range(self.plan.epochs):
            orders = [np.array_split(self._random.permutation(count), parts) for count in counts]
            for part in range(parts):
                transposed = np.ascontiguousarray(self._weights.second.T)

                def work(index: int, part: int = part, transposed: Any = transposed, orders: Any = orders) -> None:
                    net, worker = self._nets[index], self._workers[index]
                    gradient = Gradient(self._totals[index], sums[index], transposed, worker.now, worker.back)
                    add_gradient(net, rounds[index], orders[index][part], settings, gradient)

                list(each(work, range(len(rounds))))
                self._take_step(sum(len(order[part]) for order in orders), rate)
        means: list[float] = (sums.sum(0) / max(1, sum(counts) * self.plan.epochs)).tolist()
        return tuple(means)

    def _take_step(self, size: int, rate: float) -> None:
        """Update the weights with the mean gradient over `size` decisions."""
        totals = self._totals[0]
        for others in self._totals[1:]:
            if others is not totals:
                for total, other in zip(totals, others, strict=True):
                    total += other
                    other[...] = 0
        norm = np.sqrt(sum(squares_of(part.reshape(-1)) for part in totals)) / size
        share = min(1.0, LARGEST_STEP / max(norm, 1e-9)) / size
        self._steps += 1
        for name in Weights._fields:
            weights, gradients, means, squares = (
                getattr(one, name).reshape(-1) for one in (self._weights, totals, self._means, self._squares)
            )
            # All active inputs change a unit at the same time: with many of them, a lower learning rate keeps it from dying.
            slower = min(1.0, math.sqrt(USUAL_ACTIVE / self._active)) if name == "first" else 1.0
            adam_step(weights, gradients, means, squares, rate * slower, share, self._steps)

    def _look_around(self) -> tuple[Any, float]:
        """Return the usual inputs, which are medians over the teacher's games, and the mean number of active inputs."""
        usual = np.zeros((len(self._game.rules.SEATS), self._inputs.view), np.float32)
        nothing = new_weights(self._inputs, Plan(widths=(1, 1)), 1.0)
        active = []
        for worker, teacher in zip(self._workers, self._teachers, strict=True):
            net, rows = self._inputs.net(nothing, usual, worker.seats), []
            for step in range(FIRST_LOOK[0]):
                if step % FIRST_LOOK[1] == 0:
                    rows.append(worker.inputs(net))
                worker.step(worker.choices_of(teacher))
            seen = np.concatenate(rows)
            usual[net.row] = np.median(seen, axis=0)
            active.append(float((seen != usual[net.row]).sum(1).mean()))
        return usual, max(active)

    def _like_weights(self) -> Weights:
        return Weights(*(np.zeros_like(part) for part in self._weights))


def new_teacher(name: Teacher, variant: Variant, seed: int) -> Player:
    """Return the teacher that a plan names, as it plays without a network."""
    if name == "captain":
        settings = variant.game.search_settings(use_belief=False)._replace(guided=0)
        return Search(variant.game, variant.deck, seed, tries=TEACHER_TRIES, settings=settings)
    return QuickPlayer(KINDS[name], variant.game, variant.deck, seed)


def new_weights(inputs: Inputs, plan: Plan, active: float) -> Weights:
    """Return random weights; all moves are equally likely at first, so that the network explores.

    Args:
        inputs: the inputs and outputs of the game.
        plan: provides the widths and the seed.
        active: mean number of active inputs.
    """
    random, (one, two) = np.random.default_rng(plan.seed), plan.widths

    def some(*shape: int, size: float) -> Any:
        return (random.standard_normal(shape) * size).astype(np.float32)

    return Weights(
        first=some(inputs.inputs, one, size=np.sqrt(2 / active)),
        first_bias=np.zeros((len(inputs.game.rules.SEATS), one), np.float32),
        second=some(one, two, size=np.sqrt(2 / one)),
        second_bias=np.zeros(two, np.float32),
        policy=some(inputs.outputs, two, size=0.01 / np.sqrt(two)),
        policy_bias=np.zeros(inputs.outputs, np.float32),
        value=some(two, inputs.most_seats + 1, size=0.01 / np.sqrt(two)),
        value_bias=np.zeros(inputs.most_seats + 1, np.float32),
    )
