"""A trick of Sea & Shore: half-covered cards, treasures, thefts, and the order of settlement."""

import pytest
from tests.games.sea_and_shore.position import CARDS, Fresh, Position, mask

from spadework.engine.interface import CHANCE, SPECTATOR, UNKNOWN
from spadework.engine.packages import rules_of
from spadework.games.sea_and_shore.rules.state import SEA_SHOWN, SHORE_SHOWN

rules = rules_of("spadework.games.sea_and_shore")

FOUR = ("r1 g12", "r2 g11", "r3 g10", "r4 g9")  # arbitrary hands


def all_blue(start: int, *cards: str, second: tuple[str, ...] = ("r1", "r2", "r3", "r4")) -> Position:
    """Four players, each with a blue card and 3 extra cards; a blue treasure is open."""
    hands = [f"{card} {other}" for card, other in zip(cards, second, strict=True)]
    return Position(*hands, turned_up="b3a g3a", start=start).hold(3, 3, 3, 3)


# Playing


@pytest.mark.rule("SS-20")
def test_either_half_of_any_card_may_be_shown() -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a")
    assert position.legal == ["r7 sea", "r7 shore", "p12 sea", "p12 shore"]


@pytest.mark.rule("SS-20")
@pytest.mark.parametrize("start", range(4))
def test_all_play_one_card_clockwise_from_the_start_player(start: int) -> None:
    position = Position(*FOUR, turned_up="b3a p3a", start=start)
    for step in range(4):
        seat = (start + step) % 4
        assert position.to_move == [seat]
        position.play(seat, f"r{seat + 1} sea")
        assert position.state.cards[seat] == 1


@pytest.mark.rule("SS-20")
@pytest.mark.parametrize(
    ("one", "other", "shown"), [("r7 sea", "r9 sea", (SEA_SHOWN, 0)), ("r7 shore", "b7 shore", (SHORE_SHOWN, 7))]
)
def test_the_other_players_see_only_the_colour_or_the_number(one: str, other: str, shown: tuple[int, int]) -> None:
    views = []
    for move in (one, other):
        position = Position("r7 r9 b7", "r1 r2 r3", "b1 b2 b3", turned_up="g1a").play(0, move)
        views.append([position.view(seat).tobytes() for seat in (SPECTATOR, 1, 2)])
        seen = position.view(1)[0]
        assert (seen.shows[0], seen.face[0]) == shown
        assert (seen.island[0], seen.hand[0]) == (UNKNOWN, UNKNOWN)
        assert position.view(0)[0].island[0] == CARDS.index(move.split()[0])
    assert views[0] == views[1]


@pytest.mark.rule("SS-21")
def test_a_player_may_add_any_number_of_their_extra_cards() -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").hold(2)
    assert position.legal[:6] == ["r7 sea", "r7 sea +1", "r7 sea +2", "r7 shore", "r7 shore +1", "r7 shore +2"]
    position.play(0, "r7 shore +2")
    assert position.legal == ["r1 sea", "r1 shore", "r2 sea", "r2 shore"]


@pytest.mark.rule("SS-20", "SS-21")
def test_there_is_room_for_all_moves_of_a_full_hand_with_all_extra_cards() -> None:
    hands = [" ".join(f"{colour}{number}" for number in range(1, 13)) for colour in "rgp"]
    position = Position(*hands, turned_up="b1a").hold(22)
    assert len(set(position.legal)) == 12 * 2 * 23 == rules.MOST_MOVES


@pytest.mark.rule("SS-21", "SS-35")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_extra_cards_are_played_openly(seat: int) -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a").hold(3).play(0, "r7 shore +2")
    seen = position.view(seat)[0]
    assert (seen.added[0], seen.extras[0], seen.supply) == (2, 1, 19)


@pytest.mark.rule("SS-21")
@pytest.mark.parametrize(("other", "winner"), [("b9", 0), ("b11", 1)])
def test_a_blue_7_with_3_extra_cards_counts_as_a_blue_10(other: str, winner: int) -> None:
    position = all_blue(0, "b7", other, "b1", "b2").trick("b7 shore +3", f"{other} sea", "b1 sea", "b2 sea")
    assert position.piles[winner] == "b3a"


