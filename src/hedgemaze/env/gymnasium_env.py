"""Gymnasium: `SingleAgentEnv`, a game of one side against built-in players.

Importing this module registers the ids ``hedgemaze/Classic2-v1`` and so on, one per mode.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, SupportsInt

import numpy as np

from hedgemaze import core
from hedgemaze.core.chance import stream_seed
from hedgemaze.engine.players.clock import Clock
from hedgemaze.engine.players.player import Player
from hedgemaze.engine.players.registry import check_level, make_player
from hedgemaze.env.encoding import ENCODING_VERSION, ViewName, view_numbers
from hedgemaze.env.packages import missing
from hedgemaze.env.single_game import (
    RENDER_MODES,
    action_space,
    agent_names,
    observation_space,
    one_board,
    rendered,
)
from hedgemaze.errors import EnvError, GameOverError, IllegalActionError, NotationError
from hedgemaze.rules import MODES, Game, Mode, Side, to_number

try:
    import gymnasium
except ImportError as error:
    raise missing("gymnasium") from error

_SEED_BITS = 63
_PATIENCE_S = 60.0
"""Longest time of a player for one action."""
_ATTEMPTS = 20
"""Games that may end before the agent's first turn."""


class SingleAgentEnv(gymnasium.Env[dict[str, Any], Any]):
    """One side plays; players of the engine play the others. The reward is 1 for a win and -1 or its share for a loss.

    Args:
        mode: a mode or its text.
        side: the agent's side, or its name; None: drawn for each game.
        opponent: the name of a player (``random``, ``greedy``, ``reply``, ``level-1`` to ``level-8``, ``hand``,
            ``best``, ``perfect``), one for all other sides or one per side; or an object with the methods of `Player`,
            which `close` closes.
        clock: the time of the opponents for each action; unless given, what their level takes.
        illegal: an illegal action loses the game, raises an error, or is replaced by a random legal one. ``info`` has
            its code as ``illegal``.
        view: as in `VectorEnv`.
        dtype: as in `VectorEnv`.
        max_steps: as in `VectorEnv`; it counts the actions of all sides.
        opening: as in `VectorEnv`.
        render_mode: ``ansi`` or ``human``.

    Raises:
        EnvError: a setting is out of range.
        EngineError: there is no such player or level.

    >>> env = SingleAgentEnv("classic2;size=5;fences=3", side="south", opponent="random")
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(int(observation["action_mask"].argmax()))
    >>> reward, terminated, info["side"]
    (0.0, False, 'south')
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # as declared there

    def __init__(
        self,
        mode: Mode | str = "classic2",
        *,
        side: Side | str | None = None,
        opponent: str | Player | Mapping[Side, str | Player] = "random",
        clock: Clock | None = None,
        illegal: Literal["lose", "raise", "random"] = "lose",
        view: ViewName = "relative",
        dtype: Literal["uint8", "float32"] = "uint8",
        max_steps: int = 0,
        opening: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("lose", "raise", "random"):
            raise EnvError("env.bad_setting", "illegal is 'lose', 'raise' or 'random'", given=illegal)
        self.render_mode = render_mode
        self._env = one_board(mode, render_mode, view=view, dtype=dtype, max_steps=max_steps, opening=opening)
        self.mode = self._env.mode
        self._wanted = _side(self.mode, side)
        self._opponents = _opponents(self.mode, opponent)
        self._clock = clock or Clock()
        self._illegal = illegal
        self.observation_space = observation_space(self._env)
        self.action_space = action_space(self._env)
        self._shown = self._env.new_buffers()
        self._players: dict[Side, Player] = {}
        self._side = self.mode.sides[0]
        self._game = Game(self.mode)
        self._is_over = True

    @property
    def position(self) -> core.Position:
        """The current position."""
        return self._env.position(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game and lets the opponents play until it is the agent's turn."""
        super().reset(seed=seed, options=options)
        word = int(self.np_random.integers(1 << _SEED_BITS))
        drawn = self.mode.sides[int(self.np_random.integers(len(self.mode.sides)))]
        self._side = drawn if self._wanted is None else self._wanted
        self._close_named()
        self._players = {
            side: make_player(player, stream_seed(word, index)) if isinstance(player, str) else player
            for index, (side, player) in enumerate(self._opponents.items())
            if side is not self._side
        }
        self._begin(word)
        self._is_over = False
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(self, action: SupportsInt) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays the agent's action and the answers of the opponents.

        Raises:
            GameOverError: the game is over; call `reset`.
            NotationError, IllegalActionError: the action is illegal, with `illegal="raise"`; nothing has changed.
        """
        if self._is_over:
            raise GameOverError("action.game_over", "the game is over; call reset", given=int(action))
        info: dict[str, Any] = {}
        try:
            self._play(int(action))
        except (NotationError, IllegalActionError) as refused:
            if self._illegal == "raise":
                raise
            info["illegal"] = refused.code
            if self._illegal == "lose":
                self._is_over = True
                return self._observation(), -1.0, True, False, self._info() | info
            self._play(int(self._env.sample()[0]))
        self._is_over = self._has_ended() or self._let_others_play()
        shown = self._shown
        assert shown.rewards is not None
        assert shown.terminated is not None
        assert shown.truncated is not None
        reward = float(shown.rewards[0, self.mode.sides.index(self._side)])
        if self.render_mode == "human":
            self.render()
        ended = bool(shown.terminated[0]), bool(shown.truncated[0])
        return self._observation(), reward, *ended, self._info() | info

    def action_masks(self) -> Any:
        """Returns the mask of legal actions, as the agents of some libraries ask for it."""
        masks = self._shown.masks
        assert masks is not None
        return masks[0].astype(np.bool_)

    def render(self) -> Any:
        """Returns the board as a text, or prints it."""
        return rendered(self._env, self.render_mode)

    def close(self) -> None:
        """Releases the opponents."""
        self._close_named()
        for player in self._opponents.values():
            if not isinstance(player, str):
                player.close()

    def _begin(self, word: int) -> None:
        """Begins games until the agent has a turn: opponents may win before, after a long opening."""
        for attempt in range(_ATTEMPTS):
            self._env.reset(stream_seed(word, attempt), out=self._shown)
            self._game = Game(self.position.to_rules())
            for player in self._players.values():
                player.new_game(self._game)
            if not self._let_others_play():
                return
        raise EnvError("env.bad_setting", "games end before the agent's first turn", given=self._side.name.lower())

    def _observation(self) -> dict[str, Any]:
        masks = self._shown.masks
        assert masks is not None
        return {"observation": self._env.observe(0, self._side), "action_mask": masks[0].astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"side": self._side.name.lower()}
        outcome = self._env.outcome(0)
        return info if outcome is None else info | {"reason": outcome.reason.value}

    def _play(self, number: int) -> None:
        """Plays an action by its number in the view."""
        absolute = self._env.to_absolute(0, number)
        self._env.step(np.array([number]), self._shown)
        self._game.play(absolute)

    def _has_ended(self) -> bool:
        terminated, truncated = self._shown.terminated, self._shown.truncated
        assert terminated is not None
        assert truncated is not None
        return bool(terminated[0] or truncated[0])

    def _let_others_play(self) -> bool:
        """Plays until it is the agent's turn; returns whether the game has ended."""
        while not self._has_ended() and (side := self.position.side) is not self._side:
            action = self._players[side].choose(self._game, self._clock, _PATIENCE_S)
            number = to_number(self._game.position.parse_action(action), self.mode.family, self.mode.size)
            self._play(int(view_numbers(self.mode, side, self._env.view)[number]))
        return self._has_ended()

    def _close_named(self) -> None:
        """Closes the players that were made for a game; those of the caller, such as outside engines, go on."""
        for side, player in self._players.items():
            if isinstance(self._opponents[side], str):
                player.close()
        self._players = {}


def _side(mode: Mode, side: Side | str | None) -> Side | None:
    if side is None or side in mode.sides:
        return side if isinstance(side, Side) else None
    names = agent_names(mode)
    if not isinstance(side, str) or side not in names:
        raise EnvError("env.bad_setting", f"sides of {mode.name} are {', '.join(names)}", given=side)
    return names[side]


def _opponents(mode: Mode, opponent: str | Player | Mapping[Side, str | Player]) -> dict[Side, str | Player]:
    """Returns the player of each side; one of them is the agent's and will not play."""
    if isinstance(opponent, Mapping):
        found = {side: opponent.get(side, "random") for side in mode.sides}
    else:
        found = dict.fromkeys(mode.sides, opponent)
    for player in found.values():
        if isinstance(player, str):
            check_level(player, mode)
            make_player(player).close()
    return found


def _register() -> None:
    for name in MODES:
        gymnasium.register(
            f"hedgemaze/{name.capitalize()}-v{ENCODING_VERSION}",
            entry_point="hedgemaze.env.gymnasium_env:SingleAgentEnv",
            kwargs={"mode": name},
        )


_register()
