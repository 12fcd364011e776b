"""The advanced PAC-MAN variant (rules.md C, decision 0003)."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Self

from .advanced_walks import Mover, Walker
from .board import Pair, Square, name_of, parse, ways_between
from .house_rules import ADVANCED, STALL_WINNER, Value, settle
from .mazes import Maze
from .pacman import GHOSTS, may_begin
from .sealing import SIZE, fence_places, sealed_squares

SPEED = {0: 1, 1: 2, 2: 2, 3: 3}
"""A ghost's steps by the number of pellets taken (C.1-26)."""


class Advanced:
    """A position of the advanced variant, between two actions. `play` returns a new one."""

    def __init__(self, maze: Maze, house: Mapping[str, Value] | None = None, deal: Sequence[str] | None = None) -> None:
        self.house = settle(ADVANCED, house or {})
        self.deal = tuple(deal or ("P", GHOSTS))
        self.respawns = [parse(square) for square in maze["respawns"]]
        north, south, west, east = maze["respawns"]
        tunnels = maze.get("tunnels", [[north, south], [west, east]])
        self.tunnels: tuple[Pair, ...] = tuple(frozenset(parse(end) for end in tunnel) for tunnel in tunnels)
        self.chamber = frozenset(maze["chamber"])
        self.chamber_at_first = self.chamber
        self.fences = frozenset(maze["fences"]) | self.chamber
        self.sealed = sealed_squares(self.fences, self.tunnels, self.respawns)
        self.pieces: dict[str, Square | None] = {"P": None} | {g: parse(maze["starts"][g]) for g in GHOSTS}
        self.all_pellets = frozenset(parse(square) for square in maze["pellets"])
        self.pellets = self.all_pellets
        self.reserve = 0
        self.spent = 0
        self.stocks = {"P": 12, "G": 4}
        self.lives = int(self.house["lives"])
        self.round = 1
        self.progress = 0
        self.ply = 0
        self.previous: dict[str, Square] = {}
        self.side = "P"
        self.end: tuple[str, str | None] | None = None
        self.moved: frozenset[str] = frozenset()
        self.active: str | None = None
        self.began: Square | None = None
        """The square where the active piece's move began."""
        self.mover: Mover | None = None
        self.owed: int | None = None
        self.respawned = False
        """Whether PAC-MAN's respawn was his MOVE this turn."""
        self.lifted: str | None = None
        self._tokens: list[str] | None = None

    # Reading the board

    def _opening(self) -> bool:
        """Turns 1-4 are those in which a Chamber fence is left."""
        return bool(self.chamber or self.lifted)

    def _ghosts(self) -> frozenset[tuple[str, Square]]:
        return frozenset((ghost, at) for ghost in GHOSTS if (at := self.pieces[ghost]) is not None)

    def _walker(self, piece: str, began: Square) -> Walker:
        tunnels = () if piece != "P" and not self.house["ghost_tunnels"] else self.tunnels
        ways = ways_between(SIZE, self.fences, tunnels)
        return Walker(self.house, ways, began, self.previous.get(piece), self.pieces["P"], piece == "P")

    def _fresh(self, piece: str) -> tuple[Walker, Mover, int | None]:
        """Returns a piece that has not begun."""
        at = self.pieces[piece]
        assert at is not None
        others = frozenset(ghost for ghost in self._ghosts() if ghost[0] != piece)
        speed = 2 if piece == "P" else SPEED[len(self.all_pellets) - len(self.pellets)]
        reserve = self.reserve if piece == "P" else 0
        mover = Mover(at, self.previous.get(piece), speed, self.pellets, others, reserve=reserve)
        walker = self._walker(piece, at)
        return walker, mover, walker.owed(mover)

    def _going(self) -> tuple[Walker, Mover, int | None]:
        """Returns the piece that has begun."""
        assert self.active
        assert self.began
        assert self.mover
        return self._walker(self.active, self.began), self.mover, self.owed

    def _places(self, fences: frozenset[str]) -> list[str]:
        exempt = self.sealed if self.chamber == self.chamber_at_first else frozenset()
        return list(fence_places(fences, self.tunnels, str(self.house["seal_test"]), exempt))

    def _own_fences(self) -> list[str]:
        """Returns the fences that the side to move may place from its stock."""
        return self._places(self.fences) if self.stocks[self.side] else []

    def _slots_for_lifted(self, lifted: str, fences: frozenset[str]) -> list[str]:
        """Returns the slots for a lifted Chamber fence: any but its old slot; every square counts (0003)."""
        places = fence_places(fences - {lifted}, self.tunnels, str(self.house["seal_test"]), frozenset())
        return [fence for fence in places if fence[:-1] != lifted[:-1]]

    def _may_begin(self) -> str:
        waiting = {ghost for ghost, _ in self._ghosts()} - self.moved
        return may_begin(self.house["ghost_order"], self.deal, waiting)

    # Legal actions

    def tokens(self) -> list[str]:
        """Returns all legal actions."""
        if self.end:
            return []
        if self._tokens is None:
            if self.side == "P":
                self._tokens = self._pac_tokens()
            else:
                self._tokens = self._opening_tokens() if self._opening() else self._ghost_tokens()
        return list(self._tokens)

    def _pac_tokens(self) -> list[str]:
        if self.pieces["P"] is None:
            taken = {at for _, at in self._ghosts()}
            return [f"P@{name_of(square)}" for square in self.respawns if square not in taken] or ["P-"]
        if self.respawned:
            return [*self._own_fences(), "P-"]
        walker, mover, owed = self._going() if self.active else self._fresh("P")
        tokens = ["P" + name_of(square) for square in walker.legal_steps(mover, owed)]
        if walker.may_spend(mover):
            tokens.append("P+")
        if self.active:
            if walker.may_stop(mover, owed):
                tokens += ["P-"] if self._opening() else ["P-", *self._own_fences()]
        elif self._opening():
            tokens += self._own_fences()
            if not walker.must_move(mover, owed) and not self._own_fences():
                tokens.append("P-")
        elif not walker.must_move(mover, owed):
            tokens += ["P-", *self._own_fences()]
        return tokens

    def _opening_tokens(self) -> list[str]:
        if self.lifted:
            return self._slots_for_lifted(self.lifted, self.fences)
        return ["~" + fence for fence in sorted(self.chamber) if self._slots_for_lifted(fence, self.fences)]

    def _ghost_tokens(self) -> list[str]:
        if self.active:
            walker, mover, owed = self._going()
            tokens = [self.active + name_of(square) for square in walker.legal_steps(mover, owed)]
            if walker.may_stop(mover, owed):
                tokens += [self.active + "-", *self._own_fences()]
            return tokens
        tokens = []
        for ghost in self._may_begin():
            walker, mover, owed = self._fresh(ghost)
            tokens += [ghost + name_of(square) for square in walker.legal_steps(mover, owed)] or [ghost + "-"]
        return tokens + self._own_fences() if self._stuck() else tokens

    def _stuck(self) -> str | None:
        """Returns the first ghost that may begin and has no legal step: a fence placed now is its action."""
        for ghost in self._may_begin():
            walker, mover, owed = self._fresh(ghost)
            if not walker.legal_steps(mover, owed):
                return ghost
        return None

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
        new.pieces, new.previous, new.stocks = dict(self.pieces), dict(self.previous), dict(self.stocks)
        new.ply += 1
        new._act(token)
        if not new.end and (new.active or new.respawned):
            piece = new.active or "P"
            if new.tokens() == [piece + "-"]:
                new._finish(piece)
                new._tokens = None
        return new

    def _act(self, token: str) -> None:
        if token[0] == "~":
            self.lifted = token[1:]
            self.fences, self.chamber = self.fences - {self.lifted}, self.chamber - {self.lifted}
        elif token[-1] in "hv":
            self._lay(token)
        elif token[1] == "@":
            self._respawn(parse(token[2:]))
        elif token == "P+":
            self._spend()
        elif token[1] == "-":
            self._finish(token[0])
        else:
            self._step(token[0], parse(token[1:]))

    def _lay(self, fence: str) -> None:
        self.progress = self.round
        if self.lifted:
            self.fences, self.lifted = self.fences | {fence}, None
            self._new_round()
            return
        piece = self.active or ("P" if self.side == "P" else self._stuck())
        assert piece is not None
        self.fences = self.fences | {fence}
        self.stocks[self.side] -= 1
        if piece == "P" and self._opening():
            self._ghosts_turn()
        else:
            self._finish(piece)

    def _respawn(self, square: Square) -> None:
        self.pieces["P"] = square
        # With all lives left there was no catch yet: this is the set-up.
        if self.house["respawn_uses_move"] and self.lives < int(self.house["lives"]):
            self.respawned = True
            if self._opening():
                self._finish("P")

    def _begin(self, piece: str) -> tuple[Walker, Mover, int | None]:
        if self.active:
            return self._going()
        walker, mover, owed = self._fresh(piece)
        self.active, self.began = piece, mover.square
        return walker, mover, owed

    def _spend(self) -> None:
        walker, mover, _ = self._begin("P")
        self.mover = walker.spend(mover)
        self.owed = walker.owed(self.mover)
        self.reserve -= 1
        self.spent += 1
        self.progress = self.round

    def _step(self, piece: str, target: Square) -> None:
        walker, mover, owed = self._begin(piece)
        stepped = walker.step(mover, target)
        assert stepped is not None
        self.mover, self.owed = stepped[0], None if owed is None else owed - 1
        self.pieces[piece] = target
        boosted = mover.boost > 0
        if piece != "P":
            if target == self.pieces["P"]:
                self._collide(piece)
            return
        if not boosted and any(at == target for _, at in self._ghosts()):
            self._collide(piece)
            return
        if self.mover.pellets != self.pellets or self.mover.ghosts != self._ghosts():
            self.progress = self.round
        self.pellets, self.reserve = self.mover.pellets, self.mover.reserve
        self.pieces.update({ghost: dict(self.mover.ghosts).get(ghost) for ghost in GHOSTS})
        if not self.pellets:
            self.end = ("all_pellets", "P")
        elif not self._ghosts():
            self.end = ("no_ghosts", "P")

    def _collide(self, piece: str) -> None:
        """Ends the turn of the piece that moved, and takes PAC-MAN off the board (C.1-13)."""
        self.progress = self.round
        self.lives -= 1
        self.pieces["P"] = None
        if self.lives == 0:
            self.end = ("no_lives", "G")
        self._finish(piece)

    def _finish(self, piece: str) -> None:
        """Ends the turn of a piece, stores the first square of its move, and determines the next piece."""
        self.previous.pop(piece, None)
        if self.active and self.mover and self.began:
            remembered = {"end_square": self.began, "no_backtrack_step": self.mover.left, "off": None}
            square = remembered[str(self.house["no_return"])]
            if square:
                self.previous[piece] = square
        if self.pieces["P"] is None:
            self.previous.pop("P", None)
        self.active, self.began, self.mover, self.owed, self.respawned = None, None, None, None, False
        if self.end:
            return
        if piece == "P":
            self._ghosts_turn()
            return
        self.moved = self.moved | {piece}
        if not self._may_begin():
            self._new_round()

    def _ghosts_turn(self) -> None:
        self.side, self.moved = "G", frozenset()
        if self._opening() and not self._opening_tokens():
            self._new_round()

    def _new_round(self) -> None:
        self.round += 1
        self.side, self.moved = "P", frozenset()
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
        """Returns all state that tests compare, as plain data. Chamber fences are among the fences, too."""
        return {
            "fences": sorted(self.fences),
            "chamber": sorted(self.chamber),
            "pieces": {piece: at and name_of(at) for piece, at in self.pieces.items()},
            "stocks": dict(self.stocks),
            "pellets": sorted(name_of(square) for square in self.pellets),
            "reserve": self.reserve,
            "spent": self.spent,
            "lives": self.lives,
            "round": self.round,
            "progress": self.progress,
            "ply": self.ply,
            "previous": {piece: name_of(at) for piece, at in self.previous.items() if self.pieces[piece] is not None},
        }
