"""Records: a whole game as JSON, replayed and verified.

The format is described by `record.schema.json` beside this file. Every move stands on a line of its own, and whatever is wrong with a
record is refused with the number of its line.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

import jsonschema

from spadework.engine.chance import commitment
from spadework.engine.contract import CHANCE
from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK
from spadework.engine.material import MaterialError
from spadework.table.steps import Result
from spadework.table.table import BrokenLog, Table

FORMAT = "spadework-record-1"
CHANCE_NAME = "chance"
LONGEST = 2_000_000  # characters; a long game has some ten thousand
MOST_ERRORS = 100  # that are looked at to find the first
LONGEST_REASON = 300
DECODER = json.JSONDecoder()


class BrokenRecord(ValueError):
    """A record that can't be used; `line` is where, when the record came as text."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class Record(dict[str, Any]):
    """A record that was read from text, and knows on which lines its parts stood."""

    def __init__(self, data: Mapping[str, Any], lines: Mapping[tuple[str | int, ...], int]) -> None:
        """Keep the data and the line of every member and item, by path."""
        super().__init__(data)
        self.lines = lines


def record_of(table: Table) -> dict[str, Any]:
    """A table's game so far as data, with everything that is secret."""
    result = table.result
    return {
        "format": FORMAT,
        "game": table.game.id,
        "rules": table.game.rules.VERSION,
        "deck": {"name": table.deck_name, "digest": table.game.deck_digest(table.deck_name)},
        "options": {name: choice for name, choice in table.options.items() if name != "deck"},
        "seats": list(table.names),
        "chance": {
            "commitment": table.commitment,
            "secret": table.secret.hex(),
            "contributions": list(table.contributions),
        },
        "moves": [[CHANCE_NAME if step.seat == CHANCE else step.seat, step.text] for step in table.steps],
        "result": _result_data(result),
    }


def _result_data(result: Result | None) -> dict[str, Any] | None:
    return None if result is None else {"scores": list(result.scores), "places": list(result.places)}


def dumps(record: Mapping[str, Any]) -> str:
    """The record as text, every move on a line of its own."""
    head = json.dumps(
        {key: value for key, value in record.items() if key not in ("moves", "result")}, indent=1, ensure_ascii=False
    )
    moves = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in record["moves"])
    result = json.dumps(record["result"])
    return f'{head[:-2]},\n "moves": [\n{moves}\n ],\n "result": {result}\n}}\n'


def loads(text: str) -> Record:
    """A record from text. Raises BrokenRecord with the line of the first thing that is wrong in its form."""
    if len(text) > LONGEST:
        raise BrokenRecord(f"the record has {len(text)} characters; the longest allowed has {LONGEST}")
    try:
        data = json.loads(text, object_pairs_hook=_object)
        json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise BrokenRecord(f"not JSON: {error.msg}", error.lineno) from None
    except UnicodeEncodeError:
        raise BrokenRecord("not a record: it has half of a surrogate pair, which is no character") from None
    except RecursionError:
        raise BrokenRecord("not a record: nested too deeply") from None
    except BrokenRecord:
        raise
    except ValueError:
        raise BrokenRecord("not a record: a number has too many digits") from None
    if not isinstance(data, dict):
        raise BrokenRecord("not a record: expected a JSON object", 1)
    record = Record(data, dict(_lines(text)))
    _check_form(data, record.lines)
    return record


