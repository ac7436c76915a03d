"""Pictures of Dragon Island: layout, secrecy, and descriptions of positions and announced actions."""

import gzip
import re
from itertools import product
from xml.etree import ElementTree

import pytest
from tests.games.dragon_island.pictures import (
    ALL_SEATS,
    BOTH,
    at_the_boat,
    decisions,
    drawn,
    on_the_way,
    read_by_its_player,
)
from tests.games.dragon_island.position import GAME, OWN, Position
from tests.games.drawings import SVG, Extent, around, extents_by_id, figures, ids_of, shapes, sprite_bounds, texts

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.alone import STYLESHEET
from spadework.engine.picture.letters import width_of
from spadework.engine.picture.sprites import PREFIX, sheet
from spadework.games.dragon_island.picture.art import sprites
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.setup import TURN_LIMITS

LEAST_TEXT = {True: 20, False: 14}
SIZES = {True: "0 0 1280 760", False: "0 0 360 620"}
VISIBLE = 480
"""The height of the bottom part of a tall picture, which the smallest phone shows."""
MOST_BYTES = 50_000


def root_of(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def named(svg: str, id: str) -> str:
    """The title of the element with an id."""
    [found] = [element for element in root_of(svg).iter() if element.get("id") == id]
    return found.findtext(SVG + "title") or ""


def titles_in(svg: str) -> list[str]:
    return [element.text or "" for element in root_of(svg).iter(SVG + "title")]


def description_of(svg: str) -> str:
    return root_of(svg).findtext(SVG + "desc") or ""


def said_in(svg: str) -> str:
    return " ".join(text for _, text in texts(root_of(svg)))


def place_of(svg: str, id: str) -> str:
    return str(re.findall(rf'id="{id}"[^>]* transform="([^"]*)"', svg)[0])


# Validity


@pytest.mark.slow
@BOTH
@ALL_SEATS
def test_every_picture_is_sound(seats: int, wide: bool) -> None:
    classes = set(re.findall(r"\.([a-z][\w-]*)", STYLESHEET.read_text(encoding="utf-8")))
    for position in decisions(seats, 40 + seats, 60):
        for seat in (SPECTATOR, position.to_move[0]):
            svg = drawn(position, seat, wide, "de")
            root, ids = root_of(svg), ids_of(svg)
            assert len(ids) == len(set(ids))
            assert {use.removeprefix(PREFIX) for use in re.findall(r'href="#([^"]*)"', svg)} <= set(sprites(OWN))
            assert "style=" not in svg
            assert {name for value in re.findall(r'class="([^"]*)"', svg) for name in value.split()} <= classes
            assert all(size > LEAST_TEXT[wide] - 0.1 for size, _ in texts(root)), min(texts(root))
            assert len(svg.encode()) < MOST_BYTES


def test_even_the_fullest_picture_is_not_large() -> None:
    position = Position(6).carry("c3", "red", "green").carry("g4", "brown", "grey", pair=2).stand(yellow="treasure")
    position.dragons("d3", "f6").give(
        0, "volcano", "volcano-or-forest", "journey", "flight", "terror", "desert-or-volcano"
    )
    for seat in range(6):
        position.win(seat, 1, 2, 3)
    for seat in range(1, 6):
        position.give(seat, "slumber" if seat < 4 else "counterspell", *["water"] * (seat < 4))
    for wide in (True, False):
        for language in ("en", "de"):
            assert len(drawn(position, 0, wide, language).encode()) < MOST_BYTES


@BOTH
@ALL_SEATS
def test_no_piece_lies_outside_the_picture(seats: int, wide: bool) -> None:
    for position in decisions(seats, 80 + seats, 60):
        svg = drawn(position, SPECTATOR, wide)
        width, height = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[0])
        pieces = re.findall(
            r'id="(?:hunter|dragon|treasure)-\w+"[^>]* transform="translate\(([\d.-]+),([\d.-]+)\) scale\(([\d.]+)\)"',
            svg,
        )
        assert len(pieces) >= (6 if seats == 3 else seats)
        for across, down, scale in pieces:
            assert 26 * float(scale) <= float(across) <= width - 26 * float(scale)
            assert 46 * float(scale) <= float(down) <= height - 38 * float(scale)


