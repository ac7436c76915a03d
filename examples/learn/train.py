"""Trains a network by self-play, and measures it against a computer player.

    python examples/learn/train.py rat_alarm --minutes 20 --into rat_alarm.npz

The method is proximal policy optimization (Schulman and others, "Proximal policy optimization algorithms", 2017): play, find the moves that
went better than expected, make them a little more likely, and repeat.
"""

import argparse
import csv
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import torch
from policy import PolicyAndValue
from self_play import Decisions, SelfPlay

import spadework
from spadework.players.network import NetworkPlayer


@dataclass
class Plan:
    """Training settings."""

    game: str
    seats: int = 2
    minutes: float = 20
    rewards: str = "wins"
    """Reward: "wins", or "points" relative to the others'."""
    scale: float = 1
    """Divisor that scales rewards to about 1."""
    widths: tuple[int, ...] = (128, 128)
    lanes: int = 512
    """Number of games in lockstep."""
    steps: int = 64
    """Steps of all games between updates."""
    rate: float = 1e-3
    """Initial learning rate; it decays to a twentieth."""
    curiosity: float = 0.01
    """Initial weight of the entropy bonus; it decays to 0."""
    epochs: int = 2
    part: int = 4096
    """Decisions per minibatch."""
    clip: float = 0.2
    trace: float = 0.95
    opponent: str = "mate"
    games: int = 200
    """Games against the opponent per measurement."""
    measurements: int = 12
    threads: int = 1
    """Threads of PyTorch. For small networks more bring little, and cost a lot on a shared processor."""
    seed: int = 1


class Progress(NamedTuple):
    """Progress of the training."""

    minutes: float
    decisions: int
    games: int
    error: float
    """Mean squared error of the value."""
    wins: float
    """Win rate against the opponent, with its 95 % confidence interval."""
    wins_from: float
    wins_to: float


class Learner:
    """Updates a network from decisions.

    Args:
        network: the initial network.
        plan: the training settings.
    """

    def __init__(self, network: PolicyAndValue, plan: Plan) -> None:
        self.network, self.plan = network, plan
        self._optimizer = torch.optim.Adam(network.parameters(), plan.rate)

    def learn(self, decisions: Decisions, left: float) -> float:
        """Make moves more likely that went better than expected. Returns the mean squared error of the value.

        Args:
            decisions: the decisions, made with the present weights.
            left: the fraction of the training time that is left.

        Raises ValueError when no decision has a known outcome.
        """
        if not len(decisions.moves):
            raise ValueError("expected some games to end: play more steps between updates")
        for group in self._optimizer.param_groups:
            group["lr"] = self.plan.rate * max(0.05, left)
        gains = (decisions.advantages - decisions.advantages.mean()) / (decisions.advantages.std() + 1e-6)
        errors = []
        for _ in range(self.plan.epochs):
            for part in torch.split(torch.randperm(len(gains)), self.plan.part):
                error, loss = self._loss(Decisions(*(array[part] for array in decisions)), gains[part], left)
                self._optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self._optimizer.step()
                errors.append(error.item())
        return float(sum(errors) / len(errors))

    def _loss(self, part: Decisions, gains: torch.Tensor, left: float) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the mean squared error of the value, and the loss."""
        logits, values = self.network(part.seen, part.masks)
        logs = torch.log_softmax(logits, 1)
        likelier = (logs.gather(1, part.moves[:, None]).squeeze(1) - part.logs).exp()
        bounded = likelier.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        better = torch.minimum(likelier * gains, bounded * gains).mean()
        error = (values - part.returns).square().mean()
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
        return error, 0.5 * error - better - self.plan.curiosity * left * entropy


def train(plan: Plan, into: Path) -> Iterator[Progress]:
    """Train by the plan; after each measurement, write the network to `into` and yield the progress."""
    torch.manual_seed(plan.seed)
    torch.set_num_threads(plan.threads)
    batch = spadework.Batch(plan.game, plan.seats, plan.lanes, seed=plan.seed, rewards=plan.rewards, limit=2000)  # type: ignore[arg-type]
    network = PolicyAndValue(batch, plan.widths)
    print(f"{batch}: {batch.encoder.size:,} numbers, {len(batch.numbering):,} moves, {network.weights:,} weights")
    learner = Learner(network, plan)
    games = SelfPlay(batch, plan.steps, plan.trace, plan.scale, plan.seed)
    begun, rounds, measured, spent = time.monotonic(), 0, 0, 0.0
    while spent < plan.minutes:
        error = learner.learn(games.play(network), 1 - spent / plan.minutes)
        rounds += 1
        spent = (time.monotonic() - begun) / 60
        if spent * plan.measurements >= measured * plan.minutes or spent >= plan.minutes:
            measured += 1
            network.save(batch, into)
            strength = against(plan, into)
            yield Progress(spent, rounds * plan.steps * plan.lanes, games.games, error, *strength)


def against(plan: Plan, path: Path) -> tuple[float, float, float]:
    """Return the win rate of a network on one seat against opponents on the others, with its confidence interval."""
    players = [NetworkPlayer(path), *[plan.opponent] * (plan.seats - 1)]
    contest = spadework.tournament(plan.game, players, games=plan.games, seed=plan.seed)
    found = next(standing for standing in contest.standings if standing.player == NetworkPlayer.__name__)
    return found.wins, found.wins_from, found.wins_to


def main() -> None:
    """Parse the command line, and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=spadework.game_ids())
    parser.add_argument("--seats", type=int, default=Plan.seats)
    parser.add_argument("--minutes", type=float, default=Plan.minutes)
    parser.add_argument("--rewards", choices=["wins", "points"], default=Plan.rewards)
    parser.add_argument("--scale", type=float, default=Plan.scale, help="divisor of the rewards")
    parser.add_argument("--widths", type=int, nargs="+", default=Plan.widths, help="sizes of the layers")
    parser.add_argument("--lanes", type=int, default=Plan.lanes, help="games in lockstep")
    parser.add_argument("--steps", type=int, default=Plan.steps, help="steps of all games between updates")
    parser.add_argument("--opponent", default=Plan.opponent, help="opponent in measurements")
    parser.add_argument("--games", type=int, default=Plan.games, help="games per measurement")
    parser.add_argument("--threads", type=int, default=Plan.threads, help="of PyTorch")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument(
        "--into",
        type=Path,
        default=Path("network.npz"),
        help="file of the network; its learning curve is written beside it",
    )
    arguments = vars(parser.parse_args())
    into: Path = arguments.pop("into")
    if into.suffix != ".npz" or not into.parent.is_dir():
        parser.error(f"--into must name an .npz file in an existing folder, not {into}")
    for name in ("minutes", "scale", "games", "threads"):
        if arguments[name] <= 0:
            parser.error(f"{name} must be more than 0, not {arguments[name]}")
    try:
        spadework.player(arguments["opponent"])
        spadework.game(arguments["game"]).check_seats(arguments["seats"])
    except ValueError as error:
        parser.error(str(error))
    plan = Plan(**{**arguments, "widths": tuple(arguments["widths"])})
    with into.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file)
        curve.writerow(Progress._fields)
        for progress in train(plan, into):
            curve.writerow([round(number, 4) for number in progress])
            file.flush()
            print(
                f"{progress.minutes:5.1f} minutes {progress.decisions:13,} decisions {progress.games:11,} games   "
                f"wins {progress.wins:6.1%} against {plan.opponent} ({progress.wins_from:.1%} to {progress.wins_to:.1%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
