"""Storage of tournaments, their entrants, and the deals and tables of their rounds."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.engine.names import free_name
from spadework.web.db.models import StoredDeal, StoredEntry, StoredMove, StoredSeat, StoredTable, StoredTournament, now
from spadework.web.db.storage import Conflict, Storage

MOST_UNFINISHED = 3
"""Maximum unfinished tournaments of a club, and maximum unfinished open tournaments of one creator."""

MOST_LISTED = 20
"""Maximum tournaments listed."""

MOST_ENTRANTS = 64
"""Maximum entrants of a tournament."""

LISTED_FOR = timedelta(days=30)
"""How long after its creation an open tournament is listed."""

MEASURED_FOR = timedelta(days=7)
"""How long after the end of a round its luck is still estimated."""

MOST_MEASURED = 20
"""Maximum tables whose luck is estimated together; the others follow."""


async def of_club(storage: Storage, club: str) -> list[StoredTournament]:
    """Return the tournaments of a club, unfinished ones first, then the newest. Raises StorageError."""
    return await _listed(storage, StoredTournament.club == club, first=StoredTournament.finished.is_not(None))


async def for_everybody(storage: Storage, guest: str) -> list[StoredTournament]:
    """Return the open tournaments that a guest may still enter and has neither set up nor entered. Raises StorageError.

    Those with the most entrants come first, so that a single person can't fill the list, then the newest.
    """
    entered = select(func.count()).where(StoredEntry.tournament == StoredTournament.id).scalar_subquery()
    fresh = StoredTournament.created > now() - LISTED_FOR
    return await _listed(storage, StoredTournament.club.is_(None), _goes_on(), fresh, ~_of(guest), first=entered.desc())


async def of_guest(storage: Storage, guest: str) -> list[StoredTournament]:
    """Return the tournaments that a guest has set up or entered, unfinished ones first, then the newest.

    Raises StorageError.
    """
    return await _listed(storage, _of(guest), first=StoredTournament.finished.is_not(None))


async def _listed(
    storage: Storage, *conditions: ColumnElement[bool], first: ColumnElement[Any]
) -> list[StoredTournament]:
    query = select(StoredTournament).where(*conditions)
    query = query.order_by(first, StoredTournament.created.desc(), StoredTournament.id).limit(MOST_LISTED)
    return await storage.scalars(query)


async def names_in(storage: Storage, ids: Collection[str]) -> dict[str, list[str]]:
    """Return the entrants' names by tournament, in the order of entering. Raises StorageError."""
    query = select(StoredEntry.tournament, StoredEntry.name).where(StoredEntry.tournament.in_(ids))
    found: dict[str, list[str]] = {id: [] for id in ids}
    for id, name in await storage.rows(query.order_by(StoredEntry.at, StoredEntry.guest)):
        found[id].append(name)
    return found


async def entrants(storage: Storage, id: str) -> dict[str, str]:
    """Return the names under which a tournament's entrants entered, by guest, in the order of entering. Raises StorageError."""
    query = select(StoredEntry).where(StoredEntry.tournament == id).order_by(StoredEntry.at, StoredEntry.guest)
    return {entry.guest: entry.name for entry in await storage.scalars(query)}


async def rounds_of(storage: Storage, id: str) -> dict[int, StoredDeal]:
    """Return the deals of a tournament by round. Raises StorageError."""
    query = select(StoredDeal).where(StoredDeal.tournament == id).order_by(StoredDeal.round)
    return {deal.round or 0: deal for deal in await storage.scalars(query)}


async def tables_of(storage: Storage, id: str) -> dict[int, list[StoredTable]]:
    """Return the tables of a tournament by round. Raises StorageError."""
    query = select(StoredDeal.round, StoredTable).join(StoredTable, StoredTable.deal == StoredDeal.id)
    query = query.where(StoredDeal.tournament == id).order_by(StoredDeal.round, StoredTable.id)
    found: dict[int, list[StoredTable]] = {}
    for number, table in await storage.rows(query):
        found.setdefault(number or 0, []).append(table)
    return found


