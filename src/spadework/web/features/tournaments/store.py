"""Storage of tournaments, who takes part, and the deals and tables of their rounds."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import ColumnElement, and_, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from spadework.web.db.models import StoredDeal, StoredEntry, StoredSeat, StoredTable, StoredTournament, now
from spadework.web.db.storage import Conflict, Storage

MOST_UNFINISHED = 3
"""Maximum tournaments that are not over: of a club, or of one person among those for everybody."""

MOST_LISTED = 20
"""Maximum tournaments listed."""

MOST_ENTRANTS = 64
"""Maximum entrants of a tournament for everybody."""

LISTED_FOR = timedelta(days=30)
"""How long a tournament for everybody is listed."""

MEASURED_FOR = timedelta(days=7)
"""How long after its end the luck in a round may still be estimated."""

MOST_MEASURED = 20
"""Maximum tables whose luck is estimated together; the others follow."""


async def load(storage: Storage, id: str) -> StoredTournament | None:
    """Return a tournament, or None. Raises StorageError."""
    async with storage.reading() as session:
        return await session.get(StoredTournament, id)


async def of_club(storage: Storage, club: str) -> list[StoredTournament]:
    """Return the tournaments of a club, those that are not over first, then the newest. Raises StorageError."""
    query = select(StoredTournament).where(StoredTournament.club == club)
    over = StoredTournament.finished.is_not(None)
    query = query.order_by(over, StoredTournament.created.desc(), StoredTournament.id).limit(MOST_LISTED)
    async with storage.reading() as session:
        return list(await session.scalars(query))


async def for_everybody(storage: Storage) -> list[StoredTournament]:
    """Return the tournaments that anybody may still enter, the newest first. Raises StorageError."""
    query = select(StoredTournament).where(
        StoredTournament.club.is_(None), _goes_on(), StoredTournament.created > now() - LISTED_FOR
    )
    query = query.order_by(StoredTournament.created.desc(), StoredTournament.id).limit(MOST_LISTED)
    async with storage.reading() as session:
        return list(await session.scalars(query))


async def of_guest(storage: Storage, guest: str) -> list[StoredTournament]:
    """Return the tournaments in which a guest takes part, those that are not over first, then the newest. Raises StorageError."""
    query = select(StoredTournament).join(StoredEntry).where(StoredEntry.guest == guest)
    over = StoredTournament.finished.is_not(None)
    query = query.order_by(over, StoredTournament.created.desc(), StoredTournament.id).limit(MOST_LISTED)
    async with storage.reading() as session:
        return list(await session.scalars(query))


async def entrants(storage: Storage, id: str) -> dict[str, str]:
    """Return who takes part in a tournament, by guest the name at that time, the first to enter first. Raises StorageError."""
    query = select(StoredEntry).where(StoredEntry.tournament == id).order_by(StoredEntry.at, StoredEntry.guest)
    async with storage.reading() as session:
        return {entry.guest: entry.name for entry in await session.scalars(query)}


async def rounds_of(storage: Storage, id: str) -> dict[int, StoredDeal]:
    """Return the deals of a tournament's rounds. Raises StorageError."""
    query = select(StoredDeal).where(StoredDeal.tournament == id).order_by(StoredDeal.round)
    async with storage.reading() as session:
        return {deal.round or 0: deal for deal in await session.scalars(query)}


async def tables_of(storage: Storage, id: str) -> dict[int, list[StoredTable]]:
    """Return the tables of a tournament by round. Raises StorageError."""
    query = select(StoredDeal.round, StoredTable).join(StoredTable, StoredTable.deal == StoredDeal.id)
    query = query.where(StoredDeal.tournament == id).order_by(StoredDeal.round, StoredTable.id)
    found: dict[int, list[StoredTable]] = {}
    async with storage.reading() as session:
        for number, table in await session.execute(query):
            found.setdefault(number or 0, []).append(table)
    return found


async def create(storage: Storage, tournament: StoredTournament, name: str) -> None:
    """Store a new tournament, in which its creator takes part. Raises Conflict if the club is gone, or if there are too many, NotStored."""
    same = (
        StoredTournament.creator == tournament.creator
        if tournament.club is None
        else StoredTournament.club == tournament.club
    )
    unfinished = select(func.count()).where(
        same, StoredTournament.finished.is_(None), StoredTournament.club.is_not_distinct_from(tournament.club)
    )
    async with storage.writing() as session:
        if (await session.scalar(unfinished) or 0) >= MOST_UNFINISHED:
            raise Conflict("there are too many tournaments")
        session.add(tournament)
        await session.flush()
        session.add(StoredEntry(tournament=tournament.id, guest=tournament.creator, name=name))


