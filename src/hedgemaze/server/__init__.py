"""The server: rooms over HTTP and WebSocket, stored in SQLite or PostgreSQL.

The parts, the lowest first; each imports only parts above it in this list:

- `errors`, `clock`, `limits`, `credentials`, `tasks`, `gc_tuning`: small parts that the others use; `telemetry`: logs,
  histograms, traces.
- `wire`, `schemas`: messages to clients, and bodies of HTTP requests and responses.
- `storage`: everything that is written to the database goes through `storage.Store`, in one thread.
- `engines`: search in worker processes.
- `live`: rooms in memory. `live.service` carries out commands: judge, store, publish.
- `cluster`: several nodes on one database (leases, message bus, presence); implements `live.coordinator`.
- `people`, `player_data`: accounts; what is stored about a player.
- `socket`: a WebSocket message is decoded by `socket.client_messages.decode` and handled in `socket.endpoint`.
- `analysis`: analyses that clients request.
- `ratings`, `lobby`, `notices`, `social`, `tournaments`, `admin`: one folder per capability.
- `metrics`: metrics of all parts for Prometheus.
- `http`: routes, request checks, static files.
- `node`: the service of a single node or of one of several; `app`: the composition root.
- `uvicorn_server`: on SIGTERM `GracefulServer.shutdown` stops accepting connections and calls `app.Server.stop`:
  searches are cancelled, writes finish, clients in rooms get a closing message, leases are released, the database is
  closed, then the other sockets and the engine processes.

`hedgemaze.rooms` judges what a player may do. `docs/protocols.md` describes the messages, `docs/hosting.md` and
`docs/scale.md` how to run a server.
"""
