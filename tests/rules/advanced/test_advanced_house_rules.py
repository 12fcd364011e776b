"""Every house rule of the advanced variant at least once, next to the default (table C.2, decision 0002)."""

from __future__ import annotations

import pytest

from hedgemaze.rules import Game, Phase, Piece, Position, Reason, Side
from tests.rules.pacman_positions import CHAMBER, advanced, legal, play, why

FAR = "Bh8Kh7Ih6Ch4"


# Sealing by fences (C-d).


@pytest.mark.parametrize(
    ("test", "pocket", "tunnel"),
    [("connected", False, True), ("connected_no_tunnels", False, False), ("open_side", True, True)],
)
def test_seal_test(test: str, pocket: bool, tunnel: bool) -> None:
    """b1v would shut in a1 and b1, which stay connected; d1h, c1v and e1v would leave d1 and e1 only the tunnel."""
    house = "" if test == "connected" else f"seal_test={test}"
    around_a1 = advanced(f"Pe5{FAR}", house=house, fences="a1h").play("Pe6")
    around_e1 = advanced(f"Pe5{FAR}", house=house, fences="d1hc1v").play("Pe6")
    assert (around_a1.why_illegal("b1v") is None) is pocket
    assert (around_e1.why_illegal("e1v") is None) is tunnel


def test_open_side_leaves_no_square_without_an_open_step() -> None:
    """b2 is closed on three sides; its last step is the one to c2."""
    position = advanced(f"Pe5{FAR}", house="seal_test=open_side", fences="a1hb2ha2v").play("Pe6")
    reason = position.why_illegal("b1v")
    assert reason is not None
    assert (reason.code, " ".join(map(str, reason.squares))) == ("action.fence_seals", "b2")


# No return (C-e).


def test_no_return_by_the_end_square() -> None:
    position = advanced(f"Pe5{FAR}", memory="Pe6")
    assert play(position, "Pe6 Pd6").lives == 3
    assert why(position.play("Pe6"), "P-") == "returns"


def test_no_backtrack_step() -> None:
    """No step may enter the square that the step before left, the last one of the previous move included."""
    position = advanced(f"Pe5{FAR}", house="no_return=no_backtrack_step", memory="Pe6")
    assert legal(position, "P") == "Pe4 Pd5 Pf5"
    assert why(position, "Pe6") == "returns"
    after = position.play("Pd5")
    assert why(after, "Pe5") == "returns"
    assert play(after, "Pd6 P-").text.split(" ")[6] == "Pd5"


def test_no_return_off() -> None:
    """Only the move's own first square is closed."""
    position = advanced("Pa5Be5Kh7Ih6Ch4", "G", house="no_return=off", stocks="12,0")
    there = play(position, "Be6 Kh8 Ig6 Cg4 Pa6 P-")
    assert "Be5" in legal(there, "B")
    assert there.previous == (None,) * 5
    assert why(advanced(f"Pe5{FAR}", house="no_return=off").play("Pe6"), "Pe5") == "ends_on_origin"


# Exact steps (C-f).


def test_adv_move_exact() -> None:
    house = "adv_move=exact"
    position = advanced(f"Pe5{FAR}", house=house).play("Pe6")
    assert legal(position) == "Pd6 Pf6 Pe7"
    assert why(position, "P-") == why(position, "a3h") == "more_steps_possible"
    fast = advanced("Pa5Be5Kh7Ih6Ch4", "G", house=house, pellets="i9").play("Be6")
    assert legal(fast) == "Be5 Bd6 Bf6 Be7", "three steps: the third leads off e5 again"
    assert legal(fast.play("Be5")) == "Be4 Bd5 Bf5 Be6"
    spent = advanced(f"Pe5{FAR}", house=house, pellets="i1a9i9", reserve=1)
    late = play(spent, "Pe6 Pe7 P+")
    assert legal(late, "P") == "Pe6 Pd7 Pf7 Pe8 P-", "spent after the last ordinary step: optional"
    first = play(spent, "P+ Pe6")
    assert "P-" not in legal(first), "the ordinary ones come after them"


REFEREE = (
    "advanced;adv_move=exact h1hf2he3ha6he6hf8hh8hb1vd4vf5vc6vg7vh7v Pf9Be9Kf5If7Cg3 12,1 a1/0/3/3 P "
    "Ph9Bf7Ke5If8Cg4 140/12/11"
)
"""From f9 two steps end on a square where no move may end (f9, h9), or in Blinky on e9."""


