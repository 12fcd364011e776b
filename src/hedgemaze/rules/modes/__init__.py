"""What is played: the five modes, their house rules and their mazes."""
