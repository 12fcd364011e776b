"""`learn`: one learning run, from its options."""

from __future__ import annotations

import argparse
import math
import time

from hedgemaze.errors import MissingPackageError


def learn(options: argparse.Namespace) -> None:
    """Plays and learns until the time of the options is over.

    Raises:
        MissingPackageError: PyTorch or NumPy is not installed.
    """
    try:
        from hedgemaze.learn.run import Run  # noqa: PLC0415  # PyTorch is optional
    except ModuleNotFoundError as error:
        if error.name not in ("numpy", "torch"):
            raise
        message = "learning needs PyTorch and NumPy: pip install hedgemaze[learn]"
        raise MissingPackageError("learn.not_installed", message, details={"package": error.name or ""}) from None
    end = math.inf if options.rounds else time.monotonic() + 60 * options.minutes
    run = Run(options)
    if not options.no_play:
        run.play_and_learn(end - options.anneal_seconds)
    run.anneal(end)
