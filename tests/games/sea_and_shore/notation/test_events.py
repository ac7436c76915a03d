"""The log of Sea & Shore, for each reader."""

import re
from collections.abc import Sequence

import pytest
from tests.games.sea_and_shore.position import CARDS, GAME, OWN, Fresh, Position, dealt, mask, random_game

from spadework.engine.interface import CHANCE, SPECTATOR, Record
from spadework.engine.words import LANGUAGES, AddressedNames
from spadework.games.sea_and_shore.notation.events import events
from spadework.games.sea_and_shore.notation.wording import hand_words

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")


def heard(position: Fresh, seat: int, move: str, language: str = "en") -> dict[int, list[str]]:
    """Play a move, and return its log lines for each seat and a spectator."""
    before = {viewer: position.view(viewer)[0] for viewer in (SPECTATOR, *position.seats)}
    if seat == CHANCE:
        position.chance(move)
    else:
        position.play(seat, move)
    return {viewer: log_lines(view, position.view(viewer)[0], viewer, language) for viewer, view in before.items()}


def log_lines(before: Record, after: Record, seat: int, language: str = "en") -> list[str]:
    return [GAME.words[language].say(line, NAMES) for line in events(OWN, before, after, seat)]


def to_all(position: Fresh, seat: int, move: str, language: str = "en") -> list[str]:
    """Play a move, and return its log lines, which must be the same for everyone."""
    first, *others = heard(position, seat, move, language).values()
    assert all(other == first for other in others)
    return first


def last_card(position: Fresh, *moves: str, language: str = "en") -> list[str]:
    """Play a trick, and return everyone's log lines for its last card, without the first, about the covers; moves are listed by seat."""
    order = [(position.starter + step) % len(moves) for step in range(len(moves))]
    for seat in order[:-1]:
        position.play(seat, moves[seat])
    covers, *lines = to_all(position, order[-1], moves[order[-1]], language)
    assert covers.startswith(f"{NAMES[order[-1]]} ")
    return lines


# The set-up


def test_the_set_up_is_logged() -> None:
    position = Fresh(4)
    assert to_all(position, CHANCE, "start 2") == ["Round 1 begins.", "Ben has the start card."]
    assert to_all(position, CHANCE, "side 2") == ["The action for red and blue: Trade."]
    assert to_all(position, CHANCE, "side 3") == ["The action for green and purple: Dive."]
    assert to_all(position, CHANCE, "treasure r5a") == ["The red treasure (5) is face up on the stack of red and blue."]
    assert to_all(position, CHANCE, "treasure g1a") == [
        "The green treasure (1) is face up on the stack of green and purple."
    ]
    assert to_all(position, CHANCE, "card r3") == []


def test_action_sides_chosen_by_the_table_are_logged_too() -> None:
    lines = to_all(Fresh(4, red_blue=1), CHANCE, "start 2", "de")
    assert lines == [
        "Runde 1 beginnt.",
        "Ben hat die Startkarte.",
        "Die Aktion für Rot und Blau: Taschendieb.",
    ]


def test_a_named_first_player_is_logged_with_the_first_outcome_of_chance() -> None:
    position = Fresh(3, red_blue=2, first=3)
    assert to_all(position, CHANCE, "side 4") == [
        "Round 1 begins.",
        "Cleo has the start card.",
        "The action for red and blue: Trade.",
        "The action for green and purple: Salvage.",
    ]
    assert not any("begins" in line for line in to_all(position, CHANCE, "treasure r5a"))
    chosen = Fresh(3, 1, 1, first=1)
    assert to_all(chosen, CHANCE, "treasure r5a")[0] == "Round 1 begins."
    assert to_all(chosen, CHANCE, "card r3") == []


def test_a_hand_in_words() -> None:
    words = hand_words(mask(CARDS, "r1 r2 b5 g3 g4 p12"))
    assert GAME.words["en"].say(words) == "red 1 2, blue 5, green 3 4 and purple 12"


