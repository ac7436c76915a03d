import re

import pytest
from tests.games.rat_alarm.moments import DECK, GAME, NAMES, Moment, first_in, in_turn, moments_in
from tests.games.rat_alarm.pictures import drawn, exchanged

from spadework.engine.interface import SPECTATOR
from spadework.games.rat_alarm.notation.wording import RAT_NAMES, card_words
from spadework.games.rat_alarm.picture.about import about
from spadework.games.rat_alarm.rules import state as s

TITLED = re.compile(r'<g id="([^"]+)"[^>]*><title>')


def said(moment: Moment, id: str, language: str = "en", seat: int = 0) -> str | None:
    explanation = about(DECK, moment.view(seat), seat, id)
    return GAME.words[language].say(explanation, NAMES) if explanation else None


@pytest.mark.parametrize("phase", [s.TURN, s.TURNED, s.ALARM, s.BURYING, s.OVER])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_named_element_is_explained_with_its_rule(phase: int, language: str) -> None:
    rules = set(re.findall(r"^\*\*(RA-\d+)\*\*", GAME.rulebook(language), re.MULTILINE))
    for moment in list(moments_in(3, phase, 3))[::4]:
        for seat in (0, 1, SPECTATOR):
            for id in TITLED.findall(drawn(moment, seat)):
                cited = re.findall(r"RA-\d+", said(moment, id, language, seat) or "")
                assert cited, id
                assert set(cited) <= rules, id


def test_an_open_or_buried_rat_is_introduced_by_name() -> None:
    moment = in_turn(s.TURNED, 5, 17)
    assert (said(moment, "card-17") or "").startswith("Captain Gouda has never steered a ship, but owns the hat. While")
    moment.state.lies_open, moment.state.spade[1] = 1 << 4, 16
    explanation = said(moment, "card-17") or ""
    assert "Under Bert\u2019s spade: the rat Gouda" in explanation
    assert "a rat under a spade sets off no alarm (RA-27)" in explanation


def altered(moment: Moment, **fields: int) -> Moment:
    for name, value in fields.items():
        moment.state[name] = value
    return moment


@pytest.mark.parametrize(
    ("moment", "seat", "id", "expected"),
    [
        (in_turn(s.TURN, 5), 0, "draw-pile", "it can\u2019t harm you (RA-24)"),
        (in_turn(s.TURN, 17), 0, "draw-pile", "another one sets off the alarm (RA-24)"),
        (in_turn(s.TURNED, 5), 0, "draw-pile", "Now stay in, or drop out (RA-22)"),
        (in_turn(s.TURN, 5), 1, "draw-pile", "It\u2019s Anna\u2019s turn (RA-20)"),
        (in_turn(s.TURN, 5), SPECTATOR, "kind-coins", "It\u2019s Anna\u2019s turn (RA-20)"),
        (altered(in_turn(s.TURN), fresh=1), 0, "kind-coins", "so first turn one up (RA-21)"),
        (altered(in_turn(s.TURN), fresh=1), 0, "nothing", "must turn up a card (RA-21)"),
        (in_turn(s.TURN), 0, "nothing", "you take nothing"),
        (in_turn(s.TURN, 5, 36), 0, "kind-coins", "take 2 cards: 1 ring, 3 coins and 1 rat. Then you bury a card"),
        (in_turn(s.TURN, 5), 0, "kind-gems", "you would take nothing (RA-23)"),
        (in_turn(s.ALARM, 17, 35), 0, "kind-gems", "you may keep one rat card, and nothing else (RA-24)"),
        (in_turn(s.BURYING, 5), 0, "kind-coins", "Now bury one of the open cards (RA-26)"),
        (in_turn(s.TURNED, 24), 0, "card-24", "Click the crate of rings or coins"),
        (in_turn(s.TURNED, 5), 1, "card-5", "to take it (RA-23). It\u2019s Anna\u2019s turn (RA-20)"),
        (in_turn(s.ALARM, 5, 17, 35), 0, "card-17", "You may keep it"),
        (in_turn(s.ALARM, 5, 17, 35), 0, "card-5", "You may bury this one afterwards"),
        (in_turn(s.BURYING, 5, 17), 0, "card-17", "it sets off no alarm (RA-26, RA-27)"),
        (in_turn(s.BURYING, 5, 17), 0, "card-5", "nobody can take it any more (RA-26, RA-27)"),
        (in_turn(s.TURN, 5), 0, "sign", "the next one does no harm yet"),
        (in_turn(s.TURN, 17), 0, "peeping", "Gouda is face up, so the next one sets off the alarm"),
        (in_turn(s.ALARM, 17, 35), 0, "banner", "Rat alarm: "),
        (in_turn(s.BURYING, 5), 1, "seat-1", "Anna is dropping out"),
        (in_turn(s.BURYING, 5), 1, "spade-1", "It now goes on an open card"),
        (in_turn(s.TURN, 5), 1, "seat-1", "It\u2019s Anna\u2019s turn"),
        (in_turn(s.TURN, 5), 0, "seat-2", "Bert still holds the spade"),
        (
            altered(in_turn(s.TURN, 5), draw_pile=0, discards=1),
            0,
            "draw-pile",
            "the discards are shuffled, just this once",
        ),
        (altered(in_turn(s.TURN, 5), draw_pile=0), 0, "draw-pile", "all you can do is drop out (RA-40)"),
        (
            altered(in_turn(s.TURN, 17), draw_pile=0, discards=1 << 35 | 1 << 6),
            0,
            "peeping",
            "the discards are shuffled, with 1 rat in 2 cards (RA-40). Gouda is face up",
        ),
        (altered(in_turn(s.TURN, 5), draw_pile=0, reshuffled=1), 0, "peeping", "No rat is still to come"),
        (first_in(3, s.OVER), 0, "peeping", "While you play, each pair of eyes in the wall is a rat still to come"),
        (altered(in_turn(s.TURN, 5), reshuffled=1), 0, "bilge", "and won\u2019t be again (RA-40)"),
    ],
)
def test_an_element_says_what_it_does_now_or_why_it_does_nothing(
    moment: Moment, seat: int, id: str, expected: str
) -> None:
    assert expected in (said(moment, id, seat=seat) or "")


