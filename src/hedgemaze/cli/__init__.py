"""The command line, in Typer.

In dependency order:

- ``errors``, ``files``, ``terminal``, ``phrases``: errors, files, terminal output, shared sentences;
- ``status``: what to do, what is left, what just happened;
- ``action_parser``, ``options``: actions and options that several commands read;
- ``json_data``, ``formats``: the formats of files; ``terminal_game``: the game in the terminal;
- ``commands``: one module per subcommand;
- ``help_text``, ``lazy_commands``, ``app``: translated help, loading of commands, the entry point.
"""

import sys
from importlib.util import find_spec

__all__ = ["main"]

_PACKAGES = ("fluent", "rich", "typer")
"""What the extra ``cli`` installs."""
_EXIT_UNUSABLE = 2


def main() -> None:
    """Runs the command line; the entry point of the `hedgemaze` script. Without its packages it says so in one line."""
    missing = [name for name in _PACKAGES if find_spec(name) is None]
    if missing:
        command = "pip install 'hedgemaze[cli]'"
        sys.stderr.write(f"hedgemaze: the command line needs {', '.join(missing)}; install it with {command}\n")
        sys.exit(_EXIT_UNUSABLE)
    from hedgemaze.cli.app import main as run  # noqa: PLC0415  # needs those packages

    run()
