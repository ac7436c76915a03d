"""Views in Sea & Shore: knowledge of cards that changed hands and of treasures that seats have looked at."""

import pytest
from tests.games.sea_and_shore.position import CARDS, TREASURES, Fresh, Position, listed

from spadework.engine.interface import CHANCE, SPECTATOR, UNKNOWN
from spadework.games.sea_and_shore.rules.state import NO_TREASURE, PUBLIC


def may_lie(position: Fresh, who: int, where: int) -> str:
    """The cards that may be in seat `where`'s hand, as far as `who` knows."""
    row = who if who >= 0 else PUBLIC
    return listed(CARDS, int(position.view(who)[0].may_lie[row, where]))


# Hands


@pytest.mark.rule("SS-13", "SS-35")
def test_a_player_knows_their_own_cards_are_in_no_other_hand() -> None:
    position = Position("r1 r2", "b1 b2", "g1 g2", turned_up="p1a")
    others = " ".join(card for card in CARDS if card not in ("r1", "r2"))
    assert [may_lie(position, 0, where) for where in (0, 1, 2)] == [others] * 3
    assert may_lie(position, SPECTATOR, 1) == " ".join(CARDS)


@pytest.mark.rule("SS-35")
@pytest.mark.parametrize("who", [SPECTATOR, 0, 1, 2])
def test_everyone_knows_cards_of_earlier_tricks_are_in_no_hand(who: int) -> None:
    position = Position("r1 r2", "b1 b2", "g1 g2", turned_up="r1a", sides=(1, 4))
    position.trick("r1 sea", "b1 sea", "g1 sea").play(2, "fetch g1", "discard g2").turn_up()
    for where in range(3):
        if where != who:
            assert not {"r1", "b1", "g2"} & set(may_lie(position, who, where).split())
            assert ("g1" in may_lie(position, who, where).split()) == (where == 2)


def exchange(drawn: tuple[str, str], back: tuple[str, str]) -> Fresh:
    """Seat 1 draws two cards from seat 3 and gives two back."""
    hands = ("r9 r1 r2 r4", "b5 b1 b2 b3", "g2 g4 g5 g6", "p3 p4 p5 p6")
    position = Position(*hands, turned_up="r3a p3a", sides=(2, 3)).trick("r9 sea", "b5 sea", "g2 sea", "p3 sea")
    position.play(1, "draw from 4").chance(*(f"drawn {card}" for card in drawn))
    return position.play(1, *(f"return {card}" for card in back))


@pytest.mark.rule("SS-41")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_the_other_players_see_no_cards_of_a_trade(seat: int) -> None:
    one = exchange(("p4", "p5"), ("b1", "p4"))
    other = exchange(("p6", "p4"), ("b3", "b2"))
    assert one.view(seat).tobytes() == other.view(seat).tobytes()
    assert one.view(1).tobytes() != other.view(1).tobytes()
    assert one.view(3).tobytes() != other.view(3).tobytes()


@pytest.mark.rule("SS-41")
def test_traders_know_which_of_their_cards_the_other_has() -> None:
    position = exchange(("p4", "p5"), ("b1", "p4"))
    assert "b1" in may_lie(position, 1, 3).split()
    assert "p4" in may_lie(position, 1, 3).split()
    assert "p5" in may_lie(position, 3, 1).split()
    for who, where, cards in ((1, 0, "b1 p4 p5"), (1, 2, "b1 p4 p5"), (3, 0, "b1 p4 p5"), (3, 2, "b1 p4 p5")):
        assert not set(cards.split()) & set(may_lie(position, who, where).split())
    assert not {"b1", "p4"} & set(may_lie(position, 3, 1).split())


