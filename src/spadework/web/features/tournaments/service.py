"""Begins and ends the rounds of tournaments, and notifies the entrants."""

import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple

from spadework.engine.discovery import all_games
from spadework.engine.names import distinct
from spadework.engine.words import Argument
from spadework.table.setup import new_secret
from spadework.web.db.models import ANONYMOUS, StoredChannel, StoredDeal, StoredTable, StoredTournament, now
from spadework.web.db.storage import Storage, StorageError, repeat
from spadework.web.features.accounts.store import PeopleStore
from spadework.web.features.clocks.service import time_control_from
from spadework.web.features.clubs.service import member_names
from spadework.web.features.friends.store import blocked_pairs
from spadework.web.features.notifications.delivery import NotificationText, game_text
from spadework.web.features.notifications.service import Notifications
from spadework.web.features.review.service import Reviewer
from spadework.web.features.substitutes.service import end_early
from spadework.web.features.tournaments import store as stored
from spadework.web.features.tournaments.seating import Seating, seating
from spadework.web.features.tournaments.standings import Holder, Played, Standing, standings
from spadework.web.server.background import Background
from spadework.web.server.errors import Problem
from spadework.web.server.telemetry import log
from spadework.web.table.observers import Change
from spadework.web.table.registry import TableRegistry

ROUNDS = (1, 2, 3, 4, 5, 6)
"""The numbers of rounds to choose from."""

FEWEST = 2
"""Minimum entrants for a round."""

LONGEST = timedelta(days=366)
"""Maximum duration of a round."""

IDLE = timedelta(minutes=15)
"""The time without a move after which others may end a game, unless it has a clock of days per move."""

MOST_TRIES = 3
"""Maximum attempts to estimate the luck at a table."""

CHECK_INTERVAL = 10.0
"""Seconds between checks for rounds that are over."""

NewTable = Callable[[StoredTournament, StoredDeal, Seating, Mapping[str, str]], StoredTable]
"""Returns a table of a round, given its deal, the seating and the guests' names. May raise Problem."""


