"""`hedgemaze learn`: learns a network from self-play. `python -m hedgemaze.learn` is the same from the source tree."""

from __future__ import annotations

from typing import Annotated

import typer

from hedgemaze.cli.errors import CommandError
from hedgemaze.learn.options import parse_options
from hedgemaze.learn.start import learn as run_learning

ConfigArgument = Annotated[str | None, typer.Argument(metavar="CONFIG", help="cli-option-learn-config")]
FolderOption = Annotated[str | None, typer.Option("--folder", metavar="FOLDER", help="cli-option-learn-folder")]
MinutesOption = Annotated[float | None, typer.Option("--minutes", metavar="N", help="cli-option-learn-minutes")]
SelfplayOption = Annotated[str | None, typer.Option("--selfplay", metavar="FILE", help="cli-option-learn-selfplay")]
SetOption = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="cli-option-learn-set")]


def learn(
    config: ConfigArgument = None,
    folder: FolderOption = None,
    minutes: MinutesOption = None,
    selfplay: SelfplayOption = None,
    settings: SetOption = None,
) -> None:
    """Learn a network from self-play; docs/learning.md describes it."""
    given = {"folder": folder, "minutes": minutes, "selfplay": selfplay}
    chosen: dict[str, object] = dict(map(_setting, settings or []))
    chosen |= {name: value for name, value in given.items() if value is not None}
    run_learning(parse_options([] if config is None else ["--config", config], chosen))


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise CommandError("learn.bad_option", "an option of learning is NAME=VALUE", given=text)
    return name, value
