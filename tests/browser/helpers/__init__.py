"""Helpers of the browser tests: servers, drivers of the page and of the board, whole games, layout faults."""
