from __future__ import annotations

import random
import string

import pytest

from hedgemaze.cli.terminal_game.session import Session
from hedgemaze.rules import (
    MODES,
    Game,
    Mode,
    Place,
    Position,
    Step,
    format_record,
    parse_mode,
    parse_record,
)
from tests.cli.helpers import Disk, drawn, is_refusal, spoken


def session(mode: str = "classic2", disk: Disk | None = None) -> Session:
    return Session(Game(parse_mode(mode)), disk or Disk(), unicode=False)


def at(text: str) -> Session:
    return Session(Game(Position.parse(text)), Disk(), unicode=False)


def typed(table: Session, *lines: str) -> str:
    answer = ""
    for line in lines:
        parts = table.answer(line)
        assert not is_refusal(parts), (line, spoken(parts))
        answer = spoken(parts)
    return answer


# Whole games.


def test_a_classic_game_to_its_end() -> None:
    table = session("classic2;size=3;fences=1")
    opening = spoken(table.opening())
    assert "South goes from b1 up to row 3." in opening
    assert "a square to move there, such as b2, or a fence: b1h is horizontal, above b1 and c1" in opening
    assert table.prompt == "South> "
    end = typed(table, "a1", "a3", "a2", "a1h", "B2", "a2", "b3")
    assert end.startswith("South has reached the goal line and wins.")
    assert table.prompt == "> "
    assert spoken(table.answer("b2")) == "The game is over. undo takes the last action back, quit ends."
    assert "South to play" in typed(table, "undo")


@pytest.mark.parametrize(
    ("mode", "seed"),
    [
        ("classic3;size=3;fences=1", 1),
        ("classic4;size=5;fences=2", 1),
        ("pacman;lives=1", 2),
        ("pacman;maze=A2;no_progress_limit=3", 5),
        ("advanced;lives=1", 5),
        ("advanced;maze=pinwheel;no_progress_limit=4", 0),
    ],
)
def test_a_random_game_to_its_end(mode: str, seed: int) -> None:
    game = Game(parse_mode(mode))
    table, chance = Session(game, Disk()), random.Random(seed)
    while game.outcome() is None:
        before = game.position
        legal = before.legal_actions()
        steps = [action for action in legal if not isinstance(action, Place)]
        action = chance.choice(steps if chance.random() < 0.9 and steps else legal)
        answer = table.answer(str(action))
        if "Type it again" in spoken(answer):
            assert game.position == before
            assert isinstance(action, Step)
            answer = table.answer(str(action))
        assert not is_refusal(answer)
        assert game.actions[-1] == action
        assert drawn(answer) == game.position.board(legend=False)
        assert max(map(len, spoken(answer).split("\n"))) <= 100
    assert "quit ends" in spoken(table.scene())
    assert is_refusal(table.answer("legal"))
    assert parse_record(format_record(game)) == game
    for _ in range(5):
        assert drawn(table.answer("undo")) == game.position.board(legend=False)
    while game.entries:
        game.undo()
    assert is_refusal(table.answer("undo"))


# The status of a turn.


def test_classic_says_fences_steps_and_names() -> None:
    table = Session(Game(Mode.named("classic2"), tags={"Seat1": "Ada", "Seat2": " "}), Disk())
    said = typed(table, "e3h")
    assert said.split("\n") == [
        "North to play: move to a neighbouring square or place a fence.",
        "  S  South (Ada)  fences  9  steps to go  9",
        "  N  North        fences 10  steps to go  9",
    ]
    assert "No fences are left." in spoken(at("classic2 - Se1Ne9 0,10 - S - 0").scene())


def test_a_side_without_an_action_is_asked_to_pass() -> None:
    table = at("classic3 a1ha2h Sa2Wb2Nc2 0,0,0 - S - 0")
    assert spoken(table.scene()).startswith("South has no legal action: type pass.")
    assert "West to play" in typed(table, "pass")


def test_sight_and_frenzy_are_reported() -> None:
    table = session("pacman")
    assert "Ghosts that see PAC-MAN now: Blinky, Pinky." in spoken(table.scene())
    said = typed(table, "e6 e7")
    assert "Still to move: Blinky (B), Pinky (K), Inky (I), Clyde (C)." in said
    assert "In a frenzy (they see PAC-MAN and have 2 steps): Blinky." in said
    said = typed(table, "Bd9")
    assert said.startswith("Blinky is moving. Steps left: 1.\nOr stop here: B-.")
    assert table.prompt == "Blinky> "
    assert "No ghost is in a frenzy." in typed(table, "b-")


def test_a_catch_and_its_reset_are_reported() -> None:
    table = session("pacman")
    said = typed(table, "e6 e7", "Be8e7")
    assert said.startswith(
        "Blinky catches PAC-MAN on e7. Lives left: 2.\nAll pieces go back to where they started.\nPAC-MAN to move."
    )


