"""The four actions of Sea & Shore, also when little is left to take, draw or look at."""

from itertools import permutations

import pytest
from tests.games.sea_and_shore.position import CARDS, SEATS, TREASURES, Fresh, Position, mask, random_game

from spadework.engine.interface import CHANCE, SPECTATOR, UNKNOWN
from spadework.games.sea_and_shore.rules.state import NO_TREASURE, PUBLIC, colour_of

NEVER = {f"{colour}{value}a" for colour in "rbgp" for value in (2, 3, 4)}


def blue_wins(action: int, *more: str) -> Position:
    """Four players about to play a trick in which seat 1, alone in blue, triggers an action, and the others win red, green and purple.

    `more` are the cards that the seats have left afterwards.
    """
    hands = [f"{card} {rest}" for card, rest in zip(("r9", "b5", "g2", "p3"), more, strict=True)]
    return Position(*hands, turned_up="r3a p3a", sides=(action, 3))


def play_blue(position: Position) -> Fresh:
    """Play the trick; the action of the blue card comes before that of the green one."""
    return position.trick("r9 sea", "b5 sea", "g2 sea", "p3 sea")


def green_wins(action: int, *more: str) -> Position:
    """Four players after a trick in which seat 2 began and, alone in green, triggered an action; seat 1's action took two extra cards.

    `more` are cards that the seats hold in addition to two others.
    """
    hands = ["r9 r1 r2", "b5 b1 b2", "g2 g10 g11", "p3 p10 p11"]
    hands = [f"{hand} {card}" for hand, card in zip(hands, more or [""] * 4, strict=True)]
    position = Position(*hands, turned_up="r3a p3a", start=2, sides=(1, action))
    position.trick("r9 sea", "b5 sea", "g2 sea", "p3 sea")
    return position


# Action 1


@pytest.mark.rule("SS-40", "SS-27")
def test_action_1_takes_2_extra_cards_from_another_player_who_has_2() -> None:
    position = blue_wins(1, "r1", "b1", "g1", "p1").hold(2, 5, 1, 4)
    play_blue(position)
    assert (position.to_move, position.legal) == ([1], ["extras from 1", "extras from 4"])
    position.play(1, "extras from 4")
    assert (position.extras, position.state.supply) == ([2, 7, 1, 2], 10)


@pytest.mark.rule("SS-40", "SS-44")
@pytest.mark.parametrize(("left", "taken"), [(18, 2), (2, 2), (1, 1), (0, 0)])
def test_with_nobody_to_rob_action_1_takes_what_is_left_in_the_supply(left: int, taken: int) -> None:
    position = blue_wins(1, "r1", "b1", "g1", "p1").hold(1, 2, 0, 1).leave_in_supply(left)
    play_blue(position)
    assert (position.extras, position.state.supply) == ([1, 2 + taken, 0, 1], left - taken)
    assert position.to_move == [2]


@pytest.mark.rule("SS-40", "SS-33")
def test_extra_cards_in_play_belong_to_nobody_until_the_trick_is_over() -> None:
    position = blue_wins(1, "r1", "b1", "g1", "p1").hold(3, 0, 0, 0).leave_in_supply(1)
    position.trick("r9 sea +2", "b5 sea", "g2 sea", "p3 sea")
    assert (position.extras, position.state.supply) == ([1, 1, 0, 0], 0)


# Action 2


@pytest.mark.rule("SS-41")
def test_action_2_draws_two_random_cards_from_any_other_hand() -> None:
    position = blue_wins(2, "r1 r2 r4", "b1 b2 b3", "g4 g5 g6", "p4 p5 p6")
    play_blue(position)
    assert (position.to_move, position.legal) == ([1], ["draw from 1", "draw from 3", "draw from 4"])
    position.play(1, "draw from 4")
    assert position.chance_outcomes == {"drawn p4": 1, "drawn p5": 1, "drawn p6": 1}
    assert position.chance("drawn p5").chance_outcomes == {"drawn p4": 1, "drawn p6": 1}
    position.chance("drawn p6")
    assert (position.hand(1), position.hand(3)) == ("b1 b2 b3 p5 p6", "p4")
    assert position.state.cards[:4].tolist() == [3, 5, 3, 1]


@pytest.mark.rule("SS-41")
@pytest.mark.parametrize("back", [("b1", "p6"), ("p5", "p6"), ("b3", "b1")])
def test_action_2_gives_back_any_two_cards_even_those_just_drawn(back: tuple[str, str]) -> None:
    position = blue_wins(2, "r1 r2 r4", "b1 b2 b3", "g4 g5 g6", "p4 p5 p6")
    play_blue(position).play(1, "draw from 4").chance("drawn p5", "drawn p6")
    assert (position.to_move, position.legal) == ([1], [f"return {card}" for card in ("b1", "b2", "b3", "p5", "p6")])
    position.play(1, f"return {back[0]}")
    assert position.to_move == [1]
    assert f"return {back[0]}" not in position.legal
    position.play(1, f"return {back[1]}")
    assert int(position.state.hand[3]) == mask(CARDS, f"p4 {' '.join(back)}")
    assert position.state.cards[:4].tolist() == [3, 3, 3, 3]
    assert position.to_move != [1]