@pytest.mark.rule("RA-29")
def test_all_may_look_through_the_discards() -> None:
    moment = altered(in_turn(s.TURN, 5), discards=1 << 6 | 1 << 16)
    for seat in (SPECTATOR, 0, 1):
        explanation = said(moment, "bilge", seat=seat) or ""
        assert "2 cards" in explanation
        cards = [GAME.words["en"].say(card_words(DECK, card)) for card in (6, 16)]
        assert f"Everyone may look through them: {cards[0]} and {cards[1]} (RA-29)." in explanation
        assert moment.view(seat).discards == 1 << 6 | 1 << 16
    assert "look through" not in (said(altered(in_turn(s.TURN, 5), discards=0), "bilge") or "")


def test_explanations_mention_who_is_out_and_who_is_alone() -> None:
    moment = in_turn(s.TURN, 5)
    moment.state.spade[1:] = s.IN_THE_MIDDLE
    assert "you\u2019re out until the next round (RA-20)" in (said(moment, "kind-coins", seat=1) or "")
    assert "Bert has dropped out" in (said(moment, "seat-2") or "")
    assert "the last one in hand" in (said(moment, "spade-1") or "")


@pytest.mark.parametrize(("seats", "expected"), [(2, "takes the 5 (RA-41)"), (3, "takes the 5, the runner-up the")])
def test_a_crate_says_what_its_cubes_are_for(seats: int, expected: str) -> None:
    moment = in_turn(s.TURN, 5, seats=seats)
    moment.state.cubes[1] = (5, 3 if seats > 2 else 0)
    assert expected in (said(moment, "kind-coins") or "")


def test_before_the_first_round_a_crate_waits_for_its_cubes() -> None:
    assert "First the cubes are drawn (RA-11)" in (said(first_in(3, s.DEALING), "draw-pile") or "")
    assert "They tell you what a kind is worth (RA-11)" in (said(first_in(3, s.DEALING), "kind-gems") or "")
    assert "First the start player is drawn (RA-12)" in (said(first_in(3, s.DRAWING_FIRST), "kind-gems") or "")


def test_every_rat_has_a_story() -> None:
    for words in GAME.words.values():
        assert len({words.text(f"about-rat-{number}") for number in range(1, RAT_NAMES + 1)}) == RAT_NAMES


def test_a_card_in_a_pile_or_a_sack_is_not_explained() -> None:
    for moment in list(moments_in(3, s.TURN, 3))[::7]:
        other = exchanged(moment)
        for card in range(len(DECK.treasures) + 2):
            explanation = about(DECK, moment.view(SPECTATOR), SPECTATOR, f"card-{card}")
            assert explanation == about(DECK, other.view(SPECTATOR), SPECTATOR, f"card-{card}")
            lies = any(card - 1 == spade for spade in moment.state.spade.tolist()) or (
                card > 0 and int(moment.state.lies_open) >> card - 1 & 1
            )
            assert (explanation is not None) == bool(lies)


@pytest.mark.parametrize("id", ["", "kind-", "kind-mice", "spade-9", "pile-0", "card-x", "card-99", "seat-4", "hold"])
def test_an_unknown_element_has_no_explanation(id: str) -> None:
    assert said(first_in(3, s.TURN), id) is None
