"""Tests that drive real pages in Chromium."""