async def create(storage: Storage, tournament: StoredTournament, name: str) -> None:
    """Store a new tournament with its creator as first entrant. Raises Conflict if the club is gone or has too many, or the creator does,
    NotStored.
    """
    club = tournament.club
    same = (
        (StoredTournament.club.is_(None), StoredTournament.creator == tournament.creator)
        if club is None
        else (StoredTournament.club == club,)
    )
    unfinished = select(func.count()).where(*same, StoredTournament.finished.is_(None))
    # The lock keeps others from adding a tournament between the count and the insertion.
    async with storage.advisory_lock("set up a tournament"), storage.writing() as session:
        if (await session.scalar(unfinished) or 0) >= MOST_UNFINISHED:
            raise Conflict("there are too many tournaments")
        session.add(tournament)
        await session.flush()
        session.add(StoredEntry(tournament=tournament.id, guest=tournament.creator, name=name))


class Full(Conflict):
    """The tournament has no room for another entrant."""


async def enter(storage: Storage, id: str, guest: str, name: str) -> None:
    """Enter a guest from the next round on, under this name, or with a number appended if another entrant has it.

    Does nothing for an entrant. Raises Conflict if there is no further round, Full, NotStored.
    """
    query = select(StoredTournament.id).where(StoredTournament.id == id, _goes_on()).with_for_update()
    entries = select(StoredEntry.guest, StoredEntry.name).where(StoredEntry.tournament == id)
    async with storage.writing() as session:
        if await session.scalar(query) is None:
            raise Conflict("the tournament has no other round")
        known = {row.guest: row.name for row in await session.execute(entries)}
        if guest in known:
            return
        if len(known) >= MOST_ENTRANTS:
            raise Full("the tournament is full")
        session.add(StoredEntry(tournament=id, guest=guest, name=free_name(name, known.values())))


async def withdraw(storage: Storage, id: str, guest: str) -> None:
    """Remove an entrant. Raises NotStored."""
    await storage.execute(delete(StoredEntry).where(StoredEntry.tournament == id, StoredEntry.guest == guest))


async def end(storage: Storage, id: str) -> None:
    """Make the current round the last; delete a tournament that has not begun. Raises NotStored."""
    unbegun = StoredTournament.id == id, StoredTournament.round == 0
    async with storage.writing() as session:
        if await session.scalar(select(StoredTournament.id).where(*unbegun).with_for_update()) is not None:
            await _delete(session, StoredTournament.id == id)
        else:
            last = update(StoredTournament).where(StoredTournament.id == id)
            await session.execute(last.values(rounds=StoredTournament.round))


async def begin_round(
    storage: Storage, tournament: StoredTournament, deal: StoredDeal, tables: Sequence[StoredTable]
) -> bool:
    """Store the next round of a tournament. Returns False if it is stored already, or if there is none. Raises NotStored."""
    change = update(StoredTournament).where(
        StoredTournament.id == tournament.id, StoredTournament.round == tournament.round, _goes_on()
    )
    async with storage.writing() as session:
        changed = change.values(round=StoredTournament.round + 1).returning(StoredTournament.id)
        if (await session.execute(changed)).first() is None:
            return False
        session.add(deal)
        await session.flush()
        session.add_all(tables)
    return True


async def played_rounds(storage: Storage) -> list[StoredDeal]:
    """Return the open deals of rounds whose tables are all over, including those of deleted tournaments. Raises StorageError."""
    played = ~exists().where(
        StoredTable.deal == StoredDeal.id,
        StoredTable.over.is_(False),
        StoredTable.ended.is_(False),
        StoredTable.cancelled.is_(False),
    )
    query = select(StoredDeal).where(StoredDeal.round.is_not(None), StoredDeal.ends > now(), played)
    return await storage.scalars(query.order_by(StoredDeal.id))


async def close_round(storage: Storage, deal: StoredDeal) -> list[str]:
    """End the deal of a round, so that its results count and its games are public; return the ids of its tables. Raises NotStored."""
    tables = update(StoredTable).where(StoredTable.deal == deal.id).values(sealed_until=None)
    async with storage.writing() as session:
        await session.execute(update(StoredDeal).where(StoredDeal.id == deal.id).values(ends=now()))
        return list(await session.scalars(tables.returning(StoredTable.id)))


