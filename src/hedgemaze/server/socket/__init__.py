"""WebSocket: the protocol, the endpoint, its connections and the messages of clients.

In dependency order: `websocket_protocol` (frames), `client_messages`, `connection` (one socket), `spectator_room`
and `spectator_delay` (what spectators see later), `bot_seats`, `error_replies`, `open_sockets` (limits and pings),
`endpoint` (from a message to a command).
"""
