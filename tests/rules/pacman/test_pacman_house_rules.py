"""Every house rule of the PAC-MAN variant at least once, next to the default (table B.1, decision 0002)."""

from __future__ import annotations

import pytest

from hedgemaze.rules import Game, Mode, Phase, Piece, Position, Reason, Seat, Side
from hedgemaze.rules.modes.mode import parse_deal
from tests.rules.pacman_positions import legal, pacman, play, why

FAR = "Bh8Kh7Ih6Ch5"


# PAC-MAN's steps.


def test_pellet_stops() -> None:
    """B1 off: boost steps first, then the remaining ordinary steps, which are compulsory."""
    position = play(pacman(f"Pa2{FAR}", house="pellet_stops=false"), "Pa1")
    assert (position.boost, position.steps, position.turn.steps) == (3, 1, 4)
    assert "P-" in legal(position)
    spent = play(position, "Pb1 Pc1 Pd1")
    assert (spent.boost, spent.steps, spent.turn.phase) == (0, 1, Phase.MOVE)
    assert legal(spent) == "Pc1 Pe1 Pd2"
    assert spent.play("Pe1").side is Side.GHOSTS


def test_boost_partial() -> None:
    """B2 off: all three steps."""
    position = play(pacman(f"Pa2{FAR}", house="boost_partial=false"), "Pa1")
    assert legal(position) == "Pb1 Pa2"
    assert why(position, "P-") == "more_steps_possible"
    assert play(position, "Pa2 Pa1 Pa2").side is Side.GHOSTS


def test_eat_in_passing() -> None:
    """B4 off: a ghost is eaten only where the boost ends, by a stop or with its last step."""
    position = play(pacman("Pa2Bb1Kc1Id1Ch5", house="eat_in_passing=false"), "Pa1 Pb1")
    assert position.square_of(Piece.BLINKY) == position.square_of(Piece.PACMAN)
    assert play(position, "P-").text.split(" ")[2] == "Pb1B*Kc1Id1Ch5"
    assert play(position, "Pc1 Pd1").text.split(" ")[2] == "Pd1Bb1Kc1I*Ch5"


def test_pac_enters_ghost() -> None:
    """B6 caught: legal, a catch, and never compulsory."""
    house = "pac_enters_ghost=caught"
    position = pacman("Pe5Be6Kd5If5Ce1", house=house)
    assert legal(position) == "Pe4 Pd5 Pf5 Pe6"
    assert position.play("Pe6").text.split(" ", 2)[2] == "Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/2 P - 1/2/1"
    shut_in = pacman("Pa5Ba6Kb5Ia4Ce1", house=house)
    assert legal(shut_in) == "Pa4 Pb5 Pa6 P-"


def test_pac_enters_ghost_ends_a_game() -> None:
    outcome = pacman("Pe5Be6Kd5If5Ce1", house="pac_enters_ghost=caught", lives=1).play("Pe6").outcome()
    assert outcome is not None
    assert outcome.reason is Reason.NO_LIVES


def test_pac_move() -> None:
    """B7 up_to: one step is enough, none is not."""
    position = pacman(f"Pe5{FAR}", house="pac_move=up_to")
    assert why(position, "P-") == "must_move"
    assert legal(position.play("Pe6")) == "Pe5 Pd6 Pf6 Pe7 P-"


def test_pac_may_return() -> None:
    """B7: a boost may not lead back either; a turn has one step if there is no other."""
    house = "pac_may_return=false"
    position = pacman(f"Pa2{FAR}", house=house).play("Pa1")
    assert legal(position) == "Pb1 P-"
    assert why(position, "Pa2") == "returns"
    cornered = pacman("Pa1Ba2Kb2Ic1Ch5", house=house, pellets="i1a9i9")
    assert cornered.play("Pb1").side is Side.GHOSTS, "A.3-6: only one step is possible"


