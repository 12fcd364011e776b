"""The `hedgemaze` command: its subcommands, and the conversion of errors into one line and an exit status."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import traceback
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from hedgemaze.cli.errors import EXIT_BUG, EXIT_UNUSABLE, CommandError, one_line
from hedgemaze.cli.lazy_commands import LazyCommands
from hedgemaze.errors import HedgemazeError, no_such, printable
from hedgemaze.locales import ENGLISH, LANGUAGES, best_language, t, use_language

_NAME = "hedgemaze"
_COMMANDS = (
    *("tty", "modes", "mazes", "show", "legal", "perft", "convert", "check"),
    *("bench", "analyse", "match", "solve", "learn", "puzzles", "ugi", "serve", "bot"),
    *("backup", "admin", "migrate", "export"),
)
_HELP_OPTIONS = ("-h", "--help")
_LANGUAGE = "--language"
_EXIT_INTERRUPTED = 130
_EXIT_PIPE_CLOSED = 141


class _Group(TyperGroup):
    """The command group; it reports an error as one line on standard error, never as a traceback."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        registered, self.commands = self.commands, LazyCommands(_COMMANDS)
        self.commands.update(registered)

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **extra: Any) -> Any:
        """Runs a command line and exits."""
        arguments = list(sys.argv[1:] if args is None else args)
        is_debugging = "--debug" in arguments
        _prepare_streams()
        try:
            arguments = _choose_language(arguments)
            if not arguments or any(option in arguments for option in _HELP_OPTIONS):
                from hedgemaze.cli.help_text import translate_help  # noqa: PLC0415  # loads the engines, to list them

                translate_help(self)
            status = super().main(arguments, prog_name or _NAME, **(extra | {"standalone_mode": False}))
            sys.stdout.flush()
        except BrokenPipeError:
            _close_quietly()
            status = _EXIT_PIPE_CLOSED
        except SystemExit as end:
            status = end.code
            if status not in (None, 0) and not _is_completing():  # Typer and Rich exit when a pipe is closed
                _close_quietly()
                status = _EXIT_PIPE_CLOSED
        except KeyboardInterrupt:
            status = _EXIT_INTERRUPTED
        except Exception as error:  # nothing may reach the user as a traceback
            if is_debugging:
                traceback.print_exc()
            status = _report(error)
        sys.exit(status if isinstance(status, int) else 0)

    def invoke(self, ctx: Any) -> Any:
        """Runs the subcommand; a closed pipe (`| head`) ends it without a message."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            _close_quietly()
            raise typer.Exit(_EXIT_PIPE_CLOSED) from None
        return result


def _is_completing() -> bool:
    """Returns whether a shell asks for completions, after which Typer exits by itself."""
    return f"_{_NAME.upper()}_COMPLETE" in os.environ


def _choose_language(arguments: list[str]) -> list[str]:
    """Removes ``--language`` from any place of the arguments and sets the language; without it, the system's."""
    use_language(None)
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        name, equals, value = argument.partition("=")
        if name != _LANGUAGE:
            rest.append(argument)
            continue
        code = value if equals else next(given, "")
        found = best_language([code])
        if found == ENGLISH and not code.lower().startswith(ENGLISH):
            raise no_such(CommandError, "options.no_such_language", "language", code, LANGUAGES)
        use_language(found)
    return rest


def _prepare_streams() -> None:
    """Replaces missing streams, and lets output streams replace characters that their encoding lacks."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115  # for the whole run
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _report(error: Exception) -> int:
    """Prints an error as one line and returns the exit status."""
    if isinstance(error, HedgemazeError):
        line, status = one_line(error), EXIT_UNUSABLE
    elif callable(getattr(error, "format_message", None)):  # Typer's own: a wrong option, a missing argument
        context = getattr(error, "ctx", None)
        path = context.command_path if context else _NAME
        from hedgemaze.cli.help_text import usage_problem  # noqa: PLC0415  # loads the engines

        line = printable(t("cli-try", problem=usage_problem(error), path=path))
        status = EXIT_UNUSABLE
    elif isinstance(error, OSError):
        line, status = printable(f"{error.strerror or error}"), EXIT_UNUSABLE
    else:
        line = printable(t("error-bug", kind=type(error).__name__, message=str(error)))
        status = EXIT_BUG
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{_NAME}: {line}\n")
    return status


def _close_quietly() -> None:
    """Redirects standard output to the null device, so that the interpreter can flush it at exit."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())


app = typer.Typer(
    cls=_Group,
    name=_NAME,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": list(_HELP_OPTIONS)},
)


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    _language: Annotated[str | None, typer.Option("--language", metavar="CODE", help="cli-option-app-language")] = None,
    is_version_wanted: Annotated[bool, typer.Option("--version", help="cli-option-app-version")] = False,
    is_debugging: Annotated[bool, typer.Option("--debug", hidden=True)] = False,  # noqa: ARG001  # read by _Group.main
) -> None:
    if is_version_wanted:
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  # loads email, csv and more

        try:
            number = version(_NAME)
        except PackageNotFoundError:
            number = "(not installed)"
        typer.echo(f"{_NAME} {number}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Runs the command line; the entry point of the `hedgemaze` script."""
    app()
