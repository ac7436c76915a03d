"""Cleaned and refused chat lines."""

import pytest

from spadework.web.features.chat.service import LONGEST, plain_line
from spadework.web.server.errors import Refused


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Well played!", "Well played!"),
        ("  two \n lines\t", "two lines"),
        ("<b>not bold</b> & so on", "<b>not bold</b> & so on"),
        ("turned \u202earound\u2066", "turned around"),
        ("family \U0001f469\u200d\U0001f467", "family \U0001f469\u200d\U0001f467"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_invisible_characters_are_removed(text: str, line: str) -> None:
    assert plain_line(text) == line


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "nothing"),
        (" \u200d\n", "nothing"),
        ("\u3164", "nothing"),
        ("\u2800 \u2800\u034f", "nothing"),
        ("x" * (LONGEST + 1), "much"),
    ],
)
def test_empty_and_overlong_lines_are_refused(text: str, reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        plain_line(text)
    assert refusal.value.reason.id == f"refused-said-{reason}"
