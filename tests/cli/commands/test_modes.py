from __future__ import annotations

import json

import pytest

from hedgemaze.locales import catalogue
from hedgemaze.rules import MODES, Family, Mode, maze_names
from hedgemaze.rules.modes.house_rules import HouseRules, choices_of, clause_of, format_option, options_of
from tests.cli.helpers import refused, run


def test_all_modes_and_mazes_are_listed() -> None:
    out = run("modes").out
    for name in MODES:
        assert any(line.startswith(f"{name} ") for line in out.splitlines())
    for name in maze_names():
        assert f"{name} (" in out


@pytest.mark.parametrize("name", MODES)
def test_every_house_rule_is_listed_with_default_values_and_clause(name: str) -> None:
    out = run("modes", name).out
    options = options_of(Mode.named(name).family)
    for option in options:
        default = format_option(getattr(HouseRules(), option))
        choices = choices_of(option)
        allowed = f"{choices[0]}–{choices[-1]}" if isinstance(choices, range) else ", ".join(choices)
        assert f"  {option}: default {default}; {allowed} [{clause_of(option)}]\n" in out
    assert out.count("; ") >= len(options)
    assert max(map(len, out.splitlines())) <= 100


def test_every_house_rule_is_explained_once() -> None:
    everything = {option for family in Family for option in options_of(family)}
    about = {option: catalogue("en").text(f"house-about-{option}") for option in everything}
    assert len(set(about.values())) == len(about)


@pytest.mark.slow
def test_json_has_every_mode_with_its_house_rules() -> None:
    found = json.loads(run("modes", "--json").out)
    assert [each["name"] for each in found] == list(MODES)
    for each in found:
        assert [rule["name"] for rule in each["house_rules"]] == list(options_of(Mode.named(each["name"]).family))
    advanced = json.loads(run("modes", "advanced;lives=5", "--json").out)
    (lives,) = [rule for rule in advanced["house_rules"] if rule["name"] == "lives"]
    assert (lives["value"], lives["default"], lives["choices"]) == ("5", "3", ["1", "2", "3", "4", "5"])
    assert lives["clause"] == "B21"
    assert lives["about"] == catalogue("en").text("house-about-lives")


def test_the_choices_of_a_house_rule_are_explained() -> None:
    """B14, B15: each choice has a description below it."""
    out = run("modes", "pacman").out
    stack = "none: never\n      pass: only in passing\n      free: they may share it\n"
    order = "free: the team chooses\n      fixed: Blinky, Pinky, Inky, Clyde\n      seats: player by player\n"
    assert f"      {stack}" in out
    assert f"      {order}" in out
    assert "true: " not in out


def test_the_rulings_are_reported() -> None:
    """B8, C-f, C-za."""
    fixed, advanced = (" ".join(run("modes", name).out.split()) for name in ("pacman", "advanced"))
    assert "Here it sees in all four directions. [B8]" in fixed
    assert "B8" not in advanced
    assert "spending a power pellet or placing a fence counts as well" in advanced
    assert "PAC-MAN never has to walk into a ghost" in advanced


def test_differences_from_the_default_are_listed() -> None:
    assert "  lives: now 5, default 3; 1–5 [B21]\n" in run("modes", "advanced;lives=5").out
    assert "no mode called 'chess'" in refused("modes", "chess")
