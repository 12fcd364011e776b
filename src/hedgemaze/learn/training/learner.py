"""`Learner`: a model in training, with its optimiser and the running average of its weights."""

from __future__ import annotations

import argparse
import time
from typing import TypeVar

import torch
from torch import Tensor
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from hedgemaze.learn.training.model import SymmetricNet, Window, losses_of

Losses = tuple[float, float]
"""Value and policy."""

_AVERAGE = 0.99
"""Decay of the average per step."""
_POLICY_SHARE = 0.5
_Loss = TypeVar("_Loss", float, Tensor)


def total_loss(value: _Loss, policy: _Loss) -> _Loss:
    """Returns what training minimises, from the losses of value and policy."""
    return value + _POLICY_SHARE * policy


class Learner:
    """Trains a model on the positions of a window.

    While the rate is high, the average of the last weights judges better than the newest ones; it is what plays and
    teaches (`averaged`).

    Args:
        model: to train, on its device.
        options: of the run.
    """

    def __init__(self, model: SymmetricNet, options: argparse.Namespace) -> None:
        self.model = model
        self.options = options
        self.device = next(model.parameters()).device
        is_cuda = self.device.type == "cuda"
        self.optimiser = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=1e-5, fused=is_cuda)
        self._average = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(_AVERAGE))
        self._is_averaged = False
        model.eval()

    @property
    def averaged(self) -> SymmetricNet:
        """The model that judges best; after a falling rate, which averages by itself, the newest one."""
        found: SymmetricNet = self._average.module if self._is_averaged else self.model
        found.eval()
        return found

    def train(
        self,
        window: Window,
        until: float,
        positions: float,
        generator: torch.Generator,
        *,
        anneal: bool = False,
        teacher: SymmetricNet | None = None,
    ) -> tuple[Losses, int]:
        """Trains on a number of positions, at most until a time; returns the mean losses and the number of steps.

        Args:
            window: the positions.
            until: a time of the monotonic clock.
            positions: the number of positions, repetitions included.
            generator: draws the positions.
            anneal: let the rate fall.
            teacher: learn from its judgements in place of the search's.
        """
        options, model = self.options, self.model
        model.train()
        sums, most = torch.zeros(2, device=self.device), max(int(positions / options.batch), 1)
        steps = 0
        begin = time.monotonic()
        for batch in window.batches(options.batch, most, generator):
            if steps % 20 == 0 and time.monotonic() > until:
                break
            self._set_rate(max(steps / most, (time.monotonic() - begin) / max(until - begin, 1)) if anneal else 0)
            symmetry = steps % len(model.symmetric_inputs)
            value, policy = losses_of(model, batch, options.share, symmetry, teacher)
            self.optimiser.zero_grad(set_to_none=True)
            total_loss(value, policy).backward()
            self.optimiser.step()
            model.clamp_weights()
            if not anneal:
                self._average.update_parameters(model)
            sums += torch.stack([value.detach(), policy.detach()])
            steps += 1
        model.eval()
        self._is_averaged = not anneal and (self._is_averaged or steps > 0)
        mean_value, mean_policy = (sums / max(steps, 1)).tolist()
        return (mean_value, mean_policy), steps

    def _set_rate(self, done: float) -> None:
        """Lets the rate fall with the share of the training that is done."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.options.rate * max(1 - done, 0.005)

    def validate(self, held: Window) -> Losses:
        """Returns the losses on games that were held back; 0 if there are none."""
        if len(held) == 0:
            return 0.0, 0.0
        batches = held.batches(min(8192, len(held)), 8, torch.Generator().manual_seed(1))
        with torch.no_grad():
            sums = [torch.stack(losses_of(self.averaged, batch, self.options.share)) for batch in batches]
        value, policy = torch.stack(sums).mean(0).tolist()
        return value, policy
