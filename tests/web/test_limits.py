"""Limits on what one guest may do at once."""

from contextlib import ExitStack

from starlette.requests import HTTPConnection

from spadework.web.limits import HOUSEHOLD, MANY, Bucket, Buckets, Shares, Slots


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_bucket_is_full_when_all_is_made_up_for() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=3, clock=lambda: now[0])
    full = [bucket.full]
    bucket.take()
    for now[0] in (0.25, 0.5):
        full.append(bucket.full)
    assert full == [True, False, True]


def test_every_guest_has_a_bucket() -> None:
    buckets = Buckets(rate=0.001, burst=1)
    assert [buckets.take("ada"), buckets.take("bo"), buckets.take("ada")] == [True, True, False]


def test_full_buckets_are_forgotten_and_others_are_not() -> None:
    buckets = Buckets(rate=10**6, burst=1)
    for number in range(10 * MANY):
        assert buckets.take(str(number))
    assert len(buckets._buckets) <= 2 * MANY
    slow = Buckets(rate=0.001, burst=1)
    assert all(slow.take(str(number)) for number in range(10 * MANY))
    assert not any(slow.take(str(number)) for number in range(10 * MANY))


def asking(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (host, 1), "headers": []})


def test_who_always_comes_as_somebody_new_is_counted_by_address() -> None:
    shares = Shares(rate=0.001, burst=1)
    taken = [shares.take(f"guest {number}", asking("192.0.2.1")) for number in range(HOUSEHOLD + 2)]
    assert taken == [True] * HOUSEHOLD + [False] * 2
    assert shares.take("guest 0", asking("192.0.2.2")) is False
    assert shares.take("another", asking("192.0.2.2"))


def test_an_address_has_so_many_slots() -> None:
    slots = Slots(1)
    with ExitStack() as held:
        given = [held.enter_context(slots.one(None if number else "ada", f"{number % 2}")) for number in range(4)]
        assert given == [True, True, True, False]
        many = [held.enter_context(slots.one(f"guest {number}", "0")) for number in range(HOUSEHOLD)]
        assert many == [True] * (HOUSEHOLD - 2) + [False] * 2


def test_slots_are_given_back() -> None:
    slots = Slots(1)
    with slots.one("ada", "x") as first, slots.one("ada", "x") as second, slots.one("bo", "x") as other:
        assert (first, second, other) == (True, False, True)
    with slots.one("ada", "x") as again:
        assert again
