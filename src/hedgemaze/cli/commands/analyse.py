"""`hedgemaze analyse`: analyses a position, or many over JSON lines."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from hedgemaze.cli import options
from hedgemaze.cli.commands.ugi import LineWriter, input_lines
from hedgemaze.cli.errors import CommandError
from hedgemaze.engine import Limit, Report, Search
from hedgemaze.engine.players.search_player import SearchOptions
from hedgemaze.errors import EngineError
from hedgemaze.locales import t
from hedgemaze.protocols.json_lines import AnalysisServer, report_data
from hedgemaze.rules import Action, Game
from hedgemaze.solve import Exact, Value

_LONGEST_LINE = 8

JsonLinesOption = Annotated[
    bool,
    typer.Option("--json-lines", help="cli-option-analyse-json-lines"),
]
SecondsOption = Annotated[float | None, typer.Option("--seconds", metavar="S", help="cli-option-analyse-seconds")]
NodesOption = Annotated[int | None, typer.Option("--nodes", metavar="N", help="cli-option-analyse-nodes")]
LinesOption = Annotated[int, typer.Option("--lines", metavar="N", min=1, max=1000, help="cli-option-analyse-lines")]
ThreadsOption = Annotated[
    int, typer.Option("--threads", metavar="N", min=1, max=256, help="cli-option-analyse-threads")
]
WorkersOption = Annotated[
    int, typer.Option("--workers", metavar="N", min=1, max=256, help="cli-option-analyse-workers")
]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, help="cli-option-analyse-seed")]


def analyse(
    mode: options.WhereArgument = None,
    position: options.PositionOption = None,
    actions: options.ActionsOption = None,
    json_lines: JsonLinesOption = False,
    as_json: options.JsonOption = False,
    seconds: SecondsOption = None,
    nodes: NodesOption = None,
    lines: LinesOption = 5,
    threads: ThreadsOption = 1,
    workers: WorkersOption = 1,
    seed: SeedOption = 0,
    size: options.SizeOption = None,
    fences: options.FencesOption = None,
    maze: options.MazeOption = None,
    house: options.HouseOption = None,
    players: options.PlayersOption = None,
) -> None:
    """Say what the engine thinks of a position: values, best actions and lines."""
    limit = Limit(nodes, 1.0 if seconds is None and nodes is None else seconds)
    setup = options.Setup(size, fences, maze, house, players)
    if json_lines:
        if mode is not None or position is not None or actions is not None or setup.given:
            raise CommandError("options.json_lines", "with --json-lines the requests say what is analysed")
        output = LineWriter()
        _serve(AnalysisServer(output.write, workers=workers, limit=limit, options=SearchOptions(threads, seed)), output)
        return
    game = options.make_game(mode, position, actions, setup)
    if (outcome := game.outcome()) is not None:
        raise CommandError("options.game_over", f"nothing to analyse: the game is over ({outcome.reason.value})")
    report = Search(game, threads=threads, seed=seed).run(limit)
    if as_json:
        typer.echo(json.dumps(report_data(report, lines)))
    else:
        _show(game, report, lines)


def _serve(server: AnalysisServer, output: LineWriter) -> None:
    try:
        for line in input_lines():
            if line is None:
                server.refuse(EngineError("protocol.too_long", "a request is far too long"))
            else:
                server.answer(line)
            output.must_be_read()
        server.finish()
        output.must_be_read()
    finally:
        server.abort()


def _show(game: Game, report: Report, lines: int) -> None:
    sides = game.mode.sides
    shares = (f"{side.letter} %" for side in sides)
    table = Table(t("cli-analyse-action"), *shares, t("cli-analyse-visits"), box=None, pad_edge=False)
    table.add_column(t("cli-analyse-line"), no_wrap=True)
    for candidate in report.candidates[:lines]:
        values = [f"{100 * candidate.values[side]:.1f}" for side in sides]
        table.add_row(str(candidate.action), *values, str(candidate.visits), _short(candidate.line))
    console = Console(highlight=False, soft_wrap=True)
    if report.exact is not None:
        console.print(t("cli-analyse-exact", verdict=_verdict(report.exact)))
        console.print(t("cli-analyse-best", actions=" ".join(map(str, report.exact.best))))
    console.print(table)
    console.print(t("cli-analyse-nodes", n=report.nodes, seconds=round(report.seconds, 2)))
    if report.distances:
        ways = " ".join(f"{side.letter} {way}" for side, way in report.distances.items())
        console.print(t("cli-analyse-ways", ways=ways))


def _verdict(exact: Exact) -> str:
    """Returns what a table says in one sentence."""
    if exact.value is Value.OPEN:
        return t("exact-open" if exact.is_whole else "exact-open-life")
    return t(f"exact-{exact.value.value}", rounds=exact.distance or 0)


def _short(line: tuple[Action, ...]) -> str:
    return " ".join(map(str, line[:_LONGEST_LINE])) + (" …" if len(line) > _LONGEST_LINE else "")
