"""Clicks and marks for moves in a picture of Sea & Shore."""

import re

from tests.games.drawings import Extent, ids_of
from tests.games.sea_and_shore.pictures import ALL_SEATS, BOTH, decisions, drawn, named, place_of, said_in, three_reds
from tests.games.sea_and_shore.position import CODES, OWN, TREASURES, Position

from spadework.engine.interface import SPECTATOR
from spadework.games.sea_and_shore.picture.art.cards import HEIGHT, WIDTH
from spadework.games.sea_and_shore.picture.clicks import marks, picks

TARGET = 24


@BOTH
@ALL_SEATS
def test_every_clicked_or_marked_element_is_in_the_picture(seats: int, wide: bool) -> None:
    for position in decisions(seats, seats, 3):
        for seat in position.to_move:
            view, ids = position.view(seat)[0], set(ids_of(drawn(position, seat, wide)))
            for move in (CODES[text] for text in position.legal_of(seat)):
                assert set(marks(OWN, view, seat, move)) <= ids
                assert {id for group in picks(OWN, view, seat, move) for id in group} <= ids


@ALL_SEATS
def test_clicks_identify_one_move_and_use_each_element_once(seats: int) -> None:
    for position in decisions(seats, 20 + seats):
        for seat in position.to_move:
            view = position.view(seat)[0]
            clicks = [picks(OWN, view, seat, CODES[text]) for text in position.legal_of(seat)]
            assert len(set(clicks)) == len(clicks)
            for move in clicks:
                assert len(set(move)) == len(move)
                assert all(len(group) == 1 for group in move)


@BOTH
@ALL_SEATS
def test_no_card_covers_the_corner_of_a_clickable_card(seats: int, wide: bool) -> None:
    for position in decisions(seats, 30 + seats, 2):
        for seat in position.to_move:
            svg, view = drawn(position, seat, wide), position.view(seat)[0]
            clicked = {picks(OWN, view, seat, CODES[text])[:1] for text in position.legal_of(seat)}
            cards = {id: card_extent(svg, id) for id in ids_of(svg) if id.startswith("card-")}
            for index, (id, (left, top, _, _)) in enumerate(cards.items()):
                if ((id,),) in clicked:
                    corner = Extent(left, top, left + TARGET, top + TARGET)
                    assert not [other for other in list(cards.values())[index + 1 :] if other.overlaps(corner)], id


def card_extent(svg: str, id: str) -> Extent:
    """The extent of a card in the hand."""
    x, y, scale = map(float, re.findall(r"-?[\d.]+", f"{place_of(svg, id)} 1")[:3])
    return Extent(x, y, x + WIDTH * scale, y + HEIGHT * scale)


def test_playing_takes_clicks_on_the_card_then_its_half_then_extra_cards() -> None:
    view = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").hold(3).view(0)[0]
    for text, clicks, shown in (
        ("r7 sea", ["card-r7", "show-sea"], {"preview-sea", "preview-sea-red"}),
        ("p12 shore", ["card-p12", "show-shore"], {"preview-shore", "preview-shore-12"}),
        ("r7 sea +3", ["card-r7", "show-sea", "extra-3"], {"preview-sea-red", "preview-extra", "preview-extra-3"}),
    ):
        assert picks(OWN, view, 0, CODES[text]) == tuple((id,) for id in clicks)
        assert shown <= set(marks(OWN, view, 0, CODES[text]))


def test_only_the_active_player_is_offered_halves_and_extra_cards() -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").hold(2, 2, 2)
    for seat in (SPECTATOR, 0, 1, 2):
        ids = set(ids_of(drawn(position, seat)))
        assert ({"show-sea", "show-shore", "extra-1", "extra-2", "preview-sea-red"} <= ids) == (seat == 0)
        assert "extra-3" not in ids


def test_all_moves_but_playing_and_ordering_take_one_click() -> None:
    position = three_reds()
    position.trick("r11 sea", "r5 shore", "r8 sea", "g3 sea")
    view = position.view(0)[0]
    assert picks(OWN, view, 0, CODES["take"]) == ((f"treasure-{TREASURES.index('r2a') + 1}",),)
    assert picks(OWN, view, 0, CODES["steal 3"]) == ((f"treasure-{TREASURES.index('r4a') + 1}",),)
    for text, id in (
        ("give r11", "card-r11"),
        ("extras from 3", "seat-3"),
        ("draw from 2", "seat-2"),
        ("return b1", "card-b1"),
        ("look green-purple", "stack-2"),
        ("discard b1", "card-b1"),
    ):
        assert picks(OWN, view, 0, CODES[text]) == ((id,),)
        assert marks(OWN, view, 0, CODES[text]) == (id,)


def test_treasures_are_clicked_in_the_order_they_are_put_back() -> None:
    position = Position("g1 r1", "b2 r2", "r3 b3", turned_up="b5a", sides=(1, 3)).trick("g1 sea", "b2 sea", "r3 sea")
    position.chance("treasure p1a", "treasure p5a", "treasure g1a")
    view = position.view(0)[0]
    assert picks(OWN, view, 0, CODES["order 2 3 1"]) == (("top-2",), ("top-3",), ("top-1",))
    assert marks(OWN, view, 0, CODES["order 2 3 1"]) == ("order-2-first", "order-3-second", "order-1-third")
    svg = drawn(position, 0)
    assert named(svg, "top-2") == "Treasure 2 from the top: purple treasure (5)"
    for seat in (SPECTATOR, 1, 2):
        seen = drawn(position, seat)
        assert not [id for id in ids_of(seen) if id.startswith(("top-", "order-"))]
        assert "Anna is looking at treasures" in said_in(seen)
        assert "purple treasure (5)" not in seen
