"""Turn counter of games that always end."""

from spadework.engine.interface import Record

NOT_COUNTED = -1


def not_counted(_material: Record, _state: Record) -> int:
    """Stand in for `turns` in a game whose rules don't count them."""
    return NOT_COUNTED
