"""A picture as a list of parts from back to front, with ids that stay the same from picture to picture."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, TypeVar

from spadework.engine.picture.svg import element, escape, group, number

Drawing = TypeVar("Drawing", bound=Callable[..., Any])

WIDE, TALL = (1280, 760), (360, 620)
"""Width and height of a game's pictures in every position: on a wide page, and on a phone. Pages scale them to fit the window."""
TALL_SEEN = 480
"""The height of the lower part of a tall picture, with the common table and the viewer's things: a small phone shows no more."""


class Part(NamedTuple):
    """An element of a picture that changes as a whole or not at all."""

    id: str
    svg: str
    """One element with the id."""


def remembered(function: Drawing) -> Drawing:
    """Cache the most recent results of a drawing function; its arguments must be few, small and hashable.

    >>> remembered(str)(7)
    '7'
    """
    return lru_cache(maxsize=2048)(function)  # type: ignore[return-value]


class Drawn:
    """A picture.

    Args:
        size: width and height.
        title: the accessible name.
        description: the accessible description, in a sentence or two.
        parts: from back to front, with unique ids.
        playable: whether it has elements to click. If not, screen readers treat it as a single image.

    >>> drawn = Drawn((10, 10), "Name", "Words", [Part("a", '<g id="a"/>')])
    >>> str(drawn).endswith('Words</desc><g id="a"/></svg>')
    True
    """

    def __init__(
        self, size: tuple[float, float], title: str, description: str, parts: list[Part], playable: bool = False
    ) -> None:
        self.width, self.height = size
        self.title, self.description, self.parts, self.playable = title, description, parts, playable

    @cached_property
    def head(self) -> str:
        """Everything before the parts, including the opening tag."""
        whole = element(
            "svg",
            element("title", escape(self.title), id="picture-title"),
            element("desc", escape(self.description), id="picture-description"),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            class_="picture",
            role="group" if self.playable else "img",
            aria_labelledby="picture-title picture-description",
        )
        return whole.removesuffix("</svg>")

    def __str__(self) -> str:
        """Return the picture as SVG, for a page that has its styles and sprites."""
        return "".join([self.head, *[part.svg for part in self.parts], "</svg>"])

    def changes(self, before: "Drawn | None") -> dict[str, Any]:
        """Return the difference from an earlier picture: `head`, the `order` of all ids if it changed, and the changed `parts`.

        >>> old, new = Part("a", "<g/>"), Part("b", "<g/>")
        >>> Drawn((1, 1), "", "", [old, new]).changes(Drawn((1, 1), "", "", [old]))["parts"]
        {'b': '<g/>'}
        """
        shown: Mapping[str, str] = dict(before.parts) if before else {}
        order = [id for id, _ in self.parts]
        same = before is not None and order == [id for id, _ in before.parts]
        return {
            "head": self.head,
            "order": None if same else order,
            "parts": {id: svg for id, svg in self.parts if shown.get(id) != svg},
        }


def picture(
    width: float, height: float, name: str, description: str, content: Iterable[str], playable: bool = False
) -> Drawn:
    """Return a picture whose layers change as wholes, for simple pictures without separate parts."""
    layers = [Part(f"layer-{count}", group(drawn, id=f"layer-{count}")) for count, drawn in enumerate(content)]
    return Drawn((width, height), name, description, layers, playable)


class Plain:
    """A record as plain Python values: much faster to read than a record, but unusable by rules.

    >>> import numpy as np
    >>> record = np.zeros(1, [("turn", "i1"), ("hand", "i4", (2, 2))])[0]
    >>> Plain(record).hand
    [[0, 0], [0, 0]]
    """

    def __init__(self, record: Any) -> None:
        self.__dict__ = {name: record[name].tolist() for name in record.dtype.names}

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the record has no field {name!r}")
