"""Players: everything that can choose an action in this process, by name or by level."""
