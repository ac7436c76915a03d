"""Commands run as from a terminal."""

import sys
from pathlib import Path
from typing import NamedTuple

import pytest
import typer

from spadework import cli


class Said(NamedTuple):
    """The output and the exit code of a command."""

    code: int
    out: str
    err: str


class Run:
    """Runs commands in this process, through `main` as a shell does."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], program: typer.Typer = cli.app
    ) -> None:
        self.monkeypatch, self.capsys, self.program = monkeypatch, capsys, program
        monkeypatch.setenv("COLUMNS", "200")

    def __call__(self, *arguments: str | Path) -> Said:
        self.monkeypatch.setattr(sys, "argv", ["spadework", *map(str, arguments)])
        code = 0
        try:
            cli.main(self.program)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        said = self.capsys.readouterr()
        return Said(code, said.out, said.err)

    def fails(self, *arguments: str | Path) -> str:
        """Run a command that must fail. Return its error message, which is a single line."""
        said = self(*arguments)
        assert said.code == 1
        assert said.out == ""
        assert said.err.startswith("spadework: ")
        assert said.err.count("\n") == 1
        return said.err.removeprefix("spadework: ").rstrip("\n")
