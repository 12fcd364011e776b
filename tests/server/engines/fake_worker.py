"""A worker that fails in the way that its first argument names; it imports nothing of the project."""

import json
import os
import select
import struct
import sys
import time
from typing import Any


def send(data: dict[str, Any]) -> None:
    text = json.dumps(data).encode()
    sys.stdout.buffer.write(struct.pack(">I", len(text)) + text)
    sys.stdout.buffer.flush()


def read_exactly(count: int) -> bytes:
    """Reads `count` bytes and buffers no more, so that `select` works on the input."""
    data = b""
    while len(data) < count:
        more = os.read(0, count - len(data))
        if not more:
            os._exit(0)
        data += more
    return data


def receive() -> dict[str, Any]:
    (length,) = struct.unpack(">I", read_exactly(4))
    data: dict[str, Any] = json.loads(read_exactly(length))
    return data


def main() -> None:
    how = sys.argv[1]
    if how == "exits at start":
        sys.exit(3)
    send({"type": "ready", "pid": os.getpid()})
    while True:
        job = receive()
        if job["type"] != "ask" or how == "hangs":
            continue
        if how == "garbage":
            sys.stdout.buffer.write(b"\x00\x00\x00\x05hello")
            sys.stdout.buffer.flush()
        elif how == "endless":
            sys.stdout.buffer.write(b"\xff\xff\xff\xff")
            sys.stdout.buffer.flush()
        elif how == "wrong job":
            send({"type": "answered", "id": job["id"] + 1000, "data": {"action": "e2"}})
        elif how == "illegal action":
            send({"type": "answered", "id": job["id"], "data": {"action": "e9"}})
        elif how == "crash":
            os._exit(1)
        elif how == "uses memory":
            block = bytearray(os.urandom(1)) * (300 << 20)
            time.sleep(60)
            del block
        elif how == "sleeper":
            left = max(job["until"] - time.monotonic(), 0.0)
            is_stopped = bool(select.select([0], [], [], left)[0])
            send({"type": "answered", "id": job["id"], "data": {"action": "d1" if is_stopped else "e2"}})


if __name__ == "__main__":
    main()
