"""The race without fences: the core's solution and its quick bound compared with brute force."""

from __future__ import annotations

import random

import pytest

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.engine import knowledge
from hedgemaze.rules import Mode, Side
from tests.brute.board import Square, name_of
from tests.engine.positions import random_positions
from tests.engine.race_brute import random_layout, solve


def number(square: Square) -> int:
    return 9 * square[1] + square[0]


def race_position(
    size: int, fences: frozenset[str], side: int, here: Square, rival: Square, rule: bool
) -> core.Position:
    """The position text of a race."""
    name = "classic2" + ("" if size == 9 else f";size={size}") + ("" if rule else ";edge_side_jump=false")
    mine, theirs = name_of(here), name_of(rival)
    pawns = f"S{mine}N{theirs}" if side == 0 else f"S{theirs}N{mine}"
    return core.Position.parse(f"{name} {''.join(sorted(fences)) or '-'} {pawns} 0,0 - {'SN'[side]} - 50")


def compare_layout(size: int, seed: int) -> int:
    """Compares all placements of the pawns on one layout; returns the number of draws."""
    rng = random.Random(f"{size} {seed}")
    rule = rng.random() < 0.8
    fences = random_layout(size, rng)
    expected = solve(size, fences, edge_side_jump=rule)
    some = rng.choice(list(expected))
    table = native.race_table(race_position(size, fences, *some, rule)._native)
    for (side, here, rival), actions in expected.items():
        assert table[side, number(here), number(rival)] == actions, (size, seed, sorted(fences), side, here, rival)
    for state in rng.sample(list(expected), 20):
        position, actions = race_position(size, fences, *state, rule), expected[state]
        proof, run = knowledge.race(position), knowledge.race_by_running(position)
        winner = None if actions == 0 else (Side.SOUTH, Side.NORTH)[state[0] ^ (actions % 2 == 0)]
        assert proof is not None
        assert (proof.winner, proof.actions) == (winner, actions), position.text
        assert run is None or (run.winner is winner and run.actions >= actions), position.text
    return sum(actions == 0 for actions in expected.values())


@pytest.mark.parametrize(("size", "layouts"), [(3, 60), (5, 40), (7, 4), (9, 1)])
def test_the_race_is_solved_as_by_brute_force(size: int, layouts: int) -> None:
    for seed in range(layouts):
        compare_layout(size, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "layouts"), [(3, 700), (5, 350), (7, 12), (9, 3)])
def test_many_races_are_solved_as_by_brute_force(size: int, layouts: int) -> None:
    draws = sum(compare_layout(size, 1000 + seed) for seed in range(layouts))
    assert draws > 0 or layouts < 10, "pawns can block each other for ever"


def test_a_race_cut_short_by_the_ply_limit_is_a_draw() -> None:
    for limit, expected in ((46, None), (47, Side.SOUTH)):
        position = core.Position.parse(f"classic2;max_ply={limit} - Se5Na5 0,0 - S - 40")
        proof = knowledge.race(position)
        assert proof is not None
        assert proof.winner is expected


def test_only_two_pawns_without_fences_race() -> None:
    assert knowledge.race(core.Position.start(Mode.named("classic2"))) is None
    assert knowledge.race(core.Position.start(Mode.named("classic4", fences=0))) is None
    assert knowledge.race(core.Position.start(Mode.named("pacman"))) is None
    assert knowledge.race(core.Position.parse("classic2 - Se9Na5 0,0 - N - 40")) is None


def test_the_solution_is_consistent_from_action_to_action() -> None:
    """The distance to the end is one action more than that of the best successor."""
    checked = 0
    for position in random_positions("classic2", 11, 40, share=0.2):
        proof = knowledge.race(position)
        if proof is None or "max_ply" in position.text:
            continue
        checked += 1
        after = [position.play_unchecked(action) for action in position.legal_actions()]
        ends = [next_one.outcome() for next_one in after]
        if any(ends):
            assert proof.actions == 1
            continue
        proofs = [knowledge.race(next_one) for next_one in after]
        wins = [found.actions for found in proofs if found and found.winner is position.side]
        losses = [found.actions for found in proofs if found and found.winner not in (position.side, None)]
        if wins:
            assert (proof.winner, proof.actions) == (position.side, min(wins) + 1)
        elif len(losses) == len(proofs):
            assert proof.actions == max(losses) + 1
        else:
            assert proof.winner is None
    assert checked > 50
