import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.some_games import ENDLESS
from tests.terminal import Run

import spadework
from spadework.engine.discovery import game as find_game
from spadework.engine.interface import CHANCE
from spadework.lab.tournament import Tournament
from spadework.players import new_player
from spadework.table import Table
from spadework.table.record import dumps

GAME = "lost_maps"
COMMANDS = ("serve", "games", "bench", "simulate", "tournament", "levels", "replay", "draw", "verify")


@pytest.fixture(scope="module")
def table() -> Table:
    """A finished game between mates."""
    table = Table(GAME, 2, 5, names=["Anna", "Ben"], contributions=("ab", "cd"))
    player = new_player("mate", table.game, table.deck, 1)
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, player.choose(table.view(seat).record, seat))
    return table


@pytest.fixture
def record(table: Table, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(dumps(table.record()), encoding="utf-8")
    return path


@pytest.fixture
def tampered(table: Table, tmp_path: Path) -> Path:
    """The record with a different secret."""
    path = tmp_path / "tampered.json"
    data = table.record()
    data["chance"]["secret"] = "00"
    path.write_text(dumps(data), encoding="utf-8")
    return path


# Help


def test_help_lists_the_commands(run: Run) -> None:
    said = run("--help")
    assert said.code == 0
    assert all(command in said.out for command in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "opens", "command"),
    [
        ((), True, "spadework serve"),
        (("serve",), False, "spadework serve"),
        (("serve", "--open", "--command", "./play"), True, "./play"),
    ],
)
def test_without_a_command_the_server_opens_the_browser(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], opens: bool, command: str
) -> None:
    asked: dict[str, Any] = {}
    monkeypatch.setattr("spadework.web.server.run.serve", lambda **how: asked.update(how))
    assert run(*arguments) == (0, "", "")
    assert (asked["open_browser"], asked["settings"].command) == (opens, command)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert f"spadework {command}" in said.out


def test_the_version(run: Run) -> None:
    assert run("--version") == (0, f"{spadework.__version__}\n", "")


