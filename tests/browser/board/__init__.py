"""Tests of the board alone, on its demo page, and its reference images."""
