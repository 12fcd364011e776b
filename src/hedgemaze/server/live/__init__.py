"""Rooms in memory: the service that carries out commands, the room cache, deadlines and engine seats."""
