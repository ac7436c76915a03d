"""Finished games and ratings in words."""

from collections.abc import Sequence
from typing import Any

from spadework.engine.words import Words
from spadework.web.history.ratings import Rating, ahead
from spadework.web.language import listed
from spadework.web.pages.table_context import level_text
from spadework.web.store.history.games import Finished, Sat

MINUTE, HOUR, DAY = 60, 3600, 86400


def outcome(game: Finished, own: Sequence[Sat], words: Words) -> str:
    """Place and points of those who sat on some seats; empty when the game was ended early."""
    return "; ".join(
        words.text("history-outcome", place=seat.place, seats=len(game.seats), points=seat.score)
        for seat in own
        if seat.place is not None and seat.score is not None
    )


def company(game: Finished, guest: str, words: Words) -> str:
    """With whom a guest played."""
    names = [
        f"{seat.name} ({level_text(seat.level, words)})" if seat.level else seat.name
        for seat in game.seats
        if seat.guest != guest
    ]
    return listed(names, words) if names else words.text("history-alone")


def length(game: Finished, words: Words) -> str:
    """How long a game was, in moves and in time."""
    moves = words.text("history-moves", moves=game.length)
    return moves if game.began is None else f"{moves}, {lasted(game, words)}"


def lasted(game: Finished, words: Words) -> str:
    """How long a game took from the deal to its end."""
    assert game.began is not None
    seconds = int((game.finished - game.began).total_seconds())
    if seconds < HOUR:
        return words.text("history-minutes", minutes=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return words.text("history-hours", hours=round(seconds / HOUR))
    return words.text("history-days", days=round(seconds / DAY))


def remarks(game: Finished, words: Words) -> list[str]:
    """What has to be said of how a game was played."""
    found = [id for id, holds in marks(game).items() if holds]
    return [words.text(f"history-{id}") for id in found]


def marks(game: Finished) -> dict[str, bool]:
    """What may have to be said of how a game was played, and whether it holds."""
    return {
        "ended-early": game.ended,
        "stood-in": any(seat.stood_in for seat in game.seats),
        "voyage": game.voyage,
        "played-on": game.begun_from is not None,
        "went-back": game.course > 0,
        "deal": game.deal is not None,
    }


def end_url(game: Finished) -> str:
    """Where one sees how a game ended."""
    return f"/tables/{game.id}" if game.ended else f"/tables/{game.id}/ending"


def rating_told(heading: str, rating: Rating, meaning: str, words: Words) -> dict[str, Any]:
    """A rating in numbers, and what it means."""
    return {
        "heading": heading,
        "value": decimal(rating.value, words),
        "spread": decimal(2 * rating.deviation, words),
        "meaning": meaning,
        "provisional": rating.provisional,
    }


def of_ten(rating: Rating, other: float) -> int:
    """In how many of ten games one would finish before somebody whose rating is known for sure."""
    return round(10 * ahead(rating, Rating(other, 0.0)))


def decimal(value: float, words: Words) -> str:
    """A number with one digit behind the point, or with none where that is 0.

    >>> from spadework.web.language import page_words
    >>> decimal(2.25, page_words()["en"]), decimal(2.25, page_words()["de"]), decimal(3.0, page_words()["en"])
    ('2.2', '2,2', '3')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return text.replace(".", words.text("history-point"))


def percent(share: float) -> int:
    """A share in hundredths."""
    return round(100 * share)
