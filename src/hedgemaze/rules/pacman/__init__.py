"""The PAC-MAN variant in a fixed maze (section A.3 of the law)."""
