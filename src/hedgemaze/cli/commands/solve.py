"""`hedgemaze solve`: makes the table of exact values of a maze, and lists the tables that there are."""

from __future__ import annotations

import contextlib
import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table as Grid

from hedgemaze.cli.errors import error_message, one_line
from hedgemaze.cli.options import JsonOption, Setup, make_mode
from hedgemaze.errors import TableError
from hedgemaze.gallery import gallery
from hedgemaze.locales import t
from hedgemaze.rules import Mode, format_mode
from hedgemaze.solve import Progress as Step
from hedgemaze.solve import (
    Table,
    available_memory,
    check_supported,
    default_path,
    list_tables,
    load,
    needed_memory,
)
from hedgemaze.solve import solve as make_table
from hedgemaze.solve.limits import MAX_GHOSTS, check_disk, check_memory
from hedgemaze.solve.summary import LivesVerdict, verdicts

_GIGABYTE = 1_000_000_000

MazeArgument = Annotated[str, typer.Argument(metavar="MAZE", help="cli-option-solve-maze")]
GhostsOption = Annotated[int, typer.Option("--ghosts", metavar="N", help="cli-option-solve-ghosts")]
LivesOption = Annotated[int | None, typer.Option("--lives", metavar="N", help="cli-option-solve-lives")]
HouseOption = Annotated[
    list[str] | None, typer.Option("--house", "--rule", metavar="NAME=VALUE", help="cli-option-house")
]
OutOption = Annotated[str | None, typer.Option("--out", metavar="FILE", help="cli-option-solve-out")]
ListOption = Annotated[bool, typer.Option("--list", help="cli-option-solve-list")]
ThreadsOption = Annotated[int | None, typer.Option("--threads", metavar="N", min=1, help="cli-option-solve-threads")]


