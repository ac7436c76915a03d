from xml.etree import ElementTree

import pytest

from spadework.engine.picture.alone import carrying, standalone
from spadework.engine.picture.parts import picture
from spadework.engine.picture.sprites import digest, sheet, use, used

ART = {"coin": "<circle/>", "purse": use("coin", 1, 2), "crab": "<path/>"}


def test_a_sheet_holds_all_sprites() -> None:
    root = ElementTree.fromstring(sheet(ART))
    assert [sprite.get("id") for sprite in root[0]] == ["sprite-coin", "sprite-purse", "sprite-crab"]


def test_different_art_has_a_different_digest() -> None:
    assert digest(ART) == digest(dict(ART)) != digest({**ART, "crab": "<g/>"})


def test_a_picture_uses_the_sprites_of_its_sprites() -> None:
    assert sorted(used(use("purse"), ART)) == ["coin", "purse"]
    with pytest.raises(KeyError):
        used(use("ghost"), ART)


def test_a_standalone_picture_contains_exactly_what_it_uses() -> None:
    drawn = picture(10, 10, "Name", "Words", [use("purse")])
    carried = carrying(drawn, ART)
    assert 'id="sprite-coin"' in carried
    assert "sprite-crab" not in carried
    alone = standalone(drawn, ART)
    root = ElementTree.fromstring(alone)
    assert ".picture" in str(root[0].text)
    assert 'url("data:font/woff2;base64,' in str(root[0].text)
    assert "fonts/" not in alone
