"""HTTP: routes, request checks, static files and the uvicorn protocol.

- `protocol`, `open_connections`: the connections of clients, and their limits.
- `middleware`, with `origins` and `cookies`: what is checked and added for every request.
- `requests`, `responses`, `records`: reading bodies, writing answers, formatting games.
- `routes`: the HTTP API of rooms and the list of all routes; `api/`: the routes of each capability.
- `probes`, `static`, `docs`: health checks, the page, the documentation.
"""
