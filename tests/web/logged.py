"""What a server's log tells, as a program reads it."""

import io
import json
import logging
from collections.abc import Iterable
from typing import Any

from spadework.web.watch.logs import handler


def logged(records: Iterable[logging.LogRecord]) -> list[dict[str, Any]]:
    """The lines of some records, but for the time."""
    form = handler("json", io.StringIO())
    lines = [json.loads(form.format(record)) for record in records]
    return [{name: value for name, value in line.items() if name != "timestamp"} for line in lines]
