import itertools
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from tests.some_games import short

import spadework
from spadework.engine.chance import commitment
from spadework.engine.discovery import UnknownGame
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.material import MaterialError
from spadework.engine.stream import below, new_stream
from spadework.table import BrokenLog, IllegalMove, Move, Table


def entries(table: Table) -> list[tuple[int, str]]:
    return [(step.seat, step.text) for step in table.steps]


def play_to_the_end(table: Table, seed: int = 1) -> Table:
    """Play random moves of random seats to the end of the game. Return the table."""
    stream = new_stream(seed)
    while not table.over:
        seat = table.to_move[below(stream, len(table.to_move))]
        moves = table.legal(seat)
        table.play(seat, moves[below(stream, len(moves))])
    return table


def standing(table: Table) -> Any:
    """Return everything that distinguishes one table from another."""
    return (
        entries(table),
        [table.version(seat) for seat in (SPECTATOR, *range(table.seats))],
        [table.decision(seat) for seat in range(table.seats)],
        [table.view(seat).as_dict() for seat in (SPECTATOR, *range(table.seats))],
        table.to_move,
    )


@pytest.fixture
def table(toy: Game) -> Table:
    return Table(toy, 3, 5)


@pytest.fixture(params=[*spadework.game_ids(), "dig"])
def played(request: pytest.FixtureRequest, toy: Game) -> Table:
    """A table of each game, played to its end."""
    game = toy if request.param == "dig" else spadework.game(request.param)
    return play_to_the_end(Table(game, game.rules.SEATS[-1], 3, short(game)))


# Playing


def test_a_table_begins_with_the_first_decision(table: Table) -> None:
    assert table.to_move == (0, 1, 2)
    assert not table.over
    assert table.result is None
    assert [step.seat for step in table.steps] == [CHANCE] * 3
    assert repr(table) == "<Table of dig, 3 seats, 3 steps>"
    assert table.names == ("Player 1", "Player 2", "Player 3")


def test_a_move_may_be_a_move_a_code_or_a_text(toy: Game) -> None:
    tables = [Table(toy, 2, 5) for _ in range(4)]
    for table, move in zip(tables, (Move(1, "go"), 1, "go", np.int32(1)), strict=True):
        assert table.legal(0) == [Move(0, "stay"), Move(1, "go")]
        (step,) = table.play(0, move)  # type: ignore[arg-type]
        assert (step.seat, step.code, step.text) == (0, 1, "go")
    assert all(standing(table) == standing(tables[0]) for table in tables)


def test_chance_plays_automatically(table: Table) -> None:
    table.play(2, "stay")
    table.play(0, "stay")
    made = table.play(1, "stay")
    assert [step.seat for step in made] == [1, CHANCE]
    assert table.to_move in ((0, 1, 2), ())
    assert table.steps[-2:] == made


def refused(table: Table, seat: int, move: Move | int | str) -> IllegalMove:
    """Return the error of a refused move, after checking that it changed nothing."""
    before = standing(table)
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, move)
    assert standing(table) == before
    return caught.value


def test_a_move_out_of_turn_is_refused(table: Table) -> None:
    table.play(0, "stay")
    error = refused(table, 0, "go")
    assert str(error) == "seat 0 can't play 'go': it is not this seat's turn (rule DG-3)"
    assert (error.seat, error.move, error.reason, error.rule) == (0, "go", "it is not this seat's turn", "DG-3")
    assert table.legal(0) == []


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    table = Table("lost_maps", 2, 7)
    error = refused(table, 0, "take 2")
    assert (error.reason, error.rule) == ("not legal now", "LM-10")
    assert "(rule LM-10)" in str(error)


def test_text_that_is_not_a_move_is_refused(table: Table) -> None:
    assert str(refused(table, 0, "dance")) == "seat 0 can't play 'dance': 'dance' is not a move; write one of stay, go"


@pytest.mark.parametrize("code", [2, -1, 11, 2**31, 2**80, -(2**80)])
def test_a_code_that_is_not_a_move_is_refused(table: Table, code: int) -> None:
    assert refused(table, 0, code).reason == "there is no move of this code"
    assert refused(table, 0, Move(code, "stay")).reason == "there is no move of this code"


def test_a_code_must_be_an_integer(table: Table) -> None:
    with pytest.raises(TypeError):
        table.play(0, 1.0)  # type: ignore[arg-type]
    assert len(table.steps) == 3


