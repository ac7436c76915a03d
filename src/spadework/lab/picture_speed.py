"""Cost of pictures: time to draw after a move, and bytes sent to a browser."""

import json
import time
from collections.abc import Callable
from itertools import count
from statistics import median
from typing import NamedTuple

from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.parts import Drawn
from spadework.players import new_player
from spadework.table import Table

PLAYER = "deck-hand"
"""The player of the games to draw."""


class PictureSpeed(NamedTuple):
    """Measurements. Times in milliseconds, sizes in bytes before compression; all but the last are medians."""

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
    """Draw the wide picture for every seat and a spectator after each move, game after game, for some seconds of drawing.

    `progress` is called now and then with the fraction of the time that has passed. Raises ValueError for an unsupported number of seats.
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
                # The first picture of a game includes everything that is drawn only once.
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
    raise AssertionError("games never end")


def bytes_of(drawn: Drawn, before: Drawn | None) -> int:
    """Return the bytes of a picture sent to a browser that shows the previous one."""
    return len(json.dumps(drawn.changes(before), ensure_ascii=False, separators=(",", ":")).encode())