PLACES = figures({"": (0, 0, 0, 0)})
"""Sprites reduced to the points at which they are placed."""


def check_fit(svg: str, wide: bool) -> None:
    """Assert that the picture has its size, that only the ground reaches beyond it, and that the viewer's cards don't lie on the board."""
    root = root_of(svg)
    assert root.get("viewBox") == SIZES[wide]
    *_, width, height = map(float, SIZES[wide].split())
    shown = extents_by_id(root, PLACES)
    parts = {id: shown[id] for part in root if (id := part.get("id", "")) in shown and id not in GROUND}
    for id, (left, top, right, bottom) in parts.items():
        assert min(left, top) >= -2, id
        assert max(right - width, bottom - height) <= 2, id
    board = around(extent for id, extent in parts.items() if id.startswith(("field-", "boat-")))
    own = [extent for id, extent in parts.items() if id.startswith("card-")]
    if not wide:
        assert all(top >= height - VISIBLE for _, top, _, _ in [*own, board])
    for left, top, _, _ in own:
        assert left > board[2] if wide else top > board[3]


GROUND = ("ground", "mist")
"""The parts that reach beyond the picture."""


@pytest.mark.slow
@BOTH
@ALL_SEATS
def test_everything_fits_into_the_picture_from_the_beginning_to_the_end(seats: int, wide: bool) -> None:
    last = None
    for position in decisions(seats, 5, 150):
        for seat in (SPECTATOR, 0, position.to_move[0]):
            check_fit(drawn(position, seat, wide, "de"), wide)
        last = position
    assert last is not None
    for seat, pair in product(range(seats), range(1, s.PAIRS + 1)):
        last.state.coins[seat, pair - 1] = (seat + pair) % 3
    last.state.phase = s.OVER
    for seat in (SPECTATOR, 0):
        check_fit(drawn(last, seat, wide, "de"), wide)


@BOTH
def test_the_scene_at_the_boat_is_the_largest_thing_while_two_decide(wide: bool) -> None:
    position = at_the_boat()
    svg = drawn(position, 1, wide)
    check_fit(svg, wide)
    [duel] = [part for part in root_of(svg) if part.get("id") == "duel"]
    left, top, right, bottom = around(seen.extent for seen in shapes(duel, PLACES))
    assert (right - left) * (bottom - top) > 0.25 * 1280 * 760 if wide else 0.45 * 360 * 620
    assert "sprite-sail-green" in ElementTree.tostring(duel, "unicode")
    assert "duel" not in ids_of(drawn(position.play(0, "share"), 1, wide))


@BOTH
@ALL_SEATS
def test_coins_are_counted_one_by_one_from_last_place_to_first(seats: int, wide: bool) -> None:
    position = Position(seats)
    for pair in range(1, s.PAIRS + 1):
        position.win(pair % seats, pair, pair)
    position.state.phase = s.OVER
    points = [
        sum(OWN.record.value[pair] * count for pair, count in enumerate(won)) for won in position.state.coins[:seats]
    ]
    for viewer in (SPECTATOR, 0):
        root = root_of(drawn(position, viewer, wide))
        steps: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        for seat in range(seats):
            [panel] = [part for part in root if part.get("id") == f"seat-{seat + 1}"]
            steps[seat] = [int(step) for part in panel.iter() if (step := part.get("data-tally"))]
        order = sorted(range(seats), key=lambda seat: points[seat])
        in_order = [step for seat in order for step in sorted(set(steps[seat]))]
        assert in_order == list(range(1, len(in_order) + 1))
        assert len(in_order) == 2 * s.PAIRS + seats + 1 <= 24
        assert [part.get("data-tally") for part in root if part.get("id") == "stage"] == [str(len(in_order))]


@ALL_SEATS
def test_a_picture_is_a_single_image_unless_its_viewer_can_move(seats: int) -> None:
    for position in decisions(seats, 7, 200):
        for seat in (SPECTATOR, *range(seats)):
            assert (' role="group"' in drawn(position, seat)) == (seat in position.to_move)


# Secrecy


