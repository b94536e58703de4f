"""One service for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Service, running, settings_in


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with running(settings_in(tmp_path_factory.mktemp("service"), bot_workers=2)) as started:
        yield started
