"""Help texts for everything in a picture of Sea & Shore, which reveal nothing that the viewer may not know."""

import re

import pytest
from tests.games.sea_and_shore.pictures import ALL_SEATS, BOTH, NAMES, decisions, drawn, three_reds
from tests.games.sea_and_shore.position import (
    GAME,
    OWN,
    TREASURES,
    Fresh,
    Position,
    acting,
    dealt,
    diving,
    random_game,
    winning,
)

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.games.sea_and_shore.picture.about import about
from spadework.games.sea_and_shore.picture.look import played_id
from spadework.games.sea_and_shore.rules.state import NUMBERS

TITLED = re.compile(r'<g id="([^"]+)"[^>]*><title>')


def said(position: Fresh, seat: int, id: str, language: str = "en") -> str:
    explanation = about(OWN, position.view(seat)[0], seat, id)
    return GAME.words[language].say(explanation, NAMES) if explanation else ""


@BOTH
@ALL_SEATS
def test_every_named_element_is_explained_with_its_rule(seats: int, wide: bool) -> None:
    *_, (_, _, end) = random_game(seats, 1)
    for position in (*decisions(seats, 30 + seats, 17), end):
        for seat in (SPECTATOR, 0):
            for id in TITLED.findall(drawn(position, seat, wide)):
                for language in ("en", "de"):
                    assert re.search(r"SS-\d", said(position, seat, id, language)), id


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_island_has_its_own_story(language: str) -> None:
    position = Position(" ".join(f"r{number}" for number in range(1, NUMBERS + 1)), "b1", "b2", turned_up="g1a")
    stories = [said(position, 0, f"card-r{number}", language) for number in range(1, NUMBERS + 1)]
    assert len({story.partition(".")[0] for story in stories}) == NUMBERS


def test_a_covered_card_reveals_only_its_uncovered_half_to_the_others() -> None:
    position = three_reds().play(0, "r11 sea")
    [id] = [id for id in TITLED.findall(drawn(position, 1)) if id.startswith("played-1")]
    explanation = {said(position, seat, id) for seat in (SPECTATOR, 1, 2)}
    assert explanation == {
        "Anna has played this card and shows the sea (red). "
        "The other half stays secret until everyone has played and the covers come off (SS-20, SS-22)."
    }
    assert "Your red 11: the others see only the sea (red)." in said(position, 0, id)


def test_only_treasures_in_sight_are_explained() -> None:
    position = three_reds()
    for name, words in (
        ("r2a", "Win its colour"),
        ("r4a", "on top of Cem\u2019s pile"),
        ("r1a", ""),
        ("b5a", ""),
    ):
        explanation = said(position, 0, f"treasure-{TREASURES.index(name) + 1}")
        assert words in explanation
        assert bool(explanation) == bool(words)


@pytest.mark.parametrize(
    "id", ["seat-9", "cover-0", "stack-3", "action-card-7", "treasure-99", "card-x1", "played-", "nothing", ""]
)
def test_an_unknown_element_has_no_explanation(id: str) -> None:
    assert said(three_reds(), 0, id) == ""


RULES = set(re.findall(r"^\*\*(SS-\d+)\*\*", GAME.rulebook(), re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "de"])
def test_explanations_and_questions_cite_existing_rules(language: str) -> None:
    text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"SS-\d+", text))
    assert {"SS-14", "SS-26", "SS-43"} <= named <= RULES


def treasure_id(name: str) -> str:
    return f"treasure-{TREASURES.index(name) + 1}"


def two_longest() -> Fresh:
    """Anna has four red and four blue cards, and two in each of the other colours."""
    return dealt("r1 r2 r3 r9 b1 b2 b3 b8 g1 g2 p1 p2", "", "")


def test_a_card_that_cannot_be_the_gift_says_why() -> None:
    position = two_longest()
    assert "you may give it to Cem, on your right (SS-14)" in said(position, 0, "card-r9")
    assert "here red 9 (SS-14)" in said(position, 0, "card-r3")
    assert "you hold more red (SS-14)" in said(position, 0, "card-g2")
    position.play(0, "give b8")
    assert "your gift for Cem" in said(position, 0, "card-b8")
    assert "you have chosen your gift" in said(position, 0, "card-r9")


