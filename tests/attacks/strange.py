"""Malformed messages for a live connection: valid ones with replaced parts, and texts that are not messages at all."""

import json
from string import Template
from typing import Any

from hypothesis import strategies as st
from tests.web.samples import SAMPLES

NASTY: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    99,
    2**31 - 1,
    2**31,
    2**63,
    -(2**63) - 1,
    10**400,
    1.5,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202e",
    "²",
    "<script>",
    "${seat}",
    "x" * 200,
    "x" * 4000,
    "../../x",
    "' OR 1=1 --",
    [],
    {},
    ["ping"],
    {"text": "", "label": ""},
    [{"text": "pass", "label": "\ud800"}],
    [[[[[[[]]]]]]],
]
"""Values that often break programs."""

VALUES = st.recursive(
    st.sampled_from(NASTY) | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
RIGHT = {"seat": "$seat", "decision": "$decision", "move": "$move", "moves": [{"text": "$move", "label": "x"}]}
"""Placeholders of parts that are valid for the sender; `filled` replaces them."""
COVERS = "a" * 64


@st.composite
def changed(draw: st.DrawFn) -> str:
    """Draw a valid message with some parts replaced, missing or duplicated."""
    sample = dict(draw(st.sampled_from([*SAMPLES.values()])))
    for name in sample:
        if name != "type" and name in RIGHT and draw(st.integers(0, 3)):
            sample[name] = RIGHT[name]
        elif sample[name] == "64 hex digits" and draw(st.booleans()):
            sample[name] = COVERS
    for name in draw(st.lists(st.sampled_from([*sample]), max_size=2)):
        if draw(st.booleans()):
            sample[name] = draw(VALUES)
        else:
            sample.pop(name, None)
    if draw(st.integers(0, 4)) == 0:
        sample[draw(st.sampled_from(["mark", "epoch", "sure", "coach", "each_time", "phrase", "to", "x"]))] = draw(
            VALUES
        )
    text = json.dumps(sample)
    if draw(st.integers(0, 9)) == 0:
        text = text[:-1] + f', "type": {json.dumps(draw(st.sampled_from([*SAMPLES, ""])))}' + "}"
    return text


NONE = st.one_of(
    st.text(max_size=30),
    VALUES.map(json.dumps),
    st.sampled_from(["[" * 4000, '{"a":' * 1000, "1" * 5000, "x" * 9000, '{"type":"ping"', "\ufeff{}", "nul"]),
)
MESSAGES = st.one_of(changed(), changed(), changed(), changed(), NONE)
"""Strategy of the texts to send."""


def filled(text: str, seat: int, decision: int, move: str) -> str:
    """Return a text with its placeholders replaced by a seat, the number of its decision, and a move."""
    text = text.replace('"$seat"', str(seat)).replace('"$decision"', str(decision))
    return Template(text).safe_substitute(seat=seat, decision=decision, move=json.dumps(move)[1:-1])
