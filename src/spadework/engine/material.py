"""Printed material as data: TOML files that an owner may edit, checked when they are loaded."""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from spadework.engine.contract import Record
from spadework.engine.words import LANGUAGES

LONGEST_TITLE = 60
"""Letters of the title of a deck, or of what is on a card."""
LONGEST_DOCUMENT = 200_000
"""Bytes of a file; those of the games here have some thousand."""

MOST_DOTS = 64
"""Dots in a line: the time that a key of many parts takes grows with their square."""


MOST_SHOWN = 80
"""Letters of a wrong value that an error message shows."""

BREAKS = str.maketrans("", "", "\n\u00ad")
"""What a text may hold that can't be printed: the ends of lines, and hyphens that show only where a word is broken."""


class MaterialError(ValueError):
    """A material file that can't be used: says where and what was expected."""


class OtherDeck(MaterialError):
    """There is a deck of the name, but not the one that was asked for."""


def read_document(path: Path) -> Mapping[str, Any]:
    """The TOML document in a file. Raises MaterialError when it can't be read, is far too long or is not TOML."""
    # What is no file, such as a pipe, might never end.
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
    """The TOML document in a text; `where` is what errors call it. Raises MaterialError when it is not TOML."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            raise MaterialError(f"{where}: line {number} has {line.count('.'):,} dots; at most {MOST_DOTS} are read")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise MaterialError(f"{where}: nested too deeply") from error
    # TOMLDecodeError is one, and so is what Python says to a number of too many digits.
    except ValueError as error:
        raise MaterialError(f"{where}: not TOML: {error}") from error


def digest(material: Record) -> str:
    """A hash that tells one printed material from another.

    A field of nothing but zeros does not count, so that one can be added to a game's MATERIAL whose zero means what held before: the
    decks of earlier records keep their digests.
    """
    found = hashlib.sha256()
    for name in sorted(material.dtype.names):
        content = np.asarray(material[name]).tobytes()
        if any(content):
            found.update(f"{name} {len(content)} ".encode() + content)
    return found.hexdigest()


# What games' `material.py` read documents with


def keys(value: Any, where: str, needed: Sequence[str] = (), allowed: Sequence[str] = ()) -> Mapping[str, Any]:
    """A table that has all needed keys and no others than these and the allowed ones. Raises MaterialError."""
    if not isinstance(value, Mapping):
        asked = f"needs {listed(needed, 'and')}" if needed else f"may hold {listed(allowed, 'and')}"
        raise MaterialError(f"{where}: not a table; it {asked}")
    for key in needed:
        if key not in value:
            raise MaterialError(f"{where}: {key} is missing")
    for key in value:
        if key not in needed and key not in allowed:
            raise MaterialError(f"{where}: unknown key {key!r}; known are {listed([*needed, *allowed], 'and')}")
    return value


def shown(value: Any) -> str:
    """A value of a document in an error message.

    >>> shown([1, 2]), len(shown("x" * 9999)), shown(10**9999)
    ('[1, 2]', 81, 'a number of very many digits')
    """
    try:
        found = repr(value)
    except ValueError:
        # Python writes no longer numbers; in hexadecimal digits it reads them.
        return "a number of very many digits"
    return found if len(found) <= MOST_SHOWN else f"{found[:MOST_SHOWN]}…"


def array(value: Any, where: str) -> Sequence[Any]:
    """An array with something in it. Raises MaterialError."""
    if not isinstance(value, list) or not value:
        raise MaterialError(f"{where}: {shown(value)} is not a filled array; write [ ... ]")
    return value


def text(value: Any, where: str) -> str:
    """A text that can be printed. Raises MaterialError."""
    if not isinstance(value, str):
        raise MaterialError(f'{where}: {shown(value)} is not a text; write it in quotes, "..."')
    if not value.translate(BREAKS).isprintable():
        raise MaterialError(
            f"{where}: {shown(value)} holds characters that can't be printed; write letters, digits and signs"
        )
    return value


def number(value: Any, where: str, lowest: int, highest: int) -> int:
    """A whole number within bounds. Raises MaterialError."""
    # TOML's true and false would pass as 1 and 0.
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise MaterialError(f"{where}: {shown(value)} is not a whole number from {lowest} to {highest}")
    return value


def listed(names: Sequence[str], before_last: str) -> str:
    """Names as a sentence lists them.

    >>> listed(["en", "de"], "and")
    'en and de'
    """
    *others, last = names
    return f"{', '.join(others)} {before_last} {last}" if others else last


def read_title(value: Any, where: str) -> Mapping[str, str]:
    """The deck's title by language. Raises MaterialError."""
    title = keys(value, where, needed=LANGUAGES)
    for language in LANGUAGES:
        if not text(title[language], f"{where}, {language}").strip():
            raise MaterialError(f"{where}, {language}: empty; a table needs a title to offer the deck by")
        if len(title[language]) > LONGEST_TITLE:
            raise MaterialError(
                f"{where}, {language}: has {len(title[language])} letters; {LONGEST_TITLE} are the most"
            )
    return dict(title)
