"""Fixtures of the log tests."""

import io
import logging
from collections.abc import Iterator

import pytest

from spadework.web.server.telemetry import log_handler


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Everything that is logged, as it is written."""
    stream = io.StringIO()
    writer, root, own = log_handler("json", stream), logging.getLogger(), logging.getLogger("spadework")
    levels = root.level, own.level
    root.addHandler(writer)
    root.setLevel(logging.WARNING)
    own.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(writer)
    root.setLevel(levels[0])
    own.setLevel(levels[1])
