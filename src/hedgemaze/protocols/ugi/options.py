"""`UgiOptions`: the options of our own engine over UGI, their allowed and current values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hedgemaze.core import Network
from hedgemaze.engine.networks import HAND, SHIPPED, SMALL, NetworkChoice
from hedgemaze.engine.players.search_player import SearchOptions
from hedgemaze.errors import Between, EngineError, no_such
from hedgemaze.rules import Mode, format_mode, parse_mode


@dataclass(frozen=True, slots=True)
class _Spin:
    default: int
    least: int
    most: int

    def __str__(self) -> str:
        return f"type spin default {self.default} min {self.least} max {self.most}"


_LEVELS = ("best", *map(str, range(1, 9)), "greedy", "random")
_SPINS = {
    "Threads": _Spin(1, 1, 256),
    "Seed": _Spin(0, 0, 2**31 - 1),
    "Memory": _Spin(64, 1, 30_000),
    "MultiPV": _Spin(1, 1, 500),
}
_OWN_NETWORKS: dict[str, NetworkChoice] = {each: each for each in (SHIPPED, SMALL, HAND)}
_NAMES = ("Mode", "Level", "Network", "Ponder", *_SPINS)
_ALIASES = {"hash": "memory"}


class UgiOptions:
    """The current values of the options."""

    def __init__(self) -> None:
        self.mode = Mode.named("classic2")
        self.level = "best"
        self.ponders = False
        """Whether ``bestmove`` names the expected reply."""
        self._network: NetworkChoice = SHIPPED
        self._numbers = {name: spin.default for name, spin in _SPINS.items()}

    @staticmethod
    def lines() -> Iterator[str]:
        """Yields the ``option`` lines of the answer to ``ugi``."""
        yield "option name Mode type string default classic2"
        yield f"option name Level type combo default best {' '.join(f'var {level}' for level in _LEVELS)}"
        yield f"option name Network type string default {SHIPPED}"
        yield "option name Ponder type check default false"
        for name, spin in _SPINS.items():
            yield f"option name {name} {spin}"

    @property
    def multipv(self) -> int:
        """Number of best actions in ``info`` lines."""
        return self._numbers["MultiPV"]

    @property
    def player(self) -> str | None:
        """The built-in player of the current level; None for the engine at full strength."""
        if self.level == "best":
            return None
        return f"level-{self.level}" if self.level.isdigit() else self.level

    @property
    def search(self) -> SearchOptions:
        """Resources, seed and network of a search."""
        numbers = self._numbers
        return SearchOptions(numbers["Threads"], numbers["Seed"], numbers["Memory"], self._network)

    def set(self, name: str, value: str) -> str:
        """Sets an option, by its name in any case, and returns its canonical name.

        Raises:
            EngineError: there is no such option, or the value is not allowed. After a file that is not a network, the
                handcrafted evaluation is used.
            HedgemazeError: there is no such mode.
        """
        folded = _ALIASES.get(name.lower(), name.lower())
        if folded == "mode":
            self.mode = parse_mode(value)
            return "Mode"
        if folded == "level":
            if value.lower() not in _LEVELS:
                raise no_such(EngineError, "protocol.bad_value", "level", value, _LEVELS)
            self.level = value.lower()
            return "Level"
        if folded == "network":
            self._network = HAND
            self._network = _OWN_NETWORKS.get(value.lower()) or _loaded(value)
            return "Network"
        if folded == "ponder":
            if value.lower() not in ("true", "false"):
                allowed = ("true", "false")
                raise EngineError("protocol.bad_value", "true or false is expected", given=value, allowed=allowed)
            self.ponders = value.lower() == "true"
            return "Ponder"
        for own, spin in _SPINS.items():
            if own.lower() == folded:
                self._numbers[own] = _within(value, spin)
                return own
        raise no_such(EngineError, "protocol.unknown_option", "option", name, _NAMES)

    def __str__(self) -> str:
        return f"mode {format_mode(self.mode)} level {self.level}"


def _within(value: str, spin: _Spin) -> int:
    if value.isascii() and value.isdigit() and len(value) < 12 and spin.least <= int(value) <= spin.most:
        return int(value)
    message, allowed = f"a number from {spin.least} to {spin.most} is expected", Between(spin.least, spin.most)
    raise EngineError("protocol.bad_value", message, given=value, allowed=allowed)


def _loaded(path: str) -> Network:
    instead = "; the handcrafted evaluation is used"
    try:
        if not Path(path).is_file():  # a device might never end
            raise OSError
        return Network(Path(path).read_bytes())
    except (OSError, ValueError) as error:  # also EngineError, which is a ValueError
        code = error.code if isinstance(error, EngineError) else "network.unreadable"
        message = error.message if isinstance(error, EngineError) else "the network cannot be read"
        raise EngineError(code, message + instead, given=path) from None
