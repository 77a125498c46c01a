"""One house for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.house import Guest, House, housed


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite."""
    with housed(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}") as house:
        yield house


@pytest.fixture
def ann(house: House) -> Iterator[Guest]:
    with house.guest() as guest:
        yield guest


@pytest.fixture
def bob(house: House) -> Iterator[Guest]:
    with house.guest() as guest:
        yield guest
