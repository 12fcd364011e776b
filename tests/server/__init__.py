"""Tests and load programs of the server; they need the extra `test`, which the programs say in one line."""

import importlib
import sys

for _name in ("httpx", "psycopg", "websockets"):
    try:
        importlib.import_module(_name)
    except ImportError:
        sys.exit(f"this needs the extra `test`: pip install -e '.[server,cluster,test]' ({_name})")
