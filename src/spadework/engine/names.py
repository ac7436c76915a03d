"""Names: how they are kept, and which of them people take for one another.

The characters that look alike are those of UTS 39 (https://www.unicode.org/reports/tr39/), as `scripts/confusables.py` wrote them down.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from unicodedata import category, normalize

CONFUSABLES = Path(__file__).with_name("confusables.txt")

IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What Unicode calls Default_Ignorable_Code_Point: characters that are not seen."""

BLANK = re.compile("[\u2800\U00013441\U00013442\U0001d159\\s]+")
"""Spaces, and characters that are seen as such."""


def clean(text: str) -> str:
    """A name as it is kept: in NFKC, without characters that are not seen, and with single spaces; empty when nothing is left to see.

    >>> clean("  \\uff21da\\ufe0f \\u034f Bo "), clean("\\u3164"), clean("\\u2800\\u0301")
    ('Ada Bo', '', '')
    """
    # What is taken out may have kept apart what belongs together.
    name = normalize("NFKC", IGNORABLE.sub("", normalize("NFKC", text)))
    name = BLANK.sub(" ", name).strip()
    return name if any(category(letter)[0] in "LNPS" for letter in name) else ""


def key(name: str) -> str:
    """A name without regard to case.

    >>> key("\\uff21DA") == key("ada")
    True
    """
    return normalize("NFKC", clean(name).casefold())


def skeleton(name: str) -> str:
    """What a name looks like: the same for all that people take for one another.

    >>> skeleton("\\u0410da") == skeleton("Ada"), skeleton("Ian") == skeleton("lan"), skeleton("Ada") == skeleton("Bo")
    (True, True, False)
    """
    # Letters that look alike in capitals only must be compared before the case is given up.
    return _drawn(_drawn(clean(name)).casefold())


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name is one of others, or people would take it for one.

    >>> alike("\\u0410DA", ["Bo", "Ada"]), alike("IAN", ["ian"]), alike("Ada", ["Adam"])
    (True, True, False)
    """
    own = {key(name), skeleton(name)}
    return any(not own.isdisjoint((key(other), skeleton(other))) for other in others)


def _drawn(text: str) -> str:
    """A text in which each character stands for all that look like it."""
    return normalize("NFD", "".join(_prototypes().get(letter, letter) for letter in normalize("NFD", text)))


@cache
def _prototypes() -> dict[str, str]:
    lines = CONFUSABLES.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    rows = (line.rpartition("\t") for line in lines if not line.startswith("# "))
    return {letter: prototype for prototype, _, letters in rows for letter in letters}
