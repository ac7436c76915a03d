"""Arguments, options and terminal output shared by all commands."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

messages = Console(stderr=True)

GameId = Annotated[str, typer.Argument(help="Game id; see `spadework games`.")]
Seed = Annotated[int, typer.Option(help="Random seed; the same seed gives the same games.", min=0)]
Options = Annotated[list[str] | None, typer.Option(help="Table option as name=choice; repeatable.")]
Limit = Annotated[int, typer.Option(help="Stop a game without a natural end after this many turns.", min=1)]
Processes = Annotated[int, typer.Option(help="Number of parallel processes.", min=1)]
Cluster = Annotated[
    str | None,
    typer.Option("--on", help="Play on a Ray cluster: ray, or an address such as ray://host:10001.", metavar="CLUSTER"),
]
Config = Annotated[
    Path | None,
    typer.Option(
        "--config",
        help="TOML file with settings; default: $SPADEWORK_CONFIG.",
        metavar="FILE",
    ),
]


def use(config: Path | None) -> None:
    """Read settings from this file, in this process and in new ones."""
    if config is not None:
        os.environ["SPADEWORK_CONFIG"] = str(config.absolute())


def print_problem(problem: str) -> None:
    """Print an error."""
    messages.print(problem, style="red", markup=False, highlight=False, soft_wrap=True)


@contextmanager
def progress(label: str) -> Iterator[Progress]:
    """Show a transient progress bar if standard error is a terminal."""
    with Progress(console=messages, transient=True, disable=not messages.is_terminal) as bar:
        bar.add_task(label, total=1.0)
        yield bar


def chosen(options: Iterable[str] | None) -> dict[str, str]:
    """Parse `Options`. Raises ValueError.

    >>> chosen(["deck=mine", "hints=on"])
    {'deck': 'mine', 'hints': 'on'}
    """
    found = {}
    for text in options or ():
        name, equals, choice = text.partition("=")
        if not equals:
            raise ValueError(f"expected an option as name=choice, not {text!r}")
        found[name] = choice
    return found


def check_place(file: Path) -> None:
    """Raise ValueError, before any work is done, if a file can't be written."""
    if not file.absolute().parent.is_dir():
        raise ValueError(f"{file}: can't be written: the folder does not exist")
    if file.is_dir():
        raise ValueError(f"{file}: can't be written: it is a folder")
    if not os.access(file if file.exists() else file.absolute().parent, os.W_OK):
        raise ValueError(f"{file}: can't be written: permission denied")


def read_record(path: Path) -> str:
    """Return the text of a record. Raises ValueError if it can't be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise ValueError(f"{path}: can't be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path}: not a record: not valid UTF-8") from None


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Align rows in columns. Control characters are removed: users choose their own names.

    >>> list(columns([["a", "bc"], ["def", "g"]]))
    ['a    bc', 'def  g']
    """
    plain = [["".join(filter(str.isprintable, text)) for text in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*plain, strict=True)]
    for row in plain:
        yield "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
