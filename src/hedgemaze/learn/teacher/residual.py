"""`ResidualNet`: convolutions over the squares, for the same inputs and outputs as the small networks."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor, nn

from hedgemaze.learn.network.encoding import CHASE_BLOCKS, FENCE_INPUTS, SIDE_INPUTS, Encoding, block_size
from hedgemaze.learn.training.model import SymmetricNet

_SIZE, _SLOTS = 9, 8
_PLANE = _SIZE * _SIZE
_FENCE_PLANE = [_SIZE * (slot // _SLOTS) + slot % _SLOTS for slot in range(_SLOTS * _SLOTS)]
_POLICY_PLANES, _VALUE_PLANES, _VALUE_UNITS = 8, 4, 64


def planes_of(encoding: Encoding) -> tuple[list[list[int]], list[int]]:
    """Returns the inputs per square of each plane, and the inputs without a square; a square without input has -1."""
    planes: list[list[int]] = []
    others: list[int] = []

    def squares(first: int) -> int:
        planes.append(list(range(first, first + _PLANE)))
        return first + _PLANE

    def fences(first: int) -> int:
        for axis in range(2):
            plane = [-1] * _PLANE
            for slot, square in enumerate(_FENCE_PLANE):
                plane[square] = first + len(_FENCE_PLANE) * axis + slot
            planes.append(plane)
        return first + 2 * len(_FENCE_PLANE)

    def plain(first: int, count: int) -> int:
        others.extend(range(first, first + count))
        return first + count

    at = 0
    if encoding.family == 0:
        at = fences(at)
        for _ in range(encoding.sides):
            at = squares(plain(squares(at), 59))  # pawn; stock and distance; paths
            for _ in range(5):
                at = fences(at)  # harm
        assert at == FENCE_INPUTS + encoding.sides * SIDE_INPUTS
    else:
        for block in (*CHASE_BLOCKS, *CHASE_BLOCKS):
            if block == "square":
                at = squares(at)
            elif block == "fence":
                at = fences(at)
            else:
                at = plain(at, block_size(block))
    assert at == encoding.inputs
    return planes, others


class _Block(nn.Module):
    def __init__(self, channels: int) -> None:
        super().__init__()
        self.one, self.two = (nn.Conv2d(channels, channels, 3, padding=1, bias=False) for _ in range(2))
        self.norm_one, self.norm_two = nn.BatchNorm2d(channels), nn.BatchNorm2d(channels)

    def forward(self, squares: Tensor) -> Tensor:
        found: Tensor = torch.relu(self.norm_one(self.one(squares)))
        return torch.relu(squares + self.norm_two(self.two(found)))


class ResidualNet(SymmetricNet):
    """Planes of squares -> residual blocks -> values of the sides and a policy.

    Inputs without a square are added to all squares.
    """

    def __init__(self, encoding: Encoding, channels: int, blocks: int) -> None:
        super().__init__(encoding)
        planes, others = planes_of(encoding)
        nothing = encoding.inputs
        cells = [nothing if each < 0 else each for plane in planes for each in plane]
        self.register_buffer("cells", torch.tensor(cells), persistent=False)
        self.register_buffer("others", torch.tensor(others), persistent=False)
        self.stem = nn.Conv2d(len(planes), channels, 3, padding=1)
        self.plain = nn.Linear(len(others), channels)
        self.tower = nn.Sequential(*(_Block(channels) for _ in range(blocks)))
        self.policy_planes = nn.Conv2d(channels, _POLICY_PLANES, 1)
        self.policy = nn.Linear(_POLICY_PLANES * _PLANE, encoding.actions)
        self.value_planes = nn.Conv2d(channels, _VALUE_PLANES, 1)
        self.units = nn.Linear(_VALUE_PLANES * _PLANE, _VALUE_UNITS)
        self.logits = nn.Linear(_VALUE_UNITS, encoding.sides)

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """Returns the logits of the sides and of the actions for a batch of 0 and 1."""
        with torch.autocast("cuda", torch.bfloat16, enabled=inputs.is_cuda):
            padded = nn.functional.pad(inputs, (0, 1))
            planes = padded[:, self.cells].view(len(inputs), -1, _SIZE, _SIZE)
            if inputs.is_cuda:
                planes = planes.to(torch.bfloat16, memory_format=torch.channels_last)
            found = self.stem(planes) + self.plain(inputs[:, self.others])[:, :, None, None]
            found = self.tower(torch.relu(found))
            units = torch.relu(self.units(torch.relu(self.value_planes(found)).flatten(1)))
            policy = self.policy(torch.relu(self.policy_planes(found)).flatten(1))
            return self.logits(units).float(), policy.float()


def load_residual(path: Path, encoding: Encoding, device: torch.device) -> ResidualNet:
    """Reads the weights of a run with `--blocks`, ready to evaluate."""
    weights = torch.load(path, map_location=device, weights_only=True)
    blocks = sum(name.startswith("tower.") and name.endswith(".one.weight") for name in weights)
    model = ResidualNet(encoding, len(weights["stem.bias"]), blocks)
    model.load_state_dict(weights)
    model.to(device)
    model.eval()
    return model
