"""WebSocket: the endpoint, its connections and the messages on the wire."""
