"""The PAC-MAN variant, clause by clause (A.3), on an empty board unless a clause needs fences."""

from __future__ import annotations

from hedgemaze.rules import Game, Mode, Phase, Piece, Position, Reason, Result, Side
from tests.rules.pacman_positions import legal, pacman, play, why


def square(position: Position, piece: Piece) -> str | None:
    at = position.square_of(piece)
    return None if at is None else str(at)


# PAC-MAN's turn.


def test_set_up_and_first_turn() -> None:
    """A.3-1 to 3: maze A1, three lives, PAC-MAN begins with two steps."""
    start = Position.start(Mode.named("pacman"))
    assert start.text == "pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0"
    assert (start.turn.side, start.turn.phase, start.turn.steps) == (Side.PACMAN, Phase.MOVE, 2)
    assert legal(start) == "Pe4 Pd5 Pf5 Pe6"


def test_two_steps_with_a_turn_or_back_again() -> None:
    """A.3-5, 7."""
    position = pacman("Pe5Bh9Kh8Ih7Ch6").play("Pe6")
    assert legal(position) == "Pe5 Pd6 Pf6 Pe7"
    assert position.turn.steps == 1
    assert why(position, "P-") == "more_steps_possible"
    for second in ("Pe5", "Pd6"):
        assert position.play(second).side is Side.GHOSTS


def test_pacman_stays_only_if_he_cannot_step() -> None:
    """A.3-6."""
    assert why(pacman("Pe5Be9Ki5Ia5Ce1"), "P-") == "must_move"
    shut_in = pacman("Pa5Ba6Kb5Ia4Ce1")
    assert legal(shut_in) == "P-"
    assert shut_in.play("P-").side is Side.GHOSTS


def test_ghosts_block_pacman() -> None:
    """A.3-8."""
    position = pacman("Pe5Be6Kd5If5Ce1")
    assert legal(position) == "Pe4"
    assert why(position, "Pe6") == "ghost_in_way"


def test_fences_and_distance() -> None:
    position = pacman("Pe5Be9Ki5Ia5Ce1", fences="e5h")
    assert legal(position) == "Pe4 Pd5 Pf5"
    assert why(position, "Pe6") == "fence_in_way"
    assert why(position, "Pd6") == "diagonal"
    assert why(position, "Pe8") == "too_far"
    assert why(position, "Pe5") == "same_square"
    assert why(position, "Be8") == "not_your_turn"
    assert why(position, "e3h") == "no_fences_in_mode"
    assert why(position, "P+") == "wrong_mode"


def test_a_pellet_stops_pacman_and_gives_three_steps() -> None:
    """A.3-9: the rest of the two steps is lost; the pellet does not return."""
    position = pacman("Pa2Bh8Kh7Ih6Ch5").play("Pa1")
    assert (position.steps, position.boost, position.turn.phase) == (0, 3, Phase.BOOST)
    assert position.text.split(" ")[4] == "i1a9i9/0/1/3"
    assert position.progress == position.round
    assert play(position, "Pb1 Pa1 Pb1").side is Side.GHOSTS, "the eaten pellet's square is ordinary"


def test_the_boost_may_be_used_in_part_or_not_at_all() -> None:
    """A.3-10."""
    position = pacman("Pa2Bh8Kh7Ih6Ch5").play("Pa1")
    for actions in ("P-", "Pa2 P-", "Pa2 Pa1 P-", "Pa2 Pb2 Pb1"):
        assert play(position, actions).side is Side.GHOSTS


def test_a_boost_eats_ghosts_in_passing_and_at_the_end() -> None:
    """A.3-11: PAC-MAN continues to move."""
    position = pacman("Pa2Bb1Kc1Id1Ch5").play("Pa1")
    after = play(position, "Pb1 Pc1 Pd1")
    assert after.text.split(" ")[2] == "Pd1B*K*I*Ch5"
    assert legal(after) == "Ch4 Cg5 Ci5 Ch6"
    assert why(after, "Bb2") == "piece_off_board"


def test_a_pellet_during_a_boost_starts_a_new_one() -> None:
    """A.3-12."""
    position = play(pacman("Pa2Bh8Kh7Ih6Ch5", maze_pellets="a1b1a9i9", pellets="a1b1a9i9"), "Pa1 Pb1")
    assert (position.boost, position.steps, position.spent) == (3, 0, 2)


def test_the_fourth_pellet_wins_at_once() -> None:
    """A.3-13, 24, 25."""
    position = pacman("Pa2Bh8Kh7Ih6Ch5", pellets="a1", lives=1).play("Pa1")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner, outcome.rank) == (Reason.ALL_PELLETS, Side.PACMAN, 4)
    assert position.active is None
    assert position.legal_actions() == []


# The ghosts' turn.


def test_every_ghost_moves_once_in_any_order() -> None:
    """A.3-14: a ghost that has begun must finish; the round ends with the last ghost."""
    position = pacman("Pe5Bd9Kh4If2Cc1", "G")
    assert legal(position, "B") == "Bd8 Bc9 Be9"
    after = position.play("Cc2")
    assert after.moved == (Piece.CLYDE,)
    assert why(after, "Cc3") == "already_moved"
    done = play(after, "Bd8 Kh5 If3")
    assert (done.side, done.moved, done.round) == (Side.PACMAN, (), 2)