def test_a_card_says_whose_turn_it_is_and_what_extra_cards_would_add() -> None:
    position = Position("r9 b1", "r5 b2", "r8 b3", turned_up="r5a").hold(0, 2)
    assert "you can play it now" in said(position, 0, "card-r9")
    assert "now it\u2019s Anna\u2019s (SS-20)" in said(position, 1, "card-r5")
    position.play(0, "r9 sea")
    assert "You have played already" in said(position, 0, "card-b1")
    assert "With your 2 extra cards it can count as much as 7 (SS-21)." in said(position, 1, "card-r5")
    assert "With your 2 extra cards" not in said(position, 2, "card-r8")


def test_a_hand_is_not_explained_to_other_players() -> None:
    assert {said(three_reds(), seat, "card-r11") for seat in (SPECTATOR, 1, 2, 3)} == {""}


def test_only_the_last_player_is_told_that_either_half_will_do() -> None:
    position = Position("r9 b1", "r5 b2", "r8 b3", turned_up="r5a").play(0, "r9 sea")
    assert "makes no difference" not in said(position, 1, "show-sea")
    assert "either half will do (SS-22)" in said(position.play(1, "r5 sea"), 2, "show-sea")


def test_extra_cards_give_the_total_only_if_the_number_is_shown() -> None:
    position = Position("r9 b1", "r5 b2", "r8 b3", turned_up="r5a").hold(4, 4).play(0, "r9 shore +4")
    assert said(position, 1, "added-1").endswith("With the number shown, that makes 12.")
    assert said(position.play(1, "r5 sea +1"), 0, "added-2").endswith("up to 12 (SS-21).")
    assert said(position, 2, "added-3") == ""


def test_treasures_on_piles_say_whether_they_can_be_stolen_while_cards_are_played() -> None:
    hands = ("r9 b1", "r5 b2", "g8 b3", "g3 b4")
    position = Position(*hands, turned_up="r5a p1a").own(1, "r3a").own(2, "r4a").own(3, "b2a")
    assert "if Ben <the Great> & sons plays red and another player has a higher value there" in said(
        position, 0, treasure_id("r3a")
    )
    assert "no blue treasure is face up (SS-26)" in said(position, 0, treasure_id("b2a"))
    position.play(0, "r9 sea").play(1, "r5 sea").play(2, "g8 sea")
    assert "has played red: the winner of the colour" in said(position, 0, treasure_id("r3a"))
    assert "Cem hasn\u2019t played red" in said(position, 0, treasure_id("r4a"))


def test_the_owner_of_a_treasure_knows_what_they_have_played() -> None:
    for card, expected in (("r5", "has played red: "), ("b2", "hasn\u2019t played red")):
        position = Position("r9 b1", "r5 b2", "g8 b3", "g3 b4", turned_up="r5a p1a").own(1, "r3a")
        position.play(0, "r9 sea")
        assert "plays red" in said(position, 1, treasure_id("r3a"))
        position.play(1, f"{card} shore")
        assert expected in said(position, 1, treasure_id("r3a"))
        assert "plays red" in said(position, 0, treasure_id("r3a"))


def test_treasures_say_what_the_winner_may_do_with_them() -> None:
    position = winning()
    open_, tops = treasure_id("r5a"), [treasure_id(name) for name in ("r3a", "r4a")]
    assert "click it to take it (SS-25)" in said(position, 0, open_)
    assert "Anna has won its colour and takes it" in said(position, 2, open_)
    for top in tops:
        assert "You may steal it" in said(position, 0, top)
        assert "Anna may steal it" in said(position, 2, top)
    assert "Nobody has played its colour" in said(position, 0, treasure_id("p1a"))


def test_a_treasure_of_an_equal_value_says_it_cannot_be_stolen() -> None:
    hands = ("r9 b1", "r7 b2", "r4 b3", "g3 b4")
    position = Position(*hands, turned_up="r5a p1a").own(1, "r3a").own(2, "r4a").hold(0, 2)
    position.trick("r9 sea", "r7 sea +2", "r4 sea", "g3 sea")
    assert "Anna can\u2019t steal it: Ben <the Great> & sons’s value is the same" in said(
        position, 3, treasure_id("r3a")
    )
    assert "You may steal it" in said(position, 0, treasure_id("r4a"))
    [first, second, third] = [said(position, 0, f"played-{seat}{letter_of(position)}") for seat in (1, 2, 3)]
    assert "was played earlier, so it wins" in first
    assert "with 2 extra cards: it counts as 9 (SS-21). Anna has the same value" in second
    assert "that brings 3 extra cards (SS-28)" in third


