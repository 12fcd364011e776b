"""Setup of all tests of this folder: hypothesis has no deadline, because other load makes examples slow."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("no_deadline", settings(), deadline=None)
settings.load_profile("no_deadline")
