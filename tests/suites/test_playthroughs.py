"""The playthroughs: every field of every file is compared, and each file shows the rule it is meant for."""

from __future__ import annotations

from pathlib import Path

import pytest

from hedgemaze.errors import IllegalActionError
from hedgemaze.rules import MODES, Game, Piece, Position, Side, Step, Stop, format_mode, parse_square
from hedgemaze.rules.pacman.family import sees
from suites import make_playthroughs
from tests.suites.perft_file import SuiteError
from tests.suites.playthrough_file import PLAYTHROUGHS, Playthrough, Refusal, parse_playthrough, read_playthrough

PATHS = sorted(PLAYTHROUGHS.glob("*.txt"))
SPECS = make_playthroughs.read_specs()


def name(path: Path) -> str:
    return path.stem


def is_long(spec: make_playthroughs.Spec) -> bool:
    return len(" ".join(spec["play"]).split()) > 50


def turn_of(position: Position) -> str:
    turn = position.turn
    return "-" if position.outcome() else f"{turn.side.letter} {turn.phase.value} {turn.steps}"


def outcome_of(game: Game) -> str:
    outcome = game.outcome()
    return f"{outcome.reason.value} {outcome} {outcome.rank or '-'}" if outcome else "none"


def replayed(playthrough: Playthrough) -> Game:
    """Replays a file and compares every field; returns the game."""
    start, *later = playthrough.moments
    game = Game(Position.parse(start.position))
    assert format_mode(game.mode) == playthrough.mode
    for moment in (start, *later):
        where = f"{playthrough.name}.txt:{moment.line}"
        if moment.entry is not None:
            assert game.outcome() is None, where
            game.add(moment.entry)
        position = game.position
        assert position.text == moment.position, where
        assert turn_of(position) == moment.turn, where
        assert len(position.legal_actions()) == moment.legal, where
        assert moment.ply in (None, position.ply), where
        for refusal in moment.refusals:
            assert position.parse_action(refusal.token) not in position.legal_actions(), where
            with pytest.raises(IllegalActionError) as refused:
                position.play(refusal.token)
            assert refused.value.code == refusal.code, where
    assert outcome_of(game) == playthrough.outcome
    return game


def read(stem: str) -> tuple[Playthrough, Game]:
    playthrough = read_playthrough(PLAYTHROUGHS / f"{stem}.txt")
    return playthrough, replayed(playthrough)


@pytest.mark.parametrize("path", PATHS, ids=name)
def test_playthrough(path: Path) -> None:
    playthrough = read_playthrough(path)
    replayed(playthrough)
    assert playthrough.name == path.stem
    assert playthrough.clauses


@pytest.mark.parametrize("spec", [spec for spec in SPECS if not is_long(spec)], ids=lambda spec: spec["name"])
def test_file_is_up_to_date(spec: make_playthroughs.Spec) -> None:
    """Writing a file also replays it in the brute-force program, if it begins at its mode's start."""
    assert (PLAYTHROUGHS / f"{spec['name']}.txt").read_text(encoding="ascii") == make_playthroughs.render(spec)


@pytest.mark.slow
@pytest.mark.parametrize("spec", [spec for spec in SPECS if is_long(spec)], ids=lambda spec: spec["name"])
def test_long_file_is_up_to_date(spec: make_playthroughs.Spec) -> None:
    test_file_is_up_to_date(spec)


def test_every_file_has_its_specification() -> None:
    assert len(SPECS) == len(PATHS)
    assert {spec["name"] for spec in SPECS} == {path.stem for path in PATHS}


def test_the_page_lists_every_file() -> None:
    page = PLAYTHROUGHS.parents[1] / "docs" / "suites.md"
    listed = page.read_text(encoding="utf-8").splitlines()
    assert [line for line in listed if line.startswith("| `") and "/" not in line] == [
        f"| `{name(path)}` | {read_playthrough(path).title} |" for path in sorted(PATHS, key=name)
    ]


def test_every_mode_has_a_whole_game() -> None:
    whole = set()
    for path in PATHS:
        playthrough = read_playthrough(path)
        start = Position.parse(playthrough.moments[0].position)
        if playthrough.outcome != "none" and start == Position.start(start.mode) and start.mode.size == 9:
            whole.add(start.mode.name)
    assert whole == set(MODES)


# ------------------------------------------------------------------------------ the purpose of each file