def test_a_compulsory_boost_that_may_not_return() -> None:
    """B2, B7, B27: as many steps as possible, even none. From a1 the only open step leads to the first square."""
    house = "boost_partial=false;pac_may_return=false"
    dead_end = pacman(f"Pa2{FAR}", house=house, fences="a1v").play("Pa1")
    assert (dead_end.side, dead_end.boost, dead_end.spent) == (Side.GHOSTS, 0, 1)
    position = pacman(f"Pa2{FAR}", house=house, fences="b1v").play("Pa1")
    assert legal(position) == "Pb1"
    assert why(position, "P-") == "more_steps_possible"
    assert legal(position.play("Pb1")) == "Pa1 Pb2"
    assert why(play(position, "Pb1 Pb2"), "Pa2") == "returns"
    assert play(position, "Pb1 Pb2 Pb3").side is Side.GHOSTS


# The ghosts' steps.


def test_frenzy_steps() -> None:
    """B11 exact_2: both steps, unless the first catches or there is no second."""
    house = "frenzy_steps=exact_2"
    position = pacman("Pe5Be9Kh4If2Cc1", "G", house=house).play("Be8")
    assert legal(position) == "Be7 Bd8 Bf8 Be9"
    assert pacman("Pe5Be6Kh4If2Cc1", "G", house=house).play("Be5").lives == 2


def test_frenzy_turn() -> None:
    """B11: the second step goes straight on."""
    position = pacman("Pe5Be9Kh4If2Cc1", "G", house="frenzy_turn=false").play("Bd9")
    assert legal(position) == "Bc9 B-"
    assert why(position, "Bd8") == "straight_on"


def test_frenzy_toward_only() -> None:
    """B11: straight towards PAC-MAN or not at all; ghosts that do not see him are free."""
    house = "frenzy_toward_only=true"
    position = pacman("Pe5Be9Kh4If2Cc1", "G", house=house)
    assert legal(position, "BK") == "Be8 Kh3 Kg4 Ki4 Kh5"
    assert why(position, "Bd9") == "towards_only"
    assert legal(position.play("Be8")) == "Be7 B-"
    held_up = pacman("Pa5Ba1Ka2If8Cc8", "G", house=f"{house};ghost_stack=none", pellets="a9i1i9")
    assert legal(held_up, "B") == "B-", "Pinky is in the way"


def test_ghost_may_stay() -> None:
    """B12."""
    position = pacman("Pe5Bd9Kh4If2Cc1", "G", house="ghost_may_stay=true")
    assert legal(position, "B") == "Bd8 Bc9 Be9 B-"
    assert play(position, "B- K- I- C-").round == 2


def test_ghost_pellet_pass() -> None:
    """B13 off: not even in frenzy."""
    position = pacman("Pe2Ba2Kh4If8Cc9", "G", house="ghost_pellet_pass=false")
    assert why(position, "Ba1") == "pellet_closed"


@pytest.mark.parametrize(
    ("stack", "expected"), [("none", None), ("pass", "Bb1 Ba2 Bc2 Bb3"), ("free", "Bb1 Ba2 Bc2 Bb3 B-")]
)
def test_ghost_stack(stack: str, expected: str | None) -> None:
    """B14."""
    position = pacman("Pe3Bb3Kb2If8Cc9", "G", house="" if stack == "pass" else f"ghost_stack={stack}")
    if expected is None:
        assert why(position, "Bb2") == "ghost_in_way"
    else:
        assert legal(position.play("Bb2")) == expected


def test_stacked_ghosts_are_eaten_together() -> None:
    position = play(pacman("Pa2Bb1Kb1If8Cc9", house="ghost_stack=free"), "Pa1 Pb1")
    assert position.ghosts == (Piece.INKY, Piece.CLYDE)


def test_ghost_order_fixed() -> None:
    """B15: Blinky, Pinky, Inky, Clyde."""
    position = pacman("Pe5Bd9Kh4If2Cc1", "G", house="ghost_order=fixed")
    assert {token[0] for token in legal(position).split()} == {"B"}
    assert why(position, "Cc2") == "ghost_order"
    assert {token[0] for token in legal(position.play("Bd8")).split()} == {"K"}


def test_ghost_order_by_seats() -> None:
    """B15: seat by seat, free within a seat; `turn` is the seat to move."""
    start = Position.start(Mode.named("pacman", deal=parse_deal("P.KC.BI")))
    text = start.text.replace("deal=P.KC.BI", "deal=P.KC.BI;ghost_order=seats")
    position = play(Position.parse(text), "Pe6 Pe5")
    assert {token[0] for token in legal(position).split()} == {"K", "C"}
    assert position.turn.seats == (Seat.TWO,)
    position = play(position, "Ki6 K- Cd1")
    assert position.turn.seats == (Seat.THREE,)
    assert why(position, "Kh6") == "already_moved"