def test_the_log_shows_players_only_their_own_hand() -> None:
    for _, _, position in random_game(3, 3):
        if sum(position.state.cards[:3].tolist()) == 35:
            break
    lines = heard(position, CHANCE, next(iter(position.chance_outcomes)))
    assert lines[SPECTATOR] == ["Everyone has 12 island cards."]
    for seat in range(3):
        everyone, own = lines[seat]
        assert everyone == "Everyone has 12 island cards."
        assert own.startswith(f"{NAMES[seat]} holds ")
        assert re.findall("[0-9]+", own) == re.findall("[0-9]+", position.hand(seat))


def test_gifts_are_logged_for_giver_and_receiver_once_all_have_given() -> None:
    position = dealt(
        "r1 r2 r3 r4 r5 r6 r7 b1 b2 b3 b4 b5",
        "g1 g2 g3 g4 g5 g6 g7 b6 b7 b8 b9 b10",
        "p1 p2 p3 p4 p5 p6 p7 g8 g9 g10 g11 g12",
    )
    assert to_all(position, 0, "give r7") == ["Ada has chosen a gift."]
    assert to_all(position, 2, "give p7") == ["Cleo has chosen a gift."]
    lines = heard(position, 1, "give g7")
    given = ["Ben has chosen a gift.", "Everyone has chosen: the gifts go to the right."]
    assert lines == {
        SPECTATOR: given,
        0: [*given, "Ada gives Cleo red 7.", "Ben gives Ada green 7."],
        1: [*given, "Ben gives Ada green 7.", "Cleo gives Ben purple 7."],
        2: [*given, "Cleo gives Ben purple 7.", "Ada gives Cleo red 7."],
    }


def test_turned_up_treasures_are_logged_with_their_stack() -> None:
    four: Fresh = Position("r9 b1", "r5 b2", "p3 b3", "p4 b4", turned_up="r5a p1a")
    four.trick("r9 sea", "r5 sea", "p3 sea", "p4 sea")
    assert to_all(four, CHANCE, "treasure b3a") == ["The blue treasure (3) is face up on the stack of red and blue."]
    assert to_all(four, CHANCE, "treasure p4b", "de") == [
        "Der Schatz Lila 4 liegt offen auf dem Stapel von Grün und Lila."
    ]
    three = Fresh(3, 1, 1).chance("start 1")
    assert to_all(three, CHANCE, "treasure p5a") == ["The purple treasure (5) is face up on the stack."]


# Cards played


def test_the_log_shows_other_players_only_the_uncovered_half() -> None:
    position = Position("r7 r8", "b1 b9", "g1 g2", "p1 p2", turned_up="r5a p1a").hold(2)
    lines = heard(position, 0, "r7 sea +2")
    assert lines.pop(0) == ["Ada plays red 7 and shows the sea (red), with 2 extra cards."]
    assert set(map(tuple, lines.values())) == {("Ada plays a card and shows the sea (red), with 2 extra cards.",)}
    lines = heard(position, 1, "b9 shore", "de")
    assert lines.pop(1) == ["Ben spielt Blau 9 und zeigt das Ufer (9)."]
    assert set(map(tuple, lines.values())) == {("Ben spielt eine Karte und zeigt das Ufer (9).",)}


def test_every_card_and_colour_is_logged_when_the_covers_come_off() -> None:
    position = Position("r7 r1", "r9 b1", "g4 b2", "r2 b3", turned_up="r5a p1a", start=2, sides=(1, 3)).hold(3)
    position.play(2, "g4 sea").play(3, "r2 shore").play(0, "r7 shore +3")
    assert to_all(position, 1, "r9 shore") == [
        "Ben plays last, and the covers come off.",
        "Cleo: green 4.",
        "Dan: red 2.",
        "Ada: red 7 with 3 extra cards counts as red 10.",
        "Ben: red 9.",
        "Ada wins red against Ben and Dan.",
        "Cleo is alone in green and wins it.",
        "Dan gets 3 extra cards.",
        "Ada takes the red treasure (5) from the stack of red and blue.",
        "Cleo triggers Dive.",
    ]


