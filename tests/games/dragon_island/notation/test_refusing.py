"""Rules cited by refusals."""

import pytest
from tests.games.dragon_island.position import GAME, OWN, Fresh, Position, random_game, rules
from tests.games.dragon_island.talk import do, play

from spadework.engine.interface import CHANCE, seats_in
from spadework.engine.words import LANGUAGES
from spadework.games.dragon_island.notation.refusing import refusal_rule
from spadework.games.dragon_island.notation.texts import read
from spadework.games.dragon_island.rules import state as s


def behind(position: Fresh, seat: int, text: str) -> str:
    """The rule that forbids a move to a seat."""
    code = read(OWN, seat, text)
    assert seat not in position.to_move or code not in position.codes(seat)
    return refusal_rule(OWN, position.view(seat)[0], seat, code)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("step c2", "DI-21"),
        ("step treasure", "DI-21"),
        ("step c4", "DI-23"),
        ("step c4 with water", "DI-23"),
        ("step d5", "DI-40"),
        ("step b4", "DI-40"),
        ("step c6", "DI-54"),
        ("fly treasure sending brown home", "DI-54"),
        ("fly i5", "DI-64"),
        ("green: step c4 with desert", "DI-24"),
        ("end turn", "DI-26"),
        ("play forces", "DI-60"),
        ("play patrol", "DI-61"),
        ("play curse", "DI-63"),
        ("tile a1", "DI-60"),
        ("place a1", "DI-61"),
        ("journey water with water", "DI-65"),
        ("terror brown", "DI-66"),
        ("attack seat 2", "DI-67"),
        ("slumber", "DI-70"),
        ("counterspell", "DI-71"),
        ("skip reactions", "DI-74"),
        ("share", "DI-57"),
        ("draw up", "DI-29"),
        ("discard water", "DI-29"),
        ("agree", "DI-82"),
    ],
)
def test_the_rule_behind_a_refusal_in_a_turn(text: str, rule: str) -> None:
    position = Position(5).stand(green="c5", grey="d5").carry("c6", "blue", "yellow").dragons("b4").lay(c4="desert")
    position.give(0, "desert", "flight")
    assert behind(position, 0, text) == rule


def test_the_rule_behind_a_refusal_for_carriers_and_waiting_hunters() -> None:
    carrying = Position().carry("d5", "green", "brown", pair=1).stand(blue="c5", yellow="d6")
    assert behind(carrying, 0, "step treasure") == "DI-41"
    assert behind(carrying, 0, "step c5") == behind(carrying, 0, "step d6") == "DI-40"
    empty = Position().carry("d5", "green", "brown", pair=7).stand(blue="treasure")
    assert behind(empty, 0, "step treasure") == "DI-43"
    assert behind(Position().stand(green="b6", blue="boat-green"), 0, "step boat-green") == "DI-40"
    assert behind(Position().stand(green="f8"), 0, "step boat-brown") == "DI-42"
    assert behind(Position().stand(green="treasure"), 0, "step d4") == "DI-50"
    shut = (
        Position(5)
        .stand(green="d5", brown="treasure")
        .lay(d4="water", d5="water", e4="water", e6="water", f4="water", f5="water")
    )
    assert behind(shut, 0, "step treasure") == "DI-51"


def test_the_rule_behind_a_refusal_with_three_players() -> None:
    position = Position(3).lay(i3="mountain", a2="volcano").give(0, "journey", "water")
    assert behind(position, 0, "step i3") == behind(position, 0, "green: step b6") == "DI-24"
    do(position, 0, "grey: step i3")
    assert behind(position, 0, "red: step a2") == "DI-24"
    assert behind(position, 0, "red: journey water with water") == "DI-65"


