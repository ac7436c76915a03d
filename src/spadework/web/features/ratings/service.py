"""Ratings: derived from finished games, in their order."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import exp, log, sqrt
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from spadework.engine.game import Game
from spadework.engine.strength import Strength
from spadework.players import LEVELS
from spadework.web.db.storage import Storage
from spadework.web.features.history import store as history_store
from spadework.web.features.history.store import Finished

MODEL = PlackettLuce()
BETA = float(MODEL.beta)
"""How much the play of one and the same player varies from game to game."""

BEGINNING = float(MODEL.mu)
"""The rating with which everybody begins."""

UNSURE = 5.0
"""As long as a rating deviates by more, it is provisional: for about the first twenty games."""

CERTAIN = 1e-4
"""The deviation of those whose rating is fixed."""


class Rating(NamedTuple):
    """How well somebody plays, how sure that is, and by how many games."""

    value: float = BEGINNING
    deviation: float = float(MODEL.sigma)
    games: int = 0

    @property
    def provisional(self) -> bool:
        """Whether it says little yet."""
        return self.deviation > UNSURE


class Ladder:
    """The ratings of all who play one game; games are given in the order in which they ended.

    Args:
        fixed: the ratings of computer players by level. Other levels are rated by their games, as people are.
    """

    def __init__(self, fixed: Mapping[str, float]) -> None:
        self.fixed = fixed
        self.people: dict[str, Rating] = {}
        """By guest, from games of several people."""
        self.alone: dict[str, Rating] = {}
        """By guest, from games of one person against computer players."""
        self.levels: dict[str, Rating] = {}

    def add(self, games: Iterable[Finished]) -> None:
        """Rate those who played some games."""
        for game in games:
            if not is_rated(game):
                continue
            if len(game.people) > 1:
                among_people(game, game.people, self.people)
            else:
                self._against_computers(game)

    def level(self, level: str) -> Rating:
        """The rating of a computer player."""
        if level in self.fixed:
            return Rating(self.fixed[level], CERTAIN)
        return self.levels.get(level, Rating())

    def _against_computers(self, game: Finished) -> None:
        # Several of a level are rated by the first of them, lest one game count as many.
        known = [
            self.alone.get(seat.guest, Rating()) if seat.guest else self.level(seat.level or "") for seat in game.seats
        ]
        after = rated(known, [seat.place or 0 for seat in game.seats])
        levels: dict[str, Rating] = {}
        for seat, rating in zip(game.seats, after, strict=True):
            if seat.guest is not None:
                self.alone[seat.guest] = rating
            elif seat.level is not None and seat.level not in self.fixed:
                levels.setdefault(seat.level, rating)
        self.levels |= levels

    def average(self) -> float:
        """The mean rating of those who have played with people."""
        return fmean(rating.value for rating in self.people.values()) if self.people else BEGINNING


def is_fair(game: Finished) -> bool:
    """Whether a game says something of how well people play.

    It does not when it was ended early, was somebody's tutorial, went on from another game, when it has gone back and somebody has seen
    what comes, when a computer player has stood in, and when somebody had several seats.
    """
    guests = [seat.guest for seat in game.seats if seat.guest is not None]
    once = game.begun_from is None and game.course == 0
    whole = once and not game.ended and not game.tutorial and len(game.seats) > 1
    return whole and len(guests) == len(set(guests)) > 0 and not any(seat.stood_in for seat in game.seats)


def is_rated(game: Finished) -> bool:
    """Whether a game counts for ratings. A deal that many play does not, for one may have heard of it."""
    return is_fair(game) and game.deal is None


def among_people(game: Finished, guests: Collection[str], ratings: dict[str, Rating]) -> None:
    """Rate some of those who sat at a table by their places among each other."""
    seats = [seat for seat in game.seats if seat.guest in guests]
    known = [ratings.get(seat.guest or "", Rating()) for seat in seats]
    after = rated(known, [seat.place or 0 for seat in seats])
    ratings |= {seat.guest or "": rating for seat, rating in zip(seats, after, strict=True)}


def rated(known: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of those who played a game, after it."""
    teams = [[MODEL.create_rating([rating.value, rating.deviation])] for rating in known]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(known, after, strict=True)]


