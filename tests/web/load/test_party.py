from random import Random
from types import SimpleNamespace

import pytest

from spadework.web.load import party
from spadework.web.load.party import Party
from spadework.web.load.person import Person, Sent


class Two:
    """A measured party of two, of whom the first sends moves, with a clock that the test moves."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        patch.setattr(party, "time", SimpleNamespace(perf_counter=lambda: self.now))
        self.party = Party("http://127.0.0.1:1/", "none", 2, 1.0, Random(1), measuring=True)
        self.first, self.second = self.party.people
        self.decision = -1

    def send(self) -> Sent:
        self.decision += 1
        sent = Sent(0, self.decision, "a", 0)
        self.party.sent(self.first, sent)
        return sent

    def go_on(self, moves: int = 2) -> None:
        """Let moves follow that nobody sees."""
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


def test_a_view_of_before_does_not_show_ones_own_move(two: Two) -> None:
    two.party.acknowledged(two.first, two.send(), repeated=False)
    two.see(two.first, 0)
    two.see(two.second)
    two.go_on()
    assert two.party.tally.unseen == 1


def test_of_two_views_the_first_is_of_the_move_before(two: Two) -> None:
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


def test_a_seat_may_be_told_nothing(two: Two) -> None:
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