def letter_of(position: Fresh) -> str:
    [id] = [id for id in TITLED.findall(drawn(position, 0)) if id.startswith("played-1")]
    return str(id)[-1]


def test_an_action_card_names_the_colour_that_triggers_it() -> None:
    position = three_reds()
    assert "only winning blue triggers the action" in said(position, 0, "action-card-1")
    assert "only winning green triggers the action" in said(position, 0, "action-card-2")
    three = Position("r4 b1", "p7 b2", "g9 b3", turned_up="r5a", sides=(1, 4))
    assert "Neither green nor purple has a treasure open" in said(three, 0, "action-card-2")
    three.trick("r4 sea", "p7 sea", "g9 sea")
    assert "Cem has won a colour without an open treasure" in said(three, 0, "action-card-2")
    assert "Nobody has triggered it" in said(three, 0, "action-card-1")
    assert "green and purple count as one colour (SS-31)" in said(three, 0, f"played-2{letter_of(three)}")
    assert "You may take it into your hand (SS-43)." in said(three, 2, f"played-1{letter_of(three)}")
    assert "You may take it" not in said(three, 0, f"played-1{letter_of(three)}")


def test_a_settled_colour_says_what_came_of_it() -> None:
    position = winning()
    assert "Anna has won red and will now take a treasure" in said(position, 1, "settled-1")
    position.play(0, "steal 2")
    explanation = [said(position, 1, f"settled-{place}") for place in (1, 2)]
    assert any("steals the treasure on top of Ben <the Great> & sons\u2019s pile" in one for one in explanation)
    assert any("triggers Salvage" in one for one in explanation)
    assert said(position, 1, "settled-9") == ""


@pytest.mark.parametrize(
    ("last", "expected"), [("r3", "A third card is lower still"), ("r4", "has the same value but was played later")]
)
def test_a_card_between_others_says_whether_the_last_one_is_lower(last: str, expected: str) -> None:
    position = Position("r9 b1", "r2 b2", f"{last} b3", turned_up="r3b").own(1, "r1a").hold(0, 2, 0)
    position.trick("r9 sea", "r2 sea +2", f"{last} sea")
    assert expected in said(position, 0, played_id(position.view(0)[0], 1, settled=True))


def test_only_the_acting_player_sees_the_possible_targets_of_an_action() -> None:
    robbing = acting(1, 3)
    assert said(robbing, 0, "seat-3").endswith("You may take 2 extra cards here (SS-40).")
    assert said(robbing, 0, "seat-2").endswith("has fewer than 2 (SS-40).")
    assert "(SS-40)" not in said(robbing, 1, "seat-3") + said(robbing, 0, "seat-1")
    trading = acting(2, 4)
    assert said(trading, 0, "seat-4").endswith("You may draw from this hand (SS-41).")
    trading.play(0, "draw from 2")
    while trading.to_move == [CHANCE]:
        trading.chance(next(iter(trading.chance_outcomes)))
    assert "You may give it back to Ben <the Great> & sons" in said(trading, 0, "card-b1")
    assert "This one is still being resolved" in said(trading, 2, "card-b3")


def test_a_stack_says_that_only_the_player_who_dives_may_look_into_it() -> None:
    position = diving()
    assert said(position, 1, "stack-1").endswith("You may look at the next 3 of this stack (SS-42).")
    assert "Nobody may look at the face-down ones" in said(position, 0, "stack-1")


def test_a_card_that_may_be_discarded_says_so() -> None:
    position = acting(1, 4).play(0, "extras from 3").play(1, "fetch b9")
    assert "You may discard it" in said(position, 1, "card-b9")


def test_the_supply_says_when_it_is_empty() -> None:
    position = three_reds()
    assert "The supply holds 22 extra cards." in said(position, 0, "supply")
    assert "The supply is empty" in said(position.leave_in_supply(0), 0, "supply")