@pytest.mark.rule("SS-41")
def test_in_the_last_trick_but_one_action_2_trades_one_card_for_one() -> None:
    position = blue_wins(2, "r1", "b1", "g4", "p4")
    play_blue(position).play(1, "draw from 1").chance("drawn r1")
    assert (position.to_move, position.legal) == ([1], ["return r1", "return b1"])
    position.play(1, "return b1")
    assert (position.hand(0), position.hand(1), position.to_move) == ("b1", "r1", [2])


@pytest.mark.rule("SS-41", "SS-44")
def test_in_the_last_trick_action_2_is_skipped() -> None:
    position = blue_wins(2, "", "", "", "")
    play_blue(position)
    assert (position.to_move, position.legal) == ([2], ["look red-blue", "look green-purple"])


# Action 3


@pytest.mark.rule("SS-42")
@pytest.mark.parametrize(("stack", "colours"), [("red-blue", "rb"), ("green-purple", "gp")])
def test_action_3_looks_at_three_treasures_of_either_stack(stack: str, colours: str) -> None:
    position = green_wins(3)
    assert (position.to_move, position.legal) == ([2], ["look red-blue", "look green-purple"])
    position.play(2, f"look {stack}")
    left = {name for name in TREASURES if name[0] in colours} - {"r3a", "p3a"}
    for number in range(3):
        assert position.chance_outcomes == {f"treasure {name}": 1 for name in left}
        name = sorted(left)[number * 5]
        position.chance(f"treasure {name}")
        left.remove(name)
    assert position.to_move == [2]


@pytest.mark.rule("SS-42")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_treasures_are_put_back_and_turned_up_in_the_chosen_order(order: tuple[int, int, int]) -> None:
    position = green_wins(3, "r4", "b4", "g4", "p4").play(2, "look red-blue")
    position.chance("treasure r5a", "treasure b1a", "treasure b4b")
    assert len(position.legal) == 6
    position.play(2, "order " + " ".join(map(str, order)))
    looked = [("r5a", "b1a", "b4b")[place - 1] for place in order]
    for name in looked[:2]:
        assert position.chance_outcomes == {f"treasure {name}": 1}
        next_trick(position)
    assert position.chance_outcomes == {f"treasure {looked[2]}": 1}


def next_trick(position: Fresh) -> None:
    """Play the next trick with everyone's first legal move, but steal where possible."""
    begun = position.starter
    while position.starter == begun:
        if position.to_move == [CHANCE]:
            position.chance(next(iter(position.chance_outcomes)))
        else:
            position.play(position.to_move[0], position.legal[-1] if position.legal[0] == "take" else position.legal[0])


@pytest.mark.rule("SS-42")
def test_any_other_treasure_may_follow_the_three_put_back() -> None:
    position = Position("r9 r1", "b5 b1", "g2 g10", turned_up="r3b", start=2, sides=(1, 3))
    position.trick("r9 sea", "b5 sea", "g2 sea")
    assert position.to_move == [CHANCE]
    left = {name for name in TREASURES if name not in NEVER} - {"r3b"}
    assert set(position.chance_outcomes) == {f"treasure {name}" for name in left}
    position.chance("treasure g1a", "treasure g5a", "treasure b5a")
    assert len(position.legal) == 6
    position.play(2, "order 1 2 3").chance("treasure g1a")
    assert position.open == "g1a"


@pytest.mark.rule("SS-42")
def test_with_3_players_the_only_stack_is_looked_at_without_asking() -> None:
    position = Position("r9 r1", "r5 b1", "g2 g10", turned_up="r3b", sides=(1, 3))
    position.trick("r9 sea", "r5 sea", "g2 sea")
    assert (position.to_move, position.state.turn) == ([CHANCE], 2)


@pytest.mark.rule("SS-42")
def test_only_the_diver_sees_the_three_treasures() -> None:
    views = []
    for seen in (("r5a", "b1a", "b4b"), ("r2a", "r3b", "b5a")):
        position = green_wins(3).play(2, "look red-blue").chance(*(f"treasure {name}" for name in seen))
        during = [position.view(seat).tobytes() for seat in (SPECTATOR, 0, 1, 3)]
        assert position.view(2)[0].top[0].tolist() == [TREASURES.index(name) for name in seen]
        assert position.view(0)[0].top[0].tolist() == [UNKNOWN] * 3
        position.play(2, "order 3 1 2")
        views.append(during + [position.view(seat).tobytes() for seat in (SPECTATOR, 0, 1, 3)])
    assert views[0] == views[1]


# Action 4


