"""The settlement of a trick in the picture, colour by colour."""

import re

import pytest
from tests.games.drawings import ids_of
from tests.games.sea_and_shore.pictures import (
    BOTH,
    LEAST_TEXT,
    beat_of,
    drawn,
    named,
    place_of,
    said_in,
    three_reds,
    titles_in,
)
from tests.games.sea_and_shore.position import CODES, OWN, TREASURES, Position

from spadework.engine.interface import SPECTATOR
from spadework.games.sea_and_shore.picture.art.cards import HEIGHT
from spadework.games.sea_and_shore.picture.clicks import picks


def numbers_of(transform: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", transform)]


@BOTH
def test_uncovered_cards_keep_their_ids_and_move_to_the_settlement(wide: bool) -> None:
    position = three_reds()
    for seat, move in enumerate(("r11 sea", "r5 shore", "r8 sea")):
        position.play(seat, move)
    before = drawn(position, 3, wide)
    position.play(3, "g3 sea")
    after = drawn(position, 3, wide)
    cards = [id for id in ids_of(before) if id.startswith("played-")]
    assert [id[:8] for id in cards] == ["played-1", "played-2", "played-3"]
    for id in cards:
        assert place_of(before, id) != place_of(after, id)
        assert beat_of(after, id) == 1
    assert named(after, cards[1]) == "Ben <the Great> & sons: red 5"
    assert "covered card" not in after


@BOTH
def test_a_cover_lies_on_the_hidden_half_and_slides_off_first(wide: bool) -> None:
    position = Position("r7 b12", "r1 p2", "b1 g2", turned_up="r5a")
    at_home = [place_of(drawn(position, 2, wide), f"cover-{seat}") for seat in (1, 2, 3)]
    position.play(0, "r7 sea").play(1, "r1 shore")
    covered = drawn(position, 2, wide)
    for seat, on_shore in ((1, True), (2, False)):
        [card] = [id for id in ids_of(covered) if id.startswith(f"played-{seat}")]
        (x, y, scale), (cover_x, cover_y, cover_scale) = (
            numbers_of(place_of(covered, id)) for id in (card, f"cover-{seat}")
        )
        assert (cover_x, cover_scale) == (x, scale)
        assert cover_y == pytest.approx(y if on_shore else y + 70 * scale, abs=0.02)
    position.play(2, "b1 sea")
    after = drawn(position, 2, wide)
    assert [place_of(after, f"cover-{seat}") for seat in (1, 2, 3)] == at_home
    assert [beat_of(after, f"cover-{seat}") for seat in (1, 2, 3)] == [0, 0, 0]


def test_cards_of_the_next_trick_have_new_ids() -> None:
    position = Position("r7 b12", "r1 p2", "r2 g2", turned_up="r5a").trick("r7 sea", "r1 sea", "r2 sea").turn_up()
    last = {id for id in ids_of(drawn(position, 0)) if id.startswith("played-")}
    assert len(last) == 3
    position.play(1, "p2 sea")
    assert {id for id in ids_of(drawn(position, 0)) if id.startswith("played-")} > last


def test_colours_are_settled_one_after_another_treasures_first() -> None:
    position = three_reds()
    position.trick("r11 sea", "r5 shore", "r8 sea", "g3 sea")
    svg = drawn(position, 1)
    assert "Anna: take or steal?" in said_in(svg)
    assert named(svg, "settled-1") == "Anna wins; Ben <the Great> & sons gets 3 extra cards"
    assert named(svg, "settled-2") == "Dörte: action 4, Salvage"
    position.play(0, "steal 3")
    svg = drawn(position, 1)
    assert named(svg, "settled-1").startswith("Anna steals red 4 from Cem;")
    stolen, freed = (f"treasure-{TREASURES.index(name) + 1}" for name in ("r4a", "r1a"))
    assert [beat_of(svg, id) for id in ("settled-1", "settled-2", stolen, freed)] == [2, 3, 2, 2]
    position.play(3, "fetch g3").play(3, "discard g3").turn_up()
    svg = drawn(position, 1)
    assert "Previous trick" in said_in(svg)
    turned_up = position.open.split()
    assert {beat_of(svg, f"treasure-{TREASURES.index(name) + 1}") for name in turned_up} == {4}


@BOTH
def test_a_treasure_travels_from_the_stack_to_a_pile_and_from_pile_to_pile(wide: bool) -> None:
    position = Position("r7 r12", "r1 p2", "b1 g2", turned_up="r5a")
    id = f"treasure-{TREASURES.index('r5a') + 1}"
    places = [place_of(drawn(position, 2, wide), id)]
    position.trick("r7 sea", "r1 sea", "b1 sea")
    places.append(place_of(drawn(position, 2, wide), id))
    assert places[0] != places[1]
    stolen = three_reds()
    stolen.trick("r11 sea", "r5 shore", "r8 sea", "g3 sea")
    id = f"treasure-{TREASURES.index('r4a') + 1}"
    before = place_of(drawn(stolen, 1, wide), id)
    stolen.play(0, "steal 3")
    assert place_of(drawn(stolen, 1, wide), id) != before


def test_extra_cards_played_show_what_the_card_counts_as() -> None:
    position = Position("b7 b12", "r1 p2", "b11 g2", turned_up="r5a").hold(3, 0, 4)
    position.trick("b7 shore +3", "r1 sea", "b11 sea +4")
    svg = drawn(position, 1)
    assert "Anna: blue 7 with 3 extra cards counts as 10" in titles_in(svg)
    assert {"=10", "=12"} <= set(said_in(svg))


def test_a_tie_goes_to_the_card_nearer_to_the_ship() -> None:
    position = Position("r9 b1", "r7 b2", "r4 b3", "g3 b4", turned_up="r5a p1a").hold(0, 2)
    svg = drawn(position.trick("r9 sea", "r7 sea +2", "r4 sea", "g3 sea"), 1)
    assert named(svg, "settled-1").startswith("Anna takes red 5; it\u2019s a tie, and Anna played earlier;")
    assert "tie" not in named(svg, "settled-2")


@BOTH
def test_the_last_trick_has_its_prizes_below_the_cards_and_no_second_ship(wide: bool) -> None:
    position = Position("r9 b1 g1", "r7 b2 g2", "r4 b3 g4", turned_up="r5a", sides=(2, 4)).hold(0, 2, 1)
    position.trick("r9 sea", "r7 sea +2", "r4 sea").turn_up()
    assert "=" in said_in(drawn(position, 1, wide))
    [starter] = position.to_move
    position.play(starter, position.legal[0])
    svg = drawn(position, 1, wide)
    assert "=" not in said_in(svg)
    assert svg.count("#sprite-ship") == 1
    [card] = [id for id in ids_of(svg) if id.startswith("played-1") and beat_of(svg, id) == 1]
    _, top, scale = numbers_of(place_of(svg, card))
    prizes = re.findall(r'id="settled-1".*?<g transform="translate\([\d.]+,([\d.]+)\)', svg)
    assert float(prizes[0]) - LEAST_TEXT[wide] * 0.68 > top + (HEIGHT - 12) * scale


@BOTH
def test_emblems_on_cards_keep_their_size_when_the_trick_shrinks(wide: bool) -> None:
    position = Position("r9 b1 g1", "r7 b2 g2", "r4 b3 g4", turned_up="r5a", sides=(2, 4)).hold(0, 2, 1)
    position.trick("r9 sea", "r7 sea +2", "r4 sea").turn_up()
    large = drawn(position, 1, wide)
    [starter] = position.to_move
    position.play(starter, position.legal[0])
    small = drawn(position, 1, wide)
    tags = [id for id in ids_of(large) if id.startswith("tag-")]
    assert len(tags) == 3
    for id in tags:
        card = f"played-{id[4:]}"
        before, after = (numbers_of(place_of(svg, card))[2:] for svg in (large, small))
        assert before > after
        assert numbers_of(place_of(large, id))[2:] == numbers_of(place_of(small, id))[2:]


def test_with_three_players_two_colours_are_settled_as_one() -> None:
    position = Position("r4 b1", "p7 b2", "g9 b3", turned_up="r5a", sides=(1, 4)).trick("r4 sea", "p7 sea", "g9 sea")
    svg = drawn(position, 0)
    assert named(svg, "settled-1") == "Anna takes red 5"
    assert named(svg, "settled-2") == "Cem: action 4, Salvage; Ben <the Great> & sons gets 2 extra cards"
    assert "settled-3" not in ids_of(svg)


def test_a_card_taken_from_the_table_is_gone_from_the_trick() -> None:
    position = Position("r4 b1", "p7 b2", "g9 b3", turned_up="r5a", sides=(1, 4)).trick("r4 sea", "p7 sea", "g9 sea")
    view = position.view(2)[0]
    [[id]] = picks(OWN, view, 2, CODES["fetch p7"])
    assert id in ids_of(drawn(position, 2))
    position.play(2, "fetch p7")
    for seat in (SPECTATOR, 0, 2):
        assert id not in ids_of(drawn(position, seat))
    assert "card-p7" in ids_of(drawn(position, 2))


def test_a_short_supply_shows_in_the_extra_cards_won() -> None:
    position = Position("b7 g12", "b1 p2", "r11 g2", turned_up="b5a").leave_in_supply(1)
    position.trick("b7 sea", "b1 sea", "r11 sea")
    assert position.extras[1] == 1
    assert "Ben <the Great> & sons gets 1 extra card" in " ".join(titles_in(drawn(position, 0)))
    assert "gets 2 extra cards" not in drawn(position, 0)