@pytest.mark.parametrize("seat", [-1, 3, CHANCE, 99])
def test_an_unknown_seat_is_refused(table: Table, seat: int) -> None:
    assert "there is no such seat; seats are 0 to 2" in str(refused(table, seat, "stay"))
    with pytest.raises(IndexError, match=f"there is no seat {seat}; seats are 0 to 2"):
        table.legal(seat)
    if seat != SPECTATOR:
        with pytest.raises(IndexError, match=f"there is no seat {seat}; seats are 0 to 2"):
            table.view(seat)


def test_nobody_plays_after_the_end(played: Table) -> None:
    assert played.over
    assert played.to_move == ()
    error = refused(played, 0, next(step.text for step in played.steps if step.seat == 0))
    assert error.reason == "the game is over"
    assert repr(played).endswith("steps, over>")
    assert all(played.legal(seat) == [] for seat in range(played.seats))


def test_the_result_is_that_of_the_rules(played: Table) -> None:
    result = played.result
    assert result is not None
    assert len(result.scores) == len(result.places) == len(result.parts) == played.seats
    assert result.scores == tuple(sum(parts.values()) for parts in result.parts)
    assert set(result.parts[0]) == set(played.game.rules.PARTS)
    assert result.scores[result.places.index(1)] == max(result.scores)


# Setup


def test_the_same_seed_makes_the_same_table(toy: Game) -> None:
    assert standing(play_to_the_end(Table(toy, 2, 8))) == standing(play_to_the_end(Table(toy, 2, 8)))
    assert len({tuple(entries(Table(toy, 3, seed))) for seed in range(40)}) > 20


def test_without_a_seed_every_table_differs(toy: Game) -> None:
    tables = [Table(toy, 3) for _ in range(20)]
    assert len({table.setup.secret for table in tables}) == 20
    assert len({tuple(entries(table)) for table in tables}) > 5


