"""The form for a new table's clocks."""

from collections.abc import Mapping
from typing import Any

from spadework.engine.words import Words
from spadework.web.features.clocks.service import DAY, TimeControl, as_json, time_control_from

KINDS = ("none", "live", "days")

FIELDS: Mapping[str, tuple[int, ...]] = {
    "live-bank": (10, 2, 5, 20, 40),
    "live-more": (10, 0, 5, 20, 30),
    "days-bank": (3, 1, 2, 5, 7),
    "days-more": (12, 6, 24, 48),
    "days-most": (5, 2, 3, 7, 14),
    "days-holidays": (7, 0, 3, 14),
}
"""Values offered, the default first: minutes and seconds for live games; days, hours, days, days for games over days."""


PAUSES: Mapping[str, str] = {"nights": "yes", "weekends": "no"}
"""Reasons to pause clocks over days, with their defaults."""


class UnknownChoiceError(ValueError):
    """A value that is not offered; the message is the value."""


def usual() -> dict[str, str]:
    """Return the default choices."""
    return {"kind": KINDS[0], **{name: str(choices[0]) for name, choices in FIELDS.items()}, **PAUSES}


def chosen(form: Mapping[str, Any]) -> dict[str, str]:
    """Return a form's choices. Raises UnknownChoiceError."""
    found = usual()
    offered = {"kind": KINDS, **{name: tuple(map(str, choices)) for name, choices in FIELDS.items()}}
    for name, choices in offered.items():
        found[name] = str(form.get(f"time-{name}" if name != "kind" else "time", found[name]))
        if found[name] not in choices:
            raise UnknownChoiceError(found[name])
    if found["kind"] != "none":
        found |= {name: "yes" if form.get(f"time-{name}") == "yes" else "no" for name in PAUSES}
    return found


def stored_terms(choices: Mapping[str, str]) -> dict[str, Any] | None:
    """Return the time control as a table stores it; None without clocks."""
    numbers = {name: int(choices[name]) for name in FIELDS}
    if choices["kind"] == "live":
        return as_json(TimeControl("live", 60.0 * numbers["live-bank"], float(numbers["live-more"])))
    if choices["kind"] == "days":
        bank, more, most = DAY * numbers["days-bank"], 3600.0 * numbers["days-more"], DAY * numbers["days-most"]
        pauses = {name: choices[name] == "yes" for name in PAUSES}
        return as_json(
            TimeControl("days", bank, more, max(bank, most), holidays=float(numbers["days-holidays"]), **pauses)
        )
    return None


def time_context(choices: Mapping[str, str], words: Words) -> dict[str, Any]:
    """Return the choices as the template shows them."""
    return {
        "kinds": [
            {"value": kind, "label": words.text(f"time-{kind}"), "selected": kind == choices["kind"]} for kind in KINDS
        ],
        "fields": {
            kind: [
                {
                    "name": f"time-{name}",
                    "label": words.text(f"time-{name}"),
                    "choices": [
                        {
                            "value": number,
                            "label": words.text(f"time-{name}-choice", number=number),
                            "selected": str(number) == choices[name],
                        }
                        for number in sorted(numbers)
                    ],
                }
                for name, numbers in FIELDS.items()
                if name.startswith(kind)
            ]
            for kind in KINDS[1:]
        },
        "rests": [
            {"name": f"time-{name}", "label": words.text(f"time-{name}"), "chosen": choices[name] == "yes"}
            for name in PAUSES
        ],
    }


def terms_text(stored: dict[str, Any] | None, words: Words) -> str:
    """Return a table's time control in a line; empty without clocks."""
    terms = time_control_from(stored)
    if terms is None:
        return ""
    if terms.kind == "live":
        return words.text("time-terms-live", minutes=round(terms.bank / 60), seconds=round(terms.more))
    text = words.text(
        "time-terms-days",
        days=round(terms.bank / DAY),
        hours=round(terms.more / 3600),
        most=round((terms.most or terms.bank) / DAY),
        holidays=round(terms.holidays),
    )
    pauses = "-".join(name for name in PAUSES if getattr(terms, name))
    return f"{text} {words.text(f'time-terms-{pauses}')}" if pauses else text
