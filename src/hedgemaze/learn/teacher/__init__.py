"""Residual networks as teachers: larger than what the core can hold, evaluated in batches on a GPU.

- ``residual``: the network; ``batches``: evaluates the positions of `selfplay batches`; ``__main__``: how fast that is.
"""
