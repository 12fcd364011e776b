"""The lines of the UGI protocol that report a search or an error."""

from __future__ import annotations

from collections.abc import Iterator

from hedgemaze.engine import Candidate, Report
from hedgemaze.errors import HedgemazeError, printable
from hedgemaze.solve import Value


def error_line(error: HedgemazeError) -> str:
    """Returns an error as a line of the protocol."""
    given = "" if error.is_quoting else f": {str(error.given)[:80]}"
    return f"info error {error.code} {printable(error.message + given)[:400]}"


def info_lines(report: Report, wanted: int) -> Iterator[str]:
    """Yields the ``info`` lines of a report: one for each of the best actions."""
    for number, candidate in enumerate(report.candidates[:wanted], 1):
        words = ["info", "depth", str(len(candidate.line)), "nodes", str(report.nodes)]
        words += ["nps", str(round(report.nodes_per_second)), "time", str(in_ms(report.seconds))]
        words += ["multipv", str(number), *_score(candidate), *_exact(report, candidate)]
        words += ["pv", *map(str, candidate.line)]
        yield " ".join(words)


def _exact(report: Report, candidate: Candidate) -> list[str]:
    """Returns what the tables say about an action: the value, and the rounds until the result."""
    exact = report.exact
    if exact is None or candidate.action not in exact.actions:
        return []
    value, distance = exact.actions[candidate.action]
    of = "exact" if exact.is_whole or value is Value.PACMAN else "life"
    return [of, value.value, *([] if distance is None else [str(distance)])]


def _score(candidate: Candidate) -> list[str]:
    words = ["score"]
    for side, value in candidate.values.items():
        words += [side.letter, f"{value:.4f}"]
    if candidate.proof is not None:
        winner = candidate.proof.winner
        words += ["proof", "draw" if winner is None else winner.letter, str(candidate.proof.actions)]
    return words


def in_ms(seconds: float) -> int:
    """Returns a time in whole milliseconds."""
    return round(1000 * seconds)