@pytest.mark.parametrize(
    "arguments",
    [("dance",), ("simulate",), ("simulate", GAME), ("draw", GAME, "--step", "-1"), ("bench", "--seconds", "0"),
     ("serve", "--port", "0"), ("verify",), ("replay", "x", "--upto", "many"), ("simulate", GAME, "random", "--games", "0"),
     ("tournament", GAME), ("tournament", GAME, "random", "--games", "0"), ("tournament", GAME, "random", "--seconds", "0")],
)  # fmt: skip
def test_wrong_usage_prints_the_usage(run: Run, arguments: tuple[str, ...]) -> None:
    said = run(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert "Usage: " in said.err
    assert "Traceback" not in said.err


# Games


def test_the_games_are_listed(run: Run) -> None:
    said = run("games")
    assert said.code == 0
    assert [line.split("\t")[0] for line in said.out.splitlines()] == spadework.game_ids()
    assert f"{GAME}\tLost Maps\t2-4 players" in said.out.splitlines()


# Bench and simulate


@pytest.mark.slow
def test_bench_as_json(run: Run) -> None:
    said = run("bench", GAME, "--seats", "3", "--seconds", "0.02", "--json")
    measured = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert (measured["game"], measured["seats"]) == (GAME, 3)
    assert measured["moves_per_second"] > measured["games_per_second"] > 0
    assert set(measured) == {"game", "seats", "games_per_second", "moves_per_second", "state_bytes", "compile_seconds"}


@pytest.mark.long
@pytest.mark.slow
def test_bench_of_all_games_in_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.lab.bench.CHUNK", 10)
    said = run("bench", "--seconds", "0.02")
    assert said.code == 0
    assert [line.split(",")[0] for line in said.out.splitlines()] == spadework.game_ids()
    assert "moves per second" in said.out


def test_simulate_as_json(run: Run) -> None:
    said = run("simulate", GAME, "mate", "random", "--games", "20", "--seed", "3", "--json")
    result = json.loads(said.out)
    assert (result["game"], result["games"], result["seed"]) == (GAME, 20, 3)
    assert [row["player"] for row in result["seats"]] == ["mate", "random"]
    assert sum(row["wins"] for row in result["seats"]) == pytest.approx(1)
    assert result["seats"][0]["points"] > result["seats"][1]["points"]
    assert run("simulate", GAME, "mate", "random", "--games", "20", "--seed", "3", "--json") == said


def test_simulate_as_a_table(run: Run) -> None:
    said = run("simulate", GAME, "random", "random", "--games", "5", "--option", "memory-aid=on")
    assert said.code == 0
    assert "5 games" in said.out
    assert said.out.count("random") == 2
    assert said.err == ""


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    """A file with a player that makes one move and then fails."""
    path = tmp_path / "failing.py"
    path.write_text(
        "class Guest:\n    asked = 0\n    def choose(self, view, moves):\n        self.asked += 1\n"
        "        print('[red]tired')\n        return moves[0] if self.asked == 1 else None\n",
        encoding="utf-8",
    )
    return path


@pytest.mark.long
@pytest.mark.slow
def test_tournament_as_json(run: Run) -> None:
    arguments = ("tournament", GAME, "random", "mate", "random", "--games", "10", "--seed", "3", "--json")
    said = run(*arguments)
    result = json.loads(said.out)
    assert (said.code, said.err) == (0, "")
    assert {name: result[name] for name in ("game", "asked", "games", "deals", "seed", "unfinished")} == {
        "game": GAME, "asked": 10, "games": 12, "deals": 4, "seed": 3, "unfinished": 0,
    }  # fmt: skip
    assert result["failures"] == []
    assert result["players"][0]["player"] == "mate"
    assert {row["player"] for row in result["players"]} == {"mate", "random 1", "random 2"}
    assert run(*arguments, "--processes", "2") == said
    for row in result["players"]:
        assert row["games"] == sum(row["places"]) == 12
        assert 0 <= row["wins_from"] <= row["wins"] <= row["wins_to"] <= 1
        assert row["deviation"] > 0
        assert row["failed"] == 0
    assert sum(row["wins"] for row in result["players"]) == pytest.approx(1)
    assert run(*arguments) == said


def test_tournament_as_a_table_and_a_picture(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "wins.svg"
    said = run("tournament", GAME, "random", "random", "--games", "3", "--picture", picture)
    assert (said.code, said.err) == (0, "")
    assert f"{GAME}: 4 games, 2 deals from each of 2 seats" in said.out
    assert "rounded up from 3 games" in said.out
    assert said.out.count("random ") == 2
    assert "failed" not in said.out
    root = ElementTree.parse(picture).getroot()
    assert root is not None
    assert root.tag.endswith("svg")
    assert "random 2" in picture.read_text(encoding="utf-8")
    assert "rounded" not in run("tournament", GAME, "random", "random", "--games", "2").out


def test_an_interrupted_tournament_reports_its_complete_deals(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Tournament.play

    def interrupted(after: int) -> Callable[..., Iterator[Any]]:
        def some(self: Tournament, deals: int) -> Iterator[Any]:
            yield from islice(play(self, deals), after)
            raise KeyboardInterrupt

        return some

    monkeypatch.setattr(Tournament, "play", interrupted(5))
    said = run("tournament", GAME, "random", "random", "--games", "20")
    assert said.code == 130
    assert f"{GAME}: 4 games, 2 deals from each of 2 seats" in said.out
    assert said.err == "interrupted: 20 games were asked for\n"
    assert json.loads(run("tournament", GAME, "random", "random", "--games", "20", "--json").out)["games"] == 4
    monkeypatch.setattr(Tournament, "play", interrupted(1))
    said = run("tournament", GAME, "random", "random", "--games", "20")
    assert (said.code, said.out) == (130, "")
    assert said.err == "interrupted before any deal was played from every seat\n"


@pytest.mark.long
@pytest.mark.slow
def test_tournament_reports_who_failed_and_why(run: Run, failing: Path, tmp_path: Path) -> None:
    reason = "answered None, which is not a move; last output: [red]tired"
    said = run("tournament", GAME, failing, "random", "--games", "4")
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[-1] == f"{failing} lost 4 games: {reason}"
    result = json.loads(run("tournament", GAME, failing, "random", "--games", "2", "--json").out)
    assert result["failures"] == [{"player": str(failing), "reason": reason, "games": 2}]
    assert [(row["player"], row["wins"], row["failed"]) for row in result["players"]] == [
        ("random", 1, 0),
        (str(failing), 0, 2),
    ]
    (tmp_path / "broken.py").write_text("class", encoding="utf-8")
    assert run.fails("tournament", GAME, "random", tmp_path / "broken.py") == (
        f"{tmp_path / 'broken.py'}: can't be used: importing it raised SyntaxError: invalid syntax (line 1)"
    )


@pytest.mark.long
def test_tournament_reports_unfinished_games(run: Run) -> None:
    game = ENDLESS[0]
    players = ["random"] * game.rules.SEATS[0]
    arguments = ("tournament", game.id, *players, "--games", "9", "--limit", "3")
    unfinished = json.loads(run(*arguments, "--json").out)["unfinished"]
    assert 0 < unfinished <= 9
    assert run(*arguments).out.splitlines()[-1] == f"{unfinished} unfinished, stopped after 3 turns"


def test_simulate_takes_a_seed_of_any_length(run: Run) -> None:
    assert run("simulate", GAME, "random", "random", "--games", "1", "--seed", "9" * 30, "--json").code == 0


@pytest.mark.parametrize("id", [game.id for game in ENDLESS])
def test_simulate_stops_endless_games(run: Run, id: str) -> None:
    players = ["mate"] * find_game(id).rules.SEATS[0]
    said = run("simulate", id, *players, "--games", "3", "--limit", "5")
    assert (said.code, said.out.splitlines()[-1]) == (
        0,
        "turns: 5 to 5, middle half 5 to 5, median 5; 3 unfinished",
    )
    result = json.loads(run("simulate", id, *players, "--games", "3", "--limit", "5", "--json").out)
    assert (result["turns"], result["unfinished"]) == ([5] * 5, 3)


# Replay, draw and verify


def test_replay_prints_the_log(run: Run, record: Path, table: Table) -> None:
    for seat in (-1, 0):
        for language in ("en", "de"):
            said = run("replay", record, "--seat", str(seat), "--language", language)
            assert said.code == 0
            assert said.out.splitlines() == [line.text for line in table.log(seat, language)]


def test_replay_prints_part_of_the_log(run: Run, record: Path, table: Table) -> None:
    said = run("replay", record, "--upto", "20")
    whole = [line.text for line in table.log()]
    assert 0 < len(said.out.splitlines()) < len(whole)
    assert said.out.splitlines() == whole[: len(said.out.splitlines())]
    assert run("replay", record, "--upto", "0") == (0, "", "")


def test_draw_writes_a_picture(run: Run, record: Path, tmp_path: Path) -> None:
    output = tmp_path / "picture.svg"
    assert run("draw", record, "-o", output, "--seat", "1", "--language", "de", "--step", "30") == (0, "", "")
    root = ElementTree.parse(output).getroot()
    assert root is not None
    assert root.tag.endswith("svg")
    assert "Anna" in output.read_text(encoding="utf-8")


def test_draw_prints_a_picture_of_a_new_table(run: Run) -> None:
    wide, tall = run("draw", GAME, "--step", "25"), run("draw", GAME, "--step", "25", "--tall")
    assert wide.code == tall.code == 0
    assert ElementTree.fromstring(wide.out).get("viewBox") != ElementTree.fromstring(tall.out).get("viewBox")
    assert run("draw", GAME, "--step", "25") == wide
    assert run("draw", GAME, "--step", "25", "--seed", "4").out != wide.out
    assert run("draw", GAME, "--seats", "4", "--player", "random").out.startswith("<svg")


def test_draw_makes_a_page_of_all_the_art_of_a_game(run: Run) -> None:
    said = run("draw", "--sheet", GAME)
    assert said.code == 0
    assert said.out.startswith("<!doctype html>")
    assert said.out.count("<figure>") == len(find_game(GAME).sprites(find_game(GAME).deck()))


def test_verify_proves_fair_chance(run: Run, record: Path, table: Table) -> None:
    said = run("verify", record, record)
    assert (said.code, said.err) == (0, "")
    line = (
        f"{record}: fair: {len(table.steps)} steps replayed, every chance outcome matches commitment {table.commitment}"
    )
    assert said.out.splitlines() == [line, line]


def test_verify_says_what_is_missing(run: Run, table: Table, tmp_path: Path) -> None:
    short, unproven = tmp_path / "short.json", tmp_path / "unproven.json"
    cut = table.copy()
    # Cut before a seat's move, so that no chance outcome is missing as well.
    cut.undo(next(number for number in range(len(table.steps) - 3, 0, -1) if table.steps[number].seat != CHANCE))
    short.write_text(dumps(cut.record()), encoding="utf-8")
    said = run("verify", short)
    assert said.code == 1
    assert said.out.startswith(f"{short}: unfinished, so moves may be missing: {len(cut.steps)} steps replayed, ")
    other = Table(GAME, 2, 5, contributions=(None, ""))
    unproven.write_text(dumps(other.record()), encoding="utf-8")
    alert = "ALERT: 1 of 2 seed contributions missing, so the dealer could choose the deal"
    assert run("verify", unproven).out.splitlines()[-1] == f"{unproven}: {alert}"


def test_verify_names_broken_records_among_good_ones(run: Run, record: Path, tampered: Path, tmp_path: Path) -> None:
    line = 1 + tampered.read_text(encoding="utf-8").split('"secret"')[0].count("\n")
    said = run("verify", tampered, record, tmp_path / "nothing.json", tmp_path)
    assert said.code == 1
    assert said.out.startswith(f"{record}: fair: ")
    problems = said.err.splitlines()
    assert problems == [
        f"{tampered}: line {line}: the secret doesn't match the commitment published before the deal",
        f"{tmp_path / 'nothing.json'}: can't be read: No such file or directory",
        f"{tmp_path}: can't be read: Is a directory",
    ]


# Errors


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("simulate", "chess", "random"), "there is no game 'chess'; there are "),
        (
            ("simulate", GAME, "genius", "random"),
            "unknown computer player 'genius'; choose from random, policy, deck-hand, mate",
        ),
        (("simulate", GAME, "random"), f"{GAME} is for 2 to 4 players, not 1"),
        (("simulate", GAME, "random", "random", "--option", "speed"), "expected an option as name=choice, not 'speed'"),
        (("simulate", GAME, "random", "random", "--option", "speed=1"), f"{GAME} has no option 'speed'"),
        (("simulate", GAME, "random", "random", "--option", "deck=mine"), f"{GAME} has no deck 'mine'; there are own"),
        (("tournament", "chess", "random", "random"), "there is no game 'chess'; there are "),
        (
            ("tournament", GAME, "genius", "random"),
            "unknown computer player 'genius'; choose from random, policy, deck-hand, mate",
        ),
        (("tournament", GAME, "random"), f"{GAME} is for 2 to 4 players, not 1"),
        (("tournament", GAME, *["random"] * 5), f"{GAME} is for 2 to 4 players, not 5"),
        (
            ("tournament", GAME, "random", "random", "--option", "speed"),
            "expected an option as name=choice, not 'speed'",
        ),
        (("tournament", GAME, "random", "/nowhere/x.py"), "/nowhere/x.py: file not found"),
        (
            ("tournament", GAME, "random", "random", "--picture", "/nowhere/x.svg"),
            "/nowhere/x.svg: can't be written: the folder does not exist",
        ),
        (("tournament", GAME, "random", "random", "--picture", "/"), "/: can't be written: it is a folder"),
        (("tournament", GAME, "random", "random", "--picture", "x.png"), "expected the picture's name to end in .svg"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", GAME, "--seats", "0", "--seconds", "0.01"), f"{GAME} is for 2 to 4 players, not 0"),
        (("draw", "chess"), "there is no game 'chess'; there are "),
        (("draw", "chess.json"), "chess.json: can't be read: No such file or directory"),
        (("draw", GAME, "--seats", "0"), f"{GAME} is for 2 to 4 players, not 0"),
        (("draw", GAME, "--language", "fr"), "unknown language 'fr'; choose from en, de"),
        (("draw", GAME, "--seat", "2", "--step", "3"), "expected a seat from 0 to 1, or -1 for a spectator, not 2"),
        (("draw", GAME, "--player", "genius"), "unknown computer player 'genius'"),
        (("draw", GAME, "--step", "99999"), "the game has "),
        (("draw", GAME, "--step", "3", "-o", "x.jpg"), "expected the picture's name to end in .svg or .png, not x.jpg"),
        (
            ("draw", GAME, "--step", "3", "-o", "/nowhere/x.svg"),
            "/nowhere/x.svg: can't be written: the folder does not exist",
        ),
        (("replay", "/nowhere/x.json"), "/nowhere/x.json: can't be read: No such file or directory"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_errors_are_printed_on_one_line(run: Run, arguments: tuple[str, ...], reason: str) -> None:
    assert run.fails(*arguments).startswith(reason)


def test_a_file_without_permission_is_refused_before_any_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    said = run.fails("tournament", GAME, "random", "random", "--picture", "x.svg")
    assert said == "x.svg: can't be written: permission denied"


def test_errors_in_records_are_reported(run: Run, record: Path, table: Table, tmp_path: Path) -> None:
    steps = len(table.steps)
    assert run.fails("replay", record, "--upto", "9999") == (
        f"the record has {steps} moves; expected 0 to {steps}, not 9999"
    )
    assert run.fails("draw", record, "--step", "9999").startswith(f"the record has {steps} moves")
    assert run.fails("replay", record, "--seat", "2") == "expected a seat from 0 to 1, or -1 for a spectator, not 2"
    assert run.fails("replay", record, "--language", "fr").startswith("unknown language 'fr'")
    for content, reason in (
        (b"", "line 1: not valid JSON"),
        (b"\xff\xfe", "not a record: not valid UTF-8"),
        (b"{}", "line 1: record: 'format' is a required property"),
        (b"[" * 200_000, "not a record: nested too deeply"),
    ):
        (tmp_path / "broken.json").write_bytes(content)
        assert reason in run.fails("replay", tmp_path / "broken.json")
        assert reason in run.fails("draw", tmp_path / "broken.json")
        assert reason in run("verify", tmp_path / "broken.json").err


# In separate processes


def spawn(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", "from spadework.cli import main; main()", *map(str, arguments)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.long
@pytest.mark.slow
def test_commands_run_without_a_warning(record: Path, tampered: Path) -> None:
    told = spawn("replay", record, "--upto", "30")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout
    refused = spawn("verify", tampered)
    assert refused.returncode == 1
    assert refused.stderr.count("\n") == 1
    assert "Traceback" not in refused.stderr


def test_help_needs_no_game_and_no_compiler() -> None:
    code = (
        "import sys\nfrom spadework import cli\nsys.argv = ['spadework', 'simulate', '--help']\n"
        "try:\n    cli.main()\nfinally:\n    print('numba' in sys.modules, 'numpy' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stdout.splitlines()[-1] == "False False"


@pytest.mark.long
@pytest.mark.slow
def test_a_closed_output_pipe_causes_no_error_message(record: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", "from spadework.cli import main; main()", "replay", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    complaints = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 1
    assert complaints == ""


@pytest.mark.long
@pytest.mark.slow
def test_uncompiled_commands_print_the_same() -> None:
    arguments = ("simulate", GAME, "random", "random", "--games", "2", "--json")
    assert spawn(*arguments, SPADEWORK_JIT="0").stdout == spawn(*arguments).stdout != ""


def test_the_command_line_as_a_module(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "spadework", "--version"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert ran.stdout == f"{spadework.__version__}\n"