@pytest.mark.rule("SS-21", "SS-24")
@pytest.mark.parametrize(("start", "winner"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_a_blue_7_with_3_extra_cards_is_equal_to_a_blue_10(start: int, winner: int) -> None:
    position = all_blue(start, "b7", "b10", "b1", "b2").trick("b7 shore +3", "b10 sea", "b1 sea", "b2 sea")
    assert position.piles[winner] == "b3a"


@pytest.mark.rule("SS-21")
def test_no_card_counts_more_than_12_however_many_extra_cards_are_added() -> None:
    position = all_blue(1, "b11", "b12", "b1", "b2")
    position.trick("b11 sea +3", "b12 sea", "b1 sea", "b2 sea")
    assert position.piles[1] == "b3a"
    assert position.extras[0] == 0


@pytest.mark.rule("SS-22")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_when_all_have_played_everyone_sees_the_cards(seat: int) -> None:
    position = Position("r7 p12", "r1 r2", "b1 b2", turned_up="g1a", sides=(1, 4)).hold(0, 2)
    position.play(0, "r7 sea").play(1, "r1 shore")
    assert (position.view(seat)[0].island[:2] == UNKNOWN).tolist() == [seat != 0, seat != 1]
    position.play(2, "b1 sea")
    assert position.view(seat)[0].island[:3].tolist() == [CARDS.index(card) for card in ("r7", "r1", "b1")]
    assert position.to_move == [0]


# Stealing


def worked_case() -> Position:
    """Ada, Ben and Cleo play red, Dan plays green; a red 4 lies on Cleo's pile."""
    return Position("r11 b1", "r5 b2", "r8 b3", "g3 b4", turned_up="r2a p3a", sides=(1, 4)).own(2, "b1a r4a")


@pytest.mark.rule("SS-26", "SS-27", "SS-28", "SS-32")
def test_the_worked_case_of_a_theft() -> None:
    position = worked_case()
    position.trick("r11 sea", "r5 shore", "r8 sea", "g3 shore")
    assert (position.to_move, position.legal) == ([0], ["take", "steal 3"])
    assert position.extras == [0, 3, 0, 0]
    position.play(0, "steal 3")
    assert position.piles == ["r4a", "", "b1a", ""]
    assert (position.to_move, position.legal) == ([3], ["fetch r5", "fetch r8", "fetch r11", "fetch g3"])
    position.play(3, "fetch g3", "discard b4")
    assert position.to_move == [CHANCE]
    assert not {"r2a", "p3a"} & {*position.stack(0).split(), *position.stack(1).split()}


@pytest.mark.rule("SS-26")
def test_the_winner_may_take_the_open_treasure_instead() -> None:
    position = worked_case()
    position.trick("r11 sea", "r5 shore", "r8 sea", "g3 shore").play(0, "take")
    assert position.piles == ["r2a", "", "r4a b1a", ""]


@pytest.mark.rule("SS-26")
def test_the_winner_chooses_among_several_treasures_to_steal() -> None:
    position = Position(*FOUR, turned_up="r1a p3a").own(0, "r2a").own(1, "r5a").own(2, "r3a g1a")
    position.trick("r1 sea", "r2 sea", "r3 sea", "r4 sea")
    assert (position.to_move, position.legal) == ([3], ["take", "steal 1", "steal 2"])
    position.play(3, "steal 2")
    assert position.piles == ["r2a", "", "g1a r3a", "r5a"]


@pytest.mark.rule("SS-26")
@pytest.mark.parametrize(
    ("cards", "pile"),
    [
        (("r11", "b8", "r5", "g3"), "r4a"),  # the pile's owner played another colour
        (("r11", "r8", "r5", "g3"), "r4a b1a"),  # another colour lies on top
        (("r11", "r8", "r5", "g3"), ""),
    ],
)
def test_the_winner_takes_the_open_treasure_if_none_can_be_stolen(cards: tuple[str, ...], pile: str) -> None:
    hands = [f"{card} p{seat + 5}" for seat, card in enumerate(cards)]
    position = Position(*hands, turned_up="r2a p3a", sides=(1, 4)).own(1, pile)
    position.trick(*(f"{card} sea" for card in cards))
    assert position.pile(0) == "r2a"
    assert position.to_move != [0]


@pytest.mark.rule("SS-26", "SS-24")
@pytest.mark.parametrize("added", [1, 2])
def test_a_player_who_counts_the_same_cannot_be_robbed(added: int) -> None:
    position = Position("r11 b1", "r9 b2", "r8 b3", "r1 b4", turned_up="r2a p3a").own(1, "r4a").hold(0, 2)
    position.trick("r11 sea", f"r9 sea +{added}", "r8 sea", "r1 sea")
    if added == 2:
        assert position.pile(0) == "r2a"
    else:
        assert position.legal == ["take", "steal 2"]


@pytest.mark.rule("SS-24", "SS-26", "SS-28")
def test_the_worked_case_of_two_equal_cards() -> None:
    position = Position("b10 g1", "b9 g2", "r3 g3", "b12 g4", turned_up="b5a p3a", start=2).own(0, "b2a").hold(2)
    position.trick("b10 sea +2", "b9 shore", "r3 sea", "b12 sea")
    assert position.piles == ["b2a", "", "", "b5a"]
    assert (position.to_move, position.extras[1]) == ([2], 3)


@pytest.mark.rule("SS-26", "SS-21")
def test_extra_cards_count_in_a_theft() -> None:
    position = Position("r5 b1", "r7 b2", "r1 b3", "g1 b4", turned_up="r2a p3a", sides=(1, 4)).own(1, "r4a").hold(3)
    position.trick("r5 shore +3", "r7 sea", "r1 sea", "g1 sea")
    assert position.legal == ["take", "steal 2"]


@pytest.mark.rule("SS-26", "SS-27")
def test_nothing_is_stolen_when_no_treasure_of_the_colour_is_open() -> None:
    position = Position(*FOUR, turned_up="b1a p3a", sides=(1, 4)).own(0, "r2a").hold(0, 2)
    position.trick("r1 sea", "r2 sea", "r3 sea", "r4 sea")
    assert (position.to_move, position.legal) == ([3], ["extras from 1", "extras from 2"])
    assert position.piles == ["r2a", "", "", ""]


@pytest.mark.rule("SS-26")
def test_losers_cannot_steal() -> None:
    position = Position("r9 b1", "r5 b2", "r3 b3", "r2 b4", turned_up="r2a p3a").own(2, "r4a")
    position.trick("r9 sea", "r5 sea", "r3 sea", "r2 sea")
    assert position.to_move == [0]
    position.play(0, "take")
    assert position.piles == ["r2a", "", "r4a", ""]


# Order


@pytest.mark.rule("SS-30")
@pytest.mark.parametrize(("start", "first", "second"), [(0, 0, 2), (1, 2, 0), (2, 2, 0), (3, 0, 2)])
def test_winners_choose_their_treasures_clockwise_from_the_start_player(start: int, first: int, second: int) -> None:
    position = Position("r9 b1", "r2 b2", "g12 b3", "g11 b4", turned_up="r5a g5a", start=start)
    position.own(1, "r1a").own(3, "g1a").trick("r9 sea", "r2 sea", "g12 sea", "g11 sea")
    assert position.to_move == [first]
    position.play(first, "take")
    assert position.to_move == [second]


@pytest.mark.rule("SS-30", "SS-27")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])])
def test_treasures_come_first_then_the_actions_clockwise(start: int, order: list[int]) -> None:
    position = Position("r9 b1", "g2 b2", "p12 b3", "b11 b4", turned_up="b5a g5a", start=start, sides=(1, 4))
    position.hold(0, 2, 2, 2).trick("r9 sea", "g2 sea", "p12 sea", "b11 sea")
    # Nobody can steal a treasure: seats 1 and 3 take theirs before the actions.
    assert position.piles == ["", "g5a", "", "b5a"]
    acting = [seat for seat in order if seat != 1]
    for seat in acting:
        assert position.to_move == [seat]
        position.play(seat, *(["extras from 4"] if seat == 0 else ["fetch g2", "discard g2"]))
    assert position.to_move == [CHANCE]


