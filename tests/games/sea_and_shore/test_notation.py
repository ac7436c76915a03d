import re

import pytest
from tests.games.sea_and_shore.position import (
    CODES,
    GAME,
    OWN,
    SEATS,
    TEXTS,
    Fresh,
    Position,
    dealt,
    random_game,
)

from spadework.engine.contract import CHANCE, SPECTATOR
from spadework.engine.words import LANGUAGES, Message
from spadework.games.sea_and_shore.notation import ask, label, read, texts, write
from spadework.games.sea_and_shore.notation.texts import kind
from spadework.games.sea_and_shore.rules import state

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
CHANCES = {code: text for code, text in TEXTS.items() if code < state.CARDS or state.START <= code < state.PLAY}
MOVES = {code: text for code, text in TEXTS.items() if code not in CHANCES}


def said(message: Message, language: str = "en") -> str:
    return GAME.words[language].say(message, NAMES)


# Texts


@pytest.mark.parametrize(("seat", "texts"), [(0, MOVES), (CHANCE, CHANCES)])
def test_texts_read_back(seat: int, texts: dict[int, str]) -> None:
    assert {code: write(OWN, seat, code) for code in texts} == texts
    assert {read(OWN, seat, text): text for text in texts.values()} == texts
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize(
    ("text", "seat", "means"),
    [
        ("R7 Sea", 0, "r7 sea"),
        ("  r 7   shore , + 3 ", 0, "r7 shore +3"),
        ("r7,shore,+3", 0, "r7 shore +3"),
        ("b12 SHORE+22", 0, "b12 shore +22"),
        ("Take", 0, "take"),
        ("Give, R12", 0, "give r12"),
        ("extras 3", 0, "extras from 3"),
        ("draw From: 3", 0, "draw from 3"),
        ("look red blue", 0, "look red-blue"),
        ("look green - purple", 0, "look green-purple"),
        ("order 2,1,3", 0, "order 2 1 3"),
        ("ORDER 213", 0, "order 2 1 3"),
        ("Treasure G5A", CHANCE, "treasure g5a"),
        ("Card r 12", CHANCE, "card r12"),
    ],
)
def test_reads(text: str, seat: int, means: str) -> None:
    assert read(OWN, seat, text) == CODES[means]


@pytest.mark.parametrize(
    ("text", "seat", "says"),
    [
        ("", 0, "'' is not a move; write 'r7 sea', 'r7 shore +3'"),
        ("pass", 0, "'pass' is not a move"),
        ("take it", 0, "'take it' is not a move"),
        ("r7", 0, "'r7' does not say which half is shown; write for example 'r7 sea'"),
        ("r7 land", 0, "does not say which half is shown"),
        ("r13 sea", 0, "'r13' in 'r13 sea' is not an island card from r1 to r12"),
        ("r07 sea", 0, "'r07' in 'r07 sea' is not an island card"),
        ("r7 sea 3", 0, "'3' in 'r7 sea 3' is not a number of extra cards from +1 to +22"),
        ("r7 sea +23", 0, "'+23' in 'r7 sea +23' is not a number of extra cards"),
        ("r7 sea +0", 0, "'+0' in 'r7 sea +0' is not a number of extra cards"),
        ("give", 0, "'give' lacks an island card from r1 to r12"),
        ("give y3", 0, "'y3' in 'give y3' is not an island card from r1 to r12"),
        ("steal 6", 0, "'6' in 'steal 6' is not a seat from 1 to 5; write for example 'steal 1'"),
        ("steal -1", 0, "'-1' in 'steal -1' is not a seat"),
        ("extras from", 0, "'extras from' lacks a seat from 1 to 5; write for example 'extras from 1'"),
        ("look red", 0, "'red' in 'look red' is not a stack, red-blue or green-purple"),
        ("order 1 1 2", 0, "'112' in 'order 1 1 2' is not an order of 1, 2 and 3; write for example 'order 1 2 3'"),
        ("card r12", 0, "'card r12' is not a move"),
        ("side 5", CHANCE, "'5' in 'side 5' is not an action from 1 to 4"),
        ("treasure g5b", CHANCE, "'g5b' in 'treasure g5b' is not a treasure; there are r1a, r2a, r2b"),
        ("take", CHANCE, "is not an outcome of chance; write 'card r12', 'start 2'"),
        ("r7 sea", CHANCE, "is not an outcome of chance"),
    ],
)
def test_unreadable_text_gets_an_example(text: str, seat: int, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read(OWN, seat, text)


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        (0, -1),
        (0, 0),
        (0, state.TAKE + 1),
        (0, state.STEAL + 5),
        (0, state.GIVE + 48),
        (0, state.LOOK + 2),
        (0, state.ORDER + 6),
        (0, state.START),
        (0, state.PLAY + 48),
        (0, state.PLAY + 23 * state.ADDED),
        (0, 2 * state.PLAY),
        (CHANCE, state.TAKE),
        (CHANCE, state.SIDE),
        (CHANCE, state.SIDE + 5),
        (CHANCE, state.TREASURE + 32),
        (CHANCE, 48),
        (CHANCE, state.PLAY),
    ],
)
def test_a_code_without_a_move_is_refused(seat: int, code: int) -> None:
    with pytest.raises(ValueError, match=f"no move of the code {code}"):
        write(OWN, seat, code)


