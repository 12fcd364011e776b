"""Takes a sample of a large matrix of parameters: `./test` runs the sample, `./test --full` all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sample(*taken: object, of: Iterable[Any]) -> list[Any]:
    """Returns all parameters; those that were not taken are marked `full`.

    A parameter is a single value or a tuple of values. Each that is taken must be among them.
    """
    every = list(of)
    assert all(each in every for each in taken), "a sample is taken from what there is"
    return [each if each in taken else _left_to_full(each) for each in every]


def _left_to_full(each: Any) -> Any:
    values = each if isinstance(each, tuple) else (each,)
    return pytest.param(*values, marks=pytest.mark.full)
