"""The picture of Sea & Shore: what can be clicked, what is shown to whom, what is said, and how a trick is settled before all eyes."""

import re
from collections.abc import Iterator
from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.games.drawings import SVG, ids_of, texts
from tests.games.sea_and_shore.position import CODES, GAME, OWN, TREASURES, Fresh, Position, dealt, random_game

from spadework.engine.contract import CHANCE, SPECTATOR, Record, Scene
from spadework.engine.picture.svg import STYLESHEET
from spadework.games.sea_and_shore.picture import draw, marks, picks
from spadework.games.sea_and_shore.rules.state import GIVING, OVER, PLAYING, ROUNDS

NAMES = ("Anna", "Ben <the Great> & sons", "Cem", "Dörte", "Wilhelmina-Josephine IV.")
LEAST_TEXT = {True: 21, False: 14}
BOTH = pytest.mark.parametrize("wide", [True, False])
ALL_SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def drawn(
    position: Fresh,
    seat: int,
    wide: bool = True,
    language: str = "en",
    now: Record | None = None,
    memory_aid: str = "off",
) -> str:
    names = NAMES[: len(position.seats)]
    scene = Scene(GAME.words[language], names, wide, {"memory-aid": memory_aid}, now)
    return draw(OWN, position.view(seat)[0], seat, scene)


def hand_in(svg: str) -> list[str]:
    """The cards of a hand that lie open, in the order of ids."""
    return [id[5:] for id in ids_of(svg) if id.startswith("card-")]


def place_of(svg: str, id: str) -> str:
    return str(re.findall(rf'id="{id}" transform="([^"]*)"', svg)[0])


def beat_of(svg: str, id: str) -> int | None:
    found = re.search(rf'<g id="{id}"[^>]*data-beat="(\d)"|<g data-beat="(\d)" id="{id}"', svg)
    return int(found[1] or found[2]) if found else None


def said_in(svg: str) -> list[str]:
    return [text for _, text in texts(ElementTree.fromstring(svg))]


def titles_in(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(SVG + "title")]


def description_of(svg: str) -> str:
    return ElementTree.fromstring(svg).findtext(SVG + "desc") or ""


def named(svg: str, id: str) -> str:
    """What an element with an id is called."""
    [found] = [element for element in ElementTree.fromstring(svg).iter() if element.get("id") == id]
    return found.findtext(SVG + "title") or ""


def decisions(seats: int, seed: int, every: int = 1) -> Iterator[Fresh]:
    """The positions of a random game in which a player is to move, or some of them."""
    yield from (position for seat, _, position in islice(random_game(seats, seed), 0, None, every) if seat != CHANCE)


def three_reds() -> Position:
    """The sheet's example: red wins and may steal, the lowest gets 3 extra cards, green activates."""
    hands = ("r11 b1", "r5 b2", "r8 b3", "g3 b4")
    return Position(*hands, turned_up="r2a p1a", sides=(1, 4)).own(2, "r1a r4a")


# Clicks and marks


@BOTH
@ALL_SEATS
def test_what_is_clicked_and_marked_is_in_the_picture(seats: int, wide: bool) -> None:
    for position in decisions(seats, seats, 3):
        for seat in position.to_move:
            view, ids = position.view(seat)[0], set(ids_of(drawn(position, seat, wide)))
            for move in (CODES[text] for text in position.legal_of(seat)):
                assert set(marks(OWN, view, seat, move)) <= ids
                assert {id for group in picks(OWN, view, seat, move) for id in group} <= ids


@ALL_SEATS
def test_clicks_say_one_move_and_no_element_is_clicked_twice(seats: int) -> None:
    for position in decisions(seats, 20 + seats):
        for seat in position.to_move:
            view = position.view(seat)[0]
            clicks = [picks(OWN, view, seat, CODES[text]) for text in position.legal_of(seat)]
            assert len(set(clicks)) == len(clicks)
            for move in clicks:
                assert len(set(move)) == len(move)
                assert all(len(group) == 1 for group in move)


