"""Runs the examples of docs/protocols.md."""

from __future__ import annotations

import fnmatch
import json
import queue
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.arena import Match, parse_engines
from hedgemaze.arena.referee import Failure
from hedgemaze.protocols import json_lines as analysis
from hedgemaze.protocols.ugi import engine as ugi
from hedgemaze.rules import Mode
from tests.protocols.searches import PatientSearch

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocols.md"
TIMEOUT_S = 60


def blocks(kind: str) -> list[str]:
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    return [str(block) for block in found]


def converse(
    block: str, send: Callable[[str], object], said: queue.Queue[str], fits: Callable[[str, str], bool]
) -> None:
    for line in block.splitlines():
        assert line[:2] in ("> ", "< "), line
        if line[0] == ">":
            send(line[2:])
            continue
        found = said.get(timeout=TIMEOUT_S)
        assert fits(line[2:], found), f"expected {line[2:]}\nfound    {found}"


def is_like(pattern: str, line: str) -> bool:
    return fnmatch.fnmatchcase(line, pattern.replace("[", "[[]").replace("...", "*"))


@pytest.mark.parametrize("block", blocks("ugi"))
def test_ugi_examples(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ugi, "make_search", PatientSearch)
    said: queue.Queue[str] = queue.Queue()
    server = ugi.UgiEngine(said.put)

    def fits(pattern: str, line: str) -> bool:
        while line.startswith("info depth") and not pattern.startswith("info"):  # their number depends on the time
            line = said.get(timeout=TIMEOUT_S)
        return is_like(pattern, line)

    converse(block, server.answer, said, fits)
    server.close()
    assert said.empty(), said.get()


def has_shape(expected: Any, found: Any) -> bool:
    if expected == "...":
        return True
    if isinstance(expected, dict):
        return (
            isinstance(found, dict)
            and expected.keys() == found.keys()
            and all(has_shape(expected[key], found[key]) for key in expected)
        )
    if isinstance(expected, list):
        return isinstance(found, list) and len(expected) == len(found) and all(map(has_shape, expected, found))
    return bool(expected == found)


@pytest.mark.parametrize("block", blocks("json-lines"))
def test_json_lines_examples(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "make_search", PatientSearch)
    said: queue.Queue[str] = queue.Queue()
    server = analysis.AnalysisServer(said.put)

    def fits(pattern: str, line: str) -> bool:
        expected, found = json.loads(pattern), json.loads(line)
        while found["type"] == "info" and expected["type"] != "info":
            found = json.loads(said.get(timeout=TIMEOUT_S))
        return has_shape(expected, found)

    converse(block, server.answer, said, fits)
    server.finish()
    assert said.empty(), said.get()


def test_the_config_example() -> None:
    (block,) = blocks("toml")
    engines = parse_engines(block, Path("/somewhere"))
    fox, badger = engines["fox"], engines["badger"]
    assert fox.command == ("./fox", "--threads=1")
    assert (fox.protocol, fox.dialect, fox.folder) == ("uci", "top_down", "/somewhere/engines/fox")
    assert (fox.options, fox.environment) == ({"Hash": "64"}, {"FOX_BOOK": "off"})
    assert (badger.command, badger.protocol, badger.dialect) == (("python3", "badger.py"), "qtp", "qtp")


def test_the_log_example_has_the_keys_of_a_real_log(tmp_path: Path) -> None:
    [block] = [each for each in blocks("json") if '"actions"' in each]
    log = tmp_path / "log.jsonl"
    Match(Mode.named("classic2", size=5), ["greedy", "random"], rounds=1, concurrency=0, log=log).run()
    head, game, _ = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    shown_head, shown_game = map(json.loads, block.splitlines())
    assert shown_head == head
    assert list(shown_game) == list(game)
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in Failure.__slots__)
