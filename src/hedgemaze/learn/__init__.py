"""Learns networks from self-play: ``python -m hedgemaze.learn``. Needs PyTorch and NumPy alone, not the core's module.

In dependency order:

- ``encoding``: inputs and outputs of the modes; ``symmetry``: mirror images; ``kinds``: what inputs have in common;
- ``network_file``: the file of a quantised network, and its evaluation in plain NumPy;
- ``games``: the file of games; ``rows``: their positions with the targets of training; ``players``: who plays them;
- ``model``: the network in PyTorch and its losses; ``checkpoint``: the files from which a run continues;
- ``options``, ``run``: the command.
"""
