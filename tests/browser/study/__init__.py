"""Tests of lessons, puzzles and the analysis page."""