def test_a_card_then_its_half_then_extra_cards_are_clicked() -> None:
    view = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").hold(3).view(0)[0]
    for text, clicks, shown in (
        ("r7 sea", ["card-r7", "show-sea"], {"preview-sea", "preview-sea-red"}),
        ("p12 shore", ["card-p12", "show-shore"], {"preview-shore", "preview-shore-12"}),
        ("r7 sea +3", ["card-r7", "show-sea", "extra-3"], {"preview-sea-red", "preview-extra", "preview-extra-3"}),
    ):
        assert picks(OWN, view, 0, CODES[text]) == tuple((id,) for id in clicks)
        assert shown <= set(marks(OWN, view, 0, CODES[text]))


def test_only_who_plays_is_offered_halves_and_extra_cards() -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").hold(2, 2, 2)
    for seat in (SPECTATOR, 0, 1, 2):
        ids = set(ids_of(drawn(position, seat)))
        assert ({"show-sea", "show-shore", "extra-1", "extra-2", "preview-sea-red"} <= ids) == (seat == 0)
        assert "extra-3" not in ids


def test_the_others_moves_are_one_click_each() -> None:
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


def test_treasures_are_clicked_in_the_order_in_which_they_come() -> None:
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
        assert "Anna looks at treasures" in said_in(seen)
        assert "purple treasure (5)" not in seen


# Soundness


@BOTH
@ALL_SEATS
def test_every_picture_is_sound(seats: int, wide: bool) -> None:
    classes = set(re.findall(r"\.([a-z][\w-]*)", STYLESHEET.read_text(encoding="utf-8")))
    for position in decisions(seats, 40 + seats, 5):
        for seat in (SPECTATOR, 0, seats - 1):
            svg = drawn(position, seat, wide, "de", memory_aid="on")
            root = ElementTree.fromstring(svg)
            ids = ids_of(svg)
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'href="#([^"]*)"', svg)) <= set(ids)
            assert "style=" not in svg
            assert {name for value in re.findall(r'class="([^"]*)"', svg) for name in value.split()} <= classes
            assert all(size > LEAST_TEXT[wide] - 0.3 for size, _ in texts(root)), min(texts(root))


@BOTH
@ALL_SEATS
def test_no_picture_is_large(seats: int, wide: bool) -> None:
    for position in decisions(seats, 60 + seats, 4):
        mover, held = position.to_move[0], position.state.extras.copy()
        position.state.extras[mover] = 22
        for seat in (SPECTATOR, mover):
            assert len(drawn(position, seat, wide, "de", memory_aid="on").encode()) < 50_000
        position.state.extras[:] = held


@BOTH
@ALL_SEATS
def test_nothing_that_travels_lies_outside_the_picture(seats: int, wide: bool) -> None:
    for position in decisions(seats, 80 + seats, 4):
        for seat in (SPECTATOR, 1):
            svg = drawn(position, seat, wide)
            width, height = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[0])
            for id, x, y, scale in re.findall(
                r'id="([^"]*)" transform="translate\(([\d.-]+),([\d.-]+)\) scale\(([\d.]+)\)"', svg
            ):
                size = (70, 74) if id.startswith(("treasure", "top")) else (100, 140)
                assert 0 <= float(x) <= width - size[0] * float(scale), id
                assert 0 <= float(y) <= height - size[1] * float(scale), id


@BOTH
@ALL_SEATS
def test_the_table_keeps_its_size_so_that_things_can_travel(seats: int, wide: bool) -> None:
    for seat in (SPECTATOR, 0):
        sizes = {
            re.findall(r'viewBox="([^"]*)"', drawn(position, seat, wide))[0] for position in decisions(seats, 5, 6)
        }
        assert len(sizes) == 1


@ALL_SEATS
def test_only_a_picture_without_anything_to_play_is_one_image(seats: int) -> None:
    for position in decisions(seats, 7, 40):
        for seat in (SPECTATOR, *position.seats):
            assert (' role="group"' in drawn(position, seat)) == (seat in position.to_move)


# What may be seen