def test_extra_cards_beyond_12_count_nothing() -> None:
    position = Position("r11 r1", "b9 b1", "g4 g2", turned_up="r5a").hold(4)
    assert last_card(position, "r11 sea +4", "b9 sea", "g4 sea")[0] == (
        "Ada: red 11 with 4 extra cards counts as red 12."
    )


def test_a_tie_is_explained() -> None:
    position = Position("b12 r1", "b9 r2", "g1 r3", "b10 r4", turned_up="r5a p1a", start=2).hold(0, 0, 0, 2)
    lines = last_card(position, "b12 sea", "b9 sea", "g1 sea", "b10 sea +2")
    assert lines[4:6] == [
        "Dan wins blue against Ada and Ben.",
        "A tie, ranked clockwise from the start card: Dan and Ada.",
    ]
    assert "Ben gets 3 extra cards." in lines


def test_with_three_players_two_colours_without_an_open_treasure_are_one() -> None:
    position = Position("r4 r1", "p7 p1", "g9 g1", turned_up="r5a", sides=(1, 4))
    assert last_card(position, "r4 sea", "p7 sea", "g9 sea")[3:] == [
        "Ada is alone in red and wins it.",
        "With no open treasure, green and purple count as one colour.",
        "Cleo wins green and purple against Ben.",
        "Ben gets 2 extra cards.",
        "Ada takes the red treasure (5) from the stack.",
        "Cleo triggers Salvage.",
    ]
    single = Position("r4 r1", "p7 p1", "p9 g1", turned_up="r5a", sides=(1, 4))
    assert last_card(single, "r4 sea", "p7 sea", "p9 sea")[4:6] == [
        "Cleo wins purple against Ben.",
        "Ben gets 2 extra cards.",
    ]


@pytest.mark.parametrize(
    ("supply", "lines"),
    [
        (4, ["Cleo gets 2 extra cards.", "Dan gets 2 extra cards."]),
        (3, ["Cleo gets 2 extra cards.", "Dan should get 2 extra cards, but the supply has only 1."]),
        (
            1,
            [
                "Cleo should get 2 extra cards, but the supply has only 1.",
                "Dan should get 2 extra cards, but the supply is empty.",
            ],
        ),
    ],
)
def test_a_short_supply_is_logged(supply: int, lines: Sequence[str]) -> None:
    position = Position("b9 r1", "g9 r2", "b4 r3", "g4 r4", turned_up="r5a p1a", sides=(2, 4)).leave_in_supply(supply)
    assert last_card(position, "b9 sea", "g9 sea", "b4 sea", "g4 sea")[6:8] == lines


def winning() -> Position:
    """Before a trick that Ada wins in red, where she may steal, and Cleo in purple, where she can only take."""
    position = Position("r9 b1", "r5 b2", "p3 b3", "r4 b4", turned_up="r5a p1a", sides=(1, 4))
    return position.own(1, "b2a r3a")


def test_automatic_steps_are_logged_only_after_a_winners_choice() -> None:
    position = winning()
    lines = last_card(position, "r9 sea", "r5 sea", "p3 sea", "r4 shore")
    assert lines[4:] == [
        "Ada wins red against Ben and Dan.",
        "Cleo is alone in purple and wins it.",
        "Dan gets 3 extra cards.",
    ]
    assert to_all(position, 0, "steal 2") == [
        "Ada steals the red treasure (3) from Ben.",
        "Cleo takes the purple treasure (1) from the stack of green and purple.",
        "The red treasure (5) goes under the stack of red and blue.",
        "The start card moves on to Ben.",
    ]


def test_a_treasure_taken_by_choice_is_logged() -> None:
    position = winning()
    last_card(position, "r9 sea", "r5 sea", "p3 sea", "r4 shore")
    assert to_all(position, 0, "take", "de") == [
        "Ada nimmt den Schatz Rot 5 vom Stapel von Rot und Blau.",
        "Cleo nimmt den Schatz Lila 1 vom Stapel von Grün und Lila.",
        "Die Startkarte wandert weiter zu Ben.",
    ]


# Actions


