"""The advanced PAC-MAN variant (section C of the law)."""
