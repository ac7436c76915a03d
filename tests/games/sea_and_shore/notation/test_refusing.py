"""Rules cited by refusals."""

from collections.abc import Callable

import pytest
from tests.games.sea_and_shore.position import (
    CODES,
    GAME,
    OWN,
    Fresh,
    Position,
    acting,
    dealt,
    diving,
    random_game,
    winning,
)

from spadework.engine.words import LANGUAGES
from spadework.games.sea_and_shore.notation import texts
from spadework.games.sea_and_shore.rules.state import DEALING


def rule_behind(position: Fresh, seat: int, move: str) -> str:
    """The rule that forbids a move to a seat."""
    assert seat not in position.to_move or move not in position.legal_of(seat)
    return texts.refusal_rule(OWN, position.view(seat)[0], seat, CODES[move])


def gifts() -> Fresh:
    """The first of three players has given a gift."""
    position = dealt("r1", "g1", "p1")
    return position.play(0, position.legal_of(0)[0])


def second_round() -> Fresh:
    return next(position for _, _, position in random_game(3, 1) if position.state.rounds == 1)


def playing() -> Position:
    """It is the turn of the first of three players, who has an extra card."""
    return Position("r7", "b1", "g1", turned_up="r5a").hold(1)


def next_trick() -> Fresh:
    """A trick has ended, and the next treasures are about to be turned up."""
    return Position("r9 r1", "r5 r2", "r3 r4", turned_up="r5a").trick("r9 sea", "r5 sea", "r3 sea")


def drawing() -> Fresh:
    """Chance is about to draw the cards for the first seat's action 2."""
    return acting(2, 3, cards=3).play(0, "draw from 2")


def giving_back() -> Fresh:
    """The first seat has drawn two cards with action 2."""
    return drawing().chance("drawn b2", "drawn p2")


def peeking() -> Fresh:
    """Chance is about to reveal the treasures for the second seat's action 3."""
    return diving().play(1, "look red-blue")


def ordering() -> Fresh:
    """The second seat has looked at three treasures with action 3."""
    return peeking().chance("treasure r4a", "treasure b2a", "treasure r4b")


def fetching() -> Fresh:
    """The second seat is about to take a card with action 4."""
    return acting(1, 4).play(0, "extras from 3")


def discarding() -> Fresh:
    """The second seat must discard a card for action 4."""
    return fetching().play(1, "fetch b9")


def over() -> Fresh:
    *_, (_, _, position) = random_game(3, 1)
    return position


@pytest.mark.parametrize(
    ("position", "seat", "move", "rule"),
    [
        (Fresh, 0, "take", "SS-13"),
        (second_round, 0, "r7 sea", "SS-13"),
        (gifts, 0, "give r1", "SS-14"),
        (next_trick, 0, "r1 sea", "SS-32"),
        (playing, 1, "b1 sea", "SS-20"),
        (winning, 1, "take", "SS-30"),
        (acting, 1, "extras from 3", "SS-30"),
        (drawing, 1, "draw from 1", "SS-30"),
        (giving_back, 1, "return b2", "SS-30"),
        (diving, 0, "extras from 3", "SS-30"),
        (peeking, 0, "look red-blue", "SS-30"),
        (ordering, 0, "order 1 2 3", "SS-30"),
        (fetching, 0, "fetch b9", "SS-30"),
        (discarding, 0, "discard b1", "SS-30"),
        (over, 0, "take", "SS-51"),
    ],
)
def test_the_rule_behind_a_refusal_of_a_seat_that_cannot_move(
    position: Callable[[], Fresh], seat: int, move: str, rule: str
) -> None:
    here = position() if position is not acting else acting(1, 3)
    assert seat not in here.to_move
    assert rule_behind(here, seat, move) == rule


@pytest.mark.parametrize(
    ("position", "seat", "move", "rule"),
    [
        (gifts, 1, "take", "SS-14"),
        (playing, 0, "r7 sea +2", "SS-21"),
        (playing, 0, "r8 sea +2", "SS-20"),
        (playing, 0, "take", "SS-20"),
        (winning, 0, "steal 3", "SS-26"),
        (giving_back, 0, "return p12", "SS-41"),
        (diving, 1, "order 1 2 3", "SS-42"),
        (ordering, 1, "look red-blue", "SS-42"),
        (fetching, 1, "fetch p12", "SS-43"),
        (discarding, 1, "discard p12", "SS-43"),
    ],
)
def test_the_rule_behind_a_refusal_of_an_illegal_move(
    position: Callable[[], Fresh], seat: int, move: str, rule: str
) -> None:
    here = position()
    assert seat in here.to_move
    assert rule_behind(here, seat, move) == rule


def test_the_rule_behind_a_refusal_of_an_impossible_target() -> None:
    assert rule_behind(acting(1, 3), 0, "extras from 2") == "SS-40"
    assert rule_behind(acting(2, 3), 0, "draw from 1") == "SS-41"


def test_a_refusal_while_chance_draws_cites_the_rule_of_the_action() -> None:
    assert rule_behind(drawing(), 0, "return b1") == "SS-41"
    assert rule_behind(peeking(), 1, "order 1 2 3") == "SS-42"


def test_the_rules_behind_refusals_are_in_the_rule_book() -> None:
    assert texts.NOT_TO_MOVE[DEALING] == "SS-13"
    cited = {*texts.NOT_TO_MOVE.values(), *texts.NOT_LEGAL.values(), texts.ORDER_OF_WINNERS, texts.TOO_MANY_EXTRAS}
    for language in LANGUAGES:
        assert all(f"**{rule}**" in GAME.rulebook(language) for rule in cited)
