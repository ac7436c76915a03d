"""What a list of games says of one: how many usually play, how long it takes, how hard it is, and a position that stands for it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from spadework.engine.material import MaterialError, keys, read_document

FILE = "facts.toml"

EFFORTS = ("light", "middling", "demanding")
"""How hard a game can be, the easiest first."""


class Moment(NamedTuple):
    """A position in the middle of a game, played by computer players."""

    seed: int
    """Of the table's chance."""
    moves: int
    """So many moves have been made, those of chance counted."""
    part: tuple[float, float, float, float]
    """The part of the wide picture that is shown: left, top, width and height as shares of the whole."""


class Facts(NamedTuple):
    """What is told of a game before anybody plays it."""

    players: tuple[int, int]
    """How few and how many can play, as the rules say."""
    seats: int
    """How many usually play."""
    effort: str
    """How hard it is: one of EFFORTS."""
    decisions: float
    """How often people wait for a decision in a game of so many; what several decide at the same time counts once."""
    seconds: float
    """How long people take about a decision."""
    moment: Moment

    @property
    def minutes(self) -> int:
        """About how long a game takes among people, in steps of five minutes."""
        return max(5, 5 * round(self.decisions * self.seconds / 300))


def read(folder: Path) -> Facts | None:
    """The facts in a game's folder; None when it has none. Raises MaterialError when the file can't be used."""
    path = folder / FILE
    if not path.exists():
        return None
    fields = keys(read_document(path), FILE, Facts._fields)
    moment = keys(fields["moment"], f"{FILE}: moment", Moment._fields)
    if fields["effort"] not in EFFORTS:
        raise MaterialError(f"{FILE}: effort: {fields['effort']!r} is none of {', '.join(EFFORTS)}")
    least, most = _numbers(fields["players"], 2, f"{FILE}: players")
    left, top, width, height = _numbers(moment["part"], 4, f"{FILE}: moment: part")
    return Facts(
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
