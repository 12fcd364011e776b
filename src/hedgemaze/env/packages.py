"""The optional packages of the environments: the error that names a missing one, with the command that installs it."""

from __future__ import annotations

from hedgemaze.errors import MissingPackageError

_INSTALLED_BY = {
    "gymnasium": "pip install 'hedgemaze[env]'",
    "numpy": "pip install 'hedgemaze[env]'",
    "open_spiel": "pip install open_spiel",
    "pettingzoo": "pip install 'hedgemaze[env]'",
}


def missing(package: str) -> MissingPackageError:
    """Returns the error for a package that is not installed.

    >>> print(missing("pettingzoo"))
    this environment needs pettingzoo; pip install 'hedgemaze[env]'
    """
    message = f"this environment needs {package}; {_INSTALLED_BY[package]}"
    return MissingPackageError("env.not_installed", message, details={"package": package})
