"""The JSON schema of views as plain data."""

import ast
import inspect
import re
import tokenize
from io import StringIO
from types import ModuleType
from typing import Any

import numpy as np

from spadework.engine.game import Game
from spadework.engine.interface import UNKNOWN
from spadework.engine.interface.encoding import Amount, Bits, Code, Field, Fixed, Kind, Seat, Seats

NAME = re.compile(r"\b[A-Z][A-Z_]{2,}\b")
"""A name of the rules, in a comment."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def view_schema(game: Game) -> dict[str, Any]:
    """Return the JSON schema of what `View.as_dict` returns: the type, range and meaning of each field of the state.

    A field with several values is an array, nested for each further index. Raises MaterialError for a game without an encoding.

    >>> import spadework
    >>> schema = view_schema(spadework.game(spadework.game_ids()[1]))
    >>> schema["properties"]["seats"]["type"], schema["additionalProperties"]
    ('integer', False)
    """
    state, notes = game.rules.STATE, field_notes(game.state_module)
    names = list(state.names or ())
    return {
        "$schema": DIALECT,
        "title": f"A view of {game.title('en')}",
        "description": f"What a seat or a spectator knows of a state, as `View.as_dict` returns it. {UNKNOWN} stands for what is hidden.",
        "type": "object",
        "properties": {
            name: field_schema(game.encoding.FIELDS[name], state[name], game.rules.SEATS[-1], notes.get(name, ""))
            for name in names
        },
        "required": names,
        "additionalProperties": False,
    }


def field_notes(module: ModuleType) -> dict[str, str]:
    """Return the comment on each field in the source of a game's state, beside the field or above it. Constants in comments are followed
    by their values.

    >>> import spadework
    >>> field_notes(spadework.game(spadework.game_ids()[1]).state_module)["display"]
    'cards, or NO_CARD (-2)'
    """
    source = inspect.getsource(module)
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    notes, lines = {}, source.splitlines()
    for field in _fields(ast.parse(source)):
        last = field.end_lineno or field.lineno
        above = field.lineno - 1
        while lines[above - 1].lstrip().startswith("#"):
            above -= 1
        said = comments.get(last) or " ".join(comments[line] for line in range(above + 1, field.lineno))
        notes[ast.literal_eval(field.elts[0])] = NAME.sub(lambda name: _with_value(name[0], module), said.rstrip("."))
    return notes


def _with_value(name: str, module: ModuleType) -> str:
    value = getattr(module, name, None)
    return f"{name} ({value})" if isinstance(value, int) else name


def _fields(tree: ast.Module) -> list[ast.Tuple]:
    """Return the fields of STATE in a module."""
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="STATE")], value=ast.Call(args=[ast.List(elts=fields), *_])):
                return [field for field in fields if isinstance(field, ast.Tuple)]
    return []


def field_schema(field: Field, kind: "np.dtype[Any]", seats: int, note: str = "") -> dict[str, Any]:
    """Return the schema of a field.

    Args:
        field: its meaning.
        kind: its type.
        seats: the greatest number of seats.
        note: what it stands for.
    """
    base, shape = kind.subdtype or (kind, ())
    low, high, description = values_of(field, seats)
    room = np.iinfo(base)
    schema: dict[str, Any] = {
        "type": "integer",
        "minimum": int(room.min) if low is None else low,
        "maximum": int(room.max) if high is None else high,
    }
    for length in reversed(shape):
        schema = {"type": "array", "items": schema, "minItems": length, "maxItems": length}
    by_seat = [f"index {axis + 1}" if len(shape) > 1 else "index" for axis in field.by_seat]
    owner = f"; the {' and the '.join(by_seat)} is a seat" if by_seat else ""
    return {**schema, "description": f"{note} ({description}{owner})" if note else description + owner}


def values_of(field: Field, seats: int) -> tuple[int | None, int | None, str]:
    """Return the lowest and the highest value of a field, None where its type alone limits them, and what they mean."""
    unknown = UNKNOWN if getattr(field, "hidden", False) else 0
    match field:
        case Bits(count):
            return unknown, (1 << count) - 1, f"a set of up to {count} things: bit n stands for the n-th, from 0"
        case Seats():
            return unknown, (1 << seats) - 1, "a set of seats: bit n stands for seat n"
        case Kind(low, high):
            return low, high, "one of several kinds"
        case Seat(low):
            return low, seats - 1, "a seat; numbers below 0 stand for none"
        case Amount():
            return None, None, "an amount"
        case Code():
            return None, None, "the code of a move; 0 for none"
        case Fixed():
            return None, None, "a setting that never changes during the game"
