"""Names: how they are normalized, and which ones people confuse.

The confusable characters are those of UTS 39 (https://www.unicode.org/reports/tr39/), extracted by `scripts/confusables.py`.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from unicodedata import category, normalize

CONFUSABLES = Path(__file__).with_name("confusables.txt")

IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "\u2d7f\U0001107f\U00011a47\U00011a99\U00016fe4]"
)
"""Unicode's Default_Ignorable_Code_Point, and the joiners and fillers of old scripts: invisible characters."""

STACKERS = re.compile(
    "[\u1039\u17d2\u1a60\u1bab\uaaf6\U00010a3f\U00011133\U000113d0\U0001193e\U00011d45\U00011d97\U00011f42]"
)
"""Unicode's Invisible_Stacker, apart from the above: invisible, but living scripts need them to stack letters."""

MOST_MARKS = 4
"""Maximum combining marks per letter, as UTS 39 recommends: more overlap other lines and hide each other."""

BLANK = re.compile("[\u2800\U00013441\U00013442\U0001d159\\s]+")
"""Spaces, and characters that look like one."""


def clean(text: str) -> str:
    """Normalize a name for storage: NFKC, no invisible characters, single spaces; empty when nothing visible is left.

    >>> clean("  \\uff21da\\ufe0f \\u034f Bo "), clean("\\u3164"), clean("\\u2800\\u0301")
    ('Ada Bo', '', '')
    """
    # Removed characters may have separated others that now combine.
    name = normalize("NFKC", IGNORABLE.sub("", normalize("NFKC", text)))
    name = BLANK.sub(" ", _few_marks(name)).strip()
    return name if any(category(letter)[0] in "LNPS" for letter in name) else ""


def key(name: str) -> str:
    """Return a name without regard to case.

    >>> key("\\uff21DA") == key("ada")
    True
    """
    return normalize("NFKC", clean(name).casefold())


def skeleton(name: str) -> str:
    """Return the UTS 39 skeleton of a name: equal for all names that look alike, regardless of case.

    >>> skeleton("\\u0410da") == skeleton("Ada"), skeleton("\\u039dINA") == skeleton("nina"), skeleton("Ada") == skeleton("Bo")
    (True, True, False)
    """
    before, drawn = None, STACKERS.sub("", clean(name))
    while drawn != before:
        # Letters that only look alike as capitals must be compared before case folding, and lower-case ones after it. A capital I looks
        # like a small l, so a small i must count as one too.
        before, drawn = drawn, _drawn(drawn).casefold().replace("i", "l")
    return drawn


def alike(name: str, others: Iterable[str]) -> bool:
    """Return whether a name equals one of the others or could be mistaken for it.

    >>> alike("\\u0410DA", ["Bo", "Ada"]), alike("IAN", ["ian"]), alike("Ada", ["Adam"])
    (True, True, False)
    """
    own = {key(name), skeleton(name)}
    return any(not own.isdisjoint((key(other), skeleton(other))) for other in others)


def _few_marks(text: str) -> str:
    """Return a text in NFKC without repeated marks or marks beyond MOST_MARKS per letter."""
    kept, marks = "", 0
    for letter in normalize("NFD", text):
        marks = marks + 1 if category(letter) in {"Mn", "Me"} else 0
        if not marks or (marks <= MOST_MARKS and letter != kept[-1:]):
            kept += letter
    return normalize("NFKC", kept)


def _drawn(text: str) -> str:
    """Replace each character by the representative of all that look like it."""
    return normalize("NFD", "".join(_prototypes().get(letter, letter) for letter in normalize("NFD", text)))


@cache
def _prototypes() -> dict[str, str]:
    lines = CONFUSABLES.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    rows = (line.rpartition("\t") for line in lines if not line.startswith("# "))
    return {letter: prototype for prototype, _, letters in rows for letter in letters}


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """Return a name, numbered if another player has it.

    >>> free_name("Ada", ["ada", "Bo", "Ada (2)"])
    'Ada (3)'
    """
    known = list(taken)
    free, number = wanted, 2
    while alike(free, known):
        free, number = f"{wanted} ({number})", number + 1
    return free


def distinct(names: Mapping[str, str]) -> dict[str, str]:
    """Make names unique by numbering the later ones of those that look alike.

    >>> distinct({"a": "Ann", "b": "Bo", "c": "Ann"})
    {'a': 'Ann', 'b': 'Bo', 'c': 'Ann (2)'}
    """
    found: dict[str, str] = {}
    for key, name in names.items():
        found[key] = free_name(name, found.values())
    return found
