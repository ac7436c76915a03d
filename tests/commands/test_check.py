"""The command that checks a game."""

import pytest
from tests.terminal import Run

from spadework.engine import check, discovery
from spadework.engine.check import GameError
from spadework.engine.game import Game


@pytest.fixture
def offered(own_toy: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The example game Dig, found by any name."""
    monkeypatch.setattr(discovery, "game", lambda _id: own_toy)
    return own_toy


def test_a_valid_game_is_reported_with_its_missing_parts(run: Run, offered: Game) -> None:
    (offered.folder / "metadata.toml").unlink()
    first, *more = run("check", offered.id, "--games", "1").out.splitlines()
    assert first == "dig: no errors"
    assert "  random games: 1 with each of 2 to 3 players and choice of options" in more
    assert any(line.startswith("  tutorial: ") for line in more)
    assert [line.split(":")[0] for line in more if line.startswith("  no ")] == [
        "  no metadata.toml",
        "  no network.npz",
        "  no levels.json",
    ]


def test_the_first_error_is_printed_on_one_line(run: Run, offered: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game, games: int, seed: int, progress: object) -> None:  # noqa: ARG001
        raise GameError(f"{game.id}: step {games} of {seed} is wrong")

    monkeypatch.setattr(check, "check_game", fail)
    assert run.fails("check", offered.id, "--games", "3", "--seed", "4") == "dig: step 3 of 4 is wrong"


def test_a_wrong_tutorial_is_an_error(run: Run, offered: Game) -> None:
    tutorial = offered.folder / "tutorial.toml"
    tutorial.write_text(tutorial.read_text(encoding="utf-8").replace('moves = ["', 'moves = ["x', 1), encoding="utf-8")
    assert run.fails("check", offered.id, "--games", "1").startswith("tutorial.toml: step ")
