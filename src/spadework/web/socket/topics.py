"""Topics: messages that a connection sends again whenever their content changes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from spadework.web.table.live_table import LiveTable

Message: TypeAlias = Mapping[str, object]
State = TypeVar("State")


@dataclass(frozen=True)
class Reader:
    """The reader of a connection."""

    guest: str | None
    language: str
    viewer: int | None = None
    """The seat, or the spectator, whose view the screen shows; None before the deal and while the screen is covered."""


def as_it_is(_live: LiveTable, _reader: Reader, state: Any, _before: Any) -> Message:
    """Return a state that is the message itself."""
    assert isinstance(state, dict)
    return state


@dataclass(frozen=True)
class Topic(Generic[State]):
    """A message that follows a state of the table.

    Args:
        name: of the topic.
        state: returns what the reader may know; None leaves it as it was sent.
        message: returns the message for a state and the one sent before it.
        idle: whether a state needs no message where none was sent before.
    """

    name: str
    state: Callable[[LiveTable, Reader], State | None]
    message: Callable[[LiveTable, Reader, State, State | None], Message] = as_it_is
    idle: Callable[[LiveTable, State], bool] = lambda _live, _state: False


class Sent:
    """The last state of each topic that one connection has sent."""

    def __init__(self) -> None:
        self._last: dict[str, Any] = {}

    def changed(self, name: str, state: object) -> bool:
        """Keep a state; return whether it differs from the last one."""
        if name in self._last and self._last[name] == state:
            return False
        self._last[name] = state
        return True

    def forget(self, *topics: Topic[Any]) -> None:
        """Send topics again."""
        for topic in topics:
            self._last.pop(topic.name, None)

    def due(self, topic: Topic[Any], live: LiveTable, reader: Reader) -> list[Message]:
        """Return the message that is due on a topic, if any; it counts as sent."""
        state, before = topic.state(live, reader), self._last.get(topic.name)
        if state is None or (topic.name not in self._last and topic.idle(live, state)):
            return []
        return [topic.message(live, reader, state, before)] if self.changed(topic.name, state) else []
