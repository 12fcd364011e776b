"""The client's types against the server's: every field is one of the server's, with the same default."""

from __future__ import annotations

import ast
import dataclasses
import io
import subprocess
import sys
import tokenize
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgemaze import client, rooms
from hedgemaze.client import messages
from hedgemaze.server import schemas, wire

STRUCTS = [
    each
    for each in vars(messages).values()
    if isinstance(each, type) and issubclass(each, msgspec.Struct) and not each.__name__.startswith("_")
]


@pytest.mark.parametrize("kind", STRUCTS, ids=lambda kind: kind.__name__)
def test_a_struct_is_a_part_of_the_servers(kind: type[msgspec.Struct]) -> None:
    theirs: Any = getattr(wire, kind.__name__, None) or getattr(schemas, kind.__name__)
    fields = {field.name: field for field in msgspec.structs.fields(theirs)}
    for field in msgspec.structs.fields(kind):
        assert field.name in fields
        if not field.required:
            assert not fields[field.name].required, "the server may omit it"
    required = {field.name for field in msgspec.structs.fields(kind) if field.required}
    assert required <= {name for name, field in fields.items() if field.required}, "the server always sends it"
    assert kind.__struct_config__.tag == theirs.__struct_config__.tag


def test_settings_have_the_servers_fields() -> None:
    assert set(client.Settings.__annotations__) == {field.name for field in dataclasses.fields(rooms.Settings)}
    set_by_server = {"account", "rating", "is_provisional"}
    fields = {field.name for field in dataclasses.fields(rooms.SeatPlan)}
    assert set(client.SeatPlan.__annotations__) == fields - set_by_server


def test_every_message_of_the_server_can_be_read() -> None:
    known = {kind.__struct_config__.tag for kind in STRUCTS} - {None}
    sent = {kind.__struct_config__.tag for kind in wire.SERVER}
    assert sent - known == {"pong"}, "the answer to a ping, which the client never sends"


def test_a_missing_package_is_named_with_the_command_that_installs_it() -> None:
    code = "import sys; sys.modules['msgspec'] = None; import hedgemaze.client"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert ended.stderr.splitlines()[-1].startswith(
        "hedgemaze.errors.MissingPackageError: pip install 'hedgemaze[client]' first: 'msgspec"
    )


def test_the_client_stays_small() -> None:
    """The client itself has less than 400 lines; the package, with errors and messages, less than 400 lines of code."""
    folder = Path(client.__file__).parent
    assert sum(len((folder / name).read_text("utf-8").splitlines()) for name in ("links.py", "room.py")) < 400
    assert sum(map(code_lines, folder.rglob("*.py"))) < 400


def test_only_lines_with_code_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "x.py"
    text = '"""Text.\n\nMore."""\n\n# why\ndef f(\n    a,  # that\n):\n    """Adds."""\n    return """x\ny""" + a\n'
    path.write_text(text)
    assert code_lines(path) == 5


def code_lines(path: Path) -> int:
    source = path.read_text("utf-8")
    bodies = [
        node.body
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.stmt) and hasattr(node, "body")
    ]
    texts = [
        each for body in bodies for each in body if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
    ]
    text_lines = {number for each in texts for number in range(each.lineno, (each.end_lineno or 0) + 1)}
    blank = (tokenize.NEWLINE, tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
    tokens = [each for each in tokenize.generate_tokens(io.StringIO(source).readline) if each.type not in blank]
    return len({number for each in tokens for number in range(each.start[0], each.end[0] + 1)} - text_lines)
