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


def test_only_players_on_turn_get_a_turn_notification() -> None:
    found = notifications(state(seat(0, "ann"), seat(1, "bo"), seat(2, "cy"), to_move=(1,)))
    assert turns(found) == [("bo", "turn-1-4-0")]
    assert {notification.guest for notification in found if notification.kind == "begun"} == {"ann", "bo", "cy"}


def test_a_solo_table_has_no_notifications() -> None:
    assert notifications(state(seat(0, "ann"), seat(1, None), to_move=(0,))) == []
    assert notifications(state(seat(0, "ann"), seat(1, "ann"), to_move=(0, 1), over=True)) == []
    assert notifications(None) == []


def test_departed_or_substituted_players_get_no_turn_notification() -> None:
    seats = seat(0, "ann"), seat(1, "bo", substitute="mate"), seat(2, "cy", left=True)
    assert turns(notifications(state(*seats, to_move=(0, 1, 2)))) == [("ann", "turn-0-4-0")]
    assert {notification.guest for notification in notifications(state(*seats, over=True))} == {"ann", "bo"}


def test_the_player_who_requests_a_rematch_is_not_invited() -> None:
    found = notifications(state(seat(0, "ann"), seat(1, "bo"), over=True, rematch=0))
    assert [notification.guest for notification in found if notification.kind == "rematch"] == ["bo"]
    assert [notification.guest for notification in found if notification.kind == "over"] == ["ann", "bo"]
