"""The board without rules: squares, directions, fences and shortest paths."""
