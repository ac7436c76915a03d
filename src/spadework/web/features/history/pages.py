"""The history page: finished games, statistics, and ratings."""

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.words import Words, message
from spadework.players import LEVELS
from spadework.web.features.history.statistics import PEOPLE, OpponentStatistics, Statistics, StatisticsRow, statistics
from spadework.web.features.history.store import FinishedGame, FinishedSeat, Reliability, of_guest, of_people
from spadework.web.features.ratings.service import Ladder, Rating, finishes_before
from spadework.web.pages.table_context import cover_url, level_text
from spadework.web.server.public_url import root
from spadework.web.server.requests import day_text, decimal, join_names, level_name, number, title_of, words_for
from spadework.web.server.site import Site, guest_of, page, site_of

MINUTE, HOUR, DAY = 60, 3600, 86400

SHOWN = 30
"""Games on a page."""


def outcome(game: FinishedGame, own: Sequence[FinishedSeat], words: Words) -> str:
    """Return the places and points of these seats; empty for a game ended early."""
    return "; ".join(
        words.text("history-outcome", place=seat.place, seats=len(game.seats), points=seat.score)
        for seat in own
        if seat.place is not None and seat.score is not None
    )


def opponents(game: FinishedGame, guest: str, words: Words) -> str:
    """Return the names of a guest's opponents."""
    names = [
        f"{seat.name} ({level_text(seat.level, words)})" if seat.level else seat.name
        for seat in game.seats
        if seat.guest != guest
    ]
    return join_names(names, words) if names else words.text("history-alone")


def length(game: FinishedGame, words: Words) -> str:
    """Return a game's length in moves and time."""
    moves = words.text("history-moves", moves=game.length)
    return moves if game.began is None else f"{moves}, {lasted(game, words)}"