# Labels and questions


@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_move_has_a_label_of_its_own(seats: int) -> None:
    for seat, _, position in random_game(seats, 4):
        if seat != CHANCE:
            for language in LANGUAGES:
                labels = [
                    said(label(OWN, position.view(seat)[0], seat, CODES[move]), language)
                    for move in position.legal_of(seat)
                ]
                assert len(set(labels)) == len(labels)


def labelled(position: Fresh, seat: int, move: str, language: str = "en") -> str:
    if seat != CHANCE:
        assert move in position.legal_of(seat)
    return said(label(OWN, position.view(seat if seat != CHANCE else SPECTATOR)[0], seat, CODES[move]), language)


def asked(position: Fresh, language: str = "en") -> str:
    [seat] = position.to_move
    return said(ask(OWN, position.view(seat)[0], seat), language)


def test_labels_of_cards_played() -> None:
    position = Position("r7 r11 r12", "b1 b2 b3", "g1 g2 g3", turned_up="r5a").hold(4)
    assert labelled(position, 0, "r7 sea") == "Play red 7, show the sea (red)"
    assert labelled(position, 0, "r7 shore") == "Play red 7, show the shore (7)"
    assert labelled(position, 0, "r7 sea +2") == "Play red 7, show the sea (red), with 2 extra cards: counts as red 9"
    assert labelled(position, 0, "r11 shore +1") == (
        "Play red 11, show the shore (11), with 1 extra card: counts as red 12"
    )
    assert labelled(position, 0, "r11 shore +2") == (
        "Play red 11, show the shore (11), with 2 extra cards: counts as red 12, 1 of them is only a bluff"
    )
    assert labelled(position, 0, "r12 sea +2", "de") == (
        "Rot 12 spielen, das Meer (Rot) zeigen, mit 2 Zusatzkarten: zählt als Rot 12, 2 davon sind nur ein Bluff"
    )


def test_what_is_asked_of_those_who_play() -> None:
    position = Position("r7 r8", "b1 b2", "g1 g2", turned_up="r5a").hold(0, 1, 3)
    assert asked(position) == ("Play a card: do the others see its sea (the colour) or its shore (the number)?")
    assert asked(position.play(0, "r7 sea")).startswith("Play a card, with or without your extra card: do the others")
    assert asked(position.play(1, "b1 sea")) == (
        "You play last, the covers come off at once: play a card, with up to 3 extra cards"
    )
    assert asked(position, "de").startswith("Du spielst zuletzt")


def test_gifts_are_asked_for_by_the_longest_colour() -> None:
    position = dealt("r1 r2 r3 r4 r5 r6 r7 b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5 g6 p1 p2 p3 p4 p5 p6", "r12")
    assert labelled(position, 0, "give r7") == "Give red 7 to Cleo"
    asked_of = [said(ask(OWN, position.view(seat)[0], seat)) for seat in (0, 1)]
    assert asked_of[0] == "Give Cleo the highest card of your longest colour"
    assert asked_of[1] == "Several colours are your longest: choose whose highest card you give Ada"


def winning() -> Fresh:
    """Ada has won red, and may steal from Ben or Dan."""
    position = Position("r9 b1", "r5 b2", "g3 b3", "r4 b4", turned_up="r5a p1a", sides=(1, 4))
    position.own(1, "b2a r3a").own(3, "r4a")
    return position.trick("r9 sea", "r5 sea", "g3 sea", "r4 shore")


def test_the_winner_of_a_colour_is_asked_to_take_or_to_steal() -> None:
    position = winning()
    assert asked(position) == (
        "You win red: take the open red treasure (5), or steal the red treasure (3) from Ben or the red treasure (4) from Dan"
    )
    assert asked(position, "de").endswith("oder raube den Schatz Rot 3 von Ben oder den Schatz Rot 4 von Dan")
    assert labelled(position, 0, "take") == "Take the open red treasure (5)"
    assert labelled(position, 0, "steal 2") == "Steal the red treasure (3) from Ben"
    assert labelled(position, 0, "steal 2", "de") == "Ben den Schatz Rot 3 rauben"


def acting(*sides: int, cards: int = 2) -> Fresh:
    """Ada has won blue and its action, Ben green and his, with nobody's treasure open; Cleo and Dan get extra cards."""
    hands = [("b9 b1 p1", "g9 b2 p2", "b4 b3 p3", "g4 b5 p4")[seat].split()[:cards] for seat in range(4)]
    position = Position(*map(" ".join, hands), turned_up="r5a p1a", sides=(sides[0], sides[1]))
    return position.trick("b9 sea", "g9 sea", "b4 shore", "g4 shore")


