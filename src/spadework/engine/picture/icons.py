"""Icons: the suits' signs, and signs beside names and numbers in every game, each around the origin in a square of 24."""

from functools import lru_cache

from spadework.engine.picture.svg import element, placed

SUIT_PATHS = {
    "purple": "M0-12L11 0L0 12L-11 0Z",
    "orange": "M0-10L12 10H-12Z",
    "green": "M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z",
    "grey": "M-9-9H9V9H-9Z",
    "red": "M0-12C3-6 9-2 9 4A9 8 0 0 1-9 4C-9-2-3-6 0-12Z",
    "blue": "M-12-2Q-8-9-4-2T4-2T12-2V7Q8 0 4 7T-4 7T-12 7Z",
}
"""The sign of each suit, which backs up its colour, around the origin in a square of 24: diamond, triangle, circle, square, drop, wave."""


@lru_cache(maxsize=2048)
def suit(colour: str, x: float, y: float, size: float = 24, class_: str | None = None) -> str:
    """Draw a suit's sign at a point, in the suit's colour with an ink outline, or in the given class."""
    return element(
        "path",
        d=SUIT_PATHS[colour],
        transform=placed(x, y, size / 24),
        class_=class_ or f"fill-{colour} stroke-ink",
        stroke_width=1.5 if class_ is None else None,
    )


FILLED = {
    "crown": "M-10-6L-5 0L0-10L5 0L10-6L8.5 7H-8.5ZM-8.5 9H8.5V11H-8.5Z",
    "star": "M0-11L3.2-3.9L11-3.4L5 1.7L7 9.3L0 5.1L-7 9.3L-5 1.7L-11-3.4L-3.2-3.9Z",
    "pennant": "M-7 11V-11L9-5L-4.6 0V11Z",
    "pencil": "M-10 10L-8 3L5-10L10-5L-3 8ZM-8 3L-3 8M2-7L7-2",
    "cards": "M-4-10H9V7H-4ZM-6-7H-9V10H4V9H-6Z",
    "chest": "M-10-1Q-10-8-4-8H4Q10-8 10-1ZM-10 1H-2V4H2V1H10V9H-10Z",
    "skull": (
        "M0-10C7-10 10-5 9 1C9 4 7 5 6 5V9H-6V5C-7 5-9 4-9 1C-10-5-7-10 0-10Z"
        "M-5-1a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M.6-1a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z"
    ),
}
PENNED = {
    "check": "M-9 1L-3 7L9-7",
    "cross": "M-7-7L7 7M7-7L-7 7",
    "arrow": "M-9 0H8M2-6L8 0L2 6",
    "swap": "M-9-4H8L4-8M9 4H-8L-4 8",
    "eye": "M-11 0Q0-11 11 0Q0 11-11 0ZM0-3.4A3.4 3.4 0 1 1-.01-3.4",
    "clock": "M0-10A10 10 0 1 1-.01-10M0-6V0L4 3",
    "turn": "M8-6A9.5 9.5 0 1 0 9.5 2M8-11V-5H2",
}


@lru_cache(maxsize=2048)
def icon(name: str, x: float, y: float, size: float = 24, colour: str = "ink") -> str:
    """Draw an icon at a point, in a colour of the style sheet. Raises KeyError when there is no such icon."""
    if name in FILLED:
        return element(
            "path", d=FILLED[name], transform=placed(x, y, size / 24), class_=f"fill-{colour}", fill_rule="evenodd"
        )
    return element(
        "path", d=PENNED[name], transform=placed(x, y, size / 24), class_=f"pen stroke-{colour}", stroke_width=2.6
    )
