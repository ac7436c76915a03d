import re
from itertools import pairwise

import pytest
from tests.games.rat_alarm.moments import DECK, GAME, NAMES, Moment, in_turn, lying, random_game

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.words import LANGUAGES, AddressedNames
from spadework.games.rat_alarm.notation.events import events
from spadework.games.rat_alarm.rules import state as s


def log_lines(before: Moment, after: Moment, seat: int = SPECTATOR, language: str = "en") -> list[str]:
    lines = events(DECK, before.view(seat), after.view(seat), seat)
    return [GAME.words[language].say(line, NAMES) for line in lines]


def read_by(reader: int, language: str, before: Moment, after: Moment) -> list[str]:
    """The log lines between two moments, as `reader` reads them."""
    words = GAME.words[language]
    lines = events(DECK, before.view(reader), after.view(reader), reader)
    return [words.say(line, AddressedNames(NAMES, reader, words.text("you"))) for line in lines]


def log_of(game: list[Moment]) -> list[str]:
    return [line for before, after in pairwise(game) for line in log_lines(before, after)]


def test_turning_up_a_card_is_logged() -> None:
    before = in_turn(s.TURN, 5)
    before.state.phase = s.DRAWING
    assert log_lines(before, before.after(CHANCE, s.CARD + 19)) == ["Anna turns up 1 pearl."]
    assert log_lines(before, before.after(CHANCE, s.CARD + 16)) == ["Anna turns up the rat Gouda, with 1 gem."]
    before.state.draw_pile = lying(20)
    assert log_lines(before, before.after(CHANCE, s.CARD + 19))[1].startswith("That was the last card of the draw pile")


def test_an_alarm_is_logged() -> None:
    before = in_turn(s.DRAWING, 5, 17)
    alarm = before.after(CHANCE, s.CARD + 34)
    assert log_lines(before, alarm) == [
        "Anna turns up the rat Feta, with 2 rings and 1 crown.",
        "Rat alarm! Anna must drop out.",
    ]
    assert log_lines(before, alarm, language="de")[1] == "Rattenalarm! Anna muss aussteigen."
    assert log_lines(alarm, alarm.after(0, s.KEEP + 34)) == ["Anna keeps one rat card."]
    assert log_lines(alarm, alarm.after(0, s.KEEP_NONE)) == ["Anna keeps no rat card."]


def test_dropping_out_logs_the_kind_and_the_number_of_cards_but_not_which() -> None:
    before = in_turn(s.TURNED, 1, 5, 36)
    assert log_lines(before, before.after(0, s.DROP + 1)) == ["Anna drops out with coins and takes 2 cards."]
    assert log_lines(before, before.after(0, s.DROP + 4)) == ["Anna drops out with goblets and takes nothing."]
    single = in_turn(s.TURNED, 1, 43)
    assert log_lines(single, single.after(0, s.DROP + 3)) == ["Anna drops out with crowns and takes 1 card."]
    assert log_lines(single, single.after(0, s.STAY)) == ["Anna stays in."]


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        (
            "en",
            [
                "You turn up the rat Feta, with 2 rings and 1 crown.",
                "Rat alarm! You must drop out.",
                "You keep one rat card.",
                "You drop out with coins and take 2 cards.",
                "There is no card to bury: you put your spade in the middle.",
            ],
            [
                "Anna turns up the rat Feta, with 2 rings and 1 crown.",
                "Rat alarm! Anna must drop out.",
                "Anna keeps one rat card.",
                "Anna drops out with coins and takes 2 cards.",
                "There is no card to bury: Anna puts the spade in the middle.",
            ],
        ),
        (
            "de",
            [
                "Du deckst die Ratte Feta auf, dabei 2 Ringe und 1 Krone.",
                "Rattenalarm! Du musst aussteigen.",
                "Du behältst eine Rattenkarte.",
                "Du steigst mit Münzen aus und nimmst 2 Karten.",
                "Es gibt keine Karte zu vergraben: Du legst deinen Spaten in die Mitte.",
            ],
            [
                "Anna deckt die Ratte Feta auf, dabei 2 Ringe und 1 Krone.",
                "Rattenalarm! Anna muss aussteigen.",
                "Anna behält eine Rattenkarte.",
                "Anna steigt mit Münzen aus und nimmt 2 Karten.",
                "Es gibt keine Karte zu vergraben: Anna legt den Spaten in die Mitte.",
            ],
        ),
    ],
)
def test_the_log_calls_its_reader_you_and_the_others_by_name(language: str, own: list[str], others: list[str]) -> None:
    turning_up = in_turn(s.DRAWING, 5, 17)
    alarm = turning_up.after(CHANCE, s.CARD + 34)
    leaving = in_turn(s.TURNED, 5, 6)
    steps = [
        (turning_up, alarm),
        (alarm, alarm.after(0, s.KEEP + 34)),
        (leaving, leaving.after(0, s.DROP + 1)),
    ]
    for reader, expected in ((0, own), (1, others)):
        assert [line for step in steps for line in read_by(reader, language, *step)] == expected


