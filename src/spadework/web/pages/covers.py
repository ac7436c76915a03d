"""Covers of games and signs in texts, put together from the sprites of a game."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from markupsafe import Markup

from spadework.engine.game import OWN_DECK, Game
from spadework.engine.metadata import COVER_SIZE, Cover
from spadework.engine.picture.alone import colours
from spadework.engine.picture.bounds import bounds
from spadework.engine.picture.sprites import PREFIX, Sprites, definitions, use, used
from spadework.engine.picture.svg import element, escape, group

OWN_ID = re.compile(r'(?P<before> id="|href="#|url\(#)(?P<id>[^"\s)]+)')
LABELS = re.compile(r' aria-(?:labelledby|describedby)="[^"]*"')
TAG = re.compile(r"<[a-z][^>]*>")
BOOK = "book"
"""Begins the ids of the art of a rule book."""
MARGIN = 1.5
"""Space around a sign, for its outline."""


def draw_cover(game: Game, cover: Cover) -> str:
    """Draw a game's cover, for a page with the pictures' style sheet. Raises KeyError for an unknown sprite or ground."""
    art = own_sprites(game)
    width, height = COVER_SIZE
    body = GROUNDS[cover.ground]() + "".join(placed_sprite(art, *place) for place in cover.art)
    return element(
        "svg",
        definitions(art, used(body, art)),
        body,
        xmlns="http://www.w3.org/2000/svg",
        class_="picture cover",
        viewBox=f"0 0 {width} {height}",
        preserveAspectRatio="xMidYMid slice",
    )


@lru_cache(maxsize=64)
def cover_image(game: Game, cover: Cover, scheme: str) -> str:
    """Return a game's cover as a self-contained image, light or dark, or as the reader's system for any other scheme. Raises KeyError."""
    head, tag, rest = draw_cover(game, cover).partition(">")
    return f'{head} data-scheme="{scheme}"{tag}<style>{escape(colours())}</style>{rest}'


def placed_sprite(art: Sprites, name: str, x: float, y: float, height: float, turn: float) -> str:
    """Place a sprite with its middle at a point, in a height, and turned by degrees. Raises KeyError."""
    box = bounds(name, art)
    size = height / box.height
    middle = (box.x + box.width / 2, box.y + box.height / 2)
    return group(
        use(name, -size * middle[0], -size * middle[1], size), transform=f"translate({x:g},{y:g}) rotate({turn:g})"
    )


def sign(game: Game, name: str) -> Markup:
    """Return a sprite as a sign in a text with `sign_definitions`; it only decorates. Raises KeyError."""
    box = bounds(name, own_sprites(game))
    frame = box.inset(-MARGIN)
    tall = "tall" if box.height > 1.2 * box.width else "broad" if box.width > 1.5 * box.height else "even"
    return Markup(
        element(
            "svg",
            element("use", href=f"#{BOOK}-{game.id}-{PREFIX}{name}"),
            class_=f"picture sign {tall}",
            viewBox=" ".join(f"{one:.4g}" for one in frame),
            aria_hidden="true",
        )
    )


def sign_definitions(game: Game, names: Iterable[str]) -> Markup:
    """Return the art of the named signs, with ids of its own, as a page may hold the game's sprites too."""
    art = own_sprites(game)
    wanted = used("".join(use(name) for name in names), art)
    drawn = element("svg", definitions(art, wanted), class_="sprites", width=0, height=0, aria_hidden="true")
    return Markup(with_prefixed_ids(drawn, f"{BOOK}-{game.id}"))


@lru_cache(maxsize=16)
def own_sprites(game: Game) -> Sprites:
    """Return the sprites of a game's own deck."""
    return game.sprites(game.deck(OWN_DECK))


def with_prefixed_ids(svg: str, prefix: str) -> str:
    """Make a picture's ids unique on the page with a prefix, and remove its label, which the page provides.

    >>> with_prefixed_ids('<svg aria-labelledby="a b"><g id="a"/><use href="#a"/></svg>', "x")
    '<svg><g id="x-a"/><use href="#x-a"/></svg>'
    >>> with_prefixed_ids("<text>url(#a)</text>", "x")
    '<text>url(#a)</text>'
    """

    def own(tag: re.Match[str]) -> str:
        return OWN_ID.sub(lambda found: f"{found['before']}{prefix}-{found['id']}", LABELS.sub("", tag[0]))

    return TAG.sub(own, svg)


def _sea() -> str:
    width, height = COVER_SIZE
    waves = "".join(
        f"M{x} {y}q5-5 10 0t10 0"
        for row, y in enumerate(range(14, height, 26))
        for x in range(10 + 31 * (row % 2), width, 62)
    )
    return element("rect", width=width, height=height, class_="sea") + element(
        "path", d=waves, class_="waterline", stroke_width=2
    )


def _hold() -> str:
    width, height = COVER_SIZE
    joints = "".join(f"M0 {y}H{width}" for y in range(28, height, 30))
    ends = "".join(
        f"M{x} {y}v30" for row, y in enumerate(range(-2, height, 30)) for x in range(40 + 70 * (row % 3), width, 190)
    )
    return (
        element("rect", width=width, height=height, class_="fill-hold")
        + element("ellipse", cx=width / 2, cy=height * 0.56, rx=width * 0.48, ry=height * 0.5, class_="fill-hold-lit")
        + element("path", d=joints + ends, class_="stroke-hold-line", stroke_width=2)
    )


def _desk() -> str:
    width, height = COVER_SIZE
    grain = "".join(f"M0 {y}Q{width / 3} {y - 7} {2 * width / 3} {y}T{width} {y - 2}" for y in range(12, height, 17))
    return element("rect", width=width, height=height, class_="table") + element("path", d=grain, class_="grain")


GROUNDS: dict[str, Callable[[], str]] = {"sea": _sea, "hold": _hold, "desk": _desk}
