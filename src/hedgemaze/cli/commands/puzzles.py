"""`hedgemaze puzzles`: makes puzzles of a mode from games between levels."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from hedgemaze.cli.options import ModeArgument
from hedgemaze.locales import t
from hedgemaze.puzzles import load_puzzles, save_puzzles
from hedgemaze.puzzles.making.maker import make_puzzles
from hedgemaze.puzzles.making.pool import Pool, choose
from hedgemaze.rules import MODES, Mode

NumberOption = Annotated[
    int, typer.Option("--number", metavar="N", min=1, max=10_000, help="cli-option-puzzles-number")
]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, help="cli-option-puzzles-seed")]
GamesOption = Annotated[int, typer.Option("--games", metavar="N", min=1, help="cli-option-puzzles-games")]
OutOption = Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-option-puzzles-out")]


def puzzles(
    mode: ModeArgument,
    number: NumberOption = 60,
    seed: SeedOption = 1,
    games: GamesOption = 2_000,
    out: OutOption = Path("puzzles.json"),
) -> None:
    """Make puzzles of a mode: positions with one right way, proved and graded."""
    plain = Mode.named(mode)
    kept = load_puzzles(out) if out.exists() else ()
    pool = Pool(out.with_name(f"{out.name}.{mode}-{seed}.part"), mode, seed)
    try:
        _fill(pool, plain, seed, number, games)
    except KeyboardInterrupt:
        pool.close(is_finished=False)
        Console(stderr=True, highlight=False).print(t("cli-puzzles-stopped"))
        raise typer.Exit(130) from None
    made = choose(pool.puzzles, number)
    order = {name: place for place, name in enumerate(MODES)}
    every = sorted([*(each for each in kept if each.mode != mode), *made], key=lambda each: order[each.mode])
    save_puzzles(out, every)
    pool.close(is_finished=True)
    typer.echo(t("cli-puzzles-made", n=len(made), path=str(out)))


def _fill(pool: Pool, mode: Mode, seed: int, number: int, games: int) -> None:
    """Plays games until there are enough puzzles of every difficulty, with a progress bar on a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        while pool.games < games and not pool.is_enough(number):
            pool.add(pool.games, list(make_puzzles(mode, seed, pool.games)))
            text = t("cli-puzzles-step", games=pool.games, found=len(pool.puzzles))
            bar.update(task, completed=pool.games, description=text)
