"""The state of offers and promises, and the answers open to each side."""

from datetime import datetime, timedelta

from spadework.web.features.chat.service import Line, OfferTerms, Speaker, Wording
from spadework.web.features.offers.service import OfferEvent, Promise, possible, status_of

PEOPLE = (0, 1, 3)
BEGUN = datetime(2026, 1, 1)


def promise(to: int | None, *said: tuple[int, str]) -> Promise:
    """Return an offer of seat 0 with these answers, given one minute apart."""
    line = Line(1, Speaker("ann", 0, "Ann"), Wording("I help you"), BEGUN)
    events = [
        OfferEvent(place, seat, kind, BEGUN + timedelta(minutes=place)) for place, (seat, kind) in enumerate(said, 1)
    ]
    return Promise(line, OfferTerms(to, 5), events)


def test_only_the_addressee_answers_an_offer_and_only_once() -> None:
    offer = promise(1)
    assert possible(offer, PEOPLE, 1, plays=True) == ["accepted", "declined"]
    assert possible(offer, PEOPLE, 3, plays=True) == []
    assert possible(offer, PEOPLE, 0, plays=True) == ["withdrawn"]
    assert possible(offer, PEOPLE, 1, plays=False) == []
    assert possible(promise(1, (1, "declined")), PEOPLE, 1, plays=True) == []
    assert possible(promise(1, (0, "withdrawn")), PEOPLE, 1, plays=True) == []


def test_an_offer_to_all_is_a_promise_to_those_who_accept() -> None:
    both = promise(None, (3, "declined"), (1, "accepted"))
    assert status_of(promise(None, (3, "declined")), PEOPLE).state == "open"
    assert status_of(both, PEOPLE).state == "promised"
    assert status_of(promise(None, (3, "declined"), (1, "declined")), PEOPLE).state == "declined"
    assert possible(both, PEOPLE, 1, plays=True) == ["kept", "broken"]
    assert possible(both, PEOPLE, 3, plays=True) == []
    # A promise can't be withdrawn.
    assert possible(both, PEOPLE, 0, plays=True) == ["kept", "broken"]


def test_each_side_marks_for_itself_and_may_think_again() -> None:
    said = ((1, "accepted"), (0, "kept"), (1, "broken"))
    assert status_of(promise(1, *said), PEOPLE).marks == {0: "kept", 1: "broken"}
    assert possible(promise(1, *said), PEOPLE, 1, plays=False) == ["kept", "unmarked"]
    assert status_of(promise(1, *said, (1, "unmarked")), PEOPLE).marks == {0: "kept"}
    assert status_of(promise(1, *said, (1, "kept")), PEOPLE).marks == {0: "kept", 1: "kept"}


def test_an_offer_can_be_read_as_of_an_earlier_time() -> None:
    later = promise(1, (1, "accepted"), (0, "kept"), (0, "broken"))
    at = [status_of(later, PEOPLE, BEGUN + timedelta(minutes=minutes, seconds=1)) for minutes in range(4)]
    assert [one.state for one in at] == ["open", "promised", "promised", "promised"]
    assert [one.marks for one in at] == [{}, {}, {0: "kept"}, {0: "broken"}]
