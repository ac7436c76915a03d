import sys
from pathlib import Path
from typing import Any

import pytest

from spadework.engine.check import GameError, check_game
from spadework.engine.game import Game
from spadework.engine.packages import MissingName, read_package, rules_of

STATES = "VERSION = STATE = MATERIAL = SEATS = PARTS = MOST_MOVES = MOST_CHANCES = 0\n"
MOVES = (
    "OPTIONS = deal = to_move = legal = chance_outcomes = apply = view = sample_state = parts = scores = places = 1\n"
)


def write_rules(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, **modules: str) -> str:
    """Write a package with these modules of rules. Return its name."""
    rules = folder / name / "rules"
    rules.mkdir(parents=True)
    (folder / name / "__init__.py").touch()
    for module, text in {"__init__": "", **modules}.items():
        (rules / f"{module}.py").write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    return name


def test_a_package_is_read_from_its_modules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    material = "read_material = 2\n"
    package = write_rules(monkeypatch, tmp_path, "whole_game", state=STATES, material=material, moves=MOVES)
    rules: Any = rules_of(package)
    found = (rules.VERSION, rules.legal, rules.read_material)
    assert found == (0, 1, 2)
    assert rules is rules_of(package)
    assert not hasattr(rules, "turns")


def test_a_package_may_be_a_single_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "small_game").mkdir()
    (tmp_path / "small_game" / "__init__.py").touch()
    (tmp_path / "small_game" / "rules.py").write_text(STATES + MOVES + "turns = read_material = 3\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    rules = read_package("small_game", "rules")
    assert (rules.turns, rules.read_material, rules.legal) == (3, 3, 1)


def test_the_package_itself_is_not_searched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = write_rules(monkeypatch, tmp_path, "own_game", __init__="read_material = 3\n", state=STATES, moves=MOVES)
    with pytest.raises(MissingName, match="own_game: the rules lack 'read_material'"):
        read_package(package, "rules")


def test_an_imported_module_is_not_mistaken_for_a_function(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = write_rules(monkeypatch, tmp_path, "odd_game", state="import email as turns\n" + STATES, moves=MOVES)
    (tmp_path / "odd_game" / "rules" / "scoring.py").write_text("turns = read_material = 3\n")
    assert read_package(package, "rules").turns == 3


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = write_rules(monkeypatch, tmp_path, "part_game", state=STATES, moves=MOVES.replace("legal = ", ""))
    reason = "part_game: the rules lack 'read_material'; looked for in part_game.rules.state, part_game.rules.moves"
    with pytest.raises(MissingName, match=reason):
        rules_of(package)
    with pytest.raises(GameError, match="part_game: the rules lack 'read_material'"):
        check_game(Game("part_game", package, tmp_path))
    sys.modules["part_game.rules.moves"].__dict__["read_material"] = None
    with pytest.raises(MissingName, match="part_game: the rules lack 'legal'"):
        rules_of(package)
