"""Tests of the page's languages, and screenshots of every route in each of them."""
