"""URLs of PostgreSQL databases."""

from __future__ import annotations

import traceback

import pytest

from hedgemaze.server.errors import StorageError
from hedgemaze.server.storage import open_store
from tests.server.helpers.postgres import Postgres


@pytest.mark.parametrize(
    "url",
    [
        "postgres//ada:secret@host/name",
        "postgresql://ada:secret@[::1/name",
        "mysql://ada:secret@host/name",
        "host=127.0.0.1 port=1 password=secret",
        "postgresql://ada:secret@127.0.0.1:1/name",
        "postgresql://ada:secret@127.0.0.1:port/name",
        "postgresql://ada:secret@127.0.0.1/name?nonsense=1",
    ],
)
def test_errors_do_not_show_the_password(url: str) -> None:
    with pytest.raises(StorageError) as caught:
        open_store(url)
    assert caught.value.code == "storage.unavailable"
    assert "secret" not in "".join(traceback.format_exception(caught.value))


@pytest.mark.slow
def test_both_url_schemes_work(postgres: Postgres) -> None:
    url = postgres.new_database()
    short = url.replace("postgresql://", "postgres://", 1)
    assert short != url
    for each in (short, url):
        assert open_store(each).is_shared
