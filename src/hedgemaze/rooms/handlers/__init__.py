"""Command handlers: each judges one kind of command and returns the events it causes."""
