"""Portraits of everyone who may sit at a table."""

from xml.etree import ElementTree

from spadework.players import LEVELS
from spadework.web.pages.new_table import KINDS
from spadework.web.pages.portraits import portrait_of, portraits


def test_everybody_who_may_sit_down_has_a_portrait_of_their_own() -> None:
    drawn = [symbol.get("id", "") for symbol in ElementTree.fromstring(portraits())]
    levels = [portrait_of("computer", level) for level in (*LEVELS, "own:Marlow")]
    chosen = [*(portrait_of(kind, "") for kind in KINDS if kind != "computer"), *levels]
    assert sorted(chosen) == sorted(drawn)
