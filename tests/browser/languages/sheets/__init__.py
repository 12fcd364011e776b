"""Screenshots of every route in a language: prepared data, scenes, contact sheets."""
