"""The advanced variant, clause by clause: the Chamber's four turns, fences, and pieces that cannot move (C.1, C.2)."""

from __future__ import annotations

from hedgemaze.rules import Mode, Phase, Piece, Position, Side
from tests.rules.pacman_positions import CHAMBER, advanced, legal, play, why

START = Position.start(Mode.named("advanced"))
FAR = "Bh8Kh7Ih6Ch4"


# Set-up and turns 1 to 4 (C.1-3 to 8, 17 to 19).


def test_pacman_chooses_his_first_square() -> None:
    """C.1-3, 6 to 8."""
    assert START.text == "advanced ~d3h~d5h~c4v~e4v P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 0/1/0"
    assert START.turn.phase is Phase.RESPAWN
    assert legal(START) == "P@e1 P@a5 P@i5 P@e9"
    assert why(START, "P@e5") == "not_respawn_square"
    assert why(START, "Pe2") == why(START, "e3h") == why(START, "P-") == "must_respawn"


def test_pacman_moves_or_places_a_fence_in_the_first_four_turns() -> None:
    """C.1-17."""
    position = START.play("P@i5")
    assert position.turn.phase is Phase.ACT
    assert legal(position, "P") == "Pi4 Pa5 Ph5 Pi6", "a5 by the tunnel"
    moved = position.play("Ph5")
    assert why(moved, "a1h") == "one_action_only"
    assert moved.play("P-").side is Side.GHOSTS
    placed = position.play("a1h")
    assert (placed.side, placed.stocks, placed.turn.phase) == (Side.GHOSTS, (11, 4), Phase.LIFT)
    assert why(position, "P-") == "must_move"


def test_the_ghosts_move_one_chamber_fence_per_turn() -> None:
    """C.1-18, 19, C-r, C-s: not back into its own slot; other slots around the Chamber are legal."""
    position = play(START, "P@i5 Ph5 Pg5")
    assert legal(position) == "~d3h ~d5h ~c4v ~e4v"
    assert why(position, "~a1h") == "not_chamber"
    assert why(position, "Bd6") == "chamber_first"
    assert why(position, "a1h") == "lift_first"
    lifted = position.play("~d5h")
    assert lifted.turn.phase is Phase.LAY
    assert "d5h" not in legal(lifted).split()
    assert why(lifted, "d5h") == why(lifted, "d5v") == "same_slot"
    assert why(lifted, "~d3h") == why(lifted, "Bd6") == "lay_first"
    placed = lifted.play("d6h")
    assert (placed.side, placed.round, placed.stocks) == (Side.PACMAN, 2, (12, 4))
    assert [str(fence) for fence in placed.chamber] == ["d3h", "c4v", "e4v"]
    assert placed.progress == 1


def test_from_turn_five_on_the_ghosts_move() -> None:
    """C.1-20: the Chamber is gone after four turns, and no fence is lifted after that."""
    turns = "P@i5 Ph5 P- ~d3h a1h", "Pg5 P- ~d5h a3h", "Pg6 P- ~c4v a5h", "Ph6 P- ~e4v a7h", "Pi6 P-"
    position = play(START, " ".join(turns))
    assert (position.round, position.turn.phase, len(position.chamber)) == (5, Phase.MOVE, 0)
    assert why(position, "~d3h") == "not_lifting"
    assert {token[0] for token in legal(position).split()} == {"B", "K", "I", "C"}


# Fences (C.1-14 to 16, 21).


def test_a_fence_may_follow_the_move_and_ends_the_turn() -> None:
    """C.1-21, C-t, C-u: one per piece and turn, from the side's own stock."""
    position = advanced("Pa5Be5Kh7Ih6Ch4", "G").play("Be6")
    assert position.turn.phase is Phase.PLACE
    after = position.play("c3h")
    assert (after.stocks, after.moved, after.progress) == ((12, 3), (Piece.BLINKY,), 5)
    assert play(after, "Kh8 c5h Ig6 c7h Cg4 g1h").stocks == (12, 0)
    assert advanced("Pa5Be5Kh7Ih6Ch4", "G", stocks="12,0").play("Be6").moved == (Piece.BLINKY,), (
        "nothing optional is left"
    )


def test_a_fence_may_not_seal_off_a_square() -> None:
    """C.1-15, C-d."""
    position = advanced(f"Pe5{FAR}", fences="a1h").play("Pe6")
    assert why(position, "b1v") == "fence_seals"
    reason = position.why_illegal("b1v")
    assert reason is not None
    assert " ".join(map(str, reason.squares)) == "a1 b1"
    assert why(position, "a1v") == "fence_crosses"
    assert why(position, "b1h") == "fence_overlaps"


def test_tunnels_connect_squares_in_the_sealing_test() -> None:
    """C-d: e1 and d1 stay connected to e9 although fences surround them."""
    position = advanced(f"Pe5{FAR}", fences="d1hc1v").play("Pe6")
    assert position.why_illegal("e1v") is None


def test_the_sealed_chamber_is_exempt_until_the_first_lift() -> None:
    """C-c."""
    opening = advanced("Pi5Bd5Ke5Id4Ce4", fences=CHAMBER, counters="1/1/0")
    assert opening.why_illegal("a3h") is None
    lifted = play(opening, "a3h ~d5h")
    assert all(token[-1] in "hv" for token in legal(lifted).split())


# No legal move (C-x).


def test_a_stuck_ghost_stays_or_places_at_once() -> None:
    """C-x: both clear its memory; the fence belongs to the first stuck ghost."""
    slow = advanced("Pe5Bb1Ka2Ib2Cc1", "G", fences="-")
    assert legal(slow, "B") == "B-"
    assert slow.play("B-").moved == (Piece.BLINKY,)
    assert slow.play("e3h").moved == (Piece.BLINKY,)
    assert slow.play("e3h").stocks == (12, 3)


def test_a_piece_leaves_a_pocket_with_one_exit_after_a_skipped_move() -> None:
    """C-x: the memory closes the exit once, then it is cleared."""
    pocket = advanced("Pe5Bc1Kh7Ih6Ch4", "G", fences="c1hb1v", stocks="0,0", memory="Bd1")
    assert legal(pocket, "B") == "B-"
    stayed = pocket.play("B-")
    assert stayed.previous[1] is None
