import spadework
from spadework.table.view_cache import ViewCache


def test_viewers_share_one_record_until_the_next_update() -> None:
    table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    sights = ViewCache(table.game, table.variant.materials, 3)
    states = table.game.new_states(2)
    states[0] = table.position(0)._states[0]
    assert sights.see(states, 0)
    first = sights.record(1)
    assert sights.record(1) is first
    assert sights.own_record(1) is not first
    assert sights.own_record(1).tobytes() == first.tobytes()
    assert sights.see(states, 0) == 0
    assert sights.record(1) is not first


def test_a_copied_view_cache_is_independent() -> None:
    table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    sights = ViewCache(table.game, table.variant.materials, 3)
    twin = sights.copy()
    twin.see(table.position()._states, 0)
    assert twin.record(0).tobytes() == table.view(0).record.tobytes()
    assert sights.record(0).tobytes() == bytes(table.game.rules.STATE.itemsize)
