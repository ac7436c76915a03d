import re
from itertools import pairwise

import pytest
from tests.games.rat_alarm.scenes import DECK, GAME, Moment, moments_in, random_game

from spadework.engine.contract import CHANCE, SPECTATOR
from spadework.engine.words import LANGUAGES
from spadework.games.rat_alarm.notation import ask, label, read, tell, texts, write
from spadework.games.rat_alarm.notation.texts import kind
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURY,
    BURYING,
    CARD,
    CUBE,
    DRAWING,
    DROP,
    FIRST,
    IN_HAND,
    KEEP,
    KEEP_NONE,
    KINDS,
    OVER,
    STAY,
    TURN,
    TURN_UP,
    TURNED,
)

NAMES = ("Anna", "Bert", "Cem", "Dora")
CARDS = range(50)
MOVES = [
    TURN_UP,
    STAY,
    KEEP_NONE,
    *(DROP + kind for kind in range(len(KINDS))),
    *(code + card for code in (KEEP, BURY) for card in CARDS),
]
CHANCES = [
    *(CARD + card for card in CARDS),
    *(CUBE + value for value in range(4)),
    *(FIRST + seat for seat in range(4)),
]


def told(before: Moment, after: Moment, seat: int = SPECTATOR, language: str = "en") -> list[str]:
    lines = tell(DECK, before.view(seat), after.view(seat), seat)
    return [GAME.words[language].say(line, NAMES) for line in lines]


def log_of(game: list[Moment]) -> list[str]:
    return [line for before, after in pairwise(game) for line in told(before, after)]


def first_in(seats: int, phase: int) -> Moment:
    return next(moments_in(seats, phase))


def lying(*cards: int) -> int:
    """The bit mask of some cards by their numbers."""
    return sum(1 << card - 1 for card in cards)


def in_turn(phase: int, *cards: int, seats: int = 3) -> Moment:
    """Anna's turn, with some cards in the open and nobody out of the round."""
    moment = first_in(seats, TURN)
    state = moment.state.copy()
    state.phase, state.turn, state.fresh, state.lies_open = phase, 0, 0, lying(*cards)
    if phase in (TURNED, ALARM):
        state.turned = cards[-1] - 1
    return Moment(state)


@pytest.mark.parametrize("move", MOVES)
def test_moves_read_back(move: int) -> None:
    assert read(DECK, 0, write(DECK, 0, move)) == move


@pytest.mark.parametrize("move", CHANCES)
def test_outcomes_of_chance_read_back(move: int) -> None:
    assert read(DECK, CHANCE, write(DECK, CHANCE, move)) == move


@pytest.mark.parametrize(
    ("seat", "move", "text"),
    [
        (0, TURN_UP, "turn up"),
        (0, STAY, "stay"),
        (0, DROP + 1, "drop coins"),
        (0, KEEP + 11, "keep 12"),
        (0, KEEP_NONE, "keep none"),
        (0, BURY + 6, "bury 7"),
        (CHANCE, CARD + 11, "card 12"),
        (CHANCE, CUBE + 2, "cube 4"),
        (CHANCE, FIRST + 1, "first 2"),
    ],
)
def test_writes(seat: int, move: int, text: str) -> None:
    assert write(DECK, seat, move) == text


@pytest.mark.parametrize(
    ("text", "seat", "move"),
    [
        ("  Turn   UP ", 0, TURN_UP),
        ("stay in", 0, STAY),
        ("Drop Coin", 0, DROP + 1),
        ("drop out with pearls", 0, DROP + 2),
        ("KEEP None", 0, KEEP_NONE),
        ("bury: 7", 0, BURY + 6),
        ("Cube 5", CHANCE, CUBE + 3),
    ],
)
def test_reads(text: str, seat: int, move: int) -> None:
    assert read(DECK, seat, text) == move


