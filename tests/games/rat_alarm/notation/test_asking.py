import re

import pytest
from tests.games.rat_alarm.moments import DECK, GAME, NAMES, Moment, in_turn, random_game

from spadework.engine.words import LANGUAGES
from spadework.games.rat_alarm.notation.asking import ask
from spadework.games.rat_alarm.notation.texts import label, read, write
from spadework.games.rat_alarm.rules import state as s


@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_move_of_a_game_reads_back_and_has_a_label(seats: int) -> None:
    for moment in random_game(seats, 1):
        if moment.seat is None:
            continue
        view, moves = moment.view(moment.seat), moment.legal(moment.seat)
        assert [read(DECK, moment.seat, write(DECK, moment.seat, move)) for move in moves] == moves
        for language in LANGUAGES:
            labels = [GAME.words[language].say(label(DECK, view, moment.seat, move), NAMES) for move in moves]
            assert len(set(labels)) == len(moves)


def test_labels() -> None:
    view = in_turn(s.TURNED, 5, 20, 36).view(0)

    def said(language: str, move: int) -> str:
        return GAME.words[language].say(label(DECK, view, 0, move), NAMES)

    assert said("en", s.TURN_UP) == "Turn up a card"
    assert said("en", s.DROP + 1) == "Drop out with coins: take 2 cards (1 ring, 3 coins and 1 rat)"
    assert said("en", s.DROP + 2) == "Drop out with pearls: take 1 card (1 pearl)"
    assert said("en", s.DROP + 4) == "Drop out with goblets: take nothing"
    assert said("en", s.KEEP + 35) == "Keep the rat Cheddar (1 ring and 2 coins)"
    assert said("en", s.KEEP_NONE) == "Keep no rat card"
    assert said("en", s.BURY + 4) == "Bury card 5 (1 coin)"
    assert said("de", s.STAY) == "Dabeibleiben"
    assert said("de", s.DROP + 1) == "Mit Münzen aussteigen: 2 Karten nehmen (1 Ring, 3 Münzen und 1 Ratte)"
    assert said("de", s.DROP + 2) == "Mit Perlen aussteigen: 1 Karte nehmen (1 Perle)"
    assert said("de", s.DROP + 4).startswith("Mit Kelchen aussteigen: ")
    assert said("de", s.BURY + 4) == "Vergraben: Karte 5 (1 Münze)"


def asked(moment: Moment) -> str:
    return GAME.words["en"].say(ask(DECK, moment.view(0), 0), NAMES)


def test_the_wording_of_questions() -> None:
    assert asked(in_turn(s.TURN, 5)) == "Turn up a card, or drop out with one kind of treasure"
    beginning = in_turn(s.TURN)
    beginning.state.fresh = 1
    assert asked(beginning) == "Turn up a card to start the round"
    assert asked(in_turn(s.ALARM, 17, 35)).startswith("Rat alarm!")
    assert asked(in_turn(s.BURYING, 5)) == "Bury an open card under your spade"
    assert asked(in_turn(s.TURNED, 5)) == "You turned up 1 coin: stay in, or drop out with one kind of treasure"


def test_questions_to_the_last_player_in_the_round() -> None:
    alone = in_turn(s.TURNED, 5, 17)
    alone.state.spade[1:] = -3
    assert asked(alone).startswith("You turned up 1 gem and 1 rat: turn up another card, or drop out")
    alone.state.draw_pile = 0
    assert asked(alone).startswith("You turned up 1 gem and 1 rat, the last card: drop out")
    alone.state.phase = s.TURN
    assert asked(alone).startswith("No card is left: drop out")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_an_explanation_with_its_rules(language: str) -> None:
    messages = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(r"^ask-[a-z-]+", messages, re.MULTILINE))
    questions = {id for id in asked if not id.endswith("-means")}
    assert {f"{id}-means" for id in questions} == asked - questions
    for id in questions:
        log_lines = GAME.words[language].text(f"{id}-means")
        numbers = re.search(r" \((RA-\d+(?:, RA-\d+){0,2})\)\.$", log_lines)
        assert numbers, log_lines
        assert all(f"**{number}**" in GAME.rulebook(language) for number in numbers[1].split(", "))
