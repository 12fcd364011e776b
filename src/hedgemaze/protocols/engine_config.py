"""`EngineConfig`: the settings of an outside engine, from a TOML file with one table per engine."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from hedgemaze.error_values import Allowed
from hedgemaze.errors import Between, EngineError, no_such
from hedgemaze.protocols.registry import PROTOCOLS
from hedgemaze.rules.notation.dialects import DIALECTS

_LONGEST_STARTUP_S = 3600
_NAME = re.compile(r"[^\s,\x00-\x1f]{1,60}")
_KEYS = {
    "name": str,
    "command": (str, list),
    "protocol": str,
    "dialect": str,
    "first": str,
    "folder": str,
    "startup_s": (int, float),
    "options": dict,
    "environment": dict,
}


@dataclass(frozen=True, slots=True)
class EngineConfig:
    """An outside engine: its command line, protocol and settings.

    >>> config = EngineConfig("mine", ("my-engine", "--fast"), protocol="ugi", startup_s=5.0)
    >>> EngineConfig.from_data(config.to_data()) == config
    True
    """

    name: str
    command: tuple[str, ...]
    protocol: str = "ugi"
    dialect: str = "standard"
    first: str = "black"
    """QTP: the colour that moves first."""
    folder: str | None = None
    """Working directory; None for that of this process."""
    startup_s: float = 10.0
    """Time limit of the start."""
    options: dict[str, str] = field(default_factory=dict)
    environment: dict[str, str] = field(default_factory=dict)
    """Environment variables, added to those of this process."""

    def __post_init__(self) -> None:
        """Raises: EngineError: a value is not allowed."""
        if not _NAME.fullmatch(self.name):
            raise _bad("a name has 1 to 60 characters, without spaces and commas", self.name)
        if not self.command or not all(self.command):
            raise _bad("an engine needs a command", self.name)
        if self.protocol not in PROTOCOLS:
            raise _bad(f"the protocol is one of {', '.join(PROTOCOLS)}", self.protocol, PROTOCOLS)
        if self.first not in ("black", "white"):
            raise _bad("the first colour is black or white", self.first, ("black", "white"))
        if not 0 < self.startup_s <= _LONGEST_STARTUP_S:
            message = f"startup_s is more than 0, {_LONGEST_STARTUP_S} at most"
            raise _bad(message, self.startup_s, Between(most=_LONGEST_STARTUP_S))
        if self.dialect not in DIALECTS:
            raise no_such(EngineError, "engine.bad_config", "dialect", self.dialect, DIALECTS)

    def to_data(self) -> dict[str, Any]:
        """Returns the config as plain data, for a log or another process."""
        return asdict(self) | {"command": list(self.command)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any], base: Path | None = None) -> EngineConfig:
        """Makes a config from plain data; a relative folder is relative to `base`.

        Raises:
            EngineError: a key or a value is not allowed.
        """
        for key, value in data.items():
            if key not in _KEYS:
                raise no_such(EngineError, "engine.bad_config", "key", key, _KEYS)
            wanted: Any = _KEYS[key]
            if (value is not None or key != "folder") and (not isinstance(value, wanted) or isinstance(value, bool)):
                raise _bad(f"{key} has the wrong type", value)
        command = data.get("command", "")
        try:
            words = shlex.split(command) if isinstance(command, str) else [str(word) for word in command]
        except ValueError as error:
            raise _bad(f"the command cannot be read ({error})", command) from None
        protocol = data.get("protocol", "ugi")
        folder = data.get("folder")
        if base is not None:
            folder = str((base / (folder or ".")).resolve())
        return cls(
            name=data.get("name", ""),
            command=tuple(words),
            protocol=protocol,
            dialect=data.get("dialect", _default_dialect(protocol)),
            first=data.get("first", "black"),
            folder=folder,
            startup_s=float(data.get("startup_s", 10.0)),
            options={name: _plain(value) for name, value in data.get("options", {}).items()},
            environment={name: _plain(value) for name, value in data.get("environment", {}).items()},
        )


def parse_engines(text: str, base: Path | None = None) -> dict[str, EngineConfig]:
    r"""Reads a config file and returns its engines by name; folders are relative to `base`.

    Raises:
        EngineError: the text is no TOML, or a key or a value is not allowed.

    >>> parse_engines('[[engine]]\nname = "fox"\ncommand = "./fox --fast"\nprotocol = "uci"')["fox"].command
    ('./fox', '--fast')
    """
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _bad(f"the config file is not TOML ({error})") from None
    rows = data.pop("engine", [])
    if data or not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise _bad("a config file is a list of [[engine]] tables")
    engines: dict[str, EngineConfig] = {}
    for row in rows:
        engine = EngineConfig.from_data(row, base)
        if engine.name in engines:
            raise EngineError(
                "engine.bad_config",
                "two engines have the same name",
                given=engine.name,
                details={"what": engine.name},
                reason="twice",
            )
        engines[engine.name] = engine
    return engines


def _default_dialect(protocol: str) -> str:
    return PROTOCOLS[protocol].default_dialect if protocol in PROTOCOLS else "standard"


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int | float):
        return str(value)
    raise _bad("a value is a text, a number or true or false", value)


def _bad(message: str, given: object = None, allowed: Allowed | None = None) -> EngineError:
    return EngineError("engine.bad_config", message, given=given, allowed=allowed)
