"""The standings of a club's members, and the club's records."""

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


class ClubRecord(NamedTuple):
    """A game worth watching again."""

    kind: str
    """`points` for the game in which a member scored most; `close` for the one that a member won by the narrowest margin."""
    game: FinishedGame
    guest: str
    """The member."""
    points: int
    """The member's points, or the margin."""


class ClubStanding(NamedTuple):
    """The members' results in one game."""

    game: str
    games: int
    members: Sequence[MemberStanding]
    records: Sequence[ClubRecord]
    """The games worth watching again; none before there are `FEWEST_FOR_RECORDS` games."""


FEWEST_FOR_RECORDS = 3
"""Minimum games of one kind for records."""


def club_standings(games: Sequence[FinishedGame], guests: Collection[str]) -> list[ClubStanding]:
    """Return the standings by game, the most played first.

    Args:
        games: finished games, the newest first. Only fair ones with several members count.
        guests: the members.
    """
    by_game: dict[str, list[FinishedGame]] = defaultdict(list)
    for game in reversed(games):
        if is_fair(game) and len(game.people.intersection(guests)) > 1:
            by_game[game.game].append(game)
    standings = [
        ClubStanding(id, len(here), club_standing(here, guests), club_records(here, guests))
        for id, here in by_game.items()
    ]
    return sorted(standings, key=lambda one: (-one.games, one.game))


def club_standing(games: Sequence[FinishedGame], guests: Collection[str]) -> list[MemberStanding]:
    """Return the standings in one game, most wins first; `games` are fair ones, in the order in which they ended."""
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


def club_records(games: Sequence[FinishedGame], guests: Collection[str]) -> list[ClubRecord]:
    """Return the game in which a member scored most, and the one that a member won most narrowly; of equals, the first."""
    if len(games) < FEWEST_FOR_RECORDS:
        return []
    made, won = [], []
    for game in games:
        ranked = sorted((seat for seat in game.seats if seat.place is not None), key=lambda seat: seat.place or 0)
        for seat in ranked:
            if seat.guest in guests:
                made.append(ClubRecord("points", game, seat.guest or "", seat.score or 0))
        # A shared win has no margin.
        if len(ranked) > 1 and ranked[0].guest in guests and ranked[1].place != 1:
            lead = (ranked[0].score or 0) - (ranked[1].score or 0)
            won.append(ClubRecord("close", game, ranked[0].guest or "", lead))
    best = [max(made, key=lambda one: one.points)] if made else []
    return best + ([min(won, key=lambda one: one.points)] if won else [])


def places_among(game: FinishedGame, guests: Collection[str]) -> Mapping[str, int]:
    """Return the places of these guests in a game, counted among themselves."""
    places = {seat.guest: seat.place for seat in game.seats if seat.guest in guests and seat.place is not None}
    return {
        guest: 1 + sum(other < place for other in places.values())
        for guest, place in places.items()
        if guest is not None
    }