def square_of(position: Position, letter: str) -> str | None:
    at = position.square_of(Piece(letter))
    return None if at is None else str(at)


def after(game: Game, *tokens: str) -> Position:
    """Returns the position after the first occurrence of these consecutive entries."""
    entries = [str(entry) for entry in game.entries]
    for index in range(len(entries) - len(tokens) + 1):
        if tuple(entries[index : index + len(tokens)]) == tokens:
            return game.positions[index + len(tokens)]
    raise AssertionError(f"{tokens} were not played")


def refusals(playthrough: Playthrough) -> list[Refusal]:
    return [refusal for moment in playthrough.moments for refusal in moment.refusals]


def test_catch_resets_the_pieces_and_not_the_pellets() -> None:
    _, game = read("pacman-catch")
    before, caught = after(game, "Pa6"), after(game, "Ia6")
    assert square_of(before, "B") is None
    assert len(before.moved) == 0
    assert caught.squares == Position.start(game.mode).squares
    assert (caught.lives, caught.spent, caught.pellets) == (before.lives - 1, before.spent, before.pellets)
    assert (caught.side, caught.round) == (Side.PACMAN, before.round + 1)


def test_boost_eats_two_ghosts_in_passing() -> None:
    _, game = read("pacman-two-eaten")
    fed, passed, ended = after(game, "Pa1"), after(game, "Pa3"), after(game, "Pa4")
    assert (fed.boost, len(fed.ghosts)) == (3, 4)
    assert (passed.active, passed.boost) == (Piece.PACMAN, 1)
    assert [ghost.letter for ghost in passed.ghosts] == ["I", "C"]
    assert ended.side is Side.GHOSTS
    assert ended.squares[1:] == passed.squares[1:]


def test_pellet_on_the_first_step_takes_the_second() -> None:
    _, game = read("pacman-first-step")
    assert game.start.active is None
    fed = after(game, "Pi9")
    assert (fed.ply, fed.steps, fed.boost, fed.spent) == (game.start.ply + 1, 0, 3, 1)
    assert after(game, "Pi8").boost == 2
    assert after(game, "P-").side is Side.GHOSTS


def test_frenzy_turns_a_corner() -> None:
    _, game = read("pacman-frenzy-corner")
    before, turned = after(game, "Pe7"), after(game, "Be8", "Bd8")
    assert sees(before, Piece.BLINKY)
    assert (square_of(before, "B"), square_of(turned, "B")) == ("e9", "d8")
    assert turned.moved == (Piece.BLINKY,)
    assert not sees(turned, Piece.PINKY)
    assert after(game, "Ki6").moved == (Piece.BLINKY, Piece.PINKY), "one step without frenzy"


def test_fortress_needs_the_no_progress_rule() -> None:
    playthrough, game = read("pacman-fortress")
    assert playthrough.outcome == "no_progress draw 3"
    rounds = [position for position in game.positions if position.side is Side.PACMAN and position.active is None]
    held = [frozenset(str(at) for at in position.squares[1:]) for position in rounds]
    assert len(held) == 21
    assert set(held[::2]) == {frozenset(("a2", "b1", "b2", "c1"))}
    assert set(held[1::2]) == {frozenset(("a2", "b1", "b2", "a3"))}
    assert all(position.pellets == parse_square("a1").bit for position in rounds)
    keys = [position.key for position in game.positions]
    assert max(map(keys.count, keys)) < 3, "repetition does not end it"
    assert game.position.round - 1 - game.position.progress == game.mode.house.no_progress_limit == 20


def test_ghost_steps_over_a_pellet_in_frenzy() -> None:
    playthrough, game = read("pacman-over-a-pellet")
    assert sees(game.start, Piece.INKY)
    on_it, off_it = after(game, "Ia1"), after(game, "Ia1", "Ib1")
    assert on_it.pellets == off_it.pellets == game.start.pellets
    assert on_it.pellets & parse_square("a1").bit
    assert Stop(Piece.INKY) not in on_it.legal_actions()
    assert refusals(playthrough) == [
        Refusal("Ci1", "action.ends_on_pellet"),
        Refusal("I-", "action.ends_on_pellet"),
    ]


def test_tunnel_step() -> None:
    playthrough, game = read("advanced-tunnel")
    assert (square_of(after(game, "P@e9"), "P"), square_of(after(game, "Pe1"), "P")) == ("e9", "e1")
    assert square_of(after(game, "Pe1", "P-", "~d5h", "b6h", "Pe9"), "P") == "e9"
    assert Refusal("P-", "action.returns") in refusals(playthrough)


