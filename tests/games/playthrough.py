"""Playthroughs: random games as readable text, in which every change to rules, notation or words shows."""

from pathlib import Path
from typing import Any

from tests.some_games import short

from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.engine.stream import below, new_stream
from spadework.table import Table

FOLDER = Path(__file__).with_name("playthroughs")
SEED = 1


def file_of(game: Game, seats: int) -> Path:
    """The file of a game's playthrough."""
    return FOLDER / f"{game.id}-{seats}.txt"


def random_table(game: Game, seats: int, seed: int, limit: int | None = None, **arguments: Any) -> Table:
    """A table of a short game, played with random moves to the end or up to `limit` steps."""
    table, stream = Table(game, seats, seed, options=short(game), **arguments), new_stream(seed)
    while not table.over and (limit is None or len(table.steps) < limit):
        seat = table.to_move[below(stream, len(table.to_move))]
        moves = table.legal(seat)
        table.play(seat, moves[below(stream, len(moves))])
    return table


def playthrough(game: Game, seats: int) -> str:
    """A random game as text: each step, followed by a spectator's log lines, and the result."""
    table = random_table(game, seats, SEED)
    texts: dict[int, list[str]] = {}
    for line in table.log():
        texts.setdefault(line.version, []).append(line.text)
    options = "".join(f", {name} {choice}" for name, choice in short(game).items())
    lines = [f"{game.id}, {seats} seats, seed {SEED}{options}", ""]
    version = 0
    for step in table.steps:
        who = "chance" if step.seat == CHANCE else table.names[step.seat]
        lines.append(f"{who}: {step.text}")
        if step.seen >> seats & 1:
            version += 1
            lines += [f"    {text}" for text in texts.get(version, [])]
    result = table.result
    assert result is not None
    lines.append("")
    for name, points, place, parts in zip(table.names, result.scores, result.places, result.parts, strict=True):
        shown = ", ".join(f"{part} {worth}" for part, worth in parts.items())
        lines.append(f"{place}. {name}: {points} points ({shown})")
    return "\n".join(lines) + "\n"
