"""Doctests."""

import doctest
import importlib
from pathlib import Path

import pytest

import spadework

PACKAGE = Path(spadework.__file__).parent


def modules() -> list[str]:
    """Return the modules with examples."""
    return [
        ".".join((spadework.__name__, *path.relative_to(PACKAGE).with_suffix("").parts))
        for path in sorted(PACKAGE.rglob("*.py"))
        if ">>>" in path.read_text(encoding="utf-8")
    ]


@pytest.mark.parametrize("name", modules())
def test_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.attempted
    assert not tried.failed, capsys.readouterr().out
