"""The `hedgemaze` command: its subcommands, and the one place where errors become a line and an exit status."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import traceback
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from hedgemaze.cli.analyse import analyse
from hedgemaze.cli.backup import backup
from hedgemaze.cli.bench import bench
from hedgemaze.cli.check import check
from hedgemaze.cli.convert import convert
from hedgemaze.cli.export import export
from hedgemaze.cli.failures import EXIT_BUG, EXIT_UNUSABLE, one_line, printable
from hedgemaze.cli.legal import legal
from hedgemaze.cli.match import match
from hedgemaze.cli.modes import modes
from hedgemaze.cli.perft import perft
from hedgemaze.cli.serve import serve
from hedgemaze.cli.show import show
from hedgemaze.cli.tty import tty
from hedgemaze.cli.ugi import ugi
from hedgemaze.errors import HedgemazeError

__all__ = ["app", "main"]

_NAME = "hedgemaze"
_EXIT_INTERRUPTED = 130
_EXIT_PIPE_CLOSED = 141


class _Group(TyperGroup):
    """The command group, with our own way to fail: one line on standard error, never a traceback."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **extra: Any) -> Any:
        """Runs a command line and exits."""
        arguments = list(sys.argv[1:] if args is None else args)
        is_debugging = "--debug" in arguments
        _prepare_streams()
        try:
            status = super().main(arguments, prog_name or _NAME, **(extra | {"standalone_mode": False}))
            sys.stdout.flush()
        except (BrokenPipeError, SystemExit):  # Typer and Rich exit when a pipe is closed, and only then
            _close_quietly()
            status = _EXIT_PIPE_CLOSED
        except KeyboardInterrupt:
            status = _EXIT_INTERRUPTED
        except Exception as error:  # the last door before the user
            if is_debugging:
                traceback.print_exc()
            status = _report(error)
        sys.exit(status if isinstance(status, int) else 0)

    def invoke(self, ctx: Any) -> Any:
        """Runs the subcommand; a reader that went away (`| head`) ends it quietly."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            _close_quietly()
            raise typer.Exit(_EXIT_PIPE_CLOSED) from None
        return result


def _prepare_streams() -> None:
    """Makes sure that there are streams, closed ones included, and that none chokes on a character it does not know."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115  # for the whole run
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _report(error: Exception) -> int:
    """Prints the one line that an error deserves, and returns the exit status."""
    if isinstance(error, HedgemazeError):
        line, status = one_line(error), EXIT_UNUSABLE
    elif callable(getattr(error, "format_message", None)):  # Typer's own: a wrong option, a missing argument
        context = getattr(error, "ctx", None)
        path = context.command_path if context else _NAME
        line = f"{printable(error.format_message()).rstrip('.')} (try '{path} --help')"  # type: ignore[attr-defined]
        status = EXIT_UNUSABLE
    elif isinstance(error, OSError):
        line, status = printable(f"{error.strerror or error}"), EXIT_UNUSABLE
    else:
        line = printable(f"this is a fault of ours, {type(error).__name__}: {error}") + " (--debug shows more)"
        status = EXIT_BUG
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{_NAME}: {line}\n")
    return status


def _close_quietly() -> None:
    """Sends what is still to be written nowhere, so that the interpreter does not complain when it ends."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())


app = typer.Typer(
    cls=_Group,
    name=_NAME,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Plays the rules of Quoridor PAC-MAN: classic for 2 to 4 players, and two PAC-MAN modes.",
    epilog="Start with hedgemaze tty to play, or with hedgemaze modes to see what there is.",
)


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    is_version_wanted: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
    is_debugging: Annotated[bool, typer.Option("--debug", hidden=True)] = False,  # noqa: ARG001  # _Group.main looks
) -> None:
    if is_version_wanted:
        try:
            number = version(_NAME)
        except PackageNotFoundError:
            number = "(not installed)"
        typer.echo(f"{_NAME} {number}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for _command in (tty, modes, show, legal, perft, convert, check, bench, analyse, match, ugi, serve, backup, export):
    app.command()(_command)


def main() -> None:
    """Runs the command line; the entry point of the `hedgemaze` script."""
    app()