def acting(*sides: int, cards: int = 2) -> Fresh:
    """Ada is about to carry out blue's action, and Ben then green's; Cleo and Dan have received 2 extra cards each."""
    hands = ("b9 b1 r1", "g9 b2 r2", "b4 b3 r3", "g4 b5 r4")
    cut = [" ".join(hand.split()[:cards]) for hand in hands]
    position = Position(*cut, turned_up="r5a p1a", sides=(sides[0], sides[1]))
    return position.trick("b9 sea", "g9 sea", "b4 shore", "g4 shore")


def test_action_1_is_logged() -> None:
    assert to_all(acting(1, 4), 0, "extras from 4") == [
        "Ada takes 2 extra cards from Dan.",
        "Ben triggers Salvage.",
    ]


@pytest.mark.parametrize(
    ("supply", "line"),
    [
        (5, "Nobody else has 2 extra cards: Ada takes 2 from the supply."),
        (1, "Nobody else has 2 extra cards: Ada takes the last one in the supply."),
        (0, "Nobody else has 2 extra cards and the supply is empty: Ada gets none."),
    ],
)
def test_action_1_takes_from_the_supply_if_nobody_else_has_2_extra_cards(supply: int, line: str) -> None:
    position = Position("b9 r1", "r9 r2", "p4 r3", turned_up="r5a", sides=(1, 4)).leave_in_supply(supply)
    assert last_card(position, "b9 sea", "r9 sea", "p4 sea")[-3:] == [
        "Ada triggers Pickpocket.",
        line,
        "Cleo triggers Salvage.",
    ]


def test_action_1_takes_only_what_the_losers_leave_in_the_supply() -> None:
    position = Position("b9 r1", "r9 r2", "b4 r3", "p4 r4", turned_up="r5a p1a", sides=(1, 4)).leave_in_supply(1)
    assert "Nobody else has 2 extra cards and the supply is empty: Ada gets none." in last_card(
        position, "b9 sea", "r9 sea", "b4 sea", "p4 sea"
    )


def test_action_2_logs_its_cards_only_for_the_two_players_involved() -> None:
    position = acting(2, 4, cards=3)
    assert to_all(position, 0, "draw from 2") == ["Ada draws 2 cards from Ben\u2019s hand."]
    for card in ("blue 2", "red 2"):
        lines = heard(position, CHANCE, f"drawn {card[0]}{card[-1]}")
        line = [f"Ada draws {card} from Ben."]
        assert lines == {SPECTATOR: [], 0: line, 1: line, 2: [], 3: []}
    lines = heard(position, 0, "return b1")
    mine, others = ["Ada gives Ben blue 1 back."], ["Ada gives Ben a card back."]
    assert lines == {SPECTATOR: others, 0: mine, 1: mine, 2: others, 3: others}
    lines = heard(position, 0, "return r2")
    assert lines[2] == ["Ada gives Ben a card back.", "Ben triggers Salvage."]
    assert lines[1] == ["Ada gives Ben red 2 back.", "Ben triggers Salvage."]


def test_action_2_with_one_card_left() -> None:
    position = acting(2, 4)
    assert to_all(position, 0, "draw from 3", "de") == ["Ada zieht eine Karte aus der Hand von Cleo."]
    assert heard(position, CHANCE, "drawn b3", "de")[2] == ["Ada zieht Blau 3 von Cleo."]
    assert heard(position, 0, "return b1", "de")[2][0] == "Ada gibt Cleo Blau 1 zurück."


def test_in_the_last_trick_action_2_does_nothing() -> None:
    position = Position("b9", "g9", "p4", turned_up="r5a", sides=(2, 4))
    assert last_card(position, "b9 sea", "g9 sea", "p4 sea")[-3:] == [
        "Ada triggers Trade.",
        "All hands are empty: nothing happens.",
        "Ben triggers Salvage.",
    ]


