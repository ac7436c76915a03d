"""Turns in games that always end, where nobody counts them."""

from spadework.engine.contract import Record

NOT_COUNTED = -1


def not_counted(_material: Record, _state: Record) -> int:
    """What stands in for `turns` in a game whose rules don't count them."""
    return NOT_COUNTED
