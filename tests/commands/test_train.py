"""The command `spadework train`."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.learn.networks import some_network
from tests.terminal import Run

from spadework.engine import discovery
from spadework.engine.game import Game
from spadework.learn import Progress, Trainer
from spadework.players.network import load_network

SHORT = ("--minutes", "0.0001", "--games", "2", "--threads", "1")


@pytest.fixture(autouse=True)
def game(toy: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game:
    """The only game; files are written to a temporary folder."""
    monkeypatch.setattr(discovery, "all_games", lambda: {"dig": toy})
    monkeypatch.chdir(tmp_path)
    return toy


def test_training_writes_a_network_and_reports_its_strength(run: Run) -> None:
    said = run("train", "dig", "--seats", "2-3", *SHORT)
    assert (said.code, said.err) == (0, "")
    assert "against policy on all other seats: " in said.out
    assert "against mate on all other seats: " in said.out
    assert said.out.splitlines()[-1].startswith("dig.npz: <Network for dig with 2, 3 players: ")
    assert load_network("dig.npz").seats == (2, 3)


def test_training_resumes_from_its_file(run: Run) -> None:
    assert run("train", "dig", "--seats", "2", "--into", "own.npz", *SHORT).code == 0
    before = load_network("own.npz").weights.first
    assert run("train", "dig", "--seats", "2", "--into", "own.npz", "--resume", *SHORT).code == 0
    after = load_network("own.npz").weights.first
    assert before.shape == after.shape
    assert (before != after).any()


def test_training_resumes_from_the_games_network(run: Run, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    own, begun = some_network(game), []

    def noted(trainer: Trainer, _minutes: float) -> Iterator[Progress]:
        begun.append(trainer.network)
        return iter(())

    monkeypatch.setitem(vars(game), "guide", own)
    monkeypatch.setattr(Trainer, "train", noted)
    said = run("train", "dig", "--resume", *SHORT)
    assert said.code == 0
    assert "resuming from the network of dig" in said.out
    assert (begun[0].weights.second == own.weights.second).all()
    assert load_network("dig.npz").widths == own.widths


def test_training_imitates_the_given_teacher(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plans = []

    def noted(trainer: Trainer, _minutes: float) -> Iterator[Progress]:
        plans.append(trainer.plan)
        return iter(())

    monkeypatch.setattr(Trainer, "train", noted)
    assert run("train", "dig", "--seats", "2", "--teacher", "mate", *SHORT).code == 0
    assert [plan.teacher for plan in plans] == ["mate"]


def test_what_was_learned_survives_an_interruption(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Trainer, "train", interrupted)
    said = run("train", "dig", "--seats", "2", *SHORT)
    assert said.code == 0
    assert said.out.startswith("stopped\n")
    assert load_network("dig.npz").seats == (2,)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--seats", "two"), "expected numbers of players such as 2 or 2-3, not 'two'"),
        (("--seats", "3-2"), "expected numbers of players such as 2 or 2-3, not '3-2'"),
        (("--seats", "2-9"), "players, not"),
        (("--into", "nowhere/dig.npz"), "the folder does not exist"),
        (("--into", "dig.txt"), "expected a file name ending in .npz"),
        (("--resume",), "file not found"),
    ],
)
def test_bad_arguments_are_reported_before_training(
    arguments: tuple[str, ...], reason: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Trainer, "train", lambda *_: pytest.fail("learned"))
    said = run("train", "dig", *arguments, *SHORT)
    assert said.code == 1
    assert reason in said.err
    assert not list(tmp_path.iterdir())
