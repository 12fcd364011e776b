"""WebSocket: the protocol, the endpoint, its connections and the messages of clients."""
