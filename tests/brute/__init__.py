"""A second opinion on the rules, for tests only.

Everything here was written from `rules.md` and `docs/decisions/` without looking at `hedgemaze.rules`, in the plainest
way that came to mind: squares are tuples, ways are sets, moves are walks that are written out and filtered. It is slow.
Nothing here may import `hedgemaze`, and nothing outside `tests/` may import this.
"""
