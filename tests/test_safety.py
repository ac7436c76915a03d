"""Guarantees, each of which names existing tests."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "safety.md"
ROWS = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|") and "tests/" in line]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[2:40])
def test_every_guarantee_is_tested(row: str) -> None:
    files = [ROOT / name for name in re.findall(r"`(tests/[^`]+)`", row)]
    assert files
    there = {
        name
        for path in files
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.M)
    }
    named = set(re.findall(r"`(test_\w+)`", row))
    assert named or "`check_game`" in row
    assert named <= there


def test_every_guarantee_names_a_file() -> None:
    text = PAGE.read_text(encoding="utf-8")
    cells = [
        line for line in text.splitlines() if line.startswith("| ") and not line.startswith(("| Guarantee |", "|---"))
    ]
    assert len(cells) == len(ROWS) > 15