@BOTH
@pytest.mark.parametrize(("one", "other"), [("r7 sea", "r9 sea"), ("r7 shore", "b7 shore"), ("r7 sea +1", "r9 sea +1")])
def test_a_covered_card_looks_the_same_whatever_it_hides(one: str, other: str, wide: bool) -> None:
    pictures = []
    for move in (one, other):
        position = Position("r7 r9 b7", "r1 r2 r3", "b1 b2 b3", turned_up="g1a").hold(2).play(0, move)
        pictures.append([drawn(position, seat, wide) for seat in (SPECTATOR, 1, 2, 0)])
    assert pictures[0][:3] == pictures[1][:3]
    assert pictures[0][3] != pictures[1][3]


@ALL_SEATS
def test_hands_lie_open_to_their_owners_alone(seats: int) -> None:
    for position in decisions(seats, 9, 20):
        assert hand_in(drawn(position, SPECTATOR)) == []
        for seat in position.seats:
            assert set(hand_in(drawn(position, seat))) == set(position.hand(seat).split())


def test_a_card_on_the_table_is_named_by_what_shows() -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").hold(2)
    position.play(0, "r7 sea +2").play(1, "r2 shore")
    svg = drawn(position, 2)
    assert "Anna\u2019s covered card: sea (red), with 2 extra cards" in titles_in(svg)
    assert "Ben <the Great> & sons\u2019s covered card: shore (2)" in titles_in(svg)
    assert "+2" in said_in(svg)
    own = drawn(position, 0)
    assert '#veil"' in own
    assert "sea (red)" in " ".join(said_in(own))
    assert "7" in said_in(own)
    assert "7" not in said_in(drawn(position, SPECTATOR))


def test_a_gift_is_marked_for_its_giver_until_all_have_given() -> None:
    position = dealt("r12 r11 r10 r9", "b1", "g1").play(0, "give r12")
    assert position.state.phase == GIVING
    assert "Your gift for Cem: red 12" in " ".join(said_in(drawn(position, 0)))
    assert "Your gift" not in " ".join(said_in(drawn(position, 1)))


@BOTH
def test_a_pile_shows_its_top_treasure_and_with_the_memory_aid_all(wide: bool) -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").own(1, "p1a r5a")
    for seat in (SPECTATOR, 0, 1):
        ids = ids_of(drawn(position, seat, wide))
        assert f"treasure-{TREASURES.index('r5a') + 1}" in ids
        assert f"treasure-{TREASURES.index('p1a') + 1}" not in ids
        assert "2 treasures" in titles_in(drawn(position, seat, wide))
        assert "pile, from the top" not in drawn(position, seat, wide)
        aided = drawn(position, seat, wide, memory_aid="on")
        assert "Ben <the Great> & sons\u2019s pile, from the top: red 5 and purple 1" in titles_in(aided)


def test_looking_back_a_treasure_that_lies_beneath_another_stays_out_of_sight() -> None:
    before = Position("r7 b12", "r1 p2", "b1 g2", turned_up="r5a").trick("r7 sea", "r1 sea", "b1 sea")
    id = f"treasure-{TREASURES.index('r5a') + 1}"
    now = before.view(1)[0]
    now.beneath[TREASURES.index("b1a")] = TREASURES.index("r5a")
    for seat in (SPECTATOR, 1):
        assert id in ids_of(drawn(before, seat))
        back = drawn(before, seat, now=now)
        assert id not in ids_of(back)
        assert "red 5" not in back
        assert "red treasure (5)" not in back
        assert "Anna takes red" in said_in(back)
        assert id in ids_of(drawn(before, seat, now=now, memory_aid="on"))


# The reveal


@BOTH
def test_covers_come_off_and_the_same_card_goes_where_the_trick_is_settled(wide: bool) -> None:
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
        assert beat_of(after, id) == 0
    assert named(after, cards[1]) == "Ben <the Great> & sons: red 5"
    assert "covered card" not in after


def test_the_cards_of_the_next_trick_have_other_ids() -> None:
    position = Position("r7 b12", "r1 p2", "r2 g2", turned_up="r5a").trick("r7 sea", "r1 sea", "r2 sea").turn_up()
    last = {id for id in ids_of(drawn(position, 0)) if id.startswith("played-")}
    assert len(last) == 3
    position.play(1, "p2 sea")
    assert {id for id in ids_of(drawn(position, 0)) if id.startswith("played-")} > last


