"""The art of Sea & Shore: complete for any deck, small to send, and no half of a card hints at the other."""

import gzip
import re
from pathlib import Path

import pytest
from tests.games.sea_and_shore.position import OWN

from spadework.engine.material import read_document
from spadework.engine.picture.alone import STYLESHEET
from spadework.engine.picture.emblems import EMBLEMS
from spadework.engine.picture.sprites import sheet, used
from spadework.games.sea_and_shore.picture.art import sprites
from spadework.games.sea_and_shore.rules import material
from spadework.games.sea_and_shore.rules.state import COLOURS, NUMBERS

ALL = {**EMBLEMS, **sprites(OWN)}


def test_the_sheet_is_light() -> None:
    drawn = sheet(ALL).encode()
    assert len(drawn) < 350_000
    assert len(gzip.compress(drawn)) < 60_000


def test_sprites_use_only_known_sprites_and_prefix_their_own_ids() -> None:
    tokens = set(re.findall(r"--([\w-]+):", STYLESHEET.read_text(encoding="utf-8")))
    for name, drawn in ALL.items():
        assert set(used(drawn, ALL)) <= set(ALL)
        assert all(id.startswith(name) for id in re.findall(r' id="([^"]*)"', drawn)), name
        assert set(re.findall(r"var\(--([\w-]+)\)", drawn)) <= tokens, name


def test_every_colour_and_every_number_has_its_own_half() -> None:
    halves = [ALL[f"sea-{colour}"] for colour in COLOURS] + [ALL[f"shore-{number}"] for number in range(1, NUMBERS + 1)]
    assert len(set(halves)) == len(COLOURS) + NUMBERS
    # A shore must not hint at a colour.
    assert not any(re.search(rf"\b({'|'.join(COLOURS)})\b", half) for half in halves[len(COLOURS) :])


@pytest.mark.parametrize("value", [2, 9])
def test_a_custom_deck_gets_chests_for_its_own_values(value: int) -> None:
    values = {colour: [2, 3, 4, value, value, value, value, value] for colour in COLOURS}
    document = {**read_document(Path(material.__file__).parents[1] / "deck.toml"), "treasures": values}
    drawn = sprites(material.read_material(document, "deck.toml"))
    for colour in COLOURS:
        assert f">{value}</text>" in drawn[f"treasure-{colour}-{value}"]
        assert f"treasure-{colour}-1" not in drawn