@ALL_SEATS
def test_hands_are_visible_only_to_their_owners(seats: int) -> None:
    for position in decisions(seats, 9, 200):
        for seat in (SPECTATOR, *range(seats)):
            cards = {id[5:] for id in ids_of(drawn(position, seat)) if id.startswith("card-")}
            assert cards == (set(position.hand(seat)) if seat != SPECTATOR else set())


@pytest.mark.rule("DI-74")
@BOTH
def test_the_picture_does_not_show_who_is_asked_to_react(wide: bool) -> None:
    pictures = []
    for cards in (("slumber", "water"), ("water", "slumber"), ("water", "water")):
        position = on_the_way().give(0, cards[0]).give(2, cards[1]).play(1, "step b2")
        assert position.state.phase == s.ANNOUNCED
        pictures.append([drawn(position, seat, wide) for seat in (SPECTATOR, 1, 3)])
    assert pictures[0] == pictures[1] == pictures[2]


@pytest.mark.rule("DI-74")
def test_the_picture_hides_a_sealed_answer_from_the_others() -> None:
    position = on_the_way().give(0, "slumber").give(2, "slumber").play(1, "step b2")
    before = [drawn(position, seat) for seat in (SPECTATOR, 1, 2, 3)]
    position.play(0, "slumber")
    assert [drawn(position, seat) for seat in (SPECTATOR, 1, 2, 3)] == before
    assert "You\N{RIGHT SINGLE QUOTATION MARK}ve answered." in said_in(drawn(position, 0))


@pytest.mark.rule("DI-20", "DI-25")
@BOTH
def test_all_cards_of_a_long_turn_fit_into_the_picture(wide: bool) -> None:
    position = Position().lay(b6="desert")
    for _ in range(2):
        position.give(0, *["desert"] * 4)
        position.do(0, *["step b6 with desert", "step boat-green"] * 4)
    for seat in (SPECTATOR, *range(4)):
        svg = drawn(position, seat, wide)
        assert named(svg, "spent") == "Played this turn: 8 \N{MULTIPLICATION SIGN} desert"
        width = float(re.findall(r'viewBox="0 0 ([\d.]+) ', svg)[0])
        [pile] = [element for element in root_of(svg).iter(SVG + "g") if element.get("id") == "spent"]
        cards = [
            re.findall(r"translate\(([\d.]+),[\d.]+\) scale\(([\d.]+)\)", group.get("transform", ""))
            for group in pile[1]
        ]
        places = [(float(x), float(scale)) for found in cards for x, scale in found]
        assert len(places) == 8
        assert all(x + 90 * scale < width for x, scale in places)


def test_the_active_player_sees_what_each_step_costs() -> None:
    position = on_the_way()
    assert named(drawn(position, 1), "field-b2") == "b2 (farmland); free to enter"
    assert named(drawn(position, 1), "field-b4") == "b4 (water); costs farmland"
    assert named(drawn(position, 1), "field-c4") == "c4 (desert); costs farmland or desert"
    assert named(drawn(position, 0), "field-c4") == "c4 (desert)"
    carriers = "c3 (mountain): Anna (Green), Cem (Blue) and treasure (2 × 100); costs farmland"  # noqa: RUF001
    assert named(drawn(position.lay(c3="mountain"), 1), "field-c3") == carriers
    assert drawn(position, 1).count("#sprite-price-free") > drawn(position, 0).count("#sprite-price-free")


# Contents and descriptions


@BOTH
def test_two_carriers_stand_side_by_side_with_the_treasure_between_them(wide: bool) -> None:
    svg = drawn(on_the_way(), SPECTATOR, wide)
    places = [
        tuple(map(float, re.findall(r"-?[\d.]+", place_of(svg, id))))
        for id in ("hunter-green", "treasure-1", "hunter-blue")
    ]
    assert places[0][0] < places[1][0] < places[2][0]
    assert places[0][1] == places[2][1] < places[1][1]
    assert "#sprite-arm-left-green" in svg or "#sprite-arm-right-green" in svg
    assert "#sprite-load" in svg
    assert "100" in said_in(svg)


