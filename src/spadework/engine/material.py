"""Printed material as data: TOML files that the user may edit, validated on loading."""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from spadework.engine.interface import Record
from spadework.engine.words import LANGUAGES

LONGEST_TITLE = 60
"""Maximum letters in the title of a deck, or in a text on a card."""
LONGEST_DOCUMENT = 200_000
"""Maximum bytes of a file; the bundled ones have a few thousand."""

MOST_DOTS = 64
"""Maximum dots in a line: parsing a key of many parts takes time quadratic in their number."""


MOST_SHOWN = 80
"""Maximum letters of an invalid value in an error message."""

BREAKS = str.maketrans("", "", "\n\u00ad")
"""Unprintable characters that a text may contain: line breaks and soft hyphens."""


class MaterialError(ValueError):
    """Invalid material; the message says where, and what was expected."""


class OtherDeck(MaterialError):
    """A deck of this name exists, but not the requested version."""


def read_document(path: Path) -> Mapping[str, Any]:
    """Read a TOML file. Raises MaterialError when it can't be read, is too long or is not valid TOML."""
    # Anything but a regular file, such as a pipe, might never end.
    if path.exists() and not path.is_file():
        raise MaterialError(f"{path}: can't be read: not a file")
    try:
        size = path.stat().st_size
        text = path.read_text(encoding="utf-8") if size <= LONGEST_DOCUMENT else ""
    except OSError as error:
        raise MaterialError(f"{path}: can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise MaterialError(f"{path}: not UTF-8 text; save the file as UTF-8") from error
    if size > LONGEST_DOCUMENT:
        raise MaterialError(f"{path}: has {size:,} bytes; at most {LONGEST_DOCUMENT:,} are read")
    return parse_document(text, str(path))


def parse_document(text: str, where: str) -> Mapping[str, Any]:
    """Parse a TOML text; error messages call it `where`. Raises MaterialError when it is not valid TOML."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            raise MaterialError(f"{where}: line {number} has {line.count('.'):,} dots; at most {MOST_DOTS} are read")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise MaterialError(f"{where}: nested too deeply") from error
    # TOMLDecodeError is a ValueError, and so is Python's error for a number with too many digits.
    except ValueError as error:
        raise MaterialError(f"{where}: not valid TOML: {error}") from error


def digest(material: Record) -> str:
    """Return a hash that identifies printed material.

    Fields that are entirely zero don't count, so a field can be added to a game's MATERIAL whose zero means the previous behaviour: the
    decks of earlier records keep their digests.
    """
    found = hashlib.sha256()
    for name in sorted(material.dtype.names):
        content = np.asarray(material[name]).tobytes()
        if any(content):
            found.update(f"{name} {len(content)} ".encode() + content)
    return found.hexdigest()


# Helpers for reading documents in games' `material.py`


def keys(value: Any, where: str, needed: Sequence[str] = (), allowed: Sequence[str] = ()) -> Mapping[str, Any]:
    """Return a table that has all the needed keys and no others but the allowed ones. Raises MaterialError."""
    if not isinstance(value, Mapping):
        expected = f"needs {listed(needed, 'and')}" if needed else f"may hold {listed(allowed, 'and')}"
        raise MaterialError(f"{where}: not a table; it {expected}")
    for key in needed:
        if key not in value:
            raise MaterialError(f"{where}: {key} is missing")
    for key in value:
        if key not in needed and key not in allowed:
            raise MaterialError(f"{where}: unknown key {key!r}; known keys are {listed([*needed, *allowed], 'and')}")
    return value


def shown(value: Any) -> str:
    """Format a value for an error message.

    >>> shown([1, 2]), len(shown("x" * 9999)), shown(10**9999)
    ('[1, 2]', 81, 'a number of very many digits')
    """
    try:
        found = repr(value)
    except ValueError:
        # Python refuses to write longer numbers; with hexadecimal digits it reads them.
        return "a number of very many digits"
    return found if len(found) <= MOST_SHOWN else f"{found[:MOST_SHOWN]}…"


def array(value: Any, where: str) -> Sequence[Any]:
    """Return an array that is not empty. Raises MaterialError."""
    if not isinstance(value, list) or not value:
        raise MaterialError(f"{where}: {shown(value)} is not a filled array; write [ ... ]")
    return value


def text(value: Any, where: str) -> str:
    """Return a printable text. Raises MaterialError."""
    if not isinstance(value, str):
        raise MaterialError(f'{where}: {shown(value)} is not a text; write it in quotes, "..."')
    if not value.translate(BREAKS).isprintable():
        raise MaterialError(
            f"{where}: {shown(value)} contains characters that can't be printed; write letters, digits and signs"
        )
    return value


def number(value: Any, where: str, lowest: int, highest: int) -> int:
    """Return an integer within bounds. Raises MaterialError."""
    # TOML's true and false would count as 1 and 0.
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise MaterialError(f"{where}: {shown(value)} is not a whole number from {lowest} to {highest}")
    return value


def listed(names: Sequence[str], before_last: str) -> str:
    """Join names as in a sentence.

    >>> listed(["en", "de"], "and")
    'en and de'
    """
    *others, last = names
    return f"{', '.join(others)} {before_last} {last}" if others else last


def read_title(value: Any, where: str) -> Mapping[str, str]:
    """Read the deck's title, by language. Raises MaterialError."""
    title = keys(value, where, needed=LANGUAGES)
    for language in LANGUAGES:
        if not text(title[language], f"{where}, {language}").strip():
            raise MaterialError(f"{where}, {language}: the title is empty")
        if len(title[language]) > LONGEST_TITLE:
            raise MaterialError(
                f"{where}, {language}: has {len(title[language])} letters; {LONGEST_TITLE} are the most"
            )
    return dict(title)
