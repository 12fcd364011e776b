"""The load test of the server: ``python -m bench.server``; `light_client` is its cheap WebSocket client."""
