"""The PAC-MAN variant with its fixed maze (rules.md A.3)."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Self

from .board import Square, name_of, parse, ways_between
from .house_rules import PACMAN, STALL_WINNER, Value, settle
from .mazes import Maze
from .pacman_walks import Runner, Walk, ghost_moves, pac_moves, pac_step

GHOSTS = "BKIC"


def may_begin(order: Value, deal: Sequence[str], waiting: set[str]) -> str:
    """Returns the ghosts, among those that still have to move, that may begin now (B15)."""
    if order == "fixed":
        return next((ghost for ghost in GHOSTS if ghost in waiting), "")
    if order == "seats":
        for seat in deal:
            if waiting & set(seat):
                return "".join(ghost for ghost in GHOSTS if ghost in waiting and ghost in seat)
    return "".join(ghost for ghost in GHOSTS if ghost in waiting)


class Pacman:
    """A position of the PAC-MAN variant, between two actions. `play` returns a new one."""

    def __init__(self, maze: Maze, house: Mapping[str, Value] | None = None, deal: Sequence[str] | None = None) -> None:
        self.house = settle(PACMAN, house or {})
        self.deal = tuple(deal or ("P", GHOSTS))
        self.fences = tuple(maze["fences"])
        self.ways = ways_between(9, self.fences)
        self.starts = {piece: parse(square) for piece, square in maze["starts"].items()}
        self.all_pellets = frozenset(parse(square) for square in maze["pellets"])
        self.pieces: dict[str, Square | None] = dict(self.starts)
        self.pellets = self.all_pellets
        self.lives = int(self.house["lives"])
        self.round = 1
        self.progress = 0
        self.ply = 0
        self.side = "P"
        self.end: tuple[str, str | None] | None = None
        self.moved: frozenset[str] = frozenset()
        self.active: str | None = None
        self.began: Square = self.starts["P"]
        """The square of the active piece when its turn began (PAC-MAN: also before he has begun)."""
        self.runner = self._fresh_runner()
        """PAC-MAN at the beginning of the current part of his turn."""
        self.walk: tuple[Square, ...] = ()
        """The steps of the active piece, PAC-MAN's since `runner`."""
        self._tokens: list[str] | None = None

    # Reading the board

    def _square(self, piece: str) -> Square:
        square = self.pieces[piece]
        assert square is not None
        return square

    def _ghosts(self) -> frozenset[tuple[str, Square]]:
        return frozenset((ghost, at) for ghost in GHOSTS if (at := self.pieces[ghost]) is not None)

    def _fresh_runner(self) -> Runner:
        return Runner(self._square("P"), 2, 0, False, self.pellets, self._ghosts())

    def _ghost_moves(self, ghost: str, began: Square) -> list[Walk]:
        others = frozenset(at for other, at in self._ghosts() if other != ghost)
        return ghost_moves(self.house, self.ways, began, self._square("P"), others, self.pellets)

    def tokens(self) -> list[str]:
        """Returns all legal actions."""
        if self.end:
            return []
        if self._tokens is None:
            self._tokens = self._pac_tokens() if self.side == "P" else self._ghost_tokens()
        return list(self._tokens)

    def _pac_tokens(self) -> list[str]:
        made = len(self.walk)
        moves = pac_moves(self.house, self.ways, self.began, self.runner)
        moves = [move for move in moves if move.steps[:made] == self.walk]
        steps = {move.steps[made] for move in moves if len(move.steps) > made}
        onto_ghosts = {move.steps[made] for move in moves if len(move.steps) == made + 1 and move.event == "caught"}
        tokens = ["P" + name_of(square) for square in sorted(steps)]
        # PAC-MAN is never forced into a ghost; if there is no other step he may stop, too.
        if any(len(move.steps) == made for move in moves) or steps == onto_ghosts:
            tokens.append("P-")
        return tokens

    def _ghost_tokens(self) -> list[str]:
        tokens: list[str] = []
        made = len(self.walk)
        for ghost in self.active or self._may_begin():
            began = self.began if self.active else self._square(ghost)
            moves = [move for move in self._ghost_moves(ghost, began) if move.steps[:made] == self.walk]
            steps = {move.steps[made] for move in moves if len(move.steps) > made}
            tokens += [ghost + name_of(square) for square in sorted(steps)]
            if self.active:
                may_stop = any(move.steps == self.walk for move in moves)
            else:
                may_stop = not steps or bool(self.house["ghost_may_stay"])
            if may_stop:
                tokens.append(ghost + "-")
        return tokens

    def _may_begin(self) -> str:
        waiting = {ghost for ghost, _ in self._ghosts()} - self.moved
        return may_begin(self.house["ghost_order"], self.deal, waiting)

    # Playing

    def play(self, token: str) -> Self:
        """Returns the position after an action.

        Raises:
            ValueError: the action is not legal here.
        """
        if token not in self.tokens():
            raise ValueError(f"{token} is not legal here")
        new = copy.copy(self)
        new._tokens = None
        new.pieces = dict(self.pieces)
        new.ply += 1
        new._act(token[0], token[1:])
        if not new.end and new.active and new.tokens() == [new.active + "-"]:
            new._finish(new.active)
            new._tokens = None
        return new

    def _act(self, piece: str, what: str) -> None:
        if what == "-":
            self._finish(piece)
        elif piece == "P":
            self._pac_steps(parse(what))
        else:
            self._ghost_steps(piece, parse(what))

    def _pac_steps(self, target: Square) -> None:
        self.active = "P"
        runner, event = self._runner_now(), ""
        stepped = pac_step(self.house, self.began, runner, target)
        assert stepped is not None
        runner, event = stepped
        self.walk = (*self.walk, target)
        if event == "fed":
            self.runner, self.walk = runner, ()
        if runner.pellets != self.pellets or runner.ghosts != self._ghosts():
            self.progress = self.round
        self.pieces["P"], self.pellets = target, runner.pellets
        self._keep_ghosts(runner.ghosts)
        if event == "caught":
            self._catch()
        elif event == "won":
            self.end = ("no_ghosts" if self.pellets else "all_pellets", "P")

    def _runner_now(self) -> Runner:
        """PAC-MAN after the steps of this part of his turn."""
        runner = self.runner
        for square in self.walk:
            stepped = pac_step(self.house, self.began, runner, square)
            assert stepped is not None
            runner = stepped[0]
        return runner

    def _keep_ghosts(self, ghosts: frozenset[tuple[str, Square]]) -> None:
        self.pieces.update({ghost: dict(ghosts).get(ghost) for ghost in GHOSTS})

    def _ghost_steps(self, ghost: str, target: Square) -> None:
        if not self.active:
            self.active, self.began, self.walk = ghost, self._square(ghost), ()
        self.walk = (*self.walk, target)
        self.pieces[ghost] = target
        if target == self.pieces["P"]:
            self._catch()

    def _catch(self) -> None:
        """A.3-22 to 24. The catch that ends the game leaves everything as it is."""
        self.progress = self.round
        self.lives -= 1
        if self.lives == 0:
            self.end = ("no_lives", "G")
            return
        self.pieces = dict(self.starts)
        if self.house["pellets_reset"]:
            self.pellets = self.all_pellets
        self._new_round()

    def _finish(self, piece: str) -> None:
        """Ends the turn of a piece and determines the next one."""
        if piece == "P":
            self._end_boost()
            self.side = "G"
        self.moved = self.moved | {piece}
        self.active, self.walk = None, ()
        if not self.end and not self._may_begin():
            self._new_round()

    def _end_boost(self) -> None:
        """Without `eat_in_passing`, a boost that is stopped early eats on its last square."""
        runner = self._runner_now()
        if runner.boost and not self.house["eat_in_passing"] and runner.without_ghosts_here() != self._ghosts():
            self._keep_ghosts(runner.without_ghosts_here())
            self.progress = self.round
            if not self._ghosts() and self.house["auto_win_no_ghosts"]:
                self.end = ("no_ghosts", "P")

    def _new_round(self) -> None:
        self.round += 1
        self.side, self.moved, self.active, self.walk = "P", frozenset(), None, ()
        self.began, self.runner = self._square("P"), self._fresh_runner()
        if 0 < int(self.house["no_progress_limit"]) <= self.round - 1 - self.progress:
            self.end = ("no_progress", STALL_WINNER[self.house["stall_result"]])

    # Queries

    def over(self) -> tuple[str, str | None] | None:
        """Returns the reason and the winner (None: a draw) of a finished game, or None."""
        return self.end

    def turn(self) -> str:
        """Returns `P` or `G`; after the end, the side that ended the game."""
        return self.side

    def state(self) -> dict[str, object]:
        """Returns all state that tests compare, as plain data."""
        return {
            "fences": sorted(self.fences),
            "chamber": [],
            "pieces": {piece: at and name_of(at) for piece, at in self.pieces.items()},
            "stocks": {"P": 0, "G": 0},
            "pellets": sorted(name_of(square) for square in self.pellets),
            "reserve": 0,
            "spent": len(self.all_pellets) - len(self.pellets),
            "lives": self.lives,
            "round": self.round,
            "progress": self.progress,
            "ply": self.ply,
            "previous": {},
        }