@BOTH
def test_neighbouring_dragons_are_drawn_smaller(wide: bool) -> None:
    scales = []
    for second in ("e4", "f3"):
        svg = drawn(Position(4).dragons("e3", second), SPECTATOR, wide)
        places = [re.findall(r"-?[\d.]+", place_of(svg, f"dragon-{number}")) for number in (1, 2)]
        scales += [float(scale) for _, _, scale in places]
    apart = drawn(Position(4).dragons("e3", "h6"), SPECTATOR, wide)
    alone = float(re.findall(r"-?[\d.]+", place_of(apart, "dragon-1"))[2])
    assert max(scales) < 0.9 * alone


def test_costs_are_drawn_beneath_the_hunters_that_would_enter() -> None:
    ids = ids_of(drawn(on_the_way(), 1))
    last_cost = max(place for place, id in enumerate(ids) if id.startswith("price-"))
    assert last_cost < min(place for place, id in enumerate(ids) if id.startswith("ghost-"))


def test_cards_in_a_wide_picture_keep_their_size_whatever_the_hand_size() -> None:
    kinds = ("forest", "journey", "infidelity", "forces", "volcano-or-forest", "counterspell-or-terror")
    faces, letters = set(), []
    for count in range(1, len(kinds) + 1):
        svg = drawn(Position(4).give(0, *kinds[:count]), 0)
        cards = [part for part in root_of(svg) if part.get("id", "").startswith("card-")]
        stocks = [next(part for part in card.iter() if part.get("class") == "card") for card in cards]
        faces |= {(stock.get("width"), stock.get("height")) for stock in stocks}
        letters.append({text.get("font-size") for card in cards for text in card.iter(SVG + "text") if is_effect(text)})
    assert len(faces) == 1
    assert all(len(sizes) == 1 for sizes in letters)


def is_effect(text: ElementTree.Element) -> bool:
    """Whether a line on a card is part of an effect rather than a title."""
    return "display" not in text.get("class", "")


@pytest.mark.parametrize(
    ("kind", "lines"),
    [("infidelity", ["Claim both", "coins at the boat"]), ("forces", ["Swap two", "adjacent tiles"])],
)
def test_the_lines_of_an_effect_are_of_similar_widths(kind: str, lines: list[str]) -> None:
    [card] = [part for part in root_of(drawn(Position(4).give(0, kind), 0)) if part.get("id") == f"card-{kind}"]
    assert [text.text for text in card.iter(SVG + "text") if is_effect(text)] == lines


def test_three_hunters_in_a_boat_do_not_hide_each_other() -> None:
    svg = drawn(at_the_boat(), 0)
    places = {place_of(svg, f"hunter-{colour}") for colour in ("green", "brown", "yellow")}
    assert len(places) == 3
    assert "is deciding: share it, or claim both coins" in said_in(svg)


@BOTH
def test_a_hunter_that_moves_and_a_treasure_that_is_carried_keep_their_ids(wide: bool) -> None:
    position = Position(4, active=1).stand(blue="treasure", brown="d4").lay(d5="farmland")
    before = drawn(position, 0, wide)
    position.do(1, "step treasure", "step d5")
    after = drawn(position, 0, wide)
    for id in ("hunter-brown", "hunter-blue", "treasure-1"):
        assert place_of(before, id) != place_of(after, id)
    assert "treasure-2" in ids_of(after)


def test_an_announced_action_is_described_and_drawn_for_everyone() -> None:
    position = on_the_way().play(1, "step c4 with desert")
    for seat in (SPECTATOR, 1, 3):
        svg = drawn(position, seat)
        assert "Ben <the Great> & sons steps to c4 (desert), with a desert card. Waiting for reactions." in said_in(svg)
        assert "stroke-alert" in svg
        assert "Played this turn: desert" in titles_in(svg)
    settled = drawn(position.settle(), SPECTATOR)
    assert "stroke-alert" not in settled


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (("terror blue",), "plays Terror: Cem (Blue) must go home"),
        (("attack seat 1 with infidelity-or-attack",), "plays Attack on Anna"),
        (("play patrol", "place e2"), "a new dragon comes to e2"),
        (("play forces", "tile f2", "tile f3"), "plays Forces: f2"),
        (("fly d4 with farmland",), "flies to d4"),
    ],
)
def test_every_target_is_marked(texts: tuple[str, ...], said: str) -> None:
    position = on_the_way("terror", "infidelity-or-attack", "patrol", "forces", "flight", "farmland")
    position.lay(d4="water", f2="water", f3="forest").give(0, "water")
    before = drawn(position, SPECTATOR).count("stroke-alert")
    position.play(1, *texts)
    svg = drawn(position, SPECTATOR)
    assert said in said_in(svg)
    assert svg.count("stroke-alert") > before


