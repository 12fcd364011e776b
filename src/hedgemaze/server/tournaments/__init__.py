"""Tournaments: round robin, knock-out and arena, for people and engines; docs/tournaments.md.

In dependency order: `rules/` (pairings and standings as pure functions), `schemas`, `game_rooms` (rooms of games),
`plan` (the next step), `settings_checks` and `requests` (what hosts and players may do), `manager` (the loop), `views`
and `long_polling` (what clients see), `tournaments` (all of it together).
"""
