"""Classic rules, clause by clause (sections A.1 and A.2, table B.2), on small, readable positions."""

from __future__ import annotations

import pytest

from hedgemaze.rules import Game, Illegality, Mode, Move, Pass, Piece, Position, Reason, Side, divide, perft

JUMPS = {
    "J1": ("classic2", "e2 e8 e3 e7 e4 e6 e5", "d6 e4 e7 f6", 132),
    "J2": ("classic2", "e2 e8 e3 e7 e4 e6 e6h a1h e5 a3h", "d5 d6 e4 f5 f6", 123),
    "J3": ("classic2", "e2 e8 e3 e7 e4 e6 e6h a1h e5 d5v", "e4 f5 f6", 120),
    "J4": ("classic2", "e2 e8 e3 e7 e4 e6 e5 e4 e6 e3 e7 e2 e8 d2", "d8 e7 e9 f8", 132),
    "J5": ("classic2", "e2 d9 d2 d8 d3 d7 d4 d6 d5 c4h c6h c5v", "e5 e6", 119),
    "K1": ("classic4", "e2 b5 e8 h5 e3 c5 e7 g5 e4 d5 e6 f5", "d4 e5 e3 f4", 132),
    "K2": ("classic4", "e2 b5 e8 h5 e3 c5 e7 g5 e4 d5 e6 f5 e5", "c5 d4 d6 e4", 132),
}
"""The jump situations of design.md, section 6: targets of the pawn to move, and all its actions."""


def moves(position: Position) -> list[str]:
    """Returns the squares that the pawn to move may enter."""
    return sorted(str(action) for action in position.legal_actions() if isinstance(action, Move))


def why(position: Position, token: str) -> Illegality:
    reason = position.why_illegal(token)
    assert reason is not None
    return reason


@pytest.mark.parametrize("name", JUMPS)
def test_jump_situations(name: str) -> None:
    mode, actions, expected, count = JUMPS[name]
    position = Game(Mode.named(mode)).play_all(actions.split()).position
    assert moves(position) == sorted(expected.split())
    assert len(position.legal_actions()) == count


# Pawn moves (A.1-6 to 13).


def test_a_pawn_steps_in_four_directions_but_not_through_fences() -> None:
    position = Position.parse("classic2 e5hd4v Se5Na9 9,9 - S - 2")
    assert moves(position) == ["e4", "f5"]
    assert why(position, "e6").fences == tuple(position.fences)[:1]
    assert why(position, "d5") == Illegality("action.fence_in_way", fences=tuple(position.fences)[1:])


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("e5", "action.same_square"),
        ("e7", "action.too_far"),
        ("e3", "action.too_far"),
        ("a9", "action.too_far"),
        ("h5", "action.too_far"),
        ("d6", "action.diagonal"),
        ("f4", "action.diagonal"),
        ("--", "action.must_act"),
    ],
)
def test_illegal_moves_of_a_lone_pawn_name_their_reason(token: str, code: str) -> None:
    assert why(Position.parse("classic2 - Se5Na9 10,10 - S - 0"), token) == Illegality(code)


def test_the_straight_jump_rules_out_the_side_jump() -> None:
    position = Position.parse("classic2 - Se5Ne6 10,10 - S - 0")
    assert moves(position) == ["d5", "e4", "e7", "f5"]
    assert why(position, "d6") == Illegality("action.straight_jump_possible", piece=Piece.NORTH)
    assert why(position, "e6") == Illegality("action.square_occupied", piece=Piece.NORTH)


def test_no_jump_through_a_fence_between_the_two() -> None:
    position = Position.parse("classic2 e5h Se5Ne6 9,10 - S - 1")
    assert moves(position) == ["d5", "e4", "f5"]
    assert why(position, "e7").code == "action.fence_in_way"


def test_a_side_jump_past_a_fence_may_be_closed_on_one_side_or_on_both() -> None:
    behind = "classic2 e6h{} Se5Ne6 7,10 - S - 3"
    assert moves(Position.parse(behind.format(""))) == ["d5", "d6", "e4", "f5", "f6"]
    one = Position.parse(behind.format("d6v"))
    assert moves(one) == ["d5", "e4", "f5", "f6"]
    assert why(one, "d6").fences == tuple(one.fences)[1:]
    assert moves(Position.parse(behind.format("d6ve5v"))) == ["d5", "e4"], "B37; e5v also closes e5-f5"


def test_a_side_jump_past_the_edge_is_a_house_rule() -> None:
    """B35: the jumped pawn is on the border line."""
    text = "classic4{} - Se1Wa5Nh9Ei8 5,5,5,5 - E - 0"
    assert moves(Position.parse(text.format(""))) == ["h8", "i7", "i9"]
    text = "classic4{} - Se1Wa5Ni9Ei8 5,5,5,5 - E - 0"
    assert moves(Position.parse(text.format(""))) == ["h8", "h9", "i7"]
    strict = Position.parse(text.format(";edge_side_jump=false"))
    assert moves(strict) == ["h8", "i7"]
    assert why(strict, "h9") == Illegality("action.side_jump_not_allowed", piece=Piece.NORTH)


def test_the_edge_rule_is_not_about_fences() -> None:
    position = Position.parse("classic2;edge_side_jump=false e6h Se5Ne6 9,10 - S - 1")
    assert moves(position) == ["d5", "d6", "e4", "f5", "f6"]


def test_a_side_jump_past_a_second_pawn_is_a_house_rule() -> None:
    """B36, and A.2-4: never over two in a row."""
    text = "classic4{} - Se4Wa9Ne5Ee6 5,5,5,5 - S - 0"
    assert moves(Position.parse(text.format(""))) == ["d4", "d5", "e3", "f4", "f5"]
    strict = Position.parse(text.format(";pawn_side_jump=false"))
    assert moves(strict) == ["d4", "e3", "f4"]
    assert why(strict, "d5").code == "action.side_jump_not_allowed"
    assert why(strict, "e6") == Illegality("action.square_occupied", piece=Piece.EAST)


