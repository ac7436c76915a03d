"""The command that writes a new game."""

from pathlib import Path

import pytest
from tests.terminal import Run

from spadework.engine.discovery import game_ids


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_game_is_written_under_its_own_name(run: Run, tmp_path: Path) -> None:
    assert run("new-game", "gold_rush").out.startswith("gold_rush: a complete game")
    texts = {
        path.relative_to(tmp_path): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file()
    }
    assert Path("gold_rush/src/gold_rush/rules/moves.py") in texts
    assert "title = Gold Rush\n" in texts[Path("gold_rush/src/gold_rush/words/de.ftl")]
    assert 'gold_rush = "gold_rush"\n' in texts[Path("gold_rush/pyproject.toml")]
    assert texts[Path("gold_rush/src/gold_rush/rulebook.de.md")].startswith("# Gold Rush\n")
    assert "**GR-1** " in texts[Path("gold_rush/src/gold_rush/rulebook.en.md")]
    for path, text in texts.items():
        assert "DG-" not in text
        assert "Dig" not in text or path.suffix == ".ftl"


def test_a_game_is_written_to_another_folder(run: Run, tmp_path: Path) -> None:
    run("new-game", "mine", "--into", str(tmp_path / "somewhere" / "else"))
    assert (tmp_path / "somewhere" / "else" / "src" / "mine" / "rulebook.en.md").read_text().count("**MI-") == 8


@pytest.mark.parametrize("name", ["Gold", "gold rush", "2fast", "class", "../gold", ""])
def test_a_game_needs_a_python_name_in_lower_case(run: Run, tmp_path: Path, name: str) -> None:
    assert "expected a Python name in lower case" in run.fails("new-game", name)
    assert list(tmp_path.iterdir()) == []


def test_existing_games_and_folders_are_not_overwritten(run: Run, tmp_path: Path) -> None:
    assert "there is a game" in run.fails("new-game", game_ids()[0])
    assert "there is a Python module 'json' already" in run.fails("new-game", "json")
    (tmp_path / "gold_rush").mkdir()
    assert run.fails("new-game", "gold_rush") == "gold_rush: exists already; name another folder with --into"
    assert list((tmp_path / "gold_rush").iterdir()) == []
