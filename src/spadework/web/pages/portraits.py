"""Portraits for seats: a person, the ranks of the computer players, and an empty seat for a friend."""

from collections.abc import Callable
from functools import cache

from markupsafe import Markup

from spadework.engine.picture.svg import element, star
from spadework.web.pages.scene import at, path

BOX = "-40 -46 80 80"


@cache
def portraits() -> Markup:
    """Return all portraits as symbols for a page, whose ids begin with `who-`.

    A coat has the fill of the place where the portrait is used.
    """
    symbols = (
        element("symbol", draw(), id=f"who-{name.replace('_', '-')}", viewBox=BOX) for name, draw in PORTRAITS.items()
    )
    return Markup(element("svg", *symbols, width=0, height=0, aria_hidden="true", class_="aside-only"))


def portrait_of(kind: str, level: str) -> str:
    """Return the id of a portrait, for the kind of a seat and the level of its computer player.

    >>> portrait_of("me", "mate"), portrait_of("computer", "deck-hand"), portrait_of("computer", "own:Marlow")
    ('who-me', 'who-deck-hand', 'who-diver')
    """
    name = level if kind == "computer" else kind
    return f"who-{name}" if name.replace("-", "_") in PORTRAITS else "who-diver"


def drawn(d: str, class_: str, width: float) -> str:
    """A line without a field."""
    return path(d, class_, width, fill="none")


def bust(*extra: str, mouth: str = "M-6 4Q0 9 6 4") -> str:
    """A head above a coat; hats and the like come on top."""
    return (
        path("M-34 36Q-34 14-12 12H12Q34 14 34 36Z", "stroke-outline", 2.6)
        + path("M-7 6V14L0 22L7 14V6Z", "fill-skin stroke-outline", 2.2)
        + path("M-16-8a16 17 0 0 0 32 0V-18H-16Z", "fill-skin stroke-outline", 2.6)
        + element("circle", cx=-6, cy=-6, r=2, class_="fill-outline")
        + element("circle", cx=6, cy=-6, r=2, class_="fill-outline")
        + drawn("M0-4Q3 0 0 1", "stroke-outline", 1.8)
        + drawn(mouth, "stroke-outline", 2.2)
        + "".join(extra)
    )


def me() -> str:
    """An explorer with a wide hat."""
    return bust(
        path("M-17-16Q-16-38 0-35Q16-38 17-16Z", "fill-wood-light stroke-outline", 2.6),
        path("M-17-21H17V-15H-17Z", "fill-red-deep"),
        path("M-32-13Q0-24 32-13Q0-6-32-13Z", "fill-wood-light stroke-outline", 2.6),
        mouth="M-7 3Q0 12 7 3Z",
    )


def here() -> str:
    """A companion at the same screen, with curls."""
    return bust(
        path(
            "M-18-4Q-24-12-17-19Q-18-30-7-29Q0-37 8-29Q18-30 17-19Q24-12 18-4Q15-16 4-18Q-12-18-18-4Z",
            "fill-wood-deep stroke-outline",
            2.4,
        ),
        mouth="M-7 3Q0 11 7 3Z",
    )


def link() -> str:
    """A letter to a friend."""
    return (
        path("M-30-22H30V20H-30Z", "fill-on-back stroke-outline", 2.6)
        + drawn("M-30-22L0 4L30-22M-30 20L-9-4M30 20L9-4", "stroke-outline", 2.2)
        + element(
            "path", d=star(12, 11, 9), class_="fill-alert stroke-outline", stroke_width=2.2, transform="translate(0,6)"
        )
    )


def deck_hand() -> str:
    """A deck hand with a headscarf."""
    return bust(
        path("M15-18L27-13L24-22L30-25L16-24Z", "fill-red stroke-outline", 2.2),
        path("M-17-15Q-18-34 0-34T17-15Q0-24-17-15Z", "fill-red stroke-outline", 2.6),
        "".join(element("circle", cx=x, cy=y, r=2, class_="fill-on-back") for x, y in ((-8, -25), (1, -29), (9, -24))),
        drawn("M-17 20Q0 26 17 20M-23 28Q0 34 23 28", "stroke-on-back", 3),
        mouth="M-5 5H6",
    )


def mate() -> str:
    """A mate with a peaked cap."""
    return bust(
        path("M-20-20Q-24-34 0-35T20-20Z", "fill-on-back stroke-outline", 2.6),
        path("M-18-21H18V-14H-18Z", "fill-back stroke-outline", 2.4),
        path("M-14-14Q0-5 18-11L17-15H-14Z", "fill-outline"),
        element("circle", cy=-18, r=2.6, class_="fill-gold"),
    )


def captain() -> str:
    """A captain with a beard and a tricorne."""
    return bust(
        path("M-16-6Q-20 20 0 22Q20 20 16-6Q12 2 7 0Q0-4-7 0Q-12 2-16-6Z", "fill-wood-deep stroke-outline", 2.4),
        drawn("M-5 6Q0 9 5 6", "stroke-on-back", 2.2),
        path("M-30-14Q-26-26-16-23Q-12-40 0-40T16-23Q26-26 30-14Q0-24-30-14Z", "fill-back stroke-outline", 2.6),
        drawn("M-26-18Q0-28 26-18", "stroke-gold", 3),
        mouth="",
    )


def admiral() -> str:
    """An admiral with white hair, a high hat and gold on the shoulders."""
    return bust(
        path("M-17-14Q-24-2-18 4Q-13 0-15-10ZM17-14Q24-2 18 4Q13 0 15-10Z", "fill-on-back stroke-outline", 2.2),
        path("M-10 3Q-5-1 0 2Q5-1 10 3Q5 7 0 4Q-5 7-10 3Z", "fill-on-back stroke-outline", 1.8),
        path("M-32-14Q-24-42 0-43T32-14Q0-22-32-14Z", "fill-back stroke-outline", 2.6),
        drawn("M-27-17Q0-26 27-17", "stroke-gold", 4),
        element("path", d=star(8, 7, 4), class_="fill-gold", transform="translate(0,-31)"),
        drawn("M-32 22H-16M32 22H16M-30 22V30M-25 22V31M-20 22V30M30 22V30M25 22V31M20 22V30", "stroke-gold", 3),
        mouth="M-4 9H4",
    )


def diver() -> str:
    """A diver, who stands for a player from a file."""
    return (
        path("M-34 36Q-34 18-12 16H12Q34 18 34 36Z", "stroke-outline", 2.6)
        + element("ellipse", cy=17, rx=21, ry=7, class_="fill-wood-light stroke-outline", stroke_width=2.4)
        + element("circle", cy=-10, r=25, class_="fill-gold stroke-outline", stroke_width=2.6)
        + element("circle", cy=-10, r=14, class_="fill-shallow stroke-outline", stroke_width=2.4)
        + drawn("M-8-14Q-6-20 0-21M0-41V-35", "stroke-outline", 2.4)
        + at(drawn("M-4-7V7M4-7V7", "stroke-outline", 2.4), 0, -10)
    )


PORTRAITS: dict[str, Callable[[], str]] = {
    one.__name__: one for one in (me, here, link, deck_hand, mate, captain, admiral, diver)
}
