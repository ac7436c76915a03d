"""Rematch: another table with the same setup, for the same players, and the running score of a series of them."""

import secrets
from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import NamedTuple

from spadework.table.setup import new_secret
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Storage
from spadework.web.features.history.store import FinishedGame
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change


async def open_rematch(live: LiveTable, guest: str) -> str:
    """Return the id of a table's rematch; open it for a guest who sits here if there is none yet. Raises Refused."""
    id = await live.store_change(partial(_open, live.stored, guest, live.seats_of(guest)[0]))
    live.announce(Change.GAME)
    return id


async def _open(stored: StoredTable, guest: str, seat: int, storage: Storage) -> str:
    if stored.again is None:
        table = rematch_table(stored, guest)
        await storage.add_rematch(stored.id, table, seat)
        stored.again, stored.again_by = table.id, seat
    return stored.again


def rematch_table(stored: StoredTable, guest: str) -> StoredTable:
    """Return a table with the same setup, names and computer players, opened by a guest; other people's seats are reserved for them.

    Everybody moves on by one seat, so that another player starts.
    """
    seats = len(stored.seats)
    return StoredTable(
        id=secrets.token_urlsafe(9),
        game=stored.game,
        rules_version=stored.rules_version,
        deck=stored.deck,
        deck_digest=stored.deck_digest,
        options=stored.options,
        secret=new_secret().hex(),
        hints=stored.hints,
        hints_alone=stored.hints_alone,
        time=stored.time,
        series=stored.series,
        creator=guest,
        seats=sorted((_seat(seat, seats, guest) for seat in stored.seats), key=attrgetter("seat")),
    )


def next_seat(seat: int, seats: int) -> int:
    """Return a player's seat in the rematch.

    >>> [next_seat(seat, 3) for seat in range(3)]
    [2, 0, 1]
    """
    return (seat - 1) % seats


def _seat(seat: StoredSeat, seats: int, guest: str) -> StoredSeat:
    computer = seat.level is not None
    mine = seat.guest == guest
    return StoredSeat(
        seat=next_seat(seat.seat, seats),
        name=seat.name,
        level=seat.level,
        guest=guest if mine else None,
        invitation=None if computer or mine else secrets.token_urlsafe(16),
    )


class RunningScore(NamedTuple):
    """What a player has won in a series of games."""

    name: str
    games: int
    wins: float
    """Wins; a shared first place counts as a share."""
    points: int


GOALS = ("single", "wins-2", "wins-3", "games-3", "games-5")
"""What a series can be played for: nothing, so many wins, or the points of so many games."""


class Series(NamedTuple):
    """The games of a series so far."""

    games: int
    """Those that count."""
    scores: Sequence[RunningScore]
    """The best first."""
    winners: Sequence[str]
    """The names of those who have won it; empty before the end."""
    by_points: bool = False
    """Whether points count, not wins."""


def series_of(chain: Sequence[FinishedGame], goal: str) -> Series:
    """Return the series that a chain of rematches is in: a rematch after the end begins another one.

    Args:
        chain: the games, the newest first. Games that were ended early don't count.
        goal: one of `GOALS`.
    """
    kind, _, number = goal.partition("-")
    by_points = kind == "games"
    played: list[FinishedGame] = []
    found = Series(0, (), ())
    for game in reversed(chain):
        if game.ended:
            continue
        played = [game] if found.winners else [game, *played]
        scores = running_scores(played)
        if by_points:
            scores.sort(key=lambda one: (-one.points, -one.wins, one.name))
        best = value_of(scores[0], by_points)
        over = kind != "single" and (len(played) if by_points else best) >= int(number)
        winners = [one.name for one in scores if value_of(one, by_points) == best] if over else ()
        found = Series(len(played), scores, winners, by_points)
    return found


def value_of(score: RunningScore, by_points: bool) -> float:
    """Return what counts in a series; shared wins are fractions that add up to whole ones."""
    return score.points if by_points else round(score.wins, 6)


def running_scores(series: Sequence[FinishedGame]) -> list[RunningScore]:
    """Return the score of a series, most wins first. Games that were ended early don't count.

    Args:
        series: the games, the newest first. A person is known by the guest, a computer player by its name.
    """
    scores: dict[str | tuple[str | None, str], RunningScore] = {}
    for game in series:
        first = sum(seat.place == 1 for seat in game.seats)
        for seat in game.seats:
            if seat.place is None or seat.score is None:
                continue
            # Whoever plays several seats goes by their names.
            own = game.seats_of(seat.guest) if seat.guest else []
            who = seat.guest if seat.guest and len(own) == 1 else (seat.guest, seat.name)
            known = scores.get(who, RunningScore(seat.name, 0, 0, 0))
            won = (seat.place == 1) / max(first, 1)
            scores[who] = RunningScore(known.name, known.games + 1, known.wins + won, known.points + seat.score)
    return sorted(scores.values(), key=lambda one: (-one.wins, -one.points, one.name))
