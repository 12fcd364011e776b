"""The networks that the package ships: `shipped_network`. `docs/learning.md` says how they were trained.

A search uses the network of its mode, or the engine's own evaluation where there is none, unless the caller asks for
the handcrafted evaluation, `HAND`. The two differ only in classic with four players, on the full board, where the
network corrects the engine's own evaluation. The page and the top level use a smaller network, so that a level is the
same everywhere.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import struct
import zlib
from functools import cache
from importlib.resources import files
from typing import Literal

from hedgemaze.core import Network, Position
from hedgemaze.errors import EngineError
from hedgemaze.rules import Mode

NetworkChoice = Network | Literal["shipped", "small", "hand"]
"""A network; the package's own for the mode or its smaller one, or the engine's own evaluation if there is none; or the
handcrafted evaluation."""
SHIPPED: Literal["shipped"] = "shipped"
SMALL: Literal["small"] = "small"
HAND: Literal["hand"] = "hand"
MODES = ("classic2", "classic3", "classic4", "pacman", "advanced")
"""The modes whose networks the package ships."""

_logger = logging.getLogger(__name__)
_SIZE = 9
"""Size of the boards on which the shipped networks were trained."""
_SIGNED = 100
"""Positions per network in the signature."""


def shipped_network(mode: Mode, *, is_small: bool = False) -> Network | None:
    """Returns the network of the package for a mode, or the page's smaller one; None if there is none.

    The networks were trained on boards of 9 by 9 squares and are used only there. A file that is missing or damaged is
    reported once, in one line of the log, and counts as none.

    >>> from hedgemaze.rules import Mode
    >>> shipped_network(Mode.named("classic4", size=7)) is None
    True
    """
    network = _loaded(f"{mode.name}-small" if is_small else mode.name) if mode.name in MODES else None
    return network if network is not None and mode.size == _SIZE and network.can_judge(mode) else None


def chosen_network(choice: NetworkChoice, mode: Mode) -> Network | None:
    """Returns the network that a choice means in a mode; None for an evaluation without a network."""
    if isinstance(choice, Network):
        return choice
    if choice not in (SHIPPED, SMALL, HAND):
        message, names = "a network, 'shipped', 'small' or 'hand' is expected", (SHIPPED, SMALL, HAND)
        raise EngineError("engine.bad_setting", message, given=str(choice), allowed=names)
    return None if choice == HAND else shipped_network(mode, is_small=choice == SMALL)


def network_signature() -> str | None:
    """Returns a hash of the shipped networks' outputs in fixed positions, the same in every build of the core.

    None if a network cannot be used.
    """
    found = hashlib.blake2b(digest_size=8)
    for name in MODES:
        mode = Mode.named(name)
        for is_small in (False, True):
            network = shipped_network(mode, is_small=is_small)
            if network is None:
                return None
            position = Position.start(mode)
            for ply in range(_SIGNED):
                numbers = (*network.value_logits(position), *network.policy_logits(position).values())
                found.update(struct.pack(f"<{len(numbers)}q", *numbers))
                actions = position.legal_actions()
                position = position.play(actions[ply * ply % len(actions)])
                if position.outcome() is not None:
                    position = Position.start(mode)
    return found.hexdigest()


def packed(data: bytes) -> bytes:
    """Returns the bytes of a network in an order that gzip compresses well: `docs/learning.md` specifies it."""
    end = _end_of_weights(data)
    weights = data[_HEAD : 2 * end - _HEAD]
    low = weights[::2]
    return data[:_HEAD] + low + _xor(weights[1::2], low.translate(_SIGNS)) + data[2 * end - _HEAD :]


def unpacked(data: bytes) -> bytes:
    """Returns the bytes of a network's file from its packed form.

    Raises:
        ValueError: the bytes are too short.
    """
    end = _end_of_weights(data)
    low = data[_HEAD:end]
    weights = bytearray(2 * len(low))
    weights[::2] = low
    weights[1::2] = _xor(data[end : 2 * end - _HEAD], low.translate(_SIGNS))
    return data[:_HEAD] + bytes(weights) + data[2 * end - _HEAD :]


_HEAD = 128
_SIGNS = bytes(0xFF if byte >= 0x80 else 0 for byte in range(256))
"""The high byte of a 16-bit number whose low byte is this, if it is between -128 and 127."""


def _end_of_weights(data: bytes) -> int:
    """Returns where the low bytes of the input weights end in the packed form."""
    if len(data) < _HEAD:
        raise ValueError("too short for a network")
    inputs, hidden = struct.unpack_from("<II", data, 16)
    end: int = _HEAD + inputs * hidden
    if len(data) < 2 * end - _HEAD:
        raise ValueError("too short for a network")
    return end


def _xor(one: bytes, other: bytes) -> bytes:
    return (int.from_bytes(one, "little") ^ int.from_bytes(other, "little")).to_bytes(len(one), "little")


@cache
def _loaded(name: str) -> Network | None:
    file = files("hedgemaze.engine").joinpath(f"nets/{name}.net")
    try:
        return Network(unpacked(gzip.decompress(file.read_bytes())))
    except (OSError, EOFError, ValueError, zlib.error) as error:  # EngineError is a ValueError
        _logger.warning("the network of %s cannot be used (%s); the handcrafted evaluation is used", name, error)
        return None
