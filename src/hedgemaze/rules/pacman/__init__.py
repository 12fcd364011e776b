"""The PAC-MAN variant in a fixed maze (`docs/rules.md`, A.3)."""
