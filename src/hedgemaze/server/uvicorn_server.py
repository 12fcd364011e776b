"""uvicorn: its settings for a node, and a server that stops gracefully."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import uvicorn

from hedgemaze.server.app import Server
from hedgemaze.server.http.open_connections import OpenConnections
from hedgemaze.server.http.protocol import HttpProtocol
from hedgemaze.server.limits import Limits
from hedgemaze.server.socket.websocket_protocol import SocketProtocol
from hedgemaze.server.telemetry import tracing


def uvicorn_config(server: Server, host: str, port: int, limits: Limits, **more: Any) -> uvicorn.Config:
    """Returns uvicorn's settings: no compression, no WebSocket pings but ours, no Server header."""

    class Http(HttpProtocol):
        pass

    class Socket(SocketProtocol):
        rate = limits.frames

    config = uvicorn.Config(
        server.app,
        host=host,
        port=port,
        http=Http,
        ws=Socket,
        ws_max_size=limits.longest_message,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_keep_alive=5,
        timeout_graceful_shutdown=5,
        **more,
    )
    Http.open_connections = OpenConnections(limits, config.forwarded_allow_ips)
    return config


class GracefulServer(uvicorn.Server):
    """Sends clients a closing message before uvicorn closes their sockets."""

    def __init__(self, config: uvicorn.Config, ours: Server, drain_seconds: float = 0.0) -> None:
        """Prepares a server.

        Args:
            config: uvicorn's settings.
            ours: the node.
            drain_seconds: for how long the node still serves after SIGTERM while ``/ready`` says that it will stop.
        """
        super().__init__(config)
        self._ours = ours
        self._drain_seconds = drain_seconds
        self.on_started: Callable[[int], None] = lambda _: None
        """Called with the port when the server listens."""

    async def startup(self, sockets: Any = None) -> None:
        """Starts, and reports the port."""
        await super().startup(sockets)
        if self.started:
            self.on_started(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: Any = None) -> None:
        """Lets proxies notice that it will stop, then stops our parts, then uvicorn; called on SIGTERM and SIGINT."""
        self._ours.service.is_draining = True
        loop = asyncio.get_running_loop()
        end = loop.time() + self._drain_seconds
        while loop.time() < end and not self.force_exit:  # a second Ctrl-C
            await asyncio.sleep(0.05)
        for server in self.servers:
            server.close()
        await self._ours.stop()
        await super().shutdown(sockets)
        await asyncio.to_thread(tracing.stop)  # here, because uvicorn then ends the process by the signal it has caught
