"""Finished games for tests, as stored and as read."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from tests.web.harness import GAME, Guest, Server

from spadework.players import LEVELS
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.db.storage import Storage
from spadework.web.features.accounts.guests import GUEST_COOKIE
from spadework.web.features.history.store import FinishedGame, FinishedSeat

START = datetime(2026, 1, 1, 12)


def ended(places: dict[str, int], number: int = 0, **changes: Any) -> FinishedGame:
    """Return a game with a place for each guest, or computer player if the name is a level."""
    at = START + timedelta(days=number)
    seats = [sat(who, place) for who, place in places.items()]
    game = FinishedGame(
        f"t{number}", GAME, at - timedelta(minutes=20), at, 30, False, False, False, None, False, 0, 0, None, seats
    )
    return game._replace(**changes)


def sat(who: str, rank: int, **changes: Any) -> FinishedSeat:
    """Return the seat of a guest, or of a computer player if `who` is a level."""
    level = who if who in LEVELS else None
    name = who.partition("-")[0].title()
    return FinishedSeat(name, level, None if level else who, 50 - 10 * rank, rank, False, False)._replace(**changes)


def guest_id(server: Server, guest: Guest) -> str:
    """Return the id by which a server knows a guest."""
    id = server.site.guests._signer.loads(guest.http.cookies[GUEST_COOKIE])
    assert isinstance(id, str)
    return id


async def store(
    storage: Storage, games: Sequence[FinishedGame], counted: Sequence[tuple[int, int]] = (), **changes: Any
) -> None:
    """Store games as if they had been played; `counted` contains each seat's turns, and how many of them were late."""
    for game in games:
        table = StoredTable(
            id=game.id,
            game=game.game,
            rules_version=1,
            deck="own",
            deck_digest="",
            options={},
            secret="",
            creator="",
            dealt=True,
            over=not game.ended,
            began=game.began,
            finished=game.finished,
            length=game.length,
            ended=game.ended,
            tutorial=game.tutorial,
            deal=game.deal,
            closed=game.closed,
            delay=game.delay,
            epoch=game.epoch,
            seats=[
                StoredSeat(
                    seat=number,
                    name=seat.name,
                    level=seat.level,
                    guest=seat.guest,
                    score=None if game.ended else seat.score,
                    place=None if game.ended else seat.place,
                    had_substitute=seat.had_substitute,
                    left=seat.gone,
                )
                for number, seat in enumerate(game.seats)
            ],
        )
        for name, value in changes.items():
            setattr(table, name, value)
        for seat, values in zip(table.seats, counted, strict=False):
            seat.turns, seat.late = values
        await storage.add(table)
