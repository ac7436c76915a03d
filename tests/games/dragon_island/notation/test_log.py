"""The log of whole games of Dragon Island."""

import re
from itertools import pairwise

import pytest
from tests.games.dragon_island.position import GAME, OWN, random_game, rules
from tests.games.dragon_island.talk import NAMES, log_lines

from spadework.engine.interface import CHANCE, SPECTATOR, Record
from spadework.engine.stream import new_stream
from spadework.engine.words import LANGUAGES
from spadework.games.dragon_island.notation.texts import write
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.setup import TURN_LIMITS
from spadework.table.rehearsal import play_example

LONGEST = 190


def views(seats: int, seed: int, eyes: int = SPECTATOR, most: int = 1500) -> list[Record]:
    """The successive views of a random game with the lowest turn limit."""
    return [position.view(eyes)[0] for _, _, position in random_game(seats, seed, limit=1, most=most)]


def log_of(seats: int, seed: int, language: str = "en") -> list[str]:
    """A spectator's log of a random game."""
    return [
        line
        for before, after in pairwise(views(seats, seed, most=4000))
        for line in log_lines(before, after, SPECTATOR, language)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", rules.SEATS)
def test_the_log_of_a_game(seats: int, language: str) -> None:
    log = log_of(seats, 5, language)
    first, last = {
        "en": (" begins.", " wins with |Shared victory: "),
        "de": (" beginnt.", " gewinnt mit |Geteilter Sieg: "),
    }[language]
    assert log[0].endswith(first)
    assert re.search(last, log[-1])
    assert len(max(log, key=len)) < LONGEST


@pytest.mark.parametrize("seats", rules.SEATS)
def test_every_move_is_logged_once(seats: int) -> None:
    log = log_of(seats, 11)
    played = [
        write(OWN, seat, move).split(": ")[-1]
        for seat, move, _ in random_game(seats, 11, limit=1)
        if seat != CHANCE and move
    ]

    def count(words: str) -> int:
        return sum(bool(re.search(words, line)) for line in log)

    def moves(pattern: str) -> int:
        return sum(bool(re.match(pattern, text)) for text in played)

    assert count(" steps | flies |Both leave|Both fly off") == moves("step|fly")
    assert count(" begins turn ") == TURN_LIMITS[1]
    assert count(" passes") == moves("pass")
    assert count(" ends the turn") == moves("end turn")
    assert count(r" discards (?!the )") == moves("discard")
    assert count(" plays Terror") == moves("terror")
    assert count(" plays Attack") == moves("attack")
    assert count(" plays Curse") == moves("play curse")
    assert count(" goes on a Journey") == moves("journey")
    assert count(" plays Patrol") == moves("place")
    assert count(" swap places") * 2 <= moves("tile")
    assert count(" shares| gives up both coins") == moves("share")
    assert count("(plays|answers with) Infidelity") == moves("infidelity")


@pytest.mark.parametrize("seats", rules.SEATS)
def test_an_unchanged_position_logs_nothing(seats: int) -> None:
    for eyes in (SPECTATOR, 0):
        for view in views(seats, 23, eyes):
            assert log_lines(view, view, eyes) == []


def test_the_log_depends_only_on_what_the_viewer_knows() -> None:
    """Neither views nor the log lines of a move depend on facts that the viewer can't know."""
    stream = new_stream(2)
    before: dict[int, Record] = {}
    for number, (_, _, position) in enumerate(random_game(4, 7, most=1500)):
        for eyes in (SPECTATOR, *range(4)):
            seen = position.view(eyes)
            if number % 10 == 0:
                worlds = GAME.new_states(2)
                rules.sample_state(OWN.record, seen[0], eyes, stream, worlds[0])
                rules.view(OWN.record, worlds[0], eyes, worlds[1])
                earlier = before.get(eyes, seen[0])
                assert log_lines(earlier, worlds[1], eyes) == log_lines(earlier, seen[0], eyes)
            before[eyes] = seen[0]


@pytest.mark.rule("DI-20", "DI-70")
def test_log_and_replay_go_through_a_turn_action_by_action() -> None:
    table = play_example(GAME, "way", names=NAMES[:4])
    hunter = OWN.colours.index("brown")
    lines = [line for line in table.log() if line.turn == table.log()[-1].turn]
    assert [line.text for line in lines] == [
        "Ben steps to g7 (mountain), with a mountain card.",
        "Ben steps to g6 (forest), with a forest card.",
        "Ben steps to g5 (volcano), with a double card (forest/farmland) as a joker.",
        "Ben flies onto the treasure field, to wait there.",
    ]
    steps = [0, *table.seen_steps()]
    for line, field in zip(lines, ("boat-brown", "g7", "g6", "g5"), strict=True):
        # The others may interrupt, so each action is shown and logged before it happens.
        view = table.view(step=steps[line.version]).record
        assert (OWN.fields[view.hunter[hunter]], view.phase) == (field, s.ANNOUNCED)


@pytest.mark.rule("DI-74")
def test_log_and_replay_hide_who_was_asked_and_who_skips_reactions() -> None:
    shown = []
    for answer in ("no reaction", "skip reactions"):
        table = play_example(GAME, "reactions", 21, NAMES[:4])
        assert table.to_move == (2,)
        answered = len(table.steps) + 1
        table.play(2, answer)
        while table.time_to_react:
            table.let_time_pass()
        table.play(3, "end turn")
        for seat in (SPECTATOR, 0, 1, 3):
            seen = list(table.seen_steps(seat))
            assert answered not in seen
            shown.append((seat, seen, table.log(seat), [table.picture(seat, step=step) for step in seen[-4:]]))
    assert shown[:4] == shown[4:]


@pytest.mark.rule("DI-67", "DI-75")
def test_the_log_never_shows_spectators_a_hidden_card() -> None:
    for seats in rules.SEATS:
        lines = log_of(seats, 3)
        assert not [line for line in lines if re.search("^Drawn: | takes from | holds [^a]", line)]
        drawn = [line for line in lines if " draws " in line]
        assert drawn
        assert all(re.search(r" draws (a card|\d cards)( from the hand of \w+)?\.$", line) for line in drawn)
