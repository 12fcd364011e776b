"""`match_data`: the standings of a match as JSON data, for programs; `docs/protocols.md` describes it."""

from __future__ import annotations

from typing import Any

from hedgemaze.arena.match import Match
from hedgemaze.arena.standings import Estimate, Row
from hedgemaze.rules import format_mode


def match_data(match: Match) -> dict[str, Any]:
    """Returns the standings, the sequential test if there is one, and the failures."""
    standings, test = match.standings(), match.test()
    data: dict[str, Any] = {
        "mode": format_mode(match.mode),
        "seed": match.seed,
        "games": len(match.results),
        "total": match.total,
        "players": [_row(row) for row in standings.rows()],
        "sprt": None,
        "failures": [
            {"game": result.number, "player": failure.player, "code": failure.code, "message": failure.message}
            for result in standings.results
            for failure in result.failures
        ],
    }
    if test is not None:
        bounds = test.bounds
        data["sprt"] = {
            "elo0": bounds.elo0,
            "elo1": bounds.elo1,
            "llr": test.llr,
            "lower": bounds.lower,
            "upper": bounds.upper,
            "accepted": test.decision,
            "pairs": standings.pairs(*match.players),
        }
    return data


def _row(row: Row) -> dict[str, Any]:
    return {
        "name": row.name,
        "games": row.games,
        "points": row.points,
        "won": _score(row.won),
        "draws": row.draws,
        "failures": row.failures,
        "elo": None if row.elo is None else dict(zip(("value", "low", "high"), row.elo, strict=True)),
        "sides": {side: _score(score) for side, score in row.roles.items()},
        "pellets": {side: _score(score) for side, score in row.taken.items()},
    }


def _score(score: Estimate) -> dict[str, float]:
    return {"games": score.games, "mean": score.mean, "low": score.low, "high": score.high}
