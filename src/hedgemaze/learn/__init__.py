"""Learns networks from self-play: ``hedgemaze learn``, or ``python -m hedgemaze.learn`` from the source tree.

Needs PyTorch and NumPy alone; only ``tables`` needs the core's module. In dependency order:

- ``encoding``: inputs and outputs of the modes; ``symmetry``: mirror images; ``kinds``: what inputs have in common;
- ``network_file``: the file of a quantised network, and its evaluation in plain NumPy;
- ``games``: the file of games; ``rows``: their positions with the targets of training; ``players``: who plays them;
- ``tables``: positions with exact values, as a file of games;
- ``model``: the network in PyTorch and its losses; ``checkpoint``: the files from which a run continues;
- ``generations``: matches against older networks; ``progress``: the table of a run;
- ``teacher``: residual networks that judge in batches;
- ``options``, ``run``, ``start``: the command.
"""
