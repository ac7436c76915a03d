import asyncio
from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest
from tests.load.crowd import Crowd, Party, Plan
from tests.load.person import Person, Sent
from tests.some_games import game_for
from tests.waiting import PATIENCE, until
from tests.web.harness import Server

GAME = game_for(2).id


@pytest.mark.slow
async def test_people_play_and_are_measured(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.load.person.SILENCE", PATIENCE)
    crowd = Crowd(Plan(f"{server.address}/", GAME, tables=2, people=2, every=0.02, coming=0.0, seed=1))
    try:
        await crowd.come()
        crowd.begin()
        await until(lambda: measured(crowd))
        told = crowd.end()
    finally:
        await crowd.leave()
    assert not told.errors
    assert len(told.answers) > 4
    assert told.moves
    assert told.pages
    assert told.bytes > 100 * len(told.answers)
    assert told.cpu > 0


def measured(crowd: Crowd) -> bool:
    """Return whether there are answers, moves seen by all, and pages."""
    tallies = [party.tally for party in crowd._parties]
    return (
        sum(len(tally.answers) for tally in tallies) > 4
        and any(tally.moves for tally in tallies)
        and any(tally.pages for tally in (*tallies, crowd._visits))
    )


def errors_of(crowd: Crowd) -> Counter[str]:
    """Return the errors so far, by kind."""
    return sum((party.tally.errors for party in crowd._parties), Counter())


async def test_errors_are_counted(server: Server) -> None:
    crowd = Crowd(Plan(f"{server.address}/", "none", tables=1, people=2, every=0.02, coming=0.0, seed=1))
    crowd.begin()
    coming = asyncio.create_task(crowd.come())
    await until(lambda: errors_of(crowd))
    coming.cancel()
    told = crowd.end()
    await crowd.leave()
    assert told.errors["the server did not give out games/none/new: HTTP Error 404: Not Found"]


class Two:
    """A measured party of two with a clock that the test sets; the first person sends moves."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        patch.setattr("tests.load.crowd.time", SimpleNamespace(perf_counter=lambda: self.now))
        self.party = Party("http://127.0.0.1:1/", "none", 2, 1.0, Random(1), measuring=True)
        self.first, self.second = self.party.people
        self.decision = -1

    def send(self) -> Sent:
        self.decision += 1
        sent = Sent(0, self.decision, "a", 0)
        self.party.sent(self.first, sent)
        return sent

    def go_on(self, moves: int = 2) -> None:
        """Send further moves, which nobody sees."""
        for _ in range(moves):
            self.party.acknowledged(self.first, self.send(), repeated=False)

    def see(self, person: Person, decision: int = 0) -> None:
        person.view = {"decision": decision}
        self.party.shown(person)


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> Two:
    return Two(monkeypatch)


def test_a_move_has_arrived_when_all_have_seen_it(two: Two) -> None:
    sent = two.send()
    assert not two.party.may_move(two.second)
    two.party.acknowledged(two.first, sent, repeated=False)
    assert two.party.may_move(two.second)
    two.see(two.first, 1)
    two.now += 3
    two.see(two.second)
    two.go_on()
    assert two.party.tally.moves == [3]
    assert two.party.tally.answers[0] == 0
    assert two.party.tally.unseen == 0


def test_a_view_may_come_before_the_answer(two: Two) -> None:
    sent = two.send()
    two.see(two.second)
    two.party.acknowledged(two.first, sent, repeated=False)
    two.see(two.first, 1)
    two.go_on()
    assert len(two.party.tally.moves) == 1
    assert two.party.tally.unseen == 0


def test_an_earlier_view_does_not_show_the_players_own_move(two: Two) -> None:
    two.party.acknowledged(two.first, two.send(), repeated=False)
    two.see(two.first, 0)
    two.see(two.second)
    two.go_on()
    assert two.party.tally.unseen == 1


def test_the_first_of_two_views_shows_the_previous_move(two: Two) -> None:
    two.party.acknowledged(two.first, two.send(), repeated=False)
    two.see(two.first, 1)
    sent = two.send()
    two.now += 3
    two.see(two.second)
    two.see(two.second)
    two.party.acknowledged(two.first, sent, repeated=False)
    two.go_on(1)
    assert two.party.tally.moves == [3]
    assert two.party.tally.unseen == 0


def test_a_move_may_be_invisible_to_a_seat(two: Two) -> None:
    two.party.acknowledged(two.first, two.send(), repeated=False)
    two.see(two.first, 1)
    sent = two.send()
    two.now += 3
    two.see(two.second)
    two.party.acknowledged(two.first, sent, repeated=False)
    two.go_on(1)
    assert two.party.tally.moves == [0]
    assert two.party.tally.unseen == 1


def test_a_move_that_is_not_played_does_not_count(two: Two) -> None:
    two.party.unplayed(two.first, two.send())
    two.see(two.first, 1)
    assert two.party.may_move(two.first)
    two.go_on(3)
    assert len(two.party.tally.answers) == 3
