"""Help texts for everything in a picture of Lost Maps, which fit the position and the viewer."""

import re
from itertools import islice

import pytest
from tests.games.lost_maps.moments import DECK, GAME, NAMES, Moment, random_game
from tests.games.lost_maps.pictures import drawn, resting
from tests.games.lost_maps.position import NO_PALMS, Position, dealt

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.words import LANGUAGES
from spadework.games.lost_maps.notation.asking import ask
from spadework.games.lost_maps.picture.about import about
from spadework.games.lost_maps.rules.state import COLOURS, CROSSING, DRAWING, OVER, TAKING

TITLED = re.compile(r'<g id="([^"]+)"[^>]*><title>')
NUMBER = re.compile(r"LM-\d+")
NUMBERS = set(re.findall(r"^\*\*(LM-\d+)\*\*", GAME.rulebook(), re.MULTILINE))


def said(position: Position | Moment, seat: int, id: str, language: str = "en") -> str:
    view = position.view(seat)[0] if isinstance(position, Position) else position.view(seat)
    explanation = about(DECK, view, seat, id)
    return GAME.words[language].say(explanation, NAMES) if explanation else ""


def crossing(pattern: str = "L4") -> Position:
    """Two seats are about to place a pattern; seat 0 has P7 with coins and a palm, and S6 with a cross."""
    position = Position().give(0, "P7", "S6").give(1, "P2", "O12").display("G7", "S7", "G1", "S1")
    return position.chance(f"pattern {pattern}")


def resolving() -> Position:
    """Seat 0 has filled S6 and is about to take an island; seat 1 has filled O12 and waits."""
    position = Position().give(0, "P7", "S6").give(1, "P2", "O12").display(*NO_PALMS)
    position.leave(0, 2, "b3").leave(1, 2, "d4").chance("pattern I2")
    return position.play(0, "2:b3").play(1, "2:d4", "1:a4")


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_named_element_is_explained_with_a_rule_of_the_rule_book(seats: int, wide: bool) -> None:
    moments = list(resting(random_game(seats, 5)))
    for moment in (*moments[:12], *islice(moments, 12, None, 23), moments[-1]):
        for seat in (SPECTATOR, 0):
            for id in TITLED.findall(drawn(moment, seat, wide)):
                for language in LANGUAGES:
                    named = NUMBER.findall(said(moment, seat, id, language))
                    assert named, id
                    assert set(named) <= NUMBERS


@pytest.mark.parametrize("phase", [CROSSING, TAKING, DRAWING, OVER])
def test_every_moment_of_a_game_can_be_explained(phase: int) -> None:
    moments = [moment for moment in random_game(2, 3) if moment.state.phase == phase]
    assert moments
    for moment in moments:
        for id in TITLED.findall(drawn(moment, 0)):
            assert said(moment, 0, id), id


def test_a_dealt_card_says_whether_it_can_still_be_chosen() -> None:
    position = dealt(2)
    assert said(position, 0, "hand-1").startswith("You were dealt Parrot Cove: 14 points")
    assert "Click it and another card" in said(position, 0, "card-P1")
    assert "Nobody else ever sees" in said(position, 0, "hand-of-2")
    position.play(0, "keep 1 2")
    assert "You have chosen." in said(position, 0, "hand-3")


def test_a_box_says_what_it_would_score_now() -> None:
    position = crossing()
    assert "would now score 3 points: 1 for itself and 2 for the palms in the display (LM-28)" in said(
        position, 0, "box-1-a2"
    )
    assert "goes into your logbook" in said(position, 0, "box-1-c1")
    position.state.coins[0] = 7
    assert "completes a row of your logbook: 1 point, and the highest cup" in said(position, 0, "box-1-c1")
    position.state.cups_taken = 6
    assert "no cup, because all six are taken" in said(position, 0, "box-1-c1")
    position.state.coins[0] = 12
    position.state.palms[0] = 4
    assert "scores nothing: all twelve of your" in said(position, 0, "box-1-c1")
    assert "scores nothing: all four of your" in said(position, 0, "box-1-a2")


def test_coins_of_this_turn_count_for_the_next_box() -> None:
    position = crossing()
    position.state.coins[0] = 2
    assert "completes" not in said(position, 0, "box-1-c1")
    position.play(0, "2:a2")
    position.state.owed[0] = 2
    position.play(0, "2:a4")
    assert "completes a row" in said(position, 0, "box-1-c1")


def test_a_box_says_how_it_can_be_crossed_off_or_why_not() -> None:
    position = crossing()
    assert "The pattern (L of four) can cover it in 4 places. Click the box for one of them" in said(
        position, 0, "box-1-a1"
    )
    position.leave(0, 1, "a1 c1 d4")
    assert "The pattern (L of four) can\u2019t cover it" in said(position, 0, "box-1-a1")
    assert "It is already crossed off. You can only cross off free boxes (LM-22)." in said(position, 0, "box-1-b1")
    position.play(0, "2:a2")
    assert "You crossed it off this turn." in said(position, 0, "box-2-a2")
    assert "A cross gives you one more box:" in said(position, 0, "box-1-a1")
    position.play(0, "1:a1")
    assert said(position, 0, "box-1-d4").endswith(
        "You have crossed off your boxes and are waiting for the others (LM-21)."
    )


