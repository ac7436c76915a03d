"""Records: whole games as JSON.

The format is described by `record.schema.json` beside this file. Every move has a line of its own, and an invalid record is rejected with
the number of the line.
"""

import json
import os
import pathlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from spadework.engine.chance import commitment
from spadework.engine.interface import CHANCE
from spadework.table.setup import TableSetup
from spadework.table.steps import Result, Step

FORMAT = "spadework-record-1"
CHANCE_NAME = "chance"
LONGEST = 2_000_000  # characters; a long game has about ten thousand
MOST_ERRORS = 100  # looked at to find the first
LONGEST_REASON = 300
DECODER = json.JSONDecoder()
SCHEMA = pathlib.Path(__file__).with_name("record.schema.json")

Path = tuple[str | int, ...]
"""The names and indices that lead to a part of a record."""


class BrokenRecord(ValueError):
    """An invalid record; `line` is the line of the error if the record was read from text."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class ParsedRecord(dict[str, Any]):
    """A record of valid form, with the line numbers of its parts.

    Args:
        data: the record.
        lines: line of every member and of every item in one, by path; empty if the record wasn't read from text.
    """

    def __init__(self, data: Mapping[str, Any], lines: Mapping[Path, int]) -> None:
        super().__init__(data)
        self.lines = lines

    def line_of(self, *path: str | int) -> int | None:
        """Return the line of a part, or of the nearest part around it; None if the record wasn't read from text."""
        return _nearest(self.lines, path)


class Played(NamedTuple):
    """The contents of a record, which can be written without the rules."""

    game: str
    """The game's id."""
    rules: int
    """The version of the rules."""
    deck: str
    digest: str
    options: Mapping[str, str]
    """All of the rules' options: a missing one did not exist when the game was played."""
    names: Sequence[str]
    chance: Mapping[str, Any]
    moves: Iterable[tuple[int, str]]
    """Seat and text of each move, including those of chance."""
    result: Mapping[str, Any] | None
    position: str = ""


def record_of(setup: TableSetup, steps: Sequence[Step], result: Result | None) -> dict[str, Any]:
    """Return a game so far as data, including all hidden information.

    Args:
        setup: the table's setup.
        steps: all steps.
        result: the result, None if the game isn't over.
    """
    rules = setup.game.rules
    return record_data(
        Played(
            setup.game.id,
            rules.VERSION,
            setup.deck_name,
            setup.game.deck_digest(setup.deck_name),
            {option.name: option.choices[0] for option in rules.OPTIONS} | dict(setup.options),
            setup.names,
            _chance(setup),
            ((step.seat, step.text) for step in steps),
            None if result is None else result_data(result.scores, result.places),
            setup.position,
        )
    )


def record_data(played: Played) -> dict[str, Any]:
    """Return a record as data, ready to be written as JSON."""
    return {
        "format": FORMAT,
        "game": played.game,
        "rules": played.rules,
        "deck": {"name": played.deck, "digest": played.digest},
        "options": {name: choice for name, choice in played.options.items() if name != "deck"},
        "seats": list(played.names),
        "chance": dict(played.chance),
        **({"position": played.position} if played.position else {}),
        "moves": [[CHANCE_NAME if seat == CHANCE else seat, text] for seat, text in played.moves],
        "result": played.result,
    }


def _chance(setup: TableSetup) -> dict[str, Any]:
    if setup.simulated is not None:
        return {"seed": setup.simulated.seed, "game": setup.simulated.number}
    return chance_data(setup.secret, setup.contributions)


def chance_data(secret: bytes, contributions: Sequence[str | None]) -> dict[str, Any]:
    """Return the chance section of a record."""
    return {"commitment": commitment(secret), "secret": secret.hex(), "contributions": list(contributions)}


def result_data(scores: Sequence[int], places: Sequence[int]) -> dict[str, Any]:
    """Return the result section of a record.

    >>> result_data((7, 9), (2, 1))
    {'scores': [7, 9], 'places': [2, 1]}
    """
    return {"scores": list(scores), "places": list(places)}


def dumps(record: Mapping[str, Any]) -> str:
    """Return the record as text, with every move on a line of its own.

    >>> import spadework
    >>> record = spadework.Table(spadework.game_ids()[0], seats=3, seed=7).record()
    >>> loads(dumps(record)) == record
    True
    """
    head = json.dumps(
        {key: value for key, value in record.items() if key not in ("moves", "result")}, indent=1, ensure_ascii=False
    )
    moves = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in record["moves"])
    result = json.dumps(record["result"])
    return f'{head[:-2]},\n "moves": [\n{moves}\n ],\n "result": {result}\n}}\n'


