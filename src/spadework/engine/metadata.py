"""Metadata of a game for game lists: usual number of players, duration, difficulty, and its cover or a typical position."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from spadework.engine.material import MaterialError, keys, read_document
from spadework.engine.words import LANGUAGES

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


COVER_SIZE = (300, 160)
"""Width and height of a cover."""


class Cover(NamedTuple):
    """A picture of the game, composed of its sprites."""

    ground: str
    """Background: `sea`, `hold` or `desk`."""
    art: tuple[tuple[str, float, float, float, float], ...]
    """Sprites from back to front: name, middle, height and turn in degrees."""


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
    moment: Moment | None = None
    """The preview of a game without a cover."""
    cover: Cover | None = None
    signs: Mapping[str, Mapping[str, str]] = {}
    """Sprites that the rule book shows beside words: by sprite, a regular expression of the words in each language."""

    @property
    def minutes(self) -> int:
        """Approximate duration of a game among people, a multiple of five minutes."""
        return max(5, 5 * round(self.decisions * self.seconds / 300))


def read(folder: Path) -> Metadata | None:
    """Read the metadata in a game's folder; None if there is no file. Raises MaterialError when the file is invalid."""
    path = folder / FILE
    if not path.exists():
        return None
    pictured = ("moment", "cover", "signs")
    fields = keys(read_document(path), FILE, [name for name in Metadata._fields if name not in pictured], pictured)
    if fields["effort"] not in DIFFICULTIES:
        raise MaterialError(f"{FILE}: effort: {fields['effort']!r} is not one of {', '.join(DIFFICULTIES)}")
    least, most = _numbers(fields["players"], 2, f"{FILE}: players")
    return Metadata(
        (int(least), int(most)),
        _whole(fields, "seats", FILE),
        fields["effort"],
        _number(fields, "decisions", FILE),
        _number(fields, "seconds", FILE),
        _moment(fields["moment"]) if "moment" in fields else None,
        _cover(fields["cover"]) if "cover" in fields else None,
        {name: keys(words, f"{FILE}: signs: {name}", LANGUAGES) for name, words in fields.get("signs", {}).items()},
    )


def _moment(value: Any) -> Moment:
    moment = keys(value, f"{FILE}: moment", Moment._fields)
    left, top, width, height = _numbers(moment["part"], 4, f"{FILE}: moment: part")
    return Moment(_whole(moment, "seed", FILE), _whole(moment, "moves", FILE), (left, top, width, height))


def _cover(value: Any) -> Cover:
    cover = keys(value, f"{FILE}: cover", Cover._fields)
    art = []
    for place in cover["art"]:
        if not isinstance(place, list) or not place or not isinstance(place[0], str):
            raise MaterialError(f"{FILE}: cover: art: {place!r} does not begin with a name")
        x, y, height, turn = _numbers(place[1:], 4, f"{FILE}: cover: art: {place[0]}")
        art.append((place[0], x, y, height, turn))
    return Cover(str(cover["ground"]), tuple(art))


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
