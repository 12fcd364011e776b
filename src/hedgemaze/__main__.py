"""`python -m hedgemaze`: the same as the `hedgemaze` script, for where it is not on the path."""

from hedgemaze.cli import main

main()