def _object(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which every name stands once: readers that disagree about which counts would see different games."""
    data = dict(members)
    if len(data) < len(members):
        twice = Counter(name for name, _ in members).most_common(1)[0][0]
        raise BrokenRecord(f"not a record: {_short(repr(twice))} stands twice in one object")
    return data


def _lines(text: str) -> Iterator[tuple[tuple[str | int, ...], int]]:
    """The lines of an object, its members and what they hold, by path of up to two steps. The text is known to be JSON."""
    counted, line = 0, 1

    def line_of(at: int) -> int:
        nonlocal counted, line
        line += text.count("\n", counted, at)
        counted = at
        return line

    start = _skip(text, 0)
    yield (), line_of(start)
    for key, named, value in _parts(text, start):
        yield (key,), line_of(named)
        for inner, place, _ in _parts(text, value):
            yield (key, inner), line_of(place)


def _parts(text: str, at: int) -> Iterator[tuple[str | int, int, int]]:
    """What stands in the object or list at a place: the name or number of each part, where it begins, and where its value does."""
    is_object = text[at] == "{"
    if not is_object and text[at] != "[":
        return
    number = 0
    at = _skip(text, at + 1)
    while text[at] not in "}]":
        key: str | int
        begin, key = at, number
        if is_object:
            key, at = DECODER.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        yield key, begin, at
        _, at = DECODER.raw_decode(text, at)
        at, number = _skip(text, at, " \t\r\n,"), number + 1


def _skip(text: str, at: int, passed: str = " \t\r\n") -> int:
    while at < len(text) and text[at] in passed:
        at += 1
    return at


@lru_cache
def schema() -> dict[str, Any]:
    """The JSON Schema of records."""
    return dict(json.loads(Path(__file__).with_name("record.schema.json").read_text(encoding="utf-8")))


def _check_form(data: Any, lines: Mapping[tuple[str | int, ...], int]) -> None:
    errors = list(islice(jsonschema.Draft202012Validator(schema()).iter_errors(data), MOST_ERRORS))
    if not errors:
        return
    error = min(errors, key=lambda error: _line(lines, tuple(error.absolute_path)) or 0)
    path = tuple(error.absolute_path)
    where = " ".join(str(part) for part in path) or "record"
    raise BrokenRecord(_short(f"{where}: {error.message}"), _line(lines, path))


def _short(reason: str) -> str:
    """A reason that may quote what was read, but not all of it."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]} …"


def _line(lines: Mapping[tuple[str | int, ...], int], path: Sequence[str | int]) -> int | None:
    for length in (2, 1, 0):
        if tuple(path[:length]) in lines:
            return lines[tuple(path[:length])]
    return None


def replay(record: Mapping[str, Any] | str, upto: int | None = None) -> Table:
    """Play a record again.

    Args:
        record: the data, or the JSON text.
        upto: how many of its moves, chance's counted; None for all.

    Returns the table after those moves. The whole record is checked whatever `upto` is: a wrong, missing or illegal entry anywhere raises
    BrokenRecord; ValueError when the record has fewer than `upto` moves. Whether chance was fair is asked of `verify`.
    """
    return _replay(record, upto, check_chance=False)


def verify(record: Mapping[str, Any] | str) -> Table:
    """Play a record again and prove that its chance was fair: the secret fits the commitment and brings every outcome.

    Raises BrokenRecord when it is not. This proves that nobody changed an outcome, not that the operator of the server did not look.
    """
    return _replay(record, None, check_chance=True)


def _replay(record: Mapping[str, Any] | str, upto: int | None, check_chance: bool) -> Table:
    if isinstance(record, str):
        record = loads(record)
    if not isinstance(record, Mapping):
        raise BrokenRecord(f"not a record: {type(record).__name__} is neither an object nor JSON text")
    lines = record.lines if isinstance(record, Record) else {}
    if not isinstance(record, Record):
        _check_form(dict(record), lines)
    table = _table_of(record, lines)
    chance = record["chance"]
    if check_chance and commitment(table.secret) != chance["commitment"]:
        raise BrokenRecord(
            "the secret does not fit the commitment that was shown before the deal", _line(lines, ("chance", "secret"))
        )
    entries = [(CHANCE if seat == CHANCE_NAME else int(seat), text) for seat, text in record["moves"]]
    try:
        table.restore(entries, check_chance=check_chance)
    except BrokenLog as error:
        line = lines.get(("moves", error.number), lines.get(("moves",)))
        raise BrokenRecord(f"move {error.number + 1}: {error.reason}", line) from None
    if record["result"] != _result_data(table.result):
        raise BrokenRecord("the result is not what the moves bring", lines.get(("result",)))
    if upto is not None:
        if not 0 <= upto <= len(table.steps):
            raise ValueError(f"the record has {len(table.steps)} moves; {upto} is not among 0 to {len(table.steps)}")
        table.undo(upto)
    return table


def _table_of(record: Mapping[str, Any], lines: Mapping[tuple[str | int, ...], int]) -> Table:
    """The undealt table of a record, with the deck it was played with."""

    def broken(reason: object, *path: str) -> BrokenRecord:
        return BrokenRecord(str(reason), _line(lines, path))

    try:
        game = find_game(record["game"])
    except UnknownGame as error:
        raise broken(error.args[0], "game") from None
    if record["rules"] != game.rules.VERSION:
        known = game.rules.VERSION
        raise broken(f"played by version {record['rules']} of the rules; this program knows version {known}", "rules")
    if "deck" in record["options"]:
        raise broken("the deck is no option in a record; it stands under 'deck'", "options", "deck")
    deck = record["deck"]
    try:
        digest = game.deck_digest(deck["name"])
    except MaterialError as error:
        raise broken(error, "deck", "name") from None
    if digest != deck["digest"]:
        wanted = "put the deck file it was played with into the data folder"
        raise broken(f"played with another deck {deck['name']!r} than the one here: {wanted}", "deck", "digest")
    try:
        game.check_seats(len(record["seats"]))
    except ValueError as error:
        raise broken(error, "seats") from None
    try:
        return Table.undealt(
            game,
            len(record["seats"]),
            {**record["options"], **({} if deck["name"] == OWN_DECK else {"deck": deck["name"]})},
            names=record["seats"],
            secret=bytes.fromhex(record["chance"]["secret"]),
            contributions=record["chance"]["contributions"],
        )
    except ValueError as error:
        raise broken(error, "options") from None
