"""A worker that misbehaves in the way that its first argument names; it needs nothing of ours."""

import json
import os
import select
import struct
import sys
import time
from typing import Any


def say(data: dict[str, Any]) -> None:
    text = json.dumps(data).encode()
    sys.stdout.buffer.write(struct.pack(">I", len(text)) + text)
    sys.stdout.buffer.flush()


def take(count: int) -> bytes:
    """Reads so many bytes of the input and none beyond, so that `select` tells the truth."""
    data = b""
    while len(data) < count:
        more = os.read(0, count - len(data))
        if not more:
            os._exit(0)
        data += more
    return data


def hear() -> dict[str, Any]:
    (length,) = struct.unpack(">I", take(4))
    data: dict[str, Any] = json.loads(take(length))
    return data


def main() -> None:
    how = sys.argv[1]
    if how == "stillborn":
        sys.exit(3)
    say({"type": "ready", "pid": os.getpid()})
    while True:
        job = hear()
        if job["type"] != "ask" or how == "deaf":
            continue
        if how == "garbage":
            sys.stdout.buffer.write(b"\x00\x00\x00\x05hello")
            sys.stdout.buffer.flush()
        elif how == "endless":
            sys.stdout.buffer.write(b"\xff\xff\xff\xff")
            sys.stdout.buffer.flush()
        elif how == "stranger":
            say({"type": "answered", "id": job["id"] + 1000, "data": {"action": "e2"}})
        elif how == "cheat":
            say({"type": "answered", "id": job["id"], "data": {"action": "e9"}})
        elif how == "crash":
            os._exit(1)
        elif how == "fat":
            live = bytearray(os.urandom(1)) * (300 << 20)
            time.sleep(60)
            del live
        elif how == "sleeper":
            left = max(job["until"] - time.monotonic(), 0.0)
            is_disturbed = bool(select.select([0], [], [], left)[0])
            say({"type": "answered", "id": job["id"], "data": {"action": "d1" if is_disturbed else "e2"}})


if __name__ == "__main__":
    main()
