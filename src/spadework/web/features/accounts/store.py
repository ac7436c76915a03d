"""Keeping people: how they appear, their accounts, and what becomes of their seats."""

import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, and_, delete, or_, select, tuple_, update

from spadework.engine.names import key, skeleton
from spadework.table.setup import new_secret
from spadework.web.db.models import (
    NotificationChannel,
    PromiseEvent,
    ReportedLine,
    SaidLine,
    StoredAccount,
    StoredChallenge,
    StoredMove,
    StoredPasskey,
    StoredPerson,
    StoredPromise,
    StoredSeat,
    StoredSession,
    StoredTable,
    guest_columns,
)
from spadework.web.db.storage import Conflict, Storage, remove_tables
from spadework.web.features.clubs import store as clubs_store

HIDDEN = {"id", "guest", "account", "key", "skeleton", "password", "token", "public_key", "challenge"}
"""Columns of no use to whoever exports what is theirs, or of use to those only who should not see them."""


@dataclass(frozen=True)
class Account:
    """Somebody who has an account."""

    id: str
    """The guest to whom the account's seats belong."""
    name: str
    emblem: int | None


class PeopleStore:
    """The stored people."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # How somebody appears

    async def person(self, guest: str) -> StoredPerson | None:
        """How a guest wants to appear, None where nothing was said. Raises StorageError."""
        async with self._storage.reading() as session:
            return await session.get(StoredPerson, guest)

    async def people(self, guests: Collection[str]) -> dict[str, StoredPerson]:
        """How some guests want to appear, as far as they have said. Raises StorageError."""
        async with self._storage.reading() as session:
            found = await session.scalars(select(StoredPerson).where(StoredPerson.guest.in_(guests)))
            return {person.guest: person for person in found}

    async def appear(self, guest: str, name: str, emblem: int | None) -> None:
        """Keep how somebody wants to appear. Raises Conflict when another account has the name, or one that looks like it, NotStored."""
        async with self._storage.writing() as session:
            await session.merge(StoredPerson(guest=guest, name=name, emblem=emblem))
            named = update(StoredAccount).where(StoredAccount.id == guest)
            await session.execute(named.values(key=key(name), skeleton=skeleton(name)))

    # Accounts

    async def add_account(self, account: StoredAccount, person: StoredPerson, passkey: StoredPasskey | None) -> None:
        """Store a new account. Raises Conflict when another has its name, NotStored."""
        async with self._storage.writing() as session:
            session.add_all([account, person])
            await session.flush()
            if passkey is not None:
                session.add(passkey)

    async def account(self, id: str) -> StoredAccount | None:
        """An account by its id. Raises StorageError."""
        async with self._storage.reading() as session:
            return await session.get(StoredAccount, id)

    async def account_named(self, key: str) -> StoredAccount | None:
        """An account by the key of its name. Raises StorageError."""
        async with self._storage.reading() as session:
            found: StoredAccount | None = await session.scalar(select(StoredAccount).where(StoredAccount.key == key))
            return found

    async def set_password(self, account: str, password: str, token: str) -> None:
        """Change an account's password, and end all sessions but one. Raises NotStored."""
        others = delete(StoredSession).where(StoredSession.account == account, StoredSession.token != token)
        async with self._storage.writing() as session:
            await session.execute(update(StoredAccount).where(StoredAccount.id == account).values(password=password))
            await session.execute(others)

    async def passkeys(self, account: str) -> list[StoredPasskey]:
        """The passkeys of an account, the oldest first. Raises StorageError."""
        query = select(StoredPasskey).where(StoredPasskey.account == account)
        async with self._storage.reading() as session:
            return list(await session.scalars(query.order_by(StoredPasskey.created, StoredPasskey.id)))

    async def passkey(self, id: str) -> StoredPasskey | None:
        """A passkey by its id. Raises StorageError."""
        async with self._storage.reading() as session:
            return await session.get(StoredPasskey, id)

    async def add_passkey(self, passkey: StoredPasskey) -> None:
        """Store a passkey. Raises Conflict when it is there already, NotStored."""
        async with self._storage.writing() as session:
            session.add(passkey)

    async def count_passkey(self, id: str, count: int) -> None:
        """Keep how often a passkey was used. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(update(StoredPasskey).where(StoredPasskey.id == id).values(count=count))

    async def remove_passkey(self, account: str, id: str) -> None:
        """Remove a passkey. Raises Conflict when one could not sign in any more without it, NotStored."""
        async with self._storage.writing() as session:
            stored = await session.get(StoredAccount, account)
            own = list(await session.scalars(select(StoredPasskey.id).where(StoredPasskey.account == account)))
            if stored is None or (stored.password is None and own == [id]):
                raise Conflict("it is the last way to sign in")
            await session.execute(delete(StoredPasskey).where(StoredPasskey.id == id, StoredPasskey.account == account))

    # Sessions

    async def signed_in(self, token: str, since: datetime) -> Account | None:
        """Whose session a token belongs to, if it began after a time. Raises StorageError."""
        query = (
            select(StoredPerson)
            .join(StoredSession, StoredSession.account == StoredPerson.guest)
            .where(StoredSession.token == token, StoredSession.created > since)
        )
        async with self._storage.reading() as session:
            person = await session.scalar(query)
        return None if person is None else Account(person.guest, person.name, person.emblem)

    async def begin_session(self, account: str, token: str, since: datetime) -> None:
        """Store a new session; those that began before a time are over. Raises NotStored."""
        # What a guest's browser was told by has been handed over with all that was the guest's.
        here = update(NotificationChannel).where(
            NotificationChannel.guest == account,
            NotificationChannel.kind == "push",
            NotificationChannel.session.is_(None),
        )
        async with self._storage.writing() as session:
            await session.execute(delete(StoredSession).where(StoredSession.created <= since))
            session.add(StoredSession(token=token, account=account))
            await session.flush()
            await session.execute(here.values(session=token))

    async def end_session(self, token: str) -> None:
        """Let a session be over. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(delete(StoredSession).where(StoredSession.token == token))

    async def end_sessions(self, account: str) -> None:
        """Let all sessions of an account be over. Raises NotStored."""
        async with self._storage.writing() as session:
            await session.execute(delete(StoredSession).where(StoredSession.account == account))

    # Questions to those who have passkeys

    async def ask(self, challenge: StoredChallenge, now: float, most: int) -> None:
        """Store a question in the place of the one before it; what is late goes, and of very many the oldest. Raises NotStored."""
        late = select(StoredChallenge.ends).order_by(StoredChallenge.ends.desc()).offset(most - 1).limit(1)
        async with self._storage.writing() as session:
            limit = await session.scalar(late) or now
            await session.execute(delete(StoredChallenge).where(StoredChallenge.ends <= max(limit, now)))
            await session.merge(challenge)

    async def answered(self, guest: str, what: str) -> StoredChallenge | None:
        """The question that a guest was asked last, which is a question no longer. Raises NotStored."""
        asked = delete(StoredChallenge).where(StoredChallenge.guest == guest, StoredChallenge.what == what)
        async with self._storage.writing() as session:
            found: StoredChallenge | None = (await session.scalars(asked.returning(StoredChallenge))).first()
            return found

    # Seats

    async def hand_over(self, guest: str, other: str) -> list[str]:
        """Give all that belongs to a guest to another guest; the ids of the tables that have changed. Raises NotStored."""
        async with self._storage.writing() as session:
            tables = list((await session.scalars(tables_with(guest))).all())
            for column in guest_columns():
                # Where the other has the like already, that stays.
                rest = [one for one in column.table.primary_key if one is not column]
                if column.primary_key:
                    there = column.table.alias()
                    same = [there.c[one.name] == one for one in rest]
                    twice = select(1).select_from(there).where(there.c[column.name] == other, *same)
                    await session.execute(delete(column.table).where(column == guest, twice.exists()))
                await session.execute(update(column.table).where(column == guest).values({column.name: other}))
        return tables

    async def owned(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """All rows that belong to a guest alone, by their table, without what is secret or no more than an id. Raises StorageError."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._storage.reading() as session:
            for column in guest_columns("own"):
                shown = [one for one in column.table.columns if not one.foreign_keys and one.name not in HIDDEN]
                for row in await session.execute(select(*shown).where(column == guest)):
                    found.setdefault(column.table.name, []).append(dict(row._mapping))
        return found

    async def all_tables(self, guest: str) -> list[StoredTable]:
        """All tables that a guest opened or sits at, the oldest first. Raises StorageError."""
        query = select(StoredTable).where(StoredTable.id.in_(tables_with(guest)))
        async with self._storage.reading() as session:
            return list(await session.scalars(query.order_by(StoredTable.created, StoredTable.id)))

    async def own_moves(self, guest: str) -> dict[str, list[str]]:
        """What the seats of a guest have played, by table. Raises StorageError."""
        query = (
            select(StoredMove.table, StoredMove.text)
            .join(StoredSeat, and_(StoredSeat.table == StoredMove.table, StoredSeat.seat == StoredMove.seat))
            .where(StoredSeat.guest == guest)
            .order_by(StoredMove.table, StoredMove.number)
        )
        found: dict[str, list[str]] = {}
        async with self._storage.reading() as session:
            for table, text in await session.execute(query):
                found.setdefault(table, []).append(text)
        return found

    async def forget(self, guest: str, name: Callable[[int], str]) -> tuple[list[str], list[str]]:
        """Delete all that belongs to a guest alone, and make what others share that of nobody they know.

        Args:
            guest: who wants to be forgotten.
            name: what is written in place of the guest's name on a seat.

        Returns the ids of the tables that are gone, and of those that have changed. Raises NotStored.
        """
        async with self._storage.writing() as session:
            await clubs_store.leave_all(session, guest)
            gone, changed = [], []
            for table in list(await session.scalars(select(StoredTable).where(StoredTable.id.in_(tables_with(guest))))):
                if all(seat.guest in {guest, None} for seat in table.seats):
                    gone.append(table.id)
                else:
                    changed.append(table.id)
                    make_anonymous(table, guest, name)
            await session.flush()
            session.expunge_all()
            await remove_tables(session, gone)
            said = select(SaidLine.table, SaidLine.number).where(SaidLine.guest == guest)
            for about in (ReportedLine, PromiseEvent, StoredPromise):
                await session.execute(delete(about).where(tuple_(about.table, about.number).in_(said)))
            for column in reversed(list(guest_columns("own"))):
                await session.execute(delete(column.table).where(column == guest))
            for column in guest_columns("place"):
                values = {column.name: secrets.token_urlsafe(16)}
                await session.execute(update(column.table).where(column == guest).values(values))
        return gone, changed


def make_anonymous(table: StoredTable, guest: str, name: Callable[[int], str]) -> None:
    """Let a guest's seats at a table be those of somebody who has left, or open again before the deal.

    Whoever has left can't be told from one table to the next.
    """
    nobody = secrets.token_urlsafe(16)
    if table.creator == guest:
        table.creator, table.cancelled = nobody, not table.dealt
    if not table.dealt:
        # As when somebody leaves: what the others have shown of the chance is shown for nothing.
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
    """The ids of the tables that a guest opened or sits at."""
    sits = select(StoredSeat.table).where(StoredSeat.guest == guest)
    return select(StoredTable.id).where(or_(StoredTable.creator == guest, StoredTable.id.in_(sits)))
