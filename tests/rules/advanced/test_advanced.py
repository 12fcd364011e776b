"""The advanced variant, clause by clause: moving, collisions, pellets and ends (C.1, table C.2, decision 0003)."""

from __future__ import annotations

import pytest

from hedgemaze.rules import Mode, Phase, Piece, Position, Reason, Seat, Side
from tests.rules.pacman_positions import advanced, legal, play, why

FAR = "Bh8Kh7Ih6Ch4"


# Moving (C.1-9 to 13, 23, 26).


def test_up_to_two_steps_at_least_one() -> None:
    """C.1-9, 23, C-f."""
    position = advanced(f"Pe5{FAR}")
    assert legal(position, "P") == "Pe4 Pd5 Pf5 Pe6"
    assert why(position, "P-") == "must_move"
    assert why(position, "e3h") == "move_first"
    after = position.play("Pe6")
    assert legal(after, "P") == "Pd6 Pf6 Pe7 P-", "C.1-11: not back to where the move began"
    assert why(after, "Pe5") == "ends_on_origin"


def test_tunnels() -> None:
    """C.1-10, C-l: one step, for all pieces."""
    assert "Pe9" in legal(advanced(f"Pe1{FAR}"), "P")
    assert "Pa5" in legal(advanced(f"Pi5{FAR}"), "P")
    assert legal(advanced("Pc3Be9Kh7Ih6Ch4", "G"), "B") == "Be1 Be8 Bd9 Bf9"
    assert why(advanced(f"Pe1{FAR}"), "Pa5") == "too_far"


def test_not_back_to_the_previous_square() -> None:
    """C.1-12, C-e: only the end square counts; passing over the previous square is legal."""
    position = advanced(f"Pe5{FAR}", memory="Pe6")
    assert legal(position, "P") == "Pe4 Pd5 Pf5 Pe6"
    over = position.play("Pe6")
    assert why(over, "P-") == "returns"
    assert why(over, "Pe5") == "ends_on_origin"
    assert play(over, "Pe7 P-").previous[0] == position.square_of(Piece.PACMAN)
    one_step = advanced("Pa5Be5Kh7Ih6Ch4", "G", memory="Be6")
    assert why(one_step, "Be6") == "returns"


def test_a_collision_costs_a_life_by_either_sides_move() -> None:
    """C.1-13, C-g, C-h, C-i: no reset, no fence; the other ghosts still play."""
    walked = advanced("Pe5Be6Kh7Ih6Ch4").play("Pe6")
    assert (walked.side, walked.lives, walked.square_of(Piece.PACMAN)) == (Side.GHOSTS, 2, None)
    caught = advanced("Pe5Be6Kh7Ih6Ch4", "G", memory="Pe4").play("Be5")
    assert caught.text.split(" ", 2)[2] == "P@Be5Kh7Ih6Ch4 12,4 a1i1a9i9/0/0/2 G:moved=B Be6 1/5/5"
    assert {token[0] for token in legal(caught).split()} == {"K", "I", "C"}


def test_pacman_respawns_on_a_free_respawn_square() -> None:
    """C.1-13, C-j, C-k: a full turn follows; if all respawn squares are occupied PAC-MAN waits."""
    position = advanced("P@Be9Ke1Ih6Ch4", lives=2)
    assert legal(position) == "P@a5 P@i5"
    assert why(position, "P@e9") == "respawn_occupied"
    back = position.play("P@a5")
    assert (back.side, back.turn.phase, back.turn.steps) == (Side.PACMAN, Phase.MOVE, 2)
    assert why(back, "P@i5") == "not_waiting"
    all_taken = advanced("P@Be9Ke1Ia5Ci5", lives=2)
    assert legal(all_taken) == "P-"
    assert all_taken.play("P-").side is Side.GHOSTS


def test_the_last_life_ends_the_game() -> None:
    outcome = advanced("Pe5Be6Kh7Ih6Ch4", "G", lives=1).play("Be5").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner, outcome.rank) == (Reason.NO_LIVES, Side.GHOSTS, None)


# Pellets (C.1-24, 25, 27).


def test_a_pellet_goes_into_the_reserve_and_does_not_stop_pacman() -> None:
    """C.1-24, C-m: it may be spent in the same turn."""
    position = advanced(f"Pa2{FAR}").play("Pa1")
    assert (position.reserve, position.steps, position.progress) == (1, 1, 5)
    assert legal(position, "P") == "Pb1 Pa2 P+ P-", "a2 because a pellet could still be spent"
    spent = position.play("P+")
    assert (spent.reserve, spent.spent, spent.boost, spent.steps, spent.turn.phase) == (0, 1, 2, 1, Phase.BOOST)


