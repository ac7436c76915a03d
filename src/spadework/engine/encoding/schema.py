"""The JSON schema of views as plain data."""

from typing import Any

import numpy as np

from spadework.engine.game import Game
from spadework.engine.interface import UNKNOWN
from spadework.engine.interface.encoding import Amount, Bits, Code, Field, Fixed, Kind, Seat, Seats

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def view_schema(game: Game) -> dict[str, Any]:
    """Return the JSON schema of what `View.as_dict` returns: the type, range and meaning of each field of the state.

    A field with several values is an array, nested for each further index. Raises MaterialError for a game without an encoding.

    >>> import spadework
    >>> schema = view_schema(spadework.game(spadework.game_ids()[1]))
    >>> schema["properties"]["seats"]["type"], schema["additionalProperties"]
    ('integer', False)
    """
    state = game.rules.STATE
    names = list(state.names or ())
    return {
        "$schema": DIALECT,
        "title": f"A view of {game.title('en')}",
        "description": f"What a seat or a spectator knows of a state, as `View.as_dict` returns it. {UNKNOWN} stands for what is hidden.",
        "type": "object",
        "properties": {
            name: field_schema(game.encoding.FIELDS[name], state[name], game.rules.SEATS[-1]) for name in names
        },
        "required": names,
        "additionalProperties": False,
    }


def field_schema(field: Field, kind: "np.dtype[Any]", seats: int) -> dict[str, Any]:
    """Return the schema of a field.

    Args:
        field: its meaning.
        kind: its type.
        seats: the greatest number of seats.
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
    return {**schema, "description": description + owner}


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