def test_pellets_boost_and_eaten_ghosts_are_reported() -> None:
    table = at("pacman d3hg5hb7hg2vc4ve7v Pa7Bc9Kb8Ia5Cf6 - i1a9i9/0/1/2 P - 41/8/8")
    said = typed(table, "a8 a9")
    assert "PAC-MAN eats the power pellet on a9 and gets 3 boost steps to eat ghosts." in said
    assert "PAC-MAN’s boost: he can eat ghosts. Steps left: 3." in said
    assert typed(table, "b9 c9").startswith("PAC-MAN eats Blinky.")
    assert "Ghosts eaten: Blinky." in typed(table, "board")


def test_the_last_pellet_ends_with_the_highest_rank() -> None:
    table = at("pacman d3hg5hb7hg2vc4ve7v Pa7Bc9Ki5Ii4Cf6 - a9/0/3/2 P - 41/8/8")
    said = typed(table, "a8 a9")
    assert "PAC-MAN has taken the last power pellet and wins.\nRank reached: 4 of 4, Elite." in said


def test_the_advanced_opening_is_reported_action_by_action() -> None:
    table = session("advanced")
    assert "choose a square to appear on, e1, a5, i5, e9." in spoken(table.scene())
    assert "opening turn 1 of 4: move up to 2 squares, or place a fence." in typed(table, "e9")
    assert "Fences of the chamber that can be picked up: d3h, d5h, c4v, e4v." in typed(table, "e8e7")
    assert "place the fence you picked up; it may not go back to d5." in typed(table, "d5h")
    assert is_refusal(table.answer("d5v"))
    assert "PAC-MAN, opening turn 2 of 4" in typed(table, "a5h")
    assert "May not end where it stood before its last move: P e9." in typed(table, "board")


def test_a_deliberate_collision_asks_for_confirmation() -> None:
    table = at("advanced c2ha5hd6hg5v Pe8Be7Kc4Id5Cg4 12,4 a1i1a9i9/0/0/3 P - 20/6/5")
    before = table.game.position
    assert "Type it again" in spoken(table.answer("e7"))
    assert table.game.position == before
    assert not is_refusal(table.answer("f8"))
    typed(table, "back")
    assert "Type it again" in spoken(table.answer("e7"))
    said = spoken(table.answer("e7"))
    assert said.startswith("PAC-MAN runs into a ghost. Lives left: 2.\nHe leaves the board")


# Refusals.


def test_a_line_is_played_whole_or_not_at_all() -> None:
    table = session("pacman")
    before = format_record(table.game)
    said = spoken(table.answer("e6 e9"))
    assert said == "Pe9 is not possible.\nThat is too far.\nNothing of this line was played."
    assert format_record(table.game) == before
    assert "type one turn per line" in spoken(session().answer("e2 e8"))


def test_a_refusal_names_the_piece_of_the_action() -> None:
    table = session("pacman")
    typed(table, "e6 e7")
    assert spoken(table.answer("B-")) == "B- is not possible.\nBlinky must move."


def test_an_illegal_fence_is_explained_and_drawn() -> None:
    table = session("classic2;size=5")
    typed(table, "a1h", "c4", "c1h", "c3")
    for line in ("d1v", "why d1v"):
        answer = table.answer(line)
        assert is_refusal(answer)
        assert "Shut in (marked x): a1 b1 c1 d1." in spoken(answer)
        assert "1 | x   x   S   x | . |" in drawn(answer)
    assert "In the way: c1h." in spoken(table.answer("d1h"))
    assert spoken(table.answer("why d2h")) == "d2h is legal."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hlep", "Did you mean help?"),
        ("xyzzy", "help shows how to type them"),
        ("Pe2", "is not an action of this mode"),
        ("e3", "too far"),
        ("why", "such as why e3h"),
        ("why xyzzy", "is not an action"),
        ("save", "a file name"),
        ("load", "a file name"),
        ("load nothing", "Cannot read this file: 'nothing'."),
        ("undo", "There is nothing to take back."),
        ("back", "There is nothing to take back."),
        ("x" * 2000, "too long"),
    ],
)
def test_refusals_are_explained(line: str, said: str) -> None:
    table = session()
    answer = table.answer(line)
    assert is_refusal(answer)
    assert said in spoken(answer)
    assert table.game == Game(Mode.named("classic2"))


def test_blank_lines_say_nothing() -> None:
    assert session().answer("  \n") == []


# Commands.


def test_help_is_about_the_mode_that_is_played() -> None:
    for mode in MODES:
        page = spoken(session(mode).answer("help"))
        assert ("chamber" in page) == (mode == "advanced")
        text = " ".join(page.split())
        assert ("frenzy" in text or "sees PAC-MAN" in text) == (mode == "pacman")
        for command in ("legal", "why", "undo", "back", "save", "load", "draw", "resign", "quit"):
            assert f"\n  {command}" in page
        assert max(map(len, page.split("\n"))) <= 90


