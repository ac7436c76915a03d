"""The log of Lost Maps: its lines, its turns, and the lines that it drops later."""

import re
from itertools import chain, pairwise

import pytest
from tests.games.lost_maps.moments import DECK, GAME, NAMES, Moment, random_game
from tests.games.lost_maps.picture.test_looking_back import played

from spadework.engine.interface import SPECTATOR
from spadework.engine.words import LANGUAGES, AddressedNames
from spadework.games.lost_maps.notation.events import events
from spadework.games.lost_maps.notation.wording import card_words, pattern_words
from spadework.games.lost_maps.rules.state import CROSSING, FILLING, KEEPING, REVEALING, STACK, TAKE, TAKING
from spadework.table import LogLine, Table


def log_lines(before: Moment, after: Moment, seat: int, language: str = "en") -> list[str]:
    lines = events(DECK, before.view(seat), after.view(seat), seat)
    return [GAME.words[language].say(line, NAMES) for line in lines]


def whole_log(game: list[Moment], seat: int) -> list[str]:
    return [line for before, after in pairwise(game) for line in log_lines(before, after, seat)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_of_a_game_can_be_logged_for_every_viewer(seats: int, language: str) -> None:
    game = list(random_game(seats, 5))
    for seat in range(SPECTATOR, seats):
        for before, after in pairwise(game):
            log_lines(before, after, seat, language)


def test_the_log_of_a_game() -> None:
    game = list(random_game(3, 7))
    log = whole_log(game, SPECTATOR)
    start = NAMES[game[-2].state.start]
    assert log[0] == "Everyone is dealt four treasure cards and keeps two."
    assert [line.split()[0] for line in log[1:4]] == ["Anna", "Bert", "Cem"]
    assert all("New on display" in line for line in log[4:8])
    assert log[8].endswith("is the start player.")
    assert log[9] == "An expedition is turned up."
    assert sum("An expedition is turned up" in line for line in log) == 28
    assert [line for line in log if line.startswith("Round") and "over" in line] == [
        f"Round {number} is over." for number in range(1, 5)
    ]
    assert re.fullmatch(r".* wins? with \d+ points\.", log[-1]) or "Shared victory" in log[-1]
    assert start in NAMES


def test_everything_crossed_off_is_logged_once_for_everyone() -> None:
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


def test_coins_and_cups_are_logged() -> None:
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
    assert log_lines(before, after, 0)[-1] == "Bert fills a row of coins, but no cup is left."


def test_replacements_are_logged_with_where_they_come_from() -> None:
    taken = [0, 0]
    for before, after in chain.from_iterable(pairwise(random_game(2, seed)) for seed in (13, 14)):
        lines = log_lines(before, after, SPECTATOR)
        if before.move is not None and before.state.phase == TAKING and before.move != TAKE + STACK:
            card = GAME.words["en"].say(card_words(DECK, int(before.state.display[before.move - TAKE])), NAMES)
            assert lines[0] == f"{NAMES[before.seat or 0]} takes {card} from the display."
            taken[0] += 1
        if any("draws" in line for line in lines):
            assert lines[0].endswith("from the stack.")
            taken[1] += 1
    assert all(taken)


def test_choices_are_logged_for_others_only_when_all_have_chosen() -> None:
    game = list(random_game(3, 17))
    steps = [(before, after) for before, after in pairwise(game) if before.state.phase in (KEEPING, CROSSING)]
    for before, after in steps:
        for seat in range(3):
            lines = [line for line in log_lines(before, after, seat) if " keeps " in line or " crosses off " in line]
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
            assert all(shape not in line for line in log_lines(before, after, 0))


def test_an_unchanged_position_logs_nothing() -> None:
    for moment in random_game(2, 23):
        if moment.state.phase not in (FILLING, REVEALING):
            assert log_lines(moment, moment, 0) == []


def test_a_shared_victory() -> None:
    game = list(random_game(3, 29))
    before, after = game[-2], game[-1]
    for field in ("filled", "coins", "cup", "palm"):
        before.state[field][:] = 0
        after.state[field][:] = 0
    assert log_lines(before, after, SPECTATOR)[-1] == "Shared victory: Anna, Bert and Cem, 0 points each."
    assert log_lines(before, after, SPECTATOR, "de")[-1] == "Geteilter Sieg: Anna, Bert und Cem, je 0 Punkte."


def read_by(before: Moment, after: Moment, seat: int, language: str) -> list[str]:
    """The log lines between two moments, for a seat addressed as "you"."""
    lines = events(DECK, before.view(seat), after.view(seat), seat)
    words = GAME.words[language]
    return [words.say(line, AddressedNames(NAMES, seat, words.text("you"))) for line in lines]


@pytest.mark.parametrize(
    ("language", "seat", "lines"),
    [
        (
            "en",
            1,
            [
                "You mark a coin, 1 of 12.",
                "You mark 2 coins, 3 of 12.",
                "Cem fills a row of coins, but no cup is left.",
            ],
        ),
        (
            "en",
            2,
            [
                "Bert marks a coin, 1 of 12.",
                "Bert marks 2 coins, 3 of 12.",
                "You fill a row of coins, but no cup is left.",
            ],
        ),
        (
            "de",
            1,
            [
                "Du markierst eine Münze, 1 von 12.",
                "Du markierst 2 Münzen, 3 von 12.",
                "Cem füllt eine Münzreihe, doch kein Pokal ist mehr da.",
            ],
        ),
        (
            "de",
            2,
            [
                "Bert markiert eine Münze, 1 von 12.",
                "Bert markiert 2 Münzen, 3 von 12.",
                "Du füllst eine Münzreihe, doch kein Pokal ist mehr da.",
            ],
        ),
    ],
)
def test_the_log_calls_its_reader_you_and_the_others_by_name(language: str, seat: int, lines: list[str]) -> None:
    before = next(iter(random_game(3, 0)))
    one, three, row = (Moment(before.state.copy(), None, None) for _ in range(3))
    one.state.coins[1], three.state.coins[1], row.state.rows[2] = 1, 3, 1
    row.state.coins[1] = 3
    assert [read_by(*step, seat, language) for step in pairwise((before, one, three, row))] == [
        [line] for line in lines
    ]


def test_the_log_tells_winners_that_they_win() -> None:
    game = list(random_game(3, 29))
    before, after = game[-2], game[-1]
    for field in ("filled", "coins", "cup", "palm"):
        before.state[field][:] = 0
        after.state[field][:] = 0
    assert read_by(before, after, 0, "en")[-1] == "Shared victory: you, Bert and Cem, 0 points each."
    assert read_by(before, after, 1, "en")[-1] == "Shared victory: Anna, you and Cem, 0 points each."
    assert read_by(before, after, 1, "de")[-1] == "Geteilter Sieg: Anna, du und Cem, je 0 Punkte."
    after.state.cup[1, 0] = 6
    assert [read_by(before, after, seat, "en")[-1] for seat in (0, 1)] == [
        "Bert wins with 6 points.",
        "You win with 6 points.",
    ]
    assert [read_by(before, after, seat, "de")[-1] for seat in (0, 1)] == [
        "Bert gewinnt mit 6 Punkten.",
        "Du gewinnst mit 6 Punkten.",
    ]


def crossings(table: Table, seat: int = 0) -> list[LogLine]:
    return [line for line in table.log(seat) if re.search(" cross(es)? off ", line.text)]


def turns(lines: list[LogLine]) -> list[str]:
    return list(dict.fromkeys(line.turn for line in lines))


@pytest.mark.rule("LM-25")
def test_the_log_names_crossed_off_boxes_only_for_this_turn_and_the_last() -> None:
    table = played({}, (1, 4))
    assert turns(crossings(table)) == [*(f"Round 1, turn {turn} of 7" for turn in range(1, 8)), "Round 2, turn 4 of 7"]
    seat = table.to_move[0]
    table.play(seat, next(move for move in table.legal(seat) if " " not in move.text))
    assert turns(crossings(table, seat))[-2:] == ["Round 2, turn 4 of 7", "Round 2, turn 5 of 7"]


@pytest.mark.rule("LM-25")
def test_the_log_keeps_the_results_of_earlier_turns_of_the_round() -> None:
    table = played({}, (1, 4))
    faded = table.faded(table.lines())
    kept = [line for line in table.log() if line.version in faded]
    assert [line.text for line in table.lines() if line.outcome] == [line.text for line in table.log() if line.outcome]
    assert turns(kept)[0] == "Round 2, turn 1 of 7"


@pytest.mark.rule("LM-25")
def test_the_log_shows_everything_with_the_memory_aid_or_after_the_end() -> None:
    for table in (played({"memory-aid": "on"}, (1, 4)), played({}, None)):
        assert table.log() == table.lines()
