"""The network in PyTorch, its loss, and one step of training."""

import numpy as np
import torch
from torch import Tensor, nn

from hedgemaze.learn.network.encoding import Encoding
from hedgemaze.learn.network.kinds import input_kinds
from hedgemaze.learn.network.network_file import POLICY_ONE, UNIT_WEIGHT_ONE, UNITS, Weights
from hedgemaze.learn.network.symmetry import symmetries
from hedgemaze.learn.selfplay.rows import SHARES, TrainingBatch


class SymmetricNet(nn.Module):
    """A network over binary inputs, with the symmetries of its mode."""

    def __init__(self, encoding: Encoding) -> None:
        super().__init__()
        self.encoding = encoding
        moved = symmetries(encoding)
        inputs = [[*each.tolist(), encoding.inputs] for each, _ in moved]  # the last number is no input
        self.register_buffer("symmetric_inputs", torch.tensor(inputs), persistent=False)
        self.register_buffer("symmetric_outputs", torch.tensor([each.tolist() for _, each in moved]), persistent=False)

    def clamp_weights(self) -> None:
        """Keeps the weights inside what their file can hold."""


class PositionNet(SymmetricNet):
    """One hidden layer over binary inputs, values of the sides and a policy: `native/nets/network.hpp` with floats.

    Inputs that are alike share weights in training (`kinds`), so that rare ones are learnt from common ones; the
    quantised network has the sums.
    """

    def __init__(self, encoding: Encoding, hidden: int) -> None:
        super().__init__(encoding)
        self.inputs = nn.Linear(encoding.inputs, hidden)
        kinds = input_kinds(encoding)
        self.kinds = nn.Parameter(torch.zeros(hidden, int(kinds.max()) + 1))
        self.register_buffer("kind_of", torch.from_numpy(kinds), persistent=False)
        self.units = nn.Linear(hidden, UNITS)
        self.logits = nn.Linear(UNITS, encoding.sides)
        self.policy = nn.Linear(hidden, encoding.actions)
        nn.init.normal_(self.inputs.weight, std=0.03)
        nn.init.normal_(self.kinds, std=0.015)
        nn.init.constant_(self.inputs.bias, 0.3)
        nn.init.constant_(self.units.bias, 0.2)
        nn.init.normal_(self.policy.weight, std=0.02)
        if encoding.corrects_patient:  # nothing to begin with, and no policy
            for layer in (self.logits, self.policy):
                nn.init.zeros_(layer.weight)
                nn.init.zeros_(layer.bias)

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """Returns the logits of the sides and of the actions for a batch of 0 and 1."""
        hidden = nn.functional.linear(inputs, self.input_weights(), self.inputs.bias).clamp(0, 1).square()
        units = self.units(hidden).clamp(0, 1)
        return self.logits(units), self.policy(hidden)

    def input_weights(self) -> Tensor:
        """Returns the weights of the inputs: each has its own, plus those of its kinds."""
        weights: Tensor = self.inputs.weight + self.kinds[:, self.kind_of].sum(1)
        return weights

    def clamp_weights(self) -> None:
        """Keeps the weights inside what the quantised network can hold."""
        with torch.no_grad():
            self.units.weight.clamp_(-127 / UNIT_WEIGHT_ONE, 127 / UNIT_WEIGHT_ONE)
            self.policy.weight.clamp_(-127 / POLICY_ONE, 127 / POLICY_ONE)

    def weights(self) -> Weights:
        """Returns the weights as numpy arrays."""

        def array(tensor: Tensor) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
            found: np.ndarray[tuple[int, ...], np.dtype[np.float32]] = tensor.detach().float().cpu().numpy()
            return found

        return Weights(
            input=np.ascontiguousarray(array(self.input_weights()).T),
            input_bias=array(self.inputs.bias),
            unit=array(self.units.weight),
            unit_bias=array(self.units.bias),
            logit=array(self.logits.weight),
            logit_bias=array(self.logits.bias),
            policy=array(self.policy.weight),
            policy_bias=array(self.policy.bias),
        )

    def set_weights(self, weights: Weights) -> None:
        """Takes the weights of a network; kinds have none."""
        pairs = (
            (self.inputs, weights.input.T, weights.input_bias),
            (self.units, weights.unit, weights.unit_bias),
            (self.logits, weights.logit, weights.logit_bias),
            (self.policy, weights.policy, weights.policy_bias),
        )
        with torch.no_grad():
            self.kinds.zero_()
            for layer, weight, bias in pairs:
                layer.weight.copy_(torch.tensor(weight))
                layer.bias.copy_(torch.tensor(bias))