async def enter(storage: Storage, id: str, guest: str, name: str) -> None:
    """Let a guest take part from the next round on. Raises Conflict if there is none, NotStored."""
    query = select(StoredTournament.id).where(StoredTournament.id == id, _goes_on()).with_for_update()
    async with storage.writing() as session:
        if await session.scalar(query) is None:
            raise Conflict("the tournament has no other round")
        await session.merge(StoredEntry(tournament=id, guest=guest, name=name))


async def withdraw(storage: Storage, id: str, guest: str) -> None:
    """Let a guest take part no more. Raises NotStored."""
    async with storage.writing() as session:
        await session.execute(delete(StoredEntry).where(StoredEntry.tournament == id, StoredEntry.guest == guest))


async def end(storage: Storage, id: str) -> None:
    """Let no other round begin; a tournament that has not begun is deleted. Raises NotStored."""
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
    """Store the next round of a tournament; False if that has been done, or there is none. Raises NotStored."""
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
    """Return the open deals of rounds whose tables are all over, also of tournaments that have been deleted. Raises StorageError."""
    played = ~exists().where(
        StoredTable.deal == StoredDeal.id,
        StoredTable.over.is_(False),
        StoredTable.ended.is_(False),
        StoredTable.cancelled.is_(False),
    )
    query = select(StoredDeal).where(StoredDeal.round.is_not(None), StoredDeal.ends > now(), played)
    async with storage.reading() as session:
        return list(await session.scalars(query.order_by(StoredDeal.id)))


async def close_round(storage: Storage, deal: StoredDeal) -> list[str]:
    """End the deal of a round, so that its results count and its games are open; return the ids of its tables. Raises NotStored."""
    tables = update(StoredTable).where(StoredTable.deal == deal.id).values(sealed_until=None)
    async with storage.writing() as session:
        await session.execute(update(StoredDeal).where(StoredDeal.id == deal.id).values(ends=now()))
        return list(await session.scalars(tables.returning(StoredTable.id)))


async def unmeasured(storage: Storage) -> list[str]:
    """Return the tables of finished rounds that have been played to the end, and whose luck has not been estimated. Raises StorageError."""
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
        )
        .order_by(StoredDeal.ends, StoredTable.id)
        .limit(MOST_MEASURED)
    )
    async with storage.reading() as session:
        return list(await session.scalars(query))


async def keep_luck(storage: Storage, table: str, luck: Sequence[float]) -> None:
    """Store the luck of a table's seats. Raises NotStored."""
    async with storage.writing() as session:
        for seat, brought in enumerate(luck):
            own = update(StoredSeat).where(StoredSeat.table == table, StoredSeat.seat == seat)
            await session.execute(own.values(luck=brought))


async def waiting(storage: Storage) -> list[StoredTournament]:
    """Return the tournaments whose last round begun is over, and that are not finished. Raises StorageError."""
    current = and_(StoredDeal.tournament == StoredTournament.id, StoredDeal.round == StoredTournament.round)
    query = (
        select(StoredTournament)
        .join(StoredDeal, current)
        .where(StoredTournament.finished.is_(None), StoredDeal.ends <= now())
        .order_by(StoredTournament.id)
    )
    async with storage.reading() as session:
        return list(await session.scalars(query))


async def finish(storage: Storage, id: str) -> bool:
    """Mark a tournament as finished; False if it has been, or if a round is still being played. Raises NotStored."""
    playing = exists().where(StoredDeal.tournament == id, StoredDeal.ends > now())
    change = update(StoredTournament).where(StoredTournament.id == id, StoredTournament.finished.is_(None), ~playing)
    changed = change.values(finished=now(), rounds=StoredTournament.round).returning(StoredTournament.id)
    async with storage.writing() as session:
        return (await session.execute(changed)).first() is not None


# Parts of transactions


async def leave_club(session: AsyncSession, club: str, guest: str) -> None:
    """Let a guest take part in no tournament of a club any more."""
    here = select(StoredTournament.id).where(StoredTournament.club == club)
    await session.execute(delete(StoredEntry).where(StoredEntry.guest == guest, StoredEntry.tournament.in_(here)))


async def dissolve_club(session: AsyncSession, club: str) -> None:
    """Delete the tournaments of a club; their games stay, hidden from others as long as one of a round is being played."""
    await _delete(session, StoredTournament.club == club)


async def _delete(session: AsyncSession, which: ColumnElement[bool]) -> None:
    here = select(StoredTournament.id).where(which)
    await session.execute(update(StoredDeal).where(StoredDeal.tournament.in_(here)).values(tournament=None))
    await session.execute(delete(StoredEntry).where(StoredEntry.tournament.in_(here)))
    await session.execute(delete(StoredTournament).where(which))


def _goes_on() -> ColumnElement[bool]:
    return and_(StoredTournament.round < StoredTournament.rounds, StoredTournament.finished.is_(None))
