"""The lobby: open tables, and quick pairing of people who wait for the same game; docs/lobby.md."""
