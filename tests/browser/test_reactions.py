"""Reactions in three browsers: one player interrupts another's flight, a third counters, and nobody else learns who was asked."""

import itertools
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from tests.browser.person import Person
from tests.browser.thread_server import ThreadServer, serving_in_a_thread

from spadework.table import Table
from spadework.table.setup import SECRET_BYTES
from spadework.web.server.settings import Settings

pytestmark = pytest.mark.browser

Newcomer = Callable[..., Person]
GAME = "dragon_island"
NAMES = ("Anna", "Bert", "Cora")
SECONDS = 1000.0
"""Time to react, in seconds; the test advances the clock."""


class Plot(NamedTuple):
    """A deal in which one player can fly, another can interrupt, and the third can counter."""

    secret: bytes
    flier: int
    flight: str
    sleeper: int
    slumber: str
    helper: int
    counterspell: str


def contribution(seat: int) -> str:
    """Return the seed contribution of a seat's browser in this test."""
    return f"{seat + 1:02x}" * 32


def plot() -> Plot:
    """Find the first deal, by the server's secret, that can be played this way."""
    for number in itertools.count():
        secret = number.to_bytes(SECRET_BYTES)
        contributions = [contribution(seat) for seat in range(3)]
        table = Table(GAME, 3, secret=secret, contributions=contributions, timed_reactions=True)
        table.let_time_pass()
        flier = table.to_move[0]
        flight = text_of(table, flier, "fly")
        if flight:
            table.play(flier, flight)
            for sleeper in table.to_move:
                helper = 3 - flier - sleeper
                slumber = text_of(table, sleeper, "slumber")
                if slumber:
                    table.play(sleeper, slumber)
                    table.let_time_pass()
                    counterspell = text_of(table, helper, "counter")
                    if counterspell:
                        table.play(helper, counterspell)
                        table.let_time_pass()
                        if not table.to_move:
                            return Plot(secret, flier, flight, sleeper, slumber, helper, counterspell)
                    break
    raise AssertionError


def text_of(table: Table, seat: int, word: str) -> str:
    """Return a legal move of a seat that contains a word, empty if there is none."""
    return next((move.text for move in table.legal(seat) if word in move.text), "")


@pytest.fixture
def server(compiled_games: None, tmp_path: Path) -> Iterator[ThreadServer]:  # noqa: ARG001
    """A server that gives people a limited time to react."""
    with serving_in_a_thread(Settings(folder=tmp_path, reaction=SECONDS, game_wait=60, warm=False)) as server:
        yield server


def sat_down(newcomer: Newcomer, server: ThreadServer, secret: bytes) -> list[Person]:
    """Return three people at a table with the given secret."""
    sizes = [(1366, 768), (1366, 768), (390, 844)]
    people = [newcomer(*size, seed, server.address) for seed, size in enumerate(sizes)]
    for seat, person in enumerate(people):
        person.page.add_init_script(f"crypto.getRandomValues = (array) => array.fill({seat + 1});")
    host = people[0]
    host.go("/")
    answer = host.page.context.request.post(
        f"{server.address}/games/{GAME}/new",
        form={
            "seats": "3", "kind-0": "me", "kind-1": "link", "kind-2": "link",
            "name-0": NAMES[0], "name-1": NAMES[1], "name-2": NAMES[2],
        },
        headers={"Origin": server.address},
        max_redirects=0,
    )  # fmt: skip
    table = answer.headers["location"]
    with closing(sqlite3.connect(server.settings.folder / "spadework.sqlite")) as database, database:
        database.execute("UPDATE tables SET secret = ?", [secret.hex()])
    host.go(table)
    link = host.invitation()
    for person in people[1:]:
        person.go(link.removeprefix(server.address))
        person.at("form .main").click()
        person.page.wait_for_url(f"**{table}")
    return people


def pass_time(people: list[Person], server: ThreadServer) -> None:
    """Let the time to react pass. A request that is still being answered then would time out."""
    for person in people:
        person.page.wait_for_function("() => document.fonts.status === 'loaded'")
    server.clock.put_forward(SECONDS)


@pytest.mark.long
def test_a_player_interrupts_a_flight_and_a_third_counters(newcomer: Newcomer, server: ThreadServer) -> None:
    found = plot()
    people = sat_down(newcomer, server, found.secret)
    flier, sleeper, helper = people[found.flier], people[found.sleeper], people[found.helper]
    for person in people:
        expect(person.at("#clock")).to_be_visible()
    pass_time(people, server)
    flier.until("choose")
    typed(flier, found.flight)
    sleeper.until("choose")
    for person in (flier, helper):
        person.sees("#ask", "Waiting for reactions.")
        assert person.situation() == "wait"
        expect(person.at("#clock")).to_be_visible()
    sleeper.shot("reaction-asked")
    flier.shot("reaction-waiting")
    typed(sleeper, found.slumber)
    sleeper.until("wait")
    pass_time(people, server)
    helper.until("choose")
    helper.shot("reaction-countering")
    helper.at("#direct button", has_text="Counterspell").click()
    helper.until("wait")
    pass_time(people, server)
    for person in people:
        expect(person.at("#log")).to_contain_text(re.compile("plays? Counterspell"))
        lines = " ".join(person.log())
        told = ("fl(?:y|ies)", "plays? Slumber", "plays? Counterspell")
        flight, slumber, counter = [max(found.start() for found in re.finditer(line, lines)) for line in told]
        assert flight < slumber < counter
        expect(person.at("#clock")).to_be_visible()
    # Nobody else reacts to the flight, and the turn goes on.
    pass_time(people, server)
    for person in people:
        expect(person.at("#clock")).to_be_hidden()
    flier.until("choose")
    assert flier.at("#moves .moves .notation", has_text="end turn").count()
    for person in people:
        person.no_errors()


def typed(person: Person, text: str) -> None:
    """Type a move, after unfolding the list of moves if necessary."""
    person.open("#moves")
    person.type(text)