def test_action_3_logs_its_treasures_only_for_the_player_who_looks() -> None:
    position = acting(1, 3)
    position.play(0, "extras from 4")
    assert to_all(position, 1, "look red-blue") == ["Ben looks at the next 3 treasures of the stack of red and blue."]
    assert to_all(position, CHANCE, "treasure r4a") == to_all(position, CHANCE, "treasure b2a") == []
    lines = heard(position, CHANCE, "treasure r1a")
    assert lines.pop(1) == ["Ben sees red 4, blue 2 and red 1, top first."]
    assert not any(lines.values())
    lines = heard(position, 1, "order 3 1 2")
    assert lines.pop(1)[0] == "Ben puts back red 1, red 4 and blue 2, top first."
    assert {line[0] for line in lines.values()} == {"Ben puts the treasures back."}
    assert all(line[1].startswith("The red treasure (5) goes under") for line in lines.values())


def test_with_three_players_the_only_stack_is_looked_at_immediately() -> None:
    position = Position("r9 r1", "g9 r2", "p4 r3", turned_up="r5a", sides=(1, 3))
    assert last_card(position, "r9 sea", "g9 sea", "p4 sea")[-2:] == [
        "Ben triggers Dive.",
        "Ben looks at the next 3 treasures of the stack.",
    ]


def test_known_treasures_are_logged_for_the_diver_immediately() -> None:
    position = Position("b9 r1", "p9 p1", "g4 g2", turned_up="b5a", sides=(1, 3))
    position.state.top[0] = [0, 2, 4]
    position.state.knows_top[0] = 1
    for seat, move in ((0, "b9 sea"), (1, "p9 sea")):
        position.play(seat, move)
    lines = heard(position, 2, "g4 sea")
    looks = "Ben looks at the next 3 treasures of the stack."
    assert {viewer: line[line.index(looks) + 1 :] for viewer, line in lines.items()} == {
        SPECTATOR: [],
        0: [],
        1: ["Ben sees red 1, red 2 and red 3, top first."],
        2: [],
    }


def test_treasures_put_back_in_the_last_trick_of_a_round_are_not_logged() -> None:
    """There is no longer a stack to put them on."""
    position = Position("r9", "p9", "g4", turned_up="r5a", sides=(1, 3))
    last_card(position, "r9 sea", "p9 sea", "g4 sea")
    position.chance("treasure r4b", "treasure b2b", "treasure r1a")
    lines = heard(position, 1, "order 3 2 1")
    assert lines[0] == lines[1]
    assert lines[1][:2] == ["Ben puts the treasures back.", "The start card moves on to Ben."]


def test_action_4_is_logged() -> None:
    position = acting(1, 4)
    position.play(0, "extras from 4")
    assert to_all(position, 1, "fetch b9") == ["Ben takes Ada\u2019s blue 9 into their hand."]
    assert to_all(position, 1, "discard b2")[:2] == [
        "Ben discards blue 2.",
        "The red treasure (5) goes under the stack of red and blue.",
    ]


def test_fetching_and_discarding_your_own_card_is_logged() -> None:
    position = acting(1, 4)
    position.play(0, "extras from 4")
    assert to_all(position, 1, "fetch g9", "de") == ["Ben nimmt die eigene Grün 9 zurück auf die Hand."]
    assert to_all(position, 1, "discard g9")[0] == "Ben discards green 9."


def test_discarding_a_card_fetched_in_an_earlier_trick_is_logged() -> None:
    """It was played in an earlier trick, so the cards played in this one don't include it."""
    position = Position("b9 b1 r1", "g9 b2 g8", "b4 b3 r3", "g4 b5 g5", turned_up="r5a p1a", sides=(1, 4))
    position.trick("b9 sea", "g9 sea", "b4 shore", "g4 shore")
    position.play(0, "extras from 4").play(1, "fetch b9").play(1, "discard b2")
    position.chance("treasure r4a", "treasure p2a")
    position.trick("b1 sea", "g8 sea", "b3 shore", "g5 shore").play(1, "fetch g5")
    while position.to_move != [1]:
        position.play(position.to_move[0], position.legal[0])
    assert to_all(position, 1, "discard b9")[0] == "Ben discards blue 9."


# The end of a round and of the game


