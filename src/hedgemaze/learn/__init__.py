"""Learns networks from self-play: ``python -m hedgemaze.learn``. Needs PyTorch and NumPy alone, not the core's module.

In dependency order:

- ``network_file``: the file of a quantised network, and its evaluation in plain NumPy;
- ``samples``: the file of positions, and the targets of training; ``symmetry``: mirror images; ``kinds``:
  what inputs have in common;
- ``model``: the network in PyTorch and its losses; ``checkpoint``: the files from which a run continues;
- ``options``, ``run``: the command.
"""
