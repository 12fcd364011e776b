"""The server: rooms over HTTP and WebSocket, stored in SQLite or PostgreSQL.

The parts:

- `errors`, `clock`, `limits`, `credentials`, `tasks`, `logs`, `metrics`, `gc_tuning`: small parts that the others use.
- `storage`: everything that is written to the database goes through `storage.Store`, in one thread.
- `engines`: search in worker processes.
- `live`: rooms in memory. `live.service` carries out commands: judge, store, publish.
- `cluster`: several nodes on one database (leases, message bus, presence); implements `live.coordinator`.
- `analysis`: analyses that clients request.
- `socket`: a WebSocket message is decoded by `socket.client_messages.decode` and handled in `socket.endpoint`.
- `http`: routes, request checks, schemas, static files.
- `app`: the composition root. On SIGTERM `app.GracefulServer.shutdown` stops accepting connections and calls
  `app.Server.stop`: searches are cancelled, writes finish, clients get a closing message, leases are released, the
  database is closed.

`hedgemaze.rooms` judges what a player may do. `docs/protocols.md` describes the messages, `docs/hosting.md` and
`docs/scale.md` how to run a server.
"""
