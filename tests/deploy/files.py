"""Reads the files of `deploy/`, and compares their commands with the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml
from typer.main import get_group

from hedgemaze.cli.app import app

__all__ = ["DEPLOY", "ROOT", "check_command", "compose", "instructions", "objects", "resolved"]

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def instructions() -> list[tuple[str, str]]:
    """Returns the instructions of the Containerfile and their arguments, in order."""
    lines = [line for line in (DEPLOY / "Containerfile").read_text("utf-8").splitlines() if not line.startswith("#")]
    text = "\n".join(lines).replace("\\\n", " ")
    return [
        (word, rest.strip()) for word, _, rest in (line.partition(" ") for line in text.splitlines() if line.strip())
    ]


def compose(name: str) -> dict[str, Any]:
    """Returns a compose file as data; anchors are resolved."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text("utf-8"))
    return found


def objects() -> dict[str, dict[str, Any]]:
    """Returns the Kubernetes objects of the base, by kind and name."""
    base = yaml.safe_load((DEPLOY / "kubernetes" / "kustomization.yaml").read_text("utf-8"))
    found = [
        each for name in base["resources"] for each in yaml.safe_load_all((DEPLOY / "kubernetes" / name).read_text())
    ]
    return {f"{each['kind']} {each['metadata']['name']}": each for each in found}


def resolved(value: Any, variables: dict[str, str]) -> Any:
    """Replaces ``${NAME}``, ``${NAME:?}`` and ``${NAME:-default}`` in all texts of a compose file.

    Raises:
        KeyError: a variable without a default is missing.
    """
    text = json.dumps(value)

    def replace(match: re.Match[str]) -> str:
        name, default = match["name"], match["default"]
        return variables[name] if default is None else variables.get(name, default)

    return json.loads(re.sub(r"\$\{(?P<name>\w+)(?::\?|:-(?P<default>[^}]*))?\}", replace, text))


def check_command(arguments: list[str]) -> None:
    """Checks that the program has a command and its options."""
    command, *rest = arguments
    parameters = get_group(app).commands[command].params
    options = {name for each in parameters for name in (*each.opts, *each.secondary_opts)}
    assert {each.partition("=")[0] for each in rest if each.startswith("--")} <= options