@pytest.mark.parametrize(
    ("text", "seat", "says"),
    [
        ("", 0, "write 'turn up', 'stay', 'drop coins', 'keep 12', 'keep none' or 'bury 7'"),
        ("pass", 0, "'pass' is not a move"),
        ("turn", 0, "is not a move"),
        ("drop", 0, "write 'drop' and one of rings, coins, pearls, crowns, goblets, gems"),
        ("drop swords", 0, "does not name one kind"),
        ("drop rings coins", 0, "does not name one kind"),
        ("keep", 0, "'keep 12' or 'keep none'"),
        ("keep 51", 0, "'51' in 'keep 51' is not the number of a card from 1 to 50"),
        ("bury 0", 0, "not the number of a card from 1 to 50"),
        ("bury 3 4", 0, "does not name one card; write for example 'bury 7'"),
        ("bury none", 0, "not the number of a card"),
        ("cube 1", CHANCE, "not the value of a cube; there are cubes of 2, 3, 4, 5"),
        ("first 5", CHANCE, "not a seat from 1 to 4"),
        ("card", CHANCE, "write 'card 12', 'cube 4' or 'first 2'"),
        ("turn up", CHANCE, "is not an outcome of chance"),
    ],
)
def test_unreadable_text_gets_an_example(text: str, seat: int, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read(DECK, seat, text)


@pytest.mark.parametrize(
    ("seat", "move"), [(0, -1), (0, 0), (0, DROP + 6), (0, KEEP + 50), (0, STAY + 1), (CHANCE, CUBE + 4), (CHANCE, 50)]
)
def test_a_code_without_a_move_is_refused(seat: int, move: int) -> None:
    with pytest.raises(ValueError, match="no move of the code"):
        write(DECK, seat, move)


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
    view = in_turn(TURNED, 5, 20, 36).view(0)

    def said(language: str, move: int) -> str:
        return GAME.words[language].say(label(DECK, view, 0, move), NAMES)

    assert said("en", TURN_UP) == "Turn up a card"
    assert said("en", DROP + 1) == "Drop out with coins: take 2 cards (1 ring, 3 coins and 1 rat)"
    assert said("en", DROP + 2) == "Drop out with pearls: take 1 card (2 pearls)"
    assert said("en", DROP + 4) == "Drop out with goblets: take nothing"
    assert said("en", KEEP + 35) == "Keep card 36 (rat, 1 ring and 2 coins)"
    assert said("en", KEEP_NONE) == "Keep no rat card"
    assert said("en", BURY + 4) == "Bury card 5 (1 coin)"
    assert said("de", STAY) == "Dabeibleiben"
    assert said("de", DROP + 1) == "Mit Münzen aussteigen: 2 Karten nehmen (1 Ring, 3 Münzen und 1 Ratte)"
    assert said("de", DROP + 2) == "Mit Perlen aussteigen: 1 Karte nehmen (2 Perlen)"
    assert said("de", DROP + 4).startswith("Mit Kelchen aussteigen: ")
    assert said("de", BURY + 4) == "Karte 5 (1 Münze) vergraben"


def asked(moment: Moment) -> str:
    return GAME.words["en"].say(ask(DECK, moment.view(0), 0), NAMES)


def test_what_is_asked() -> None:
    assert asked(in_turn(TURN, 5)) == "Turn up a card, or drop out with one kind of treasure"
    beginning = in_turn(TURN)
    beginning.state.fresh = 1
    assert asked(beginning) == "Turn up a card to begin the round"
    assert asked(in_turn(ALARM, 17, 35)).startswith("Rat alarm!")
    assert asked(in_turn(BURYING, 5)) == "Bury one of the open cards under your spade"
    assert asked(in_turn(TURNED, 5)) == "You turned up 1 coin: stay in, or drop out with one kind of treasure"


def test_what_the_last_one_in_the_round_is_asked() -> None:
    alone = in_turn(TURNED, 5, 17)
    alone.state.spade[1:] = -3
    assert asked(alone).startswith("You turned up 1 gem and 1 rat: turn up another card, or drop out")
    alone.state.draw_pile = 0
    assert asked(alone).startswith("You turned up 1 gem and 1 rat, and no card is left: drop out")
    alone.state.phase = TURN
    assert asked(alone).startswith("No card is left to turn up: drop out")


def test_the_rule_behind_a_refusal() -> None:
    def behind(moment: Moment, move: int, seat: int = 0) -> str:
        return kind(DECK, moment.view(seat), seat, move)

    turn, turned = in_turn(TURN, 5), in_turn(TURNED, 5)
    assert behind(turn, STAY) == "stay"
    assert behind(turn, KEEP) == "alarm"
    assert behind(turn, BURY) == "bury"
    assert behind(turn, TURN_UP, seat=1) == "wait"
    assert behind(turned, TURN_UP) == "stay"
    turned.state.spade[1:] = -3
    assert behind(turned, STAY) == "alone"
    turned.state.draw_pile = 0
    assert behind(turned, TURN_UP) == "empty"
    beginning = in_turn(TURN)
    beginning.state.fresh = 1
    assert behind(beginning, DROP) == "begin"
    assert behind(in_turn(ALARM, 17, 35), DROP) == "alarm"
    assert behind(in_turn(BURYING, 5), BURY) == "bury"
    assert behind(in_turn(DRAWING, 5), STAY) == "wait"
    assert behind(first_in(2, OVER), STAY) == "over"


def test_the_rules_behind_refusals_are_in_the_rule_book() -> None:
    book = GAME.rulebook()
    assert all(rule in book for rule in texts.RULES.values())


def test_turning_up_is_told() -> None:
    before = in_turn(TURN, 5)
    before.state.phase = DRAWING
    assert told(before, before.after(CHANCE, CARD + 19)) == ["Anna turns up a card."]
    assert told(before, before.after(CHANCE, CARD + 16)) == ["Anna turns up a rat."]
    before.state.draw_pile = lying(20)
    assert told(before, before.after(CHANCE, CARD + 19))[1].startswith("That was the last card of the draw pile")


def test_an_alarm_is_told() -> None:
    before = in_turn(DRAWING, 5, 17)
    alarm = before.after(CHANCE, CARD + 34)
    assert told(before, alarm) == [
        "Anna turns up a rat.",
        "Rat alarm! Anna has to drop out.",
    ]
    assert told(before, alarm, language="de")[1] == "Rattenalarm! Anna muss aussteigen."
    assert told(alarm, alarm.after(0, KEEP + 34)) == ["Anna keeps one rat card."]
    assert told(alarm, alarm.after(0, KEEP_NONE)) == ["Anna keeps no rat card."]


def test_dropping_out_tells_the_kind_and_how_many_cards_but_not_which() -> None:
    before = in_turn(TURNED, 1, 5, 36)
    assert told(before, before.after(0, DROP + 1)) == ["Anna drops out with coins and takes 2 cards."]
    assert told(before, before.after(0, DROP + 4)) == ["Anna drops out with goblets and takes nothing."]
    single = in_turn(TURNED, 1, 43)
    assert told(single, single.after(0, DROP + 3)) == ["Anna drops out with crowns and takes 1 card."]
    assert told(single, single.after(0, STAY)) == ["Anna stays in."]


@pytest.mark.parametrize("phase", [TURN, TURNED])
def test_a_spade_in_the_middle_is_told(phase: int) -> None:
    before = in_turn(phase, 5)
    assert told(before, before.after(0, DROP + 1)) == [
        "Anna drops out with coins and takes 1 card.",
        "No card is left to bury: Anna lays the spade in the middle.",
    ]


def test_burying_is_told() -> None:
    before = in_turn(BURYING, 5, 17)
    assert told(before, before.after(0, BURY + 16)) == ["Anna buries card 17 (rat, 1 gem)."]


def test_the_end_of_a_round_is_told() -> None:
    before = in_turn(BURYING, 5, 17)
    before.state.spade[1:] = -3
    assert told(before, before.after(0, BURY + 4)) == [
        "Anna buries card 5 (1 coin).",
        f"Round {before.state.rounds + 1} is over.",
        f"Bert begins round {before.state.rounds + 2}.",
    ]


def test_the_reshuffle_is_told() -> None:
    before = in_turn(TURN, 5)
    before.state.draw_pile, before.state.discards = 0, lying(1, 2, 3)
    assert told(before, before.after(0, TURN_UP)) == ["The 3 discarded cards are shuffled into a new draw pile."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_of_a_game(seats: int, language: str) -> None:
    game = list(random_game(seats, 5))
    lines = [line for before, after in pairwise(game) for line in told(before, after, language=language)]
    cubes = r"\(\d\)" if seats == 2 else r"\(\d, \d\)"
    rings, gems = {"en": ("The cubes: rings", "and gems"), "de": ("Die Würfel: Ringe", "und Juwelen")}[language]
    assert re.fullmatch(rf"{rings} {cubes}, .* {gems} {cubes}\.", lines[0])
    assert re.search(r"wins with|share the victory|gewinnt mit|teilen sich den Sieg", lines[-1])


def test_everything_that_is_played_is_told_once() -> None:
    for seed in range(4):
        game = list(random_game(3, seed))
        log = log_of(game)
        played = [moment for moment in game if moment.seat not in (None, CHANCE)]

        def count(*beginnings: str, log: list[str] = log) -> int:
            return sum(any(f" {beginning}" in line for beginning in beginnings) for line in log)

        def moves(low: int, high: int, played: list[Moment] = played) -> int:
            return sum(low <= (moment.move or 0) < high for moment in played)

        assert count("turns up") == moves(TURN_UP, STAY)
        assert count("stays in") == moves(STAY, DROP)
        assert count("drops out") == moves(DROP, KEEP)
        assert count("keeps one rat", "keeps no rat") == moves(KEEP, BURY)
        assert count("buries") == moves(BURY, CUBE)
        assert count("lays the spade") == count("drops out", "keeps ") - count("buries")
        assert sum(line.startswith("Round ") for line in log) == game[-1].state.rounds
        assert sum(line.endswith("this is the last round.") for line in log) == 1
        assert sum("begins." in line for line in log) == 1


def test_no_line_depends_on_what_lies_in_the_piles() -> None:
    """Two games that differ only in who has taken which cards are told alike."""
    for before, after in pairwise(random_game(2, 12)):
        if before.state.phase == OVER or after.state.phase == OVER:
            continue
        piles = [int(pile) for pile in before.state.taken[:2]]
        other_before, other_after = Moment(before.state.copy()), Moment(after.state.copy())
        for seat in range(2):
            gained = int(after.state.taken[seat]) & ~piles[seat]
            other_before.state.taken[seat] = piles[1 - seat]
            other_after.state.taken[seat] = piles[1 - seat] | gained
        assert told(before, after) == told(other_before, other_after)


def test_nothing_is_told_of_what_did_not_change() -> None:
    for moment in random_game(3, 23):
        assert told(moment, moment) == []


def test_the_end_is_told_kind_by_kind() -> None:
    before = in_turn(BURYING, 50, seats=3)
    state = before.state
    state.last_round = 1
    state.spade[1:] = -3
    state.cubes[:] = [[5, 3], [2, 4], [2, 2], [3, 3], [4, 5], [2, 3]]
    state.taken[:] = [lying(1, 2), lying(3, 5), lying(6), 0]
    lines = told(before, before.after(0, BURY + 49))
    assert lines[2:] == [
        "Rings: Anna takes the 5 and Bert takes the 3.",
        "Coins: nobody takes a cube.",
        "Pearls: nobody takes a cube.",
        "Crowns: nobody takes a cube.",
        "Goblets: nobody takes a cube.",
        "Gems: nobody takes a cube.",
        "Anna wins with 5 points.",
    ]
    state.taken[0] = state.taken[1] = 0
    state.taken[2] = 0
    assert told(before, before.after(0, BURY + 49))[-1] == "Anna, Bert and Cem share the victory with 0 points each."
    state.taken[1] = lying(1, 2, 17)
    state.taken[0] = lying(5, 6, 23)
    state.cubes[:] = [[3, 2], [3, 2], [2, 2], [3, 3], [4, 5], [0, 0]]
    last = told(before, before.after(0, BURY + 49), language="de")[-1]
    assert last == "Bert gewinnt mit 3 Punkten und den meisten Ratten."


def test_a_spade_in_hand_again_does_not_look_like_staying_in() -> None:
    """The last one to drop out takes the spade back at once."""
    for before, after in pairwise(random_game(2, 3)):
        if before.move is not None and DROP <= before.move < KEEP and before.seat is not None and before.seat < 4:
            assert any("drops out" in line for line in told(before, after))
            assert after.state.phase == BURYING or after.state.spade[before.seat] != IN_HAND or after.state.rounds