def lasted(game: FinishedGame, words: Words) -> str:
    """Return a game's duration from the deal to its end."""
    assert game.began is not None
    seconds = int((game.finished - game.began).total_seconds())
    if seconds < HOUR:
        return words.text("history-minutes", minutes=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return words.text("history-hours", hours=round(seconds / HOUR))
    return words.text("history-days", days=round(seconds / DAY))


def remarks(game: FinishedGame, words: Words) -> list[str]:
    """Return the remarks on how a game was played."""
    found = [id for id, holds in remarks_by_kind(game).items() if holds]
    names = join_names([seat.name for seat in game.seats if seat.had_substitute], words)
    return [words.text(f"history-{id}", names=names) for id in found]


def remarks_by_kind(game: FinishedGame) -> dict[str, bool]:
    """Return the possible remarks on a game, and whether each applies."""
    return {
        "ended-early": game.ended,
        "stood-in": any(seat.had_substitute for seat in game.seats),
        "tutorial": game.tutorial,
        "open-hands": game.open_hands,
        "played-on": game.begun_from is not None,
        "went-back": game.epoch > 0,
        "deal": game.deal is not None,
    }


def end_url(game: FinishedGame) -> str:
    """Return the page that shows how a game ended."""
    return f"{root()}/tables/{game.id}" if game.ended else f"{root()}/tables/{game.id}/ending"


def rating_context(heading: str, rating: Rating, meaning: str, words: Words) -> dict[str, Any]:
    """Return a rating with its explanation, for the template."""
    return {
        "heading": heading,
        "value": decimal(rating.value, words),
        "spread": decimal(2 * rating.deviation, words),
        "meaning": meaning,
        "provisional": rating.provisional,
    }


def wins_of_ten(rating: Rating, other: float) -> int:
    """Return in how many of ten games a player finishes before one whose rating is certain."""
    return round(10 * finishes_before(rating, Rating(other, 0.0)))


def percent(share: float) -> int:
    """Return a share as a percentage."""
    return round(100 * share)


async def history(request: Request) -> Response:
    """Show the guest's games."""
    words, guest, site = words_for(request), guest_of(request), site_of(request)
    every = await of_guest(site.storage, guest)
    chosen = request.query_params.get("game", "")
    games = [game for game in every if chosen in {"", game.game}]
    pages = max(1, -(-len(games) // SHOWN))
    here = min(max(1, number(request, "page") or 1), pages)
    return page(
        request,
        "history.html",
        message("title-history"),
        choices=game_choices(every, chosen, words),
        total=len(games),
        games=[listed_game(game, guest, words) for game in games[(here - 1) * SHOWN : here * SHOWN]],
        pages={
            "here": here,
            "last": pages,
            "newer": address(chosen, here - 1) if here > 1 else "",
            "older": address(chosen, here + 1) if here < pages else "",
        },
        reliability=reliability_texts((await of_people(site.storage, [guest])).get(guest), words),
        statistics=[
            await statistics_context(site, one, guest, words)
            for one in statistics(every, guest)
            if chosen in {"", one.game}
        ],
    )


def address(game: str, page: int = 1) -> str:
    """Return the URL of a page of one kind of games, or of all."""
    parts = [f"game={game}"] * bool(game) + [f"page={page}"] * (page > 1)
    return f"{root()}/history" + "?" * bool(parts) + "&".join(parts)


def game_choices(games: Sequence[FinishedGame], chosen: str, words: Words) -> list[dict[str, Any]]:
    """Return the kinds of games to choose from, if there are several."""
    titles = sorted((title_of(id, words.language), id) for id in {game.game for game in games})
    if len(titles) < 2:
        return []
    every = [(words.text("history-all-games"), ""), *titles]
    return [{"text": text, "url": address(id), "chosen": id == chosen} for text, id in every]


def finished_game(game: FinishedGame, outcome: str, words: Words) -> dict[str, Any]:
    """Return a game of a list for the template, with its outcome in words."""
    return {
        "title": title_of(game.game, words.language),
        "cover_url": cover_url(game.game),
        "date": game.finished.date().isoformat(),
        "day": day_text(game.finished.date(), words),
        "outcome": outcome,
        "length": length(game, words),
        "remarks": remarks(game, words),
        "url": end_url(game),
    }


def listed_game(game: FinishedGame, guest: str, words: Words) -> dict[str, Any]:
    """Return a game of the guest's list for the template."""
    return finished_game(game, outcome(game, game.seats_of(guest), words), words) | {
        "opponents": opponents(game, guest, words),
        "replay_url": "" if game.ended else f"{root()}/tables/{game.id}/replay",
    }


def reliability_texts(found: Reliability | None, words: Words) -> list[str]:
    """Return how reliably a guest has played with others, where known."""
    if found is None:
        return []
    texts = [words.text("history-stayed", finished=found.finished, begun=found.begun)]
    if found.turns:
        texts.append(words.text("history-in-time", in_time=found.in_time, turns=found.turns))
    return texts


async def statistics_context(site: Site, one: Statistics, guest: str, words: Words) -> dict[str, Any]:
    """Return the statistics of one kind of games for the template."""
    return {
        "title": title_of(one.game, words.language),
        "id": one.game,
        "games": one.games,
        "few": one.few,
        "rows": [row_context(row, words) for row in one.rows],
        "against": [against_text(kind, words) for kind in sorted(one.against, key=rank)],
        "ratings": await ratings_context(site, one.game, guest, words),
    }


def row_context(row: StatisticsRow, words: Words) -> dict[str, Any]:
    """Return the statistics of tables of one size for the template."""
    return {
        "seats": row.seats,
        "games": row.games,
        "share": percent(row.share),
        "even": percent(row.even),
        "interval": words.text("history-interval", low=percent(row.wins_from), high=percent(row.wins_to)),
        "place": decimal(row.place, words),
        "points": decimal(row.points, words),
        "best": row.best,
    }


def rank(kind: OpponentStatistics) -> int:
    """Return the sort key of opponents: people first, then levels from the weakest."""
    return LEVELS.index(kind.level) if kind.level in LEVELS else -1 if kind.level == PEOPLE else len(LEVELS)


def against_text(kind: OpponentStatistics, words: Words) -> str:
    """Return how often a guest has met people, or computer players of a level."""
    opponents = words.text("history-people") if kind.level == PEOPLE else level_name(kind.level, words)
    return words.text("history-against", who=opponents, games=kind.games, won=decimal(kind.wins, words))


async def ratings_context(site: Site, id: str, guest: str, words: Words) -> list[dict[str, Any]]:
    """Return a guest's ratings in a game for the template."""
    try:
        ladder = await site.ladders.of(find_game(id))
    except UnknownGame:
        return []
    texts = []
    if (rating := ladder.people.get(guest)) is not None:
        average = ladder.average()
        meaning = words.text(
            "history-meaning-people", games=wins_of_ten(rating, average), other=decimal(average, words)
        )
        texts.append(rating_context(words.text("history-rating-people"), rating, meaning, words))
    if (rating := ladder.alone.get(guest)) is not None:
        level = nearest(ladder, rating.value)
        other, name = ladder.level(level).value, level_name(level, words)
        meaning = words.text(
            "history-meaning-level", level=name, games=wins_of_ten(rating, other), other=decimal(other, words)
        )
        texts.append(rating_context(words.text("history-rating-computers"), rating, meaning, words))
    return texts


def nearest(ladder: Ladder, value: float) -> str:
    """Return the level with the nearest rating."""
    return min(LEVELS, key=lambda level: abs(ladder.level(level).value - value))


ROUTES = [Route("/history", history)]