@pytest.mark.rule("SS-43")
@pytest.mark.parametrize("card", ["r9", "b5", "g2", "p3"])
def test_action_4_takes_any_card_of_the_trick_and_discards_any_card(card: str) -> None:
    position = green_wins(4)
    assert (position.to_move, position.legal) == ([2], ["fetch r9", "fetch b5", "fetch g2", "fetch p3"])
    position.play(2, f"fetch {card}")
    assert sorted(position.legal) == sorted(f"discard {held}" for held in ("g10", "g11", card))
    position.play(2, "discard g10")
    assert int(position.state.hand[2]) == mask(CARDS, f"g11 {card}")
    assert position.state.cards[:4].tolist() == [2, 2, 2, 2]


@pytest.mark.rule("SS-43")
def test_the_card_just_taken_may_be_discarded() -> None:
    position = green_wins(4).play(2, "fetch r9", "discard r9")
    assert position.hand(2) == "g10 g11"
    assert [position.hand(seat) for seat in (0, 1, 3)] == ["r1 r2", "b1 b2", "p10 p11"]


@pytest.mark.rule("SS-43")
def test_in_the_last_trick_the_salvaged_card_must_be_discarded() -> None:
    position = Position("r9", "b5", "g2", "p3", turned_up="r3a p3a", start=2, sides=(1, 4))
    position.trick("r9 sea", "b5 sea", "g2 sea", "p3 sea").play(2, "fetch r9")
    assert position.legal == ["discard r9"]
    position.play(2, "discard r9")
    assert position.state.rounds == 1


@pytest.mark.rule("SS-43")
def test_a_card_that_was_salvaged_is_not_salvaged_again_in_the_same_trick() -> None:
    # No treasure of green or purple lies open, so both trigger action 4: no real game reaches this position.
    position = Position("r9 r1", "b5 b1", "g2 g10", "p3 p10", turned_up="r3a p3a", start=2, sides=(1, 4))
    position.state.open[1] = NO_TREASURE
    position.trick("r9 sea", "b5 sea", "g2 sea", "p3 sea").play(2, "fetch r9", "discard r9")
    assert (position.to_move, position.legal) == ([3], ["fetch b5", "fetch g2", "fetch p3"])


@pytest.mark.rule("SS-43", "SS-31")
@pytest.mark.parametrize("seats", SEATS)
def test_an_action_card_is_set_off_at_most_once_in_a_trick(seats: int) -> None:
    most = 0
    for _, _, position in random_game(seats, 8):
        state = position.state
        cards = [
            colour_of(int(state.island[seat])) // 2 for seat in position.seats if int(state.activating) >> seat & 1
        ]
        assert len(set(cards)) == len(cards)
        most = max(most, len(cards))
    assert most > 0


@pytest.mark.rule("SS-43", "SS-35")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 3])
def test_everyone_sees_the_card_taken_and_the_card_discarded(seat: int) -> None:
    position = green_wins(4).play(2, "fetch r9", "discard g10").turn_up()
    seen = position.view(seat)[0]
    assert int(seen.played[2]) == mask(CARDS, "g2 g10")
    who = seat if seat >= 0 else PUBLIC
    r9, g10 = mask(CARDS, "r9"), mask(CARDS, "g10")
    assert [bool(int(seen.may_lie[who, at]) & r9) for at in range(4)] == [False, False, True, False]
    assert not any(int(seen.may_lie[who, at]) & g10 for at in range(4))


@pytest.mark.rule("SS-43")
def test_a_fetched_card_can_be_played_again() -> None:
    position = green_wins(4).play(2, "fetch r9", "discard g10").turn_up()
    assert position.starter == 3
    position.trick("r1 sea", "b1 sea", "r9 sea", "p10 sea")
    assert position.hand(2) == "g11"
    assert position.hand(0) == "r2"


# Obligations


@pytest.mark.rule("SS-44", "SS-30")
@pytest.mark.parametrize("action", [1, 2, 3, 4])
def test_an_action_cannot_be_declined(action: int) -> None:
    if action in (1, 2):
        position = play_blue(blue_wins(action, "r1 r2", "b1 b2", "g4 g5", "p4 p5").hold(2, 0, 2, 2))
        verbs = {1: {"extras"}, 2: {"draw"}}[action]
    else:
        position = green_wins(action)
        verbs = {3: {"look"}, 4: {"fetch"}}[action]
    assert {move.split()[0] for move in position.legal} == verbs


@pytest.mark.rule("SS-27", "SS-3")
@pytest.mark.parametrize(("card", "side"), [("r5", 2), ("b5", 2), ("g5", 4), ("p5", 4)])
def test_the_colour_won_decides_which_action_card_is_triggered(card: str, side: int) -> None:
    other = {"r": "b", "b": "r", "g": "p", "p": "g"}[card[0]]
    up = f"{other}1a g5a" if card[0] in "rb" else f"r5a {other}1a"
    second = "g" if card[0] in "rb" else "r"
    hands = [f"{card} {second}9", f"{other}1 {second}8", f"{other}2 {second}7", f"{second}3 {second}6"]
    position = Position(*hands, turned_up=up, sides=(2, 4))
    position.trick(*(f"{hand.split()[0]} sea" for hand in hands))
    assert position.to_move == [0]
    assert position.legal[0].split()[0] == {2: "draw", 4: "fetch"}[side]
