"""Rooms under any interleaving of commands and failures: the log gives the room, and the rules agree on the end.

``python -m tests.rooms.test_model --runs 10000 --first 0`` drives as many seeded tables as you like.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from tests.rooms.driver import OPERATIONS, Driver, Pick
from tests.sample import sample

LENGTH = 120
"""Operations of a seeded run."""


def run(seed: int, length: int = LENGTH) -> Driver:
    """Drives one table by a seed and checks everything at the end."""
    pick = random.Random(f"rooms {seed}").randrange
    driver = Driver(pick)
    names = random.Random(f"operations {seed}").choices(list(OPERATIONS), weights=list(OPERATIONS.values()), k=length)
    try:
        driver.begin(pick)
        for name in names:
            getattr(driver, name)(pick)
        driver.check()
    except Exception as error:
        error.add_note(f"seed {seed}, {driver.room.settings.mode}, version {driver.room.version}")
        raise
    return driver


def _runs(first: int, last: int) -> Counter[str]:
    """Drives many tables and counts their final stages and their refusals."""
    counts: Counter[str] = Counter()
    for seed in range(first, last):
        room = (driver := run(seed)).room
        counts[room.outcome.reason.value if room.outcome is not None else "unfinished"] += 1
        counts.update(driver.refusals)
        counts.update(type(event).__name__ for event in driver.host.log)
    return counts


def test_seeded_runs() -> None:
    counts = _runs(0, 12)
    assert counts["Acted"] > 100


@pytest.mark.slow
@pytest.mark.parametrize(("last", "least"), sample((132, 2), of=[(132, 2), (412, 6)]))
def test_many_seeded_runs_meet_every_kind_of_event_and_end(last: int, least: int) -> None:
    counts = _runs(12, last)
    for name in ("Dealt", "Offered", "Answered", "TookBack", "Resigned", "Flagged", "Left", "Credited", "Said"):
        assert counts[name] >= least, counts
    for reason in ("reached_goal", "no_lives", "resigned", "flagged", "agreed"):
        assert counts[reason] > 0, counts
    assert counts["Rematched"] > 0, counts


class RoomMachine(RuleBasedStateMachine):
    """One table, driven by hypothesis, which shrinks failures."""

    def __init__(self) -> None:
        super().__init__()
        self.driver: Driver

    @initialize(data=st.data())
    def open(self, data: st.DataObject) -> None:
        self.driver = Driver(_pick(data))
        self.driver.begin(_pick(data))

    def teardown(self) -> None:
        if hasattr(self, "driver"):
            self.driver.check()


def _pick(data: st.DataObject) -> Pick:
    return lambda count: data.draw(st.integers(0, count - 1))


def _rule(name: str) -> object:
    def operation(self: RoomMachine, data: st.DataObject) -> None:
        getattr(self.driver, name)(_pick(data))

    operation.__name__ = name
    return rule(data=st.data())(operation)


for _name in OPERATIONS:
    setattr(RoomMachine, _name, _rule(_name))

SHORT = settings(max_examples=8, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck))
LONG = settings(SHORT, max_examples=150, stateful_step_count=60)


def test_rooms_under_hypothesis() -> None:
    run_state_machine_as_test(RoomMachine, settings=SHORT)


@pytest.mark.slow
def test_rooms_long_under_hypothesis() -> None:
    run_state_machine_as_test(RoomMachine, settings=LONG)


def _main() -> None:
    parser = argparse.ArgumentParser(description="Drives seeded tables.")
    parser.add_argument("--runs", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0)
    arguments = parser.parse_args()
    counts = _runs(arguments.first, arguments.first + arguments.runs)
    for name, count in sorted(counts.items()):
        print(f"{count:9} {name}")


if __name__ == "__main__":
    _main()
