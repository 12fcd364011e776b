"""`state.replace` agrees with `dataclasses.replace`."""

from __future__ import annotations

import dataclasses

import pytest

from hedgemaze.rules import Mode, Position
from hedgemaze.rules.state import State, replace


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(State)])
@pytest.mark.parametrize(("before", "other"), [("pacman", "advanced"), ("classic4", "pacman")])
def test_replace_changes_one_field_alone(before: str, other: str, name: str) -> None:
    state, source = Position.start(Mode.named(before)), Position.start(Mode.named(other))
    changes = {name: getattr(source, name)}
    after = replace(state, **changes)
    assert type(after) is Position
    assert after == dataclasses.replace(state, **changes)
    assert state == Position.start(Mode.named(before)), "the given state is unchanged"


def test_replace_refuses_unknown_fields() -> None:
    with pytest.raises(KeyError):
        replace(Position.start(Mode.named("classic2")), nothing=1)  # type: ignore[call-arg]  # the wrong name is tested
