"""`hedgemaze match`: games between engines, with ratings, a sequential test, and a log to resume from."""

from __future__ import annotations

import contextlib
import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from hedgemaze.arena.match import Match
from hedgemaze.arena.referee import GameResult
from hedgemaze.arena.schedule import rounds_for
from hedgemaze.arena.sprt import Bounds
from hedgemaze.arena.standings import Estimate, Row
from hedgemaze.arena.summary import match_data
from hedgemaze.arena.time_control import TimeControl
from hedgemaze.cli import options
from hedgemaze.cli.errors import CommandError, error_message
from hedgemaze.cli.files import read_text
from hedgemaze.engine.players.registry import BUILTIN, check_level
from hedgemaze.errors import no_such, printable
from hedgemaze.locales import t
from hedgemaze.protocols.engine_config import EngineConfig, parse_engines
from hedgemaze.rules import Mode

PlayersArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="PLAYER...",
        help="cli-option-match-player",
        autocompletion=lambda incomplete: [name for name in BUILTIN if name.startswith(incomplete)],
    ),
]
EnginesOption = Annotated[str | None, typer.Option("--engines", metavar="FILE", help="cli-option-match-engines")]
GamesOption = Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="cli-option-match-games")]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, help="cli-option-match-seed")]
ScheduleOption = Annotated[str, typer.Option("--schedule", metavar="HOW", help="cli-option-match-schedule")]
ConcurrencyOption = Annotated[
    int, typer.Option("--concurrency", "-c", metavar="N", min=1, max=512, help="cli-option-match-concurrency")
]
LogOption = Annotated[str | None, typer.Option("--log", metavar="FILE", help="cli-option-match-log")]
MovetimeOption = Annotated[int | None, typer.Option("--movetime", metavar="MS", help="cli-option-match-movetime")]
ClockOption = Annotated[str | None, typer.Option("--clock", metavar="S+S", help="cli-option-match-clock")]
NodesOption = Annotated[int | None, typer.Option("--nodes", metavar="N", help="cli-option-match-nodes")]
MarginOption = Annotated[int, typer.Option("--margin", metavar="MS", help="cli-option-match-margin")]
SprtOption = Annotated[
    str | None,
    typer.Option("--sprt", metavar="E0,E1", help="cli-option-match-sprt"),
]
AlphaOption = Annotated[float, typer.Option("--alpha", metavar="P", help="cli-option-match-alpha")]
BetaOption = Annotated[float, typer.Option("--beta", metavar="P", help="cli-option-match-beta")]
MazesOption = Annotated[str, typer.Option("--mazes", metavar="WHICH", help="cli-option-match-mazes")]


def match(
    mode: options.ModeArgument,
    players: PlayersArgument,
    engines: EnginesOption = None,
    games: GamesOption = 20,
    seed: SeedOption = 0,
    schedule: ScheduleOption = "round_robin",
    concurrency: ConcurrencyOption = 1,
    log: LogOption = None,
    movetime: MovetimeOption = None,
    clock: ClockOption = None,
    nodes: NodesOption = None,
    margin: MarginOption = 500,
    sprt: SprtOption = None,
    alpha: AlphaOption = 0.05,
    beta: BetaOption = 0.05,
    mazes: MazesOption = "mixed",
    size: options.SizeOption = None,
    fences: options.FencesOption = None,
    maze: options.MazeOption = None,
    house: options.HouseOption = None,
    as_json: options.JsonOption = False,
) -> None:
    """Let engines play against each other, and rate them."""
    chosen = options.make_mode(mode, options.Setup(size, fences, maze, house))
    schedule = schedule.replace("-", "_")
    played = Match(
        chosen,
        _players(players, engines, chosen),
        rounds=rounds_for(games, players, len(chosen.sides), schedule),
        seed=seed,
        control=_control(movetime, clock, nodes, margin),
        schedule=schedule,
        concurrency=concurrency,
        log=None if log is None else Path(log),
        bounds=_bounds(sprt, alpha, beta),
        mazes=mazes if maze is None else "own",
    )
    try:
        with _sigterm_as_interrupt():
            _watch(played)
    finally:  # also after an interrupt
        if as_json:
            typer.echo(json.dumps(match_data(played)))
        else:
            out = Console(highlight=False, soft_wrap=True)
            for part in _parts(played):
                out.print(part)


def _watch(played: Match) -> None:
    """Plays the match, with a live table on a terminal, otherwise with one line per game."""
    console = Console(stderr=True)
    with contextlib.closing(played.play()) as games:
        if console.is_terminal:
            with Live(console=console, refresh_per_second=4, transient=True) as live:
                live.update(_live(played))
                for _ in games:
                    live.update(_live(played))
        else:
            for result in games:
                console.print(_result_line(result, played.total), highlight=False, soft_wrap=True, markup=False)


