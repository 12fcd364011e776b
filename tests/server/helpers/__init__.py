"""Helpers of the server's tests: servers, databases, clients, fakes."""
