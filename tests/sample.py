"""Samples a large parameter matrix: `./test` runs the sample, `./test --full` runs all of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sample(*sampled: object, of: Iterable[Any]) -> list[Any]:
    """Returns all parameters; those outside the sample are marked `full`.

    A parameter is a single value or a tuple of values. Every sampled parameter must be in `of`.
    """
    every = list(of)
    assert all(each in every for each in sampled), "the sample has a parameter that is not in `of`"
    return [each if each in sampled else _marked_full(each) for each in every]


def _marked_full(each: Any) -> Any:
    values = each if isinstance(each, tuple) else (each,)
    return pytest.param(*values, marks=pytest.mark.full)