def test_what_is_asked_in_actions_1_and_2() -> None:
    robbing = acting(1, 3)
    assert asked(robbing) == "Action 1, pickpocket: take 2 extra cards from one who has 2 or more"
    assert labelled(robbing, 0, "extras from 3") == "Take 2 extra cards from Cleo"
    assert asked(acting(2, 3)) == "Action 2, trade: choose the hand from which you draw a card"
    trading = acting(2, 3, cards=3)
    assert asked(trading) == "Action 2, trade: choose the hand from which you draw 2 cards"
    assert labelled(trading, 0, "draw from 2") == "Draw from the hand of Ben"
    trading.play(0, "draw from 2")
    assert labelled(trading, CHANCE, "drawn b2") == "Drawn: blue 2"
    trading.chance("drawn b2", "drawn p2")
    assert asked(trading) == "Action 2, trade: give 2 cards back to Ben, one by one"
    assert labelled(trading, 0, "return b1") == "Give blue 1 back to Ben"
    assert asked(trading.play(0, "return b1")) == "Action 2, trade: give Ben a card back"


def diving() -> Fresh:
    """Ben may look at a stack."""
    return acting(1, 3).play(0, "extras from 3")


def test_what_is_asked_in_action_3() -> None:
    position = diving()
    assert asked(position) == "Action 3, dive: choose the stack whose next 3 treasures you look at"
    assert labelled(position, 1, "look red-blue") == "Look at the stack of red and blue"
    position.play(1, "look red-blue")
    assert labelled(position, CHANCE, "treasure r4a", "de") == "Vom Stapel: Schatz Rot 4"
    position.chance("treasure r4a", "treasure b2a", "treasure r4b")
    assert asked(position) == (
        "Action 3, dive: you see red 4, blue 2 and red 4, from the top; choose the order in which you put them back"
    )
    assert labelled(position, 1, "order 2 3 1") == "Put back blue 2, red 4 and red 4, from the top (2 3 1)"
    assert labelled(position, 1, "order 2 1 3") == "Put back blue 2, red 4 and red 4, from the top (2 1 3)"


def test_what_is_asked_in_action_4() -> None:
    position = acting(1, 4).play(0, "extras from 3")
    assert asked(position) == "Action 4, salvage: take a card of this trick into your hand"
    assert labelled(position, 1, "fetch b9") == "Take blue 9 into your hand"
    assert asked(position.play(1, "fetch b9")) == "Action 4, salvage: discard a card, face up"
    assert labelled(position, 1, "discard b2") == "Discard blue 2"


def test_labels_of_chance() -> None:
    fresh = Fresh(3)
    assert labelled(fresh, CHANCE, "start 2") == "Ben has the start card."
    assert labelled(fresh, CHANCE, "card p12") == "Dealt: purple 12"
    assert labelled(fresh, CHANCE, "side 4") == "For green and purple, action 4 (salvage) lies up."


def test_the_rule_behind_a_refusal() -> None:
    def behind(position: Fresh, seat: int, move: str) -> str:
        return kind(OWN, position.view(seat)[0], seat, CODES[move])

    assert behind(Fresh(3), 0, "take") == "turn"
    gifts = dealt("r1", "g1", "p1")
    gifts.play(0, gifts.legal_of(0)[0])
    assert behind(gifts, 0, "give r1") == behind(gifts, 1, "take") == "give"
    playing = Position("r7", "b1", "g1", turned_up="r5a").hold(1)
    assert behind(playing, 1, "b1 sea") == "turn"
    assert behind(playing, 0, "r7 sea +2") == "extras"
    assert behind(playing, 0, "r8 sea +2") == behind(playing, 0, "take") == "play"
    assert behind(winning(), 0, "steal 3") == "steal"
    assert behind(winning(), 1, "take") == "order"
    assert behind(acting(1, 3), 0, "extras from 2") == "rob"
    assert behind(acting(2, 3), 0, "draw from 1") == "trade"
    assert behind(acting(2, 3).play(0, "draw from 2"), 0, "return b1") == "order"
    assert behind(acting(2, 3).play(0, "draw from 2").chance("drawn b2"), 0, "return p12") == "trade"
    assert behind(diving(), 1, "order 1 2 3") == "dive"
    assert behind(acting(1, 4).play(0, "extras from 3"), 1, "fetch p12") == "salvage"
    *_, (_, _, over) = random_game(3, 1)
    assert behind(over, 0, "take") == "over"


def test_the_rules_behind_refusals_are_in_the_rule_book() -> None:
    for language in LANGUAGES:
        assert all(f"**{rule}**" in GAME.rulebook(language) for rule in texts.RULES.values())
