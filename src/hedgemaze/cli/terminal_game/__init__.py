"""The game in the terminal: reading moves, the session, its texts."""
