"""The JSON in docs/rooms.md: every example is what the schemas and the server take, and every field is listed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgemaze.rooms import RoomError, Say, Settings, check_settings, settings_from_data, settings_to_data
from hedgemaze.rooms.commands import FACES, PHRASES
from hedgemaze.server.http.api.openapi import document
from hedgemaze.server.socket.client_messages import CommandMessage, decode
from tests.server.helpers.running import Running

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "rooms.md").read_text(encoding="utf-8")
EXAMPLES: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
]
TABLES = [example for example in EXAMPLES if "mode" in example]
MESSAGES = [example for example in EXAMPLES if "type" in example]


def listed(kind: str) -> dict[str, str]:
    """Returns the fields that the page has for a kind, each with what stands beside it."""
    (rows,) = re.findall(rf"^\| field of `{kind}` \|.*?\n\|---.*?\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    cells = (row.strip("|").split("|") for row in rows.splitlines())
    return {name.strip(" `"): " ".join(rest) for name, *rest in cells}


def test_there_is_nothing_else() -> None:
    assert len(TABLES) + len(MESSAGES) == len(EXAMPLES)
    assert len(TABLES) >= 3
    assert MESSAGES


@pytest.mark.parametrize("data", TABLES)
def test_an_example_is_a_table(data: dict[str, Any]) -> None:
    settings = msgspec.convert(data, Settings)
    check_settings(settings)
    assert settings_from_data(data) == settings
    with pytest.raises(RoomError):
        settings_from_data(data | {"colour": "red"})  # so the line above finds fields that do not exist


@pytest.mark.anyio
async def test_the_server_sets_the_examples_up(running: Running) -> None:
    for data in TABLES:
        answer = await running.http.post("api/rooms", json=data)
        assert answer.status_code == 201, answer.text
        info = (await running.http.get(f"api/rooms/{answer.json()['room']}")).json()
        assert info["snapshot"]["settings"] == settings_to_data(settings_from_data(data))


@pytest.mark.parametrize("kind", ["Settings", "SeatPlan", "Timing"])
def test_every_field_of_the_schema_is_listed(kind: str) -> None:
    schemas = document()["components"]["schemas"]
    properties, found = schemas[kind]["properties"], listed(kind)
    assert found.keys() == properties.keys()
    for name, schema in properties.items():
        inner = (schema, *schema.get("anyOf", ()), *schema.get("allOf", ()))
        kinds = [schemas.get(each.get("$ref", "").rpartition("/")[2], {}) for each in inner]
        values = [value for each in kinds for value in each.get("enum", ())]
        if name != "first_side":  # the letters of sides are explained elsewhere
            assert all(f"`{value}`" in found[name] for value in values), (name, values)
        default = schema.get("default")
        if default not in (None, "") and not isinstance(default, dict):
            assert (json.dumps(default) if isinstance(default, bool) else str(default)) in found[name], name


@pytest.mark.parametrize("data", MESSAGES)
def test_an_example_is_a_message(data: dict[str, Any]) -> None:
    message = decode(json.dumps(data))
    assert isinstance(message, CommandMessage)
    assert message.command_type is Say


def test_all_phrases_are_listed() -> None:
    (row,) = re.findall(r"^\| phrases \| faces \|\n\|---\|---\|\n\| (.*) \|$", PAGE, re.MULTILINE)
    said, shown = (tuple(re.findall(r"`(\w+)`", cell)) for cell in row.split("|"))
    assert (said, shown) == (PHRASES, FACES)
