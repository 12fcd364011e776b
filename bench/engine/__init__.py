"""Benchmarks of the search, the levels and play by the clock."""