def test_respawn_with_occupied_squares() -> None:
    playthrough, game = read("advanced-respawn")
    caught = after(game, "Ci5")
    assert {square_of(caught, letter) for letter in "BKIC"} == {"e9", "e1", "a5", "i5"}
    assert [str(action) for action in caught.legal_actions()] == ["P-"]
    later = after(game, "If1")
    assert [str(action) for action in later.legal_actions()] == ["P@e1", "P@a5", "P@e9"]
    assert square_of(after(game, "Ci6"), "K") == "a5"
    assert square_of(after(game, "Ki5"), "K") == "i5", "through the tunnel"
    assert {refusal.code for refusal in refusals(playthrough)} == {"action.respawn_occupied"}


def test_chamber_fence_put_back_on_another_side() -> None:
    playthrough, game = read("advanced-chamber")
    relaid = after(game, "~d3h", "d5h")
    assert "d5h" in [str(fence) for fence in relaid.fences]
    assert [str(fence) for fence in relaid.chamber] == ["c4v", "e4v"]
    assert refusals(playthrough) == [
        Refusal("d5h", "action.same_slot"),
        Refusal("d5v", "action.same_slot"),
        Refusal("d5h", "action.fence_seals"),
        Refusal("~d5h", "action.not_chamber"),
    ]
    assert isinstance(game.entries[-1], Step)


def test_sealing_fence_is_refused() -> None:
    playthrough, _ = read("advanced-sealing")
    assert refusals(playthrough) == [Refusal("b1v", "action.fence_seals")] * 2
    for moment in playthrough.moments:
        for refusal in moment.refusals:
            reason = Position.parse(moment.position).why_illegal(refusal.token)
            assert reason is not None
            assert [str(square) for square in reason.squares] == ["a1", "b1"]


@pytest.mark.parametrize(("stem", "sides"), [("classic3-pass", 3), ("classic4-pass", 4)])
def test_forced_pass(stem: str, sides: int) -> None:
    _, game = read(stem)
    index = [str(entry) for entry in game.entries].index("--")
    before, passed = game.positions[index], game.positions[index + 1]
    assert len(game.mode.sides) == sides
    assert [str(action) for action in before.legal_actions()] == ["--"]
    assert (passed.squares, passed.fences, passed.stocks) == (before.squares, before.fences, before.stocks)
    assert (before.side, passed.side) == (Side.SOUTH, Side.WEST)


def test_win_on_the_last_permitted_ply() -> None:
    won, game = read("classic2-last-ply")
    assert game.position.ply == game.mode.house.max_ply == 7
    drawn, shorter = read("classic2-move-limit")
    assert shorter.position.ply == shorter.mode.house.max_ply == 6
    assert (won.outcome, drawn.outcome) == ("reached_goal S-wins -", "move_limit draw -")


def test_pawn_of_a_resigned_side_is_an_obstacle() -> None:
    playthrough, game = read("classic3-resigned")
    left = after(game, "W:resigned")
    assert (left.retired, left.side) == ((Side.WEST,), Side.NORTH)
    jumped = after(game, "a3")
    assert [square_of(jumped, letter) for letter in "SW"] == ["a3", "b3"], "over b3, from c3"
    assert all(position.side is not Side.WEST for position in game.positions[game.positions.index(left) :])
    assert Refusal("b2v", "action.fence_blocks_path") in playthrough.moments[3].refusals, "while West plays"
    assert after(game, "b2v").distance(Side.WEST) is None
    _, another = read("classic4-resigned")
    assert after(another, "E:flagged").side is Side.SOUTH
    assert square_of(after(another, "b4"), "S") == "b4", "over b3, from b2"


def test_one_exit_pocket() -> None:
    playthrough, game = read("advanced-pocket")
    stays = [str(entry) for entry in game.entries].index("B-")
    before, stayed = game.positions[stays], game.positions[stays + 1]
    assert [str(action) for action in before.legal_actions() if str(action)[0] == "B"] == ["B-"]
    memory = before.mode.pieces.index(Piece.BLINKY)
    assert (str(before.previous[memory]), stayed.previous[memory]) == ("d8", None)
    assert refusals(playthrough) == [Refusal("Bd8", "action.returns")]
    assert square_of(game.position, "B") == "d8"
    _, fenced = read("advanced-pocket-fence")
    placed = after(fenced, "P-", "e1h")
    assert placed.moved == (Piece.BLINKY,)
    assert placed.previous[memory] is None


