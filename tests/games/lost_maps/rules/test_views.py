"""Views of a seat of Lost Maps, and determinizations of the rest."""

import numpy as np
import pytest
from tests.games.lost_maps.position import (
    GAME,
    NO_PALMS,
    OWN,
    Position,
    dealt,
    expeditions_seen_before,
    mask,
    rules,
    whole_game,
)

import spadework
from spadework.engine.interface import SPECTATOR, UNKNOWN, Record
from spadework.engine.stream import new_stream
from spadework.engine.words import LANGUAGES
from spadework.games.lost_maps.rules.state import CROSSING, DEALING, KEEPING, NO_CARD

VIEWERS = [SPECTATOR, 0, 1, 2]


def sampled(position: Position, seat: int, number: int) -> Record:
    """One of the determinizations of a seat's view."""
    out = GAME.new_states(1)
    rules.sample_state(OWN.record, position.view(seat)[0], seat, new_stream(3, number), out[0])
    return out[0]


@pytest.mark.rule("LM-10")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_dealt_cards_are_seen_by_their_owner_only(viewer: int) -> None:
    position = dealt(3)
    seen = position.view(viewer)[0]
    for seat in range(3):
        expected = position.state.hand[seat].tolist() if seat == viewer else [UNKNOWN] * 4
        assert seen.hand[seat].tolist() == expected
    assert seen.stack == UNKNOWN


@pytest.mark.rule("LM-10")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_view_depends_on_other_players_hands_or_choices(viewer: int) -> None:
    position = dealt(3).play(2, "keep 1 2")
    before = position.view(viewer).tobytes()
    for seat in {0, 1, 2} - {viewer}:
        for slot in range(4):
            card = int(position.state.hand[seat, slot])
            other = card + 20
            position.state.hand[seat, slot] = other
            position.state.stack = int(position.state.stack) & ~(1 << other) | 1 << card
    if viewer != 2:
        position.state.keeping[2] = 0b1100
    assert position.view(viewer).tobytes() == before


@pytest.mark.rule("LM-10")
def test_returned_cards_look_like_any_others_of_the_stack() -> None:
    views = []
    for kept in ("keep 1 2", "keep 1 3"):
        position = dealt(2).play(0, kept)
        views.append(position.view(1).tobytes())
        position.play(1, "keep 1 2")
        seen = position.view(1)[0]
        assert (seen.hand == NO_CARD).all()
        assert seen.stack == sum(1 << card for card in range(47)) - sum(
            1 << int(card) for card in seen.card[:2].ravel()
        )
    assert views[0] == views[1]


@pytest.mark.rule("LM-21")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_other_players_crosses_are_hidden_until_all_have_finished(viewer: int) -> None:
    position = Position(3).give(0, "O12", "O4").give(1, "P2", "P3").give(2, "P4", "P5").display(*NO_PALMS)
    position.chance("pattern I3")
    views = set()
    for moves in (["1:c4"], ["1:a3"], ["2:a2 b2 c2"], ["1:b4 c4 d4", "1:a4", "2:a2"], ["1:b4", "2:b1"]):
        views.add(position.copy().play(0, *moves).view(viewer).tobytes())
    assert len(views) == 1
    assert position.copy().play(0, "1:b4 c4 d4").view(viewer).tobytes() == position.view(viewer).tobytes()


@pytest.mark.rule("LM-21")
def test_a_seat_sees_its_own_crosses_at_once() -> None:
    position = Position().give(0, "O12").give(1, "P2").chance("pattern I3").play(0, "1:b4 c4 d4")
    seen = position.view(0)[0]
    assert seen.crossing[0, 0] == mask("b4 c4 d4")
    assert seen.owed[0] == 2
    assert seen.crossing[1].tolist() == [UNKNOWN, UNKNOWN]


