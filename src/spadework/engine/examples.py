"""Worked examples of a rule book: positions reached by scripted moves, so that their pictures can't be wrong."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from spadework.engine.interface import MOST_SEATS, SPECTATOR
from spadework.engine.material import MaterialError, array, keys, number, read_document, text

FILE = "examples.toml"
WHOLE = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True)
class Example:
    """One worked example.

    Args:
        seats: number of seats.
        deal: identifies a fixed deal.
        seat: whose view is shown; SPECTATOR for a spectator's.
        moves: seats and their moves, in notation.
        first: number of moves before the first picture; each later move adds a picture.
        part: the visible part of the wide picture: left, top, width and height as fractions of the whole.
    """

    seats: int
    deal: int
    seat: int
    moves: tuple[tuple[int, str], ...]
    first: int
    part: tuple[float, float, float, float]

    @property
    def secret(self) -> bytes:
        """The server's secret."""
        return sha256(f"example {self.deal}".encode()).digest()

    @property
    def pictures(self) -> int:
        """Number of pictures."""
        return len(self.moves) - self.first + 1


def read_examples(folder: Path) -> Mapping[str, Example]:
    """Read the examples in a game's folder, by name; empty if there is no file. Raises MaterialError when the file is invalid."""
    path = folder / FILE
    if not path.exists():
        return {}
    return {name: _example(table, f"{FILE}: {name}") for name, table in read_document(path).items()}


def _example(table: Any, where: str) -> Example:
    keys(table, where, ("seats", "deal"), ("seat", "moves", "first", "part"))
    seats = number(table["seats"], f"{where}: seats", 1, MOST_SEATS)
    moves = tuple(_move(move, f"{where}: moves", seats) for move in table.get("moves", []))
    return Example(
        seats,
        number(table["deal"], f"{where}: deal", 0, 1 << 31),
        number(table.get("seat", SPECTATOR), f"{where}: seat", SPECTATOR, seats - 1),
        moves,
        number(table.get("first", len(moves)), f"{where}: first", 0, len(moves)),
        _part(table.get("part", list(WHOLE)), f"{where}: part"),
    )


def _move(value: Any, where: str, seats: int) -> tuple[int, str]:
    seat, _, played = text(value, where).partition(" ")
    if not (seat.isdecimal() and int(seat) < seats and played):
        raise MaterialError(f'{where}: {value!r} is not a seat and its move, like "0 {played or "go"}"')
    return int(seat), played


def _part(value: Any, where: str) -> tuple[float, float, float, float]:
    shares = array(value, where)
    if len(shares) != len(WHOLE) or not all(isinstance(share, int | float) and 0 <= share <= 1 for share in shares):
        raise MaterialError(f"{where}: {value!r} is not four fractions from 0 to 1: left, top, width, height")
    left, top, width, height = map(float, shares)
    return left, top, width, height
