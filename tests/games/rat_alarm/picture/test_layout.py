import gzip
import re
from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.games.drawings import Extent, around, ids_of, shapes, texts
from tests.games.rat_alarm.moments import DECK, GAME, moments_in, random_game
from tests.games.rat_alarm.pictures import FIGURES, LEAST_TEXT, drawn, said_in

from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.alone import STYLESHEET
from spadework.engine.picture.sprites import sheet, used
from spadework.games.rat_alarm.notation.wording import cards_in, rat_name, rat_number
from spadework.games.rat_alarm.picture.art.rats import RATS
from spadework.games.rat_alarm.picture.scene import set_lines
from spadework.games.rat_alarm.rules import state as s

SPRITES = GAME.sprites(DECK)


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
            assert used(svg, SPRITES)
            assert "style=" not in svg
            assert {name for value in re.findall(r'class="([^"]*)"', svg) for name in value.split()} <= classes
            assert all(size > LEAST_TEXT[wide] - 0.1 for size, _ in texts(root)), min(texts(root))


@pytest.mark.parametrize("wide", [True, False])
def test_no_picture_is_large(wide: bool) -> None:
    everything = next(moments_in(4, s.TURNED))
    everything.state.lies_open = DECK.record.cards
    assert len(drawn(everything, 0, wide).encode()) < 50_000
    crowded = max(moments_in(2, s.TURNED), key=lambda moment: int(moment.state.lies_open).bit_count())
    assert len(drawn(crowded, 0, wide, "de").encode()) < 40_000


VISIBLE = 140
"""The upper edge of the part of a tall picture that a small phone shows."""
TABLE = ("card-", "kind-", "top-", "draw-pile", "empty", "bilge", "nothing")
"""Prefixes of the ids on the shared board."""


@pytest.mark.long(but=("4-False-de",))
@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_fits_its_format(seats: int, wide: bool, language: str) -> None:
    width, height = (1280, 760) if wide else (360, 620)
    for moment in random_game(seats, 60 + seats):
        acting = max(int(moment.state.turn), 0)
        for seat, aid in ((SPECTATOR, "off"), (acting, "on"), ((acting + 1) % seats, "off")):
            svg = drawn(moment, seat, wide, language, memory_aid=aid)
            assert f'viewBox="0 0 {width} {height}"' in svg
            front = max(seat, 0) + 1
            own = {f"seat-{front}", f"pile-{front}", "stay", "keep-none", "own-pile"}
            if moment.state.spade[front - 1] == s.IN_HAND:
                own.add(f"spade-{front}")
            own_things, board = [], []
            for found in shapes(ElementTree.fromstring(svg), FIGURES):
                extent = found.extent
                if found.tag not in ("text", "rect", "use") or {"hold", "raid"} & set(found.ids):
                    continue
                assert 0 <= extent.left <= extent.right <= width, found
                assert 0 <= extent.top <= extent.bottom <= height, found
                if own & set(found.ids):
                    own_things.append(extent)
                elif found.ids and found.ids[0].startswith(TABLE):
                    board.append(extent)
            # At the end, a phone shows only crates that still have a cube.
            assert board or (moment.state.phase == s.OVER and not wide)
            assert wide or all(found.top >= VISIBLE for found in own_things + board)
            assert not [(one, other) for one in own_things for other in board if one.overlaps(other)]


@pytest.mark.parametrize(("wide", "least"), [(True, 34), (False, 40)])
def test_clickable_elements_are_large_enough(wide: bool, least: float) -> None:
    for phase in (s.TURN, s.TURNED, s.ALARM):
        moment = next(moments_in(4, phase))
        assert moment.seat is not None
        rects: dict[str, list[Extent]] = {}
        for tag, ids, extent in shapes(ElementTree.fromstring(drawn(moment, moment.seat, wide)), FIGURES):
            if tag == "rect" and ids[0].startswith(("draw-pile", "stay", "keep-none", "kind-")):
                rects.setdefault(ids[0], []).append(extent)
        assert rects
        for whole in map(around, rects.values()):
            assert whole.right - whole.left >= least
            assert whole.bottom - whole.top >= least - 5


