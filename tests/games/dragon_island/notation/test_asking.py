"""Labels of moves of Dragon Island, and questions to seats."""

import re

import pytest
from tests.games.dragon_island.position import GAME, OWN, Fresh, Position
from tests.games.dragon_island.talk import TIMES, asked, do, labelled, play

from spadework.engine.interface import CHANCE
from spadework.engine.words import LANGUAGES
from spadework.games.dragon_island.notation.texts import write
from spadework.games.dragon_island.rules import codes as c

# Labels


def test_labels_of_steps() -> None:
    position = Position().stand(green="c5").give(0, "desert", "forest", "forest-or-farmland", "flight").lay(c4="desert")
    assert labelled(position, 0, "step c4 with desert") == "Step to c4 with a desert card"
    assert labelled(position, 0, "step c4 with forest") == "Step to c4 with a forest card"
    assert labelled(position, 0, "step c4 with forest-or-farmland", "de") == (
        "Schritt nach c4 mit einer Doppelkarte (Wald/Acker)"
    )
    position.stand(green="d5")
    assert labelled(position, 0, "step treasure") == "Step onto the treasure field, to wait there"
    position.stand(green="c5")
    assert labelled(position, 0, "fly treasure", "de") == "Flug auf das Schatzfeld, um dort zu warten"


def test_labels_of_carrying_ambushing_and_joining() -> None:
    position = Position().carry("c5", "green", "brown").stand(blue="c4").lay(c6="forest", c5="water")
    assert labelled(position, 0, "step c6") == "Step to c6"
    other = Position(active=2).carry("c5", "green", "brown").stand(blue="c4").lay(c5="water")
    assert labelled(other, 2, "step c5 sending green home") == "Step to c5, ambush: Ada (Green) must go home"
    alone = Position(active=2).carry("c5", "green").stand(blue="c4").lay(c5="water", c3="water")
    assert labelled(alone, 2, "step c5") == "Step to c5, to help Ada (Green) carry"
    left = Position(active=2).carry("c5", "blue").lay(c6="water")
    assert labelled(left, 2, "step c6", "de") == f"Schritt nach c6, ohne den Schatz (2 {TIMES} 100)"


def test_labels_of_joining_a_hunter_on_the_treasure_field() -> None:
    position = Position().stand(brown="treasure", green="d5").lay(d4="forest").give(0, "flight")
    assert labelled(position, 0, "step treasure") == "Step onto the treasure field, to leave at once with Ben (Brown)"
    do(position, 0, "step treasure")
    assert asked(position, 0) == (
        f"Choose where to leave the treasure field with Ben (Brown) and the treasure (2 {TIMES} 100)"
    )
    assert labelled(position, 0, "step d4") == "Step to d4"
    flying = Position().stand(brown="treasure", green="d5").lay(c4="forest").give(0, "flight")
    do(flying, 0, "step treasure")
    assert labelled(flying, 0, "fly c4", "de") == "Flug nach c4"


def test_labels_with_three_players_begin_with_the_hunter() -> None:
    position = Position(3).give(0, "mountain", "journey").lay(i3="water")
    assert labelled(position, 0, "grey: journey water with mountain") == (
        "Grey: Journey for water, with a mountain card as a joker"
    )
    assert labelled(position, 0, "grey: step i3 with mountain", "de") == (
        "Grau: Schritt nach i3 mit einer Gebirgskarte"
    )


def test_labels_of_action_cards() -> None:
    position = Position().stand(brown="c4").give(0, "forces", "patrol", "curse", "terror", "infidelity-or-attack")
    position.give(1, "water")
    assert labelled(position, 0, "play forces") == "Forces: swap two neighbouring tiles"
    assert labelled(position, 0, "play curse") == "Curse: discard your hand, then draw from every other player"
    assert labelled(position, 0, "terror brown") == "Terror: send Ben (Brown) home"
    assert labelled(position, 0, "attack seat 2 with infidelity-or-attack") == (
        "Attack: draw a card from Ben (double card: Infidelity or Attack)"
    )
    play(position, 0, "play forces")
    assert asked(position, 0) == "Forces: choose the first of two neighbouring tiles"
    assert labelled(position, 0, "tile a2") == "Tile a2 (water)"
    play(position, 0, "tile a2")
    assert asked(position, 0) == "Forces: choose the neighbouring tile to swap with a2 (water)"
    assert labelled(position, 0, "tile a3", "de") == "a2 (Wasser) und a3 (Wald) tauschen"


def test_labels_and_questions_of_a_patrol() -> None:
    position = Position().give(0, "patrol")
    play(position, 0, "play patrol")
    assert asked(position, 0) == "Patrol: choose a field for the new dragon"
    position = Position().dragons("d4", "f5").give(0, "patrol")
    play(position, 0, "play patrol")
    assert asked(position, 0) == "Patrol: choose a dragon to move"
    assert labelled(position, 0, "dragon 2") == "Dragon 2 on f5 (forest)"
    play(position, 0, "dragon 2")
    assert asked(position, 0, "de") == "Patrouille: Wähle ein neues Feld für den Drachen auf f5"
    assert labelled(position, 0, "place d6") == "Put the dragon on d6 (mountain)"


