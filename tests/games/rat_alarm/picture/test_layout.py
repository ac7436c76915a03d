import re
from dataclasses import replace
from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.games.drawings import ids_of, texts
from tests.games.rat_alarm.moments import DECK, GAME, moments_in, random_game
from tests.games.rat_alarm.pictures import LEAST_TEXT, NAMES, drawn, said_in

from spadework.engine.contract import SPECTATOR, Scene
from spadework.engine.picture.alone import STYLESHEET
from spadework.games.rat_alarm.picture import draw
from spadework.games.rat_alarm.rules.state import (
    IN_THE_MIDDLE,
    TURN,
    TURNED,
)


@pytest.mark.slow
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_sound(seats: int, wide: bool) -> None:
    classes = set(re.findall(r"\.([a-z][\w-]*)", STYLESHEET.read_text(encoding="utf-8")))
    for moment in islice(random_game(seats, 40 + seats), 0, None, 3):
        for seat in (SPECTATOR, 0, seats - 1):
            svg = drawn(moment, seat, wide, "de", memory_aid="on")
            root = ElementTree.fromstring(svg)
            ids = ids_of(svg)
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'href="#([^"]*)"', svg)) <= set(ids)
            assert "style=" not in svg
            assert {name for value in re.findall(r'class="([^"]*)"', svg) for name in value.split()} <= classes
            assert all(size > LEAST_TEXT[wide] - 0.1 for size, _ in texts(root)), min(texts(root))


@pytest.mark.parametrize("wide", [True, False])
def test_no_picture_is_large(wide: bool) -> None:
    everything = next(moments_in(4, TURNED))
    everything.state.lies_open = DECK.record.cards
    assert len(drawn(everything, 0, wide).encode()) < 50_000
    crowded = max(moments_in(2, TURNED), key=lambda moment: int(moment.state.lies_open).bit_count())
    assert len(drawn(crowded, 0, wide, "de").encode()) < 40_000


@pytest.mark.slow
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_lies_outside_the_picture(seats: int, wide: bool) -> None:
    for moment in islice(random_game(seats, 9), 0, None, 2):
        for seat in (SPECTATOR, 0):
            svg = drawn(moment, seat, wide)
            width, height = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[0])
            for x, y, scale in re.findall(
                r'id="card-[^"]*" transform="translate\(([\d.]+),([\d.]+)\) scale\(([\d.]+)\)"', svg
            ):
                assert 0 <= float(x) <= width - 120 * float(scale)
                assert 0 <= float(y) <= height - 168 * float(scale)


def test_the_table_keeps_its_size_while_the_round_goes_on() -> None:
    sizes = {re.findall(r'viewBox="([^"]*)"', drawn(moment, 0))[0] for moment in random_game(3, 5)}
    assert len(sizes) == 1


def test_the_danger_is_told() -> None:
    rats = int(DECK.record.rats)
    moments = list(moments_in(3, TURNED))
    safe = next(moment for moment in moments if not int(moment.state.lies_open) & rats)
    dangerous = next(moment for moment in moments if int(moment.state.lies_open) & rats)
    assert "No rat in the open yet." in said_in(drawn(safe, 0))
    assert "A rat is out! One more sets off the alarm." in said_in(drawn(dangerous, 0))
    to_come = int(safe.state.draw_pile)
    counted = f"{(to_come & rats).bit_count()} rats among {to_come.bit_count()} cards to come"
    assert counted in said_in(drawn(safe, 0))
    assert counted in said_in(drawn(safe, 0, False))


@pytest.mark.slow
@pytest.mark.parametrize("wide", [True, False])
def test_the_rats_are_counted_in_words(wide: bool) -> None:
    rats, counted = int(DECK.record.rats), 0
    for moment in islice(moments_in(3, TURN), 0, None, 7):
        lies, pile = (int(mask) & rats for mask in (moment.state.lies_open, moment.state.draw_pile))
        buried = sum(int(card) >= 0 and rats >> int(card) & 1 for card in moment.state.spade[:3])
        counts = f"{lies.bit_count()} open · {buried} buried · {pile.bit_count()} to come · of {rats.bit_count()}"
        assert counts in said_in(drawn(moment, 0, wide))
        counted += buried
    assert counted


def test_a_used_up_draw_pile_says_what_comes_next() -> None:
    moment = next(moments_in(3, TURN))
    moment.state.draw_pile, moment.state.discards, moment.state.last_round = 0, 0b111, 1
    assert "Last round · The draw pile is used up; the discards come next" in said_in(drawn(moment, 0))
    assert "the 3 discarded cards become the new one" in drawn(moment, 0)
    moment.state.reshuffled = 1
    assert "Last round · The draw pile is used up" in said_in(drawn(moment, 0))


def test_who_is_in_and_who_is_out_is_said_in_words() -> None:
    moment = next(
        moment
        for moment in moments_in(4, TURN)
        if sum(int(card) >= 0 for card in moment.state.spade) == 2 and moment.state.first == moment.state.turn
    )
    said = said_in(drawn(moment, SPECTATOR))
    assert (said.count("to move"), said.count("in"), said.count("out"), said.count("first player")) == (1, 1, 2, 1)


def test_only_a_picture_without_anything_to_play_is_one_image() -> None:
    moment = next(moments_in(2, TURN))
    assert moment.seat is not None
    assert ' role="group"' in drawn(moment, moment.seat)
    assert ' role="img"' in drawn(moment, 1 - moment.seat)
    assert ' role="img"' in drawn(moment, SPECTATOR)


@pytest.mark.parametrize("wide", [True, False])
def test_a_spade_in_the_middle_is_drawn(wide: bool) -> None:
    moment = next(moment for moment in moments_in(3, TURN, 60) if IN_THE_MIDDLE in moment.state.spade[:3].tolist())
    assert "spade lies in the middle" in drawn(moment, 0, wide)


@pytest.mark.parametrize("wide", [True, False])
def test_a_card_may_show_up_to_six_treasures(wide: bool) -> None:
    moment = next(moments_in(3, TURN))
    deck = DECK.record.copy()
    for count in range(1, 7):
        deck.treasures[0] = 0
        deck.treasures[0, 1] = count
        moment.state.lies_open = 1
        six = replace(DECK, record=deck)
        svg = str(draw(six, moment.view(0), 0, Scene(GAME.words["en"], NAMES[:3], wide)))
        assert f"Card 1: {count} coin" in svg
        assert svg.count('href="#sign-coins"') == count + 1