@pytest.mark.rule("LM-21")
def test_everyone_sees_all_crosses_once_the_last_player_has_finished() -> None:
    position = Position().give(0, "O12", "P1").give(1, "P2", "P3").display(*NO_PALMS)
    position.chance("pattern I2").play(0, "1:c2 c3").play(1, "1:a1")
    for viewer in (SPECTATOR, 0, 1):
        seen = position.view(viewer)
        assert seen.tobytes() == position.states.tobytes()
        assert seen[0].crossed[0, 0] == mask("c2 c3")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_open_except_while_players_choose(seats: int) -> None:
    for _, _, _, after in whole_game(seats, 4):
        if after.phase not in (DEALING, KEEPING, CROSSING):
            for seat in (SPECTATOR, 0, seats - 1):
                out = GAME.new_states(1)
                rules.view(OWN.record, after, seat, out[0])
                assert out.tobytes() == after.tobytes()


@pytest.mark.rule("LM-25")
def test_a_view_does_not_reveal_the_order_of_earlier_expeditions() -> None:
    one, other = expeditions_seen_before("O4", "T4"), expeditions_seen_before("T4", "O4")
    assert one.view(0).tobytes() == other.view(0).tobytes()


@pytest.mark.rule("LM-25")
@pytest.mark.parametrize("aid", ["off", "on"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_never_names_an_expedition(language: str, aid: str) -> None:
    table = spadework.Table("lost_maps", seats=2, seed=11, options={"memory-aid": aid})
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[0])
    words = GAME.words[language]
    lines = " ".join(line.text for seat in (SPECTATOR, 0, 1) for line in table.log(seat, language))
    shapes = ("pattern-line-2", "pattern-line-3", "pattern-corner", "pattern-t", "pattern-l", "pattern-square")
    assert all(words.text(shape) not in lines for shape in shapes)
    assert words.text("event-expedition", round=4, turn=7, turns=7) in lines


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_a_determinization_deals_everyone_cards_that_could_be_theirs(viewer: int) -> None:
    position = dealt(3).play(1, "keep 2 3")
    hands = set()
    for number in range(40):
        state = sampled(position, viewer, number)
        cards = [int(card) for card in state.hand[:3].ravel()]
        assert len(set(cards)) == 12
        assert sum(1 << card for card in cards) + int(state.stack) == (1 << 47) - 1
        if viewer >= 0:
            assert state.hand[viewer].tolist() == position.state.hand[viewer].tolist()
        assert int(state.keeping[1]).bit_count() == 2
        assert state.keeping[0] == state.keeping[2] == 0
        hands.add(tuple(cards))
    assert len(hands) == 40


def finished(position: Position, seat: int) -> set[tuple[int, int]]:
    """All possible sealed crosses of a seat that has finished, found by playing every sequence of moves."""
    found: set[tuple[int, int]] = set()
    waiting = [position]
    while waiting:
        now = waiting.pop()
        if seat in now.to_move:
            waiting += [now.copy().play(seat, move) for move in now.legal(seat)]
        else:
            found.add((int(now.state.crossing[seat, 0]), int(now.state.crossing[seat, 1])))
    return found


@pytest.mark.parametrize("pattern", ["I2", "I3"])
def test_a_determinization_crosses_off_what_another_could_have_crossed_off(pattern: str) -> None:
    position = Position().give(0, "P1").give(1, "O12", "S4").leave(1, 1, "b4 c4 d4 c1").leave(1, 2, "a3 b3 c3")
    position.chance(f"pattern {pattern}")
    possible = finished(position, 1)
    unfinished = sampled(position, 0, 0)
    assert unfinished.crossing[1].tolist() == [0, 0]
    position.play(1, "1:c4")
    found = {tuple(int(boxes) for boxes in sampled(position, 0, number).crossing[1]) for number in range(400)}
    assert found <= possible
    assert len(found) > len(possible) // 2
    assert all(sampled(position, 0, number).owed[1] == 0 for number in range(20))


def test_a_determinization_keeps_the_players_own_crosses() -> None:
    position = Position().give(0, "O12").give(1, "P2").chance("pattern I3").play(0, "1:b4 c4 d4").play(1, "1:a1")
    state = sampled(position, 0, 5)
    assert np.array_equal(state.crossing[0], position.state.crossing[0])
    assert state.owed[0] == 2
