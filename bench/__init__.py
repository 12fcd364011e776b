"""Benchmarks. Each module is a program: ``python -m bench.rules``.

Many need packages that `./play --install` does not install; one line names a missing package and how to install it.
"""

from __future__ import annotations

import sys
from types import TracebackType

_PACKAGES = {"pyspiel": "open_spiel"}
"""Packages whose name differs from that of their module."""
_INSTALL = ".venv/bin/uv pip install --python .venv/bin/python --constraints requirements.lock"


def _tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not isinstance(error, ModuleNotFoundError) or error.name is None:
        sys.__excepthook__(kind, error, trace)
        return
    module = error.name.partition(".")[0]
    package = _PACKAGES.get(module, module)
    if module == "hedgemaze":
        hint = "run it with .venv/bin/python after ./play --install, or pip install . first"
    else:
        hint = f"it is not part of ./play --install: {_INSTALL} {package}"
    print(f"bench: needs the package {package}; {hint}", file=sys.stderr)


if sys.argv[0] == "-m":  # Python's placeholder until the module that it runs is found
    sys.excepthook = _tell
