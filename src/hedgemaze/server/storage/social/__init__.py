"""Tables of people who follow, block or challenge each other."""
