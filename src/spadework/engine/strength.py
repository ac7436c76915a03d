"""How strong computer players are in a game: what was measured, kept in the game's folder."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

FILE = "levels.json"


class Strength(NamedTuple):
    """How many games a player has won against others. They played many deals, each from every seat."""

    players: tuple[str, ...]
    """Who played; the first is the one whose strength this is, the others are equal."""
    games: int
    won: float
    """How many of the games the first has won; those who share a first place share the win."""
    wins: float
    """The share of the games that it has won."""
    wins_from: float
    wins_to: float
    """The interval in which the share of wins lies with a confidence of 95 %."""
    unfinished: int
    """How many games were broken off because they went on and on; their winners are those of that moment."""
    moves: tuple[int, int]
    """How many moves the first has made, and the others together."""
    seconds: tuple[float, float]
    """How long the first thought about a move, and how long the others did, on average."""
    seed: int
    """Of the deals, which are those of the numbers from 0 on."""
    version: str
    """Of Spadework, by which they played."""

    @property
    def even(self) -> float:
        """The share of wins among equals."""
        return 1 / len(self.players)


def read(folder: Path, rules: int) -> list[Strength]:
    """What was measured by this version of the rules; nothing when nobody has. Raises ValueError when the file is damaged."""
    path = folder / FILE
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        return [_strength(row) for row in document["match_ups"]] if document["rules"] == rules else []
    except FileNotFoundError:
        return []
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ValueError(f"{path}: damaged; remove it, and measure anew with `spadework levels --write`") from None


def _strength(row: Mapping[str, Any]) -> Strength:
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return Strength(**values)


def write(folder: Path, game: str, rules: int, strengths: Sequence[Strength]) -> None:
    """Keep what was measured of a game by a version of its rules, instead of what the file held.

    The file is replaced as a whole, so that nobody reads half of it.
    """
    document = {"game": game, "rules": rules, "match_ups": [strength._asdict() for strength in strengths]}
    half = folder / f"{FILE}.{os.getpid()}"
    half.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    half.replace(folder / FILE)
