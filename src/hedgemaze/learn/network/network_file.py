"""The file of a quantised network, and its evaluation in plain NumPy: the reference for the core's arithmetic."""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hedgemaze.learn.network.encoding import encoding_of

MAGIC = b"HMZNET\r\n"
VERSION = 1
UNITS = 32
MAX_HIDDEN = 1024
HIDDEN_ONE, UNIT_ONE, UNIT_WEIGHT_ONE, LOGIT_ONE, POLICY_ONE = 255, 254, 64, 256, 32
_ALIGNMENT = 64
_HEAD = struct.Struct("<8sIHHIIIfQ88s")
_MAX_PROVENANCE = 88
_TYPES = {
    "input": np.int16,
    "input_bias": np.int16,
    "unit": np.int8,
    "unit_bias": np.int32,
    "logit": np.int16,
    "logit_bias": np.int32,
    "policy": np.int8,
    "policy_bias": np.int32,
}
"""The blocks of a file in their order."""


@dataclass(frozen=True)
class Weights:
    """The weights of a network as floats; shapes are [from][to] in the input layer and [to][from] elsewhere."""

    input: NDArray[np.float32]
    input_bias: NDArray[np.float32]
    unit: NDArray[np.float32]
    unit_bias: NDArray[np.float32]
    logit: NDArray[np.float32]
    logit_bias: NDArray[np.float32]
    policy: NDArray[np.float32]
    policy_bias: NDArray[np.float32]


@dataclass(frozen=True)
class QuantisedNetwork:
    """A network as the core computes it."""

    input: NDArray[np.int16]
    input_bias: NDArray[np.int16]
    unit: NDArray[np.int8]
    unit_bias: NDArray[np.int32]
    logit: NDArray[np.int16]
    logit_bias: NDArray[np.int32]
    policy: NDArray[np.int8]
    policy_bias: NDArray[np.int32]
    policy_temperature: float = 1.0
    family: int = 0

    def hidden(self, inputs: NDArray[np.integer]) -> NDArray[np.int64]:
        """Returns the hidden layer for the numbers of the active inputs; sums wrap around at 16 bits."""
        sums = (self.input_bias.astype(np.int64) + self.input[inputs].sum(axis=0, dtype=np.int64)).astype(np.int16)
        clamped = np.clip(sums, 0, HIDDEN_ONE).astype(np.int64)
        squares: NDArray[np.int64] = clamped * clamped >> 8
        return squares

    def logits(self, inputs: NDArray[np.integer]) -> NDArray[np.int64]:
        """Returns the logits of the sides, from the side to move; `UNIT_ONE * LOGIT_ONE` is 1.0."""
        sums = self.unit.astype(np.int64) @ self.hidden(inputs) + self.unit_bias
        units = np.clip(sums >> 6, 0, UNIT_ONE)
        logits: NDArray[np.int64] = self.logit.astype(np.int64) @ units + self.logit_bias
        return logits

    def policy_logits(self, inputs: NDArray[np.integer]) -> NDArray[np.int64]:
        """Returns the logits of the actions; `UNIT_ONE * POLICY_ONE` is 1.0."""
        logits: NDArray[np.int64] = self.policy.astype(np.int64) @ self.hidden(inputs) + self.policy_bias
        return logits


def _rounded(values: NDArray[np.float32], one: float, kind: type[np.signedinteger]) -> NDArray[np.signedinteger]:
    limits = np.iinfo(kind)
    return np.clip(np.rint(values.astype(np.float64) * one), limits.min, limits.max).astype(kind)


def quantise(weights: Weights, policy_temperature: float = 1.0, family: int = 0) -> QuantisedNetwork:
    """Rounds the weights to the integers of the core."""
    return QuantisedNetwork(
        input=_rounded(weights.input, HIDDEN_ONE, np.int16),
        input_bias=_rounded(weights.input_bias, HIDDEN_ONE, np.int16),
        unit=_rounded(weights.unit, UNIT_WEIGHT_ONE, np.int8),
        unit_bias=_rounded(weights.unit_bias, UNIT_ONE * UNIT_WEIGHT_ONE, np.int32),
        logit=_rounded(weights.logit, LOGIT_ONE, np.int16),
        logit_bias=_rounded(weights.logit_bias, UNIT_ONE * LOGIT_ONE, np.int32),
        policy=_rounded(weights.policy, POLICY_ONE, np.int8),
        policy_bias=_rounded(weights.policy_bias, UNIT_ONE * POLICY_ONE, np.int32),
        policy_temperature=policy_temperature,
        family=family,
    )