def test_the_reserve_is_kept_after_a_catch() -> None:
    """C-m: after a catch by either side; the pellet may be spent in the turn of the respawn."""
    caught = advanced("Pe5Be6Kh7Ih6Ch4", "G", pellets="a9i9", reserve=2, stocks="0,0").play("Be5")
    walked = advanced("Pe5Be6Kh7Ih6Ch4", pellets="a9i9", reserve=2).play("Pe6")
    assert (caught.lives, caught.reserve, caught.spent, caught.taken) == (2, 2, 0, 2)
    assert (walked.lives, walked.reserve, walked.spent, walked.taken) == (2, 2, 0, 2)
    back = play(caught, "Kh8 K- Ig6 I- Cg4 C- P@a5")
    assert (back.side, back.reserve) == (Side.PACMAN, 2)
    assert back.play("P+").reserve == 1


def test_steps_from_a_spent_pellet_eat_ghosts_permanently() -> None:
    """C.1-25, C-n: these steps come first; ordinary steps after them do not eat."""
    position = advanced("Pe5Be6Ke7Ie8Ch4", pellets="i1a9i9", reserve=1)
    eating = play(position, "P+ Pe6 Pe7")
    assert eating.text.split(" ")[2] == "Pe7B*K*Ie8Ch4"
    assert (eating.boost, eating.steps) == (0, 2)
    assert eating.play("Pe8").lives == 2, "an ordinary step onto a ghost is a collision"
    assert play(position, "Pe6").lives == 2


def test_several_pellets_can_be_spent_in_a_row() -> None:
    position = advanced(f"Pe5{FAR}", pellets="i9", reserve=2)
    assert play(position, "P+ P+").boost == 4
    assert why(play(position, "P+ P+"), "P+") == "no_pellet"


def test_all_ghosts_eaten_wins_and_so_does_the_fourth_pellet() -> None:
    """C.1-1, C-q, C-y."""
    last_ghost = play(advanced("Pe5Be6K*I*C*", pellets="i9", reserve=1), "P+ Pe6").outcome()
    last_pellet = advanced(f"Pa2{FAR}", pellets="a1", reserve=1).play("Pa1").outcome()
    assert last_ghost is not None
    assert last_pellet is not None
    assert (last_ghost.reason, last_ghost.winner) == (Reason.NO_GHOSTS, Side.PACMAN)
    assert (last_pellet.reason, last_pellet.winner) == (Reason.ALL_PELLETS, Side.PACMAN)


@pytest.mark.parametrize(
    ("pellets", "reserve", "speed"), [("a1i1a9i9", 0, 1), ("i1a9i9", 1, 2), ("a9i9", 0, 2), ("i9", 0, 3)]
)
def test_ghosts_are_faster_the_more_pellets_are_taken(pellets: str, reserve: int, speed: int) -> None:
    """C.1-26, C-p: taken, whether spent or not."""
    position = advanced("Pa5Be5Kh7Ih6Ch4", "G", pellets=pellets, reserve=reserve, stocks="12,0")
    steps = 0
    for action in ("Be6", "Be7", "Be8"):
        if position.active is not None or steps == 0:
            position = position.play(action)
            steps += 1
    assert steps == speed


def test_ghosts_pass_over_pellets_but_do_not_end_there() -> None:
    """C.1-27."""
    slow = advanced("Pe5Ba2Kh7Ih6Ch4", "G")
    assert why(slow, "Ba1") == "ends_on_pellet"
    fast = advanced("Pe5Ba2Kh7Ih6Ch4", "G", pellets="a1i1i9").play("Ba1")
    assert legal(fast) == "Bb1"
    assert why(fast, "e3h") == "ends_on_pellet"


# Turns and ends.


def test_seats_of_the_opening_and_of_a_begun_move() -> None:
    mode = Mode.named("advanced", players=4)
    opening = play(Position.start(mode), "P@i5 Ph5 P-")
    assert opening.turn.seats == (Seat.TWO, Seat.THREE, Seat.FOUR), "together they lift"
    assert Position.start(mode).turn.seats == (Seat.ONE,)


def test_twenty_quiet_rounds_are_a_draw() -> None:
    """C-za: a fence is progress."""
    quiet = advanced("Pe5Bd9K*I*C*", "G", counters="99/25/5")
    assert (after := play(quiet, "Bc9 B-")).outcome() is not None
    assert after.round == 26
    assert play(quiet, "Bc9 c3h").outcome() is None
