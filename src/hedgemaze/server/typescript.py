"""The wire's messages as TypeScript types.

``python -m hedgemaze.server.typescript web/app/online/wire.gen.ts [--check]`` writes them, or compares.
"""

from __future__ import annotations

import dataclasses
import enum
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from hedgemaze.rooms import EVENTS, FACES, PHRASES, Settings
from hedgemaze.server.http import schemas as shapes
from hedgemaze.server.socket import messages as wire
from hedgemaze.server.socket.client_messages import CLIENT

__all__ = ["main", "typescript"]

_HEAD = """// Made by `python -m hedgemaze.server.typescript web/app/online/wire.gen.ts`; do not edit.
// The messages of the server's socket and the bodies of its HTTP, as docs/protocols.md tells them.
"""
_HTTP = (
    shapes.Fault,
    shapes.NewTable,
    shapes.Listed,
    shapes.Rooms,
    shapes.RoomInfo,
    shapes.CodeWish,
    shapes.Code,
    shapes.Resume,
    shapes.Seated,
    shapes.Mazes,
    shapes.Game,
    shapes.Games,
    shapes.Erased,
    shapes.Health,
)
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", bytes: "string", type(None): "null"}
_WIDTH = 100


def typescript() -> str:
    """Returns the text of the TypeScript file."""
    writer = _Writer()
    unions = [
        _union("RoomEvent", [writer.name(kind) for kind in EVENTS]),
        _union("ClientMessage", [writer.name(kind) for kind in CLIENT]),
        _union("ServerMessage", [writer.name(kind) for kind in wire.SERVER]),
    ]
    for shape in (Settings, *_HTTP):
        writer.name(shape)
    lists = [f"export const {name} = {_list(words)} as const;" for name, words in _WORDS]
    return _HEAD + "\n" + "\n\n".join([*writer.texts.values(), *unions, *lists]) + "\n"


_WORDS = (("PHRASES", PHRASES), ("FACES", FACES))


class _Writer:
    """Collects type declarations; each is written once, before the types that use it."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def name(self, kind: type) -> str:
        """Returns the name of a type; declares it if it is new."""
        name = _NAMES.get(kind, kind.__name__)
        if name in self.texts:
            return name
        if issubclass(kind, enum.Enum):
            self.texts[name] = _union(name, [f"'{each.value}'" for each in kind])
            return name
        lines = list(self._fields(kind))
        self.texts[name] = "\n".join([f"export interface {name} {{", *lines, "}"])
        return name

    def _fields(self, kind: type) -> Iterator[str]:
        tag = _tag(kind)
        if tag is not None:
            yield f"  {tag[0]}: '{tag[1]}';"
        hints = get_type_hints(kind, include_extras=True)
        for field, is_optional in _fields_of(kind):
            mark = "?" if is_optional else ""
            held = "Settings" if (kind, field) == (wire.Snapshot, "settings") else self._type(hints[field])
            yield f"  {field}{mark}: {held};"

    def _type(self, hint: Any) -> str:
        origin = get_origin(hint)
        if origin is Annotated:
            return self._type(get_args(hint)[0])
        if origin is Literal:
            return " | ".join(f"'{each}'" for each in get_args(hint))
        if origin in (types.UnionType, Union):
            return " | ".join(self._type(each) for each in get_args(hint))
        if origin in (tuple, list):
            inner = self._type(get_args(hint)[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is dict:
            return "Record<string, unknown>"
        if hint is msgspec.Raw:
            return "RoomEvent"
        return _PLAIN[hint] if hint in _PLAIN else self.name(hint)


_NAMES: dict[type, str] = {
    **{kind: f"{kind.__name__}Event" for kind in EVENTS},
    shapes.Seated: "SeatedHere",
    shapes.Game: "OwnGame",
}


def _tag(kind: type) -> tuple[str, str] | None:
    if kind in EVENTS:
        return "event", kind.__name__.lower()
    config = getattr(kind, "__struct_config__", None)
    return None if config is None or config.tag is None else (config.tag_field, config.tag)


def _fields_of(kind: type) -> Iterator[tuple[str, bool]]:
    """Yields each field, and whether it is left out when it has its default."""
    if dataclasses.is_dataclass(kind):
        for field in dataclasses.fields(kind):
            is_required = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
            yield field.name, not is_required
    else:
        for each in msgspec.structs.fields(kind):
            yield each.name, not each.required


def _union(name: str, parts: list[str]) -> str:
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) <= _WIDTH:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {part}" for part in parts[:-1]), f"  | {parts[-1]};"])


def _list(words: tuple[str, ...]) -> str:
    return "\n".join(["[", *(f"  '{word}'," for word in words), "]"])


def main(arguments: list[str]) -> int:
    """Writes the file; with ``--check``, compares it instead and returns 1 if it differs."""
    path, text = Path(arguments[0]), typescript()
    if "--check" in arguments:
        is_same = path.is_file() and path.read_text(encoding="utf-8") == text
        if not is_same:
            sys.stderr.write(f"{path} does not match the messages; write it again\n")
        return 0 if is_same else 1
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
