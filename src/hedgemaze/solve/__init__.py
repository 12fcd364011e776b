"""Exact play in the PAC-MAN variant: who can force a result, in how many rounds, with which actions.

`solve` makes a `Table` for a mode; `load` opens one from a file; `find_exact` asks those in the user's data folder.
`docs/solving.md` explains what is counted.
"""

from hedgemaze.solve.exact import Exact, TableFolder, find_exact
from hedgemaze.solve.folder import default_path, list_tables
from hedgemaze.solve.limits import check_supported, needed_memory
from hedgemaze.solve.memory import available_memory
from hedgemaze.solve.solver import Progress, solve
from hedgemaze.solve.table import Table, Value, load

__all__ = [
    "Exact",
    "Progress",
    "Table",
    "TableFolder",
    "Value",
    "available_memory",
    "check_supported",
    "default_path",
    "find_exact",
    "list_tables",
    "load",
    "needed_memory",
    "solve",
]
