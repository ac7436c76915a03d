"""Limits on what one guest may do at once."""

from spadework.web.limits import Bucket, Buckets, Slots


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


def test_slots_are_given_back() -> None:
    slots = Slots(1)
    with slots.one("ada") as first, slots.one("ada") as second, slots.one("bo") as other:
        assert (first, second, other) == (True, False, True)
    with slots.one("ada") as again:
        assert again