def last_trick(sides: tuple[int, int], rounds: int = 0) -> Position:
    """The last trick of a round, in which Ada wins blue's action and Ben green's; Cleo and Dan get 2 extra cards each."""
    position = Position("b9", "g9", "b4", "g4", turned_up="r5a p1a", sides=sides).hold(0, 1, 1, 3)
    position.own(0, "r4a r3a").own(3, "p5a")
    position.state.rounds = rounds
    return position


def test_the_end_of_the_first_round_is_logged() -> None:
    position = last_trick((1, 4))
    last_card(position, "b9 sea", "g9 sea", "b4 sea", "g4 sea")
    assert to_all(position, 0, "extras from 4")[0] == "Ada takes 2 extra cards from Dan."
    assert to_all(position, 1, "fetch b9") == ["Ben takes Ada\u2019s blue 9 into their hand."]
    assert to_all(position, 1, "discard b9") == [
        "Ben discards blue 9.",
        "The red treasure (5) goes under the stack of red and blue.",
        "The purple treasure (1) goes under the stack of green and purple.",
        "The start card moves on to Ben.",
        "Round 1 is over.",
        "Ada: 8 points, 7 for treasures and 1 for extra cards.",
        "Ben: 0 points, 0 for treasures and 0 for extra cards.",
        "Cleo: 1 point, 0 for treasures and 1 for extra cards.",
        "Dan: 6 points, 5 for treasures and 1 for extra cards.",
        "Round 2 begins.",
        "The action for red and blue: Pickpocket.",
        "The action for green and purple: Salvage.",
    ]


@pytest.mark.parametrize("victim", ["Cleo", "Dan"])
def test_extra_cards_taken_with_the_last_move_of_a_round_are_logged(victim: str) -> None:
    position = Position("b9", "r9", "b4", "b3", turned_up="r5a p1a", sides=(1, 4)).hold(0, 1, 2, 1)
    last_card(position, "b9 sea", "r9 sea", "b4 sea", "b3 sea")
    assert position.extras == [0, 1, 2, 4]
    lines = to_all(position, 0, f"extras from {NAMES.index(victim) + 1}")
    assert [line for line in lines if " takes " in line] == [f"Ada takes 2 extra cards from {victim}."]


def test_the_end_of_the_game_is_logged() -> None:
    position = last_trick((2, 4), rounds=1)
    position.state.earned[0] = [10, 2]
    last_card(position, "b9 sea", "g9 sea", "b4 sea", "g4 sea")
    position.play(1, "fetch b9")
    lines = to_all(position, 1, "discard b9", "de")
    assert lines[0] == "Ben wirft Blau 9 ab."
    assert lines[-6:] == [
        "Runde 2 ist zu Ende.",
        "Ada: 7 Punkte, 7 für Schätze und 0 für Zusatzkarten.",
        "Ben: 0 Punkte, 0 für Schätze und 0 für Zusatzkarten.",
        "Cleo: 1 Punkt, 0 für Schätze und 1 für Zusatzkarten.",
        "Dan: 7 Punkte, 5 für Schätze und 2 für Zusatzkarten.",
        "Ada gewinnt mit 19 Punkten.",
    ]
    assert not any("Startkarte" in line for line in lines)


def test_a_shared_victory() -> None:
    position = last_trick((2, 4), rounds=1)
    last_card(position, "b9 sea", "g9 sea", "b4 sea", "g4 sea")
    position.play(1, "fetch b9")
    assert to_all(position, 1, "discard b9")[-1] == "Shared victory: Ada and Dan, 7 points each."


# Addressing the reader


def read(position: Fresh, seat: int, move: str, language: str) -> list[list[str]]:
    """Play a move, and return its log lines for each seat, addressed as "You", and then for a spectator."""
    viewers = (*position.seats, SPECTATOR)
    before = [position.view(viewer)[0] for viewer in viewers]
    position.play(seat, move)
    lines = []
    for viewer, view in zip(viewers, before, strict=True):
        names = NAMES if viewer == SPECTATOR else AddressedNames(NAMES, viewer, "You")
        log_lines = events(OWN, view, position.view(viewer)[0], viewer)
        lines.append([GAME.words[language].say(line, names) for line in log_lines])
    return lines