def test_the_headline_states_the_danger() -> None:
    rats = int(DECK.record.rats)
    moments = list(moments_in(3, s.TURNED))
    safe = next(moment for moment in moments if not int(moment.state.lies_open) & rats)
    dangerous = next(moment for moment in moments if (int(moment.state.lies_open) & rats).bit_count() == 1)
    out, words = (int(dangerous.state.lies_open) & rats).bit_length() - 1, GAME.words["en"]
    assert "No rat in sight yet." in said_in(drawn(safe, 0))
    assert f"{words.say(rat_name(rat_number(DECK, out)))} is here! One more rat sets off the alarm." in " ".join(
        said_in(drawn(dangerous, 0))
    )
    to_come = int(safe.state.draw_pile)
    coming, cards = (to_come & rats).bit_count(), to_come.bit_count()
    counted = f"{coming} rats among {cards} cards left: about 1 in {round(cards / coming)}"
    assert counted in " ".join(said_in(drawn(safe, 0)))
    assert counted in " ".join(said_in(drawn(safe, 0, False)))


def first_cards(cards: int, count: int) -> int:
    """Return the first cards of a set."""
    return sum(1 << card for card in [card for card in range(64) if cards >> card & 1][:count])


@pytest.mark.parametrize(("others", "odds"), [(0, "3 rats among 3 cards left: the next one"), (1, "about 1 in 2")])
def test_only_a_certain_rat_is_announced_as_the_next_card(others: int, odds: str) -> None:
    rats = int(DECK.record.rats)
    moment = next(m for m in moments_in(3, s.TURNED) if not int(m.state.lies_open) & rats)
    harmless = int(moment.state.draw_pile) & ~rats
    moment.state.draw_pile = first_cards(rats, 3) | first_cards(harmless, others)
    assert odds in " ".join(said_in(drawn(moment, 0)))


@pytest.mark.parametrize("wide", [True, False])
def test_there_is_no_warning_if_no_rats_are_left(wide: bool) -> None:
    rats = int(DECK.record.rats)
    moment = next(m for m in moments_in(3, s.TURNED) if (int(m.state.lies_open) & rats).bit_count() == 1)
    moment.state.draw_pile, moment.state.last_round = int(moment.state.draw_pile) & ~rats, 1
    svg = drawn(moment, 0, wide)
    said, cards = " ".join(said_in(svg)), int(moment.state.draw_pile).bit_count()
    assert f"No rat in the {cards} cards left Last round" in said
    assert "is here!" not in said
    assert "stroke-alert" not in svg


@pytest.mark.parametrize(("height", "share", "small"), [(100, 1.55, 2), (52, 1.17, 2), (45, 1.55, 1), (20, 1, 1)])
def test_a_headline_uses_one_of_a_few_sizes(height: float, share: float, small: int) -> None:
    shown = set_lines("Stilton is here!", ("One", "Two"), 300, height, 14, rather_short=False)
    assert (round(shown.size / 14, 2), len(shown.small)) == (share, small)
    assert shown.height(14) <= height or share == 1


@pytest.mark.parametrize("wide", [True, False])
def test_one_rat_peeps_out_of_the_dark_for_each_still_to_come(wide: bool) -> None:
    rats = int(DECK.record.rats)
    for moment in islice(moments_in(3, s.TURN), 0, None, 9):
        peeping = re.findall(r"#sprite-(eyes|bold)-", drawn(moment, SPECTATOR, wide))
        assert len(peeping) == (int(moment.state.draw_pile) & rats).bit_count()
        assert set(peeping) <= ({"bold"} if int(moment.state.lies_open) & rats else {"eyes"})


@pytest.mark.parametrize("wide", [True, False])
def test_the_lantern_shows_the_danger(wide: bool) -> None:
    rats, seen = int(DECK.record.rats), set()
    for moment in islice(moments_in(3, s.TURNED), 0, None, 5):
        state = "tense" if int(moment.state.lies_open) & rats else "calm"
        svg = drawn(moment, 0, wide)
        assert f"#sprite-lantern-{state}" in svg
        assert f"-light-{state}" in svg
        seen.add(state)
    assert seen == {"calm", "tense"}


@pytest.mark.parametrize("wide", [True, False])
def test_the_hold_stays_dark_from_an_alarm_until_the_next_turn(wide: bool) -> None:
    alarm = next(moments_in(3, s.ALARM))
    assert alarm.seat is not None
    for move in alarm.legal(alarm.seat):
        burying = alarm.after(alarm.seat, move)
        assert burying.state.phase == s.BURYING
        after = burying.after(alarm.seat, burying.legal(alarm.seat)[0])
        for moment, dark in ((alarm, True), (burying, True), (after, False)):
            svg = drawn(moment, SPECTATOR, wide)
            assert ("#sprite-lantern-dark" in svg) == ("RAT ALARM!" in said_in(svg)) == dark
            assert ("-light-" in svg) != dark
            assert ("-glow" in svg) == dark


