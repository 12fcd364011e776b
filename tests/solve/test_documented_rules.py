"""The table of `docs/solving.md` names every house rule of the PAC-MAN variant, and says which values can be solved."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path

import pytest

from hedgemaze.errors import UnsupportedRuleError
from hedgemaze.rules import Family, HouseRules, Mode, parse_mode
from hedgemaze.rules.modes.house_rules import choices_of, options_of
from hedgemaze.solve.limits import check_supported

PAGE = Path(__file__).resolve().parents[2] / "docs" / "solving.md"
DEFAULTS = asdict(HouseRules())


def documented() -> dict[str, str]:
    """Returns what the page says of each house rule."""
    section = PAGE.read_text(encoding="utf-8").partition("## Which rules can be solved")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| `")]
    return {name: values for names, values in rows for name in re.findall(r"`(\w+)`", names)}


def modes_with(name: str) -> list[tuple[str, Mode]]:
    """Returns the values of a house rule, except numbers, with a mode that has each."""
    choices = choices_of(name)
    if isinstance(choices, range):
        return []
    return [(value, parse_mode(f"pacman;{name}={value}")) for value in choices if value != str(DEFAULTS[name]).lower()]


def test_every_house_rule_is_in_the_table() -> None:
    assert set(documented()) == set(options_of(Family.PACMAN))


@pytest.mark.parametrize("name", options_of(Family.PACMAN))
def test_the_table_says_what_is_refused(name: str) -> None:
    supported, _, refused = documented()[name].partition(";")
    for value, mode in modes_with(name):
        if supported == "all" or f"`{value}`" in supported:
            check_supported(mode)
        else:
            with pytest.raises(UnsupportedRuleError) as error:
                check_supported(mode)
            assert error.value.code == f"solve.{name}"
            assert f"`solve.{name}`" in refused
