"""`VectorEnv`: many boards of one mode, stepped by the core, without a Python object per board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.core.position import native_mode
from hedgemaze.env.buffers import Buffers, check_array, check_buffers, new_buffers
from hedgemaze.env.encoding import (
    Observations,
    ViewName,
    absolute_numbers,
    check_dtype,
    check_number,
    check_view,
    observation_shape,
    side_index,
)
from hedgemaze.env.settings import check_range, modes_of
from hedgemaze.errors import EnvError, GameOverError, IllegalActionError, check_type
from hedgemaze.rules import Mode, Outcome, Reason, Side, all_actions, format_mode

REASONS: tuple[Reason | None, ...] = (None, *map(Reason, native.reason_names()[1:]))
"""The reasons by their number in `Buffers.reasons`; None while the game goes on."""

_MAX_THREADS = 256
_MAX_OPENING = 1000
_WORD = (1 << 64) - 1


class VectorEnv:
    """Boards of one mode that play one action each per step.

    Args:
        mode: the mode of all boards or its text, or one mode per board. Those may differ in their house rules, fences
            in stock and mazes, but not in name and size.
        boards: the number of boards; unless given, the number of modes, or 1.
        view: the view of observations, masks and actions.
        dtype: ``uint8`` or ``float32``, the type of observations.
        auto_reset: begins the next game on a board in the step that ends its game. Otherwise `reset` does, and until
            then the board takes only the action -1.
        max_steps: cuts a game off after this number of actions; 0: never. Without `auto_reset` the board goes on
            to take legal actions, and stays truncated, until `reset`.
        opening: each game begins with a random number of random actions, at most this.
        threads: threads that share the boards of a step; results do not depend on it.

    Raises:
        EnvError: a setting is out of range, or the modes do not fit together.

    >>> env = VectorEnv(Mode.named("classic2"), 4)
    >>> shown = env.reset(seed=1)
    >>> shown.observations.shape, shown.masks.sum(axis=1).tolist()
    ((4, 15, 9, 9), [131, 131, 131, 131])
    >>> env.step(env.sample()).sides.tolist()
    [1, 1, 1, 1]
    """

    def __init__(
        self,
        mode: Mode | str | Sequence[Mode | str],
        boards: int | None = None,
        *,
        view: ViewName = "relative",
        dtype: Literal["uint8", "float32"] = "uint8",
        auto_reset: bool = True,
        max_steps: int = 0,
        opening: int = 0,
        threads: int = 1,
    ) -> None:
        self.modes = modes_of(mode, boards)
        """The mode of each board."""
        self.mode = self.modes[0]
        self.boards = len(self.modes)
        self.view: ViewName = view
        self.auto_reset = auto_reset
        self.sides = self.mode.sides
        """The sides by their index: the columns of rewards."""
        self.observation_shape = observation_shape(self.mode)
        self.actions = len(all_actions(self.mode.family, self.mode.size))
        """The number of actions."""
        self.dtype = check_dtype(dtype)
        check_range("max_steps", max_steps, 0, (1 << 32) - 1)
        check_range("opening", opening, 0, _MAX_OPENING)
        check_range("threads", threads, 1, _MAX_THREADS)
        of_core = {each: native_mode(format_mode(each)) for each in dict.fromkeys(self.modes)}
        self._native = native.VectorEnv(
            [of_core[each] for each in self.modes], check_view(view), auto_reset, max_steps, opening, threads
        )
        self._own = self.new_buffers()
        self._checked: Buffers = self._own
        self._seeds = np.zeros(self.boards, np.uint64)
        self._has_begun = False

    def new_buffers(self, *, final_observations: bool = False) -> Buffers:
        """Returns new arrays for `reset` and `step`."""
        shape, sides = self.observation_shape, len(self.sides)
        return new_buffers(self.boards, shape, self.actions, sides, self.dtype, final=final_observations)

    def reset(
        self, seed: int | ArrayLike | None = None, *, boards: ArrayLike | None = None, out: Buffers | None = None
    ) -> Buffers:
        """Begins a game on every board, or on some, and returns what all boards show.

        Args:
            seed: one number, from which each board gets its own (`core.stream_seed(seed, board)`), or one number per
                board: ``[B]``. Without a seed, each board derives its next seed from its last one; the first is 0.
            boards: True for each board that begins: ``[B]``; all unless given.
            out: the arrays to write; unless given, those of the environment, which the next call overwrites.

        Raises:
            EnvError, WrongTypeError: an argument has the wrong shape or type. No board has changed.
        """
        buffers = self._buffers(out)
        chosen = np.ones(self.boards, np.bool_)
        if boards is not None:
            chosen = np.ascontiguousarray(np.asarray(boards))
            check_array(chosen, "boards", (self.boards,), np.dtype(np.bool_))
            if not self._has_begun and not chosen.all():
                raise EnvError("env.not_reset", "the first reset begins all boards")
        seeds = self._new_seeds(seed)
        self._seeds = np.where(chosen, seeds, self._seeds)
        self._native.reset(self._seeds, chosen, *_arrays(buffers))
        self._has_begun = True
        return buffers

    def step(self, actions: ArrayLike, out: Buffers | None = None) -> Buffers:
        """Plays one action per board and returns what the boards show then; after an error no board has moved.

        Args:
            actions: one legal action number per board, as the view of its side to move counts: ``[B]``; -1 for a board
                whose game is over.
            out: the arrays to write; unless given, those of the environment, which the next call overwrites.

        Raises:
            NotationError, IllegalActionError, GameOverError: a board cannot play its action; `details` has the board.
            EnvError, WrongTypeError: an argument has the wrong shape or type, or there was no reset.
        """
        self._check_begun()
        buffers = self._buffers(out)
        numbers = np.asarray(actions)
        if numbers.shape != (self.boards,):
            raise EnvError("env.bad_shape", f"actions must have the shape ({self.boards},)", given=numbers.shape)
        if numbers.dtype.kind not in "iu":
            raise EnvError("env.bad_dtype", "actions must be integers", given=str(numbers.dtype))
        numbers = np.ascontiguousarray(numbers, np.int64)
        refused = self._native.step(numbers, *_arrays(buffers), *_by_type(buffers.final_observations))
        if refused >= 0:
            self._refuse(refused, int(numbers[refused]))
        return buffers

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Returns a random legal action per board, -1 where the game is over: ``[B]``. Each board has its own stream.

        Raises:
            EnvError, WrongTypeError: `out` is no such array, or there was no reset.
        """
        self._check_begun()
        if out is None:
            out = np.empty(self.boards, np.int64)
        check_array(out, "out", (self.boards,), np.dtype(np.int64))
        if not (out.flags.writeable and out.flags.c_contiguous):
            raise EnvError("env.bad_memory", "out must be a writeable array of contiguous memory")
        self._native.sample(out)
        return out

    def position(self, board: int) -> core.Position:
        """Returns the position of a board, as an object."""
        self._check_board(board)
        return core.Position(self.modes[board], self._native.position(board))

    def outcome(self, board: int) -> Outcome | None:
        """Returns how the game on a board has ended, or None; with `auto_reset` it is always None."""
        self._check_board(board)
        reason, winner, _ = self._native.status(board)
        if not reason:
            return None
        position = self.position(board)
        kind = REASONS[reason]
        assert kind is not None
        return Outcome.of(position.mode, kind, None if winner < 0 else self.sides[winner], position.rank)

    def repetitions(self, board: int) -> int:
        """Returns how often the position of a board has begun a turn; 0 in mid-turn."""
        self._check_board(board)
        return self._native.status(board)[2]

    def observe(self, board: int, side: Side) -> Observations:
        """Returns a board as any of its sides sees it, also one that is not to move: ``[planes, size, size]``."""
        self._check_board(board)
        shown: Observations = np.empty(self.observation_shape, self.dtype)
        self._native.observe(board, side_index(self.mode, side), *_by_type(shown))
        return shown

    def to_absolute(self, board: int, action: int) -> int:
        """Returns the absolute number of an action that the side to move would give to `step`."""
        self._check_board(board)
        check_number(action, self.actions)
        return int(absolute_numbers(self.mode, self.position(board).side, self.view)[action])

    def __repr__(self) -> str:
        return f"<VectorEnv {self.mode.name}, {self.boards} boards, {self.view} view>"

    def _new_seeds(self, seed: int | ArrayLike | None) -> NDArray[np.uint64]:
        if seed is None:
            words = self._seeds.tolist() if self._has_begun else [0] * self.boards
            return np.array([core.stream_seed(word, number) for number, word in enumerate(words)], np.uint64)
        if isinstance(seed, int | np.integer):
            return np.array([core.stream_seed(int(seed), number) for number in range(self.boards)], np.uint64)
        seeds = np.asarray(seed)
        if seeds.shape != (self.boards,):
            raise EnvError("env.bad_shape", f"seed is a number, or has the shape ({self.boards},)", given=seeds.shape)
        if seeds.dtype.kind not in "iu":
            raise EnvError("env.bad_dtype", "seeds must be integers", given=str(seeds.dtype))
        return np.ascontiguousarray(seeds.astype(np.uint64))

    def _buffers(self, out: Buffers | None) -> Buffers:
        if out is None:
            return self._own
        if out is not self._checked:
            check_buffers(out, self._own)
            self._checked = out
        return out

    def _check_begun(self) -> None:
        if not self._has_begun:
            raise EnvError("env.not_reset", "call reset first")

    def _check_board(self, board: int) -> None:
        self._check_begun()
        check_type(board, int, "the number of a board")
        if not 0 <= board < self.boards:
            raise EnvError("env.no_such_board", f"boards are 0 to {self.boards - 1}", given=board)

    def _refuse(self, board: int, action: int) -> None:
        """Raises the error of an action that a board does not take."""
        details = {"board": board}
        position = self.position(board)
        if self.outcome(board) is not None:
            message = f"the game on board {board} is over; its only action is -1"
            raise GameOverError("action.game_over", message, given=action, position=position.text, details=details)
        check_number(action, self.actions)
        absolute = self.to_absolute(board, action)
        reason = position.why_illegal(absolute)
        assert reason is not None, "the core and the environment agree on what is legal"
        message = f"board {board}: {reason}"
        raise IllegalActionError(
            reason.code, message, given=action, position=position.text, details=details, illegality=reason
        )


def _arrays(buffers: Buffers) -> tuple[Any, Any, Any, Any, Any, Any, Any, Any]:
    """Returns the arrays in the order in which the core takes them."""
    ends = buffers.terminated, buffers.truncated, buffers.reasons
    return *_by_type(buffers.observations), buffers.masks, buffers.sides, buffers.rewards, *ends


def _by_type(array: Any) -> tuple[Any, Any]:
    """Returns an array of observations as the core takes it: as bytes or as floats."""
    if array is None:
        return None, None
    return (array, None) if array.dtype == np.uint8 else (None, array)
