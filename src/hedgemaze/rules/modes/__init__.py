"""Modes as data: the five modes, their house rules and their mazes."""
