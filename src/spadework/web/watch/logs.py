"""The server's log: lines for people on a terminal, or JSON for programs. `discretion` says what never gets into one."""

import logging
import sys
from typing import TextIO

import structlog
from structlog.contextvars import merge_contextvars
from structlog.dev import ConsoleRenderer
from structlog.processors import JSONRenderer, TimeStamper
from structlog.stdlib import BoundLogger, ExtraAdder, ProcessorFormatter, add_log_level, render_to_log_kwargs

from spadework.web.settings import Form, Level
from spadework.web.watch.discretion import KNOWN, LIBRARIES, keep_secrets, trace_as_text

log: BoundLogger = structlog.wrap_logger(
    logging.getLogger("spadework"),
    processors=[render_to_log_kwargs],
    wrapper_class=BoundLogger,
    cache_logger_on_first_use=True,
)
"""Where the server's modules tell what happens: in plain words that are always the same, all else in fields, which `KNOWN` lists."""


def handler(form: Form, stream: TextIO) -> logging.Handler:
    """What writes log lines to a stream."""
    renderer = ConsoleRenderer(colors=stream.isatty(), pad_event_to=0, sort_keys=False)
    last = [trace_as_text, renderer] if form == "text" else [JSONRenderer()]
    found = logging.StreamHandler(stream)
    found.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[
                merge_contextvars,
                add_log_level,
                TimeStamper("iso", utc=True),
                ExtraAdder(allow=KNOWN),
                keep_secrets,
            ],
            pass_foreign_args=True,
            processors=[ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    return found


def begin(form: Form = "text", level: Level = "info", stream: TextIO | None = None) -> None:
    """Let all that is logged in this process, by libraries too, be written to a stream.

    Args:
        form: how the lines look.
        level: what is told of the server itself. Libraries tell what is wrong, and nothing else.
        stream: where the lines go; None for the standard error.
    """
    logging.basicConfig(handlers=[handler(form, stream or sys.stderr)], level=LIBRARIES, force=True)
    logging.getLogger("spadework").setLevel(level.upper())
