"""Hedgemaze plays Quoridor PAC-MAN: classic for two, three and four, and both PAC-MAN variants."""

__all__: list[str] = []
