"""Metadata of a game for game lists: usual number of players, duration, difficulty, and a typical position."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from spadework.engine.material import MaterialError, keys, read_document

FILE = "metadata.toml"

DIFFICULTIES = ("light", "middling", "demanding")
"""Difficulty levels, the easiest first."""


class Moment(NamedTuple):
    """A position in the middle of a game between computer players."""

    seed: int
    """Seed of the table's chance."""
    moves: int
    """Number of moves before it, including those of chance."""
    part: tuple[float, float, float, float]
    """The visible part of the wide picture: left, top, width and height as fractions of the whole."""


class Metadata(NamedTuple):
    """Metadata of a game."""

    players: tuple[int, int]
    """Minimum and maximum number of players."""
    seats: int
    """Usual number of players."""
    effort: str
    """Difficulty: one of DIFFICULTIES."""
    decisions: float
    """Number of decisions per game that people wait for, with the usual number of players; simultaneous decisions count once."""
    seconds: float
    """Seconds that people take for a decision."""
    moment: Moment

    @property
    def minutes(self) -> int:
        """Approximate duration of a game among people, a multiple of five minutes."""
        return max(5, 5 * round(self.decisions * self.seconds / 300))


def read(folder: Path) -> Metadata | None:
    """Read the metadata in a game's folder; None if there is no file. Raises MaterialError when the file is invalid."""
    path = folder / FILE
    if not path.exists():
        return None
    fields = keys(read_document(path), FILE, Metadata._fields)
    moment = keys(fields["moment"], f"{FILE}: moment", Moment._fields)
    if fields["effort"] not in DIFFICULTIES:
        raise MaterialError(f"{FILE}: effort: {fields['effort']!r} is not one of {', '.join(DIFFICULTIES)}")
    least, most = _numbers(fields["players"], 2, f"{FILE}: players")
    left, top, width, height = _numbers(moment["part"], 4, f"{FILE}: moment: part")
    return Metadata(
        (int(least), int(most)),
        _whole(fields, "seats", FILE),
        fields["effort"],
        _number(fields, "decisions", FILE),
        _number(fields, "seconds", FILE),
        Moment(_whole(moment, "seed", FILE), _whole(moment, "moves", FILE), (left, top, width, height)),
    )


def _numbers(value: Any, count: int, where: str) -> list[float]:
    if not isinstance(value, list) or len(value) != count:
        raise MaterialError(f"{where}: {value!r} is not an array of {count} numbers")
    return [_number(value, place, where) for place in range(count)]


def _number(values: Mapping[str, Any] | list[Any], key: Any, where: str) -> float:
    value = values[key]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise MaterialError(f"{where}: {key}: {value!r} is not a number")
    return float(value)


def _whole(values: Mapping[str, Any], key: str, where: str) -> int:
    value = values[key]
    if isinstance(value, bool) or not isinstance(value, int):
        raise MaterialError(f"{where}: {key}: {value!r} is not a whole number")
    return value
