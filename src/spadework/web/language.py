"""Which language a reader gets, and the words of the pages in it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from starlette.requests import HTTPConnection

from spadework.engine.words import LANGUAGES, Words, words_in
from spadework.players.offered import own_name

LANGUAGE_COOKIE = "spadework_language"
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}
DEFAULT = "en"

FOLDERS = (
    "words",
    "page_words",
    "lobby_words",
    "table_words",
    "talk/words",
    "live/back/words",
    "live/ahead/words",
    "notices/words",
    "people_words",
    "history_words",
    "review_words",
)
"""Where the words of the pages lie."""


@lru_cache
def page_words() -> Mapping[str, Words]:
    """The words of all pages, errors and refusals by language."""
    here = Path(__file__).parent
    return words_in([here / name for name in FOLDERS])


def language_of(connection: HTTPConnection) -> str:
    """The language that the reader chose, else the one that the browser likes best, else English."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return liked_best(connection.headers.get("accept-language", ""))


def words_for(connection: HTTPConnection) -> Words:
    """The words of the pages in the reader's language."""
    return page_words()[language_of(connection)]


def liked_best(accepted: str) -> str:
    """The language that an Accept-Language header asks for.

    >>> liked_best("fr, de-AT;q=0.8, en;q=0.5")
    'de'
    """
    best, most = DEFAULT, 0.0
    for part in accepted.split(","):
        tag, _, weight = part.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        liking = weight_of(weight)
        if language in LANGUAGES and liking > most:
            best, most = language, liking
    return best


def weight_of(parameter: str) -> float:
    """The number in `q=0.8`, 1 when there is none, 0 when it is none."""
    name, _, value = parameter.strip().partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


def level_name(level: str, words: Words) -> str:
    """What a computer player is called by its level, which may be one that this server does not know.

    >>> [level_name(level, page_words()["en"]) for level in ("mate", "own:Rusher", "genius")]
    ['Mate', 'Rusher (only on this server)', 'genius']
    """
    own, id = own_name(level), f"level-{level}-name"
    if own is not None:
        return words.text("level-own", name=own)
    return words.text(id) if words.has(id) else level


def listed(names: Sequence[str], words: Words) -> str:
    """Names as a sentence lists them."""
    if len(names) < 2:
        return "".join(names)
    return words.text("default-list", first=", ".join(names[:-1]), last=names[-1])
