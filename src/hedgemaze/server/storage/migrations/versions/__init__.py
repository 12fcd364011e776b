"""One file a step; its number is its name."""
