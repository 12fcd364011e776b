"""Exact play in the PAC-MAN variant: who can force a result, in how many rounds, with which actions.

`solve` makes a `Table` for a mode; `load` opens one from a file. `docs/solving.md` explains what is counted.
"""

from hedgemaze.solve.folder import default_path, list_tables
from hedgemaze.solve.limits import available_memory, check_supported, needed_memory
from hedgemaze.solve.solver import Progress, solve
from hedgemaze.solve.table import Table, Value, load

__all__ = [
    "Progress",
    "Table",
    "Value",
    "available_memory",
    "check_supported",
    "default_path",
    "list_tables",
    "load",
    "needed_memory",
    "solve",
]
