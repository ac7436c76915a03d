import re
from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.games.drawings import SVG, ids_of, texts
from tests.games.lost_maps.moments import DECK, GAME, Moment, random_game
from tests.games.lost_maps.pictures import LEAST_TEXT, drawn, resting

from spadework.engine.interface import SPECTATOR, seats_in
from spadework.engine.picture.alone import STYLESHEET
from spadework.games.lost_maps.rules.state import CROSSING, KEEPING, OVER, TAKING


@pytest.mark.slow
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_sound(seats: int, wide: bool) -> None:
    classes = set(re.findall(r"\.([a-z][\w-]*)", STYLESHEET.read_text(encoding="utf-8")))
    for moment in islice(random_game(seats, 40 + seats), 0, None, 5):
        for seat in (SPECTATOR, 0, seats - 1):
            svg = drawn(moment, seat, wide, "de")
            root = ElementTree.fromstring(svg)
            ids = ids_of(svg)
            assert len(ids) == len(set(ids))
            assert "style=" not in svg
            assert {name for value in re.findall(r'class="([^"]*)"', svg) for name in value.split()} <= classes
            assert all(size > LEAST_TEXT[wide] - 0.01 for size, _ in texts(root)), min(texts(root))


@pytest.mark.parametrize("wide", [True, False])
def test_no_picture_is_large(wide: bool) -> None:
    sizes = [len(drawn(moment, 0, wide).encode()) for moment in islice(resting(random_game(4, 8)), 0, None, 20)]
    assert max(sizes) < 40_000


def test_a_card_keeps_its_id_when_it_moves() -> None:
    game = list(random_game(2, 3))
    taking = next(moment for moment in game if moment.state.phase == TAKING and moment.move is not None)
    seat = seats_in(taking.to_move())[0]
    name = f"card-{DECK.card_names[taking.state.display[0]]}"
    after = taking.state.copy()
    GAME.rules.apply(DECK.record, after, seat, taking.legal(seat)[0])
    before_svg, after_svg = drawn(taking, seat), drawn(Moment(after, None, None), seat)

    def place(svg: str) -> str:
        return str(re.findall(rf'id="{name}" transform="([^"]*)"', svg)[0])

    assert place(before_svg) != place(after_svg)


def test_cards_stay_in_the_same_order() -> None:
    for moment in islice(random_game(3, 4), 0, None, 25):
        names = [id[5:] for id in ids_of(drawn(moment, 0)) if id.startswith("card-")]
        assert names == sorted(names, key=DECK.card_names.index)


def test_a_picture_is_a_single_image_unless_its_viewer_can_move() -> None:
    game = list(random_game(2, 6))
    moment = next(moment for moment in game if moment.state.phase == CROSSING and moment.state.undecided == 1)
    assert ' role="group"' in drawn(moment, 0)
    assert ' role="img"' in drawn(moment, 1)
    assert ' role="img"' in drawn(moment, SPECTATOR)


def test_the_picture_says_in_words_who_has_yet_to_move() -> None:
    moment = next(
        moment for moment in random_game(3, 6) if moment.state.phase == CROSSING and moment.state.undecided == 0b101
    )
    said = [title.text for title in ElementTree.fromstring(drawn(moment, SPECTATOR)).iter(SVG + "title")]
    assert (said.count("to move"), said.count("done")) == (2, 1)


@pytest.mark.parametrize("wide", [True, False])
def test_the_end_shows_all_the_viewers_maps_with_points_on_filled_ones(wide: bool) -> None:
    over = list(random_game(2, 6))[-1]
    assert over.state.phase == OVER
    svg = drawn(over, 0, wide)
    filled = {name for card, name in enumerate(DECK.card_names) if int(over.state.filled[0]) >> card & 1}
    unfinished = {DECK.card_names[card] for card in over.state.card[0] if card >= 0}
    assert filled
    shown = {
        id.removeprefix("card-"): ElementTree.tostring(card, encoding="unicode")
        for card in ElementTree.fromstring(svg)
        if (id := card.get("id", "")).startswith("card-")
    }
    stamped = {name for name, card in shown.items() if "data-tally" in card and "sprite-stamp" in card}
    assert filled | unfinished <= set(shown)
    assert stamped == filled
    assert "grid" not in ids_of(svg)
    assert "opacity" not in "".join(shown.values())


def test_on_a_phone_the_shared_cards_make_room_for_the_maps_at_the_end() -> None:
    *_, last, over = resting(random_game(2, 6))
    market = {"expedition", "stack", "round-card"}
    assert market <= set(ids_of(drawn(last, 0, False)))
    assert not market & set(ids_of(drawn(over, 0, False)))
    assert market <= set(ids_of(drawn(over, 0))) & set(ids_of(drawn(over, SPECTATOR, False)))


@pytest.mark.parametrize("wide", [True, False])
def test_only_planned_crosses_are_in_pencil(wide: bool) -> None:
    moment = next(
        moment for moment in random_game(2, 3) if moment.state.phase == CROSSING and moment.state.crossed[0].any()
    )
    svg = drawn(moment, 0, wide)
    assert re.findall(r'href="#sprite-pencilled-\d"[^>]*class="ghost"', svg)
    assert svg.count("#sprite-pencilled-") == svg.count('class="ghost"')
    assert "#sprite-crossed-" in svg


def test_before_the_deal_faint_backs_show_where_cards_will_lie() -> None:
    first, *_ = random_game(2, 6)
    dealt = next(moment for moment in random_game(2, 6) if moment.state.phase == KEEPING)
    faint = r'id="hand-of-2">(<use[^>]*>)*<g opacity="0.4">(<use[^>]*>){4}</g>'
    assert re.search(faint, drawn(first, 0))
    assert not re.search(faint, drawn(dealt, 0))


def test_an_empty_stack_and_display_can_be_drawn() -> None:
    moment = next(moment for moment in random_game(2, 6) if moment.state.phase == CROSSING)
    moment.state.stack = 0
    moment.state.display[:] = -2
    for wide in (True, False):
        svg = drawn(moment, 0, wide)
        ElementTree.fromstring(svg)
        assert "The display is empty." in svg
        assert {"stack", "display-1", "display-4"} <= set(ids_of(svg))


@pytest.mark.parametrize("wide", [True, False])
def test_upcoming_expeditions_have_their_own_place_with_the_memory_aid(wide: bool) -> None:
    moment = next(moment for moment in random_game(2, 3) if moment.state.phase == CROSSING)
    assert "to-come" in ids_of(drawn(moment, 0, wide, "en", **{"memory-aid": "on"}))
    assert "to-come" not in ids_of(drawn(moment, 0, wide))
