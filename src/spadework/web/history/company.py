"""What some people have played with each other, as a table for each game."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from spadework.web.history.ratings import Rating, among_people, is_fair, is_rated
from spadework.web.store.history.games import Finished


class Member(NamedTuple):
    """How one of them stands."""

    guest: str
    games: int
    wins: float
    """Those who share a first place share the win."""
    place: float
    """The mean place among each other."""
    rating: Rating | None
    """From the games with each other alone; None where none of them is rated."""


class Standing(NamedTuple):
    """How they stand in one game."""

    game: str
    games: int
    members: Sequence[Member]


def standings(games: Sequence[Finished], guests: Collection[str]) -> list[Standing]:
    """How some people stand in each game, the most played first; games are given the newest first, and fair ones count."""
    found: dict[str, list[Finished]] = defaultdict(list)
    for game in reversed(games):
        if is_fair(game) and len(game.people.intersection(guests)) > 1:
            found[game.game].append(game)
    made = [Standing(id, len(here), standing(here, guests)) for id, here in found.items()]
    return sorted(made, key=lambda one: (-one.games, one.game))


def standing(games: Sequence[Finished], guests: Collection[str]) -> list[Member]:
    """How some people stand after fair games of one kind, in the order in which they ended: who has won most comes first."""
    places: dict[str, list[int]] = defaultdict(list)
    wins: dict[str, float] = defaultdict(float)
    ratings: dict[str, Rating] = {}
    for game in games:
        among = places_among(game, guests)
        first = [guest for guest, place in among.items() if place == 1]
        for guest, place in among.items():
            places[guest].append(place)
            wins[guest] += (place == 1) / len(first)
        if is_rated(game):
            among_people(game, among.keys(), ratings)
    rows = [Member(one, len(had), wins[one], fmean(had), ratings.get(one)) for one, had in places.items()]
    return sorted(rows, key=lambda row: (-row.wins, row.place, row.guest))


def places_among(game: Finished, guests: Collection[str]) -> Mapping[str, int]:
    """The places of those of some people who sat at a table, among each other."""
    places = {seat.guest: seat.place for seat in game.seats if seat.guest in guests and seat.place is not None}
    return {
        guest: 1 + sum(other < place for other in places.values())
        for guest, place in places.items()
        if guest is not None
    }