def ahead(one: Rating, other: Rating) -> float:
    """How likely one finishes before another, as the model has it.

    >>> ahead(Rating(), Rating())
    0.5
    >>> round(ahead(Rating(31.0, 2.0), Rating(25.0, 0.0)), 2)
    0.72
    """
    spread = sqrt(2 * BETA**2 + one.deviation**2 + other.deviation**2)
    return 1 / (1 + exp((other.value - one.value) / spread))


ANCHOR = LEVELS[1]
"""The level whose rating is that with which everybody begins."""


def level_ratings(game: Game) -> Mapping[str, float]:
    """The ratings of the levels of a game that have been measured; of a game without measurements none."""
    try:
        return fixed(game.levels)
    except ValueError:
        # Its owner is told by the command that measures.
        return {}


def fixed(strengths: Sequence[Strength]) -> Mapping[str, float]:
    """Ratings by level, by which the model foretells the shares of wins that were measured, at small tables where there are several."""
    found = {ANCHOR: BEGINNING}
    pairs = [one for one in strengths if len(set(one.players)) == 2 and one.players[0] not in one.players[1:]]
    pairs.sort(key=lambda one: len(one.players))
    for _ in pairs:
        for one in pairs:
            first, other = one.players[0], one.players[1]
            if other in found and first not in found:
                found[first] = found[other] + lead(one)
            elif first in found and other not in found:
                found[other] = found[first] - lead(one)
    return found if len(found) > 1 else {}


def lead(strength: Strength) -> float:
    """By how much the rating of the first is above that of the others, who are equal.

    >>> lead(Strength(("a", "b"), 100, 50.0, 0.5, 0.4, 0.6, 0, (1, 1), (0.1, 0.1), 0, ""))
    0.0
    """
    # A player that has won all of its games is not infinitely better.
    share = (strength.won + 0.5) / (strength.games + 1)
    seats = len(strength.players)
    return sqrt(seats) * BETA * log(share * (seats - 1) / (1 - share))


@dataclass
class Kept:
    """Ratings, and by which games they were made."""

    ladder: Ladder
    count: int = 0
    last: tuple[datetime, str] = (datetime.min, "")
    """When the last of the games ended, and at which table."""


class Ladders:
    """The ratings of all games on a server.

    Args:
        storage: where the games are stored.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: dict[str, Kept] = {}
        self._making = asyncio.Lock()
        self.forget_elsewhere: Callable[[], None] = lambda: None
        """Lets the other servers make everything anew."""

    def forget(self) -> None:
        """Seats have got other owners: make everything anew when somebody asks, on whatever server."""
        self.forget_here()
        self.forget_elsewhere()

    def forget_here(self) -> None:
        """Make everything anew on this server."""
        self._kept = {}

    async def of(self, game: Game) -> Ladder:
        """The ratings of those who play a game. Raises StorageError."""
        async with self._making:
            # What is made while all is forgotten must not be kept.
            known = self._kept
            kept = known.get(game.id)
            count = await history_store.count(self._storage, game.id)
            if kept is None or count != kept.count:
                kept = known[game.id] = await self._made(game, kept, count)
            return kept.ladder

    async def _made(self, game: Game, kept: Kept | None, count: int) -> Kept:
        if kept is not None:
            later = await history_store.of_game(self._storage, game.id, kept.last[0])
            new = [one for one in later if (one.finished, one.id) > kept.last]
            if count == kept.count + len(new):
                return await asyncio.to_thread(grown, kept, new)
        # There is none yet, or a game has come to light that ended between others.
        every = await history_store.of_game(self._storage, game.id)
        return await asyncio.to_thread(lambda: grown(Kept(Ladder(level_ratings(game))), every))


def grown(kept: Kept, new: list[Finished]) -> Kept:
    """Ratings after some more games."""
    kept.ladder.add(new)
    last = (new[-1].finished, new[-1].id) if new else kept.last
    return Kept(kept.ladder, kept.count + len(new), last)