def test_a_terrain_freed_by_a_journey_is_shown_on_the_board_and_beside_it() -> None:
    position = on_the_way().do(1, "journey water with farmland")
    svg = drawn(position, 3)
    assert "Free now" in said_in(svg)
    assert "Free this turn: water." in titles_in(svg)
    assert "Free this turn: water." in description_of(svg)
    assert svg.count('stroke-dasharray="2 11"') == position.state.tile.tolist().count(4)
    assert named(drawn(position, 1), "field-b4") == "b4 (water); free to enter"


def test_the_picture_shows_two_hunters_choosing_the_way_out() -> None:
    position = Position(4, active=1).stand(blue="treasure", brown="d4").lay(d5="farmland").do(1, "step treasure")
    assert position.state.phase == s.LEAVING
    for seat in (SPECTATOR, 0, 1):
        svg = drawn(position, seat)
        assert "meets Cem (Blue) on the treasure field" in said_in(svg)
        assert place_of(svg, "hunter-brown") != place_of(svg, "hunter-blue")
    svg = drawn(position, 1)
    assert "take-back" not in ids_of(svg)
    assert "ghost-brown-d5" in ids_of(svg)
    assert "free to enter" in named(svg, "field-d5")


@pytest.mark.rule("DI-43")
def test_carriers_on_the_empty_treasure_field_are_drawn_with_their_treasure() -> None:
    position = Position(4, active=1).carry("treasure", "blue", "green", pair=7)
    svg = drawn(position, SPECTATOR)
    assert place_of(svg, "hunter-blue") != place_of(svg, "hunter-green")
    assert "treasure-7" in ids_of(svg)


@BOTH
@pytest.mark.rule("DI-70")
@pytest.mark.parametrize("moves", [["play forces", "tile a1"], ["play patrol", "dragon 1"]], ids=" then ".join)
def test_the_picture_hides_an_unannounced_move_from_the_others(moves: list[str], wide: bool) -> None:
    position = on_the_way("forces", "patrol").stand(brown="d4", yellow="treasure").dragons("f5", "e2")
    before = {seat: drawn(position, seat, wide) for seat in (SPECTATOR, 0, 1, 3)}
    for move in moves:
        position.play(1, move)
        for seat, svg in before.items():
            assert (drawn(position, seat, wide) == svg) == (seat != 1)


def test_the_picture_reminds_a_player_who_skips_reactions() -> None:
    position = on_the_way().give(0, "slumber").give(3, "slumber").play(1, "step b2")
    assert "Waiting for reactions" in said_in(drawn(position, 0))
    position.play(0, "skip reactions")
    assert "You’re skipping reactions this turn." in said_in(drawn(position, 0))
    position.play(3, "no reaction").chance("settle").play(1, "step b1")
    assert "Du reagierst in diesem Zug nicht mehr." in said_in(drawn(position, 0, language="de"))
    assert "skip reactions" not in said_in(drawn(position, 3))
    position.play(3, "slumber").chance("settle")
    assert "plays Slumber." in said_in(drawn(position, 0))


def test_a_seat_shows_cards_coins_and_hunters() -> None:
    position = on_the_way().win(0, 1, 1, 2).win(2, 3)
    svg = drawn(position, 3)
    assert named(svg, "seat-1") == "Anna (Green): 0 cards; coins won: 2 × 100 and 1 × 125"  # noqa: RUF001
    assert named(svg, "seat-2") == "Ben <the Great> & sons (Brown): 6 cards · to move"
    assert "325" in said_in(svg)
    assert "Points won: Anna 325, Ben <the Great> & sons 0, Cem 150 and Dörte 0." in description_of(svg)


