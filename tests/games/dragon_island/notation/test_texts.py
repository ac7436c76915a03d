"""Moves of Dragon Island as text."""

import re

import pytest
from tests.games.dragon_island.position import GAME, OWN, Position, random_game, rules
from tests.games.dragon_island.talk import said

from spadework.engine.interface import CHANCE
from spadework.engine.words import LANGUAGES
from spadework.games.dragon_island.notation.families import SERVING_AS
from spadework.games.dragon_island.notation.texts import label, read, write
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.cards import may_be_used_as

D5 = OWN.fields.index("d5")
GREEN, GREY = (OWN.colours.index(colour) for colour in ("green", "grey"))
DESERT, MOUNTAIN, WATER = (OWN.kinds.index(kind) for kind in ("desert", "mountain", "water"))
DOUBLE = OWN.kinds.index("water-or-desert")


def paying(kind: int) -> int:
    """The part of a code that names the spent card."""
    return (kind + 1) * c.CARD_FACTOR


MOVES = {
    c.GO + D5: "step d5",
    c.GO + D5 + paying(DESERT): "step d5 with desert",
    c.GO + D5 + paying(DOUBLE): "step d5 with water-or-desert",
    c.GO + D5 + c.sending_home(GREY): "step d5 sending grey home",
    c.GO + D5 + paying(DESERT) + c.sending_home(GREY): "step d5 with desert sending grey home",
    c.GO + D5 + (GREEN + 1) * c.HUNTER_FACTOR + paying(DESERT): "green: step d5 with desert",
    c.GO + c.FLYING + D5 + paying(DESERT): "fly d5 with desert",
    c.GO + c.FLYING + D5 + (GREEN + 1) * c.HUNTER_FACTOR + c.sending_home(GREY): "green: fly d5 sending grey home",
    c.GO + s.TREASURE_FIELD: "step treasure",
    c.GO + OWN.fields.index("boat-red"): "step boat-red",
    c.JOURNEY + WATER + paying(MOUNTAIN): "journey water with mountain",
    c.JOURNEY + WATER + paying(DOUBLE) + (GREY + 1) * c.HUNTER_FACTOR: "grey: journey water with water-or-desert",
    c.TERROR + GREY + paying(s.TERROR): "terror grey",
    c.TERROR + GREY + paying(s.SLUMBER_OR_TERROR): "terror grey with slumber-or-terror",
    c.ATTACK + 1 + paying(s.ATTACK): "attack seat 2",
    c.ATTACK + 5 + paying(s.INFIDELITY_OR_ATTACK): "attack seat 6 with infidelity-or-attack",
    c.PLAY + s.FORCES: "play forces",
    c.PLAY + s.ELEMENTS: "play elements",
    c.PLAY + s.PATROL: "play patrol",
    c.PLAY + s.CURSE: "play curse",
    c.TILE + D5: "tile d5",
    c.DRAGON + 1: "dragon 2",
    c.PLACE + D5: "place d5",
    c.SLUMBER + s.SLUMBER: "slumber",
    c.SLUMBER + s.SLUMBER_OR_TERROR: "slumber with slumber-or-terror",
    c.COUNTERSPELL + s.COUNTERSPELL: "counterspell",
    c.COUNTERSPELL + s.COUNTERSPELL_OR_TERROR: "counterspell with counterspell-or-terror",
    c.INFIDELITY + s.INFIDELITY: "infidelity",
    c.INFIDELITY + s.INFIDELITY_OR_ATTACK: "infidelity with infidelity-or-attack",
    c.NO_REACTION: "no reaction",
    c.SKIP_REACTIONS: "skip reactions",
    c.SHARE: "share",
    c.PASS: "pass",
    c.DISCARD + WATER: "discard water",
    c.DISCARD + s.SLUMBER_OR_TERROR: "discard slumber-or-terror",
    c.DRAW_UP: "draw up",
    c.END_TURN: "end turn",
    c.TAKE_BACK: "take back",
    c.PROPOSE_END: "propose end",
    c.AGREE: "agree",
    c.GO_ON: "go on",
}
CHANCES = {
    c.START + 1: "start 2",
    c.DRAWN + WATER: "card water",
    c.DRAWN + s.SLUMBER_OR_TERROR: "card slumber-or-terror",
    c.TAKEN + DOUBLE: "taken water-or-desert",
    c.SETTLE: "settle",
}