def test_the_lantern_stays_lit_when_a_player_drops_out_by_choice() -> None:
    left = 0
    for moment in random_game(4, 3):
        if moment.state.phase == s.TURNED and moment.move is not None and moment.move >= s.DROP:
            assert moment.seat is not None
            after = moment.after(moment.seat, moment.move)
            left += 1
            assert "#sprite-lantern-dark" not in drawn(after, SPECTATOR)
    assert left


def test_the_art_of_a_deck_is_small() -> None:
    art = sheet(SPRITES).encode()
    assert len(art) < 350_000
    assert len(gzip.compress(art)) < 60_000


@pytest.mark.slow
@pytest.mark.parametrize("wide", [True, False])
def test_the_rats_are_counted_in_words(wide: bool) -> None:
    rats, counted = int(DECK.record.rats), 0
    for moment in islice(moments_in(3, s.TURN), 0, None, 7):
        lies, pile = (int(mask) & rats for mask in (moment.state.lies_open, moment.state.draw_pile))
        buried = sum(int(card) >= 0 and rats >> int(card) & 1 for card in moment.state.spade[:3])
        counts = f"{lies.bit_count()} open, {buried} buried, {pile.bit_count()} in the draw pile"
        assert f"{rats.bit_count()} rats: {counts}" in drawn(moment, 0, wide)
        counted += buried
    assert counted


def test_a_used_up_draw_pile_says_what_comes_next() -> None:
    moment = next(moments_in(3, s.TURN))
    moment.state.draw_pile, moment.state.discards, moment.state.last_round = 0, 0b111, 1
    said = " ".join(said_in(drawn(moment, 0)))
    assert "Pile empty: the discards are next Last round" in said
    assert "the 3 discarded cards become the new one" in drawn(moment, 0)
    moment.state.reshuffled = 1
    assert "The draw pile is empty Last round" in " ".join(said_in(drawn(moment, 0)))


@pytest.mark.parametrize(("later", "acting"), [(False, "to move and start player"), (True, "to move")])
def test_seats_say_in_words_who_is_in_and_who_is_out(later: bool, acting: str) -> None:
    moment = next(
        moment
        for moment in moments_in(4, s.TURN, 60)
        if sum(int(card) >= 0 for card in moment.state.spade) == 2
        and moment.state.first == moment.state.turn
        and (moment.state.rounds > 0) == later
    )
    named = re.findall(r'id="seat-\d"><title>[^<]*: ([^<]*)<', drawn(moment, SPECTATOR))
    assert sorted(named) == ["in", "out", "out", acting]


@pytest.mark.parametrize("wide", [True, False])
def test_only_open_rats_hold_the_banner(wide: bool) -> None:
    held = set()
    for alarm in moments_in(3, s.ALARM, 4):
        assert alarm.seat is not None
        for moment in (alarm, *(alarm.after(alarm.seat, code) for code in alarm.legal(alarm.seat))):
            open_ = cards_in(int(moment.state.lies_open) & int(DECK.record.rats))
            lie_open = {str(rat_number(DECK, card) % len(RATS)) for card in open_}
            # Not every moment after an alarm still shows it.
            for banner in re.findall(r'<g id="banner">.*?</g>', drawn(moment, SPECTATOR, wide)):
                shown = re.findall(r"#sprite-rat-(\d+)", banner)
                assert set(shown) <= lie_open
                assert len(shown) == len(set(shown)) == min(len(open_), 2)
                held.add(len(shown))
    assert held == {1, 2}


def test_a_picture_is_a_single_image_unless_its_viewer_can_move() -> None:
    moment = next(moments_in(2, s.TURN))
    assert moment.seat is not None
    assert ' role="group"' in drawn(moment, moment.seat)
    assert ' role="img"' in drawn(moment, 1 - moment.seat)
    assert ' role="img"' in drawn(moment, SPECTATOR)


@pytest.mark.parametrize("wide", [True, False])
def test_a_spade_in_the_middle_is_drawn(wide: bool) -> None:
    moment = next(moment for moment in moments_in(3, s.TURN, 60) if s.IN_THE_MIDDLE in moment.state.spade[:3].tolist())
    assert "spade lies in the middle" in drawn(moment, 0, wide)
