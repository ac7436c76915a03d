"""Changes to a deck document, which its reader must refuse."""

from collections.abc import Callable
from typing import Any

Document = dict[str, Any]
Change = Callable[[Document], object]


def put(*path: Any, value: Any) -> Change:
    """A change that sets the value at a path of the document."""

    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        document[path[-1]] = value

    return change


def leave_out(*path: Any) -> Change:
    """A change that deletes the value at a path of the document."""

    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        del document[path[-1]]

    return change
