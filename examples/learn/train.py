"""Teaches a network a game, by playing against itself, and measures it against a computer player.

    python examples/learn/train.py rat_alarm --minutes 20 --into rat_alarm.npz

The method is proximal policy optimization (Schulman and others, "Proximal policy optimization algorithms", 2017): play, see which moves
went better than expected, make these a little likelier, and begin again.
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
    """How a network learns."""

    game: str
    seats: int = 2
    minutes: float = 20
    rewards: str = "wins"
    """What counts: "wins", or the "points" that were made more than by the others."""
    scale: float = 1
    """What rewards are divided by, so that they are about 1."""
    widths: tuple[int, ...] = (128, 128)
    lanes: int = 512
    """How many games are played side by side."""
    steps: int = 64
    """So many steps of all of them between two times of learning."""
    rate: float = 1e-3
    """The learning rate at first; it falls to a twentieth."""
    curiosity: float = 0.01
    """How much it counts at first to keep trying things; it falls to 0."""
    epochs: int = 2
    part: int = 4096
    """So many decisions in a step of the optimizer."""
    clip: float = 0.2
    trace: float = 0.95
    opponent: str = "mate"
    games: int = 200
    """Against the opponent, in each of the measurements."""
    measurements: int = 12
    threads: int = 1
    """Of PyTorch. For small networks more bring little, and cost much where others use the processor, too."""
    seed: int = 1


class Progress(NamedTuple):
    """How far it has come."""

    minutes: float
    decisions: int
    games: int
    error: float
    """The mean square of what the value was wrong by."""
    wins: float
    """The share of the wins against the opponent, with the interval in which it lies with a confidence of 95 %."""
    wins_from: float
    wins_to: float


class Learner:
    """A network, and how it learns from decisions.

    Args:
        network: with weights to begin with.
        plan: how it learns.
    """

    def __init__(self, network: PolicyAndValue, plan: Plan) -> None:
        self.network, self.plan = network, plan
        self._optimizer = torch.optim.Adam(network.parameters(), plan.rate)

    def learn(self, found: Decisions, left: float) -> float:
        """Make moves likelier that went better than expected. Returns the mean square of what the value was wrong by.

        Args:
            found: what was decided, with these weights.
            left: the part of the time that is left.

        Raises ValueError when it is not known of any decision what came of it.
        """
        if not len(found.moves):
            raise ValueError("expected some games to end: play more steps between two times of learning")
        for group in self._optimizer.param_groups:
            group["lr"] = self.plan.rate * max(0.05, left)
        gains = (found.advantages - found.advantages.mean()) / (found.advantages.std() + 1e-6)
        errors = []
        for _ in range(self.plan.epochs):
            for part in torch.split(torch.randperm(len(gains)), self.plan.part):
                error, loss = self._loss(Decisions(*(array[part] for array in found)), gains[part], left)
                self._optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self._optimizer.step()
                errors.append(error.item())
        return float(sum(errors) / len(errors))

    def _loss(self, part: Decisions, gains: torch.Tensor, left: float) -> tuple[torch.Tensor, torch.Tensor]:
        """What the value is wrong by, and what is to become less."""
        logits, values = self.network(part.seen, part.masks)
        logs = torch.log_softmax(logits, 1)
        likelier = (logs.gather(1, part.moves[:, None]).squeeze(1) - part.logs).exp()
        bounded = likelier.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        better = torch.minimum(likelier * gains, bounded * gains).mean()
        error = (values - part.returns).square().mean()
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
        return error, 0.5 * error - better - self.plan.curiosity * left * entropy


def train(plan: Plan, into: Path) -> Iterator[Progress]:
    """Play and learn as planned; whenever it has been measured, the network is written `into` a file, and it tells how far it has come."""
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
    """The share of the wins of a network on one seat, its opponents on the others, with an interval."""
    players = [NetworkPlayer(path), *[plan.opponent] * (plan.seats - 1)]
    contest = spadework.tournament(plan.game, players, games=plan.games, seed=plan.seed)
    found = next(standing for standing in contest.standings if standing.player == NetworkPlayer.__name__)
    return found.wins, found.wins_from, found.wins_to


def main() -> None:
    """Read the command line, and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=spadework.game_ids())
    parser.add_argument("--seats", type=int, default=Plan.seats)
    parser.add_argument("--minutes", type=float, default=Plan.minutes)
    parser.add_argument("--rewards", choices=["wins", "points"], default=Plan.rewards)
    parser.add_argument("--scale", type=float, default=Plan.scale, help="what rewards are divided by")
    parser.add_argument("--widths", type=int, nargs="+", default=Plan.widths, help="of the layers")
    parser.add_argument("--lanes", type=int, default=Plan.lanes, help="games side by side")
    parser.add_argument("--steps", type=int, default=Plan.steps, help="of all games, between two times of learning")
    parser.add_argument("--opponent", default=Plan.opponent, help="whom it is measured against")
    parser.add_argument("--games", type=int, default=Plan.games, help="in each measurement")
    parser.add_argument("--threads", type=int, default=Plan.threads, help="of PyTorch")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument(
        "--into", type=Path, default=Path("network.npz"), help="the file of the network; the curve stands beside it"
    )
    said = vars(parser.parse_args())
    into: Path = said.pop("into")
    if into.suffix != ".npz" or not into.parent.is_dir():
        parser.error(f"expected the name of a file in a folder that is there, ending in .npz; not {into}")
    for name in ("minutes", "scale", "games", "threads"):
        if said[name] <= 0:
            parser.error(f"{name} is more than 0, not {said[name]}")
    try:
        spadework.player(said["opponent"])
        spadework.game(said["game"]).check_seats(said["seats"])
    except ValueError as problem:
        parser.error(str(problem))
    plan = Plan(**{**said, "widths": tuple(said["widths"])})
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
