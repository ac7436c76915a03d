"""Moves of Sea & Shore in words, and questions to seats."""

import re

import pytest
from tests.games.sea_and_shore.position import (
    CODES,
    GAME,
    OWN,
    SEATS,
    Fresh,
    Position,
    acting,
    dealt,
    diving,
    random_game,
    winning,
)

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.words import LANGUAGES, Message
from spadework.games.sea_and_shore.notation.asking import ask
from spadework.games.sea_and_shore.notation.texts import label

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")


def said(message: Message, language: str = "en") -> str:
    return GAME.words[language].say(message, NAMES)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_move_has_its_own_label(seats: int) -> None:
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
        "Play red 11, show the shore (11), with 2 extra cards: counts as red 12, 1 of them adds nothing, as 12 is the limit"
    )
    assert labelled(position, 0, "r12 sea +2", "de") == (
        "Rot 12 spielen, das Meer (Rot) zeigen, mit 2 Zusatzkarten: zählt als Rot 12, 2 davon bringen nichts, denn mehr als 12 geht nicht"
    )


def test_questions_to_a_player_who_plays_a_card() -> None:
    position = Position("r7 r8", "b1 b2", "g1 g2", turned_up="r5a").hold(0, 1, 3)
    assert asked(position) == ("Play a card: do you show its sea (the colour) or its shore (the number)?")
    assert asked(position.play(0, "r7 sea")).startswith("Play a card, with or without your extra card: do you show")
    assert asked(position.play(1, "b1 sea")) == (
        "You play last, so the covers come off at once: play a card, with up to 3 extra cards"
    )
    assert asked(position, "de").startswith("Du spielst zuletzt")


def test_a_question_about_a_gift_names_the_longest_colour() -> None:
    position = dealt("r1 r2 r3 r4 r5 r6 r7 b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5 g6 p1 p2 p3 p4 p5 p6", "r12")
    assert labelled(position, 0, "give r7") == "Give red 7 to Cleo"
    asked_of = [said(ask(OWN, position.view(seat)[0], seat)) for seat in (0, 1)]
    assert asked_of[0] == "Give Cleo the highest card of your longest colour"
    assert asked_of[1] == "Your longest colours are tied: from which one do you give Ada the highest card?"


def test_the_winner_of_a_colour_is_asked_to_take_or_to_steal() -> None:
    position = winning()
    assert asked(position) == (
        "You win red: take the open red treasure (5), or steal the red treasure (3) from Ben or the red treasure (4) from Dan"
    )
    assert asked(position, "de").endswith("oder raub den Schatz Rot 3 von Ben oder den Schatz Rot 4 von Dan")
    assert labelled(position, 0, "take") == "Take the open red treasure (5)"
    assert labelled(position, 0, "steal 2") == "Steal the red treasure (3) from Ben"
    assert labelled(position, 0, "steal 2", "de") == "Ben den Schatz Rot 3 rauben"


def test_questions_about_actions_1_and_2() -> None:
    robbing = acting(1, 3)
    assert asked(robbing) == "Pickpocket: choose a player to take 2 extra cards from"
    assert labelled(robbing, 0, "extras from 3") == "Take 2 extra cards from Cleo"
    assert asked(acting(2, 3)) == "Trade: choose a hand and draw a card"
    trading = acting(2, 3, cards=3)
    assert asked(trading) == "Trade: choose a hand and draw 2 cards"
    assert labelled(trading, 0, "draw from 2") == "Draw from Ben\u2019s hand"
    trading.play(0, "draw from 2")
    assert labelled(trading, CHANCE, "drawn b2") == "Drawn: blue 2"
    trading.chance("drawn b2", "drawn p2")
    assert asked(trading) == "Trade: give Ben 2 cards back, one by one"
    assert labelled(trading, 0, "return b1") == "Give blue 1 back to Ben"
    assert asked(trading.play(0, "return b1")) == "Trade: give Ben a card back"


def test_questions_about_action_3() -> None:
    position = diving()
    assert asked(position) == "Dive: choose a stack and look at its next 3 treasures"
    assert labelled(position, 1, "look red-blue") == "Look at the stack of red and blue"
    position.play(1, "look red-blue")
    assert labelled(position, CHANCE, "treasure r4a", "de") == "Vom Stapel: Schatz Rot 4"
    position.chance("treasure r4a", "treasure b2a", "treasure r4b")
    assert asked(position) == ("Dive: you see red 4, blue 2 and red 4, top first. In which order do you put them back?")
    assert labelled(position, 1, "order 2 3 1") == "Put back blue 2, red 4 and red 4, top first (2 3 1)"
    assert labelled(position, 1, "order 2 1 3") == "Put back blue 2, red 4 and red 4, top first (2 1 3)"


def test_questions_about_action_4() -> None:
    position = acting(1, 4).play(0, "extras from 3")
    assert asked(position) == "Salvage: take a card of this trick into your hand"
    assert labelled(position, 1, "fetch b9") == "Take blue 9 into your hand"
    assert asked(position.play(1, "fetch b9")) == "Salvage: discard a card, face up"
    assert labelled(position, 1, "discard b2") == "Discard blue 2"


def test_labels_of_chance() -> None:
    fresh = Fresh(3)
    assert labelled(fresh, CHANCE, "start 2") == "Ben has the start card."
    assert labelled(fresh, CHANCE, "card p12") == "Dealt: purple 12"
    assert labelled(fresh, CHANCE, "side 4") == "The action for green and purple: Salvage."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_explained_with_its_rules(language: str) -> None:
    words = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    log_lines = dict(re.findall(r"^(ask-[a-z-]+)-means = (.+)$", words, re.MULTILINE))
    asked = [id for id in re.findall(r"^(ask-[a-z-]+) =", words, re.MULTILINE) if not id.endswith("-means")]
    assert len(asked) > len(log_lines) > 9
    for id in asked:
        assert [kind for kind in log_lines if f"{id}-".startswith(f"{kind}-")], id
    for meaning in log_lines.values():
        assert re.search(r" \(SS-\d+(, SS-\d+){0,2}\)\.$", meaning), meaning
