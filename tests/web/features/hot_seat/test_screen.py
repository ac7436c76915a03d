"""Shared screens, without a server: situations and messages in, updates out."""

from spadework.engine.interface import SPECTATOR
from spadework.web.features.hot_seat.screen import (
    BeforeDeal,
    HandedOff,
    Looking,
    Screen,
    ScreenInput,
    ScreenUpdate,
    ViewerProgress,
)


def situation(
    *own: int,
    versions: tuple[int, int, int] = (5, 5, 5),
    movers: tuple[int, ...] = (),
    over: bool = False,
    announced: int | None = None,
    clock_runs: bool = False,
) -> ScreenInput:
    """Return a table of three whose screen has these seats; `versions`: of seat 0, of seat 1 and of a spectator."""
    progress = {
        0: ViewerProgress(versions[0], 2),
        1: ViewerProgress(versions[1], 1),
        SPECTATOR: ViewerProgress(versions[2], 0),
    }
    return ScreenInput(own, progress, movers, over, announced, clock_runs)


def test_before_the_deal_nobody_looks() -> None:
    screen = Screen()
    assert screen.state == BeforeDeal()
    assert screen.viewer is None


def test_one_seat_is_shown_everything_then_what_is_new() -> None:
    screen = Screen()
    assert screen.update(situation(1)) == ScreenUpdate(viewer=1)
    assert screen.update(situation(1)) == ScreenUpdate()
    assert screen.update(situation(1, versions=(9, 5, 9))) == ScreenUpdate()
    assert screen.update(situation(1, versions=(9, 7, 9))) == ScreenUpdate(viewer=1, since=5)
    assert screen.state == Looking(1, 7, ViewerProgress(7, 1))


def test_another_decision_is_shown_although_nothing_has_changed() -> None:
    screen = Screen()
    screen.update(situation(1))
    later = situation(1)._replace(progress={1: ViewerProgress(5, 2), SPECTATOR: ViewerProgress(5, 0)})
    assert screen.update(later) == ScreenUpdate(viewer=1, since=5)


def test_a_viewer_without_a_seat_is_a_spectator() -> None:
    screen = Screen()
    assert screen.update(situation()) == ScreenUpdate(viewer=SPECTATOR)
    assert screen.viewer == SPECTATOR


def test_a_reconnecting_viewer_resumes_from_the_shown_version() -> None:
    assert Screen(1, 3).update(situation(1)) == ScreenUpdate(viewer=1, since=3)
    assert Screen(SPECTATOR, 3).update(situation()) == ScreenUpdate(viewer=SPECTATOR, since=3)
    # A version of another seat, or one that doesn't exist, is ignored.
    assert Screen(0, 3).update(situation(1)) == ScreenUpdate(viewer=1)
    assert Screen(1, 6).update(situation(1)) == ScreenUpdate(viewer=1)


def test_everything_is_sent_again_after_a_takeback() -> None:
    screen = Screen()
    screen.update(situation(1))
    assert screen.update(situation(1, versions=(4, 4, 4))) == ScreenUpdate(viewer=1)


def test_everything_is_sent_again_on_request() -> None:
    screen = Screen()
    screen.update(situation(1))
    screen.show_everything()
    assert screen.update(situation(1)) == ScreenUpdate(viewer=1)


def test_a_shared_screen_starts_covered() -> None:
    screen = Screen(0, 3)
    assert screen.update(situation(0, 1, movers=(1,))) == ScreenUpdate(hand_off=1)
    assert screen.state == HandedOff(1)
    assert screen.update(situation(0, 1, movers=(1,))) == ScreenUpdate()
    screen.show_everything()
    assert screen.update(situation(0, 1, movers=(0, 1))) == ScreenUpdate()
    screen.look(1, situation(0, 1, movers=(1,)))
    assert screen.update(situation(0, 1, movers=(1,))) == ScreenUpdate(viewer=1)


def test_the_first_player_gets_the_screen_if_nobody_there_is_on_turn() -> None:
    assert Screen().update(situation(0, 1)) == ScreenUpdate(hand_off=0)


def test_after_a_move_the_screen_goes_to_the_next() -> None:
    screen = Screen()
    screen.update(situation(0, 1, movers=(0,)))
    screen.look(0, situation(0, 1, movers=(0,)))
    screen.update(situation(0, 1, movers=(0,)))
    moved = situation(0, 1, versions=(6, 6, 6), movers=(1,))
    assert screen.update(moved) == ScreenUpdate(viewer=0, since=5, hand_off=1)
    assert screen.viewer is None


def test_a_player_not_on_turn_keeps_the_screen_until_something_happens() -> None:
    screen = Screen()
    screen.update(situation(0, 1, movers=(1,)))
    screen.look(0, situation(0, 1, movers=(1,)))
    assert screen.update(situation(0, 1, movers=(1,))) == ScreenUpdate(viewer=0)
    assert screen.update(situation(0, 1, versions=(6, 6, 6), movers=(1,))) == ScreenUpdate(
        viewer=0, since=5, hand_off=1
    )


def test_a_hand_off_follows_the_player_on_turn() -> None:
    screen = Screen()
    screen.update(situation(0, 1, movers=(0,)))
    assert screen.update(situation(0, 1)) == ScreenUpdate()
    assert screen.update(situation(0, 1, movers=(1,))) == ScreenUpdate(hand_off=1)


def test_the_end_is_shown_to_the_player_handed_the_screen() -> None:
    screen = Screen()
    screen.update(situation(0, 1, movers=(1,)))
    assert screen.update(situation(0, 1, over=True)) == ScreenUpdate(viewer=1)
    assert Screen().update(situation(0, 1, over=True)) == ScreenUpdate(viewer=0)


def test_the_end_is_shown_although_nobody_had_looked_yet() -> None:
    screen = Screen()
    assert screen.update(situation(0, 1, announced=5)) == ScreenUpdate()
    assert screen.update(situation(0, 1, over=True)) == ScreenUpdate(viewer=0)


def test_while_the_clock_runs_the_screen_stays() -> None:
    """A hand-off would reveal who is asked."""
    screen = Screen()
    screen.look(0, situation(0, 1))
    running = situation(0, 1, versions=(6, 6, 6), movers=(1,), announced=6, clock_runs=True)
    assert screen.update(running) == ScreenUpdate(viewer=0)
    # The time is over; who moves next will be known in a moment.
    assert screen.update(running._replace(movers=(), clock_runs=False)) == ScreenUpdate()


def test_covering_the_screen_holds_the_clock() -> None:
    screen = Screen()
    screen.look(0, situation(0, 1))
    running = situation(0, 1, announced=5, clock_runs=True)
    assert screen.update(running) == ScreenUpdate(viewer=0)
    screen.cover(1, running)
    assert screen.update(running) == ScreenUpdate(holds_clock=True)
    screen.look(1, running)
    assert screen.update(running) == ScreenUpdate(viewer=1, holds_clock=True)
    screen.look(0, running)
    assert screen.update(running) == ScreenUpdate(viewer=0)


def test_a_new_announcement_starts_with_the_current_viewer() -> None:
    screen = Screen()
    screen.look(0, situation(0, 1))
    running = situation(0, 1, announced=5, clock_runs=True)
    screen.update(running)
    screen.look(1, running)
    assert screen.update(running).holds_clock
    assert not screen.update(running._replace(announced=6)).holds_clock


def test_without_a_clock_nothing_is_covered_by_hand() -> None:
    screen = Screen()
    screen.look(0, situation(0, 1))
    screen.cover(1, situation(0, 1))
    assert screen.viewer == 0
