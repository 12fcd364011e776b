"""The subcommands of `hedgemaze`: one module per command, with a function of the same name."""
