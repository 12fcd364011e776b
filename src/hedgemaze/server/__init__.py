"""The server: rooms over HTTP and WebSocket, kept in SQLite or PostgreSQL.

The modules, from the ground upwards: `errors`, `clock`, `limits`, `seats`; `storage`; `messages`, `views`; `held`,
`alarms`, `shelf`, `service`, `people`, `engine_seats`; `headers`, `logs`, `metrics`, `pages`, `openapi`, `http`,
`connection`, `socket`; `app` puts them together. `docs/protocols.md` has the wire, `docs/hosting.md` what a host needs
to know. What a game is and who may do what is judged by `hedgemaze.rooms`.
"""
