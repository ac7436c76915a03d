"""Measured strength of computer players, stored in the game's folder."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

FILE = "levels.json"


class Strength(NamedTuple):
    """Win rate of a player against equal opponents, over many deals, each played from every seat."""

    players: tuple[str, ...]
    """The players; the first is the one measured, the others are all the same."""
    games: int
    won: float
    """Games won by the first player; a shared first place counts as a share of a win."""
    squares: float
    """The sum over the deals of the square of the games won in each."""
    wins: float
    """Win rate."""
    wins_from: float
    wins_to: float
    """The 95 % confidence interval of the win rate, by deal."""
    unfinished: int
    """Games broken off because they didn't end; the leaders at that point count as winners."""
    moves: tuple[int, int]
    """Number of moves by the first player, and by the others together."""
    seconds: tuple[float, float]
    """Average seconds per move of the first player, and of the others."""
    seed: int
    """Seed of the deals, which are numbered from 0."""
    version: str
    """Version of Spadework."""

    @property
    def even(self) -> float:
        """The win rate of a player of equal strength."""
        return 1 / len(self.players)


def read(folder: Path, rules: int) -> list[Strength]:
    """Read the measurements for this version of the rules; empty if there are none. Raises ValueError when the file is damaged."""
    path = folder / FILE
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        return [_strength(row) for row in document["match_ups"]] if document["rules"] == rules else []
    except FileNotFoundError:
        return []
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ValueError(f"{path}: damaged; remove it and measure again with `spadework levels --write`") from None


def _strength(row: Mapping[str, Any]) -> Strength:
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return Strength(**values)


def write(folder: Path, game: str, rules: int, strengths: Sequence[Strength]) -> None:
    """Replace a game's measurements, for a version of its rules.

    The file is replaced atomically, so that readers never see half of it.
    """
    document = {"game": game, "rules": rules, "match_ups": [strength._asdict() for strength in strengths]}
    half = folder / f"{FILE}.{os.getpid()}"
    half.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    half.replace(folder / FILE)
