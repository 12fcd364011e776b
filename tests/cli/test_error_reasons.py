"""Every reason of `errors.ftl` is given for a real input, and shown in every required language."""

from __future__ import annotations

import sys
import time
from functools import partial

import pytest

from hedgemaze import core, rules
from hedgemaze.cli.errors import maze_fault_texts, one_line
from hedgemaze.errors import Between, Examples, HedgemazeError, MazeError, NotationError
from hedgemaze.locales import LANGUAGES, catalogue, use_language
from hedgemaze.protocols.engine_process import EngineProcess
from hedgemaze.rules import Position
from tests.cli.helpers import raised
from tests.cli.refused_inputs import EXAMPLES, OTHERS, POSITIONS
from tools.catalogues import read

pytestmark = pytest.mark.usefixtures("english_again")

REQUIRED = [code for code, each in LANGUAGES.items() if each.required]
TRANSLATED = [code for code in REQUIRED if code != "en"]
VALUES = [
    "what",
    "found",
    "most",
    "wanted",
    "n",
    "status",
    "key",
    "side",
    "fence",
    "square",
    "squares",
    "piece",
    "pieces",
]
"""The values that reasons show as they are; sides and pieces have names."""

OF_THE_SYSTEM = {
    "not_found",
    "no_permission",
    "is_folder",
    "not_folder",
    "disk_full",
    "address_in_use",
    "not_own_address",
    "no_answer",
}
"""Reasons of the operating system, which `test_error_values` has."""


@pytest.fixture(scope="module")
def errors() -> dict[str, tuple[HedgemazeError, str]]:
    found = {name: (raised(partial(Position.parse, text)), said) for name, (text, said) in POSITIONS.items()}
    return found | {name: (raised(call), said) for name, (call, said) in OTHERS.items()}


def shown(error: HedgemazeError, code: str) -> str:
    use_language(code)
    return one_line(error)


def test_every_reason_is_given_for_an_input(errors: dict[str, tuple[HedgemazeError, str]]) -> None:
    ours = {name.removeprefix("error-reason-") for name in read("en").entries if name.startswith("error-reason-")}
    assert {name: error.reason for name, (error, _) in errors.items()} == {name: name.split(" ")[0] for name in errors}
    assert {error.reason for error, _ in errors.values()} == ours - OF_THE_SYSTEM - {"exit_status"}


def test_english_says_the_input_what_is_allowed_and_why(errors: dict[str, tuple[HedgemazeError, str]]) -> None:
    for name, (error, said) in errors.items():
        line = shown(error, "en")
        assert said in line, (name, line)
        assert error.given is None or str(error.given)[:80] in line, (name, line)
        assert all(value in line for value in _allowed(error)), (name, line)


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_input_what_is_allowed_and_why(code: str, errors: dict[str, tuple[HedgemazeError, str]]) -> None:
    for name, (error, _) in errors.items():
        line = shown(error, code)
        assert _reason(error, code) in line, (name, line)
        assert error.given is None or str(error.given)[:80] in line, (name, line)
        assert all(value in line for value in _allowed(error)), (name, line)
        assert error.message not in line, (name, line)
        assert _reason(error, "en") not in line, (name, line)


def _crash() -> None:
    engine = EngineProcess([sys.executable, "-c", "raise SystemExit(3)"])
    try:
        engine.read_line(time.monotonic() + 60)
    finally:
        engine.close()


@pytest.mark.slow
def test_the_exit_status_of_a_process() -> None:
    error = raised(_crash)
    assert (error.reason, error.details) == ("exit_status", {"status": 3})
    assert "(exit status 3)" in shown(error, "en")
    for code in TRANSLATED:
        assert _reason(error, code) in shown(error, code), code
        assert "3" in _reason(error, code)


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_values_of_a_reason_are_shown(code: str, errors: dict[str, tuple[HedgemazeError, str]]) -> None:
    """A translation that leaves out a value, or a site that does not give it, fails here."""
    named = {"piece", "side"}
    for name, (error, _) in errors.items():
        line, needed = shown(error, code), _shows(f"error-reason-{error.reason}")
        assert needed <= error.details.keys(), name
        values = [str(error.details[key]) for key in needed - named]
        values += [catalogue(code).text(f"{key}-{error.details[key]}") for key in needed & named]
        assert all(value in line for value in values), (name, line)


def test_the_core_gives_the_same_reasons() -> None:
    for name, (text, _) in POSITIONS.items():
        ours, theirs = raised(partial(rules.Position.parse, text)), raised(partial(core.Position.parse, text))
        assert type(ours) is type(theirs) is NotationError, name
        assert vars(ours) == vars(theirs), name


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_could_be_given_instead(name: str) -> None:
    call, wanted = EXAMPLES[name]
    error = raised(call)
    assert error.code == name
    for code in REQUIRED:
        assert wanted in shown(error, code), code
        assert str(error.given)[:80] in shown(error, code), code


def test_faults_of_a_maze_say_the_input_what_is_allowed_and_why() -> None:
    data = {"colour": 1, "family": "chess", "name": 5, "fences": "e3h", "pellets": ["z9"], "starts": {"X": "a1"}}
    error = raised(lambda: rules.parse_maze(data))
    assert isinstance(error, MazeError)
    for code in REQUIRED:
        use_language(code)
        text = "\n".join(maze_fault_texts(error))
        for value in (
            "'colour'",
            "pellets, respawns, starts",
            "'chess'",
            "'<int>'",
            "'e3h'",
            "'z9'",
            "a1",
            "i9",
            "'X'",
            "P, B, K, I, C",
        ):
            assert value in text, (code, value, text)
        if code != "en":
            assert catalogue(code).text("error-reason-texts_expected") in text, text


def _allowed(error: HedgemazeError) -> list[str]:
    allowed = error.allowed
    if isinstance(allowed, Between):
        return [str(each) for each in (allowed.least, allowed.most) if each is not None]
    return list(map(str, allowed.texts if isinstance(allowed, Examples) else allowed or ()))


def _shows(name: str) -> set[str]:
    return {key for key in (*VALUES, "side", "piece") if catalogue("en").shows(name, key)}


def _reason(error: HedgemazeError, code: str) -> str:
    named = {
        key: catalogue(code).text(f"{key}-{error.details[key]}") for key in ("piece", "side") if key in error.details
    }
    return catalogue(code).text(f"error-reason-{error.reason}", **(error.details | named))
