"""Tests of accounts, pages of players and the page of hosts."""
