"""Fair games in the PAC-MAN variant: candidate mazes, their balance and exact values, and their gallery."""