def test_labels_at_the_end_of_a_turn_state_how_many_cards_are_drawn() -> None:
    position = Position().give(0, "water", "water", "desert", "forest")
    assert labelled(position, 0, "pass") == "Pass and draw cards"
    assert labelled(position, 0, "propose end") == "Propose to end the game"
    play(position, 0, "pass")
    assert labelled(position, 0, "discard water") == "Discard water"
    assert labelled(position, 0, "draw up") == "Draw 2 cards, and end your turn"
    moved = Position().give(0, *["forest"] * 6)
    do(moved, 0, next(write(OWN, 0, code) for code in moved.codes(0) if code // c.FAMILY * c.FAMILY == c.GO))
    assert labelled(moved, 0, "end turn") == "End your turn and draw 1 card"
    few = Position().give(0, "water").leave_in_draw_pile("desert")
    few.state.discard_pile[:] = 0
    play(few, 0, "pass")
    assert labelled(few, 0, "draw up", "de") == "1 Karte nachziehen und den Zug beenden"


def test_labels_of_chance() -> None:
    position = Fresh()
    assert labelled(position, CHANCE, "start 2") == "Ben begins."
    play(position, CHANCE, "start 2")
    assert labelled(position, CHANCE, "card water") == "Drawn: water."


# Questions


def test_questions_during_a_turn() -> None:
    position = Position(3).give(0, "forest", "curse")
    assert asked(position, 0) == "Your turn: step, play a card, or pass"
    do(position, 0, "play curse")
    assert asked(position, 0) == "Step, play a card, or end your turn"
    led = Position(3).lay(i3="mountain")
    do(led, 0, "grey: step i3")
    assert asked(led, 0) == "Step with Grey, play a card, or end your turn"
    waiting = Position().stand(green="treasure").give(0, "curse")
    assert asked(waiting, 0) == "You're waiting on the treasure field: play a card, or pass"
    do(waiting, 0, "play curse")
    assert asked(waiting, 0, "de") == "Du wartest auf dem Schatzfeld: Spiele eine Karte oder beende deinen Zug"
    other = Position(3).stand(red="treasure")
    assert asked(other, 0) == "Your turn: step, play a card, or pass"


@pytest.mark.rule("DI-70", "DI-71")
def test_players_who_may_react_are_asked_about_the_cards_they_can_play() -> None:
    position = Position().stand(brown="c4").give(0, "terror")
    position.give(1, "slumber").give(2, "counterspell").give(3, "slumber", "counterspell-or-terror")
    play(position, 0, "terror brown")
    announced = "Ada plays Terror: Ben (Brown) must go home."
    assert asked(position, 1) == (f"{announced} Slumber stops it and ends Ada's turn. Do you play it?")
    assert asked(position, 2) == (f"{announced} Counterspell stops it. Do you play it?")
    assert asked(position, 3) == (
        f"{announced} Slumber or Counterspell stops it; Slumber also ends Ada's turn. Do you play one?"
    )
    assert labelled(position, 1, "slumber") == "Play Slumber"
    assert labelled(position, 1, "no reaction") == "Don't react"
    assert labelled(position, 1, "skip reactions") == "Skip reactions this turn"
    assert labelled(position, 1, "skip reactions", "de") == ("In diesem Zug nicht mehr reagieren")
    assert labelled(position, 3, "counterspell with counterspell-or-terror", "de") == (
        "Gegenzauber spielen (Doppelkarte: Gegenzauber oder Schrecken)"
    )
    play(position, 1, "slumber")
    play(position, 2, "no reaction")
    play(position, 3, "no reaction")
    play(position, CHANCE, "settle")
    assert asked(position, 2) == (f"{announced} Ben stops it with Slumber. Do you play Counterspell?")


@pytest.mark.rule("DI-29", "DI-70")
def test_questions_about_a_slumber_at_the_start_of_a_turn_and_later() -> None:
    position = Position(active=3).give(3, *["volcano"] * 6).lay(b6="forest").give(1, "slumber")
    play(position, 3, "pass", "draw up")
    assert asked(position, 1) == "Ada begins turn 2. After Slumber Ada can only pass this turn. Do you play it?"
    play(position, 1, "no reaction")
    play(position, CHANCE, "settle")
    play(position, 0, "step b6")
    assert asked(position, 1, "de") == (
        "Ada geht nach b6 (Wald). Schlummer verhindert das und beendet den Zug von Ada. Spielst du ihn?"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_of_a_question_ends_with_its_rules(language: str) -> None:
    words = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    meanings = dict(re.findall(r"^ask-([a-z-]+)-means = (.*)$", words, re.MULTILINE))
    questions = [id for id in re.findall(r"^ask-([a-z-]+) = ", words, re.MULTILINE) if not id.endswith("-means")]
    assert len(questions) > len(meanings)
    for question in questions:
        assert any(f"{question}-".startswith(f"{id}-") for id in meanings), question
    for meaning in meanings.values():
        found = re.search(r" \((DI-\d+(?:, DI-\d+){0,2})\)\.$", meaning)
        assert found, meaning
        assert all(f"**{number}**" in GAME.rulebook(language) for number in found[1].split(", "))


@pytest.mark.rule("DI-57")
def test_questions_at_a_boat() -> None:
    position = Position().carry("b6", "green", "brown", pair=2).give(0, "infidelity")
    do(position, 0, "step boat-green")
    assert asked(position, 0) == (
        "The treasure is in your boat: share with Ben, one 125 coin each, or claim both with an Infidelity?"
    )
    assert labelled(position, 0, "share") == "Share with Ben: one 125 coin each"
    assert labelled(position, 0, "infidelity") == "Infidelity: claim both 125 coins"
    play(position, 0, "infidelity")
    assert asked(position, 1) == "Ada claims both 125 coins: answer with an Infidelity, or give them up?"
    assert labelled(position, 1, "share", "de") == "Ada beide Münzen zu 125 überlassen"


def test_questions_about_a_proposal_to_end_the_game() -> None:
    position = Position()
    play(position, 0, "propose end")
    assert asked(position, 2) == "Ada proposes to end the game with the coins won so far. Do you agree?"
    assert labelled(position, 2, "agree") == "Agree to end the game"
    assert labelled(position, 2, "go on", "de") == "Weiterspielen"
