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
from spadework.web.features.history.store import FinishedGame

MODEL = PlackettLuce()
BETA = float(MODEL.beta)
"""Standard deviation of a player's performance from game to game."""

INITIAL = float(MODEL.mu)
"""The initial rating."""

PROVISIONAL = 5.0
"""A rating with a greater deviation is provisional: for about the first twenty games."""

CERTAIN = 1e-4
"""The deviation of fixed ratings."""

ANCHOR = LEVELS[1]
"""The level that has the initial rating."""


class Rating(NamedTuple):
    """A rating: value, deviation, and number of games."""

    value: float = INITIAL
    deviation: float = float(MODEL.sigma)
    games: int = 0

    @property
    def provisional(self) -> bool:
        """Whether the rating is still uncertain."""
        return self.deviation > PROVISIONAL


class Ladder:
    """The ratings of all players of one game; games are added in the order in which they ended.

    Args:
        fixed: the ratings of computer players by level. Other levels are rated by their games, as people are.
    """

    def __init__(self, fixed: Mapping[str, float]) -> None:
        self.fixed = fixed
        self.people: dict[str, Rating] = {}
        """By guest, from games with other people."""
        self.alone: dict[str, Rating] = {}
        """By guest, from games of one person against computer players."""
        self.levels: dict[str, Rating] = {}

    def add(self, games: Iterable[FinishedGame]) -> None:
        """Update the ratings with some games."""
        for game in games:
            if not is_rated(game):
                continue
            if len(game.people) > 1:
                among_people(game, game.people, self.people)
            else:
                self._against_computers(game)

    def level(self, level: str) -> Rating:
        """Return a computer player's rating."""
        if level in self.fixed:
            return Rating(self.fixed[level], CERTAIN)
        return self.levels.get(level, Rating())

    def _against_computers(self, game: FinishedGame) -> None:
        # Several of one level are rated by the first of them, so that one game doesn't count several times.
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
        """Return the mean rating of the people who have played with others."""
        return fmean(rating.value for rating in self.people.values()) if self.people else INITIAL


def is_fair(game: FinishedGame) -> bool:
    """Return whether a game shows how well people play.

    It doesn't if it was ended early, was a tutorial, was played with open hands, was continued from another game, was taken back by
    consent, had a substitute, or had a guest with several seats.
    """
    guests = [seat.guest for seat in game.seats if seat.guest is not None]
    once = game.begun_from is None and game.epoch == 0
    whole = once and not game.ended and not game.tutorial and not game.open_hands and len(game.seats) > 1
    return whole and len(guests) == len(set(guests)) > 0 and not any(seat.had_substitute for seat in game.seats)


def is_rated(game: FinishedGame) -> bool:
    """Return whether a game counts for ratings. A shared deal doesn't: a player may have heard of it."""
    return is_fair(game) and game.deal is None


def among_people(game: FinishedGame, guests: Collection[str], ratings: dict[str, Rating]) -> None:
    """Rate these guests of a table by their places among each other."""
    seats = [seat for seat in game.seats if seat.guest in guests]
    known = [ratings.get(seat.guest or "", Rating()) for seat in seats]
    after = rated(known, [seat.place or 0 for seat in seats])
    ratings |= {seat.guest or "": rating for seat, rating in zip(seats, after, strict=True)}


def rated(known: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the players' ratings after a game."""
    teams = [[MODEL.create_rating([rating.value, rating.deviation])] for rating in known]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(known, after, strict=True)]


def finishes_before(one: Rating, other: Rating) -> float:
    """Return the probability that one player finishes before another.

    >>> finishes_before(Rating(), Rating())
    0.5
    >>> round(finishes_before(Rating(31.0, 2.0), Rating(25.0, 0.0)), 2)
    0.72
    """
    spread = sqrt(2 * BETA**2 + one.deviation**2 + other.deviation**2)
    return 1 / (1 + exp((other.value - one.value) / spread))


def level_ratings(game: Game) -> Mapping[str, float]:
    """Return the measured ratings of a game's levels; none for a game without measurements."""
    try:
        return fixed(game.levels)
    except ValueError:
        # The command that measures reports it to the game's owner.
        return {}


def fixed(strengths: Sequence[Strength]) -> Mapping[str, float]:
    """Return ratings by level that predict the measured shares of wins, at the smallest tables measured."""
    found = {ANCHOR: INITIAL}
    pairs = [one for one in strengths if len(set(one.players)) == 2 and one.players[0] not in one.players[1:]]
    pairs.sort(key=lambda one: len(one.players))
    for _ in pairs:
        for one in pairs:
            first, other = one.players[0], one.players[1]
            if other in found and first not in found:
                found[first] = found[other] + rating_lead(one)
            elif first in found and other not in found:
                found[other] = found[first] - rating_lead(one)
    return found if len(found) > 1 else {}


def rating_lead(strength: Strength) -> float:
    """Return by how much the first player's rating exceeds that of the others, who are equal.

    >>> rating_lead(Strength(("a", "b"), 100, 50.0, 50.0, 0.5, 0.4, 0.6, 0, (1, 1), (0.1, 0.1), 0, ""))
    0.0
    """
    # A player who has won all games is not infinitely better.
    share = (strength.won + 0.5) / (strength.games + 1)
    seats = len(strength.players)
    return sqrt(seats) * BETA * log(share * (seats - 1) / (1 - share))


@dataclass
class CachedLadder:
    """Ratings, and the games that they include."""

    ladder: Ladder
    count: int = 0
    last: tuple[datetime, str] = (datetime.min, "")
    """When the last of the games ended, and its table."""


class Ladders:
    """The ratings of all games on a server.

    Args:
        storage: where the games are stored.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._cached: dict[str, CachedLadder] = {}
        self._lock = asyncio.Lock()
        self.forget_elsewhere: Callable[[], None] = lambda: None
        """Drops the ratings of the other servers."""

    def forget(self) -> None:
        """Drop all ratings on every server: seats have changed their owners."""
        self.forget_here()
        self.forget_elsewhere()

    def forget_here(self) -> None:
        """Drop all ratings on this server."""
        self._cached = {}

    async def of(self, game: Game) -> Ladder:
        """Return a game's ratings. Raises StorageError."""
        async with self._lock:
            # What is computed while ratings are dropped must not be kept.
            known = self._cached
            cached = known.get(game.id)
            count = await history_store.count(self._storage, game.id)
            if cached is None or count != cached.count:
                cached = known[game.id] = await self._computed(game, cached, count)
            return cached.ladder

    async def _computed(self, game: Game, cached: CachedLadder | None, count: int) -> CachedLadder:
        if cached is not None:
            later = await history_store.of_game(self._storage, game.id, cached.last[0])
            new = [one for one in later if (one.finished, one.id) > cached.last]
            if count == cached.count + len(new):
                return await asyncio.to_thread(extended, cached, new)
        # There is none yet, or a game turned up that ended between others.
        games = await history_store.of_game(self._storage, game.id)
        return await asyncio.to_thread(lambda: extended(CachedLadder(Ladder(level_ratings(game))), games))


def extended(cached: CachedLadder, new: list[FinishedGame]) -> CachedLadder:
    """Return the ratings after some more games."""
    cached.ladder.add(new)
    last = (new[-1].finished, new[-1].id) if new else cached.last
    return CachedLadder(cached.ladder, cached.count + len(new), last)