def test_free_order_asks_every_seat_that_still_has_a_ghost() -> None:
    position = play(Position.start(Mode.named("pacman", players=5)), "Pe6 Pe5")
    assert position.turn.seats == (Seat.TWO, Seat.THREE, Seat.FOUR, Seat.FIVE)
    assert play(position, "Be8").turn.seats == (Seat.TWO,), "Blinky has begun"
    assert play(position, "Be8 B-").turn.seats == (Seat.THREE, Seat.FOUR, Seat.FIVE)


def test_ghost_diagonal() -> None:
    """B22: open if either way round the corner is; sight stays orthogonal; PAC-MAN gains nothing."""
    house = "ghost_diagonal=true"
    position = pacman("Pe5Bc3Kh4If2Cc9", "G", house=house)
    assert legal(position, "B") == "Bb2 Bc2 Bd2 Bb3 Bd3 Bb4 Bc4 Bd4"
    assert position.play("Bd4").active is None, "d4 sees nothing: one step"
    half_closed = pacman("Pe5Bc3Kh4If2Cc9", "G", house=house, fences="c3h")
    assert "Bd4" not in legal(half_closed, "B"), "c3h closes c3-c4 and d3-d4, both ways"
    assert "Bb4" in legal(half_closed, "B"), "by b3"
    assert why(pacman(f"Pe5{FAR}", house=house), "Pd6") == "diagonal"


# Ends.


def test_pellets_reset() -> None:
    """B18: all four return with the reset, but not after the catch that ends the game."""
    house = "pellets_reset=true"
    after = pacman("Pe5Be6Kh4If2Cc1", "G", house=house, pellets="a9i9").play("Be5")
    assert after.text.split(" ")[4] == "a1i1a9i9/0/0/2"
    last = pacman("Pe5Be6Kh4If2Cc1", "G", house=house, pellets="a9i9", lives=1).play("Be5").outcome()
    assert last is not None
    assert last.rank == 2


def test_boost_chains() -> None:
    """B19 off: a pellet during a boost is eaten and gives nothing."""
    pellets = "a1b1a9i9"
    position = pacman(f"Pa2{FAR}", house="boost_chains=false", maze_pellets=pellets, pellets=pellets)
    position = play(position, "Pa1 Pb1")
    assert (position.boost, position.spent) == (2, 2)


@pytest.mark.parametrize("lives", [1, 2, 4, 5])
def test_lives(lives: int) -> None:
    """B21."""
    position = pacman("Pe5Be6Kh4If2Cc1", "G", house=f"lives={lives}", lives=lives)
    assert (position.play("Be5").outcome() is not None) == (lives == 1)


def test_auto_win_no_ghosts() -> None:
    """B26 off: PAC-MAN continues alone, round by round."""
    position = play(pacman("Pa2Bb1K*I*C*", house="auto_win_no_ghosts=false"), "Pa1 Pb1")
    assert position.outcome() is None
    alone = position.play("P-")
    assert (alone.side, alone.round) == (Side.PACMAN, 2)


@pytest.mark.parametrize(("result", "winner"), [("draw", None), ("ghosts", Side.GHOSTS), ("pacman", Side.PACMAN)])
def test_no_progress_limit_and_stall_result(result: str, winner: Side | None) -> None:
    """B28."""
    house = "no_progress_limit=1" + ("" if result == "draw" else f";stall_result={result}")
    position = play(pacman("Pe5Bd9K*I*C*", house=house, counters="4/2/1"), "Pe6 Pe5 Bc9")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (Reason.NO_PROGRESS, winner)
    endless = pacman("Pe5Bd9K*I*C*", house="no_progress_limit=0", counters="99999/9999/1")
    assert endless.outcome() is None


def test_repetition_draw() -> None:
    """B28, B42 off: the same position may repeat without limit."""
    game = Game(pacman("Pe5Bb8K*I*C*", house="repetition_draw=false"))
    for _ in range(5):
        game.play_all(["Pe6", "Pe5", "Bb9", "Pe6", "Pe5", "Bb8"])
    assert game.outcome() is None
    assert game.repetitions() == 6
