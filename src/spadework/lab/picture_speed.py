"""What pictures cost: how long it takes to draw one after a move, and how much of it travels to a browser."""

import json
import time
from collections.abc import Callable
from itertools import count
from statistics import median
from typing import NamedTuple

from spadework.engine.contract import SPECTATOR
from spadework.engine.game import Game
from spadework.engine.picture.parts import Drawn
from spadework.players import new_player
from spadework.table import Table

PLAYER = "deck-hand"
"""Who plays the games from which pictures are drawn."""


class PictureSpeed(NamedTuple):
    """What was measured. Times are in milliseconds, sizes in bytes before compression; all but the last are medians."""

    game: str
    seats: int
    pictures: int
    draw: float
    whole: float
    changed: float
    slowest_tenth: float


def measure_pictures(
    game: Game, seats: int, seconds: float, progress: Callable[[float], None] = lambda _: None
) -> PictureSpeed:
    """Draw what every seat and a spectator see after each move, wide, of one game after the other, for some seconds of drawing.

    `progress` is told from time to time which share of the time has passed. Raises ValueError when the game does not take so many seats.
    """
    game.check_seats(seats)
    times: list[float] = []
    whole: list[int] = []
    changed: list[int] = []
    for number in count():
        table = Table(game, seats, number)
        player = new_player(PLAYER, game, table.deck, number)
        shown: dict[int, Drawn] = {}
        while not table.over:
            for viewer in (SPECTATOR, *range(seats)):
                began = time.perf_counter()
                drawn = table.draw(viewer)
                took = time.perf_counter() - began
                before, shown[viewer] = shown.get(viewer), drawn
                # With the first picture of a game comes all that is drawn only once.
                if before is None:
                    continue
                times.append(1000 * took)
                whole.append(bytes_of(drawn, None))
                changed.append(bytes_of(drawn, before))
            progress(min(1.0, sum(times) / 1000 / seconds))
            if sum(times) / 1000 >= seconds:
                slowest = sorted(times)[int(0.9 * len(times))]
                return PictureSpeed(game.id, seats, len(times), median(times), median(whole), median(changed), slowest)
            seat = table.to_move[0]
            table.play(seat, player.choose(table.view(seat).record, seat))
    raise AssertionError("games go on for ever")


def bytes_of(drawn: Drawn, before: Drawn | None) -> int:
    """How much of a picture travels to a browser that shows another one."""
    return len(json.dumps(drawn.changes(before), ensure_ascii=False, separators=(",", ":")).encode())
