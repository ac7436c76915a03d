"""The interface of a game's `picture`, and the drawing context."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from spadework.engine.interface.rules import Record
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import Message, Words


@dataclass(frozen=True)
class Scene:
    """The drawing context beside the view: words, names, page layout and the table's options."""

    words: Words
    names: tuple[str, ...]
    """Players' names by seat."""
    wide: bool = True
    options: Mapping[str, str] | None = None
    """The table's options by name; None for the defaults."""
    now: Record | None = None
    """The viewer's present view, for a picture of an earlier position of an unfinished game: what players may not look up again, such as
    a pile face down, is then left out."""

    panels: dict[str, Any] = field(default_factory=dict, compare=False)
    """Cache of `Sketch.panel` for pictures drawn before for the same viewer, language and layout."""

    def option(self, name: str) -> str | None:
        """Return the table's choice for an option, None if nothing was chosen."""
        return (self.options or {}).get(name)


class Picture(Protocol):
    """A game's `picture`."""

    draw: Callable[[Any, Record, int, Scene], Drawn]
    """draw(deck, view, seat, scene): the view as a picture."""
    sprites: Callable[[Any], Mapping[str, str]]
    """sprites(deck): the art that never changes during a game, as SVG by name; pictures place it with `use`."""
    picks: Callable[[Any, Record, int, int], tuple[tuple[str, ...], ...]]
    """picks(deck, view, seat, move): the clicks that make the move, in order; each may hit any of several elements. The page has buttons
    for moves without clicks."""
    marks: Callable[[Any, Record, int, int], tuple[str, ...]]
    """marks(deck, view, seat, move): ids of the elements that show the effect of the move."""


About: TypeAlias = Callable[[Any, Record, int, str], Message | None]
"""about(deck, view, seat, id): the help text of an element of the picture: what it is, what it does now, and why it can or can't be used,
in two or three sentences with the number of the rule; None where there is none. Optional in a game's `picture`."""