@pytest.mark.rule("SS-30")
def test_a_theft_comes_before_an_earlier_players_action() -> None:
    position = Position("p9 b1", "r9 b2", "r2 b3", "b11 b4", turned_up="r5a g5a", sides=(1, 4)).own(2, "r1a")
    position.trick("p9 sea", "r9 sea", "r2 sea", "b11 sea")
    assert (position.to_move, position.extras) == ([1], [0, 0, 2, 0])
    position.play(1, "steal 3")
    assert position.to_move == [0]


@pytest.mark.rule("SS-30")
def test_extra_cards_won_in_this_trick_can_be_taken_by_an_action() -> None:
    position = Position("r9 b1", "g2 b2", "g12 b3", "b11 b4", turned_up="b5a g5a")
    position.trick("r9 sea", "g2 sea", "g12 sea", "b11 sea")
    assert (position.to_move, position.legal) == ([0], ["extras from 2"])


# The end of a trick


@pytest.mark.rule("SS-32")
def test_treasures_that_stay_open_go_under_their_stacks_and_the_next_are_turned_up() -> None:
    position = Position(*FOUR, turned_up="b3a p3a").hold(2, 2, 2, 2)
    position.trick("r1 sea", "r2 sea", "r3 sea", "r4 sea")
    assert position.open == "b3a p3a"
    position.play(3, "extras from 1")
    assert (position.open, position.to_move) == ("", [CHANCE])
    assert len(position.chance_outcomes) == 15
    position.chance("treasure r1a")
    assert len(position.chance_outcomes) == 15
    assert position.chance("treasure g1a").open == "r1a g1a"
    assert "b3a" not in position.stack(0).split()
    assert "p3a" not in position.stack(1).split()


