"""Variants of a game: a value of a deck, or an option, at different settings."""

import copy
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import tomli_w

from spadework.engine.game import OWN_DECK, Game, data_folder
from spadework.engine.material import read_document
from spadework.table import Variant

RANGE = re.compile(r"(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?:\.\.(\d+(?:\.\d+)?))?")
MOST_CELLS = 50


class Cell(NamedTuple):
    """One variant of a sweep."""

    name: str
    """The setting, such as `worth=3`."""
    value: float | None
    """The numeric setting; None for a word."""
    variant: Variant
    document: Mapping[str, Any] | None
    """The modified deck; None if an option was set."""


def cells(game: Game, options: Mapping[str, str], vary: str) -> list[Cell]:
    """Return the variants of a sweep.

    Args:
        game: the game to vary.
        options: options shared by all variants; the deck they name is the one to vary.
        vary: the path of a value in the deck with its settings, such as `colours.purple.points=10..20`, `10..20..5` (step 5) or `10,14,20`;
            or an option with its choices, such as `turn-limit=off,40`, or its name alone for all.

    Raises:
        ValueError: unknown value or option, or nothing to vary.
        MaterialError: a deck with such a value is unusable.
    """
    path, _, said = vary.partition("=")
    named = {option.name: option.choices for option in game.options()}
    if path in named:
        chosen = tuple(said.split(",")) if said else named[path]
        return [_with_option(game, options, path, choice) for choice in chosen]
    document = read_document(game.deck_files()[options.get("deck", OWN_DECK)])
    before = _found(document, path, named)
    return [_with_value(game, options, document, path, value) for value in _values(said, before, vary)]


def _with_option(game: Game, options: Mapping[str, str], name: str, choice: str) -> Cell:
    number = float(choice) if re.fullmatch(r"-?\d+(\.\d+)?", choice) else None
    return Cell(f"{name}={choice}", number, Variant.of(game, {**options, name: choice}), None)


def _with_value(game: Game, options: Mapping[str, str], document: Mapping[str, Any], path: str, value: Any) -> Cell:
    changed = copy.deepcopy(dict(document))
    *way, last = _steps(path)
    inner: Any = changed
    for step in way:
        inner = inner[step]
    inner[last] = value
    name = f"{path}={value}"
    return Cell(name, float(value), Variant.of(game, options, game.rules.read_material(changed, name)), changed)


def _steps(path: str) -> list[str | int]:
    """Return the keys and list indices that lead to a value.

    >>> _steps("colours.purple.points"), _steps("copies.0")
    (['colours', 'purple', 'points'], ['copies', 0])
    """
    return [int(step) if step.isdecimal() else step for step in path.split(".")]


def _found(document: Mapping[str, Any], path: str, options: Mapping[str, Sequence[str]]) -> int | float:
    """Return the number at a path. Raises ValueError if there is none."""
    inner: Any = document
    for step in _steps(path):
        try:
            inner = inner[step]
        except (KeyError, IndexError, TypeError):
            known = ", ".join(sorted(set(_paths(document))))
            raise ValueError(
                f"unknown {path!r}; options are {', '.join(options) or 'none'}, and numbers of the deck {known}"
            ) from None
    if isinstance(inner, bool) or not isinstance(inner, int | float):
        raise ValueError(f"{path!r} is not a number in the deck; choose one such as {next(_paths(document), 'none')}")
    return inner


def _paths(document: Any, way: str = "", deep: int = 0) -> Iterator[str]:
    """Yield the paths of a document's numbers; in long lists of tables the first table stands for all."""
    if isinstance(document, bool) or deep > 4:
        return
    if isinstance(document, int | float):
        yield way
    elif isinstance(document, Mapping):
        for name, inner in document.items():
            yield from _paths(inner, f"{way}.{name}" if way else name, deep + 1)
    elif isinstance(document, list):
        for number, inner in enumerate(document[:1] if document and isinstance(document[0], Mapping) else document):
            yield from _paths(inner, f"{way}.{number}", deep + 1)


def _values(said: str, before: float, vary: str) -> list[int | float]:
    """Return the requested settings, as whole numbers if the deck has a whole number. Raises ValueError."""
    matched = RANGE.fullmatch(said)
    expected = f"{vary!r}: expected values such as 10..20, 10..20..5 or 10,14,20"
    try:
        if matched:
            first, last, step = (float(part) if part else 1.0 for part in matched.groups())
            count = int((last - first) / step + 1e-9) + 1 if step > 0 else 0
            found = [first + step * number for number in range(count)]
        else:
            found = [float(part) for part in said.split(",")]
    except ValueError:
        raise ValueError(expected) from None
    if not all(map(math.isfinite, found)):
        raise ValueError(expected)
    if not 1 <= len(found) <= MOST_CELLS:
        raise ValueError(f"{expected}, at most {MOST_CELLS} of them")
    if isinstance(before, int):
        if any(value != int(value) for value in found):
            raise ValueError(f"{vary!r}: expected whole numbers, as in the deck")
        return [int(value) for value in found]
    return found


def keep_deck(game: Game, cell: Cell) -> str:
    """Save a variant's deck among those that tables can choose, and return its name.

    Raises ValueError, without writing anything, if a different deck has this name.
    """
    assert cell.document is not None
    name = re.sub(r"[^a-z0-9]+", "-", cell.name.lower().replace("=-", "=minus-").replace("=", "-is-")).strip("-")
    path = data_folder() / "decks" / game.id / f"{name}.toml"
    text = tomli_w.dumps(cell.document, multiline_strings=True)
    if path.exists():
        if path.read_text(encoding="utf-8") == text:
            return name
        raise ValueError(f"{path}: a different deck of this name exists; move or rename it first")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    return name
