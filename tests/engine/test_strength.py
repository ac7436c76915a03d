from pathlib import Path

import pytest

from spadework.engine.game import Game
from spadework.engine.strength import FILE, Strength, read, write

KNOWN = Strength(
    ("mate", "deck-hand"), 200, 151.5, 240.25, 0.7575, 0.6936, 0.8117, 3, (4000, 4100), (0.002, 0.001), 7, "1.2.3"
)


def test_written_results_are_read_back(tmp_path: Path) -> None:
    crowd = KNOWN._replace(players=("mate", "deck-hand", "deck-hand"))
    write(tmp_path, "dig", 3, [KNOWN, crowd])
    assert read(tmp_path, 3) == [KNOWN, crowd]
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    write(tmp_path, "dig", 3, [crowd])
    assert read(tmp_path, 3) == [crowd]


def test_without_a_file_there_are_no_results(tmp_path: Path) -> None:
    assert read(tmp_path, 1) == []


def test_results_of_another_rules_version_are_ignored(own_toy: Game) -> None:
    rules = own_toy.rules.VERSION
    write(own_toy.folder, own_toy.id, rules, [KNOWN])
    assert own_toy.levels == [KNOWN]
    write(own_toy.folder, own_toy.id, rules + 1, [KNOWN])
    assert own_toy.levels == []


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"rules": 3, "match_ups": [{"games": 7}]}', '{"rules": 3, "match_ups": [7]}']
)
def test_a_damaged_file_of_results_is_an_error(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"levels\.json: damaged; remove it and measure again"):
        read(tmp_path, 3)


def test_a_failed_write_leaves_the_file_unchanged(tmp_path: Path) -> None:
    write(tmp_path, "dig", 3, [KNOWN])
    with pytest.raises(TypeError):
        write(tmp_path, "dig", 3, [KNOWN._replace(version=object())])  # type: ignore[arg-type]
    assert read(tmp_path, 3) == [KNOWN]


def test_an_even_share() -> None:
    assert KNOWN.even == 0.5
    assert KNOWN._replace(players=("captain", *["deck-hand"] * 3)).even == 0.25