def test_the_rule_behind_a_refusal_at_other_times() -> None:
    assert behind(Fresh(), 0, "pass") == "DI-13"
    position = Position().give(1, "slumber", "curse").give(2, "infidelity").give(0, "patrol", "forces", "forest")
    assert behind(position, 1, "play curse") == "DI-73"
    assert behind(position, 1, "pass") == "DI-20"
    play(position, 0, "play patrol")
    assert behind(position, 0, "place b6") == "DI-62"
    play(position, 0, "place d5")
    assert behind(position, 0, "pass") == behind(position, 2, "slumber") == "DI-74"
    assert behind(position, 1, "counterspell") == "DI-71"
    assert behind(position, 1, "slumber with slumber-or-terror") == "DI-70"
    play(position, 1, "no reaction")
    play(position, CHANCE, "settle")
    play(position, 0, "play forces")
    assert behind(position, 0, "tile d5") == "DI-60"
    play(position, 0, "tile a2")
    assert behind(position, 0, "tile i1") == "DI-60"
    passing = play(Position(), 0, "pass")
    assert behind(passing, 0, "discard water") == "DI-29"
    agreeing = play(Position(), 0, "propose end")
    assert behind(agreeing, 1, "share") == "DI-82"
    sharing = do(Position().carry("b6", "green", "brown"), 0, "step boat-green")
    assert behind(sharing, 0, "infidelity") == behind(sharing, 1, "share") == "DI-57"
    for seat in (1, 2, 3):
        play(agreeing, seat, "agree")
    assert behind(agreeing, 0, "pass") == "DI-82"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("step b6", "DI-20"),
        ("end turn", "DI-20"),
        ("play curse", "DI-73"),
        ("attack seat 1", "DI-73"),
        ("slumber", "DI-70"),
        ("counterspell", "DI-71"),
        ("skip reactions", "DI-74"),
        ("infidelity", "DI-57"),
        ("agree", "DI-82"),
        ("propose end", "DI-82"),
    ],
)
def test_the_rule_behind_a_refusal_out_of_turn(text: str, rule: str) -> None:
    assert behind(Position().give(1, "slumber", "counterspell", "infidelity", "curse"), 1, text) == rule


def test_the_rule_behind_a_refusal_while_others_react() -> None:
    position = Position().give(0, "terror", "counterspell").give(1, "counterspell", "slumber", "curse").stand(blue="c5")
    play(position, 0, "terror blue")
    assert behind(position, 0, "counterspell") == "DI-72"
    assert behind(position, 0, "slumber") == "DI-70"
    assert behind(position, 0, "end turn") == behind(position, 2, "slumber") == "DI-74"
    assert behind(position, 1, "play curse") == behind(position, 2, "play curse") == "DI-73"
    play(position, 1, "slumber")
    play(position, CHANCE, "settle")
    assert behind(position, 1, "counterspell") == "DI-72"
    flown = play(Position().give(0, "counterspell").give(1, "slumber").lay(b6="forest"), 0, "step b6")
    assert behind(flown, 0, "counterspell") == "DI-71"


def test_the_rule_behind_a_refusal_during_a_decision_or_a_draw() -> None:
    sharing = do(Position().carry("b6", "green", "brown").give(2, "slumber"), 0, "step boat-green")
    assert behind(sharing, 2, "slumber") == "DI-70"
    assert behind(sharing, 2, "share") == behind(sharing, 1, "end turn") == "DI-57"
    assert behind(play(Position(), 0, "propose end"), 0, "end turn") == "DI-82"
    dealing = play(Fresh(), CHANCE, "start 1")
    assert behind(dealing, 0, "end turn") == "DI-10"
    drawing = play(Position(), 0, "pass", "draw up")
    assert behind(drawing, 0, "end turn") == "DI-27"
    attack = do(Position().give(0, "attack").give(1, "water"), 0, "attack seat 2")
    assert behind(attack, 0, "end turn") == "DI-67"
    curse = do(Position().give(0, "curse").give(1, "water"), 0, "play curse")
    assert behind(curse, 0, "end turn") == "DI-63"


def test_the_rule_behind_a_refusal_after_the_end() -> None:
    settled = Position()
    settled.state.phase, settled.state.settled = s.OVER, s.PAIRS
    assert behind(settled, 0, "pass") == "DI-80"


@pytest.mark.parametrize("seats", rules.SEATS)
def test_every_refused_move_of_a_game_has_a_rule(seats: int) -> None:
    moves = sorted({move for seat, move, _ in random_game(seats, 6, most=600) if seat != CHANCE})
    named = set()
    for number, (_, _, position) in enumerate(random_game(seats, 8, most=600)):
        if number % 40 == 0:
            moving = int(rules.to_move(OWN.record, position.state))
            for seat in range(seats):
                legal = set(position.codes(seat)) if seat in seats_in(moving) else set()
                view = position.view(seat)[0]
                named |= {refusal_rule(OWN, view, seat, move) for move in moves if move not in legal}
    assert len(named) > 8
    for language in LANGUAGES:
        assert all(f"**{rule}**" in GAME.rulebook(language) for rule in named)