def test_winners_are_addressed() -> None:
    before = in_turn(s.BURYING, 50, seats=3)
    before.state.last_round = 1
    before.state.spade[1:] = -3
    before.state.taken[:] = 0
    before.state.cubes[:] = 2
    shared = before.after(0, s.BURY + 49)
    ends = [read_by(reader, language, before, shared)[-1] for language in LANGUAGES for reader in (0, 1)]
    assert ends == [
        "Shared victory: you, Bert and Cem, 0 points each.",
        "Shared victory: Anna, you and Cem, 0 points each.",
        "Geteilter Sieg: du, Bert und Cem, je 0 Punkte.",
        "Geteilter Sieg: Anna, du und Cem, je 0 Punkte.",
    ]
    before.state.taken[0] = lying(1, 2)
    won = before.after(0, s.BURY + 49)
    assert read_by(0, "en", before, won)[-7:] == [
        "Rings: you take the 2.",
        *(f"{kind}: nobody wins a cube." for kind in ("Coins", "Pearls", "Crowns", "Goblets", "Gems")),
        "You win with 2 points.",
    ]
    assert read_by(1, "de", before, won)[-1] == "Anna gewinnt mit 2 Punkten."


@pytest.mark.parametrize("phase", [s.TURN, s.TURNED])
def test_a_spade_put_in_the_middle_is_logged(phase: int) -> None:
    before = in_turn(phase, 5)
    assert log_lines(before, before.after(0, s.DROP + 1)) == [
        "Anna drops out with coins and takes 1 card.",
        "There is no card to bury: Anna puts the spade in the middle.",
    ]


def test_burying_a_card_is_logged() -> None:
    before = in_turn(s.BURYING, 5, 17)
    assert log_lines(before, before.after(0, s.BURY + 16)) == ["Anna buries the rat Gouda (1 gem)."]


def test_the_end_of_a_round_is_logged() -> None:
    before = in_turn(s.BURYING, 5, 17)
    before.state.spade[1:] = -3
    assert log_lines(before, before.after(0, s.BURY + 4)) == [
        "Anna buries card 5 (1 coin).",
        f"Round {before.state.rounds + 1} is over.",
        f"Bert starts round {before.state.rounds + 2}.",
    ]