def loads(text: str) -> ParsedRecord:
    """Read a record from text. Raises BrokenRecord with the line of the first error in its form.

    >>> loads('{"format": "spadework-record-1"}')
    Traceback (most recent call last):
        ...
    spadework.table.record.BrokenRecord: line 1: record: 'game' is a required property
    """
    if len(text) > LONGEST:
        raise BrokenRecord(f"the record has {len(text)} characters; the maximum is {LONGEST}")
    try:
        data = json.loads(text, object_pairs_hook=_object)
        json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        path = "; for a record in a file pass its pathlib.Path" if text.endswith(".json") else ""
        raise BrokenRecord(f"not valid JSON: {error.msg}{path}", error.lineno) from None
    except UnicodeEncodeError:
        raise BrokenRecord("not a record: it contains an unpaired surrogate, which is not a character") from None
    except RecursionError:
        raise BrokenRecord("not a record: nested too deeply") from None
    except BrokenRecord:
        raise
    except ValueError:
        raise BrokenRecord("not a record: a number has too many digits") from None
    if not isinstance(data, dict):
        raise BrokenRecord("not a record: expected a JSON object", 1)
    return _checked(data, dict(_lines(text)))


def parsed(record: Mapping[str, Any] | str | os.PathLike[str]) -> ParsedRecord:
    """Parse a record from data, text or the path of a file, and check its form. Raises BrokenRecord, and OSError for a file."""
    if isinstance(record, ParsedRecord):
        return record
    if isinstance(record, os.PathLike):
        return loads(_read(pathlib.Path(record)))
    if isinstance(record, str):
        return loads(record)
    if not isinstance(record, Mapping):
        raise BrokenRecord(f"not a record: {type(record).__name__} is neither an object nor JSON text")
    return _checked(dict(record), {})


def _read(path: pathlib.Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BrokenRecord(f"{path}: not a record: not UTF-8 text") from None


def _object(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object, rejecting duplicate names: readers that disagree about which one counts would see different games."""
    data = dict(members)
    if len(data) < len(members):
        twice = Counter(name for name, _ in members).most_common(1)[0][0]
        raise BrokenRecord(f"not a record: {_short(repr(twice))} appears twice in one object")
    return data


def _lines(text: str) -> Iterator[tuple[Path, int]]:
    """Yield the lines of an object, its members and their members, by paths of up to two names. The text is known to be valid JSON."""
    counted, line = 0, 1

    def line_at(position: int) -> int:
        nonlocal counted, line
        line += text.count("\n", counted, position)
        counted = position
        return line

    start = _skip(text, 0)
    yield (), line_at(start)
    for name, named, value in _parts(text, start):
        yield (name,), line_at(named)
        for inner, begin, _ in _parts(text, value):
            yield (name, inner), line_at(begin)


def _parts(text: str, position: int) -> Iterator[tuple[str | int, int, int]]:
    """Yield the parts of the object or list at a position: the name or index of each, its start, and the start of its value."""
    is_object = text[position] == "{"
    if not is_object and text[position] != "[":
        return
    number = 0
    position = _skip(text, position + 1)
    while text[position] not in "}]":
        name: str | int
        begin, name = position, number
        if is_object:
            name, position = DECODER.raw_decode(text, position)
            position = _skip(text, _skip(text, position) + 1)
        yield name, begin, position
        _, position = DECODER.raw_decode(text, position)
        position, number = _skip(text, position, " \t\r\n,"), number + 1


def _skip(text: str, position: int, passed: str = " \t\r\n") -> int:
    while position < len(text) and text[position] in passed:
        position += 1
    return position


@lru_cache
def schema() -> dict[str, Any]:
    """Return the JSON Schema of records.

    >>> schema()["properties"]["format"]
    {'const': 'spadework-record-1'}
    """
    return dict(json.loads(SCHEMA.read_text(encoding="utf-8")))


def _checked(data: dict[str, Any], lines: Mapping[Path, int]) -> ParsedRecord:
    # Importing it takes longer than importing everything else that a table needs.
    import jsonschema

    validator = jsonschema.Draft202012Validator(schema())
    # The header first, to avoid checking the many moves of something that isn't a record.
    head = {**data, "moves": []} if isinstance(data.get("moves"), list) else data
    errors = list(islice(validator.iter_errors(head), MOST_ERRORS))
    if not errors:
        moves, most = len(data["moves"]), schema()["properties"]["moves"]["maxItems"]
        if moves > most:
            reason = f"the record has {moves} moves; the maximum is {most}"
            raise BrokenRecord(reason, _nearest(lines, ("moves",)))
        errors = list(islice(validator.iter_errors(data), MOST_ERRORS))
    if errors:
        error = min(errors, key=lambda error: _nearest(lines, tuple(error.absolute_path)) or 0)
        path = tuple(error.absolute_path)
        where = " ".join(str(part) for part in path) or "record"
        raise BrokenRecord(_short(f"{where}: {error.message}"), _nearest(lines, path))
    return ParsedRecord(data, lines)


def _short(reason: str) -> str:
    """Shorten a reason that may quote the input."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]} …"


def _nearest(lines: Mapping[Path, int], path: Path) -> int | None:
    for length in (2, 1, 0):
        if path[:length] in lines:
            return lines[path[:length]]
    return None
