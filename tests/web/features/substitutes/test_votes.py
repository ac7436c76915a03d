"""Votes on substitutes and an early end."""

from spadework.web.features.substitutes.votes import Votes, needed


def test_the_most_wanted_level_wins_and_ties_go_to_the_first_vote() -> None:
    votes = Votes()
    for guest, level in zip("abcd", ("mate", "captain", "captain", "mate"), strict=True):
        votes.vote_for_substitute(guest, 2, level)
    assert votes.agreed_level(2, "abcd") == "mate"
    votes.vote_for_substitute("a", 2, "captain")
    assert votes.agreed_level(2, "abcd") == "captain"
    assert votes.wanted("a", 2) == "captain"
    assert votes.agreed_level(1, "abcd") is None


def test_votes_of_ineligible_guests_do_not_count() -> None:
    votes = Votes()
    votes.vote_for_substitute("a", 0, "mate")
    votes.want_end("a", True)
    assert (votes.for_substitute(0, "bc"), votes.for_end("bc"), votes.agreed_level(0, "bc")) == (0, 0, None)
    assert (votes.for_substitute(0, "ab"), votes.for_end("ab"), votes.agreed_level(0, "ab")) == (1, 1, None)
    assert votes.agreed_level(0, "a") == "mate"


def test_votes_are_taken_back_and_forgotten() -> None:
    votes = Votes()
    for wanted in (True, False):
        votes.want_end("a", wanted)
        assert votes.wants_end("a") is wanted
    votes.vote_for_substitute("a", 0, "mate")
    votes.vote_for_substitute("a", 0, None)
    assert votes.wanted("a", 0) is None
    votes.vote_for_substitute("a", 0, "mate")
    votes.forget_substitute_votes(0)
    assert votes.for_substitute(0, "a") == 0


def test_without_voters_nothing_is_agreed() -> None:
    assert Votes().agreed_level(0, "") is None
    assert needed("") == 1
