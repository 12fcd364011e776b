"""Analyses that clients request over HTTP.

`analysis` is one analysis, `runner` runs it in the engine pool, `analyses` takes requests and keeps results, `shared`
lets several nodes share the work, and `routes` has the HTTP routes.
"""
