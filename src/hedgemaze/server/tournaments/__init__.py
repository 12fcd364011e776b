"""Tournaments: round robin, knock-out and arena, for people and engines; docs/tournaments.md."""
