"""An independent brute-force implementation of the rules, for tests only.

Everything here was written from `rules.md` and `docs/decisions/` without looking at `hedgemaze.rules`, in the plainest
possible way: squares are tuples, open steps are sets, moves are walks that are enumerated and filtered. It is slow.
Nothing here may import `hedgemaze`, and nothing outside `tests/` may import this.
"""
