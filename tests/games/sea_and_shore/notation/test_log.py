"""The log of whole games of Sea & Shore."""

import re
from itertools import pairwise

import pytest
from tests.games.sea_and_shore.position import GAME, OWN, SEATS, random_game

from spadework.engine.interface import CHANCE, SPECTATOR, Record
from spadework.engine.packages import rules_of
from spadework.engine.stream import new_stream
from spadework.engine.words import LANGUAGES
from spadework.games.sea_and_shore.notation.events import events, settled_trick
from spadework.games.sea_and_shore.rules import state
from spadework.games.sea_and_shore.rules.tricks import extras_won

rules = rules_of("spadework.games.sea_and_shore")

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
A_CARD = re.compile(r"(red|blue|green|purple) [0-9]+")


def log_lines(before: Record, after: Record, seat: int, language: str = "en") -> list[str]:
    return [GAME.words[language].say(line, NAMES) for line in events(OWN, before, after, seat)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_log_of_a_game(seats: int, language: str) -> None:
    log = log_of(seats, 5, language)
    first, last = {
        "en": ("Round 1 begins.", " wins with |Shared victory: "),
        "de": ("Runde 1 beginnt.", " gewinnt mit |Geteilter Sieg: "),
    }[language]
    assert log[0] == first
    assert re.search(last, log[-1])
    assert len(max(log, key=len)) < 140


def log_of(seats: int, seed: int, language: str = "en") -> list[str]:
    views = [position.view(SPECTATOR)[0] for _, _, position in random_game(seats, seed)]
    return [line for before, after in pairwise(views) for line in log_lines(before, after, SPECTATOR, language)]


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_is_logged_once(seats: int) -> None:
    log = log_of(seats, 11)
    moves = [move for seat, move, _ in random_game(seats, 11) if seat != CHANCE]
    tricks = 2 * state.HAND[seats]

    def count(words: str) -> int:
        return sum(words in line for line in log)

    def played(*verbs: str) -> int:
        return sum(move.startswith(verbs) for move in moves)

    assert count(" has chosen a gift") == played("give")
    assert count(" plays a card and shows the ") == (seats - 1) * tricks
    assert count(" plays last, and the covers come off") == tricks
    assert sum(bool(re.match(r"\w+: (red|blue|green|purple) ", line)) for line in log) == seats * tricks
    assert count(" is face up on ") == (1 if seats == 3 else 2) * tricks
    assert count(" is face up on ") == count(" goes under ") + count(" from the stack")
    assert count(" steals the ") == played("steal")
    assert count(" takes 2 extra cards from ") == played("extras")
    assert count("\u2019s hand.") == played("draw")
    assert count(" a card back.") == played("return")
    assert count(" puts the treasures back.") == played("order")
    assert count(" into their hand.") == played("fetch")
    assert count(" discards ") == played("discard")
    assert count("The start card moves on") == tricks - 1
    assert count(" is over.") == 2


@pytest.mark.rule("SS-28", "SS-29", "SS-31")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_extra_cards_are_logged_as_they_are_handed_out(seats: int, seed: int) -> None:
    """Without action 1, only the lowest in a colour gets extra cards."""
    views = [position.view(SPECTATOR)[0] for _, _, position in random_game(seats, seed, red_blue=2)]
    compared = 0
    for before, after in pairwise(views):
        if before.phase != state.PLAYING or after.phase in (state.PLAYING, state.DEALING, state.OVER):
            continue
        trick = settled_trick(before, after)
        won = [int(extras_won(trick, seat)) for seat in range(seats)]
        held = before.extras.copy()
        # The other cards are already on the table, with their extra cards.
        held[before.turn] -= trick.added[before.turn]
        handed = (after.extras - held)[:seats].tolist()
        assert sum(handed) == min(sum(won), int(before.supply))
        if sum(won) <= before.supply:
            assert handed == won
            compared += sum(won) > 0
    assert compared > 10


@pytest.mark.parametrize("seats", SEATS)
def test_an_unchanged_position_logs_nothing(seats: int) -> None:
    for _, _, position in random_game(seats, 23):
        for seat in (SPECTATOR, 0):
            assert log_lines(position.view(seat)[0], position.view(seat)[0], seat) == []


def test_a_determinization_produces_the_same_log() -> None:
    """Neither views nor the log lines of a move depend on facts that the viewer can't know."""
    stream = new_stream(2)
    before: dict[int, Record] = {}
    for number, (_, _, position) in enumerate(random_game(4, 7)):
        for viewer in (SPECTATOR, *position.seats):
            seen = position.view(viewer)
            if number % 5 == 0:
                states = GAME.new_states(2)
                rules.sample_state(OWN.record, seen[0], viewer, stream, states[0])
                rules.view(OWN.record, states[0], viewer, states[1])
                assert log_lines(before.get(viewer, seen[0]), states[1], viewer) == log_lines(
                    before.get(viewer, seen[0]), seen[0], viewer
                )
            before[viewer] = seen[0]


def test_the_log_never_shows_spectators_a_hidden_card() -> None:
    for seats in SEATS:
        for line in log_of(seats, 3):
            if any(
                words in line for words in (" plays ", " draws ", " gives ", " sees ", " puts ", " holds ", " gift")
            ):
                assert not A_CARD.search(line)
