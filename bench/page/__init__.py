"""The page in Chromium: ``python -m bench.page``."""
