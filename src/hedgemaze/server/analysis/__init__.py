"""Analyses that clients request over HTTP.

`analysis` is one analysis, `runner` runs it in the engine pool, `analyses` takes requests and keeps results, and
`shared` lets several nodes share the work. `http.api.analysis_routes` has the HTTP routes.
"""
