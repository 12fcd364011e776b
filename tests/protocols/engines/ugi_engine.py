"""A fake engine that speaks UGI or UCI, well or badly: ``ugi_engine.py HOW [ugi|uci]``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Any

_, HOW, PROTOCOL = sys.argv if __name__ == "__main__" else ("", "", "ugi")


def say(line: str) -> None:
    sys.stdout.buffer.write(line.encode("latin-1") + b"\n")
    sys.stdout.buffer.flush()


class Board:
    """The engine's copy of the game; it uses our rules."""

    game: Any = None
    start = ""

    def best(self, moves: list[str], mode: str, text: str) -> str:
        """Returns the step that leads nearest to the goal, or the first legal action."""
        from hedgemaze.rules import Game, Move, Position, parse_mode  # noqa: PLC0415  # the bad ones start fast

        if (
            self.game is None
            or self.start != mode + text
            or list(map(str, self.game.actions)) != moves[: len(self.game.actions)]
        ):
            self.game, self.start = Game(Position.parse(text) if text else parse_mode(mode)), mode + text
        self.game.play_all(moves[len(self.game.actions) :])
        position, side = self.game.position, self.game.position.side
        legal = position.legal_actions()
        steps = [action for action in legal if isinstance(action, Move)]
        if not steps:
            return str(legal[0])
        return str(min(steps, key=lambda step: position.play_unchecked(step).distance(side) or 0))


def misbehave(turn: int) -> bool:
    """Misbehaves instead of answering; returns False for a correct engine."""
    if HOW == "crashes_in_mid_game" and turn == 2:
        print("cannot go on", file=sys.stderr, flush=True)
        os._exit(3)
    if HOW == "is_silent":
        time.sleep(600)
    if HOW == "is_slow":
        time.sleep(5)
    if HOW == "talks_rubbish":
        say("bestmove zz9 or maybe not")
    elif HOW == "says_nothing_in_bestmove":
        say("bestmove")
    elif HOW == "plays_illegally":
        say("bestmove a1")
    elif HOW == "closes_its_output":
        os.close(1)
        time.sleep(600)
    elif HOW == "talks_without_end":
        while True:
            sys.stdout.write("info string on and on and on and on and on\n" * 1000)
    elif HOW == "talks_in_one_line":
        while True:
            sys.stdout.write("on and on " * 1000)
    elif HOW == "complains_without_end":
        while True:
            sys.stderr.write("on and on " * 1000)
    else:
        return False
    return True


def prepare() -> None:
    if HOW == "crashes_at_start":
        print("no licence", file=sys.stderr, flush=True)
        sys.exit(1)
    if HOW == "is_never_ready":
        time.sleep(600)
    if HOW in ("ignores_quit", "leaves_children"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if HOW == "leaves_children":
        for group in (True, False):  # one in another process group, and one in this one
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=group)


def greet() -> None:
    say("id name Caf\xe9" if HOW == "speaks_latin_1" else "id name Fake")
    if PROTOCOL == "ugi" and HOW != "knows_one_mode":
        say("option name Mode type string default classic2")
    if HOW == "ponders":
        say("option name Ponder type check default false")
    say(f"{PROTOCOL}ok")


def answer(board: Board, moves: list[str], mode: str, text: str) -> None:
    best = board.best(moves, mode, text)
    if HOW != "ponders":
        say(f"bestmove {best}")
    elif len(moves) % 4 == 0:
        say(f"bestmove {best} ponder a1h")  # not what a greedy player does
    else:
        say(f"bestmove {best} ponder {Board().best([*moves, best], mode, text)}")


def main() -> None:
    prepare()
    board, moves = Board(), list[str]()
    mode, text, turn = "classic2", "", 0
    while line := sys.stdin.readline():
        words = line.split()
        if words[0] == PROTOCOL:
            greet()
        elif words[0] == "isready":
            say("readyok")
        elif words[:3] == ["setoption", "name", "Mode"]:
            mode = words[4]
        elif words[0] == "position":
            at = words.index("moves") if "moves" in words else len(words)
            moves, text = words[at + 1 :], " ".join(words[2:at])
        elif words[0] == "go":
            turn += 1
            if HOW == "speaks_latin_1":
                say("info string \xe9\xe8\xfc")
            if words[1:2] == ["ponder"]:
                continue  # ponderhit or stop will come
            if not misbehave(turn):
                answer(board, moves, mode, text)
        elif HOW == "ponders" and words[0] in ("ponderhit", "stop"):
            answer(board, moves, mode, text)
        elif words[0] == "quit" and HOW not in ("ignores_quit", "leaves_children"):
            return
    while HOW in ("ignores_quit", "leaves_children"):
        time.sleep(600)


if __name__ == "__main__":
    main()
