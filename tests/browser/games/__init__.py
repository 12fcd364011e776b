"""Tests of games on one device: turns, whole games, the end banner."""
