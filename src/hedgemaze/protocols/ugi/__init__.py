"""UGI, the universal game interface.

``engine`` is our own engine, with ``options``, ``game`` and ``go`` for its commands; ``player`` is an outside engine
that speaks UGI or UCI.
"""
