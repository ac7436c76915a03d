"""Topics: sent once, and again when their state has changed or they were forgotten."""

from typing import Any, cast

from spadework.web.socket.topics import Reader, Sent, Topic
from spadework.web.table.live_table import LiveTable

READER = Reader(None, "en")


def live(*lines: str) -> LiveTable:
    """Return a list of lines that stands in for a table."""
    return cast(LiveTable, list(lines))


TOPIC: Topic[dict[str, Any]] = Topic(
    "lines", lambda table, _: {"lines": list(cast(list[str], table))}, idle=lambda _, state: not state["lines"]
)


def test_a_topic_is_sent_when_it_changes() -> None:
    sent = Sent()
    assert sent.due(TOPIC, live("a"), READER) == [{"lines": ["a"]}]
    assert sent.due(TOPIC, live("a"), READER) == []
    assert sent.due(TOPIC, live("b"), READER) == [{"lines": ["b"]}]
    sent.forget(TOPIC)
    assert sent.due(TOPIC, live("b"), READER) == [{"lines": ["b"]}]


def test_an_idle_topic_is_sent_only_after_another_state() -> None:
    sent = Sent()
    assert sent.due(TOPIC, live(), READER) == []
    assert sent.due(TOPIC, live("a"), READER)
    assert sent.due(TOPIC, live(), READER) == [{"lines": []}]
    assert sent.due(TOPIC, live(), READER) == []


def test_a_topic_without_a_state_stays_as_it_was_sent() -> None:
    sent, states = Sent(), iter([{"a": 1}, None, {"a": 1}, {"a": 2}])
    topic: Topic[dict[str, int]] = Topic(
        "a", lambda *_: next(states), lambda _, __, state, before: {"to": state, "of": before}
    )
    messages = [sent.due(topic, live(), READER) for _ in range(4)]
    assert messages == [[{"to": {"a": 1}, "of": None}], [], [], [{"to": {"a": 2}, "of": {"a": 1}}]]