# ------------------------------------------------------------------------------------------------- the writer


def test_check_reports_files_that_are_not_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = next(spec for spec in SPECS if spec["name"] == "classic2-last-ply")
    monkeypatch.setattr(make_playthroughs, "read_specs", lambda: [spec])
    monkeypatch.setattr(make_playthroughs, "FOLDER", tmp_path)
    (tmp_path / "stray.txt").write_text("x\n", encoding="ascii")
    assert make_playthroughs.main(["--check"]) == 1
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["classic2-last-ply.txt", "stray.txt"]
    assert make_playthroughs.main([]) == 0
    (tmp_path / "stray.txt").unlink()
    assert make_playthroughs.main(["--check"]) == 0
    assert make_playthroughs.main(["--chekc"]) == 2
    assert read_playthrough(tmp_path / "classic2-last-ply.txt").outcome == "reached_goal S-wins -"


@pytest.mark.parametrize(
    ("play", "outcome", "message"),
    [
        ("e2", "reached_goal S-wins -", "x ends with none, not with reached_goal S-wins -"),
        ("!e3:action.too_near", "none", "e3 is refused with action.too_far, not with action.too_near"),
        ("!e2:action.too_far", "none", "e2 is not refused in classic2 - Se1Ne9 10,10 - S - 0"),
    ],
)
def test_unexpected_game_is_not_written(play: str, outcome: str, message: str) -> None:
    spec: make_playthroughs.Spec = {
        "name": "x",
        "title": "x",
        "shows": "x",
        "clauses": ["A.1-6"],
        "begin": "classic2",
        "play": [play],
        "outcome": outcome,
    }
    with pytest.raises(make_playthroughs.SpecError) as error:
        make_playthroughs.render(spec)
    assert str(error.value) == message


# ------------------------------------------------------------------------------------------------- the reader

GOOD = """\
title One step
shows nothing much
clauses A.1-6
mode classic2
start classic2 - Se1Ne9 10,10 - S - 0
turn S act 0
legal 131
#   a board
refused e3 action.too_far

action 1 e2
turn N act 0
legal 131
position classic2 - Se2Ne9 10,10 - N - 1

event S:resigned
turn -
legal 0
position classic2 - Se2Ne9 10,10 - N:retired=S - 1

outcome resigned N-wins -
"""


def test_reader() -> None:
    playthrough = parse_playthrough(GOOD, "one.txt")
    assert (playthrough.name, playthrough.clauses, playthrough.mode) == ("one", ("A.1-6",), "classic2")
    assert [moment.entry for moment in playthrough.moments] == [None, "e2", "S:resigned"]
    assert [moment.ply for moment in playthrough.moments] == [None, 1, None]
    assert playthrough.moments[0].refusals == (Refusal("e3", "action.too_far"),)
    replayed(playthrough)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("title One step\n", "", "1: title is expected, not 'shows'"),
        ("clauses A.1-6", "clauses", "3: clauses cannot be ''"),
        ("turn N act 0\n", "", "12: turn is expected, not 'legal'"),
        ("turn N act 0", "turn X act 0", "12: turn cannot be 'X act 0'"),
        ("turn N act 0", "turn N act", "12: turn cannot be 'N act'"),
        ("legal 0", "legal many", "18: legal cannot be 'many'"),
        ("action 1 e2", "action e2", "11: action cannot be 'e2'"),
        ("event S:resigned", "event resigned", "16: event cannot be 'resigned'"),
        ("refused e3 action.too_far", "refused e3", "9: refused cannot be 'e3'"),
        ("outcome resigned N-wins -", "outcome N-wins", "21: outcome cannot be 'N-wins'"),
        ("outcome resigned N-wins -\n", "", "19: the file ends where outcome is expected"),
        ("N-wins -\n", "N-wins -\naction 2 e8\n", "22: nothing may follow the outcome"),
        ("N-wins -\n", "N-wins -", "21: the last line does not end"),
        ("legal 0\n", "legal 0 \n", "18: white space at an end of the line, or a tab"),
        ("event S:resigned", "resigned S", "16: outcome is expected, not 'resigned'"),
    ],
)
def test_malformed_file_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(SuiteError) as refused:
        parse_playthrough(GOOD.replace(old, new), "one.txt")
    assert str(refused.value) == f"one.txt:{message}"
