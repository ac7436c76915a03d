"""What a link to a page unfolds to where somebody sends it: a few words and a picture that anybody may see."""

from typing import NamedTuple

from starlette.requests import Request

from spadework.engine.game import Game
from spadework.engine.words import Words

SIZE = (1200, 630)
"""Width and height of the pictures."""


class Sharing(NamedTuple):
    """What is told of a page to those who have not opened it."""

    description: str
    picture: str
    """The path of a PNG."""
    alt: str
    """What the picture shows."""


def picture_name(language: str) -> str:
    """What the file of a shared picture is called, in the folder of a game and among the static files."""
    return f"share.{language}.png"


def of_site(words: Words) -> Sharing:
    """What is told of Spadework as a whole."""
    return Sharing(words.text("share-site"), f"/{picture_name(words.language)}", words.text("share-picture"))


def of_game(game: Game, words: Words) -> Sharing:
    """What is told of a game, and of every table and moment of it: nothing that has happened there."""
    game_words, site, name = game.words[words.language], of_site(words), picture_name(words.language)
    shared = site._replace(description=game_words.text("tagline")) if game_words.has("tagline") else site
    if not (game.folder / name).is_file():
        return shared
    alt = words.text("home-moment", game=game.title(words.language))
    return shared._replace(picture=f"/games/{game.id}/{name}", alt=alt)


def absolute(request: Request, path: str) -> str:
    """The whole address of a path of this site, as others are to find it."""
    return str(request.base_url).rstrip("/") + path
