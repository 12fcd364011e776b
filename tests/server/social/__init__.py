"""Tests of profiles, following, blocking, presence, challenges, and of what spectators see."""
