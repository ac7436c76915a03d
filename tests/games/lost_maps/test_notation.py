import re
from itertools import chain, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.lost_maps.moments import DECK, GAME, Moment, random_game

from spadework.engine.contract import CHANCE, SPECTATOR
from spadework.engine.words import LANGUAGES
from spadework.games.lost_maps import notation
from spadework.games.lost_maps.notation import ask, box_names, card_words, kind, label, pattern_words, read, tell, write
from spadework.games.lost_maps.rules.state import (
    CARD,
    CROSS,
    CROSSING,
    FILLING,
    KEEP,
    KEEPING,
    OVER,
    PATTERN,
    PLACE,
    REVEALING,
    STACK,
    START,
    TAKE,
    TAKING,
)

NAMES = ("Anna", "Bert", "Cem", "Dora")
KEEPS = [KEEP + (1 << first | 1 << second) for first in range(4) for second in range(first)]
TAKES = [TAKE + place for place in range(4)] + [TAKE + STACK]
CHANCES = (
    [CARD + card for card in range(47)]
    + [START + seat for seat in range(4)]
    + [PATTERN + number for number in range(6)]
)


def told(before: Moment, after: Moment, seat: int, language: str = "en") -> list[str]:
    lines = tell(DECK, before.view(seat), after.view(seat), seat)
    return [GAME.words[language].say(line, NAMES) for line in lines]


def whole_log(game: list[Moment], seat: int) -> list[str]:
    return [line for before, after in pairwise(game) for line in told(before, after, seat)]


@pytest.mark.parametrize("move", KEEPS + TAKES)
def test_keeps_and_takes_read_back(move: int) -> None:
    assert read(DECK, 0, write(DECK, 0, move)) == move


@pytest.mark.parametrize("move", CHANCES)
def test_outcomes_of_chance_read_back(move: int) -> None:
    assert read(DECK, CHANCE, write(DECK, CHANCE, move)) == move


@given(st.integers(0, 1), st.integers(1, PLACE - 1))
def test_every_set_of_boxes_reads_back(place: int, boxes: int) -> None:
    move = CROSS + place * PLACE + boxes
    assert read(DECK, 0, write(DECK, 0, move)) == move


@given(st.integers(1, PLACE - 1), st.randoms())
def test_order_capitals_and_blanks_make_no_difference(boxes: int, random: Random) -> None:
    names = box_names(boxes).split()
    random.shuffle(names)
    assert read(DECK, 0, "  1 :  " + ",  ".join(names).upper()) == CROSS + boxes


@pytest.mark.parametrize(
    ("text", "seat", "move"),
    [
        ("keep 3 1", 0, KEEP + 0b0101),
        ("Keep  1   3", 0, KEEP + 0b0101),
        ("2:a1 a2 b2", 0, CROSS + PLACE + 0b0011_0001),
        ("TAKE Stack", 0, TAKE + STACK),
        ("take 4", 0, TAKE + 3),
        ("Card p3", CHANCE, CARD + 2),
        ("start 2", CHANCE, START + 1),
        ("pattern l4", CHANCE, PATTERN + 4),
    ],
)
def test_reads(text: str, seat: int, move: int) -> None:
    assert read(DECK, seat, text) == move


def test_boxes_are_written_column_by_column() -> None:
    assert write(DECK, 0, CROSS + 0b0011_0001) == "1:a1 a2 b2"


