"""The standings of a club's members among each other."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from spadework.web.features.history.store import FinishedGame
from spadework.web.features.ratings.service import Rating, among_people, is_fair, is_rated


class MemberStanding(NamedTuple):
    """A member's results."""

    guest: str
    games: int
    wins: float
    """Wins; a shared first place counts as a share."""
    place: float
    """The mean place among the members."""
    rating: Rating | None
    """The rating from games among members; None if none of those is rated."""


class ClubStanding(NamedTuple):
    """The members' results in one game."""

    game: str
    games: int
    members: Sequence[MemberStanding]


def club_standings(games: Sequence[FinishedGame], guests: Collection[str]) -> list[ClubStanding]:
    """Return the standings by game, the most played first; `games` come newest first, and only fair ones count."""
    by_game: dict[str, list[FinishedGame]] = defaultdict(list)
    for game in reversed(games):
        if is_fair(game) and len(game.people.intersection(guests)) > 1:
            by_game[game.game].append(game)
    standings = [ClubStanding(id, len(here), club_standing(here, guests)) for id, here in by_game.items()]
    return sorted(standings, key=lambda one: (-one.games, one.game))


def club_standing(games: Sequence[FinishedGame], guests: Collection[str]) -> list[MemberStanding]:
    """Return the standings in fair games of one kind, in the order in which they ended; most wins first."""
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
    rows = [MemberStanding(one, len(had), wins[one], fmean(had), ratings.get(one)) for one, had in places.items()]
    return sorted(rows, key=lambda row: (-row.wins, row.place, row.guest))


def places_among(game: FinishedGame, guests: Collection[str]) -> Mapping[str, int]:
    """Return the places of these guests among each other."""
    places = {seat.guest: seat.place for seat in game.seats if seat.guest in guests and seat.place is not None}
    return {
        guest: 1 + sum(other < place for other in places.values())
        for guest, place in places.items()
        if guest is not None
    }
