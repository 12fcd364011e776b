"""The private parts of uvicorn that `SocketProtocol`, `HttpProtocol` and `GracefulServer` rely on.

They are no public interface, so `pyproject.toml` allows only versions that were tried. If a test fails with a new
version, read what changed in uvicorn before the bound is raised.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib.metadata import version

import pytest
import uvicorn
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from hedgemaze.server.http.protocol import HttpProtocol
from hedgemaze.server.socket.websocket_protocol import SocketProtocol
from hedgemaze.server.uvicorn_server import GracefulServer

OURS = {"abort", "backlog", "cut", "is_cut", "on_flood", "on_lost", "on_message", "pause", "rate", "resume", "write"}
"""The names that `SocketProtocol` adds; uvicorn must not use them itself."""
OVERRIDDEN = {"run_asgi", "connection_lost", "data_received", "handle_events", "send_receive_event_to_app"}
OURS_OF_HTTP = {"abort", "open_connections", "is_late", "is_waiting"}
OVERRIDDEN_OF_HTTP = {"connection_made", "connection_lost", "handle_websocket_upgrade"}
SAID = f"uvicorn {version('uvicorn')}"


async def _application(scope: object, receive: object, send: object) -> None:
    raise AssertionError("nothing is served here")


@pytest.fixture
def protocol() -> Iterator[SocketProtocol]:
    loop = asyncio.new_event_loop()
    config = Config(_application, log_config=None)
    config.load()
    try:
        yield SocketProtocol(config, ServerState(), {}, loop)
    finally:
        loop.close()


def arguments_of(function: object) -> list[str]:
    assert callable(function)
    return [f"{each.kind.name} {each.name}" for each in inspect.signature(function).parameters.values()]


def test_what_is_overridden_is_there_with_the_same_arguments() -> None:
    for our, their, names in (
        (SocketProtocol, WebSocketsSansIOProtocol, OVERRIDDEN),
        (HttpProtocol, H11Protocol, OVERRIDDEN_OF_HTTP),
    ):
        assert {each for each in vars(our) if each in vars(their) and not each.startswith("__")} == names
        for name in names:
            mine, theirs = getattr(our, name), getattr(their, name)
            assert arguments_of(mine) == arguments_of(theirs), f"{SAID} calls {name} with other arguments"
            assert inspect.iscoroutinefunction(mine) == inspect.iscoroutinefunction(theirs), name


def test_nothing_is_overridden_by_accident(protocol: SocketProtocol) -> None:
    made = set(vars(WebSocketsSansIOProtocol(protocol.config, ServerState(), {}, protocol.loop)))
    taken = OURS & (set(dir(WebSocketsSansIOProtocol)) | made)
    assert taken == set(), f"{SAID} has names of its own like ours: {taken}"
    made = set(vars(H11Protocol(protocol.config, ServerState(), {}, protocol.loop)))
    taken = OURS_OF_HTTP & (set(dir(H11Protocol)) | made)
    assert taken == set(), f"{SAID} has names of its own like ours: {taken}"


def test_a_request_under_way_says_how_far_it_is(protocol: SocketProtocol) -> None:
    http = H11Protocol(protocol.config, ServerState(), {}, protocol.loop)
    assert http.cycle is None
    source = inspect.getsource(RequestResponseCycle)
    for name in ("response_complete", "more_body"):
        assert f"self.{name} = " in source or f"self.{name}: " in source, f"{SAID} has no {name} any more"


def test_every_attribute_of_uvicorn_that_is_used_exists(protocol: SocketProtocol) -> None:
    tree = ast.parse(textwrap.dedent(inspect.getsource(SocketProtocol)))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    assert used >= {"frames", "curr_msg_data_type", "close_sent", "disconnected", "read_paused", "conn", "transport"}
    later = set(re.findall(r"self\.(\w+)(?:: \w+)? = ", inspect.getsource(WebSocketsSansIOProtocol)))
    missing = used - set(dir(protocol)) - later
    assert missing == set(), f"{SAID} has no {', '.join(sorted(missing))} any more"


def test_the_state_before_the_first_message(protocol: SocketProtocol) -> None:
    state = (protocol.frames, protocol.close_sent, protocol.disconnected, protocol.read_paused)
    assert state == ([], False, False, False)
    assert protocol.conn.state is State.CONNECTING
    assert arguments_of(protocol.handle_parser_exception) == []


class Kept(SocketProtocol):
    """Records the messages that uvicorn passes on."""

    def __init__(self, config: Config, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(config, ServerState(), {}, loop)
        self.kept: list[tuple[str, list[bytes]]] = []

    def send_receive_event_to_app(self) -> None:
        """Records a message."""
        self.kept.append((self.curr_msg_data_type, list(self.frames)))


def test_a_whole_message_comes_once_with_all_its_frames(protocol: SocketProtocol) -> None:
    kept = Kept(protocol.config, protocol.loop)
    kept.handle_text(Frame(Opcode.TEXT, b"one"))
    kept.handle_text(Frame(Opcode.TEXT, b"a", fin=False))
    kept.handle_cont(Frame(Opcode.CONT, b"b", fin=False))
    kept.handle_cont(Frame(Opcode.CONT, b"c"))
    kept.handle_bytes(Frame(Opcode.BINARY, b"\x00"))
    assert kept.kept == [("text", [b"one"]), ("text", [b"a", b"b", b"c"]), ("bytes", [b"\x00"])]


def test_the_server_starts_and_stops_as_ours_expects() -> None:
    for name in ("startup", "shutdown"):
        assert arguments_of(getattr(GracefulServer, name)) == arguments_of(getattr(uvicorn.Server, name)), name
    server = uvicorn.Server(Config(_application, log_config=None))
    assert server.started is False
    assert "self.servers" in inspect.getsource(uvicorn.Server.startup)