# Texts


@pytest.mark.parametrize(("seat", "texts"), [(0, MOVES), (CHANCE, CHANCES)])
def test_texts_read_back(seat: int, texts: dict[int, str]) -> None:
    assert {code: write(OWN, seat, code) for code in texts} == texts
    assert {read(OWN, seat, text): text for text in texts.values()} == texts


def test_move_texts_of_older_records_can_still_be_read() -> None:
    texts = {"let it be": "no reaction", "let all be": "skip reactions"}
    assert {text: write(OWN, 0, read(OWN, 0, text)) for text in texts} == texts


@pytest.mark.parametrize("seats", rules.SEATS)
def test_every_move_of_a_game_reads_back_and_has_its_own_label(seats: int) -> None:
    for number, (_, _, position) in enumerate(random_game(seats, 3, most=1500)):
        if number % 5:
            continue
        for seat in position.to_move:
            if seat != CHANCE:
                codes = position.codes(seat)
                texts = [write(OWN, seat, code) for code in codes]
                assert [read(OWN, seat, text) for text in texts] == codes
                assert len(set(texts)) == len(texts)
                view = position.view(seat)[0]
                for language in LANGUAGES:
                    labels = [said(label(OWN, view, seat, code), language) for code in codes]
                    assert len(set(labels)) == len(labels)


def test_the_hunter_is_named_only_with_three_players() -> None:
    for seats in (3, 4):
        position = Position(seats).give(0, "desert", "journey", "flight")
        texts = [write(OWN, 0, code) for code in position.codes(0)]
        ways = [text for text in texts if re.search("step|fly|journey", text)]
        assert ways
        assert all((": " in text) == (seats == 3) for text in ways)


def test_every_notation_in_the_rule_book_can_be_read() -> None:
    for language in LANGUAGES:
        notes = GAME.rulebook(language).split("\n## ")[-1]
        rows = re.findall(r"^\| (`.*?) \|", notes, re.MULTILINE)
        texts = [text for row in rows for text in re.findall("`(.+?)`", row)]
        assert len(texts) == len(set(texts)) > 25
        for text in texts:
            by_chance = text.split()[0] in ("start", "card", "taken", "settle")
            seat = CHANCE if by_chance else 0
            assert write(OWN, seat, read(OWN, seat, text)) == text


@pytest.mark.rule("DI-68")
def test_the_cards_usable_as_an_action_match_the_rules() -> None:
    for action in SERVING_AS:
        assert set(SERVING_AS[action]) == {card for card in range(s.KINDS) if may_be_used_as(card, action)}


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("  Step  D5 , with Desert", "step d5 with desert"),
        ("step d5 with water or desert", "step d5 with water-or-desert"),
        ("step d5 sending grey home with desert", "step d5 with desert sending grey home"),
        ("step d5 sending grey", "step d5 sending grey home"),
        ("enter treasure", "step treasure"),
        ("leave d5 with desert", "step d5 with desert"),
        ("step boat red", "step boat-red"),
        ("GREEN step d5 with desert", "green: step d5 with desert"),
        ("green, fly d5, sending grey home", "green: fly d5 sending grey home"),
        ("attack 2", "attack seat 2"),
        ("terror grey with slumber or terror", "terror grey with slumber-or-terror"),
        ("No Reaction", "no reaction"),
        ("Skip Reactions", "skip reactions"),
    ],
)
def test_loosely_typed_text_is_understood(text: str, means: str) -> None:
    assert write(OWN, 0, read(OWN, 0, text)) == means


