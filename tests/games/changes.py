"""Changes of a deck's document, for tests of what its reader refuses."""

from collections.abc import Callable
from typing import Any

Document = dict[str, Any]
Change = Callable[[Document], object]


def put(*path: Any, value: Any) -> Change:
    """A change that puts a value at a place of the document."""

    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        document[path[-1]] = value

    return change


def leave_out(*path: Any) -> Change:
    """A change that leaves out a place of the document."""

    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        del document[path[-1]]

    return change
