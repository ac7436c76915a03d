"""Locates errors in TOML files: the line that an error message about a game's material refers to."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

HEADER = re.compile(r"\s*\[(\[?)([^\[\]]+)\]")
KEY = re.compile(r"""\s*([A-Za-z0-9_-]+|"[^"]*"|'[^']*')\s*=\s*(.*)""")
SYNTAX = re.compile(r"(?:\(at|:) line (\d+)")
UNKNOWN = re.compile(r"unknown key '([^']+)'")
ITEM = re.compile(r'"""|\'\'\'|"(?:\\.|[^"\\])*"|\'[^\']*\'|#.*|[\[\]{}]')

DEEPEST = 8
"""Maximum steps of a location in an error message."""

Path = tuple[str | int, ...]
"""The keys that lead to a value, with indices from 0 in arrays of tables."""


def line_of(text: str, reason: str) -> int | None:
    """Return the line of a document that an error is about.

    Args:
        text: the document.
        reason: the message of a MaterialError: the document, comma-separated locations, a colon, the reason.

    Returns None when the error is about the whole document.

    >>> line_of('title = "A"\\n\\n[[card]]\\nname = "P1"\\npoints = 200\\n', "deck.toml, card P1, points: 200 is too much")
    5
    """
    if syntax := SYNTAX.search(reason):
        return int(syntax[1])
    place, _, matter = reason.partition(": ")
    lines, names = _lines(text)
    path: Path = ()
    for token in place.split(", ")[1 : DEEPEST + 1]:
        inner = _inner(path, token, lines, names)
        if inner is None:
            break
        path = inner
    if unknown := UNKNOWN.search(matter):
        return lines.get((*path, unknown[1]), lines.get(path))
    return lines.get(path)


def _inner(path: Path, token: str, lines: Mapping[Path, int], names: Mapping[Path, str]) -> Path | None:
    """Resolve a part of a location within a table: a key, a table of an array by its name or index, or the last key of a table."""
    if (*path, token) in lines:
        return (*path, token)
    first, *_, last = (token, *token.split())
    for known in lines:
        if known[: len(path)] != path or len(known) != len(path) + 2:
            continue
        above, key = known[-2:]
        if isinstance(key, int):
            if str(above) == token.split()[0] and last in {names.get(known), str(key + 1)}:
                return known
        elif key == last and first != last and str(above).startswith(token.split()[0]):
            return known
    return None


def _lines(text: str) -> tuple[dict[Path, int], dict[Path, str]]:
    """Return the first line of every table and key, and the names of tables in arrays."""
    lines: dict[Path, int] = {}
    names: dict[Path, str] = {}
    tables: Counter[Path] = Counter()
    table: Path = ()
    for number, line in _statements(text):
        if header := HEADER.match(line):
            above: Path = tuple(part.strip().strip("\"'") for part in header[2].split("."))
            table = (*above, tables[above]) if header[1] else above
            tables[above] += bool(header[1])
            lines[table] = number
        elif key := KEY.match(line):
            lines[(*table, key[1].strip("\"'"))] = number
            if key[1] == "name":
                names[table] = key[2].split("#")[0].strip().strip("\"'")
    return lines, names


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines on which a statement begins, from 1, without the continuation lines of a value."""
    depth, quote = 0, ""
    for number, line in enumerate(text.split("\n"), 1):
        if not depth and not quote:
            yield number, line
            if HEADER.match(line):
                continue
        at = 0
        while at < len(line):
            if quote:
                end = line.find(quote, at)
                if end < 0:
                    break
                at, quote = end + 3, ""
                continue
            found = ITEM.search(line, at)
            if found is None:
                break
            at = found.end()
            if found[0] in {'"""', "'''"}:
                quote = found[0]
            else:
                depth = max(0, depth + (found[0] in {"[", "{"}) - (found[0] in {"]", "}"}))
