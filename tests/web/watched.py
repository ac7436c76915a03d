"""Logs and metrics of a server, parsed as programs read them."""

import io
import json
import logging
from collections.abc import Iterable
from typing import Any

from prometheus_client.parser import text_string_to_metric_families
from tests.web.harness import Guest

from spadework.web.server.telemetry import log_handler

TOKEN = "t" * 32

BY_TIME_ALONE = ("process_", "spadework_loop_lag_seconds", "python_")


def logged(records: Iterable[logging.LogRecord]) -> list[dict[str, Any]]:
    """Return log records as parsed JSON lines, without their timestamps."""
    form = log_handler("json", io.StringIO())
    lines = [json.loads(form.format(record)) for record in records]
    return [{name: value for name, value in line.items() if name != "timestamp"} for line in lines]


def counted(text: str) -> dict[str, float]:
    """Return the metrics in a text, except times and durations, by name and labels."""
    return {
        " ".join([sample.name, *(f"{name}={value}" for name, value in sorted(sample.labels.items()))]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.name.startswith(BY_TIME_ALONE) and not sample.name.endswith(("_bucket", "_sum"))
    }


async def metrics_of(guest: Guest) -> dict[str, float]:
    """Return a server's metrics, except those about requests for them."""
    answer = await guest.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    return {name: value for name, value in counted(answer.text).items() if "/metrics" not in name}