def test_pairs_say_whether_they_are_to_come_on_the_way_or_cashed_in() -> None:
    position = Position(4).carry("c3", "blue", "green", pair=2)
    titles = titles_in(drawn(position, SPECTATOR))
    for pair in ("100: cashed in", "125: on the way", "150: on the treasure field", "300: still to come"):
        assert any(title.startswith(f"2 × {pair}") for title in titles), pair  # noqa: RUF001


def test_unused_boats_have_no_colour() -> None:
    svg = drawn(Position(4), SPECTATOR)
    assert named(svg, "boat-red") == "red boat, not in the game"
    assert "#sprite-boat-red" not in svg
    assert "#sprite-boat-green" in svg


def test_title_and_description_match_the_position() -> None:
    position = on_the_way().stand(yellow="treasure").dragons("f5")
    root = root_of(drawn(position, 1))
    assert root.findtext(SVG + "title") == "Dragon Island: turn 1"
    assert description_of(drawn(position, 1)) == (
        "It\N{RIGHT SINGLE QUOTATION MARK}s your turn. "
        "Anna (Green) and Cem (Blue) carry the treasure (2 × 100): c3 (mountain). "  # noqa: RUF001
        "Ben <the Great> & sons (Brown) stands on b3 (volcano). "
        "Dörte (Yellow) is waiting on the treasure field for a partner. Dragon on f5 (forest). "
        "On the treasure field lies the treasure (2 × 125), 5 more to come. "  # noqa: RUF001
        "Points won: Anna 0, Ben <the Great> & sons 0, Cem 0 and Dörte 0. "
        "Cards in hand: Anna 0, Ben <the Great> & sons 6, Cem 0 and Dörte 0. "
        "Ben <the Great> & sons holds farmland, desert, Flight, Journey, Terror and Infidelity or Attack. "
        "Waiting for Ben <the Great> & sons."
    )
    german = root_of(drawn(position, SPECTATOR, language="de"))
    assert german.findtext(SVG + "title") == "Insel der Drachen: Zug 1"
    assert "wartet auf dem Schatzfeld" in (german.findtext(SVG + "desc") or "")


def test_the_description_mentions_hunters_in_unusual_places() -> None:
    position = Position(4).stand(yellow="boat-green", blue="treasure").lay_out(8).carry("g4", "brown", pair=6)
    described = description_of(drawn(position, SPECTATOR))
    assert "Dörte (Yellow) is a guest: green boat." in described
    assert "Cem (Blue) stands on the treasure field." in described
    assert "Ben <the Great> & sons (Brown) is alone with the treasure (2 × 240): g4" in described  # noqa: RUF001
    assert "The treasure field is empty." in described


def test_a_turn_limit_is_part_of_the_heading() -> None:
    position = Position(4, limit=2)
    assert position.state.phase == s.TURN
    assert f"Turn 1/{TURN_LIMITS[2]}" in said_in(drawn(position, 0))
    assert "Zug 1" in said_in(drawn(Position(4), 0, language="de"))


def test_the_viewer_is_addressed() -> None:
    position = on_the_way()
    svg = read_by_its_player(position, 0)
    assert named(svg, "field-c3").startswith("c3 (mountain): your green hunter, Cem (Blue) and treasure")
    assert named(svg, "hunter-green") == "Your green hunter: c3 (mountain)"
    assert named(svg, "seat-1") == "You (Green): 0 cards"
    assert "You and Cem (Blue) carry the treasure" in description_of(svg)
    german = read_by_its_player(position, 2, "de")
    assert named(german, "field-c3").startswith("c3 (Gebirge): Anna (Grün), deine blaue Figur und Schatz")
    assert "Du trägst mit Anna (Grün) den Schatz" in description_of(german)


@BOTH
def test_the_end_says_who_has_won(wide: bool) -> None:
    position = Position(4).win(0, 1).win(2, 7)
    position.state.phase = s.OVER
    svg = drawn(position, 0, wide)
    assert "Cem wins." in description_of(svg)
    assert "Game over" in said_in(svg)
    [harbour] = [part for part in root_of(svg) if part.get("id") == "stage"]
    assert "sprite-sail-blue" in ElementTree.tostring(harbour, "unicode")
    assert "300" in [text for _, text in texts(harbour)]
    wins = f" · {GAME.words['en'].text('seat-wins')}"
    assert [title.startswith("Cem") for title in titles_in(svg) if title.endswith(wins)] == [True]
    assert "Points: Anna 100, Ben <the Great> & sons 0, Cem 300 and Dörte 0." in description_of(svg)
    position.state.coins[:] = 0
    assert "Geteilter Sieg: Cem und Dörte." in description_of(drawn(position.win(2, 7).win(3, 7), 1, wide, "de"))