def test_the_reshuffle_is_logged() -> None:
    before = in_turn(s.TURN, 5)
    before.state.draw_pile, before.state.discards = 0, lying(1, 2, 3)
    assert log_lines(before, before.after(0, s.TURN_UP)) == ["The 3 discarded cards are shuffled into a new draw pile."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_of_a_game(seats: int, language: str) -> None:
    game = list(random_game(seats, 5))
    lines = [line for before, after in pairwise(game) for line in log_lines(before, after, language=language)]
    cubes = r"\(\d\)" if seats == 2 else r"\(\d, \d\)"
    rings, gems = {"en": (r"The cubes.*: rings", "and gems"), "de": (r"Die Würfel.*: Ringe", "und Juwelen")}[language]
    assert re.fullmatch(rf"{rings} {cubes}, .* {gems} {cubes}\.", lines[0])
    assert any(word in lines[0] for word in ("second most", "zweitmeisten")) == (seats > 2)
    assert re.search(r"wins with|Shared victory|gewinnt mit|Geteilter Sieg", lines[-1])


def test_every_move_of_several_games_is_logged_once() -> None:
    for seed in range(4):
        game = list(random_game(3, seed))
        log = log_of(game)
        played = [moment for moment in game if moment.seat not in (None, CHANCE)]

        def count(*beginnings: str, log: list[str] = log) -> int:
            return sum(any(f" {beginning}" in line for beginning in beginnings) for line in log)

        def moves(low: int, high: int, played: list[Moment] = played) -> int:
            return sum(low <= (moment.move or 0) < high for moment in played)

        assert count("turns up") == moves(s.TURN_UP, s.STAY)
        assert count("stays in") == moves(s.STAY, s.DROP)
        assert count("drops out") == moves(s.DROP, s.KEEP)
        assert count("keeps one rat", "keeps no rat") == moves(s.KEEP, s.BURY)
        assert count("buries") == moves(s.BURY, s.CUBE)
        assert count("puts the spade") == count("drops out", "keeps ") - count("buries")
        assert sum(line.startswith("Round ") for line in log) == game[-1].state.rounds
        assert sum(line.endswith("This is the last round.") for line in log) == 1
        assert sum("goes first." in line for line in log) == 1


def test_the_log_does_not_depend_on_what_is_in_the_sacks() -> None:
    """Two games that differ only in who has taken which cards have the same log."""
    for before, after in pairwise(random_game(2, 12)):
        if before.state.phase == s.OVER or after.state.phase == s.OVER:
            continue
        piles = [int(pile) for pile in before.state.taken[:2]]
        other_before, other_after = Moment(before.state.copy()), Moment(after.state.copy())
        for seat in range(2):
            gained = int(after.state.taken[seat]) & ~piles[seat]
            other_before.state.taken[seat] = piles[1 - seat]
            other_after.state.taken[seat] = piles[1 - seat] | gained
        assert log_lines(before, after) == log_lines(other_before, other_after)


def test_an_unchanged_position_logs_nothing() -> None:
    for moment in random_game(3, 23):
        assert log_lines(moment, moment) == []


def test_the_scoring_is_logged_kind_by_kind() -> None:
    before = in_turn(s.BURYING, 50, seats=3)
    state = before.state
    state.last_round = 1
    state.spade[1:] = -3
    state.cubes[:] = [[5, 3], [2, 4], [2, 2], [3, 3], [4, 5], [2, 3]]
    state.taken[:] = [lying(1, 2), lying(3, 5), lying(6), 0]
    lines = log_lines(before, before.after(0, s.BURY + 49))
    assert lines[2:] == [
        "Rings: Anna takes the 5 and Bert takes the 3.",
        "Coins: nobody wins a cube.",
        "Pearls: nobody wins a cube.",
        "Crowns: nobody wins a cube.",
        "Goblets: nobody wins a cube.",
        "Gems: nobody wins a cube.",
        "Anna wins with 5 points.",
    ]
    state.taken[0] = state.taken[1] = 0
    state.taken[2] = 0
    assert log_lines(before, before.after(0, s.BURY + 49))[-1] == "Shared victory: Anna, Bert and Cem, 0 points each."
    state.taken[1] = lying(1, 2, 17)
    state.taken[0] = lying(5, 6, 23)
    state.cubes[:] = [[3, 2], [3, 2], [2, 2], [3, 3], [4, 5], [0, 0]]
    last = log_lines(before, before.after(0, s.BURY + 49), language="de")[-1]
    assert last == "Bert gewinnt mit 3 Punkten und den meisten Ratten."


def test_taking_the_spade_back_is_not_logged_as_staying_in() -> None:
    """The last player to drop out takes the spade back immediately."""
    for before, after in pairwise(random_game(2, 3)):
        if before.move is not None and s.DROP <= before.move < s.KEEP and before.seat is not None and before.seat < 4:
            assert any("drops out" in line for line in log_lines(before, after))
            assert after.state.phase == s.BURYING or after.state.spade[before.seat] != s.IN_HAND or after.state.rounds