def test_your_own_island_says_whether_the_pattern_fits() -> None:
    position = crossing()
    assert "8 of its boxes are free, and the pattern (L of four) fits in " in said(position, 0, "own-card-2")
    position.leave(0, 2, "a1")
    assert "One of its boxes is free, but the pattern (L of four) doesn\u2019t fit" in said(position, 0, "own-card-2")
    position.leave(0, 1, "a1")
    assert "It doesn\u2019t fit on your cards" in said(position, 0, "expedition")
    position.play(0, "2:a1")
    assert "All its boxes are crossed off" in said(position, 0, "own-card-2")
    assert "You have filled a card. When it is your turn" in said(position, 0, "display-1")


def test_another_players_island_hides_what_is_crossed_off_this_turn() -> None:
    position = crossing()
    before = said(position, 0, "card-P2")
    assert "You’ll see what Bert crosses off on it this turn when everyone has finished (LM-21)." in before
    position.play(1, "1:a1 b1 c1 c2")
    assert said(position, 0, "card-P2") == before


def test_an_island_in_the_display_says_who_may_take_it() -> None:
    position = crossing()
    assert "Only a player who has filled a card can take it" in said(position, 0, "display-3")
    assert "its palm adds 1 point to each palm" in said(position, 0, "display-1")
    assert "palm" not in said(position, 0, "display-3")
    taking = resolving()
    assert "You may take it now" in said(taking, 0, "display-1")
    assert "You may draw its top card" in said(taking, 0, "stack")
    assert "You have filled the card that was here" in said(taking, 0, "own-card-2")
    assert "You have filled a card" in said(taking, 1, "display-1")
    assert "Take a new card first (LM-32)." in said(taking, 0, "box-1-a1")
    assert "Anna is resolving" in said(taking, 1, "box-1-a1")
    assert "Only a player who has filled a card" in said(taking, SPECTATOR, "display-1")


def test_a_gap_in_the_display_says_why_it_is_there() -> None:
    position = resolving()
    position.leave(0, 1, "")
    position.state.card[0, 0] = -2
    position.play(0, "take 1")
    assert "only when the second new card has been taken" in said(position, 0, "display-1")
    position.stack()
    assert "The stack is used up, so" in said(position, 0, "display-1")
    assert "The stack is used up" in said(position, 0, "stack")
    assert "dealt from it" in said(dealt(2), 0, "stack")


def test_a_filled_island_says_what_its_seal_scores_so_far() -> None:
    position = Position().fill(0, "G1", "S4", "S5").fill(1, "G2")
    assert "1 point for each grey card that its owner has filled: 2 so far, which makes 2 (LM-45)" in said(
        position, 1, "card-G1"
    )
    assert "2 points for each orange card that its owner has filled: none so far (LM-45)" in said(
        position, 1, "card-G2"
    )
    assert "für jede graue Karte, die dieselbe Person gefüllt hat: bisher 2, das macht 2" in said(
        position, 1, "card-G1", "de"
    )


def test_cups_and_seats_describe_the_state_of_play() -> None:
    position = crossing()
    assert "6 cups are left. The next player to resolve a full coin row takes the highest, the 6" in said(
        position, 0, "round-card"
    )
    assert "Bert is still choosing" in said(position, 0, "seat-2")
    assert "The flag marks Anna as start player" in said(position, 0, "seat-1")
    position.play(1, "1:a1 b1 c1 c2")
    assert "Bert has chosen" in said(position, 0, "seat-2")
    assert "Anna is resolving" in said(resolving(), 1, "seat-1")


def test_after_the_end_nothing_can_be_used() -> None:
    *_, over = random_game(2, 3)
    for id in ("display-1", "stack", "expedition", "round-card"):
        assert "The game is over (LM-41)." in said(over, 0, id) or "used up" in said(over, 0, id)
        assert said(over, SPECTATOR, id).split()[-1] == "(LM-41)." or "used up" in said(over, SPECTATOR, id)
    held = [int(card) for card in over.state.card[0] if card >= 0]
    assert "scores nothing" in said(over, 0, f"card-{DECK.card_names[held[0]]}")
    assert "Cards that weren\u2019t filled don\u2019t count (LM-44)" in said(over, 0, "seat-1")
    for id in ("round-card", "seat-1", "seat-2", "ledger"):
        for outdated in ("so far", "yet", "The next player"):
            assert outdated not in said(over, 0, id)


def test_a_palm_scores_nothing_when_all_fields_are_filled() -> None:
    position = crossing()
    assert "A palm that you cross off now scores 3 points" in said(position, 0, "palm-points")
    position.state.palms[0] = 4
    assert "A palm that you cross off now scores nothing" in said(position, 0, "palm-points")
    assert "A palm that you cross off now scores 3 points" in said(position, 1, "palm-points")


@pytest.mark.parametrize(
    "id", ["", "hand-9", "box-1-z9", "box-3-a1", "seat-3", "score-4", "card-X1", "card-S9", "grid"]
)
def test_an_unknown_element_has_no_explanation(id: str) -> None:
    assert said(crossing(), 0, id) == ""


def test_every_question_is_explained_with_rules_of_the_book() -> None:
    asked = set()
    for seed in range(3):
        for moment in random_game(2, seed):
            if moment.seat is not None and moment.seat != CHANCE:
                asked.add(ask(DECK, moment.view(moment.seat), moment.seat).id)
    assert len(asked) == COLOURS
    for words in GAME.words.values():
        for id in asked:
            means = words.text(f"{id}-means")
            assert 1 <= len(set(NUMBER.findall(means)) & NUMBERS) <= 3
            assert re.search(r"\(LM-\d+(, LM-\d+)*\)\.$", means)