def test_exact_never_forces_a_step_into_a_ghost() -> None:
    """C-f: the step is legal, but it does not count for the longest move."""
    position = Position.parse(REFEREE)
    assert legal(position, "P") == "Pe9 Pg9"
    assert legal(position.play("Pg9"), "P") == "P-", "one step is all that he can make"
    assert position.play("Pe9").lives == 2
    dead_end = advanced("Pb1Ba2Kh7Ih6Ch4", house="adv_move=exact", fences="a2v", pellets="i1a9i9")
    assert legal(dead_end, "P") == "Pc1 Pb2"
    assert why(dead_end, "Pa1") == "more_steps_possible", "its second step would be Blinky's square"


def shut_in(pieces: str, house: str = "adv_move=exact", *, memory: str = "-", reserve: int = 0) -> Position:
    """Returns a position in which the only exit of a1 is a2."""
    return advanced(pieces, house=house, fences="a1v", pellets="i1a9i9", memory=memory, reserve=reserve)


def test_exact_lets_pacman_stay_if_every_step_meets_a_ghost() -> None:
    """C-f, C-x: the longest move has no steps; the move is skipped and its memory cleared."""
    adjacent = shut_in("Pa1Ba2Kh7Ih6Ch4", memory="Pb1")
    assert legal(adjacent, "P") == "Pa2 P-"
    assert adjacent.play("P-").previous[0] is None
    assert adjacent.play("d3h").side is Side.GHOSTS
    behind = shut_in("Pa1Ba3Kh7Ih6Ch4", memory="Pa2")
    assert legal(behind, "P") == "P-"
    assert why(behind, "Pa2") == "returns", "he could not end there, and only Blinky's square would be left"
    free = shut_in("Pa1Ba3Kh7Ih6Ch4")
    assert legal(free, "P") == "Pa2"
    assert legal(free.play("Pa2"), "P") == "Pa3 P-"


def test_exact_forces_pacman_to_spend_before_he_stays() -> None:
    """Decision 0003: a MOVE that a pellet makes possible is compulsory."""
    position = shut_in("Pa1Ba2Kh7Ih6Ch4", reserve=1)
    assert legal(position) == "Pa2 P+"
    assert why(position, "P-") == "must_move"
    assert play(position, "P+ Pa2").ghosts == (Piece.PINKY, Piece.INKY, Piece.CLYDE)


def test_exact_in_an_opening_turn() -> None:
    """C.1-17: a fence instead of the MOVE; PAC-MAN stays only if he has no fence."""
    house, fences = "adv_move=exact", "a1v~c4v"
    position = advanced("Pa1Ba2Kh7Ih6Ch4", house=house, fences=fences, pellets="i1a9i9", counters="9/4/3")
    assert legal(position, "P") == "Pa2"
    assert len(position.legal_actions()) > 100
    empty = advanced("Pa1Ba2Kh7Ih6Ch4", house=house, fences=fences, stocks="0,4", pellets="i1a9i9", counters="9/4/3")
    assert legal(empty) == "Pa2 P-"


def test_up_to_the_speed_one_step_is_compulsory() -> None:
    """C.1-21, C-f: by default a possible MOVE is compulsory, even into a ghost."""
    assert legal(shut_in("Pa1Ba2Kh7Ih6Ch4", "")) == "Pa2"


def test_exact_and_a_ghost_that_can_catch() -> None:
    """Decision 0001: a catch counts as all steps; via b8 Pinky could make only one of its two."""

    def around(pieces: str, house: str) -> Position:
        return advanced(pieces, "G", house=house, fences="a8vb7v", pellets="i1a9i9", memory="Kb7", stocks="12,0")

    adjacent = around("Pc9Bb2Kb9Ib6Ch5", "adv_move=exact")
    assert legal(adjacent, "K") == "Kc9"
    assert why(adjacent, "Kb8") == "more_steps_possible"
    blocked = around("Pg1Bb2Kb9Ib6Cc9", "ghost_stack=none;adv_move=exact")
    assert legal(blocked, "K") == "Kb8"


# Respawn (C-j).


