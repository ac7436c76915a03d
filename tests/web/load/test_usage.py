import os

import pytest

from spadework.web.load.usage import usage_of


def test_what_this_process_takes() -> None:
    before = usage_of(os.getpid())
    sum(range(10**6))
    after = usage_of(os.getpid())
    assert after.cpu >= before.cpu > 0
    assert after.memory > 10**7


def test_a_process_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no process 99999999"):
        usage_of(99999999)
