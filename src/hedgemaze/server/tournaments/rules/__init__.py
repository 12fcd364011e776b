"""Who meets whom, and who is ahead: pure functions of players and games; no database, clock or random numbers."""
