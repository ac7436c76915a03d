"""Presence messages between servers."""

from contextlib import ExitStack

import pytest
from pydantic import ValidationError

from spadework.web.cluster.bus import SPECTATOR_BYTES, PeerPresence, TablePresence, message_in
from spadework.web.features.presence.service import GuestPresence, Presence, PresenceReport
from spadework.web.features.spectators.service import PeerSpectators, Spectators
from spadework.web.server.limits import LONGEST_NAME

TOLD = PeerPresence(True, {"ada": PresenceReport("here", 3.0, True)}, PeerSpectators({"k": "Bo"}, 2), True, 4)


LONGEST_MESSAGE = 7999
"""Maximum bytes of a PostgreSQL notification."""


@pytest.mark.parametrize("here", [TOLD, PeerPresence()])
def test_a_message_is_read_as_it_was_sent(here: PeerPresence) -> None:
    message = TablePresence(sender="a", table="t", presence=here)
    assert message_in(message.model_dump_json()) == message


@pytest.mark.parametrize(
    "text",
    [
        "ahoy",
        "[]",
        '{"version": 2, "sender": "a", "kind": "alive"}',
        '{"version": 1, "sender": "a", "kind": "sing"}',
        '{"version": 1, "sender": 7, "kind": "alive"}',
        '{"version": 1, "sender": "a", "kind": "presence", "table": "t", "presence": {"guests": {"ada": ["gone", 1.0, true]}}}',
    ],
)
def test_invalid_messages_are_rejected(text: str) -> None:
    with pytest.raises(ValidationError):
        message_in(text)


@pytest.mark.parametrize("letter", ["a", "語", "\U0001f3f4"])
def test_any_number_of_spectators_fits_into_a_message(letter: str) -> None:
    audience, crowd = Spectators(), 1000
    with ExitStack() as browsers:
        for number in range(crowd):
            browsers.enter_context(audience.attended_by(number, f"guest {number}"))
            audience.name(number, letter * LONGEST_NAME)
        spectators = audience.report([], SPECTATOR_BYTES)
    assert set(spectators.names.values()) == {letter * LONGEST_NAME}
    seats = {f"{seat:022}": PresenceReport("here", 123456.7, True) for seat in range(12)}
    message = TablePresence(sender="s" * 22, table="t" * 22, presence=PeerPresence(True, seats, spectators, True, 4))
    assert len(message.model_dump_json().encode()) <= LONGEST_MESSAGE
    there = Spectators()
    there.learn("a", spectators)
    assert there.spectators([]).number == crowd


def test_presence_that_differs_only_in_age_is_not_sent_again() -> None:
    older = PeerPresence(True, {"ada": PresenceReport("here", 8.0, True)}, PeerSpectators({"k": "Bo"}, 2), True, 4)
    assert older != TOLD
    assert older.timeless == TOLD.timeless


def test_a_guest_connected_to_any_server_is_here() -> None:
    presence = Presence(lambda: 100.0)
    presence.join("page", "ada")
    presence.leave("page", broken=True)
    assert presence.of("ada") == GuestPresence("lost", 100.0)
    presence.learn("other", {"ada": PresenceReport("here", 30.0, True)})
    assert presence.of("ada") == GuestPresence("here", 70.0)
    assert presence.disconnected_since("ada") is None
    presence.learn("other", {"ada": PresenceReport("away", 10.0, False)})
    assert presence.of("ada") == GuestPresence("lost", 100.0)
    assert presence.disconnected_since("ada") == 100.0


def test_a_guest_of_a_dead_server_is_lost() -> None:
    presence = Presence(lambda: 100.0)
    presence.learn("other", {"ada": PresenceReport("here", 30.0, True), "bo": PresenceReport("away", 50.0, False)})
    presence.learn("other", None)
    assert (presence.of("ada"), presence.of("bo")) == (GuestPresence("lost", 100.0), GuestPresence("away", 50.0))
    # A guest who has come back since is no longer lost.
    presence.join("page", "ada")
    assert presence.of("ada").state == "here"


def test_presence_reports_cover_only_requested_guests_known_here() -> None:
    presence = Presence(lambda: 100.0)
    presence.join("page", "ada")
    presence.join("page of a stranger", "eve")
    assert presence.reports({"ada", "bo"}) == {"ada": PresenceReport("here", 0.0, True)}