@contextlib.contextmanager
def _sigterm_as_interrupt() -> Iterator[None]:
    """Handles SIGTERM like Ctrl-C, so that the match ends its workers and prints its standings."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _players(names: list[str], engines: str | None, mode: Mode) -> list[str | EngineConfig]:
    found: dict[str, EngineConfig] = {}
    if engines is not None:
        base = Path.cwd() if engines == "-" else Path(engines).resolve().parent
        found = parse_engines(read_text(engines), base)
    for name in names:
        if name not in found and name not in BUILTIN:
            known = [*found, *BUILTIN]
            raise no_such(CommandError, "options.no_such_player", "player", name, known)
        if name not in found:
            check_level(name, mode)
    return [found.get(name, name) for name in names]


def _control(movetime: int | None, clock: str | None, nodes: int | None, margin: int) -> TimeControl:
    if clock is not None:
        return TimeControl.parse(clock, move_ms=movetime, nodes=nodes, margin_ms=margin)
    default = 1000 if nodes is None else None
    return TimeControl(default if movetime is None else movetime, nodes=nodes, margin_ms=margin)


def _bounds(sprt: str | None, alpha: float, beta: float) -> Bounds | None:
    if sprt is None:
        return None
    try:
        low, high = map(float, sprt.split(","))
    except ValueError:
        raise CommandError("options.sprt", "not a test of the form ELO0,ELO1, such as 0,10", given=sprt) from None
    return Bounds(low, high, alpha, beta)


# Output.


def _result_line(result: GameResult, total: int) -> str:
    seats = " ".join(f"{side}:{name}" for side, name in result.seats.items())
    failures = "; ".join(
        f"{each.player}, {each.code}: {error_message(each.code, each.message)}" for each in result.failures
    )
    message = "cli-match-game-failed" if failures else "cli-match-game"
    values = {"seats": seats, "result": result.result, "reason": result.reason, "failures": failures}
    return printable(t(message, number=result.number + 1, total=total, **values))


def _live(played: Match) -> Group:
    done = len(played.results)
    bar = ProgressBar(played.total, done, width=40)
    return Group(*_parts(played), Text(t("cli-match-done", done=done, total=played.total)), bar)


def _parts(played: Match) -> list[Table | Text]:
    standings = played.standings()
    rows = standings.rows()
    if not rows:
        return [Text(t("cli-match-none"))]
    parts: list[Table | Text] = [_table(rows), _roles(rows, [side.letter for side in played.mode.sides])]
    test = played.test()
    if test is not None:
        one, other = played.players
        counts = " ".join(map(str, standings.pairs(one, other)))
        bounds = test.bounds
        numbers = {"llr": f"{test.llr:.2f}", "lower": f"{bounds.lower:.2f}", "upper": f"{bounds.upper:.2f}"}
        numbers |= {"elo0": f"{bounds.elo0:g}", "elo1": f"{bounds.elo1:g}"}
        parts.append(Text(t("cli-match-pairs", one=one, other=other, counts=counts)))
        parts.append(Text(t(f"cli-match-test-{test.decision or 'open'}", **numbers)))
    for result in standings.results:
        for failure in result.failures[:1]:
            values = {
                "player": failure.player,
                "code": failure.code,
                "message": error_message(failure.code, failure.message),
            }
            parts.append(Text(printable(t("cli-match-failure", number=result.number + 1, **values))))
    return parts[:20]


def _table(rows: list[Row]) -> Table:
    is_rated = any(row.elo for row in rows)
    counts = (t(f"cli-match-{name}") for name in ("games", "points", "won", "drawn", "failed"))
    table = _grid(t("cli-match-player"), *(["elo", "95 %"] if is_rated else []), *counts)
    for row in rows:
        cells = [row.name]
        if is_rated:
            cells += ["", ""] if row.elo is None else [f"{row.elo[0]:+.0f}", _range(row.elo[1], row.elo[2])]
        cells += [str(row.games), f"{row.points:g}", _percent(row.won), str(row.draws), str(row.failures)]
        table.add_row(*map(printable, cells))
    return table


def _roles(rows: list[Row], sides: list[str]) -> Table:
    """Returns the mean points per player and side, and the mean number of pellets that PAC-MAN took."""
    pellets = [side for side in sides if side in "PG"]
    table = _grid(t("cli-match-points-as"), *sides, *(t("cli-match-pellets-as", side=side) for side in pellets))
    for row in rows:
        cells = [_percent(row.roles[side]) if side in row.roles else "" for side in sides]
        cells += [f"{row.taken[side].mean:.2f}" if side in row.taken else "" for side in pellets]
        table.add_row(*map(printable, [row.name, *cells]))
    return table


def _range(low: float, high: float) -> str:
    return t("cli-match-range", low=f"{low:+.0f}", high=f"{high:+.0f}")


def _grid(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for head in heads:
        table.add_column(head, no_wrap=True)
    return table


def _percent(score: Estimate) -> str:
    return f"{100 * score.mean:.0f}% ({100 * score.low:.0f}–{100 * score.high:.0f})"