@pytest.mark.parametrize(
    ("language", "robber", "victim", "others"),
    [
        (
            "en",
            "You take 2 extra cards from Dan.",
            "Ada takes 2 extra cards from you.",
            "Ada takes 2 extra cards from Dan.",
        ),
        (
            "de",
            "Du nimmst Dan 2 Zusatzkarten ab.",
            "Ada nimmt dir 2 Zusatzkarten ab.",
            "Ada nimmt Dan 2 Zusatzkarten ab.",
        ),
    ],
)
def test_the_log_of_action_1_calls_thief_and_victim_you(language: str, robber: str, victim: str, others: str) -> None:
    lines = read(acting(1, 4), 0, "extras from 4", language)
    assert [first for first, *_ in lines] == [robber, others, others, victim, others]


def test_the_log_calls_its_reader_you_within_a_list_of_names() -> None:
    def settled(language: str) -> list[list[str]]:
        position = Position("b12 r1", "b9 r2", "g1 r3", "b10 r4", turned_up="r5a p1a", start=2).hold(0, 0, 0, 2)
        position.play(2, "g1 sea").play(3, "b10 sea +2").play(0, "b12 sea")
        return [[lines[2], *lines[5:7]] for lines in read(position, 1, "b9 sea", language)]

    tie = "A tie, ranked clockwise from the start card:"
    ada, ben, _, dan, spectator = settled("en")
    assert ada[1:] == ["Dan wins blue against you and Ben.", f"{tie} Dan and you."]
    assert ben[1:] == ["Dan wins blue against Ada and you.", f"{tie} Dan and Ada."]
    assert dan == [
        "Your blue 10 with 2 extra cards counts as blue 12.",
        "You win blue against Ada and Ben.",
        f"{tie} you and Ada.",
    ]
    assert spectator == [
        "Dan: blue 10 with 2 extra cards counts as blue 12.",
        "Dan wins blue against Ada and Ben.",
        f"{tie} Dan and Ada.",
    ]
    tie = "Gleichstand, gewertet im Uhrzeigersinn von der Startkarte aus:"
    ada, ben, _, dan, _ = settled("de")
    assert ada[1:] == ["Dan gewinnt Blau gegen dich und Ben.", f"{tie} Dan und du."]
    assert ben[1:] == ["Dan gewinnt Blau gegen Ada und dich.", f"{tie} Dan und Ada."]
    assert dan[0] == "Deine Blau 10 mit 2 Zusatzkarten zählt als Blau 12."


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Shared victory: you and Dan, 7 points each.",
                "Shared victory: Ada and Dan, 7 points each.",
                "Shared victory: Ada and you, 7 points each.",
            ],
        ),
        (
            "de",
            [
                "Geteilter Sieg: du und Dan, je 7 Punkte.",
                "Geteilter Sieg: Ada und Dan, je 7 Punkte.",
                "Geteilter Sieg: Ada und du, je 7 Punkte.",
            ],
        ),
    ],
)
def test_the_log_calls_its_reader_you_in_a_shared_victory(language: str, lines: Sequence[str]) -> None:
    position = last_trick((2, 4), rounds=1)
    last_card(position, "b9 sea", "g9 sea", "b4 sea", "g4 sea")
    position.play(1, "fetch b9")
    ada, others, dan = lines
    log_lines = read(position, 1, "discard b9", language)
    assert [last for *_, last in log_lines] == [ada, others, others, dan, others]


def test_the_log_never_calls_its_reader_by_name() -> None:
    names = [AddressedNames(NAMES, seat, "You") for seat in range(4)]
    before: list[Record] = []
    for _, _, position in random_game(4, 4):
        after = [position.view(seat)[0] for seat in range(4)]
        for seat, view in enumerate(before):
            for line in events(OWN, view, after[seat], seat):
                texts = [GAME.words[language].say(line, names[seat]) for language in LANGUAGES]
                assert not [text for text in texts if NAMES[seat] in text]
        before = after