@pytest.mark.rule("SS-33")
def test_extra_cards_played_go_back_after_the_actions() -> None:
    position = Position(*FOUR, turned_up="b3a p3a").hold(0, 2, 0, 4)
    position.trick("r1 sea", "r2 sea", "r3 sea", "r4 sea +4")
    assert (position.extras, position.state.supply) == ([4, 2, 0, 0], 12)
    position.play(3, "extras from 2")
    assert (position.extras, position.state.supply) == ([4, 0, 0, 2], 16)


@pytest.mark.rule("SS-33", "SS-35")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_the_cards_of_a_trick_are_out_of_the_round_and_known_to_all(seat: int) -> None:
    position = Position(*FOUR, turned_up="r3a p3a").trick("r1 sea", "r2 sea", "r3 sea", "r4 sea").turn_up()
    seen = position.view(seat)[0]
    assert [int(cards) for cards in seen.played[:4]] == [mask(CARDS, f"r{number}") for number in (1, 2, 3, 4)]
    assert seen.last_island[:4].tolist() == [CARDS.index(f"r{number}") for number in (1, 2, 3, 4)]
    assert [position.hand(at) for at in range(4)] == ["g12", "g11", "g10", "g9"]


@pytest.mark.rule("SS-34")
@pytest.mark.parametrize("start", range(4))
def test_the_start_card_moves_on_clockwise(start: int) -> None:
    position = Position(*FOUR, turned_up="r3a p3a", start=start).trick("r1 sea", "r2 sea", "r3 sea", "r4 sea").turn_up()
    assert (position.starter, position.to_move) == ((start + 1) % 4, [(start + 1) % 4])


@pytest.mark.rule("SS-34")
def test_the_round_ends_when_all_hands_are_empty() -> None:
    position = Position("r1", "r2", "r3", "r4", turned_up="r3a p3a")
    position.trick("r1 sea", "r2 sea", "r3 sea", "r4 sea")
    assert (position.state.rounds, position.starter) == (1, 1)


@pytest.mark.rule("SS-35")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_everyone_sees_card_counts_treasures_and_who_got_them(seat: int) -> None:
    position = worked_case()
    position.trick("r11 sea", "r5 shore", "r8 sea", "g3 shore").play(0, "steal 3").play(3, "fetch g3", "discard b4")
    seen, true = position.view(seat)[0], position.state
    for field in ("cards", "extras", "supply", "played", "pile", "beneath", "face_down", "last_island", "last_open"):
        assert seen[field].tobytes() == true[field].tobytes(), field
    for field in ("last_taker", "last_robbed", "last_added", "last_starter", "starter", "side"):
        assert seen[field].tobytes() == true[field].tobytes(), field
    assert (true.last_taker.tolist(), true.last_robbed.tolist()) == ([0, -2], [2, -2])


@pytest.mark.rule("SS-35")
def test_hands_stay_secret() -> None:
    views = []
    for second in (("g12", "g11", "g10", "g9"), ("g12", "p11", "p10", "p9")):
        hands = [f"r{seat + 1} {card}" for seat, card in enumerate(second)]
        position: Fresh = Position(*hands, turned_up="r3a p3a").trick("r1 sea", "r2 sea", "r3 sea", "r4 sea").turn_up()
        views.append(position.view(0).tobytes())
    assert views[0] == views[1]
