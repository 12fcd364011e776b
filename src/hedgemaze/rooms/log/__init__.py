"""A room's event log: the events, how they change a room, and their stored form."""
