"""Resources shared by all faults: one PostgreSQL server, and the process from which servers are forked."""

from collections.abc import Iterator

import pytest
from tests.faults.ground import Ground, ground_in


@pytest.fixture(scope="session")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    """The environment in which servers are tested."""
    with ground_in(tmp_path_factory.mktemp("faults")) as found:
        yield found