def test_the_art_of_a_deck_is_small_enough_to_send_whole() -> None:
    whole = sheet(sprites(OWN)).encode()
    assert len(whole) < 350_000
    assert len(gzip.compress(whole)) < 60_000


@BOTH
def test_a_cards_effect_is_printed_on_it_or_in_its_accessible_name(wide: bool) -> None:
    position = Position(4).give(0, "forest", "desert", "flight", "volcano-or-forest", "counterspell-or-terror")
    svg = drawn(position, 0, wide)
    said = said_in(svg) if wide else " ".join(titles_in(svg))
    for words in ("Joker:", "Enter one desert", "Fly over", "Cancel Terror,", "Send a hunter"):
        assert words in said


@BOTH
@pytest.mark.parametrize("count", range(1, 7))
def test_no_part_of_a_card_sticks_out(count: int, wide: bool) -> None:
    kinds = [kind for kind in OWN.kinds if kind]
    for start in range(0, len(kinds), count):
        root = root_of(drawn(Position(4).give(0, *[*kinds, *kinds][start : start + count]), 0, wide))
        for card in (part for part in root if part.get("id", "").startswith("card-")):
            [stock, *_] = [part for part in card.iter() if part.get("class") == "card"]
            [own] = [seen.extent for seen in shapes(stock, PLACES)]
            for seen in shapes(card[1], WHOLE, ("shadow",)):
                left, top, right, bottom = seen.extent
                assert min(left, top) > -0.1, (card.get("id"), seen)
                assert right < own.right + 0.1, (card.get("id"), seen)
                assert bottom < own.bottom + 0.1, (card.get("id"), seen)


WHOLE = sprite_bounds(sprites(OWN), ("shadow",))


@BOTH
def test_the_values_of_treasures_lie_within_their_coins(wide: bool) -> None:
    root = root_of(drawn(Position(4), SPECTATOR, wide))
    for pair in range(1, s.PAIRS + 1):
        [part] = [part for part in root if part.get("id") == f"pair-{pair}"]
        *_, coin = part.iter(SVG + "circle")
        [value] = list(part.iter(SVG + "text"))
        digits, size = value.text or "", float(value.get("font-size", "0"))
        wide_as = width_of(digits, size, "display") + (len(digits) - 1) * float(value.get("letter-spacing", "0"))
        assert wide_as < 2 * float(coin.get("r", "0"))
        assert abs(float(value.get("y", "0")) - 0.35 * size - float(coin.get("cy", "0"))) < 0.1
        assert [circle.get("cx") for circle in part.iter(SVG + "circle")].count(coin.get("cx")) >= 2


@BOTH
def test_an_unowned_boat_lies_in_the_harbour_while_coins_are_counted(wide: bool) -> None:
    position = Position(4).win(0, 1).win(2, 7)
    position.state.phase = s.OVER
    [harbour] = [part for part in root_of(drawn(position, 0, wide)) if part.get("id") == "harbour"]
    shown = ElementTree.tostring(harbour, "unicode")
    assert "data-tally" not in shown
    assert {name for name in re.findall(r"sprite-([\w-]+)", shown) if not name.startswith("harbour")} == {
        "sail-canvas",
        "duel-boat",
    }


def test_clickable_elements_say_what_and_where_they_are() -> None:
    position = on_the_way("slumber", "journey").dragons("f5")
    svg = drawn(position, 1)
    assert named(svg, "hunter-yellow") == "Dörte (Yellow): d2 (desert)"
    assert named(svg, "hunter-green") == "Anna (Green): c3 (mountain)"
    assert named(svg, "dragon-1") == "Dragon on f5"
    assert named(svg, "card-journey") == ("In your hand: Journey. With a terrain card: its terrain is free this turn.")
    assert named(svg, "card-slumber") == (
        "In your hand: Slumber, a green card to play out of turn, too. Stop an action and end the turn."
    )
    assert named(drawn(position.stand(yellow="treasure"), 1), "hunter-yellow") == "Dörte (Yellow): treasure field"
    assert named(drawn(position.stand(yellow="boat-yellow"), 1), "hunter-yellow") == "Dörte (Yellow): yellow boat"


