"""The advanced PAC-MAN variant (`docs/rules.md`, C.1)."""
