"""Readers and tests of the shared test data in `suites/`."""