@BOTH
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [3, 4])
def test_no_words_on_a_card_are_cut_short(seats: int, language: str, wide: bool) -> None:
    for kind in filter(None, OWN.kinds):
        svg = drawn(Position(seats).give(0, kind), 0, wide, language)
        [card] = [element for element in root_of(svg) if element.get("id") == f"card-{kind}"]
        said = [text for _, text in texts(card)]
        assert not [text for text in said if "…" in text], said


@BOTH
def test_the_panel_of_a_carriers_seat_shows_its_partner(wide: bool) -> None:
    svg = drawn(on_the_way(), SPECTATOR, wide)
    panels = {element.get("id"): ElementTree.tostring(element, "unicode") for element in root_of(svg)}
    assert "emblem-2" in panels["seat-1"]
    assert "emblem-0" in panels["seat-3"]
    assert "sprite-chest" not in panels["seat-2"]


# Labels and marks


LABELLED = ("row-names", "turn-count", "eggs", "draw-pile", "discards", "spent")


def labels_in(root: ElementTree.Element) -> list[Extent]:
    """The extents of the labels in a picture."""
    parts = [part for part in root if part.get("id") in LABELLED]
    rects = [rect for part in parts for rect in part.iter(SVG + "rect") if rect.get("class") == LABEL]
    return [next(shapes(rect, PLACES)).extent for rect in rects]


LABEL = "fill-card stroke-brass"


def seen(name: str) -> Extent | None:
    """The extent of a sprite; for a boat, without the waves around it."""
    return Extent(-51, -63, 51, 40) if name.startswith("boat-") else WHOLE(name)


def check_labels(svg: str, wide: bool, count: int) -> None:
    """Assert that there are `count` labels, which lie within the picture and overlap neither each other nor anything else."""
    root = root_of(svg)
    found = labels_in(root)
    assert len(found) == count
    others = ("field-", "boat-", "hunter-", "seat-", "pair-", "stage", "shelf")
    extents = extents_by_id(root, seen, ("shadow", "spot"))
    things = {id: extent for id, extent in extents.items() if id.startswith(others)}
    for place, one in enumerate(found):
        assert min(one) >= 0
        assert one.right <= (1280 if wide else 360)
        assert not [id for id, extent in things.items() if one.overlaps(extent)]
        assert not [other for other in found[place + 1 :] if one.overlaps(other)]


@BOTH
@pytest.mark.parametrize("language", ["en", "de"])
def test_labels_on_the_sea_overlap_nothing(language: str, wide: bool) -> None:
    busy = Position(4, limit=4).lay(b6="desert")
    for _ in range(2):
        busy.give(0, *["desert"] * 4).do(0, *["step b6 with desert", "step boat-green"] * 4)
    for position, count in ((busy, 14), (Position(6), 13)):
        for viewer in (SPECTATOR, 0, 1):
            check_labels(drawn(position, viewer, wide, language), wide, count)


@BOTH
def test_every_row_has_its_letter(wide: bool) -> None:
    [names] = [part for part in root_of(drawn(Position(6), SPECTATOR, wide)) if part.get("id") == "row-names"]
    assert [text for _, text in texts(names)] == list("abcdefghi")


@pytest.mark.rule("DI-54", "DI-66")
@pytest.mark.parametrize("text", ["terror blue", "step c3 sending blue home"])
def test_a_hunter_sent_home_is_shown_on_its_way_until_it_is_in_its_boat(text: str) -> None:
    position = on_the_way("terror", "farmland").lay(c3="farmland").give(0, "slumber").play(1, text)
    root = root_of(drawn(position, SPECTATOR))
    [way] = [part for part in root if part.get("id") == "way-home"]
    assert "sprite-hunter-blue" in ElementTree.tostring(way, "unicode")
    assert "way-home" not in ids_of(drawn(position.settle(), SPECTATOR))
    assert position.where("blue") == "boat-blue"
