"""All faults share one PostgreSQL server, and the process from which servers are forked."""

from collections.abc import Iterator

import pytest
from tests.faults.ground import Ground, ground_in


@pytest.fixture(scope="session")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    """Where servers are tried."""
    with ground_in(tmp_path_factory.mktemp("faults")) as found:
        yield found
