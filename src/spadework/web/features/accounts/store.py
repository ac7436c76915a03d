"""Storage of people: appearance, accounts, sessions, and the transfer or deletion of their seats."""

import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, and_, delete, func, or_, select, tuple_, update

from spadework.engine.names import key, skeleton
from spadework.table.setup import new_secret
from spadework.web.db.models import (
    ANONYMOUS,
    StoredAccount,
    StoredChallenge,
    StoredChannel,
    StoredChatLine,
    StoredChatReport,
    StoredMove,
    StoredOffer,
    StoredOfferEvent,
    StoredPasskey,
    StoredPerson,
    StoredSeat,
    StoredSession,
    StoredTable,
    guest_columns,
)
from spadework.web.db.storage import Conflict, Storage, forget_rematches, remove_tables
from spadework.web.features.clubs import store as clubs_store
from spadework.web.features.friends import store as friends_store

HIDDEN = {"id", "guest", "other", "asker", "account", "key", "skeleton", "password", "token", "public_key", "challenge"}
"""Columns left out of an export: meaningless to its reader, or secret."""


@dataclass(frozen=True)
class Account:
    """A signed-in account."""

    id: str
    """The guest to whom the account's seats belong."""
    name: str
    emblem: int | None


class PeopleStore:
    """The stored people."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # Appearance

    async def person(self, guest: str) -> StoredPerson | None:
        """Return a guest's appearance, None if never set. Raises StorageError."""
        return await self._storage.get(StoredPerson, guest)

    async def people(self, guests: Collection[str]) -> dict[str, StoredPerson]:
        """Return the appearance of some guests, where set. Raises StorageError."""
        found = await self._storage.scalars(select(StoredPerson).where(StoredPerson.guest.in_(guests)))
        return {person.guest: person for person in found}

    async def names(self, known: Mapping[str, str]) -> dict[str, str]:
        """Return the guests' current names; a guest without one keeps the given name. Raises StorageError."""
        current = {guest: person.name for guest, person in (await self.people(known)).items()}
        return {guest: current.get(guest) or name for guest, name in known.items()}

    async def appear(self, guest: str, name: str, emblem: int | None) -> None:
        """Store a guest's appearance. Raises Conflict if another account has this name or a lookalike, NotStored."""
        async with self._storage.writing() as session:
            await session.merge(StoredPerson(guest=guest, name=name, emblem=emblem))
            named = update(StoredAccount).where(StoredAccount.id == guest)
            await session.execute(named.values(key=key(name), skeleton=skeleton(name)))

    # Accounts

    async def add_account(self, account: StoredAccount, person: StoredPerson, passkey: StoredPasskey | None) -> None:
        """Store a new account. Raises Conflict if its name is taken, NotStored."""
        async with self._storage.writing() as session:
            session.add_all([account, person])
            await session.flush()
            if passkey is not None:
                session.add(passkey)

    async def password(self, account: str) -> str | None:
        """Return the hash of an account's password, None without one. Raises StorageError."""
        return await self._storage.scalar(select(StoredAccount.password).where(StoredAccount.id == account))

    async def account_named(self, key: str) -> StoredAccount | None:
        """Return an account by the key of its name. Raises StorageError."""
        return await self._storage.scalar(select(StoredAccount).where(StoredAccount.key == key))

    async def set_password(self, account: str, password: str, token: str) -> None:
        """Change an account's password, and end all sessions but one. Raises NotStored."""
        others = delete(StoredSession).where(StoredSession.account == account, StoredSession.token != token)
        async with self._storage.writing() as session:
            await session.execute(update(StoredAccount).where(StoredAccount.id == account).values(password=password))
            await session.execute(others)

    async def passkeys(self, account: str) -> list[StoredPasskey]:
        """Return an account's passkeys, oldest first. Raises StorageError."""
        query = select(StoredPasskey).where(StoredPasskey.account == account)
        return await self._storage.scalars(query.order_by(StoredPasskey.created, StoredPasskey.id))

    async def passkey(self, id: str) -> StoredPasskey | None:
        """Return a passkey by its id. Raises StorageError."""
        return await self._storage.get(StoredPasskey, id)

    async def add_passkey(self, passkey: StoredPasskey) -> None:
        """Store a passkey. Raises Conflict if it exists, NotStored."""
        async with self._storage.writing() as session:
            session.add(passkey)

    async def count_passkey(self, id: str, count: int) -> None:
        """Store a passkey's use counter. Raises NotStored."""
        await self._storage.execute(update(StoredPasskey).where(StoredPasskey.id == id).values(count=count))

    async def remove_passkey(self, account: str, id: str) -> None:
        """Remove a passkey. Raises Conflict if it is the account's last way to sign in, NotStored."""
        async with self._storage.writing() as session:
            stored = await session.get(StoredAccount, account)
            own = list(await session.scalars(select(StoredPasskey.id).where(StoredPasskey.account == account)))
            if stored is None or (stored.password is None and own == [id]):
                raise Conflict("it is the last way to sign in")
            await session.execute(delete(StoredPasskey).where(StoredPasskey.id == id, StoredPasskey.account == account))

    # Sessions

    async def signed_in(self, token: str, since: datetime) -> Account | None:
        """Return the account of a session that began after a time. Raises StorageError."""
        query = (
            select(StoredPerson)
            .join(StoredSession, StoredSession.account == StoredPerson.guest)
            .where(StoredSession.token == token, StoredSession.created > since)
        )
        person = await self._storage.scalar(query)
        return None if person is None else Account(person.guest, person.name, person.emblem)

    async def begin_session(self, account: str, token: str, since: datetime) -> None:
        """Store a new session, and end those that began before a time. Raises NotStored."""
        # The guest's push channel in this browser has moved to the account; tie it to the session.
        here = update(StoredChannel).where(
            StoredChannel.guest == account,
            StoredChannel.kind == "push",
            StoredChannel.session.is_(None),
        )
        async with self._storage.writing() as session:
            await session.execute(delete(StoredSession).where(StoredSession.created <= since))
            session.add(StoredSession(token=token, account=account))
            await session.flush()
            await session.execute(here.values(session=token))

    async def end_session(self, token: str) -> None:
        """End a session. Raises NotStored."""
        await self._storage.execute(delete(StoredSession).where(StoredSession.token == token))

    async def end_sessions(self, account: str) -> None:
        """End all sessions of an account. Raises NotStored."""
        await self._storage.execute(delete(StoredSession).where(StoredSession.account == account))

    # Passkey challenges

    async def ask(self, challenge: StoredChallenge, now: float, most: int) -> None:
        """Store a challenge in place of the guest's last one; drop expired ones, and the oldest beyond `most`. Raises NotStored."""
        late = select(StoredChallenge.ends).order_by(StoredChallenge.ends.desc()).offset(most - 1).limit(1)
        async with self._storage.writing() as session:
            limit = await session.scalar(late) or now
            await session.execute(delete(StoredChallenge).where(StoredChallenge.ends <= max(limit, now)))
            await session.merge(challenge)

    async def answered(self, guest: str, purpose: str) -> StoredChallenge | None:
        """Return and remove a guest's challenge. Raises NotStored."""
        asked = delete(StoredChallenge).where(StoredChallenge.guest == guest, StoredChallenge.what == purpose)
        async with self._storage.writing() as session:
            found: StoredChallenge | None = (await session.scalars(asked.returning(StoredChallenge))).first()
            return found

    # Seats

    async def transfer(self, guest: str, other: str) -> list[str]:
        """Move everything from one guest to another; return the ids of changed tables. Raises NotStored."""
        async with self._storage.writing() as session:
            tables = list((await session.scalars(tables_with(guest))).all())
            for column in guest_columns():
                # Rows that the other guest has too stay as they are.
                rest = [one for one in column.table.primary_key if one is not column]
                if column.primary_key:
                    there = column.table.alias()
                    same = [there.c[one.name] == one for one in rest]
                    twice = select(1).select_from(there).where(there.c[column.name] == other, *same)
                    await session.execute(delete(column.table).where(column == guest, twice.exists()))
                await session.execute(update(column.table).where(column == guest).values({column.name: other}))
        return tables

    async def owned(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """Return all rows that belong to a guest alone, by table, without secrets and bare ids. Raises StorageError."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._storage.reading() as session:
            for column in guest_columns("own"):
                shown = [one for one in column.table.columns if not one.foreign_keys and one.name not in HIDDEN]
                for row in await session.execute(select(*shown).where(column == guest)):
                    found.setdefault(column.table.name, []).append(dict(row._mapping))
        return found

    async def count_tables(self, guest: str) -> int:
        """Count the tables that a guest opened or sits at, without cancelled ones. Raises StorageError."""
        query = select(func.count()).where(StoredTable.id.in_(tables_with(guest)), StoredTable.cancelled.is_(False))
        return await self._storage.scalar(query) or 0

    async def all_tables(self, guest: str) -> list[StoredTable]:
        """Return all tables that a guest opened or sits at, oldest first. Raises StorageError."""
        query = select(StoredTable).where(StoredTable.id.in_(tables_with(guest)))
        return await self._storage.scalars(query.order_by(StoredTable.created, StoredTable.id))

    async def own_moves(self, guest: str) -> dict[str, list[str]]:
        """Return the moves of a guest's seats, by table. Raises StorageError."""
        query = (
            select(StoredMove.table, StoredMove.text)
            .join(StoredSeat, and_(StoredSeat.table == StoredMove.table, StoredSeat.seat == StoredMove.seat))
            .where(StoredSeat.guest == guest)
            .order_by(StoredMove.table, StoredMove.number)
        )
        found: dict[str, list[str]] = {}
        for table, text in await self._storage.rows(query):
            found.setdefault(table, []).append(text)
        return found

    async def forget(self, guest: str, name: Callable[[int], str]) -> tuple[list[str], list[str]]:
        """Delete everything that belongs to a guest alone, and make anonymous what is shared with others.

        Args:
            guest: the guest to forget.
            name: returns the name to write in place of the guest's, by seat.

        Returns the ids of deleted tables, and of changed ones. Raises NotStored.
        """
        async with self._storage.writing() as session:
            await clubs_store.leave_all(session, guest)
            await friends_store.forget(session, guest)
            gone, changed, cancelled = [], [], []
            for table in list(await session.scalars(select(StoredTable).where(StoredTable.id.in_(tables_with(guest))))):
                if all(seat.guest in {guest, None} for seat in table.seats):
                    gone.append(table.id)
                else:
                    changed.append(table.id)
                    make_anonymous(table, guest, name)
                    if table.cancelled:
                        cancelled.append(table.id)
            await session.flush()
            session.expunge_all()
            # Others can open another rematch there.
            changed += await forget_rematches(session, cancelled)
            changed += await remove_tables(session, gone)
            said = select(StoredChatLine.table, StoredChatLine.number).where(StoredChatLine.guest == guest)
            for about in (StoredChatReport, StoredOfferEvent, StoredOffer):
                await session.execute(delete(about).where(tuple_(about.table, about.number).in_(said)))
            for column in reversed(list(guest_columns("own"))):
                await session.execute(delete(column.table).where(column == guest))
            for column in guest_columns("place"):
                values = {column.name: ANONYMOUS + secrets.token_urlsafe(16)}
                await session.execute(update(column.table).where(column == guest).values(values))
        return gone, changed


def make_anonymous(table: StoredTable, guest: str, name: Callable[[int], str]) -> None:
    """Give a guest's seats at a table to a person who has left, or open them before the deal.

    That person's id is new for each table, so that tables can't be linked.
    """
    nobody = ANONYMOUS + secrets.token_urlsafe(16)
    if table.creator == guest:
        table.creator, table.cancelled = nobody, not table.dealt
    if not table.dealt:
        # As when a player leaves: contributions revealed so far are void.
        table.secret, table.revision = new_secret().hex(), table.revision + 1
    for seat in table.seats:
        if not table.dealt:
            seat.commitment = seat.contribution = None
        if seat.guest == guest:
            if table.dealt:
                seat.guest, seat.name = nobody, name(seat.seat)
                seat.left = not (table.over or table.ended)
            else:
                seat.guest, seat.name = None, ""
            seat.zone = seat.holidays = None


def tables_with(guest: str) -> Select[str]:
    """Select the ids of the tables that a guest opened or sits at."""
    sits = select(StoredSeat.table).where(StoredSeat.guest == guest)
    return select(StoredTable.id).where(or_(StoredTable.creator == guest, StoredTable.id.in_(sits)))
