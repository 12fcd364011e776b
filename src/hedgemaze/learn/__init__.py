"""Learns networks from self-play: ``hedgemaze learn``, or ``python -m hedgemaze.learn`` from the source tree.

Needs PyTorch and NumPy alone; only ``tables`` needs the core's module. In dependency order:

- ``network``: inputs and outputs of the modes, and the file of a quantised network;
- ``selfplay``: the games to learn from: their file, their positions, who plays them;
- ``training``: the network in PyTorch, its losses and checkpoints, matches against older networks, the table of a run;
- ``teacher``: residual networks that evaluate in batches;
- ``tables``: positions with exact values, as a file of games;
- ``options``, ``run``, ``start``: the command.
"""
