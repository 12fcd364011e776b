"""The subcommands of `hedgemaze`, one file each."""
