"""Messages from clients to the server; `docs/protocols.md` has an example of each.

The messages that carry a command are derived from `rooms.CLIENT_COMMANDS`: a command is defined once, in
`hedgemaze.rooms.commands`. This module adds what the wire needs: the ``type``, the required ``id``, and limits for
text and numbers of untrusted senders.
"""

from __future__ import annotations

import dataclasses
import enum
import re
from typing import Annotated, Any, ClassVar, Union, get_type_hints

import msgspec
from msgspec import Meta

from hedgemaze import rooms

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
ActionText = Annotated[str, Meta(max_length=16)]
Secret = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22,64})?$")]

_LIMITED: dict[str, Any] = {
    "actions": Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=64)],
    "character": Word | None,
    "deal": Word,
    "name": Name,
    "offer": Version,
    "phrase": Word,
    "token": Secret,
}
"""By name: the types of command fields with their limits on the wire. Enums and booleans need none."""


class ClientMessage(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="type",
    tag=str.lower,
    forbid_unknown_fields=True,
):
    """The base of all messages from clients."""


class Hello(ClientMessage, frozen=True, kw_only=True):
    """The first message: the room, the sender's credentials and the last version it has."""

    room: Word
    token: Word = ""
    """The token of a seat or of the invitation; without one the cookie counts."""
    watch: bool = False
    """Watch only, even if the cookie holds a seat."""
    version: Version = 0
    """The last version that the client has; 0 for none."""


class CommandMessage(ClientMessage, frozen=True, kw_only=True):
    """The base of all messages that carry a command.

    Each is answered by `Ack` after the commit, or by `Error`; a repeated id changes nothing.
    """

    command_type: ClassVar[type[rooms.Command]]
    """The command that the message carries."""
    id: Id
    seat: SeatNumber = 0
    """The sender's seat; 0 for the only seat that this socket holds."""
    version: Version | None = None
    """The last version that the sender had seen; None for the current one."""

    def command(self, **host: Any) -> rooms.Command:
        """Returns the command, with these fields set by the host."""
        return self.command_type(**(msgspec.structs.asdict(self) | host))


class Ping(ClientMessage, frozen=True, kw_only=True):
    """Ask for the server's time and the lag that it has measured."""

    id: Id


class Pong(ClientMessage, frozen=True, kw_only=True):
    """The immediate answer to the server's `ping`, by which the server measures the lag."""

    number: Version


def _message_type(kind: type[rooms.Command]) -> type[CommandMessage]:
    """Derives the message of a command: its fields, without those that only a host may set."""
    hints = get_type_hints(kind)
    common = {field.name for field in dataclasses.fields(rooms.Command)}
    fields: list[tuple[str, Any] | tuple[str, Any, Any]] = []
    for field in dataclasses.fields(kind):
        if field.name in common or field.metadata == rooms.HOST_ONLY:
            continue
        type_ = _LIMITED.get(field.name, hints[field.name])
        if field.name not in _LIMITED and not issubclass(type_, enum.Enum | bool):
            raise TypeError(f"{kind.__name__}.{field.name} has no limit on the wire")
        is_required = field.default is dataclasses.MISSING
        fields.append((field.name, type_) if is_required else (field.name, type_, field.default))
    message = msgspec.defstruct(
        kind.__name__,
        fields,
        bases=(CommandMessage,),
        tag=re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower(),
        module=__name__,
        namespace={"command_type": kind, "__doc__": kind.__doc__},
        frozen=True,
        kw_only=True,
    )
    assert issubclass(message, CommandMessage)
    return message


CLIENT: tuple[type[ClientMessage], ...] = (Hello, *map(_message_type, rooms.CLIENT_COMMANDS), Ping, Pong)
"""Every message that a client may send."""

# A union made at run time, which a type checker cannot follow.
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(type=Union[CLIENT])  # noqa: UP007


def decode(text: str | bytes) -> ClientMessage:
    """Reads a client's message.

    >>> decode('{"type": "act", "id": "a1", "version": 3, "actions": ["e2"]}')
    Act(id='a1', seat=0, version=3, actions=('e2',))

    Raises:
        msgspec.MsgspecError: it is not a message of this protocol.
    """
    return _decoder.decode(text)


class _IdOnly(msgspec.Struct):
    id: str | None = None


def id_of(text: str | None) -> str | None:
    """Returns the id of a message that cannot be decoded, if it has one."""
    try:
        found = msgspec.json.decode(text or "", type=_IdOnly).id
    except (msgspec.MsgspecError, RecursionError):
        return None
    return None if found is None else found[:64]
