import json
from pathlib import Path

import pytest
from tests.terminal import Run

import spadework
from spadework.engine import discovery
from spadework.engine.game import Game
from spadework.engine.strength import Strength
from spadework.lab import levels
from spadework.players import LEVELS


@pytest.fixture
def game(own_toy: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The only game, with no measured levels yet."""
    monkeypatch.setattr(discovery, "all_games", lambda: {"dig": own_toy})
    return own_toy


def test_without_measurements_nothing_is_printed(run: Run, game: Game) -> None:
    assert run("levels", game.id) == (0, "", "")
    assert len(run("levels", "--markdown").out.splitlines()) == 2


@pytest.mark.long
def test_measuring(run: Run, game: Game) -> None:
    said = run("levels", "dig", "--only", "mate", "--games", "11", "--seed", "3")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("dig: mate against deck hand: wins ")
    assert "of 12 games, an even share is 50%" in said.out
    assert game.levels == []


@pytest.mark.long
def test_stored_results_are_extended_by_more_games(run: Run, game: Game) -> None:
    run("levels", "dig", "--only", "mate", "--games", "10", "--write")
    (known,) = game.levels
    assert known.games == 10
    assert "of 10 games" in run("levels").out
    said = run("levels", "--only", "mate", "--games", "30", "--write", "--json")
    (more,) = game.levels
    assert more.games == 30
    assert more.moves[0] > known.moves[0]
    assert json.loads(said.out) == {
        "game": "dig", "rules": game.rules.VERSION, **json.loads(json.dumps(more._asdict())),
    }  # fmt: skip
    # Enough games are stored already, so the stored result is printed.
    assert run("levels", "--only", "mate", "--games", "20", "--write", "--json") == said
    # Those of another seed are not replaced by accident.
    assert run.fails("levels", "--only", "mate", "--games", "20", "--seed", "7", "--write") == (
        f"dig, mate: the stored result has seed 0 and version {spadework.__version__}; discard it with --anew"
    )
    assert game.levels[0].games == 30
    run("levels", "--only", "mate", "--games", "20", "--write", "--anew")
    assert game.levels[0].games == 20


@pytest.mark.long
def test_an_interruption_keeps_the_results_so_far(run: Run, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = levels.keep

    def keep_and_stop(game: Game, measured: Strength) -> None:
        kept(game, measured)
        if measured.games == 6:
            raise KeyboardInterrupt

    monkeypatch.setattr(levels, "keep", keep_and_stop)
    said = run("levels", "dig", "--only", "mate", "--games", "100", "--write")
    assert said.code == 130
    assert "of 6 games" in said.out
    assert game.levels[0].games == 6


@pytest.mark.long
def test_only_one_level(run: Run, game: Game) -> None:
    assert run("levels", "dig", "--games", "2", "--only", "mate").out.count("\n") == 1
    assert run.fails("levels", game.id, "--only", "deck-hand").startswith("unknown level 'deck-hand'; choose from mate")


@pytest.mark.parametrize("option", ["--write", "--anew"])
def test_storing_results_needs_a_number_of_games(run: Run, option: str) -> None:
    assert run.fails("levels", option) == "nothing to measure; give the number of games per level with --games"


def test_an_unknown_game_is_an_error(run: Run) -> None:
    assert run.fails("levels", "chess").startswith("there is no game 'chess'; there are ")


@pytest.mark.long
def test_a_custom_player_plays_against_every_level(
    run: Run, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "my-player.py"
    path.write_text("class First:\n    def choose(self, view, moves):\n        return moves[0]\n", encoding="utf-8")
    said = run("levels", game.id, "--player", path, "--games", "4", "--only", "deck-hand")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"dig: {path} against deck hand: wins ")
    monkeypatch.setattr(levels, "measure", lambda _game, players, *_: [strength_of(players)])
    said = run("levels", game.id, "--player", path, "--games", "4", "--json")
    assert [json.loads(line)["players"] for line in said.out.splitlines()] == [[str(path), level] for level in LEVELS]
    assert game.levels == []
    for more, reason in (
        ((), "give the number of games against each level"),
        (("--games", "2", "--write"), "--player can't be combined with"),
    ):
        assert run.fails("levels", game.id, "--player", path, *more).startswith(reason)


def strength_of(players: tuple[str, ...]) -> Strength:
    return Strength(players, 4, 2.0, 2.0, 0.5, 0.2, 0.8, 0, (1, 1), (0.1, 0.1), 0, "")


@pytest.mark.long
@pytest.mark.slow
def test_a_player_that_sometimes_fails_is_measured_and_reported(run: Run, game: Game, tmp_path: Path) -> None:
    file = tmp_path / "half.py"
    file.write_text(
        "class MyPlayer:\n    def __init__(self, seed):\n        self.seed = seed\n"
        "    def choose(self, view, moves):\n        assert self.seed % 2, 'an even seed'\n        return moves[0]\n",
        encoding="utf-8",
    )
    out = run("levels", game.id, "--player", str(file), "--only", "deck-hand", "--games", "8")
    assert "of 8 games" in out.out
    assert "lost by failing: raised AssertionError: an even seed (line 5)" in out.err
