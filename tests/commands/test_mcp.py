import sys
from typing import Any

import pytest
from mcp.server.mcpserver import MCPServer
from tests.some_games import ONE_OF_EACH
from tests.terminal import Run

GAME = ONE_OF_EACH[0].id


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """The transport and options of each server run; no server is started."""
    calls: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(MCPServer, "run", lambda _, transport, **how: calls.append((transport, how)))
    return calls


def test_help(run: Run) -> None:
    said = run("mcp", "--help")
    assert (said.code, said.err) == (0, "")
    assert all(option in said.out for option in ("--seats", "--seat", "--player", "--seed", "--join", "--http"))
    assert ".npz" in said.out


def test_mcp_runs_over_standard_input_and_output(run: Run, ran: list[tuple[str, dict[str, Any]]]) -> None:
    assert run("mcp", GAME, "--seats", "2", "--seat", "1", "--player", "random") == (0, "", "")
    assert ran == [("stdio", {})]


def test_mcp_over_http_listens_on_this_computer_only(run: Run, ran: list[tuple[str, dict[str, Any]]]) -> None:
    assert run("mcp", "--http", "8123") == (0, "", "")
    assert ran == [("streamable-http", {"host": "127.0.0.1", "port": 8123})]


def test_a_missing_mcp_library_is_an_error(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    assert run.fails("mcp") == "a seat for a language model needs the MCP SDK: pip install 'spadework[mcp]'"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "there is no game 'chess'"),
        ((GAME, "--seats", "99"), f"{GAME} is for "),
        ((GAME, "--seat", "9"), "there is no seat 9; seats are 0 to "),
        ((GAME, "--player", "general"), "unknown computer player 'general'"),
        ((GAME, "--option", "weather=fine"), f"{GAME} has no option 'weather'"),
        (("--option", "pause=long"), "--option requires a game"),
        ((GAME, "--language", "fr"), "unknown language 'fr'"),
        (("--join", "nonsense"), "expected a table or invitation link"),
        (("--join", "http://127.0.0.1:9/tables/\udc80"), "expected a table or invitation link"),
        (("--join", "http://127.0.0.1:9/tables/a", "--name", "A\nb"), "a name has at most 100 printable characters"),
        (("--join", "http://127.0.0.1:9/tables/a"), "http://127.0.0.1:9/tables/a: no seat available"),
        ((GAME, "--join", "http://127.0.0.1:9/tables/a"), "--join can't be combined with a game"),
    ],
)
def test_mcp_errors_are_printed_on_one_line(
    run: Run, ran: list[tuple[str, dict[str, Any]]], arguments: tuple[str, ...], reason: str
) -> None:
    assert run.fails("mcp", *arguments).startswith(reason)
    assert ran == []
