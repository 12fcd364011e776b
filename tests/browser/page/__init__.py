"""Tests of the page as a whole: its first load, its frame and its general functions."""
