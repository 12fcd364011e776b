"""Selects the build of the core for this processor (decision 0007)."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hedgemaze.core import _core as native
else:
    native = importlib.import_module("hedgemaze.core._core")
    if native.supports_v3():
        native = importlib.import_module("hedgemaze.core._core_v3")

__all__ = ["native"]
