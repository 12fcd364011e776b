"""Hedgemaze plays Quoridor PAC-MAN: classic for two, three and four, and both PAC-MAN variants.

>>> import hedgemaze
>>> hedgemaze.__version__.split(".")[0].isdigit()
True
"""

TYPE_CHECKING = False  # as in `typing`, which the rules import only when they need it

__all__: list[str] = []

__version__: str
"""The installed version; ``0+unknown`` where the package is not installed."""

if not TYPE_CHECKING:  # a type checker would believe every name

    def __getattr__(name: str) -> str:
        """Returns `__version__`, read on first use: importlib.metadata imports much that the rules do not need."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

        try:
            found = version("hedgemaze")
        except PackageNotFoundError:
            found = "0+unknown"
        globals()["__version__"] = found
        return found