def test_legal_lists_everything() -> None:
    table = session("pacman")
    said = spoken(table.answer("?"))
    assert said == spoken(table.answer("LEGAL"))
    assert said.split() == ["Legal", "actions:", "4", "Pe4", "Pd5", "Pf5", "Pe6"]


def test_undo_takes_an_action_and_back_takes_a_turn() -> None:
    table = session("pacman")
    typed(table, "e6 e7", "Bd9 Kh5")
    assert typed(table, "undo").startswith("Taken back: Kh5\n")
    assert typed(table, "undo turn").startswith("Taken back: Bd9 B-\n")
    assert typed(table, "back").startswith("Taken back: Pe6 Pe7\n")
    assert table.game == Game(Mode.named("pacman"))


def test_a_draw_needs_both_sides_and_a_move_declines_it() -> None:
    table = session()
    assert "type draw to agree" in typed(table, "draw")
    typed(table, "e2")
    assert "type draw to agree" in typed(table, "draw")
    assert typed(table, "draw").startswith("The game is a draw by agreement.")
    assert is_refusal(table.answer("draw"))
    assert "North to play" in typed(table, "undo")


def test_resigning_is_reported_and_can_be_taken_back() -> None:
    table = session("classic3")
    said = typed(table, "resign")
    assert said.startswith("South has resigned.\nWest to play")
    assert "S  South  has left the game" in said
    assert "the winner is North." in typed(table, "resign")
    assert is_refusal(table.answer("resign"))
    assert "West to play" in typed(table, "undo")
    assert typed(session("pacman"), "e6 e7", "resign").startswith("The ghosts have resigned.\nThe game ended by")


def test_record_and_position_are_printed() -> None:
    table = session()
    typed(table, "e2", "e8")
    assert typed(table, "position") == "classic2 - Se2Ne8 10,10 - S - 2"
    assert parse_record(typed(table, "record")) == table.game


@pytest.mark.parametrize("name", ["my game.txt", "game.json"])
def test_a_saved_game_is_loaded_again(name: str) -> None:
    disk = Disk()
    table = Session(Game(Mode.named("pacman"), tags={"Seat1": "Ada"}), disk)
    typed(table, "e6 e7", "Be8")
    assert typed(table, f"save {name}") == f"Saved in {name}."
    other = session("classic2", disk)
    assert "PAC-MAN (Ada) moves P" in typed(other, f"load {name}")
    assert other.game == table.game
    typed(other, "B-")


def test_saving_does_not_overwrite_what_it_did_not_write() -> None:
    disk = Disk({"letter.txt": "Dear Ada"})
    table = session("classic2", disk)
    assert "Type save! letter.txt to replace it." in spoken(table.answer("save letter.txt"))
    assert disk.files["letter.txt"] == "Dear Ada"
    typed(table, "save! letter.txt", "e2", "save letter.txt")
    assert parse_record(disk.files["letter.txt"]) == table.game


def test_a_bad_file_leaves_the_game_and_a_full_disk_is_reported() -> None:
    disk = Disk({"bad": "e2 e9", "two": "e2 * e2 *", "empty": "", "odd.json": "[{"})
    table = session("pacman", disk)
    typed(table, "e6")
    before = format_record(table.game)
    for name in disk.files:
        assert is_refusal(table.answer(f"load {name}")), name
        assert format_record(table.game) == before
    disk.is_full = True
    assert is_refusal(table.answer("save new"))
    assert "was not saved" in spoken(table.farewell())


def test_quit_says_whether_the_game_was_saved() -> None:
    table = session()
    assert spoken(table.farewell()) == "Goodbye."
    typed(table, "e2")
    assert "was not saved" in typed(table, "quit")
    assert table.is_over
    table = session()
    typed(table, "e2", "save here")
    assert typed(table, "quit") == "Goodbye."


def test_malformed_lines_never_break_a_session() -> None:
    chance = random.Random(20)
    words = ["e2", "Pe6", "Be8", "P@e9", "~d5h", "a5h", "e6e7", "-", "+", "--", "pass", "why", "legal", "?", "back",
             "undo", "draw", "save", "load", "save!", "help", "board", "record", "position", "\x1b[2J", "\0", "é", "😀",
             "1.", "e", "9", "h", ",", ";", "\u202e", "\ud800", "{", "}", "[Mode"]  # fmt: skip
    for mode in ("classic4", "pacman", "advanced"):
        table = session(mode)
        for _ in range(120):
            if chance.random() < 0.6:
                line = " ".join(chance.choices(words, k=chance.randrange(1, 6)))
            else:
                line = "".join(chance.choices(string.printable + "αé\u2028\x85", k=chance.randrange(1, 90)))
            before = format_record(table.game)
            answer = table.answer(line)
            said = spoken(answer)
            assert "\x1b" not in said
            assert all(sign.isprintable() or sign == "\n" for sign in said), repr(said)
            if is_refusal(answer):
                assert format_record(table.game) == before
        assert parse_record(format_record(table.game)) == table.game
