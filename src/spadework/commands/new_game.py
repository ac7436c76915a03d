"""The command `spadework new-game`."""

import importlib.util
import keyword
import re
from pathlib import Path
from typing import Annotated

import typer

PACKAGED = Path(__file__).parents[1] / "skeleton"
"""The example in an installed package."""

EXAMPLE = Path(__file__).parents[3] / "examples" / "dig"
"""The same in the project's own folder."""

NAME = re.compile("[a-z][a-z0-9_]*")


def new_game(
    name: Annotated[str, typer.Argument(help="The game's id: a Python name in lower case, such as gold_rush.")],
    into: Annotated[Path | None, typer.Option(help="Folder to create; default: named after the game.")] = None,
) -> None:
    """Create a small but complete game in its own package, as a starting point for yours.

    It can be installed, checked and played right away: it is the example Dig under another name.
    """
    check_name(name)
    folder = into or Path(name)
    if folder.exists():
        raise ValueError(f"{folder}: exists already; name another folder with --into")
    write_game(name, folder)
    typer.echo(
        f"{folder}: a complete game, ready to be turned into yours\n"
        f"  pip install --editable {folder}\n  spadework check {name}\n  spadework serve --open"
    )


def check_name(name: str) -> None:
    """Raise ValueError if a game can't have this id."""
    from spadework.engine.discovery import game_ids

    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise ValueError(f"expected a Python name in lower case, such as gold_rush, not {name!r}")
    if name in game_ids():
        raise ValueError(f"there is a game {name!r} already; choose another name")
    if importlib.util.find_spec(name) is not None:
        raise ValueError(f"there is a Python module {name!r} already; choose another name")


def write_game(name: str, folder: Path) -> None:
    """Write the example into a new folder, under another name and without the notes on it as an example."""
    source = PACKAGED if PACKAGED.is_dir() else EXAMPLE
    for path in sorted(path for path in source.rglob("*") if path.is_file()):
        parts = path.relative_to(source).parts
        if "__pycache__" not in parts and path.name != "README.md":
            place = folder.joinpath(*(name if part == "dig" else part for part in parts))
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(
                renamed(path.read_text(encoding="utf-8"), path.suffix, name), encoding="utf-8", newline="\n"
            )


def renamed(text: str, suffix: str, name: str) -> str:
    """Return the text of one of the example's files under another name: its title, its id, and the letters before its rules' numbers.

    >>> renamed('dig = "dig"  # Dig', ".toml", "gold_rush")
    'gold_rush = "gold_rush"  # Gold Rush'
    >>> renamed("title = Dig\\ntagline = Dig for coins (DG-1)", ".ftl", "gold_rush")
    'title = Gold Rush\\ntagline = Dig for coins (GR-1)'
    """
    words = name.split("_")
    title, letters = " ".join(words).title(), "".join(word[:1] for word in words)[:2].upper()
    text = text.replace("DG-", f"{letters if len(letters) == 2 else name[:2].upper()}-")
    if suffix in {".md", ".ftl"}:
        # Elsewhere in its sentences it is a word like others.
        return re.sub(r"^(# |title = ).*", rf"\g<1>{title}", text, count=1, flags=re.MULTILINE)
    if suffix == ".toml":
        text = re.sub(r"\bdig\b", name, text).replace('readme = "README.md"\n', "")
    return re.sub(r"\bDig\b", title, text)
