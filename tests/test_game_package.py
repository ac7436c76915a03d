"""A new game in its own package: written, built, installed alongside Spadework, found, checked and played."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import spadework
from spadework.commands.new_game import write_game

# Spadework and its dependencies come from this environment, so that nothing large is installed; the game comes from the wheel.
HERE = {
    "PYTHONPATH": os.pathsep.join([str(Path(spadework.__file__).parents[1]), sysconfig.get_path("platlib")]),
    "SPADEWORK_JIT": "0",
}

PLAY = """
import spadework

table = spadework.Table("gold_rush", seats=2, seed=7)
while not table.over:
    for seat in table.to_move:
        table.play(seat, table.legal(seat)[0])
assert spadework.replay(table.record()).result == table.result
print(table.game.folder, table.game.title(), table.result.places, sep="\\t")
"""


def run(*command: str, **variables: str) -> str:
    """Run a program that must succeed. Return its output."""
    ran = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **variables})
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Python in a fresh environment that contains nothing but the new game's wheel."""
    folder = tmp_path_factory.mktemp("fresh")
    write_game("gold_rush", folder / "game")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-cache-dir")
    offline = ("--no-index", "--no-deps")
    run(*pip, "wheel", *offline, "--no-build-isolation", "--wheel-dir", str(folder), str(folder / "game"))
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    run(*pip, "--python", str(python), "install", *offline, str(wheel))
    return python


@pytest.mark.slow
def test_the_game_is_found_and_played(python: Path) -> None:
    told = run(str(python), "-c", PLAY, **HERE)
    folder, title, places = told.split("\t")
    assert Path(folder).is_relative_to(python.parents[1])
    assert title == "Gold Rush"
    assert places.strip() in {"(1, 1)", "(1, 2)", "(2, 1)"}


@pytest.mark.slow
def test_the_commands_find_the_installed_game(python: Path) -> None:
    assert "Gold Rush" in run(str(python), "-m", "spadework", "games", **HERE)
    assert "gold_rush: 3 games" in run(
        str(python), "-m", "spadework", "simulate", "gold_rush", "mate", "random", "--games", "3", **HERE
    )


@pytest.mark.slow
def test_the_installed_game_has_no_errors(python: Path) -> None:
    told = run(str(python), "-m", "spadework", "check", "gold_rush", "--games", "1", **HERE)
    assert told.startswith("gold_rush: no errors\n  random games: 1 with each of 2 to 3 players")


@pytest.mark.slow
def test_nothing_but_the_wheel_is_installed(python: Path) -> None:
    installed = {path.name for path in python.parents[1].glob("lib/python*/site-packages/*")}
    assert installed == {"gold_rush", "spadework_gold_rush-0.1.0.dist-info"}
    with pytest.raises(AssertionError, match="No module named 'spadework'"):
        run(str(python), "-c", PLAY, PYTHONPATH="")