def test_colours_are_settled_one_after_another_treasures_first() -> None:
    position = three_reds()
    position.trick("r11 sea", "r5 shore", "r8 sea", "g3 sea")
    svg = drawn(position, 1)
    assert "This trick" in said_in(svg)
    assert "Anna: take or steal?" in said_in(svg)
    assert named(svg, "settled-1") == "Anna wins Ben <the Great> & sons gets 3 extra cards"
    assert named(svg, "settled-2") == "Dörte: action 4, Salvage"
    position.play(0, "steal 3")
    svg = drawn(position, 1)
    assert named(svg, "settled-1").startswith("Anna steals red 4 from Cem ")
    stolen, freed = (f"treasure-{TREASURES.index(name) + 1}" for name in ("r4a", "r1a"))
    assert [beat_of(svg, id) for id in ("settled-1", "settled-2", stolen, freed)] == [1, 2, 1, 1]
    position.play(3, "fetch g3").play(3, "discard g3").turn_up()
    svg = drawn(position, 1)
    assert "Last trick" in said_in(svg)
    turned_up = position.open.split()
    assert {beat_of(svg, f"treasure-{TREASURES.index(name) + 1}") for name in turned_up} == {3}


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


def test_with_three_players_two_colours_are_settled_as_one() -> None:
    position = Position("r4 b1", "p7 b2", "g9 b3", turned_up="r5a", sides=(1, 4)).trick("r4 sea", "p7 sea", "g9 sea")
    svg = drawn(position, 0)
    assert named(svg, "settled-1") == "Anna takes red 5"
    assert named(svg, "settled-2") == "Cem: action 4, Salvage Ben <the Great> & sons gets 2 extra cards"
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


# What is said


def test_title_and_description_tell_the_position() -> None:
    position = three_reds().hold(2).play(0, "r11 sea +2")
    root = ElementTree.fromstring(drawn(position, 1))
    assert root.findtext(SVG + "title") == "Sea & Shore: round 1, trick 11 of 12"
    assert description_of(drawn(position, 1)) == (
        "Open on the stacks: red treasure (2) and purple treasure (1). On top of the piles: Cem red treasure (4). "
        "Played, half covered: Anna sea (red) with 2 extra cards. "
        "Ben <the Great> & sons holds red 5 and blue 2. To move: Ben <the Great> & sons."
    )
    assert "Anna\u2019s covered card is red 11." in description_of(drawn(position, 0))
    assert "red 11" not in drawn(position, SPECTATOR)
    german = ElementTree.fromstring(drawn(position, 1, True, "de"))
    assert german.findtext(SVG + "title") == "Meer & Ufer: Runde 1, Stich 11 von 12"


def test_the_actions_say_what_they_do() -> None:
    for wide in (True, False):
        said = " ".join(said_in(drawn(Position("r7", "r1", "b1", turned_up="g1a", sides=(2, 3)), 0, wide)))
        for words in ("Trade", "swap 2 cards", "Dive", "look at 3"):
            assert words in said
    assert "red and blue: action 2, Trade: swap 2 cards" in titles_in(
        drawn(Position("r7", "r1", "b1", turned_up="g1a", sides=(2, 3)), 0)
    )


@BOTH
def test_the_second_round_keeps_the_points_of_the_first(wide: bool) -> None:
    moments = (position for _, _, position in random_game(3, 2) if position.state.rounds == ROUNDS - 1)
    position = next(moment for moment in moments if moment.state.phase == PLAYING)
    for seat in (SPECTATOR, 0):
        for points in position.state.earned[:3].sum(axis=1).tolist():
            assert f"{points} point{'' if points == 1 else 's'} in round 1" in titles_in(drawn(position, seat, wide))


@BOTH
def test_the_end_says_who_has_won_and_what_each_part_brought(wide: bool) -> None:
    *_, (_, _, position) = random_game(4, 1)
    assert position.state.phase == OVER
    svg = drawn(position, 0, wide)
    said = said_in(svg)
    assert {str(points) for points in position.scores()} <= set(said)
    assert re.search(r"wins with|share the victory", " ".join(titles_in(svg)))
    assert "Points: Anna " in description_of(svg)
    assert "Punkte" in said_in(drawn(position, SPECTATOR, wide, "de"))
