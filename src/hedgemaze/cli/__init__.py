"""The command line: one file a subcommand, and the only place where the parts are put together."""

from hedgemaze.cli.app import main

__all__ = ["main"]
