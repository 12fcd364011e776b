"""Groups of tests that pytest-xdist runs on one worker, because they share expensive setup.

xdist's own groups (`--dist loadgroup`) have no effect with current pytest: xdist 3.8 writes them to an attribute that
pytest 9.2 does not read.
"""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling

GROUPS = ("tests/browser/", "tests/learn/", "tests/test_build.py")
"""They share one Chromium, one demo, one `selfplay` and one wheel: a second worker would start or build these again."""


def scope_of(node_id: str) -> str:
    """Returns the scheduling group of a test: one of the above, or the test alone."""
    return next((name for name in GROUPS if node_id.startswith(name)), node_id)


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Assigns single tests to any worker and each group to one worker; the largest group comes first."""

    def _split_scope(self, nodeid: str) -> str:
        return scope_of(nodeid)
