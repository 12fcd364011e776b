"""The board before any rule: squares, directions, fences and shortest paths."""
