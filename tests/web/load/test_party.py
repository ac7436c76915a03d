import time
from random import Random

from spadework.web.load.party import Party
from spadework.web.load.person import Person, Sent


class Two:
    """A measured party of two, of whom the first sends moves."""

    def __init__(self) -> None:
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


def test_a_move_has_arrived_when_all_have_seen_it() -> None:
    two = Two()
    sent = two.send()
    assert not two.party.may_move(two.second)
    two.party.acknowledged(two.first, sent, repeated=False)
    assert two.party.may_move(two.second)
    two.see(two.first, 1)
    time.sleep(0.01)
    two.see(two.second)
    two.go_on()
    assert [seconds > 0.01 for seconds in two.party.tally.moves] == [True]
    assert two.party.tally.answers[0] < 0.01
    assert two.party.tally.unseen == 0


def test_a_view_may_come_before_the_answer() -> None:
    two = Two()
    sent = two.send()
    two.see(two.second)
    two.party.acknowledged(two.first, sent, repeated=False)
    two.see(two.first, 1)
    two.go_on()
    assert len(two.party.tally.moves) == 1
    assert two.party.tally.unseen == 0


def test_a_view_of_before_does_not_show_ones_own_move() -> None:
    two = Two()
    two.party.acknowledged(two.first, two.send(), repeated=False)
    two.see(two.first, 0)
    two.see(two.second)
    two.go_on()
    assert two.party.tally.unseen == 1


def test_of_two_views_the_first_is_of_the_move_before() -> None:
    two = Two()
    two.party.acknowledged(two.first, two.send(), repeated=False)
    two.see(two.first, 1)
    sent = two.send()
    time.sleep(0.01)
    two.see(two.second)
    two.see(two.second)
    two.party.acknowledged(two.first, sent, repeated=False)
    two.go_on(1)
    assert [seconds > 0.01 for seconds in two.party.tally.moves] == [True]
    assert two.party.tally.unseen == 0


def test_a_seat_may_be_told_nothing() -> None:
    two = Two()
    two.party.acknowledged(two.first, two.send(), repeated=False)
    two.see(two.first, 1)
    sent = two.send()
    time.sleep(0.01)
    two.see(two.second)
    two.party.acknowledged(two.first, sent, repeated=False)
    two.go_on(1)
    assert [seconds < 0.01 for seconds in two.party.tally.moves] == [True]
    assert two.party.tally.unseen == 1


def test_a_move_that_is_not_played_does_not_count() -> None:
    two = Two()
    two.party.unplayed(two.first, two.send())
    two.see(two.first, 1)
    assert two.party.may_move(two.first)
    two.go_on(3)
    assert len(two.party.tally.answers) == 3
