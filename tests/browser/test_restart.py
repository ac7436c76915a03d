"""A game of typed moves, while the server stops, is killed and hangs: nothing is lost, and no move is played twice."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.person import Person, kinds
from tests.browser.server import ServerProcess
from tests.some_games import ONE_OF_EACH

pytestmark = pytest.mark.browser

GAME = ONE_OF_EACH[0].id
BROKEN_LINE = ("WebSocket", "ERR_CONNECTION_REFUSED")


@pytest.fixture
def shaky(compiled_games: None, tmp_path: Path) -> Iterator[ServerProcess]:  # noqa: ARG001
    """A server for this test alone, to be stopped and restarted."""
    server = ServerProcess(tmp_path)
    server.start()
    server.prepare(GAME)
    yield server
    server.stop()
    # A killed server leaves semaphores behind, which Python removes with a warning.
    assert [line for line in server.faults().splitlines() if "resource_tracker" not in line] == []


@pytest.mark.long
def test_a_game_continues_after_the_server_stops_or_is_killed(
    shaky: ServerProcess, newcomer: Callable[..., Person]
) -> None:
    person = newcomer(1280, 800, address=shaky.address)
    table = person.open_table(GAME, kinds(GAME, "me", "computer"), ["Anna"])
    person.until("choose")
    misspell(person)
    played = [type_next(person) for _ in range(4)]

    # Stopped gracefully, between two moves.
    assert shaky.stop(signal.SIGTERM) == 0
    lost(person)
    shaky.start()
    found_again(person)
    played += [type_next(person) for _ in range(2)]

    # Killed just after a move was sent, which may have been stored or not. An impatient player retries immediately.
    person.until("choose")
    played.append(person.play_by_typing())
    shaky.stop(signal.SIGKILL)
    lost(person)
    shaky.start()
    try_again(person)
    found_again(person)
    played += [type_next(person) for _ in range(2)]

    # Killed before it could receive the move that was sent.
    person.until("choose")
    shaky.send(signal.SIGSTOP)
    played.append(person.play_by_typing())
    expect(person.at("#ask")).to_have_text("Sending your move …")
    shaky.stop(signal.SIGKILL)
    lost(person)
    shaky.start()
    try_again(person)
    found_again(person)

    played += [type_next(person) for _ in range(2)]
    person.situation("wait")
    person.no_errors(*BROKEN_LINE)
    assert shaky.stop() == 0
    assert shaky.moves(table.split("/")[-1], 0) == played


def type_next(person: Person) -> str:
    """Wait for the person's turn, then type a move."""
    person.until("choose")
    return person.play_by_typing()


def misspell(person: Person) -> None:
    """Type texts that are not legal moves: the page says so, nothing is played, and the field keeps what was typed."""
    offered = person.offered()
    person.open("#moves")
    for text in ("xyzzy", "a1 " * 60, '"<b>', *illegal(offered)):
        person.type(text)
        answer = person.at("#typing-answer")
        expect(answer).not_to_be_empty()
        assert len(answer.inner_text().split()) > 4
        expect(person.at("#typing input")).to_have_attribute("aria-invalid", "true")
        expect(person.at("#typing input")).to_have_value(text[:200])
    person.shot("typed-nonsense")
    person.until("choose")
    assert person.offered() == offered


def illegal(offered: list[str]) -> list[str]:
    """Return a text that looks like a move but is illegal: a move with its last word repeated."""
    texts = [f"{text} {text.split()[-1]}" for text in offered]
    return [text for text in texts if text not in offered][:1]


def lost(person: Person) -> None:
    """Wait until the page says that the connection is lost."""
    expect(person.at("#connection")).to_be_visible()
    person.sees("#connection", "Connection lost.")


def try_again(person: Person) -> None:
    """Press the button to reconnect, in case the page has not reconnected by itself."""
    person.page.evaluate("() => document.querySelector('#retry').click()")


def found_again(person: Person) -> None:
    """Wait until the page has reconnected to the table."""
    expect(person.at("#connection")).to_be_hidden()