def test_secret_and_contributions_determine_chance(toy: Game) -> None:
    def dealt(secret: bytes, *contributions: str) -> list[tuple[int, str]]:
        table = Table(toy, 2, secret=secret, contributions=contributions)
        assert table.commitment == commitment(secret)
        return entries(play_to_the_end(table))

    assert dealt(b"s", "a", "b") == dealt(b"s", "a", "b")
    assert len({str(dealt(b"s", *parts)) for parts in itertools.permutations(("a", "b", "c"), 2)}) > 3


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"seats": 1}, ValueError, "dig is for 2 to 3 players, not 1"),
        ({"seats": 9}, ValueError, "dig is for 2 to 3 players, not 9"),
        ({"names": ["Anna"]}, ValueError, "1 names for 2 seats; name everyone or no one"),
        ({"names": ["Anna", ""]}, ValueError, "a name has 1 to 100 characters"),
        ({"names": ["Anna", "B" * 101]}, ValueError, "a name has 1 to 100 characters"),
        ({"secret": b""}, ValueError, "the secret has 0 bytes; it may have 1 to 64"),
        ({"secret": bytes(65)}, ValueError, "the secret has 65 bytes; it may have 1 to 64"),
        ({"contributions": ["a"] * 3}, ValueError, "3 parts of the key for 2 seats; each seat gives at most one"),
        ({"contributions": ["a" * 201]}, ValueError, "each of up to 200 characters"),
        ({"options": {"mice": "two"}}, ValueError, "no option 'mice'"),
        ({"options": {"rats": "none"}}, ValueError, "has no choice 'none'"),
        ({"options": {"deck": "mine"}}, MaterialError, "dig has no deck 'mine'; there are own"),
    ],
)
def test_invalid_table_settings_are_refused(
    toy: Game, arguments: dict[str, Any], error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        Table(toy, **{"seats": 2, **arguments})


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        Table("chess")


def test_options_change_the_game(toy: Game) -> None:
    assert Table(toy, 2, 1).view().as_dict()["last_rat"] == 2
    assert Table(toy, 2, 1, {"rats": "three"}).view().as_dict()["last_rat"] == 3


# Undo


def test_undo_takes_back_steps(played: Table) -> None:
    fresh = empty(played)
    final = standing(played)
    log = entries(played)
    for length in (len(log) - 1, len(log) // 2, 0):
        played.undo(length)
        assert entries(played) == log[:length]
        assert not played.over
    assert standing(played) == standing(fresh)
    played.restore(log)
    assert standing(played) == final


def test_after_undo_chance_has_the_same_outcomes(played: Table) -> None:
    log = entries(played)
    half = len(log) // 2
    played.undo(half)
    played.play_chance()
    while len(played.steps) < len(log):
        seat, text = log[len(played.steps)]
        played.play(seat, text)
    assert entries(played) == log


def test_undoing_missing_steps_changes_nothing(table: Table) -> None:
    before = standing(table)
    table.undo(99)
    assert standing(table) == before
    with pytest.raises(ValueError, match="a table can't have -1 steps"):
        table.undo(-1)
    assert standing(table) == before


# Restore


def empty(table: Table) -> Table:
    """Return a table with the same key, before the deal."""
    return Table.undealt(table.setup)


def test_a_log_restores_the_table(played: Table) -> None:
    restored = empty(played)
    restored.restore(entries(played))
    assert standing(restored) == standing(played)
    assert restored.result == played.result


def test_a_log_can_be_restored_in_parts_and_played_on(toy: Game) -> None:
    table = Table(toy, 3, 12, {"rats": "three"})
    restored = empty(table)
    restored.restore(entries(table))
    table.play(0, "stay")
    restored.restore(entries(table)[3:])
    for each in (table, restored):
        each.play(1, "stay")
        each.play(2, "go")
    assert standing(restored) == standing(table)


def test_a_table_restored_without_chance_checks_continues_its_stream(toy: Game) -> None:
    table = Table(toy, 3, 12, {"rats": "three"})
    restored = empty(table)
    restored.restore(entries(table), check_chance=False)
    for each in (table, restored):
        for seat in (0, 1, 2):
            each.play(seat, "stay")
    assert entries(restored) == entries(table)


def broken(table: Table, log: Sequence[tuple[int, str]], check_chance: bool = True) -> BrokenLog:
    """Return the error from restoring a log, after checking that the table stayed empty."""
    restored = empty(table)
    before = standing(restored)
    with pytest.raises(BrokenLog) as caught:
        restored.restore(log, check_chance=check_chance)
    assert standing(restored) == before
    return caught.value


@pytest.fixture
def log(toy: Game) -> tuple[Table, list[tuple[int, str]]]:
    """A finished game in which coins are drawn before a rat, and its log."""
    table = play_to_the_end(Table(toy, 3, 5), seed=4)
    found = entries(table)
    assert [seat for seat, _ in found[:3]] == [CHANCE] * 3
    return table, found


def test_an_entry_after_the_end(log: tuple[Table, list[tuple[int, str]]]) -> None:
    table, found = log
    error = broken(table, [*found, (0, "stay")])
    assert (error.number, error.reason) == (len(found), "'stay' comes after the end of the game")
    assert str(error) == f"entry {len(found) + 1}: 'stay' comes after the end of the game"


@pytest.mark.parametrize("seat", [-1, 3, 7, 9, 99])
def test_an_entry_of_an_unknown_seat_is_refused(log: tuple[Table, list[tuple[int, str]]], seat: int) -> None:
    table, found = log
    error = broken(table, [*found[:3], (seat, "stay")])
    assert (error.number, error.reason) == (3, f"'stay': it's not seat {seat}'s turn here")


def test_an_entry_out_of_turn(log: tuple[Table, list[tuple[int, str]]]) -> None:
    table, found = log
    assert broken(table, [(0, "stay"), *found]).reason == "'stay': it's not seat 0's turn here"
    assert broken(table, [*found[:3], (CHANCE, "rat")]).reason == "'rat': it's not chance's turn here"
    assert broken(table, [*found[:4], found[3]]).number == 4


def test_an_entry_that_is_not_a_move_is_refused(log: tuple[Table, list[tuple[int, str]]]) -> None:
    table, found = log
    error = broken(table, [*found[:3], (found[3][0], "dance")])
    assert (error.number, error.reason) == (3, "'dance' is not a move; write one of stay, go")
    assert broken(table, [(CHANCE, "dance")]).number == 0


def test_an_entry_that_is_not_legal() -> None:
    table = Table("lost_maps", 2, 7)
    error = broken(table, [*entries(table), (1, "take 1")])
    assert error.number == len(table.steps)
    assert error.reason == "seat 1 can't play 'take 1': not legal now (rule LM-10)"


def test_an_impossible_outcome_is_refused(log: tuple[Table, list[tuple[int, str]]]) -> None:
    table, found = log
    for check_chance in (True, False):
        error = broken(table, [(CHANCE, "coin 3"), *found[1:]], check_chance)
        assert (error.number, error.reason) == (0, "'coin 3' is not a possible outcome of chance here")


def test_an_outcome_that_the_key_does_not_produce_is_refused(log: tuple[Table, list[tuple[int, str]]]) -> None:
    table, found = log
    other = "luck 1" if found[0][1] != "luck 1" else "luck 2"
    changed = [(CHANCE, other), *found[1:]]
    error = broken(table, changed)
    assert (error.number, error.reason) == (0, f"the table's key produces {found[0][1]!r} here, not {other!r}")
    restored = empty(table)
    restored.restore(changed, check_chance=False)
    assert entries(restored) == changed


def test_a_log_that_ends_before_chance(log: tuple[Table, list[tuple[int, str]]]) -> None:
    table, found = log
    for length in (0, 1, 2):
        error = broken(table, found[:length])
        assert error.number == length
        assert error.reason == "the log ends where chance must play; entries are missing"


@pytest.mark.slow
def test_a_log_with_a_missing_entry_is_refused(played: Table) -> None:
    log = entries(played)
    for missing in [number for number, (seat, _) in enumerate(log) if seat == CHANCE][::5]:
        assert broken(played, [*log[:missing], *log[missing + 1 :]]).number >= missing


# Views


def test_versions_have_no_gaps_and_change_with_the_view(played: Table) -> None:
    log = entries(played)
    table = empty(played)
    before = {seat: table.view(seat).record.tobytes() for seat in (SPECTATOR, *range(table.seats))}
    versions = dict.fromkeys(before, 0)
    for seat, text in log:
        table._restore_step(0, seat, text, True)
        step = table.steps[-1]
        for audience in before:
            now = table.view(audience).record.tobytes()
            bit = table.seats if audience == SPECTATOR else audience
            assert bool(step.seen >> bit & 1) == (now != before[audience])
            versions[audience] += now != before[audience]
            assert table.version(audience) == versions[audience]
            before[audience] = now
    assert standing(table) == standing(played)


def test_every_version_has_one_seen_step(played: Table) -> None:
    for seat in (SPECTATOR, *range(played.seats)):
        numbers = list(played.seen_steps(seat))
        assert len(numbers) == played.version(seat)
        assert numbers == sorted(set(numbers))
        assert all(1 <= number <= len(played.steps) for number in numbers)


def test_a_sealed_answer_shows_others_only_who_has_answered(table: Table) -> None:
    other = Table(table.game, 3, 5)
    table.play(0, "stay")
    other.play(0, "go")
    for seat in (SPECTATOR, 1, 2):
        assert table.view(seat).as_dict() == other.view(seat).as_dict()
        assert table.picture(seat) == other.picture(seat)
        assert table.log(seat) == other.log(seat)
        assert table.waiting(seat) == (1, 2)
    assert table.view(0).as_dict()["answer"] == [0, -1, -1]


@pytest.mark.slow
def test_the_view_at_a_step_is_what_was_seen_then(played: Table) -> None:
    log = entries(played)
    table = empty(played)
    audiences = (SPECTATOR, *range(table.seats))
    for number in range(len(log) + 1):
        for seat in audiences:
            assert played.view(seat, number).as_dict() == table.view(seat).as_dict()
        if number < len(log):
            table._restore_step(number, *log[number], True)


@pytest.mark.parametrize("step", [-1, 4, 99])
def test_an_unknown_step_is_an_error(table: Table, step: int) -> None:
    with pytest.raises(IndexError, match=f"there is no step {step}; the table has 3"):
        table.view(0, step)


def test_a_view_is_a_copy(table: Table) -> None:
    for step in (None, 3, 2):
        view = table.view(0, step)
        view.record.coins[:] = 99
        assert table.view(0, step).as_dict()["coins"] == [0, 0, 0]
    assert repr(table.view()).startswith("<View of dig by a spectator: seats=3, ")


def test_decisions_are_counted_by_seat(table: Table) -> None:
    assert [table.decision(seat) for seat in range(3)] == [0, 0, 0]
    table.play(1, "stay")
    assert [table.decision(seat) for seat in range(3)] == [0, 1, 0]
    table.undo(3)
    assert table.decision(1) == 0


@pytest.mark.long(but=("dragon_island",))
@pytest.mark.slow
def test_a_log_can_be_read_in_parts(played: Table) -> None:
    for seat in (SPECTATOR, 0):
        whole = played.log(seat)
        last = played.version(seat)
        assert [line.version for line in whole] == sorted(line.version for line in whole)
        assert whole
        for since in (0, 1, last // 2, last - 1, last):
            assert played.log(seat, since=since) == [line for line in whole if line.version > since]
            assert played.log(seat, upto=since) == [line for line in whole if line.version <= since]
            assert played.log(seat, since=since, upto=since + 2) == [
                line for line in whole if since < line.version <= since + 2
            ]
        assert played.log(seat, since=last) == []


def test_a_log_is_written_in_the_readers_language(table: Table) -> None:
    assert [line.text for line in table.log(1)] == [f"Your lucky number is {table.view(1).as_dict()['lucky'][1]}."]
    assert table.log(1, "de")[0].text.startswith("Deine Glückszahl ist ")
    assert table.log() == []


def test_labelled_moves_have_labels_clicks_and_marks(toy: Game) -> None:
    table = Table(toy, 2, 1, names=["Anna", "Bänjamin <&>"])
    stay, go = table.labelled_moves(1, "de")
    assert (stay.code, stay.text, stay.label) == (0, "stay", "Bleiben")
    assert (go.picks, go.marks) == ((("answer-go",),), ("answer-go",))
    assert table.prompt(1, "de") == "Bänjamin <&>, bleiben oder heimgehen?"
    assert table.prompt(1) == "Bänjamin <&>, stay or go home?"
    table.play(1, "stay")
    assert (table.labelled_moves(1), table.prompt(1)) == ([], "")
    assert (table.labelled_moves(SPECTATOR), table.prompt(SPECTATOR)) == ([], "")


def test_labelled_moves_are_the_legal_moves(played: Table) -> None:
    log = entries(played)
    table = empty(played)
    for number, (seat, text) in enumerate(log):
        if number % 5 == 0 and seat != CHANCE:
            assert [(labelled.code, labelled.text) for labelled in table.labelled_moves(seat)] == [
                tuple(move) for move in table.legal(seat)
            ]
            assert text in [move.text for move in table.legal(seat)]
        table._restore_step(number, seat, text, True)


def test_pictures_are_those_of_the_view(played: Table) -> None:
    pictures = {
        (seat, language, wide): played.picture(seat, language, wide)
        for seat in (SPECTATOR, 0)
        for language in ("en", "de")
        for wide in (True, False)
    }
    for picture in pictures.values():
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert pictures[0, "en", True] != pictures[0, "en", False]
    assert played.picture(0, step=len(played.steps)) == played.picture(0)
    first_move = next(number for number, step in enumerate(played.steps) if step.seat == 0)
    assert played.picture(0, step=first_move) != played.picture(0)


def test_a_notebook_shows_the_table_as_spectators_see_it(table: Table) -> None:
    svg = ElementTree.fromstring(table._repr_svg_())
    assert svg.find("{http://www.w3.org/2000/svg}style") is not None
    assert "Player 2" in table._repr_svg_()


def test_the_package_exports_the_table() -> None:
    assert spadework.Table is Table
    with pytest.raises(AttributeError, match="no attribute 'Chair'"):
        spadework.Chair  # noqa: B018


def test_the_games_are_listed_before_and_after_one_is_loaded(toy: Game) -> None:
    listed = spadework.game_ids()
    assert spadework.game(listed[0]).rules.VERSION >= 1
    assert spadework.game_ids() == listed
    assert toy.id not in listed


def test_errors_for_wrong_arguments_say_what_was_expected(toy: Game) -> None:
    with pytest.raises(TypeError, match="how many play is a whole number, not '3'"):
        Table(toy, "3")  # type: ignore[arg-type]
    with pytest.raises(KeyError, match="there is no language 'fr'; choose one of en, de"):
        Table(toy, 2, 1).log(language="fr")
    with pytest.raises(KeyError, match="there is no language 'fr'"):
        Table(toy, 2, 1).picture(language="fr")