@pytest.mark.rule("SS-41", "SS-43")
def test_a_card_known_in_a_hand_may_have_moved_on_in_a_trade() -> None:
    hands = ("r9 r1 r2 r4", "b5 b1 b2 b3", "g2 g4 g5 g6", "p3 p4 p5 p6")
    position = Position(*hands, turned_up="r3a p3a", start=2, sides=(2, 4))
    position.trick("r9 sea", "b5 sea", "g2 sea", "p3 sea").play(2, "fetch p3", "discard g4")
    assert [("p3" in may_lie(position, 0, where).split()) for where in range(4)] == [False, False, True, False]
    position.play(1, "draw from 3").chance("drawn g5", "drawn g6").play(1, "return g5", "return g6")
    assert [("p3" in may_lie(position, 0, where).split()) for where in range(4)] == [False, True, True, False]
    # Seat 1 has seen that it wasn't among the cards drawn, and seat 2 that it didn't leave the hand.
    assert [("p3" in may_lie(position, 1, where).split()) for where in range(4)] == [False, False, True, False]
    assert [("p3" in may_lie(position, 2, where).split()) for where in range(4)] == [False, False, False, False]


# Treasures that seats have looked at


def looked_twice(looked: str, fourth: str, order: str = "1 2 3") -> Fresh:
    """Seat 2 has looked at three red or blue treasures; the first was turned up; seat 1 has looked and reordered before the next turn-up.

    `fourth` is the treasure that only seat 1 has seen, and `order` is the order it chose.
    """
    hands = ("r9 r1 r2 r4", "b5 g10 b2 b4", "g2 b10 g12 b12", "p3 p10 p11 p12")
    position = Position(*hands, turned_up="r3a p3a", start=2, sides=(1, 3)).gifts("p12", "r9", "g10", "g12")
    position.trick("r9 sea", "b5 sea", "g2 sea", "p3 sea").play(2, "look red-blue")
    position.chance(*(f"treasure {name}" for name in looked.split())).play(2, "order 1 2 3")
    position.chance(f"treasure {looked.split()[0]}", "treasure p5a")
    position.trick("r1 sea", "g10 sea", "b10 sea", "p10 sea")
    position.play(1, "look red-blue").chance(f"treasure {fourth}").play(1, f"order {order}")
    return position.play(2, "extras from 2")


def seen_on_top(position: Fresh, seat: int) -> list[str]:
    """The next treasures of the red-blue stack, as a seat sees them."""
    return [
        {UNKNOWN: "?", NO_TREASURE: "-"}.get(treasure, TREASURES[treasure])
        for treasure in position.view(seat)[0].top[0].tolist()
    ]


def among(position: Fresh, seat: int) -> str:
    """The treasures that a seat knows to be among the next ones of the red-blue stack, in unknown order."""
    return " ".join(TREASURES[treasure] for treasure in position.view(seat)[0].among[seat, 0].tolist() if treasure >= 0)


@pytest.mark.rule("SS-42")
def test_a_diver_knows_the_treasures_left_until_someone_reorders_them() -> None:
    hands = ("r9 r1 r2 r4", "b5 g10 b2 b4", "g2 b10 g12 b12", "p3 p10 p11 p12")
    position = Position(*hands, turned_up="r3a p3a", start=2, sides=(1, 3))
    position.trick("r9 sea", "b5 sea", "g2 sea", "p3 sea").play(2, "look red-blue")
    position.chance("treasure r5a", "treasure b1a", "treasure r1a")
    assert seen_on_top(position, 2) == ["r5a", "b1a", "r1a"]
    position.play(2, "order 2 1 3")
    assert seen_on_top(position, 2) == ["b1a", "r5a", "r1a"]
    position.chance("treasure b1a")
    assert seen_on_top(position, 2) == ["r5a", "r1a", "-"]
    assert seen_on_top(position, 0) == ["?", "?", "-"]


@pytest.mark.rule("SS-42")
def test_a_second_diver_sees_all_three_and_only_the_new_one_is_drawn() -> None:
    position = looked_twice("r5a b1a r1a", "b4b", "3 1 2")
    assert seen_on_top(position, 1) == ["b4b", "b1a", "r1a"]
    assert among(position, 1) == ""
    assert position.chance_outcomes == {"treasure b4b": 1}


