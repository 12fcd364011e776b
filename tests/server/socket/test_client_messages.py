"""Messages from clients: derived from the commands of rooms, with the limits of the wire."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import msgspec
import pytest

from hedgemaze import rooms
from hedgemaze.rules import Side
from hedgemaze.server.socket import client_messages
from hedgemaze.server.socket.client_messages import CLIENT, CommandMessage, decode, id_of

SAMPLES: list[tuple[dict[str, Any], rooms.Command]] = [
    ({"type": "sit", "name": "Ada", "token": "t" * 22}, rooms.Sit(name="Ada", token="t" * 22)),
    ({"type": "dress", "character": "P"}, rooms.Dress(character="P")),
    ({"type": "deal", "deal": "P.BKIC"}, rooms.Deal(deal="P.BKIC")),
    ({"type": "leave"}, rooms.Leave()),
    ({"type": "act", "actions": ["e2"]}, rooms.Act(actions=("e2",))),
    ({"type": "offer", "kind": "draw"}, rooms.Offer(kind=rooms.OfferKind.DRAW)),
    ({"type": "answer", "offer": 7, "agree": True}, rooms.Answer(offer=7, agree=True)),
    ({"type": "resign"}, rooms.Resign()),
    ({"type": "undo"}, rooms.Undo()),
    ({"type": "hint"}, rooms.Hint()),
    ({"type": "give_time", "side": "S"}, rooms.GiveTime(side=Side.SOUTH)),
    ({"type": "say", "phrase": "hello"}, rooms.Say(phrase="hello")),
    ({"type": "flag"}, rooms.Flag()),
]


def test_every_command_of_clients_has_a_sample() -> None:
    assert tuple(type(command) for _, command in SAMPLES) == rooms.CLIENT_COMMANDS
    assert len(CLIENT) == len(SAMPLES) + 3


@pytest.mark.parametrize(("data", "command"), SAMPLES, ids=[data["type"] for data, _ in SAMPLES])
def test_a_message_becomes_its_command(data: dict[str, Any], command: rooms.Command) -> None:
    message = decode(json.dumps(data | {"id": "m1", "version": 3}))
    assert isinstance(message, CommandMessage)
    assert message.command_type is type(command)
    assert message.command(seat=2) == dataclasses.replace(command, id="m1", version=3, seat=2)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"type": "act", "id": "a", "actions": ["e2"], "lag_ms": 500}, "unknown field `lag_ms`"),
        ({"type": "act", "id": "a", "actions": ["e2"], "waited_ms": 500}, "unknown field `waited_ms`"),
        ({"type": "judge", "id": "a", "value": 0.0}, "Invalid value 'judge'"),
        ({"type": "credit", "id": "a", "ms": 5, "cause": "restart"}, "Invalid value 'credit'"),
        ({"type": "resign"}, "missing required field `id`"),
        ({"type": "resign", "id": ""}, "length >= 1"),
        ({"type": "resign", "id": "a", "seat": 6}, "<= 5"),
        ({"type": "act", "id": "a", "actions": []}, "length >= 1"),
        ({"type": "act", "id": "a", "actions": ["e2" * 9]}, "length <= 16"),
        ({"type": "sit", "id": "a", "token": "short"}, "matching regex"),
        ({"type": "say", "id": "a", "phrase": "x" * 65}, "length <= 64"),
    ],
)
def test_host_only_fields_and_values_beyond_the_limits_are_refused(data: dict[str, Any], said: str) -> None:
    with pytest.raises(msgspec.MsgspecError, match=said):
        decode(json.dumps(data))


def test_a_text_field_needs_a_limit() -> None:
    @dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
    class Shout(rooms.Command):
        loud: bool
        poem: str

    with pytest.raises(TypeError, match=r"Shout\.poem has no limit"):
        client_messages._message_type(Shout)


def test_the_id_of_a_message_that_cannot_be_read() -> None:
    assert id_of('{"type": "nonsense", "id": "a1"}') == "a1"
    assert id_of(json.dumps({"id": "x" * 100})) == "x" * 64
    assert [id_of(text) for text in ("{", "[]", '{"id": 5}', None, "[" * 100_000)] == [None] * 5


def test_a_seats_secret_is_not_shown() -> None:
    assert "t" * 22 not in repr(SAMPLES[0][1])
