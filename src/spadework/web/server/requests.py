"""Path parameters, query parameters, and the user's language."""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from pathlib import Path

from starlette.requests import HTTPConnection

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.words import LANGUAGES, Words, words_in
from spadework.players.server_players import own_name
from spadework.web.server.errors import Problem

WEB = Path(__file__).parents[1]
HOST = re.compile(r"([\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?", re.ASCII | re.IGNORECASE)
HIGHEST_PORT = 65535
SWITCHES = {"1": True, "true": True, "0": False, "false": False}

LANGUAGE_COOKIE = "spadework_language"
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}
DEFAULT = "en"

# Hosts and parameters


def host_and_port(text: str) -> tuple[str, int | None] | None:
    """Parse a host, in lower case, and its port, if any; return None for an invalid host.

    >>> host_and_port("Games.example:8000"), host_and_port("[::1]"), host_and_port("games.example:0"), host_and_port("x\\\\.example")
    (('games.example', 8000), ('[::1]', None), None, None)
    """
    found = HOST.fullmatch(text)
    if found is None:
        return None
    port = None if found[2] is None else int(found[2])
    return None if port is not None and not 0 < port <= HIGHEST_PORT else (found[1].lower(), port)


def part(connection: HTTPConnection, name: str) -> str:
    """Return a path parameter."""
    return str(connection.path_params[name])


def number_part(connection: HTTPConnection, name: str) -> int:
    """Return a path parameter as a number. Raises Problem."""
    return _number(part(connection, name))


def number(connection: HTTPConnection, name: str) -> int | None:
    """Return a query parameter as a number, None if it is missing. Raises Problem."""
    text = connection.query_params.get(name)
    return None if text is None else _number(text)


def switch(connection: HTTPConnection, name: str, default: bool) -> bool:
    """Return a query parameter as a switch: 1, true, 0 or false. Raises Problem."""
    text = connection.query_params.get(name)
    if text is None:
        return default
    if text.lower() not in SWITCHES:
        raise bad_address()
    return SWITCHES[text.lower()]


def _number(text: str) -> int:
    # Larger numbers are never needed, and Python refuses very long ones.
    if len(text) > 18 or not text.removeprefix("-").isdecimal():
        raise bad_address()
    return int(text)


def bad_address() -> Problem:
    """Return the error for an invalid parameter."""
    return Problem("error-address", 422)


# Languages and texts


@lru_cache
def page_words() -> Mapping[str, Words]:
    """Return the texts of all pages, errors and refusals by language."""
    return words_in(sorted(path.parent for path in WEB.glob("**/en.ftl")))


def language_of(connection: HTTPConnection) -> str:
    """Return the user's chosen language, else the browser's preferred one, else English."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return preferred_language(connection.headers.get("accept-language", ""))


def words_for(connection: HTTPConnection) -> Words:
    """Return the texts of the pages in the user's language."""
    return page_words()[language_of(connection)]


def preferred_language(accepted: str) -> str:
    """Return the preferred language of an Accept-Language header.

    >>> preferred_language("fr, de-AT;q=0.8, en;q=0.5")
    'de'
    """
    best, most = DEFAULT, 0.0
    for part in accepted.split(","):
        tag, _, weight = part.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        liking = quality(weight)
        if language in LANGUAGES and liking > most:
            best, most = language, liking
    return best


def quality(parameter: str) -> float:
    """Parse a quality value such as `q=0.8`; 1 if there is none, 0 if it is invalid."""
    name, _, value = parameter.strip().partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


def title_of(game: str, language: str) -> str:
    """Return the title of a game, its id if this server doesn't have it."""
    try:
        return find_game(game).title(language)
    except UnknownGame:
        return game


def level_name(level: str, words: Words) -> str:
    """Return a computer player's name by its level, which may be unknown to this server.

    >>> [level_name(level, page_words()["en"]) for level in ("mate", "own:Rusher", "genius")]
    ['Mate', 'Rusher (only on this server)', 'genius']
    """
    own, id = own_name(level), f"level-{level}-name"
    if own is not None:
        return words.text("level-own", name=own)
    return words.text(id) if words.has(id) else level


def join_names(names: Sequence[str], words: Words) -> str:
    """Join names as in a sentence."""
    if len(names) < 2:
        return "".join(names)
    return words.text("default-list", first=", ".join(names[:-1]), last=names[-1])


def decimal(value: float, words: Words) -> str:
    r"""Return a number with one decimal, or none if that is 0.

    >>> decimal(2.25, page_words()["en"]), decimal(2.25, page_words()["de"]), decimal(3.0, page_words()["en"])
    ('2.2', '2,2', '3')
    >>> decimal(-0.04, page_words()["en"]), decimal(-1.3, page_words()["en"]) == "\N{MINUS SIGN}1.3"
    ('0', True)
    """
    # Adding nothing turns -0 into 0.
    text = f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")
    return text.replace(".", words.text("history-point")).replace("-", "\N{MINUS SIGN}")


def day_text(day: date, words: Words, today: date | None = None) -> str:
    """Return a day in words, with its year unless that is this year.

    >>> day, today = date(2026, 11, 26), date(2026, 12, 1)
    >>> [day_text(day, page_words()[language], today) for language in ("en", "de")]
    ['Thursday, 26 November', 'Donnerstag, 26. November']
    >>> day_text(day, page_words()["en"], date(2027, 1, 1))
    'Thursday, 26 November 2026'
    """
    today = today or datetime.now(UTC).date()
    text = words.text(
        "date-day",
        weekday=words.text("date-weekdays").split()[day.weekday()],
        day=day.day,
        month=words.text("date-months").split()[day.month - 1],
    )
    return text if day.year == today.year else f"{text} {day.year}"
