"""OpenSpiel: the game ``python_hedgemaze``, registered when this module is imported.

Its parameters are ``mode``, the text of a mode with colons instead of equals signs, which OpenSpiel would misread, and
``max_game_length``: a game of that many actions is a draw.
Observations are the planes of the absolute view, as float32; actions have their absolute numbers. Utilities are those
of `Buffers.rewards`: zero-sum, the losers share -1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hedgemaze import core
from hedgemaze.env.encoding import observation_shape, observe
from hedgemaze.env.packages import missing
from hedgemaze.errors import check_type
from hedgemaze.rules import Mode, all_actions, format_mode, from_number, parse_mode

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ImportError as error:
    raise missing("open_spiel") from error

SHORT_NAME = "python_hedgemaze"
DEFAULT_LENGTH = 1000
"""Actions after which a game is a draw, unless given."""

_GAME_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Hedgemaze",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"mode": "classic2", "max_game_length": DEFAULT_LENGTH},
)


class _CopiedGame(core.Game):
    """A game whose deep copy shares the immutable positions."""

    def __deepcopy__(self, memo: object) -> _CopiedGame:
        return self.copy()


class HedgemazeGame(pyspiel.Game):
    """The game of one mode."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.mode = parse_mode(chosen.get("mode", "classic2").replace(":", "="))
        self.longest = int(chosen.get("max_game_length", DEFAULT_LENGTH))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(all_actions(self.mode.family, self.mode.size)),
            max_chance_outcomes=0,
            num_players=len(self.mode.sides),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_GAME_TYPE, info, chosen)

    def new_initial_state(self, state: object = None) -> HedgemazeState:  # noqa: ARG002  # states have no struct form
        """Returns the start position."""
        return HedgemazeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Returns an object that writes observations."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return PlanesObserver(self.mode)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class HedgemazeState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: HedgemazeGame) -> None:
        super().__init__(game)
        self.game = _CopiedGame(game.mode)
        self._longest = game.longest

    def current_player(self) -> Any:
        """Returns the index of the side to move."""
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return self.game.mode.sides.index(self.game.position.side)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  # only the side to move is asked
        return list(self.game.position.legal_numbers())

    def _apply_action(self, action: int) -> None:
        self.game.play(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  # the same for every player
        return str(from_number(action, self.game.mode.family, self.game.mode.size))

    def is_terminal(self) -> bool:
        """Returns whether the game has ended, or is as long as it may be."""
        return self.game.outcome() is not None or len(self.game.entries) >= self._longest

    def returns(self) -> list[float]:
        """Returns the utility of each player; 0 while the game goes on."""
        outcome, sides = self.game.outcome(), self.game.mode.sides
        if outcome is None or outcome.winner is None:
            return [0.0] * len(sides)
        return [1.0 if side is outcome.winner else -1.0 / (len(sides) - 1) for side in sides]

    def __str__(self) -> str:
        return self.game.position.text


class PlanesObserver:
    """Writes the planes of a state, in the absolute view."""

    def __init__(self, mode: Mode) -> None:
        self.tensor = np.zeros(int(np.prod(observation_shape(mode))), np.float32)
        self.dict = {"observation": self.tensor.reshape(observation_shape(mode))}

    def set_from(self, state: HedgemazeState, player: int) -> None:  # noqa: ARG002  # all players see the same
        """Writes the observation of a state into `tensor`."""
        repetitions = state.game.repetitions()
        self.dict["observation"][:] = observe(
            state.game.position, view="absolute", repetitions=repetitions, dtype="float32"
        )

    def string_from(self, state: HedgemazeState, player: int) -> str:  # noqa: ARG002  # all players see the same
        """Returns the text of the position."""
        return state.game.position.text


def load_open_spiel_game(mode: Mode | str = "classic2", max_game_length: int = DEFAULT_LENGTH) -> Any:
    """Returns a mode as a game of OpenSpiel.

    >>> state = load_open_spiel_game("classic2;size=5;fences=3").new_initial_state()
    >>> state.apply_action(state.string_to_action("c2"))
    >>> state.current_player(), str(state)
    (1, 'classic2;size=5;fences=3 - Sc2Nc5 3,3 - N - 1')
    """
    check_type(mode, (Mode, str), "a Mode or the text of one")
    text = format_mode(parse_mode(mode) if isinstance(mode, str) else mode)
    return pyspiel.load_game(SHORT_NAME, {"mode": text.replace("=", ":"), "max_game_length": max_game_length})


pyspiel.register_game(_GAME_TYPE, HedgemazeGame)