@pytest.mark.parametrize(
    ("text", "seat", "says"),
    [
        ("", 0, "write 'keep 1 3', '1:a1 a2 b2', 'take 2' or 'take stack'"),
        ("pass", 0, "write 'keep 1 3'"),
        ("keep 1", 0, "two different cards; write for example 'keep 1 3'"),
        ("keep 1 1", 0, "two different cards"),
        ("keep 1 2 3", 0, "two different cards"),
        ("keep 1 5", 0, "'5' in 'keep 1 5' is not a dealt card from 1 to 4"),
        ("take", 0, "'take 2' for the display or 'take stack'"),
        ("take 5", 0, "not a card of the display from 1 to 4"),
        ("take 1 2", 0, "does not name one card"),
        ("3:a1", 0, "not a card of yours from 1 to 2"),
        ("1:", 0, "names no box"),
        ("1:a1 e1", 0, "'e1' in '1:a1 e1' is not a box from a1 to d4"),
        ("1:a0", 0, "not a box"),
        ("1:a1 a1", 0, "names the box a1 twice"),
        ("card X9", CHANCE, "the deck has no treasure card 'x9'; it has P1, P2"),
        ("pattern Z9", CHANCE, "no pattern 'z9'; it has I2, I3"),
        ("start 5", CHANCE, "not a seat from 1 to 4"),
        ("card", CHANCE, "write 'card P3', 'start 2' or 'pattern L4'"),
        ("keep 1 3", CHANCE, "is not an outcome of chance"),
    ],
)
def test_unreadable_text_gets_an_example(text: str, seat: int, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read(DECK, seat, text)


def test_every_legal_move_of_a_game_reads_back_and_has_a_label() -> None:
    for moment in random_game(4, 1):
        if moment.seat is None:
            continue
        view, moves = moment.view(moment.seat), moment.legal(moment.seat)
        texts = [write(DECK, moment.seat, move) for move in moves]
        assert [read(DECK, moment.seat, text) for text in texts] == moves
        for language in LANGUAGES:
            labels = [GAME.words[language].say(label(DECK, view, moment.seat, move), NAMES) for move in moves]
            assert len(set(labels)) == len(moves)


def test_labels() -> None:
    def said(language: str, view: Moment, move: int) -> str:
        return GAME.words[language].say(label(DECK, view.view(0), 0, move), NAMES)

    game = list(random_game(2, 3))
    keeping = next(moment for moment in game if moment.state.phase == KEEPING)
    keeping.state.hand[0] = [2, 12, 24, 36]
    assert said("en", keeping, KEEP + 0b0101) == "Keep purple 3 and green 1"
    assert said("de", keeping, KEEP + 0b0101) == "Lila 3 und Grün 1 behalten"
    crossing = next(moment for moment in game if moment.state.phase == CROSSING)
    crossing.state.card[0] = [0, 36]
    assert said("en", crossing, CROSS + 0b0011_0001) == "Cross off a1 a2 b2 on purple 1 (1 cross)"
    assert said("de", crossing, CROSS + PLACE + 0b0001) == "a1 auf Grau 1 ankreuzen"
    taking = next(moment for moment in game if moment.state.phase == TAKING)
    taking.state.display[1] = 12
    assert said("en", taking, TAKE + 1) == "Take orange 1 from the display"
    assert said("de", taking, TAKE + STACK) == "Vom Stapel ziehen"


def test_what_is_asked() -> None:
    def asked(moment: Moment) -> str:
        return GAME.words["en"].say(ask(DECK, moment.view(0), 0), NAMES)

    game = list(random_game(2, 3))
    assert asked(next(moment for moment in game if moment.state.phase == KEEPING)) == "Keep two of your four cards"
    crossing = next(moment for moment in game if moment.state.phase == CROSSING and not moment.state.owed[0])
    crossing.state.pattern = 4
    assert asked(crossing) == "Cross off the pattern (L of four), or one box"
    owing = next(moment for moment in game if moment.state.owed[0] == 1)
    assert asked(owing) == "For the cross: cross off one more box"
    owing.state.owed[0] = 2
    assert asked(owing) == "For the crosses: cross off 2 more boxes, one at a time"
    taking = next(moment for moment in game if moment.state.phase == TAKING)
    assert asked(taking).startswith("Take a new card")


def test_the_rule_behind_a_refusal() -> None:
    game = list(random_game(2, 3))
    first = {int(moment.state.phase): moment for moment in reversed(game)}
    assert kind(DECK, first[KEEPING].view(0), 0, TAKE) == "keep"
    assert kind(DECK, first[TAKING].view(0), 0, CROSS + 1) == "take"
    assert kind(DECK, first[CROSSING].view(0), 0, CROSS + 1) == "box"
    assert kind(DECK, first[CROSSING].view(0), 0, CROSS + 3) == "pattern"
    assert kind(DECK, first[CROSSING].view(0), 0, TAKE) == "cross"
    assert kind(DECK, first[OVER].view(0), 0, TAKE) == "over"
    owing = next(moment for moment in game if moment.state.owed[0])
    assert kind(DECK, owing.view(0), 0, CROSS + 3) == "extra"
    book = GAME.rulebook()
    assert all(rule in book for rule in notation.RULES.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_line_of_a_game_can_be_told_to_everyone(seats: int, language: str) -> None:
    game = list(random_game(seats, 5))
    for seat in range(SPECTATOR, seats):
        for before, after in pairwise(game):
            told(before, after, seat, language)


def test_the_log_of_a_game() -> None:
    game = list(random_game(3, 7))
    log = whole_log(game, SPECTATOR)
    start = NAMES[game[-2].state.start]
    assert log[0] == "Everyone is dealt four treasure cards and keeps two."
    assert [line.split()[0] for line in log[1:4]] == ["Anna", "Bert", "Cem"]
    assert all("New on display" in line for line in log[4:8])
    assert log[8].endswith("is start player.")
    assert log[9] == "Round 1: an expedition is turned up (1 of 7)."
    assert sum("an expedition is turned up" in line for line in log) == 28
    assert [line for line in log if line.startswith("Round") and "over" in line] == [
        f"Round {number} is over." for number in range(1, 5)
    ]
    assert re.fullmatch(r".* wins? with \d+ points\.", log[-1]) or "share the victory" in log[-1]
    assert start in NAMES


def test_everything_crossed_off_is_told_once_to_everyone() -> None:
    game = list(random_game(3, 11))
    end = game[-1].state
    for seat in (SPECTATOR, 0, 2):
        log = whole_log(game, seat)
        for other in range(3):
            lines = [line for line in log if line.startswith(f"{NAMES[other]} crosses off")]
            boxes = sum(len(re.findall(r"\b[a-d][1-4]\b", line)) for line in lines)
            filled = [card for card in range(47) if int(end.filled[other]) >> card & 1]
            expected = sum(int(DECK.record.boxes[card]).bit_count() for card in filled)
            expected += sum(int(crossed).bit_count() for crossed in end.crossed[other])
            assert boxes == expected
            assert sum(line.startswith(f"{NAMES[other]} fills") and "coins" not in line for line in log) == len(filled)
            palms = [line for line in log if line.startswith(f"{NAMES[other]} scores")]
            assert len(palms) == end.palms[other]


def test_coins_and_cups_are_told() -> None:
    game = next(game for seed in range(50) if (game := list(random_game(2, seed)))[-1].state.cups_taken)
    end, log = game[-1].state, whole_log(game, SPECTATOR)
    for seat in range(2):
        coins = [line for line in log if line.startswith(f"{NAMES[seat]} marks")]
        assert f" {end.coins[seat]} of 12." in coins[-1]
        cups = [int(line.split()[-1].rstrip(".")) for line in log if line.startswith(f"{NAMES[seat]} fills a row")]
        assert cups == [cup for cup in end.cup[seat] if cup]


def test_no_cup_is_left() -> None:
    before = next(iter(random_game(2, 0)))
    after = Moment(before.state.copy(), None, None)
    after.state.coins[1], after.state.rows[1] = 4, 1
    assert told(before, after, 0)[-1] == "Bert fills a row of coins, but no cup is left."


def test_replacements_are_told_from_where_they_came() -> None:
    taken = [0, 0]
    for before, after in chain.from_iterable(pairwise(random_game(2, seed)) for seed in (13, 14)):
        lines = told(before, after, SPECTATOR)
        if before.move is not None and before.state.phase == TAKING and before.move != TAKE + STACK:
            card = GAME.words["en"].say(card_words(DECK, int(before.state.display[before.move - TAKE])), NAMES)
            assert lines[0] == f"{NAMES[before.seat or 0]} takes {card} from the display."
            taken[0] += 1
        if any("draws" in line for line in lines):
            assert lines[0].endswith("from the stack.")
            taken[1] += 1
    assert all(taken)


def test_own_choices_are_told_at_once_and_those_of_others_when_all_have_made_theirs() -> None:
    game = list(random_game(3, 17))
    steps = [(before, after) for before, after in pairwise(game) if before.state.phase in (KEEPING, CROSSING)]
    for before, after in steps:
        for seat in range(3):
            lines = [line for line in told(before, after, seat) if " keeps " in line or " crosses off " in line]
            shown = after.state.phase != before.state.phase
            if shown:
                assert any(not line.startswith(NAMES[seat]) for line in lines)
            elif before.seat == seat:
                assert len(lines) == 1
                assert lines[0].startswith(NAMES[seat])
            else:
                assert lines == []


def test_the_log_names_no_pattern() -> None:
    game = list(random_game(2, 19))
    for before, after in pairwise(game):
        if before.state.phase == REVEALING:
            pattern = pattern_words(DECK, int(after.state.pattern))
            shape = GAME.words["en"].say(pattern, NAMES)
            assert all(shape not in line for line in told(before, after, 0))


def test_nothing_is_told_of_what_did_not_change() -> None:
    for moment in random_game(2, 23):
        if moment.state.phase not in (FILLING, REVEALING):
            assert told(moment, moment, 0) == []


def test_a_shared_victory() -> None:
    game = list(random_game(3, 29))
    before, after = game[-2], game[-1]
    for field in ("filled", "coins", "cup", "palm"):
        before.state[field][:] = 0
        after.state[field][:] = 0
    assert told(before, after, SPECTATOR)[-1] == "Anna, Bert and Cem share the victory with 0 points each."
    assert told(before, after, SPECTATOR, "de")[-1] == "Anna, Bert und Cem teilen sich den Sieg mit je 0 Punkten."
