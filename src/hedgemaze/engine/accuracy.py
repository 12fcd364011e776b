"""Accuracy of a side in a reviewed game: how little of the point its turns gave away."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from itertools import groupby

from hedgemaze.engine.analysis import INACCURACY, Judged
from hedgemaze.rules import Side

_MARKS = json.loads(files("hedgemaze.engine").joinpath("marks.json").read_text("utf-8"))
HALF = float(_MARKS["accuracy_half"])
"""The cost that halves the accuracy of a turn, in shares of the point; the page reads the same file."""
DECIDED = float(_MARKS["accuracy_decided"])
"""A mover whose share is at most this far from 0 or 1 plays a decided game."""


def accuracy(judged: Iterable[Judged], side: Side) -> float | None:
    """Returns the accuracy of a side, 0 to 1, or None if no turn of it counts.

    The accuracy of a turn is ``0.5 ** (cost / HALF)``, where the cost is the sum over its actions; a turn is a run of
    actions of one side. The accuracy of the side is the mean over its turns. A turn in a decided position counts only
    if it costs as much as an inaccuracy: nothing can go wrong in a race that is already won or lost.

    >>> from hedgemaze.engine.analysis import Mark
    >>> from hedgemaze.rules import parse_action
    >>> move = parse_action("e2")
    >>> fine = Judged(0, move, Side.SOUTH, 0.5, 0.5, 0.0, Mark.GOOD, ())
    >>> poor = Judged(2, move, Side.SOUTH, 0.5, 0.35, 0.15, Mark.MISTAKE, ())
    >>> reply = Judged(1, move, Side.NORTH, 0.5, 0.5, 0.0, Mark.GOOD, ())
    >>> accuracy([fine, reply, poor], Side.SOUTH)
    0.75
    """
    turns = [list(actions) for mover, actions in groupby(judged, lambda each: each.side) if mover is side]
    counted = [cost for turn in turns if _counts(turn[0].before, cost := sum(each.cost for each in turn))]
    return sum(0.5 ** (cost / HALF) for cost in counted) / len(counted) if counted else None


def _counts(before: float, cost: float) -> bool:
    return DECIDED < before < 1 - DECIDED or cost >= INACCURACY
