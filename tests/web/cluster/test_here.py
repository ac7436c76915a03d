"""What servers tell each other of who is at a table."""

from spadework.web.cluster.here import Here
from spadework.web.live.audience import Company
from spadework.web.live.presence import Attendance, Presence, Sight

TOLD = Here(True, {"ada": Sight("here", 3.0, True)}, Company({"k": "Bo"}, 2), True, 4)


def test_what_is_sent_is_read_as_it_was() -> None:
    assert Here.from_text(TOLD.as_text()) == TOLD
    assert Here.from_text(Here().as_text()) == Here()


def test_what_only_grows_older_is_not_told_again() -> None:
    older = Here(True, {"ada": Sight("here", 8.0, True)}, Company({"k": "Bo"}, 2), True, 4)
    assert older != TOLD
    assert older.timeless == TOLD.timeless


def test_whoever_is_here_by_one_server_is_here() -> None:
    presence = Presence(lambda: 100.0)
    presence.join("page", "ada")
    presence.leave("page", broken=True)
    assert presence.of("ada") == Attendance("lost", 100.0)
    presence.learn("other", {"ada": Sight("here", 30.0, True)})
    assert presence.of("ada") == Attendance("here", 70.0)
    assert presence.gone_since("ada") is None
    presence.learn("other", {"ada": Sight("away", 10.0, False)})
    assert presence.of("ada") == Attendance("lost", 100.0)
    assert presence.gone_since("ada") == 100.0


def test_whoever_was_at_a_server_that_has_died_is_lost() -> None:
    presence = Presence(lambda: 100.0)
    presence.learn("other", {"ada": Sight("here", 30.0, True), "bo": Sight("away", 50.0, False)})
    presence.learn("other", None)
    assert (presence.of("ada"), presence.of("bo")) == (Attendance("lost", 100.0), Attendance("away", 50.0))
    # Who has come back since is not what they were.
    presence.join("page", "ada")
    assert presence.of("ada").state == "here"


def test_a_guest_tells_other_servers_what_is_known_here() -> None:
    presence = Presence(lambda: 100.0)
    presence.join("page", "ada")
    presence.join("page of a stranger", "eve")
    assert presence.sights({"ada", "bo"}) == {"ada": Sight("here", 0.0, True)}