def dequantise(network: QuantisedNetwork) -> Weights:
    """Returns the weights of a network as floats: `quantise` gives the network again."""

    def floats(block: NDArray[np.signedinteger], one: float) -> NDArray[np.float32]:
        return (block / one).astype(np.float32)

    return Weights(
        input=floats(network.input, HIDDEN_ONE),
        input_bias=floats(network.input_bias, HIDDEN_ONE),
        unit=floats(network.unit, UNIT_WEIGHT_ONE),
        unit_bias=floats(network.unit_bias, UNIT_ONE * UNIT_WEIGHT_ONE),
        logit=floats(network.logit, LOGIT_ONE),
        logit_bias=floats(network.logit_bias, UNIT_ONE * LOGIT_ONE),
        policy=floats(network.policy, POLICY_ONE),
        policy_bias=floats(network.policy_bias, UNIT_ONE * POLICY_ONE),
    )


def _checksum(data: bytes) -> int:
    """FNV-1a over words of 64 bits."""
    value = 0xCBF29CE484222325
    for word in np.frombuffer(data, "<u8").tolist():
        value = (value ^ word) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def network_bytes(net: QuantisedNetwork, provenance: str = "") -> bytes:
    """Returns the file of a network."""
    body = b""
    for name in _TYPES:
        block = getattr(net, name)
        data = np.ascontiguousarray(block).tobytes()
        body += data + bytes(-(_HEAD.size + len(body) + len(data)) % _ALIGNMENT)
    head = _HEAD.pack(
        MAGIC,
        VERSION,
        len(net.logit),
        net.family,
        *net.input.shape,
        len(net.policy),
        net.policy_temperature,
        _checksum(body),
        provenance.encode()[:_MAX_PROVENANCE],
    )
    return head + body


def read_network(data: bytes) -> tuple[QuantisedNetwork, str]:
    """Returns the network of a file, and its provenance.

    Raises:
        ValueError: this is not a whole file of a network.
    """
    if len(data) < _HEAD.size or data[:8] != MAGIC:
        raise ValueError("not a network")
    _, version, sides, family, inputs, hidden, actions, temperature, checksum, provenance = _HEAD.unpack_from(data)
    try:
        encoding = encoding_of(family, sides)
    except ValueError:
        encoding = None
    is_known = version == VERSION and encoding and (inputs, actions) == (encoding.inputs, encoding.actions)
    if not is_known or not 0 < hidden <= MAX_HIDDEN or hidden % 128 or not 0.1 < temperature < 10:
        raise ValueError("a network of an unknown version or shape")
    shapes = ((inputs, hidden), (hidden,), (UNITS, hidden), (UNITS,), (sides, UNITS), (sides,))
    blocks = {}
    at = _HEAD.size
    for (name, kind), shape in zip(_TYPES.items(), (*shapes, (actions, hidden), (actions,)), strict=True):
        count = math.prod(shape)
        if len(data) >= at + count * np.dtype(kind).itemsize:
            blocks[name] = np.frombuffer(data, kind, count, at).reshape(shape)
        at += -(-count * np.dtype(kind).itemsize // _ALIGNMENT) * _ALIGNMENT
    if len(data) != at or _checksum(data[_HEAD.size :]) != checksum:
        raise ValueError("a damaged network")
    return QuantisedNetwork(**blocks, policy_temperature=temperature, family=family), provenance.rstrip(b"\0").decode(
        errors="replace"
    )


def write_network(path: Path, net: QuantisedNetwork, provenance: str = "") -> None:
    """Writes the file of a network atomically."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(network_bytes(net, provenance))
    part.replace(path)
