"""Texts and data of the game: positions, modes, game records, JSON, other programs' notations."""
