import re
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadework.engine.picture.emblems import emblem
from spadework.engine.picture.parts import Drawn, Part, Plain, picture
from spadework.engine.picture.svg import NOT_XML, element, words


@given(st.text())
def test_a_picture_may_contain_any_text(text: str) -> None:
    drawn = str(picture(10, 10, text, text, [words(text, 1, 1, 14), emblem(0, 5, 5, 5)]))
    root = ElementTree.fromstring(drawn)
    kept = NOT_XML.sub("", text).replace("\r\n", "\n").replace("\r", "\n")
    assert (root[0].text or "") == kept


def test_a_picture_has_a_role_a_title_and_a_description() -> None:
    root = ElementTree.fromstring(str(picture(1280, 776, "Name", "Words", [], playable=True)))
    assert root.get("viewBox") == "0 0 1280 776"
    assert root.get("role") == "group"
    assert root.get("aria-labelledby") == "picture-title picture-description"
    assert [child.get("id") for child in root] == ["picture-title", "picture-description"]
    assert 'role="img"' in str(picture(1, 1, "Name", "Words", []))


def parts(**drawn: int) -> Drawn:
    return Drawn((9, 9), "", "", [Part(id, element("g", id=id, opacity=value)) for id, value in drawn.items()])


def put_together(changes: list[dict[str, object]]) -> str:
    """Return the picture that a browser shows after some messages."""
    known: dict[str, str] = {}
    order: list[str] = []
    head = ""
    for change in changes:
        assert isinstance(change["parts"], dict)
        known |= change["parts"]
        order = change["order"] or order  # type: ignore[assignment]
        head = str(change["head"])
    return "".join([head, *(known[id] for id in order), "</svg>"])


@given(st.lists(st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 2), min_size=1), min_size=1, max_size=6))
def test_changes_turn_a_picture_into_the_next_one(drawn: list[dict[str, int]]) -> None:
    pictures = [parts(**one) for one in drawn]
    before = [None, *pictures]
    assert put_together([new.changes(old) for old, new in zip(before, pictures, strict=False)]) == str(pictures[-1])


def test_unchanged_parts_are_not_sent() -> None:
    assert parts(a=1, b=2).changes(parts(a=1, b=3))["parts"].keys() == {"b"}
    assert parts(a=1).changes(parts(a=1)) == {"head": parts().head, "order": None, "parts": {}}


def test_a_plain_record_has_the_fields_of_the_record_and_no_others() -> None:
    record = np.zeros(1, [("turn", "i1"), ("hand", "i4", (2, 3))])[0]
    plain = Plain(record)
    assert (plain.turn, plain.hand) == (0, [[0, 0, 0], [0, 0, 0]])
    with pytest.raises(AttributeError, match=re.escape("no field 'deck'")):
        plain.deck  # noqa: B018
