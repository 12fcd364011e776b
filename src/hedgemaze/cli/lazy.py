"""Subcommands that are loaded when they are asked for, so that none waits for what the others need."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, MutableMapping, Sequence
from typing import Any

import typer
from typer.main import get_command

__all__ = ["Commands"]


class Commands(MutableMapping[str, Any]):
    """Commands by name; that of ``show`` is the function ``show`` of the module ``hedgemaze.cli.commands.show``."""

    def __init__(self, names: Sequence[str]) -> None:
        self._made: dict[str, Any] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Any:
        if self._made[name] is None:
            self._made[name] = _load(name)
        return self._made[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._made[name] = command

    def __delitem__(self, name: str) -> None:
        del self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)


def _load(name: str) -> Any:
    function = getattr(importlib.import_module(f"hedgemaze.cli.commands.{name}"), name)
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name)(function)
    return get_command(alone)