class Tournaments:
    """Begins and ends the rounds of tournaments.

    Args:
        storage: stores the tournaments.
        tables: the registry, which holds the tables of the rounds.
        notifications: notify the entrants.
        new_table: returns a table of a round.
        background: runs the dealing of new tables.
    """

    def __init__(
        self,
        storage: Storage,
        tables: TableRegistry,
        notifications: Notifications,
        new_table: NewTable,
        background: Background,
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._notifications = notifications
        self._new_table = new_table
        self._background = background
        self._failures: Counter[str] = Counter()
        """Failed attempts to estimate the luck at a table; the count starts again when the server does."""

    async def run(self) -> None:
        """Check periodically for rounds that are over, until cancelled."""
        await repeat(self.check, CHECK_INTERVAL, "tournaments could not be read")

    async def run_measuring(self, reviewer: Reviewer) -> None:
        """Estimate the luck in finished rounds periodically, until cancelled."""
        await repeat(partial(self.measure, reviewer), CHECK_INTERVAL, "tournaments could not be read")

    async def measure(self, reviewer: Reviewer) -> None:
        """Estimate the luck in finished rounds. Raises StorageError."""
        given_up = [id for id, count in self._failures.items() if count >= MOST_TRIES]
        for id in await stored.unmeasured(self._storage, given_up):
            try:
                async with self._tables.open(id, wait=True) as live:
                    luck = await reviewer.luck(live)
                await stored.store_luck(self._storage, id, luck)
            except StorageError:
                raise
            except Exception as error:
                # The other tables must not wait for this one.
                log.warning("the luck at a table of a tournament could not be estimated", table=id, error=error)
                self._failures[id] += 1

    async def check(self) -> None:
        """Close the rounds that are over, begin the next ones, and finish tournaments after the last. Raises StorageError."""
        for deal in await stored.played_rounds(self._storage):
            await self._tables.reload(await stored.close_round(self._storage, deal))
        for tournament in await stored.waiting(self._storage):
            if tournament.round < tournament.rounds:
                await self._go_on(tournament)
            elif await stored.finish(self._storage, tournament.id):
                places = (await self.progress(tournament)).standings
                await self._notify([one.guest for one in places], tournament, "notice-tournament-over")

    async def _go_on(self, tournament: StoredTournament) -> None:
        """Begin the next round if there are enough entrants. A tournament whose round can't begin ends."""
        if len(await stored.entrants(self._storage, tournament.id)) < FEWEST:
            return
        try:
            await self.begin_round(tournament)
        except Problem as error:
            # The other tournaments must not wait for this one.
            log.warning("a round of a tournament could not begin", tournament=tournament.id, error=error)
            await stored.end(self._storage, tournament.id)

    async def end_games(self, tournament: StoredTournament, guest: str) -> None:
        """End the games of a tournament that a guest may end, see `may_end`; they don't count. Raises Refused, StorageError.

        In an open tournament the guests whose turn it was are withdrawn, so that the next round doesn't wait for them too.
        """
        moved = await stored.last_moves(self._storage, tournament.id)
        for tables in (await stored.tables_of(self._storage, tournament.id)).values():
            for table in tables:
                if not may_end(tournament, table, moved.get(table.id, table.created), guest):
                    continue
                late = awaited(table)
                async with self._tables.open(table.id, wait=True) as live:
                    if live.stage != "over":
                        await end_early(live)
                        live.announce(Change.GAME)
                for other in late if tournament.club is None else ():
                    await stored.withdraw(self._storage, tournament.id, other)
        await self.check()

    async def begin_round(self, tournament: StoredTournament) -> None:
        """Begin the next round of a tournament, unless it has begun. Raises Problem, StorageError."""
        progress = await self.progress(tournament)
        names = progress.entrants
        order = [one.guest for one in progress.standings if one.guest in names]
        if len(order) < FEWEST:
            raise Problem("tournament-too-few", 409, least=FEWEST)
        if tournament.game not in all_games():
            raise Problem("tournament-failed", 409)
        past = [guests_at(table) for played in progress.tables.values() for table in played]
        if not past:
            random.SystemRandom().shuffle(order)
        deal = new_round(tournament)
        seated = seating(order, tournament.seats, past, await blocked_pairs(self._storage, order))
        new = [self._new_table(tournament, deal, guests, names) for guests in seated]
        if not await stored.begin_round(self._storage, tournament, deal, new):
            return
        dealing = self._tables.start([table.id for table in new], "a table of a tournament could not be dealt")
        self._background.start(dealing)
        await self._notify(order, tournament, "notice-round", round=deal.round or 0)

    async def announce(self, tournament: StoredTournament) -> None:
        """Notify the other members of a tournament's club that it has been set up. Raises StorageError."""
        names = {} if tournament.club is None else await member_names(self._storage, tournament.club)
        others = [guest for guest in names if guest != tournament.creator]
        await self._notify(others, tournament, "notice-tournament", name=names.get(tournament.creator, ""))

    async def progress(self, tournament: StoredTournament) -> "Progress":
        """Return a tournament's progress. Raises StorageError."""
        return Progress(
            await stored.rounds_of(self._storage, tournament.id),
            await stored.tables_of(self._storage, tournament.id),
            distinct(await PeopleStore(self._storage).names(await stored.entrants(self._storage, tournament.id))),
        )

    async def _notify(self, guests: Collection[str], tournament: StoredTournament, id: str, **said: Argument) -> None:
        def text(channel: StoredChannel) -> NotificationText:
            return game_text(tournament.game, path_of(tournament), channel.language, id, **said)

        await self._notifications.send(guests, text)


class Progress(NamedTuple):
    """A tournament's rounds, tables and entrants so far."""

    deals: Mapping[int, StoredDeal]
    """By round."""
    tables: Mapping[int, Sequence[StoredTable]]
    """By round."""
    entrants: Mapping[str, str]
    """The entrants' names by guest, in the order of entering."""

    @property
    def over(self) -> list[int]:
        """The numbers of the rounds that are over."""
        return sorted(number for number, deal in self.deals.items() if deal.ends <= now())

    @property
    def playing(self) -> int:
        """The number of rounds that are being played."""
        return len(self.deals) - len(self.over)

    @property
    def standings(self) -> list[Standing]:
        """The standings after the rounds that are over."""
        return standings({number: played(self.tables.get(number, ())) for number in self.over}, list(self.entrants))


def path_of(tournament: StoredTournament) -> str:
    """Return the path of a tournament's page."""
    return f"/tournaments/{tournament.id}"


def new_round(tournament: StoredTournament) -> StoredDeal:
    """Return the deal of a tournament's next round."""
    number = tournament.round + 1
    return StoredDeal(
        id=f"{tournament.id}-{number}",
        game=tournament.game,
        secret=new_secret().hex(),
        ends=now() + LONGEST,
        tournament=tournament.id,
        round=number,
    )


def hosts(tournament: StoredTournament, founder: str | None, entrants: Collection[str]) -> set[str]:
    """Return the guests who may begin rounds: the creator and the club's founder.

    In an open tournament whose creator has deleted their account, the first entrant takes their place.
    """
    if founder is None and tournament.creator.startswith(ANONYMOUS):
        return set(list(entrants)[:1])
    return {tournament.creator} | ({founder} if founder is not None else set())


def may_end(tournament: StoredTournament, table: StoredTable, moved: datetime, guest: str) -> bool:
    """Return whether a guest may end a game that is being played.

    In a club's tournament, whose host the members know, any game may be ended. In an open tournament, the game must have been idle for
    the time that `idle_time` returns, and it must not be the guest's turn.
    """
    if table.over or table.ended:
        return False
    if tournament.club is not None:
        return True
    return guest not in awaited(table) and now() - moved > idle_time(tournament)


def idle_time(tournament: StoredTournament) -> timedelta:
    """Return the time without a move after which others may end a game."""
    terms = time_control_from(tournament.time)
    return timedelta(seconds=terms.most or 0) if terms is not None and terms.kind == "days" else IDLE


def awaited(table: StoredTable) -> list[str]:
    """Return the guests whose turn it is at a table."""
    return [guest for seat, guest in guests_at(table).items() if table.to_move >> seat & 1]


def guests_at(table: StoredTable) -> Mapping[int, str]:
    """Return the guests at a table by seat."""
    return {seat.seat: seat.guest for seat in table.seats if seat.guest is not None}


def played(tables: Sequence[StoredTable]) -> list[Played]:
    """Return the results of the tables that were played to the end.

    A table is left out if one guest holds two of its seats, as happens when two guests sign in to the same account.
    """
    return [
        [
            Holder(None if seat.level else seat.guest, seat.place or 0, seat.score or 0, seat.luck)
            for seat in table.seats
        ]
        for table in tables
        if table.over and not table.ended and len(set(guests_at(table).values())) == len(guests_at(table))
    ]
