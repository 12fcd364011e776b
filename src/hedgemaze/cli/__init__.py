"""The command line, in Typer.

In dependency order:

- ``errors``, ``files``, ``terminal``, ``phrases``: errors, files, terminal output, shared sentences;
- ``status``: what to do, what is left, what just happened;
- ``action_parser``, ``options``: actions and options that several commands read;
- ``json_data``, ``formats``: the formats of files; ``terminal_game``: the game in the terminal;
- ``commands``: one module per subcommand;
- ``help_text``, ``lazy_commands``, ``app``: translated help, loading of commands, the entry point.
"""

from hedgemaze.cli.app import main

__all__ = ["main"]
