"""The maker of puzzles: games, themes, grading, and the pool of what was found."""