def test_a_jump_may_win() -> None:
    after = Position.parse("classic2 - Se7Ne8 10,10 - S - 0").play("e9")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (Reason.REACHED_GOAL, Side.SOUTH)


# Fences (A.1-14 to 18).


@pytest.mark.parametrize(
    ("token", "code", "evidence"),
    [
        ("e3h", "action.fence_overlaps", "e3h"),
        ("d3h", "action.fence_overlaps", "e3h"),
        ("f3h", "action.fence_overlaps", "e3h g3h"),
        ("h3h", "action.fence_overlaps", "g3h"),
        ("e3v", "action.fence_crosses", "e3h"),
        ("b6h", "action.fence_crosses", "b6v"),
        ("b7v", "action.fence_overlaps", "b6v"),
        ("b5v", "action.fence_overlaps", "b6v"),
    ],
)
def test_fences_neither_overlap_nor_cross(token: str, code: str, evidence: str) -> None:
    reason = why(Position.parse("classic2 e3hg3hb6v Se1Ne9 9,8 - S - 3"), token)
    assert (reason.code, " ".join(map(str, reason.fences))) == (code, evidence)


def test_fences_may_touch_end_to_end_and_across_ends() -> None:
    legal = set(map(str, Position.parse("classic2 e3h Se1Ne9 9,10 - S - 1").legal_actions()))
    assert {"c3h", "g3h", "d3v", "f3v", "e2v", "e4v", "e2h", "e4h"} <= legal
    assert len(legal) == 128 - 4 + 3


def test_no_fences_left() -> None:
    position = Position.parse("classic2 - Se1Ne9 0,10 - S - 0")
    assert why(position, "e3h") == Illegality("action.no_fences_left")
    assert len(position.legal_actions()) == 3


def test_a_fence_may_not_shut_in_any_pawn_including_the_placers() -> None:
    """A.1-17: a1-b1 are closed above; b1v would close the last exit."""
    position = Position.parse("classic2 a1h Sa1Ne9 9,10 - S - 1")
    reason = why(position, "b1v")
    assert (reason.code, reason.piece) == ("action.fence_blocks_path", Piece.SOUTH)
    assert " ".join(map(str, reason.squares)) == "a1 b1"
    assert position.why_illegal("b2v") is None
    other = Position.parse("classic2 a1h Sa1Ne9 9,10 - N - 1")
    assert why(other, "b1v") == reason


def test_pawns_do_not_block_the_path_to_the_goal() -> None:
    """B47: the other pawn occupies the only exit of the pocket; the exit still counts as open."""
    position = Position.parse("classic2 a2ha3h Sa3Nb3 9,9 - S - 2")
    assert position.why_illegal("f5h") is None
    assert position.distance(Side.SOUTH) == 8
    assert why(position, "b3v").squares == why(position, "b2v").squares


# Three and four players (A.2, B38, B46).


@pytest.mark.parametrize(("name", "start"), [("classic3", "Se1Wa5Ne9 6,6,6"), ("classic4", "Se1Wa5Ne9Ei5 5,5,5,5")])
def test_set_up_and_turn_order(name: str, start: str) -> None:
    game = Game(Mode.named(name))
    assert game.position.text == f"{name} - {start} - S - 0"
    order = []
    for action in ("e2", "b5", "e8", "h5")[: len(game.mode.sides)]:
        order.append(game.position.side)
        game.play(action)
    assert tuple(order) == game.mode.sides
    assert game.position.side is Side.SOUTH


@pytest.mark.parametrize(
    ("text", "token", "winner"),
    [
        ("classic4 - Se8Wa5Nd9Ei5 5,5,5,5 - S - 0", "e9", Side.SOUTH),
        ("classic4 - Se1Wh5Ne9Ei6 5,5,5,5 - W - 0", "i5", Side.WEST),
        ("classic4 - Sd1Wa5Ne2Ei5 5,5,5,5 - N - 0", "e1", Side.NORTH),
        ("classic4 - Se1Wa6Ne9Eb5 5,5,5,5 - E - 0", "a5", Side.EAST),
    ],
)
def test_each_side_wins_on_the_opposite_line(text: str, token: str, winner: Side) -> None:
    outcome = Position.parse(text).play(token).outcome()
    assert outcome is not None
    assert outcome.winner is winner


@pytest.mark.parametrize("name", ["classic3;size=5", "classic4;size=5"])
def test_a_pawn_without_an_action_passes(name: str) -> None:
    """A.2-7: a dead end (a3), a pawn at its entrance (b3), another behind that one (c3), and no fences left."""
    pieces, stocks = ("Sa3Wb3Nc3", "0,0,0") if "3" in name else ("Sa3Wb3Nc3Ee5", "0,0,0,0")
    position = Position.parse(f"{name} a2ha3h {pieces} {stocks} - S - 5")
    assert position.legal_actions() == [Pass()]
    assert why(position, "b3").code == "action.square_occupied"
    after = position.play("--")
    assert (after.side, after.ply, after.squares) == (Side.WEST, 6, position.squares)


def test_small_boards() -> None:
    small = Position.start(Mode.named("classic2", size=3, fences=1))
    assert [perft(small, depth) for depth in (1, 2, 3, 4)] == [11, 77, 316, 1172]
    assert sum(divide(small, 3).values()) == 316
    assert [perft(Position.start(Mode.named("classic2", size=5)), depth) for depth in (1, 2)] == [35, 1109]
