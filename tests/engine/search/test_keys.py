"""Keys made from data."""

import numpy as np

from spadework.engine.search.keys import key_of


def test_keys_differ_by_data_and_by_salt() -> None:
    data = np.arange(40, dtype=np.int64)
    keys = {key_of(data, salt) for salt in range(4)}
    for index in range(80):
        for bit in (0, 7, 31):
            changed = data.copy()
            changed.view(np.uint32)[index] ^= np.uint32(1 << bit)
            keys.add(key_of(changed, 0))
    assert len(keys) == 4 + 80 * 3
    assert all(0 <= key < 1 << 62 for key in keys)