@pytest.mark.rule("SS-42")
def test_earlier_divers_keep_what_they_know_while_another_dives() -> None:
    position = looked_twice("r5a b1a r1a", "b4b", "3 1 2").chance("treasure b4b", "treasure p4a")
    assert (seen_on_top(position, 2), among(position, 2)) == (["?", "?", "-"], "r1a b1a")
    position.trick("r2 sea", "b2 sea", "g12 sea", "p11 sea").play(0, "extras from 3").play(2, "look red-blue")
    assert (seen_on_top(position, 2), among(position, 2)) == (["b1a", "r1a", "-"], "")
    position.chance("treasure r2a")
    assert seen_on_top(position, 2) == ["b1a", "r1a", "r2a"]
    assert seen_on_top(position, 1) == ["b1a", "r1a", "?"]
    position.play(2, "order 3 2 1")
    assert seen_on_top(position, 2) == ["r2a", "r1a", "b1a"]
    assert (seen_on_top(position, 1), among(position, 1)) == (["?", "?", "?"], "r1a b1a")


@pytest.mark.rule("SS-42")
def test_after_another_dive_a_player_knows_which_treasures_but_not_where() -> None:
    position = looked_twice("r5a b1a r1a", "b4b", "3 1 2")
    assert seen_on_top(position, 2) == ["?", "?", "?"]
    assert among(position, 2) == "r1a b1a"
    assert (among(position, 0), among(position, 3)) == ("", "")


@pytest.mark.rule("SS-42")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2, 3])
def test_other_players_see_neither_the_new_treasure_nor_the_chosen_order(seat: int) -> None:
    view = looked_twice("r5a b1a r1a", "b4b").view(seat).tobytes()
    for fourth, order in (("b4b", "3 2 1"), ("r2a", "2 3 1"), ("b5a", "1 3 2")):
        assert looked_twice("r5a b1a r1a", fourth, order).view(seat).tobytes() == view


@pytest.mark.rule("SS-42")
def test_a_treasure_known_to_be_there_is_forgotten_when_it_is_turned_up() -> None:
    position = looked_twice("r5a b1a r1a", "b4b", "2 3 1").chance("treasure r1a")
    assert (among(position, 2), seen_on_top(position, 2)) == ("b1a", ["?", "?", "-"])
    other = looked_twice("r5a b1a r1a", "b4b", "3 2 1").chance("treasure b4b")
    assert (among(other, 2), seen_on_top(other, 2)) == ("r1a b1a", ["?", "?", "-"])


@pytest.mark.rule("SS-42")
@pytest.mark.parametrize("order", ["1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"])
def test_determinizations_place_known_treasures_anywhere_among_the_top_three(order: str) -> None:
    position = looked_twice("r5a b1a r1a", "b4b", order)
    tops = [seen_on_top(position.sample_state(2, seed), 1) for seed in range(80)]
    assert all({"b1a", "r1a"} < set(top) for top in tops)
    assert {top.index("b1a") for top in tops} == {0, 1, 2}
    third = {name for top in tops for name in top} - {"b1a", "r1a"}
    assert {"b4b", "r2a", "b5a"} < third
    assert not {"r3a", "r5a"} & third


@pytest.mark.rule("SS-42")
def test_determinizations_keep_the_last_known_treasure_among_the_top_two() -> None:
    position = looked_twice("r5a b1a r1a", "b4b", "2 3 1").chance("treasure r1a")
    tops = {tuple(seen_on_top(position.sample_state(2, seed), 1)) for seed in range(80)}
    assert all("b1a" in top and top[2] == "-" for top in tops)
    assert {top.index("b1a") for top in tops} == {0, 1}


@pytest.mark.rule("SS-42", "SS-35")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_everyone_sees_who_looks_at_which_stack(seat: int) -> None:
    position = looked_twice("r5a b1a r1a", "b4b")
    seen = position.view(seat)[0]
    assert seen.knows_top.tolist() == position.state.knows_top.tolist()
    assert seen.looked_at == 0
    assert position.to_move == [CHANCE]
