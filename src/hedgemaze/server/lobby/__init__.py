"""The lobby: open tables, and quick pairing of people who wait for the same game; docs/lobby.md.

In dependency order: `pairing` (who sits down together), `lobby_messages`, `presets`, `requests` (checks), `game_tables`
(new rooms), `seekers` (people who wait at this node), `open_tables`, `lobby` (the sockets), `endpoint`.
"""
