"""`LazyCommands`: subcommands whose modules are imported on first use, so that each command starts fast."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, MutableMapping, Sequence
from typing import Any

import typer
from typer.main import get_command


class LazyCommands(MutableMapping[str, Any]):
    """Commands by name: ``show`` is the function ``show`` in the module ``hedgemaze.cli.commands.show``."""

    def __init__(self, names: Sequence[str]) -> None:
        self._loaded: dict[str, Any] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Any:
        if self._loaded[name] is None:
            self._loaded[name] = _load(name)
        return self._loaded[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._loaded[name] = command

    def __delitem__(self, name: str) -> None:
        del self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)


def _load(name: str) -> Any:
    function = getattr(importlib.import_module(f"hedgemaze.cli.commands.{name}"), name)
    single = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    single.command(name)(function)
    return get_command(single)
