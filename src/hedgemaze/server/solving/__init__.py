"""Makes tables of exact values that visitors ask for, in a separate process; only with `hedgemaze serve --solve`."""

from hedgemaze.server.solving.table_maker import SolvePlan, TableMaker

__all__ = ["SolvePlan", "TableMaker"]