def solve(
    maze: MazeArgument = "A1",
    ghosts: GhostsOption = MAX_GHOSTS,
    lives: LivesOption = None,
    house: HouseOption = None,
    out: OutOption = None,
    lists: ListOption = False,
    threads: ThreadsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Solve a maze of the PAC-MAN variant: who can force the win, from every position."""
    if lists:
        _list(as_json)
        return
    rules = [*(house or []), *([] if lives is None else [f"lives={lives}"])]
    mode = make_mode("pacman", Setup(maze=maze, house=rules))
    check_supported(mode, ghosts)
    path = default_path(mode, ghosts) if out is None else Path(out).expanduser()
    table = _known(path, mode, ghosts) or _make(mode, ghosts, path, threads)
    found = verdicts(table)
    if as_json:
        typer.echo(json.dumps(_data(table, found)))
        return
    console = Console(highlight=False, soft_wrap=True)
    console.print(_sentence(found[-1], ghosts))
    console.print(_grid(found))
    console.print(t("cli-solve-file", path=str(path)), markup=False)


def _known(path: Path, mode: Mode, ghosts: int) -> Table | None:
    """Returns the table if it is already there. One that is damaged, or of another version, is made again."""
    if not path.exists():
        return None
    try:
        table = load(path)
        if table.mode != mode or table.ghosts != ghosts:
            raise TableError("table.exists", "this file is the table of another game", given=str(path))
        table.check()
    except TableError as error:
        if error.code not in ("table.damaged", "table.version"):
            raise
        Console(stderr=True, highlight=False, soft_wrap=True).print(one_line(error), markup=False)
        return None
    return table


def _make(mode: Mode, ghosts: int, path: Path, threads: int | None) -> Table:
    """Makes the table, with a progress bar on a terminal; an interrupted run is resumed by the same command."""
    is_whole = check_memory(mode, ghosts, in_file=True)
    check_disk(mode, ghosts, path)
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    needed, free = needed_memory(mode, ghosts), available_memory()
    sizes = {"needed": _size(needed), "free": "?" if free is None else _size(free)}
    console.print(t("cli-solve-memory", **sizes))
    if not is_whole:
        console.print(t("cli-solve-pieces"))
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with _interrupts() as is_interrupted, Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=1.0)

        def show(step: Step) -> None:
            left = "" if step.seconds_left is None else _duration(step.seconds_left)
            text = t("cli-solve-step", lives=step.lives, pellets=step.pellets, rounds=step.rounds)
            bar.update(task, completed=step.done, description=f"{text}  {left}")

        try:
            return make_table(
                mode, ghosts=ghosts, progress=show, cancel=lambda: bool(is_interrupted), threads=threads, path=path
            )
        except TableError as error:
            if error.code != "solve.cancelled":
                raise
            bar.stop()
            console.print(t("cli-solve-stopped"))
            raise typer.Exit(130) from None


@contextlib.contextmanager
def _interrupts() -> Iterator[list[int]]:
    """Collects Ctrl-C and SIGTERM instead of raising, so that the solver stops between two rounds."""
    seen: list[int] = []
    before = {
        number: signal.signal(number, lambda got, _: seen.append(got)) for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield seen
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _list(as_json: bool) -> None:
    """Prints the tables in the user's data folder; a file that cannot be used is listed with the reason."""
    rows: list[dict[str, Any]] = []
    unusable: list[str] = []
    grid = Grid(box=None, pad_edge=False)
    for name in ("maze", "number", "start", "size", "file"):
        grid.add_column(t(f"cli-solve-column-{name}"), no_wrap=True)
    for path in list_tables():
        try:
            table = load(path)
            found = verdicts(table)
        except TableError as error:
            rows.append({"file": str(path), "error": error.message})
            unusable.append(f"{path.name}: {error_message(error.code, error.message)}")
            continue
        rows.append(_data(table, found))
        grid.add_row(_game(table.mode), str(table.ghosts), _start(found[-1]), _size(path.stat().st_size), path.name)
    if as_json:
        typer.echo(json.dumps(rows))
        return
    if not rows:
        typer.echo(t("cli-solve-none"))
        return
    console = Console(highlight=False, soft_wrap=True)
    console.print(t("cli-solve-folder", path=str(Path(rows[0]["file"]).parent)), markup=False)
    if grid.row_count:
        console.print(grid)
    for line in unusable:
        console.print(line, markup=False)


def _game(mode: Mode) -> str:
    """Returns the maze of a table by its name, and the house rules that are not the standard ones."""
    _, *options = format_mode(mode).split(";")
    given = dict(each.split("=", 1) for each in options)
    maze = given.pop("maze", mode.maze.name if mode.maze else "")
    names = {each.text: each.name for each in gallery()}
    maze = names.get(maze, maze)
    return " ".join([maze, *(f"{name}={value}" for name, value in given.items())])


def _start(verdict: LivesVerdict) -> str:
    """Returns who forces the result from the start position, and in how many rounds."""
    name = t(f"cli-solve-value-{verdict.value.value}")
    return name if verdict.distance is None else f"{name} {verdict.distance}"


# Output.


def _sentence(verdict: LivesVerdict, ghosts: int) -> str:
    """Returns the verdict on the start position in one sentence."""
    values = {"ghosts": ghosts, "lives": verdict.lives, "rounds": verdict.distance or 0}
    return t(f"cli-solve-verdict-{verdict.value.value}", **values)


def _grid(found: list[LivesVerdict]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for name in ("lives", "start", "rounds", "pacman", "ghosts", "open", "longest"):
        grid.add_column(t(f"cli-solve-column-{name}"), no_wrap=True)
    for each in found:
        shares = [f"{100 * share:.1f} %" for share in each.shares]
        longest = t("cli-solve-longest", pacman=each.longest_pacman, ghosts=each.longest_ghosts)
        name = t(f"cli-solve-value-{each.value.value}")
        grid.add_row(str(each.lives), name, "" if each.distance is None else str(each.distance), *shares, longest)
    return grid


def _data(table: Table, found: list[LivesVerdict]) -> dict[str, Any]:
    levels = [
        {"lives": each.lives, "value": each.value.value, "distance": each.distance, "shares": each.shares}
        for each in found
    ]
    return {"file": str(table.path), "mode": format_mode(table.mode), "ghosts": table.ghosts, "levels": levels}


def _size(size: int) -> str:
    return f"{size / 1e9:.2f} GB" if size >= _GIGABYTE else f"{size / 1e6:.1f} MB"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"
