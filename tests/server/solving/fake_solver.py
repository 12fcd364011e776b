"""A solver process that behaves as its first argument says; it imports nothing of the project.

It adds a line to the file in its second argument when it starts, so that tests can count.
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any


def send(**data: Any) -> None:
    print(json.dumps(data), flush=True)


def main() -> None:
    how, log = sys.argv[1], Path(sys.argv[2])
    task = json.loads(sys.stdin.buffer.readline())
    with log.open("a") as file:
        file.write(json.dumps([os.getpid(), task["mode"]]) + "\n")
    if how == "crash":
        os._exit(1)
    elif how == "garbage":
        print("hello", flush=True)
        time.sleep(60)
    elif how == "short of memory":
        send(type="failed", code="solve.memory", message="solving needs 2 GB")
    elif how == "too long":
        send(type="failed", code="solve.too_long", message="a forced result takes more than 127 rounds")
    elif how == "works":
        send(type="solving", done=0.4)
        while os.read(0, 100):
            pass
    elif how == "deaf":  # ends neither with its input nor by itself
        send(type="solving", done=0.25)
        time.sleep(60)
    elif how == "quick":
        send(type="made")


if __name__ == "__main__":
    main()
