"""Inputs that are refused, by the reason of the error, with English words for it; and what errors show instead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hedgemaze import rules
from hedgemaze.arena.log import read_log
from hedgemaze.cli.formats import parse_game_file
from hedgemaze.protocols.engine_config import parse_engines
from hedgemaze.puzzles.collection import parse_puzzles
from hedgemaze.rules import Game, HouseRules, Mode, Position, parse_record, position_from_data, position_to_data
from hedgemaze.rules.notation.json_data import game_from_data, game_to_data
from hedgemaze.rules.notation.mode_text import parse_mode
from hedgemaze.rules.notation.record_writing import check_tags

A1 = "d3hg5hb7hg2vc4ve7v"
START = f"pacman {A1} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3"
CHAMBER = "~d3h~d5h~c4v~e4v"
GHOSTS = "Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3"
OWN_MAZE = "advanced;maze=a1h/a9b9c9d9/Be5Ke6Id4Ce4/e3hd6hc4vf5v/e9e1a5i5 ~e3h~d6h~c4v~f5v"

POSITIONS: dict[str, tuple[str, str]] = {
    "fields": ("classic2 - Se1Ne9 10,10 - S -", "has 8 fields, this has 7"),
    "fields (stocks)": ("classic2 - Se1Ne9 10 - S - 0", "has 2 fields, this has 1"),
    "fields (pellets)": (START.removesuffix("/3") + " P - 0/1/0", "has 4 fields, this has 3"),
    "fields (counters)": (START + " P - 0", "has 3 fields, this has 1"),
    "fields (maze)": (f"pacman;maze={A1}/a1i1a9i9 - - - - - - -", "has 3 or 5 fields, this has 2"),
    "twice": (START.replace("i1a9", "a1a9") + " P - 0/1/0", "a1 is there twice"),
    "twice (mode)": ("pacman;lives=2;lives=3 - - - - - - -", "lives is there twice"),
    "twice (fence)": (f"advanced ~d3hd3h P@{GHOSTS} P - 0/1/0", "d3h is there twice"),
    "twice (memory)": (f"advanced {CHAMBER} Pa5{GHOSTS} P Pa4Pa3 0/1/0", "P is there twice"),
    "twice (turn)": (START + " G:moved=B,moved=K - 0/1/0", "moved is there twice"),
    "twice (side)": ("classic2 - Se1Ne9 10,10 - S:retired=SS - 0", "S is there twice"),
    "more_than": ("classic2 - Se1Ne9 100,10 - S - 0", "100 instead of at most 99"),
    "more_than (start)": (f"advanced {CHAMBER} P@{GHOSTS.replace('12', '13')} P - 0/1/0", "13 instead of at most 12"),
    "lives": (START.removesuffix("3") + "4 P - 0/1/0", "4 instead of at most 3"),
    "steps_left": (START + " P:active=P,from=e4,steps=3 - 0/1/0", "3 instead of at most 2"),
    "steps_left (boost)": (START + " G:active=B,from=e8,steps=1,boost=1 - 0/1/0", "1 instead of at most 0"),
    "no_action": (START.replace("Be9", "Ba9") + " G:active=B,from=a8 - 0/1/0", "the side to move has no action"),
    "left_to_move": ("classic4 - Se1Wa5Ne9Ei5 5,5,5,5 - W:retired=W - 1", "left the game is to move: W"),
    "all_left": ("classic3 - Se1Wa5Ne9 6,6,6 - S:retired=SWN - 1", "all sides have left"),
    "over_in_move": (START.removesuffix("3") + "0 P:active=P,from=e4,steps=1 - 9/3/2", "over in mid-move"),
    "move_over": (START + " P:active=P,from=e4 - 0/1/0", "the move is already over"),
    "fence_conflict": ("classic2 e3he3v Se1Ne9 9,9 - S - 2", "the fence e3v overlaps or crosses"),
    "same_square": ("classic2 - Se5Ne5 10,10 - S - 0", "two pawns share a square, e5"),
    "same_square (PAC-MAN)": (START.replace("Be9", "Be5") + " P - 0/1/0", "shares a square with a ghost, e5"),
    "same_square (ghosts)": (START.replace("Ki5", "Ke9") + " P - 0/1/0", "two ghosts share a square, e9"),
    "no_path": ("classic2;size=3 a1hb2hb1v Sa1Nb3 9,9 - S - 4", "S has no way to its goal"),
    "two_winners": ("classic2 - Se9Ne1 10,10 - S - 30", "two pawns have reached their goals"),
    "maze_fences": (START.replace("d3h", "", 1) + " P - 0/1/0", "the fences of a fixed maze do not change"),
    "not_of_chamber": (f"advanced ~a1h P@{GHOSTS} P - 0/1/0", "not of the chamber: a1h"),
    "not_of_chamber (mode)": ("classic2 ~e3h Se1Ne9 10,10 - S - 0", "no fence of a chamber is in this mode: e3h"),
    "fence_missing": (f"{OWN_MAZE} P@Be5Ke6Id4Ce4 12,4 a9b9c9d9/0/0/3 P - 0/1/0", "of the maze is missing: a1h"),
    "cut_off": (f"advanced {CHAMBER}a1hb1v P@{GHOSTS} P - 9/1/0", "squares are cut off: a1 b1"),
    "piece_order": ("classic2 - Ne9Se1 10,10 - S - 0", "the pieces SN are expected in this order"),
    "off_board": (START.replace("Pe5", "P@") + " P - 0/1/0", "PAC-MAN is never off the board"),
    "off_board (pawn)": ("classic2 - Se1N* 10,10 - S - 0", "N cannot be off the board"),
    "no_memory": (START + " P Pe4 0/1/0", "this mode has no memory"),
    "no_memory (rule)": (f"advanced;no_return=off {CHAMBER} Pa5{GHOSTS} P Pa4 0/1/0", "nothing is remembered"),
    "off_board_memory": (f"advanced {CHAMBER} P@{GHOSTS} P Pa5 0/1/0", "P is off the board and remembers a square"),
    "no_pellets": ("classic2 - Se1Ne9 10,10 a1/0/0/3 S - 0", "classic has neither pellets nor memory"),
    "pellet_place": (START.replace("a9i9", "a9i8") + " P - 0/1/0", "none, on i8"),
    "pellet_count": (START.replace("a9i9", "a9") + " P - 0/1/0", "4 pellets are expected"),
    "nothing_left": (START.replace("a1i1a9i9/0/0/3", "-/0/4/0") + " P - 9/3/2", "with no pellet left"),
    "round_counters": (START + " P - 0/1/2", "the round is at least 1"),
    "ghost_on_pellet": (START.replace("Be9", "Ba9") + " P - 0/1/0", "a ghost stands on a pellet, on a9"),
    "ghost_moved": (START + " P:moved=B - 0/1/0", "a ghost has moved that could not"),
    "steps_of_nobody": (START + " P:steps=1 - 0/1/0", "steps are left to nobody"),
    "wrong_mover": (START + " P:active=B,from=e8,steps=1 - 0/1/0", "cannot be moving: B"),
    "no_origin": (START + " P:active=P,steps=1 - 0/1/0", "not said where the move began"),
    "not_in_hand": (f"advanced {CHAMBER} Pa5{GHOSTS} G:lifted=a1 - 0/1/0", "no such fence can be in the ghosts' hand"),
    "chamber_stands": (f"advanced {CHAMBER} P@{GHOSTS} G:moved=B - 0/1/0", "while the chamber stands"),
}
"""Position texts that are refused for a reason, and English words for it; words in parentheses tell cases apart."""


def _log() -> None:
    read_log(Path("/dev/null"))


def _position(**changes: object) -> None:
    position_from_data(position_to_data(Position.start(Mode.named("classic2"))) | changes)


def _without(key: str) -> dict[str, object]:
    data = position_to_data(Position.start(Mode.named("classic2")))
    del data[key]
    return data


OTHERS: dict[str, tuple[Callable[[], object], str]] = {
    "twice (tag)": (lambda: parse_record('[Event "a"]\n[Event "b"]\n*'), "twice: 'Event'"),
    "twice (engine)": (lambda: parse_engines('[[engine]]\nname="a"\ncommand="b"\n' * 2), "same name: 'a'"),
    "fields (note)": (lambda: parse_record("e2 {[%eval 0.5 0.3 0.2] x} *"), "2 instead of 3"),
    "found": (lambda: parse_game_file("e2 *\n\nd1 *", "games.txt"), "there are 2: 'games.txt'"),
    "empty_file": (_log, "empty: '/dev/null'"),
    "empty_file (puzzles)": (lambda: parse_puzzles(""), "no JSON"),
    "object_expected": (lambda: position_from_data([1]), "has an object here: '<list>'"),
    "object_expected (puzzles)": (lambda: parse_puzzles("[1]"), "is an object with a list of puzzles: '[1]'"),
    "texts_expected": (lambda: _position(fences=5), "a list of texts is expected: 5"),
    "text_expected": (lambda: _position(mode=7), "a text is expected: 7"),
    "key_missing": (lambda: position_from_data(_without("turn")), "turn is missing"),
    "key_missing (puzzles)": (lambda: parse_puzzles('{"version": 1}'), "a list of puzzles"),
    "fence_missing (data)": (
        lambda: position_from_data(position_to_data(Position.start(Mode.named("advanced"))) | {"fences": []}),
        "not on the board: d3h",
    ),
    "own_tag": (lambda: check_tags(["Result"]), "the program writes this tag itself: 'Result'"),
    "not_closed": (lambda: parse_record("e2 (d1 *"), "not closed: '('"),
    "empty": (lambda: parse_record("e2 () *"), "is empty: '()'"),
    "replaces_nothing": (lambda: parse_record("(e2) *"), "follows the entry that it replaces: '('"),
    "replaces_nothing (data)": (
        lambda: game_from_data(game_to_data(Game(Mode.named("classic2"))) | {"variations": [{"at": 2, "entries": []}]}),
        "a variation of nothing: 2",
    ),
    "not_open": (lambda: parse_record("e2 ) *"), "no variation is open: ')'"),
}
"""Other calls that are refused for a reason, and English words for it; one that needs a process has its own test."""


def _split_maze() -> Mode:
    """Fences from edge to edge leave two halves, which tunnels join."""
    data = rules.named_maze("chamber").to_data() | {"fences": ["a4h", "a5v", "b6h", "d6h", "f6h", "h6h"]}
    return Mode.named("advanced", maze=rules.parse_maze(data), house=HouseRules(seal_test="connected_no_tunnels"))


EXAMPLES: dict[str, tuple[Callable[[], object], str]] = {
    "action.unreadable": (lambda: Game(Mode.named("classic2")).play("q"), "e2, e3h"),
    "action.wrong_mode": (lambda: Game(Mode.named("pacman")).play("e2"), "Pe6, B-"),
    "position.fences": (lambda: Position.parse("classic2 q Se1Ne9 10,10 - S - 0"), "e3hd5v"),
    "position.turn": (lambda: Position.parse("classic2 - Se1Ne9 10,10 - W - 0"), "S, N"),
    "position.counters": (lambda: Position.parse("classic2 - Se1Ne9 10,10 - S - x"), "9999999"),
    "mode.unreadable": (lambda: parse_mode("classic2;tiny"), "size=5, fences=3"),
    "mode.bad_deal": (lambda: parse_mode("pacman;deal=PB.KIC"), "P.BKIC"),
    "mode.maze_needs_tunnels": (_split_maze, "connected, open_side"),
    "record.bad_tag": (lambda: check_tags(["two words"]), "Event, Seat1"),
    "record.unreadable": (lambda: parse_record("e2 } *"), "e2, e3h"),
    "record.bad_start": (
        lambda: parse_record('[Mode "classic2"]\n[Start "classic3 - Se1Wa5Ne9 6,6,6 - S - 0"]\n*'),
        "classic2",
    ),
    "record.wrong_result": (lambda: parse_record("e2 S-wins"), "Result *"),
    "note.bad_annotation": (lambda: parse_record("e2 {[%clock 1]} *"), "[%clk 0:04:55]"),
    "house_rule.bad_value": (lambda: parse_mode("pacman;lives=9"), "lives"),
}
"""Calls that are refused, and what the error shows instead."""