async def last_moves(storage: Storage, id: str) -> dict[str, datetime]:
    """Return the time of the last move at each table of a tournament that has one. Raises StorageError."""
    query = (
        select(StoredMove.table, func.max(StoredMove.at))
        .join(StoredTable, StoredTable.id == StoredMove.table)
        .join(StoredDeal, StoredTable.deal == StoredDeal.id)
        .where(StoredDeal.tournament == id)
        .group_by(StoredMove.table)
    )
    return {row[0]: row[1] for row in await storage.rows(query)}


async def unmeasured(storage: Storage, but: Collection[str]) -> list[str]:
    """Return the tables of finished rounds that were played to the end and whose luck has not been estimated, except those in `but`.

    Raises StorageError.
    """
    query = (
        select(StoredTable.id)
        .join(StoredDeal, StoredTable.deal == StoredDeal.id)
        .where(
            StoredDeal.round.is_not(None),
            StoredDeal.ends <= now(),
            StoredDeal.ends > now() - MEASURED_FOR,
            StoredTable.over.is_(True),
            StoredTable.ended.is_(False),
            StoredTable.seats.any(StoredSeat.luck.is_(None)),
            StoredTable.id.not_in(but),
        )
        .order_by(StoredDeal.ends, StoredTable.id)
        .limit(MOST_MEASURED)
    )
    return await storage.scalars(query)


async def store_luck(storage: Storage, table: str, luck: Sequence[float]) -> None:
    """Store the luck of a table's seats. Raises NotStored."""
    async with storage.writing() as session:
        for seat, brought in enumerate(luck):
            own = update(StoredSeat).where(StoredSeat.table == table, StoredSeat.seat == seat)
            await session.execute(own.values(luck=brought))


async def waiting(storage: Storage) -> list[StoredTournament]:
    """Return the unfinished tournaments whose current round is over. Raises StorageError."""
    current = and_(StoredDeal.tournament == StoredTournament.id, StoredDeal.round == StoredTournament.round)
    query = (
        select(StoredTournament)
        .join(StoredDeal, current)
        .where(StoredTournament.finished.is_(None), StoredDeal.ends <= now())
        .order_by(StoredTournament.id)
    )
    return await storage.scalars(query)


async def finish(storage: Storage, id: str) -> bool:
    """Mark a tournament as finished. Returns False if it is already, or if a round is still being played. Raises NotStored."""
    playing = exists().where(StoredDeal.tournament == id, StoredDeal.ends > now())
    change = update(StoredTournament).where(StoredTournament.id == id, StoredTournament.finished.is_(None), ~playing)
    changed = change.values(finished=now(), rounds=StoredTournament.round).returning(StoredTournament.id)
    async with storage.writing() as session:
        return (await session.execute(changed)).first() is not None


# Parts of transactions


async def leave_club(session: AsyncSession, club: str, guest: str) -> None:
    """Remove a guest from all tournaments of a club."""
    here = select(StoredTournament.id).where(StoredTournament.club == club)
    await session.execute(delete(StoredEntry).where(StoredEntry.guest == guest, StoredEntry.tournament.in_(here)))


async def dissolve_club(session: AsyncSession, club: str) -> None:
    """Delete the tournaments of a club. Their games stay, hidden from others while any game of the same round is being played."""
    await _delete(session, StoredTournament.club == club)


async def _delete(session: AsyncSession, which: ColumnElement[bool]) -> None:
    here = select(StoredTournament.id).where(which)
    await session.execute(update(StoredDeal).where(StoredDeal.tournament.in_(here)).values(tournament=None))
    await session.execute(delete(StoredEntry).where(StoredEntry.tournament.in_(here)))
    await session.execute(delete(StoredTournament).where(which))


def _of(guest: str) -> ColumnElement[bool]:
    entered = exists().where(StoredEntry.tournament == StoredTournament.id, StoredEntry.guest == guest)
    return or_(StoredTournament.creator == guest, entered)


def _goes_on() -> ColumnElement[bool]:
    return and_(StoredTournament.round < StoredTournament.rounds, StoredTournament.finished.is_(None))
