"""`core.Network`: a quantised network of the C++ core. `docs/learning.md` specifies the file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hedgemaze.core._choose import native
from hedgemaze.core.position import Position, check_position
from hedgemaze.errors import check_type
from hedgemaze.rules import Action, Mode, Side

_Number = TypeVar("_Number", int, float)


class Network:
    """Judges positions of one mode, on boards of every size: values of the sides and priors of the actions.

    The arithmetic is in integers, so that every machine computes the same values.

    Args:
        data: the bytes of a network's file.

    Raises:
        EngineError: the bytes are not a network (``network.foreign``), have another version of the format
            (``network.version``) or a shape that this build cannot compute (``network.shape``), or are damaged
            (``network.damaged``).

    Every method raises EngineError (``network.wrong_mode``) for a position of another mode, and GameOverError.

    >>> from hedgemaze.engine.networks import shipped_network
    >>> network = shipped_network(Mode.named("classic2"))
    >>> values = network.values(Position.start(Mode.named("classic2")))
    >>> network.sides, round(sum(values.values()), 3)
    (2, 1.0)
    """

    __slots__ = ("_native",)

    def __init__(self, data: bytes) -> None:
        check_type(data, bytes, "the bytes of a network")
        self._native = native.Network(data)

    @property
    def sides(self) -> int:
        """The number of players that the network is for."""
        return self._native.sides

    @property
    def hidden(self) -> int:
        """The number of hidden units."""
        return self._native.hidden

    @property
    def provenance(self) -> str:
        """How the network was made, in one line."""
        return self._native.provenance

    def can_judge(self, mode: Mode) -> bool:
        """Returns whether the network is for a mode."""
        return self._native.can_judge(Position.start(mode)._native)

    def values(self, position: Position) -> dict[Side, float]:
        """Returns each side's expected share of the point."""
        values = self._native.values(_inner(position))
        return dict(zip(position.mode.sides, values, strict=True))

    def priors(self, position: Position) -> dict[Action, float]:
        """Returns the prior probability of each legal action: positive, with sum 1."""
        return _by_action(position, self._native.priors(_inner(position)))

    def inputs(self, position: Position) -> Sequence[int]:
        """Returns the numbers of the active inputs."""
        return self._native.inputs(_inner(position))

    def outputs(self, position: Position) -> dict[Action, int]:
        """Returns the policy output of each legal action; a pass has none and gets -1."""
        return _by_action(position, self._native.outputs(_inner(position)))

    def value_logits(self, position: Position) -> Sequence[int]:
        """Returns the integers behind the values: one per side, from the side to move in turn order."""
        return self._native.value_logits(_inner(position))

    def policy_logits(self, position: Position) -> dict[Action, int]:
        """Returns the integers behind the priors."""
        return _by_action(position, self._native.policy_logits(_inner(position)))


def _by_action(position: Position, numbers: Sequence[_Number]) -> dict[Action, _Number]:
    return dict(zip(position.legal_actions(), numbers, strict=True))


def _inner(position: Position) -> native.Position:
    check_position(position)
    return position._native
