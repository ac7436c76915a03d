"""What a game's `picture` provides, and what it draws a view with."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from spadework.engine.contract.rules import Record
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import Message, Words


@dataclass(frozen=True)
class Scene:
    """What a picture needs beside the view: words, names, the shape of the page and the table's options."""

    words: Words
    names: tuple[str, ...]
    """Who sits where."""
    wide: bool = True
    options: Mapping[str, str] | None = None
    """The table's options by name; None for their defaults."""
    now: Record | None = None
    """When the picture looks back in a game that still goes on, the present view of the same viewer: what a table may not look up again,
    such as a pile face down, is then left out."""

    panels: dict[str, Any] = field(default_factory=dict, compare=False)
    """What `Sketch.panel` keeps of the pictures that were drawn before for the same viewer, in the same language and shape."""

    def option(self, name: str) -> str | None:
        """The table's choice for an option, None when nothing was chosen."""
        return (self.options or {}).get(name)


class Picture(Protocol):
    """What a game's `picture` provides."""

    draw: Callable[[Any, Record, int, Scene], Drawn]
    """draw(deck, view, seat, scene): the view as a picture."""
    sprites: Callable[[Any], Mapping[str, str]]
    """sprites(deck): the art that never changes in a game, as SVG by name; pictures place it by `use`."""
    picks: Callable[[Any, Record, int, int], tuple[tuple[str, ...], ...]]
    """picks(deck, view, seat, move): the clicks that make the move, in order; each click may hit any one of several elements."""
    marks: Callable[[Any, Record, int, int], tuple[str, ...]]
    """marks(deck, view, seat, move): ids of the elements that show what the move would do."""


About: TypeAlias = Callable[[Any, Record, int, str], Message | None]
"""about(deck, view, seat, id): what an element of the picture is, what it does now, and why it can or can't be used, in two or three
sentences with the number of the rule; None where there is nothing to say. A game's `picture` may provide it."""
