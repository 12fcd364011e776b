"""Analyses that clients request over HTTP.

`analysis` is one of them, `runner` lets engines work on it, `analyses` takes requests and keeps results, `shared` lets
several nodes share the work, and `routes` has the HTTP routes.
"""
