"""Every public name of the library has a docstring with an example; the examples themselves run as doctests."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import hedgemaze
from hedgemaze import arena, errors, rules

SRC = Path(__file__).resolve().parent.parent / "src"
NOT_FOR_CALLERS = {"__main__", "cli", "error_values", "file_lock", "learn", "server"}
"""Programs, whose pages are `docs/protocols.md`, `docs/learning.md` and the help texts, and modules that they share."""


def packages() -> list[str]:
    """Returns the packages and modules of the library; each lists its public names."""
    return [each.name for each in pkgutil.iter_modules(hedgemaze.__path__) if each.name not in NOT_FOR_CALLERS]


def public_in_source(path: Path) -> set[str]:
    """Returns the classes and functions of a module whose names do not begin with an underscore."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    kinds = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    return {node.name for node in body if isinstance(node, kinds) and not node.name.startswith("_")}


@cache
def documented_constants() -> set[str]:
    """Returns the names that a module assigns at its top level, with a docstring below the assignment."""
    return {name for path in (SRC / "hedgemaze").rglob("*.py") for name in _documented(path)}


def _documented(path: Path) -> Iterator[str]:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    for node, following in pairwise(body):
        has_text = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
        if has_text and isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (each.id for each in targets if isinstance(each, ast.Name))


def undocumented(package: str) -> list[str]:
    """Returns the public names of a package without a docstring or without an example in it.

    A constant or a type alias needs a docstring alone, below its assignment.
    """
    module = importlib.import_module(f"hedgemaze.{package}")
    constants = documented_constants()
    found = []
    for name in module.__all__:
        value = getattr(module, name)
        if inspect.isclass(value) or inspect.isroutine(inspect.unwrap(value)):
            text = vars(value).get("__doc__") if inspect.isclass(value) else value.__doc__
            if ">>> " not in (text or ""):
                found.append(name)
        elif name not in constants:
            found.append(name)
    return found


def test_the_packages_with_public_names_are_found() -> None:
    expected = "arena bot client core engine env errors gallery protocols puzzles rooms rules solve"
    assert set(packages()) == {*expected.split(), "locales"}
    assert all(importlib.import_module(f"hedgemaze.{name}").__all__ for name in packages())


def test_the_list_of_errors_has_every_class_and_function() -> None:
    assert public_in_source(SRC / "hedgemaze" / "errors.py") <= set(errors.__all__)


@pytest.mark.parametrize("package", packages())
def test_every_public_name_has_a_docstring_with_an_example(package: str) -> None:
    assert undocumented(package) == []


def test_a_name_without_an_example_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.Move, "__doc__", "Moves a pawn.")
    monkeypatch.setattr(rules, "STRAY", 3, raising=False)
    monkeypatch.setattr(rules, "__all__", [*rules.__all__, "STRAY"])
    assert undocumented("rules") == ["Move", "STRAY"]


def test_a_docstring_that_is_inherited_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    class Quick(arena.Match): ...

    monkeypatch.setattr(arena, "Match", Quick)
    assert undocumented("arena") == ["Match"]