def test_sight_and_frenzy() -> None:
    """A.3-15 to 17: two steps with a turn, or one; a ghost between does not matter, a fence does."""
    position = pacman("Pe5Be8Ke9If2Cc1", "G")
    after = position.play("Kd9")
    assert legal(after) == "Kd8 Kc9 Ke9 K-"
    assert after.turn.steps == 1
    assert why(after, "Bd8") == "other_piece_moving"
    assert after.play("Kd8").moved == (Piece.PINKY,), "two steps are all"
    assert after.play("K-").moved == (Piece.PINKY,)
    blocked = pacman("Pe5Be8Ke9If2Cc1", "G", fences="e6h")
    assert blocked.play("Kd9").moved == (Piece.PINKY,), "it does not see him and makes one step"


def test_sight_is_determined_when_the_ghost_begins() -> None:
    """A.3-15: stepping out of the line, or into it, changes nothing."""
    assert pacman("Pe5Be8Kb9If2Cc1", "G").play("Bd8").active is Piece.BLINKY
    assert pacman("Pe5Bd8Kb9If2Cc1", "G").play("Be8").active is None


def test_a_ghost_must_step_if_it_can() -> None:
    """A.3-16, 21."""
    assert why(pacman("Pe5Bd9Kh4If2Cc1", "G"), "B-") == "must_move"
    corner = pacman("Pe5Ba1Ka2Ib1Ci8", "G", pellets="i1a9i9")
    assert legal(corner, "B") == "B-", "an unseeing ghost may not pass over the others"
    assert corner.play("B-").moved == (Piece.BLINKY,)


def test_a_ghost_may_pass_over_a_pellet_but_not_end_there() -> None:
    """A.3-18: never with one step; in frenzy only if a second step leads off it; an eaten pellet does not count."""
    slow = pacman("Pe5Ba2Kh4If2Cc1", "G")
    assert legal(slow, "B") == "Bb2 Ba3"
    assert why(slow, "Ba1") == "ends_on_pellet"
    assert "Ba1" in legal(pacman("Pe5Ba2Kh4If2Cc1", "G", pellets="i1a9i9"), "B")
    frenzied = pacman("Pe2Ba2Kh4If8Cc9", "G").play("Ba1")
    assert legal(frenzied) == "Bb1 Ba2"
    assert why(frenzied, "B-") == "ends_on_pellet"


def test_a_ghost_may_pass_over_a_ghost_but_not_end_there() -> None:
    """A.3-19."""
    slow = pacman("Pe5Bb3Kb2If2Cc1", "G")
    assert why(slow, "Bb2") == "ends_on_ghost"
    frenzied = pacman("Pe3Bb3Kb2If8Cc9", "G").play("Bb2")
    assert legal(frenzied) == "Bb1 Ba2 Bc2 Bb3"
    assert why(frenzied, "B-") == "ends_on_ghost"


def test_a_frenzied_ghost_may_go_out_and_back() -> None:
    """End of A.3."""
    assert play(pacman("Pe5Be9Kh4If2Cc1", "G"), "Be8 Be9").moved == (Piece.BLINKY,)


def test_a_catch_resets_the_board_and_stops_the_round() -> None:
    """A.3-22, 23: eaten ghosts return, eaten pellets do not, the other ghosts do not move in this round."""
    position = pacman("Pe5Be6K*If2Cc1", "G:moved=I", pellets="i1a9i9", counters="9/4/2").play("Be5")
    assert position.text.split(" ", 2)[2] == "Pe5Be9Ki5Ia5Ce1 - i1a9i9/0/1/2 P - 10/5/4"


def test_a_catch_on_the_second_step() -> None:
    assert play(pacman("Pe5Be7Kh4If2Cc1", "G"), "Be6 Be5").lives == 2


def test_the_last_life_ends_the_game() -> None:
    """A.3-24, 25: the rank is shown whichever side wins; the final catch does not reset the board."""
    position = pacman("Pe5Be6Kh4If2Cc1", "G", pellets="a9i9", lives=1).play("Be5")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner, outcome.rank) == (Reason.NO_LIVES, Side.GHOSTS, 2)
    assert outcome.results == {Side.PACMAN: Result.LOSS, Side.GHOSTS: Result.WIN}
    assert square(position, Piece.BLINKY) == square(position, Piece.PACMAN) == "e5"


def test_without_a_pellet_there_is_no_rank() -> None:
    outcome = pacman("Pe5Be6Kh4If2Cc1", "G", lives=1).play("Be5").outcome()
    assert outcome is not None
    assert outcome.rank is None


def test_no_ghost_left_wins() -> None:
    """A.3-26."""
    position = play(pacman("Pa2Bb1K*I*C*"), "Pa1 Pb1")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner, outcome.rank) == (Reason.NO_GHOSTS, Side.PACMAN, 1)
    assert position.active is None


def test_twenty_rounds_without_progress_are_a_draw() -> None:
    """B28, decision 0004: whole rounds are counted, and a catch resets the count."""
    last = pacman("Pe5Bd9Kh4If2C*", "G:moved=KI", counters="99/21/1")
    stalled = last.play("Bc9").outcome()
    assert stalled is not None
    assert (stalled.reason, stalled.winner) == (Reason.NO_PROGRESS, None)
    earlier = pacman("Pe5Bd9Kh4If2C*", "G:moved=KI", counters="99/20/1")
    assert earlier.play("Bc9").outcome() is None


def test_the_third_repetition_is_a_draw() -> None:
    """B28: counted at the start of a side's turn."""
    game = Game(pacman("Pe5Bb8K*I*C*"))
    for _ in range(2):
        assert game.outcome() is None
        game.play_all(["Pe6", "Pe5", "Bb9", "Pe6", "Pe5", "Bb8"])
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (Reason.REPETITION, None)
