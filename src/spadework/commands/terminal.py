"""What all commands use at a terminal."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

messages = Console(stderr=True)

GameId = Annotated[str, typer.Argument(help="The id of a game; `spadework games` lists them.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.", min=0)]
Options = Annotated[list[str] | None, typer.Option(help="A table option, as name=choice; may be repeated.")]
Limit = Annotated[int, typer.Option(help="Turns after which a game that can go on for ever is broken off.", min=1)]
Processes = Annotated[int, typer.Option(help="How many games to play side by side.", min=1)]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--on", help="A Ray cluster that plays the games: ray, or an address as ray://host:10001.", metavar="CLUSTER"
    ),
]
Config = Annotated[
    Path | None,
    typer.Option(
        "--config",
        help="A TOML file with settings; by default the one that SPADEWORK_CONFIG names.",
        metavar="FILE",
    ),
]


def use(config: Path | None) -> None:
    """Read settings from the file of `Config` from now on; so do processes that are started."""
    if config is not None:
        os.environ["SPADEWORK_CONFIG"] = str(config.absolute())


def tell(problem: str) -> None:
    """Say what went wrong."""
    messages.print(problem, style="red", markup=False, highlight=False, soft_wrap=True)


@contextmanager
def progress(what: str) -> Iterator[Progress]:
    """A progress bar that only a person at a terminal sees, and that leaves nothing behind."""
    with Progress(console=messages, transient=True, disable=not messages.is_terminal) as bar:
        bar.add_task(what, total=1.0)
        yield bar


def chosen(options: Iterable[str] | None) -> dict[str, str]:
    """What was chosen by `Options`. Raises ValueError.

    >>> chosen(["deck=mine", "hints=on"])
    {'deck': 'mine', 'hints': 'on'}
    """
    found = {}
    for text in options or ():
        name, equals, choice = text.partition("=")
        if not equals:
            raise ValueError(f"option {text!r} is not of the form name=choice")
        found[name] = choice
    return found


def check_place(file: Path) -> None:
    """Raise ValueError when a file can't be written to its place, before the work for it is done."""
    if not file.absolute().parent.is_dir():
        raise ValueError(f"{file}: can't be written: there is no such folder")
    if file.is_dir():
        raise ValueError(f"{file}: can't be written: it is a folder")


def read_record(path: Path) -> str:
    """The text of a record. Raises ValueError when it can't be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise ValueError(f"{path}: can't be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path}: not a record: not UTF-8 text") from None


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows of texts, each as a line, in columns. What would move the terminal's cursor is left out: people choose their names themselves.

    >>> list(columns([["a", "bc"], ["def", "g"]]))
    ['a    bc', 'def  g']
    """
    plain = [["".join(filter(str.isprintable, text)) for text in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*plain, strict=True)]
    for row in plain:
        yield "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
