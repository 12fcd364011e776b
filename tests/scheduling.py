"""Groups of tests that pytest-xdist runs on one worker, because they share expensive setup, and locks among workers.

xdist's own groups (`--dist loadgroup`) have no effect with current pytest: xdist 3.8 writes them to an attribute that
pytest 9.2 does not read.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from xdist.scheduler import LoadScopeScheduling

__all__ = ["GROUPS", "Scheduling", "build_lock", "scope_of"]

GROUPS = (
    *("tests/browser/", "tests/deploy/test_cluster.py", "tests/deploy/test_image.py"),
    *("tests/learn/", "tests/test_build.py", "tests/test_docs.py"),
)
"""They share one Chromium, demo, cluster, image, `selfplay`, wheel or site: a second worker would make these again."""
_BUILD = Path(__file__).resolve().parents[1] / "build"


@contextmanager
def build_lock(name: str) -> Iterator[None]:
    """Waits until no other process builds the same thing in its folder of the repository."""
    _BUILD.mkdir(exist_ok=True)
    with (_BUILD / f"{name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def scope_of(node_id: str) -> str:
    """Returns the scheduling group of a test: one of the above, or the test alone."""
    return next((name for name in GROUPS if node_id.startswith(name)), node_id)


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Assigns single tests to any worker and each group to one worker; the largest group comes first."""

    def _split_scope(self, nodeid: str) -> str:
        return scope_of(nodeid)
