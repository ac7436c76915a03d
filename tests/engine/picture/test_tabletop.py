"""Plain pictures from a declaration."""

import re
from xml.etree import ElementTree

import pytest

from spadework.engine.discovery import all_games
from spadework.engine.interface import SPECTATOR, Scene
from spadework.engine.picture.tabletop import Card, Choice, Holding, Pile, Tabletop, draw_tabletop

TABLE = Tabletop(
    title="A table",
    description="With all that there can be.",
    holdings=[Holding(seat, (("Coins", 3 + seat), ("Maps", 0)), [Card("7"), Card()], seat == 1) for seat in range(3)],
    piles=[Pile("Deck", Card(), 12), Pile("Discards", None, 0)],
    board=[[Card("A", "cell-1", "Field A"), Card("B", "cell-2")], [Card("C"), Card("D")]],
    hand=[Card(str(number), f"card-{number}", f"Card {number}") for number in range(1, 6)],
    choices=[Choice("pass", "Pass"), Choice("dig", "Dig here")],
    playable=True,
)


def drawn(seat: int, wide: bool, table: Tabletop = TABLE) -> ElementTree.Element:
    words = next(iter(all_games().values())).words["en"]
    return ElementTree.fromstring(str(draw_tabletop(table, seat, Scene(words, ("Ann", "Bo", "Cy"), wide))))


def texts(picture: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in picture.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("wide", [True, False])
def test_every_declared_element_appears_once(wide: bool) -> None:
    picture = drawn(1, wide)
    ids = [id for one in picture.iter() if (id := one.get("id"))]
    assert len(ids) == len(set(ids))
    clickable = {"cell-1", "cell-2", "card-1", "card-5", "pass", "dig"}
    assert clickable <= set(ids)
    assert {"Ann", "Bo", "Cy", "Deck: 12", "Discards: 0", "Coins: 4", "Maps: 0", "Pass", "Dig here"} <= set(
        texts(picture)
    )
    titles = {one.text for one in picture.iter("{http://www.w3.org/2000/svg}title")}
    assert {"A table", "Field A", "Card 5", "Bo. Coins: 4, Maps: 0"} <= titles
    assert picture.get("role") == "group"


@pytest.mark.parametrize("wide", [True, False])
def test_all_elements_lie_within_the_picture(wide: bool) -> None:
    picture = drawn(0, wide)
    _, _, width, height = map(float, (picture.get("viewBox") or "").split())
    for one in picture.iter("{http://www.w3.org/2000/svg}g"):
        if place := re.fullmatch(r"translate\(([-\d.]+),([-\d.]+)\)", one.get("transform") or ""):
            assert 0 <= float(place[1]) < width
            assert 0 <= float(place[2]) < height


def test_the_viewer_or_else_the_first_seat_sits_at_the_bottom() -> None:
    assert [text for text in texts(drawn(1, True)) if text in {"Ann", "Bo", "Cy"}] == ["Cy", "Ann", "Bo"]
    assert [text for text in texts(drawn(SPECTATOR, True)) if text in {"Ann", "Bo", "Cy"}] == ["Bo", "Cy", "Ann"]


def test_an_empty_table_is_drawn_too() -> None:
    bare = Tabletop("Bare", "", [Holding(0), Holding(1), Holding(2)])
    assert drawn(0, False, bare).get("role") == "img"