def test_respawn_uses_move() -> None:
    """After a catch the respawn is the MOVE, and a fence may follow; before turn 1 it is part of the set-up."""
    house = "respawn_uses_move=true"
    back = advanced("P@Be9Ke1Ih6Ch4", house=house, lives=2).play("P@a5")
    assert (back.side, back.turn.phase) == (Side.PACMAN, Phase.PLACE)
    assert legal(back, "P") == "P-"
    assert back.play("c3h").side is Side.GHOSTS
    first = advanced("P@Bd5Ke5Id4Ce4", house=house, fences=CHAMBER, counters="0/1/0").play("P@a5")
    assert (first.side, first.turn.phase) == (Side.PACMAN, Phase.ACT)
    opening = advanced("P@Bd6Ke5Id4Ce4", house=house, fences="~d3h~c4v~e4v", lives=2, counters="9/2/1")
    assert opening.play("P@a5").side is Side.GHOSTS, "nothing may follow in turns 1 to 4"


def test_a_respawn_that_is_the_move_takes_no_fence_from_an_empty_stock() -> None:
    house = "respawn_uses_move=true"
    assert advanced("P@Be9Ke1Ih6Ch4", house=house, lives=2, stocks="0,4").play("P@a5").side is Side.GHOSTS


# Ghosts.


def test_ghost_tunnels() -> None:
    """C-l off: tunnels are closed for ghosts only; PAC-MAN and the sealing test still use them."""
    house = "ghost_tunnels=false"
    assert legal(advanced("Pc3Be9Kh7Ih6Ch4", "G", house=house), "B") == "Be8 Bd9 Bf9"
    assert "Pe9" in legal(advanced(f"Pe1{FAR}", house=house), "P")
    sealed = advanced(f"Pe5{FAR}", house=house, fences="d1hc1v").play("Pe6")
    assert sealed.why_illegal("e1v") is None


@pytest.mark.parametrize(("stack", "code"), [("none", "ghost_in_way"), ("pass", "ends_on_ghost"), ("free", None)])
def test_ghost_stack(stack: str, code: str | None) -> None:
    """B14, C-v."""
    position = advanced("Pa5Be5Ke6Ih6Ch4", "G", house="" if stack == "pass" else f"ghost_stack={stack}")
    if code is None:
        assert play(position, "Be6 B-").ghosts[0] is Piece.BLINKY
    else:
        assert why(position, "Be6") == code


def test_ghost_order() -> None:
    position = advanced("Pa5Be5Kh7Ih6Ch4", "G", house="ghost_order=fixed")
    assert why(position, "Kh8") == "ghost_order"
    stuck_later = advanced("Pa5Bh2Kb1Ia1Cb2", "G", house="ghost_order=fixed", pellets="i1a9i9", fences="a2h")
    assert why(stuck_later, "e3h") == "move_first", "a fence belongs to a ghost that may begin"
    by_seats = Position.parse("advanced;deal=P.KC.BI;ghost_order=seats - Pa5Be5Kh7Ih6Ch4 12,4 a1i1a9i9/0/0/3 G - 0/5/4")
    assert {token[0] for token in legal(by_seats).split()} == {"K", "C"}


# Limits (B28, C-za).


def test_lives() -> None:
    """B21."""
    position = advanced("Pe5Be6Kh7Ih6Ch4", "G", house="lives=5", lives=5)
    assert position.play("Be5").lives == 4


@pytest.mark.parametrize(("result", "winner"), [("draw", None), ("ghosts", Side.GHOSTS), ("pacman", Side.PACMAN)])
def test_no_progress_limit_and_stall_result(result: str, winner: Side | None) -> None:
    house = "no_progress_limit=2" + ("" if result == "draw" else f";stall_result={result}")
    outcome = play(advanced("Pe5Bd9K*I*C*", "G", house=house, counters="9/7/5"), "Bc9 B-").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (Reason.NO_PROGRESS, winner)


@pytest.mark.parametrize("counts", [True, False])
def test_repetition_draw(counts: bool) -> None:
    """Four moves around a block: the memory is empty in the first turn of the first lap and set in all others."""
    house = "no_progress_limit=0" + ("" if counts else ";repetition_draw=false")
    game = Game(advanced("Pe5Bb8K*I*C*", house=house, stocks="0,0"))
    lap = ["Pe6", "P-", "Bb9", "Pf6", "P-", "Bc9", "Pf5", "P-", "Bc8", "Pe5", "P-", "Bb8"]
    game.play_all([*lap, *lap, *lap[:2]])
    assert game.outcome() is None
    assert game.repetitions() == 2, "Blinky's memory, too, was empty in the first lap"
    game.play(lap[2])
    assert game.repetitions() == 3
    outcome = game.outcome()
    assert (outcome is not None) is counts
    if outcome is not None:
        assert outcome.reason is Reason.REPETITION
