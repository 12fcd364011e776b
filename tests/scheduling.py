"""Which tests pytest-xdist keeps on one worker, because they share something that is expensive to make.

xdist's own groups (`--dist loadgroup`) do nothing with the pytest of today: xdist 3.8 writes them to an attribute that
pytest 9.2 does not read.
"""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling

TOGETHER = ("tests/browser/", "tests/test_build.py")
"""One Chromium, one demo and one wheel: a second worker would start or build them once more."""


def scope_of(node_id: str) -> str:
    """Returns the name of what runs on one worker: one of the above, or the test alone."""
    return next((name for name in TOGETHER if node_id.startswith(name)), node_id)


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Hands out tests one by one, and those that belong together to one worker; the largest group comes first."""

    def _split_scope(self, nodeid: str) -> str:
        return scope_of(nodeid)
