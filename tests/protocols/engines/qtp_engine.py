"""A fake engine that speaks QTP: black starts on e9 and moves first. ``qtp_engine.py HOW``."""

from __future__ import annotations

import sys
import time

from hedgemaze.rules import Game, Mode, Move, parse_action

HOW = sys.argv[1] if __name__ == "__main__" else ""


def say(text: str, sign: str = "=") -> None:
    print(f"{sign} {text}\n", flush=True)


def main() -> None:
    """Walks straight ahead on a flipped board, and sideways if a fence blocks the path."""
    game = Game(Mode.named("classic2"))
    while line := sys.stdin.readline():
        words = line.split()
        match words[0]:
            case "quit":
                return
            case "name":
                say("Fake")
            case "level":
                say("", "=" if words[1] == "3" else "?")
            case "clear_board":
                game = Game(Mode.named("classic2"))
                say("")
            case "boardsize" | "walls":
                say("")
            case "playmove":
                game.play(parse_action(words[2], dialect="qtp"))
                say("")
            case "playwall":
                game.play(parse_action(f"{words[2]} {words[3]}", dialect="qtp"))
                say("")
            case "genmove":
                colour = "black" if len(game.actions) % 2 == 0 else "white"
                if HOW == "refuses" or words[1] != colour:
                    say("not now", "?")
                    continue
                if HOW == "talks_rubbish":
                    print("e5 I think\n", flush=True)
                    continue
                if HOW == "is_silent":
                    time.sleep(600)
                side = game.position.side
                if HOW == "fences" and game.position.stock(side) > 9:
                    game.play("c4v" if side.letter == "S" else "f4h")
                    say("C6 vertical" if side.letter == "S" else "f6 h")  # our c4v and f4h
                    continue
                moves = [action for action in game.position.legal_actions() if isinstance(action, Move)]
                move = min(moves, key=lambda each: game.position.play_unchecked(each).distance(side) or 0)
                game.play(move)
                say(f"{move.square}"[0].upper() + str(9 - move.square.row))
            case _:
                say("unknown command", "?")


if __name__ == "__main__":
    main()
