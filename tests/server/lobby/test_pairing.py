"""Properties of quick pairing: nobody twice, nobody waits while a partner exists, roles are respected, oldest first."""

from __future__ import annotations

import itertools
import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from hedgemaze.server.lobby.pairing import Role, Seeker, can_sit, pair
from hedgemaze.server.lobby.presets import PRESETS

TABLES = {
    "two": (Role.EITHER,) * 2,
    "four": (Role.EITHER,) * 4,
    "duel": (Role.PACMAN, Role.GHOSTS),
    "team": (Role.PACMAN, Role.GHOSTS, Role.GHOSTS),
    "five": (Role.PACMAN, *(Role.GHOSTS,) * 4),
}
ROLES = tuple(Role)
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""The time of an example depends on the machine."""


def fits(role: Role, seat: Role) -> bool:
    return Role.EITHER in (role, seat) or role is seat


def can_sit_by_trying(seats: tuple[Role, ...], roles: tuple[Role, ...]) -> bool:
    """The definition: some order of the people fits some seats."""
    return any(
        all(fits(role, seat) for role, seat in zip(roles, chosen, strict=True))
        for chosen in itertools.permutations(seats, len(roles))
    )


def roles_for(seats: tuple[Role, ...]) -> st.SearchStrategy[Role]:
    return st.just(Role.EITHER) if Role.EITHER in seats else st.sampled_from(ROLES)


waiting_lists = st.sampled_from(sorted(TABLES)).flatmap(
    lambda name: st.tuples(st.just(TABLES[name]), st.lists(roles_for(TABLES[name]), max_size=7))
)


@PATIENT
@given(waiting_lists)
def test_can_sit_is_the_same_as_trying_all_orders(case: tuple[tuple[Role, ...], list[Role]]) -> None:
    seats, roles = case
    people = tuple(roles[: len(seats)])
    assert can_sit(seats, people) == can_sit_by_trying(seats, people)


@PATIENT
@given(waiting_lists, st.randoms(use_true_random=False))
def test_the_oldest_who_can_fill_a_table_sit_down(
    case: tuple[tuple[Role, ...], list[Role]], chance: random.Random
) -> None:
    seats, roles = case
    waiting = [Seeker(bytes([number]), role, number) for number, role in enumerate(roles)]
    full = [
        group
        for group in itertools.combinations(waiting, len(seats))
        if can_sit_by_trying(seats, tuple(entry.role for entry in group))
    ]
    shuffled = chance.sample(waiting, len(waiting))
    found = pair(seats, shuffled, chance.randrange)
    if not full:
        assert found is None
        return
    assert found is not None, "a table could be filled"
    assert all(fits(entry.role, seat) for entry, seat in zip(found, seats, strict=True))
    assert sorted(entry.since_ms for entry in found) == min([entry.since_ms for entry in group] for group in full)


class Waiting(RuleBasedStateMachine):
    """People come, are seated with others and go."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0
        self.waiting: dict[str, list[Seeker]] = {name: [] for name in TABLES}
        self.seated: list[bytes] = []
        self.chance = random.Random(1)

    def seat(self, name: str) -> None:
        found = pair(TABLES[name], self.waiting[name], self.chance.randrange)
        if found is None:
            return
        assert len(set(found)) == len(TABLES[name])
        assert set(found) <= set(self.waiting[name])
        self.seated += [entry.ticket for entry in found]
        self.waiting[name] = [entry for entry in self.waiting[name] if entry not in found]

    @rule(name=st.sampled_from(sorted(TABLES)), data=st.data())
    def come(self, name: str, data: st.DataObject) -> None:
        role = data.draw(roles_for(TABLES[name]))
        self.time += 1
        self.waiting[name].append(Seeker(self.time.to_bytes(2, "big"), role, self.time))
        self.seat(name)

    @precondition(lambda self: any(self.waiting.values()))
    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        name = data.draw(st.sampled_from(sorted(name for name, entries in self.waiting.items() if entries)))
        self.waiting[name].remove(data.draw(st.sampled_from(self.waiting[name])))

    @invariant()
    def nobody_is_seated_twice(self) -> None:
        assert len(set(self.seated)) == len(self.seated)

    @invariant()
    def nobody_waits_while_a_partner_exists(self) -> None:
        for name, seats in TABLES.items():
            roles = [entry.role for entry in self.waiting[name]]
            if len(seats) > 3 and len(roles) > 7:
                continue  # too many to try; they all want one role
            groups = itertools.combinations(roles, len(seats))
            assert not any(can_sit_by_trying(seats, group) for group in groups)


TestWaiting = Waiting.TestCase
TestWaiting.settings = settings(PATIENT, max_examples=40, stateful_step_count=40)


def test_every_mode_has_three_presets_and_a_place_for_every_role() -> None:
    modes = [preset.mode.partition(";")[0] for preset in PRESETS.values()]
    assert {mode: modes.count(mode) for mode in modes} == dict.fromkeys(
        ("classic2", "classic3", "classic4", "pacman", "advanced"), 3
    )
    assert [len(preset.seats) for preset in PRESETS.values()] == [2] * 3 + [3] * 3 + [4] * 3 + [2, 2, 3] * 2
    assert PRESETS["pacman-10+5-team"].seats == (Role.PACMAN, Role.GHOSTS, Role.GHOSTS)
    assert all(preset.timing.is_fischer for preset in PRESETS.values())