@pytest.mark.parametrize(
    ("text", "seat", "says"),
    [
        ("", 0, "'' is not a move; write 'step d5 with desert', 'play curse'"),
        ("walk d5", 0, "'walk d5' is not a move"),
        ("green:", 0, "'green:' is not a move"),
        ("green: pass", 0, "'green: pass' is not a move"),
        (
            "step",
            0,
            "'step' lacks a field from a1 to i5, treasure, or a boat such as boat-red; write for example 'step d5'",
        ),
        ("step e5", 0, "'e5' in 'step e5' is not a field"),
        ("step d5 with", 0, "'step d5 with' lacks a terrain card; write for example 'with desert'"),
        ("step d5 with flight", 0, "'flight' in 'step d5 with flight' is not a terrain card"),
        ("step d5 with desert with water", 0, "'with' occurs twice"),
        ("step d5 sending ada home", 0, "'ada' in 'step d5 sending ada home' is not the colour of a hunter"),
        ("journey water", 0, "'journey water' lacks the terrain card for the Journey"),
        ("journey d5 with water", 0, "'d5' in 'journey d5 with water' is not a kind of terrain"),
        ("journey water with water sending red home", 0, "a Journey sends nobody home"),
        ("play slumber", 0, "'slumber' in 'play slumber' is not forces, elements, patrol or curse"),
        ("tile treasure", 0, "'treasure' in 'tile treasure' is not a field of the island from a1 to i5"),
        ("dragon 3", 0, "'3' in 'dragon 3' is not a dragon, 1 or 2; write for example 'dragon 1'"),
        ("terror", 0, "'terror' lacks a hunter, with the double card if it is one; write for example 'terror red'"),
        ("attack seat 7", 0, "'seat 7' in 'attack seat 7' is not a seat from 1 to 6"),
        ("slumber with terror", 0, "is not a double card that serves as Slumber; write for example 'slumber'"),
        ("discard", 0, "'discard' lacks a card of the rule book's list; write for example 'discard volcano'"),
        ("card water", 0, "'card water' is not a move"),
        ("pass", CHANCE, "'pass' is not an outcome of chance; write 'start 2', 'card water'"),
        ("start 0", CHANCE, "'0' in 'start 0' is not a seat from 1 to 6"),
        ("taken coins", CHANCE, "'coins' in 'taken coins' is not a card"),
    ],
)
def test_an_error_about_unreadable_text_shows_an_example(text: str, seat: int, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read(OWN, seat, text)


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        (0, -1),
        (0, 0),
        (0, c.GO + s.FIELDS),
        (0, c.GO + D5 + paying(s.FLIGHT)),
        (0, c.GO + D5 + 7 * c.HUNTER_FACTOR),
        (0, c.GO + D5 + 7 * c.SENT_FACTOR),
        (0, c.GO + D5 + 2 * c.FLYING),
        (0, c.JOURNEY + WATER),
        (0, c.JOURNEY + 6 + paying(WATER)),
        (0, c.JOURNEY + WATER + paying(WATER) + c.FLYING),
        (0, c.JOURNEY + WATER + paying(WATER) + c.SENT_FACTOR),
        (0, c.TERROR + GREY),
        (0, c.TERROR + 6 + paying(s.TERROR)),
        (0, c.ATTACK + 1 + paying(s.TERROR)),
        (0, c.PLAY + s.FLIGHT),
        (0, c.TILE + s.TREASURE_FIELD),
        (0, c.DRAGON + 2),
        (0, c.SLUMBER + s.TERROR),
        (0, c.PASS + 1),
        (0, c.DISCARD + s.KINDS),
        (0, c.SETTLE),
        (0, c.TURN_BEGINS),
        (CHANCE, c.START + 6),
        (CHANCE, c.TURN_BEGINS),
        (CHANCE, c.PASS),
        (CHANCE, c.GO + D5),
    ],
)
def test_a_code_without_a_move_is_refused(seat: int, code: int) -> None:
    with pytest.raises(ValueError, match=f"no move of the code {code}"):
        write(OWN, seat, code)
