"""Rematch: another table with the same setup, for the same players, and the running score of a series of them."""

import secrets
from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import aliased

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.words import Words
from spadework.table.setup import new_secret
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Storage
from spadework.web.features.history.store import FinishedGame
from spadework.web.features.waiting_room.store import has_room
from spadework.web.server.settings import Settings
from spadework.web.table.live_table import LiveTable
from spadework.web.table.observers import Change


async def open_rematch(live: LiveTable, guest: str, other: StoredTable | None = None) -> str:
    """Return the id of a table's rematch; open it, for a guest seated at the table, if there is none. Raises Refused.

    Args:
        live: the table.
        guest: who opens it.
        other: a table of another game with as many seats, whose setup the rematch takes.
    """
    id = await live.store_change(partial(_open, live.stored, guest, live.seats_of(guest)[0], other))
    live.announce(Change.GAME)
    return id


async def _open(stored: StoredTable, guest: str, seat: int, other: StoredTable | None, storage: Storage) -> str:
    if stored.rematch is None:
        table = rematch_table(stored, guest, other or stored)
        await storage.add_rematch(stored.id, table, seat)
        stored.rematch, stored.rematch_by = table.id, seat
    return stored.rematch


def rematch_table(stored: StoredTable, guest: str, setup: StoredTable) -> StoredTable:
    """Return a table with the same names and computer players, opened by a guest; other people's seats are reserved for them.

    All players move on by one seat, so that another one starts. The game, its deck and its options are those of the table `setup`.
    """
    seats = len(stored.seats)
    return StoredTable(
        id=secrets.token_urlsafe(9),
        game=setup.game,
        rules_version=setup.rules_version,
        deck=setup.deck,
        deck_digest=setup.deck_digest,
        options=setup.options,
        secret=new_secret().hex(),
        hints=stored.hints,
        open_hands=stored.open_hands,
        closed=stored.closed,
        delay=stored.delay,
        spectators_talk=stored.spectators_talk,
        hints_alone=stored.hints_alone,
        time=stored.time,
        series=stored.series,
        club=stored.club,
        creator=guest,
        seats=sorted((_seat(seat, seats, guest) for seat in stored.seats), key=attrgetter("seat")),
    )


def other_games(live: LiveTable, settings: Settings) -> list[Game]:
    """Return the games that those at a table can play next: for as many seats, and with computer players of the same levels."""
    if live.stored.rematch is not None or live.stored.deal is not None or live.tutorial is not None:
        return []
    seats, levels = len(live.seats), {seat.level for seat in live.seats if seat.level is not None}
    return [
        game
        for game in all_games().values()
        if game.id != live.game.id and seats in game.rules.SEATS and levels.issubset(settings.levels(game.id, seats))
    ]


MOST_RESERVED = 10
"""Maximum reserved seats listed."""


class ReservedSeat(NamedTuple):
    """A rematch with a seat reserved for a guest."""

    table: StoredTable
    before: str
    """The table that it is the rematch of, where the seat is taken."""


async def reserved_seats(storage: Storage, guest: str, id: str | None = None) -> list[ReservedSeat]:
    """Return the undealt rematches with a seat reserved for a guest, the newest first: those that have not waited too long, or one of them.

    Raises StorageError.
    """
    before = aliased(StoredTable)
    query = (
        select(StoredTable, before.id, StoredSeat.name)
        .join(before, before.rematch == StoredTable.id)
        .join(StoredSeat, StoredSeat.table == before.id)
        .where(StoredSeat.guest == guest, StoredTable.dealt.is_(False), StoredTable.cancelled.is_(False))
        .where(*has_room() if id is None else (StoredTable.id == id,))
        .order_by(StoredTable.created.desc(), StoredTable.id)
        .limit(MOST_RESERVED)
    )
    found = [(row[0], row[1], row[2]) for row in await storage.rows(query)]
    return [
        ReservedSeat(table, other)
        for table, other, name in found
        if any(seat.is_open and seat.name == name for seat in table.seats)
    ]


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
    """A player's wins in a series of games."""

    name: str
    games: int
    wins: float
    """Wins; a shared first place counts as a share."""
    points: int


GOALS = ("single", "wins-2", "wins-3", "games-3", "games-5")
"""Goals of a series: none, a number of wins, or the points of a number of games. If the games differ, wins decide instead of points."""


def goal_text(goal: str, words: Words) -> str:
    """Return the goal of a series in words; empty for a single game."""
    return "" if goal == GOALS[0] else words.text(f"series-{goal}")


class Series(NamedTuple):
    """The games of a series so far."""

    games: Sequence[FinishedGame]
    """Those that count, the newest first."""
    scores: Sequence[RunningScore]
    """The best first."""
    winners: Sequence[str]
    """The winners' names; empty before the end."""
    by_points: bool = False
    """Whether points count instead of wins."""


def series_of(chain: Sequence[FinishedGame], goal: str) -> Series:
    """Return the series that a chain of rematches is in: a rematch after the end begins another one.

    Args:
        chain: the games, the newest first. Games that were ended early don't count.
        goal: one of `GOALS`.
    """
    kind, _, number = goal.partition("-")
    played: list[FinishedGame] = []
    found = Series((), (), ())
    for game in reversed(chain):
        if game.ended:
            continue
        played = [game] if found.winners else [game, *played]
        by_points = kind == "games" and not is_mixed(played)
        scores = running_scores(played)
        if by_points:
            scores.sort(key=lambda one: (-one.points, -one.wins, one.name))
        best = value_of(scores[0], by_points)
        over = kind != "single" and (len(played) if kind == "games" else best) >= int(number)
        winners = [one.name for one in scores if value_of(one, by_points) == best] if over else ()
        found = Series(played, scores, winners, by_points)
    return found


def is_mixed(games: Sequence[FinishedGame]) -> bool:
    """Return whether these are different games, whose points can't be added."""
    return len({one.game for one in games}) > 1


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
            # A guest with several seats has a score for each name.
            own = game.seats_of(seat.guest) if seat.guest else []
            player = seat.guest if seat.guest and len(own) == 1 else (seat.guest, seat.name)
            known = scores.get(player, RunningScore(seat.name, 0, 0, 0))
            # A substitute's result counts for no one.
            own_result = not seat.played_by_substitute
            won = own_result * (seat.place == 1) / max(first, 1)
            points = known.points + own_result * seat.score
            scores[player] = RunningScore(known.name, known.games + 1, known.wins + won, points)
    return sorted(scores.values(), key=lambda one: (-one.wins, -one.points, one.name))
