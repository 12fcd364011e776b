"""Fixtures of the command line's tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hedgemaze.locales import use_language


@pytest.fixture
def english_again() -> Iterator[None]:
    """Resets the language after a test that changes it."""
    yield
    use_language(None)
