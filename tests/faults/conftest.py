"""Resources shared by all faults: one PostgreSQL server, and the process from which servers are forked."""

from collections.abc import Iterator

import pytest
from tests.faults.environment import Environment, environment_in


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Environment]:
    """The environment in which servers are tested."""
    with environment_in(tmp_path_factory.mktemp("faults")) as found:
        yield found