class Window:
    """The newest positions on the device of training."""

    def __init__(self, most: int, device: torch.device) -> None:
        self.most = most
        self.device = device
        self.parts: list[dict[str, Tensor]] = []

    def __len__(self) -> int:
        return sum(len(part["root"]) for part in self.parts)

    def add(self, batch: TrainingBatch) -> None:
        """Adds positions and drops the oldest beyond the limit."""

        def put(array: "np.ndarray[tuple[int, ...], np.dtype[np.generic]]") -> Tensor:
            return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

        self.parts.append(
            {
                "inputs": put(batch.inputs.view(np.int16)),
                "legal": put(batch.legal.view(np.int16)),
                "root": put(batch.root),
                "result": put(batch.result),
                "policy": put(batch.policy.view(np.int16)),
                "baseline": put(batch.baseline),
            }
        )
        while (surplus := len(self) - self.most) > 0 and len(self.parts) > 1:
            first = self.parts.pop(0)
            if surplus < len(first["root"]):
                self.parts.insert(0, {name: tensor[surplus:] for name, tensor in first.items()})

    def batches(self, size: int, count: int, generator: torch.Generator) -> "Batches":
        """Returns random batches of all positions."""
        return Batches(self, size, count, generator)


class Batches:
    """Random batches of a window."""

    def __init__(self, window: Window, size: int, count: int, generator: torch.Generator) -> None:
        self.window, self.size, self.count, self.generator = window, size, count, generator

    def __iter__(self) -> "Batches":
        if len(self.window.parts) > 1:
            parts = self.window.parts
            self.window.parts = [{name: torch.cat([part[name] for part in parts]) for name in parts[0]}]
        return self

    def __next__(self) -> dict[str, Tensor]:
        if self.count == 0:
            raise StopIteration
        self.count -= 1
        (part,) = self.window.parts
        rows = torch.randint(len(self.window), (self.size,), generator=self.generator).to(self.window.device)
        return {name: tensor[rows] for name, tensor in part.items()}


def expand_inputs(numbers: Tensor, width: int) -> Tensor:
    """Turns numbers of active inputs into rows of 0 and 1; `width` is no input."""
    rows = torch.zeros(len(numbers), width + 1, device=numbers.device)
    return rows.scatter_(1, numbers, 1.0)[:, :width]


def expand_legal(legal: Tensor, actions: int) -> Tensor:
    """Turns words of bits into a mask of the outputs."""
    bits = torch.arange(16, device=legal.device)
    return ((legal.int()[:, :, None] >> bits) & 1).flatten(1)[:, :actions].bool()


def losses_of(
    model: SymmetricNet,
    part: dict[str, Tensor],
    share: float | Tensor,
    symmetry: int = 0,
    teacher: SymmetricNet | None = None,
) -> tuple[Tensor, Tensor]:
    """Returns the losses of value and policy; positions without a policy count for the value alone.

    Args:
        model: the network.
        part: positions of a window.
        share: the weight of the search's value against the outcome.
        symmetry: number of the symmetry under which the positions are shown; 0 is the identity.
        teacher: a network whose judgements take the place of the search's.
    """
    width = model.encoding.inputs
    numbers = (part["inputs"].long() & 0xFFFF).clamp(max=width)
    legal = expand_legal(part["legal"], model.encoding.actions)
    pairs = part["policy"].view(-1, SHARES, 2).long()
    outputs = pairs[:, :, 0]
    if symmetry:
        numbers = model.symmetric_inputs[symmetry][numbers]
        moved = model.symmetric_outputs[symmetry]
        legal = torch.zeros_like(legal).index_copy_(1, moved, legal)
        outputs = moved[outputs]
    expanded = expand_inputs(numbers, width)
    logits, actions = model(expanded)
    logits = logits + part["baseline"]
    if teacher is None:
        root = part["root"]
        share = share * (root.sum(1, keepdim=True) > 0)
        shares = pairs[:, :, 1].float()
        shares = shares / shares.sum(1, keepdim=True).clamp(min=1)
        wanted = torch.zeros_like(actions).scatter_add_(1, outputs, shares)
    else:
        with torch.no_grad():
            judged, its_actions = teacher(expanded)
        root, wanted = (judged + part["baseline"]).softmax(1), its_actions.masked_fill(~legal, -1e4).softmax(1)
    target = share * root + (1 - share) * part["result"]
    value = -(target * logits.log_softmax(1)).sum(1).mean()
    if model.encoding.corrects_patient:
        return value, torch.zeros_like(value)
    policy = -(wanted * actions.masked_fill(~legal, -1e4).log_softmax(1)).sum(1)
    return value, policy.sum() / (wanted.sum(1) > 0).sum().clamp(min=1)
