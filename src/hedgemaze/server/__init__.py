"""The server: rooms over HTTP and WebSocket, kept in SQLite or PostgreSQL.

The modules, from the ground upwards: `errors`, `clock`, `limits`, `seats`; `storage`; `messages`, `views`; `held`,
`alarms`, `shelf`, `service`, `people`, `analyses`, `engine_seats`; `headers`, `logs`, `metrics`, `pages`, `asking`,
`analysis_api`, `openapi`, `http`; `line`, `connection`, `socket`; `app` puts them together and `calm` sets the
interpreter. `docs/protocols.md` has the wire, `docs/hosting.md` what a host needs
to know. What a game is and who may do what is judged by `hedgemaze.rooms`.
"""
