"""Hedgemaze plays Quoridor PAC-MAN: classic for two, three and four, and both PAC-MAN variants.

The packages of the library are imported on first use:

>>> import hedgemaze
>>> hedgemaze.rules.Mode.named("classic2").size
9
>>> hedgemaze.__version__.split(".")[0].isdigit()
True
"""

TYPE_CHECKING = False  # as in `typing`, which the rules import only when they need it

__all__: list[str] = []

__version__: str
"""The installed version; ``0+unknown`` where the package is not installed."""

_PACKAGES = (
    "arena",
    "bot",
    "client",
    "core",
    "engine",
    "env",
    "errors",
    "gallery",
    "protocols",
    "puzzles",
    "rooms",
    "rules",
    "solve",
)

if not TYPE_CHECKING:  # a type checker would believe every name

    def __getattr__(name: str) -> object:
        """Returns a package, or `__version__`; importlib.metadata imports much that the rules do not need."""
        if name in _PACKAGES:
            from importlib import import_module  # noqa: PLC0415

            return import_module(f"{__name__}.{name}")
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}; most names are in hedgemaze.rules")
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

        try:
            found = version("hedgemaze")
        except PackageNotFoundError:
            found = "0+unknown"
        globals()["__version__"] = found
        return found

    def __dir__() -> list[str]:
        """Returns the names that a prompt offers."""
        return sorted({*globals(), *_PACKAGES, "__version__"})
