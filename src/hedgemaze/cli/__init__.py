"""The command line, in Typer.

In dependency order:

- ``errors``, ``files``, ``terminal``, ``phrases``: errors, files, terminal output, shared sentences;
- ``action_parser``, ``options``: actions and options that several commands read;
- ``terminal_game``: the game in the terminal; ``json_data``, ``formats``: the formats of files;
- ``commands``: one module per subcommand;
- ``help_text``, ``lazy_commands``, ``app``: translated help, loading of commands, the entry point.
"""

from hedgemaze.cli.app import main

__all__ = ["main"]
