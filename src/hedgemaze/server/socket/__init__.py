"""WebSocket: the protocol, the endpoint, its connections and the messages of clients.

In dependency order: `websocket_protocol` (frames), `client_messages`, `connection` (one socket), `delayed_room` and
`delays` (what spectators see later), `bot_seats`, `answers` (refusals), `open_sockets` (limits and pings), `endpoint`
(from a message to a command).
"""
