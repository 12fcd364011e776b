"""Residual networks as teachers: larger than what the core can hold, judged in batches on a GPU.

- ``residual``: the network; ``batches``: judges the positions of `selfplay batches`; ``__main__``: how fast that is.
"""
