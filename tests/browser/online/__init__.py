"""Tests of online games, the lobby, tournaments and notices, each with several browsers."""
