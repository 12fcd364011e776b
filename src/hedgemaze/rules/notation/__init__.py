"""Texts and JSON of positions, modes and games; notations of other programs."""
