"""Notifications of events at a table, and their recipients."""

from spadework.web.db.models import StoredSeat
from spadework.web.features.notifications.events import Notification, NotifiedTable, notifications


def seat(number: int, guest: str | None, *, left: bool = False, substitute: str | None = None) -> StoredSeat:
    return StoredSeat(seat=number, name="", guest=guest, left=left, substitute=substitute)


def state(
    *seats: StoredSeat, over: bool = False, to_move: tuple[int, ...] = (), rematch: int | None = None
) -> NotifiedTable:
    decisions = dict.fromkeys(to_move, 4)
    return NotifiedTable("t", "dig", seats, over, decisions, None if rematch is None else "other", rematch)


def turns(found: list[Notification]) -> list[tuple[str, str]]:
    return [(notification.guest, notification.event) for notification in found if notification.kind == "turn"]


def test_only_those_who_are_asked_are_told() -> None:
    found = notifications(state(seat(0, "ann"), seat(1, "bo"), seat(2, "cy"), to_move=(1,)))
    assert turns(found) == [("bo", "turn-1-4-0")]
    assert {notification.guest for notification in found if notification.kind == "begun"} == {"ann", "bo", "cy"}


def test_at_a_table_alone_there_is_nothing_to_tell() -> None:
    assert notifications(state(seat(0, "ann"), seat(1, None), to_move=(0,))) == []
    assert notifications(state(seat(0, "ann"), seat(1, "ann"), to_move=(0, 1), over=True)) == []
    assert notifications(None) == []


def test_who_has_left_or_is_stood_in_for_need_not_move() -> None:
    seats = seat(0, "ann"), seat(1, "bo", substitute="mate"), seat(2, "cy", left=True)
    assert turns(notifications(state(*seats, to_move=(0, 1, 2)))) == [("ann", "turn-0-4-0")]
    assert {notification.guest for notification in notifications(state(*seats, over=True))} == {"ann", "bo"}


def test_who_asks_to_play_again_is_not_asked() -> None:
    found = notifications(state(seat(0, "ann"), seat(1, "bo"), over=True, rematch=0))
    assert [notification.guest for notification in found if notification.kind == "rematch"] == ["bo"]
    assert [notification.guest for notification in found if notification.kind == "over"] == ["ann", "bo"]
