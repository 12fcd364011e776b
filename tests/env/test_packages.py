"""Optional packages: each part imports only its own, and names a missing one with the command that installs it."""

from __future__ import annotations

import subprocess
import sys

import pytest


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False, timeout=120)
    return done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("package", "name", "hint"),
    [
        ("numpy", "VectorEnv", "pip install 'hedgemaze[env]'"),
        ("gymnasium", "SingleAgentEnv", "pip install 'hedgemaze[env]'"),
        ("pettingzoo", "aec_env", "pip install 'hedgemaze[env]'"),
        ("pyspiel", "load_open_spiel_game", "pip install open_spiel"),
    ],
)
def test_a_missing_package_is_named_with_its_command(package: str, name: str, hint: str) -> None:
    said = run(f"import sys; sys.modules[{package!r}] = None\nfrom hedgemaze.env import {name}").splitlines()[-1]
    wanted = {"pyspiel": "open_spiel"}.get(package, package)
    assert said == f"hedgemaze.errors.MissingPackageError: this environment needs {wanted}; {hint}"


@pytest.mark.slow
def test_the_vector_environment_needs_numpy_alone() -> None:
    loaded = run("import sys, hedgemaze.env; print(*sys.modules)").split()
    assert {"numpy", "hedgemaze.env.vector_env"} <= set(loaded)
    assert not {"gymnasium", "pettingzoo", "pyspiel", "hedgemaze.engine"} & set(loaded)
    adapters = run("import sys, hedgemaze.env; hedgemaze.env.SingleAgentEnv; print(*sys.modules)").split()
    assert "gymnasium" in adapters
    assert not {"pettingzoo", "pyspiel"} & set(adapters)


def test_the_public_names_exist() -> None:
    from hedgemaze import env  # noqa: PLC0415  # the module under test

    assert all(hasattr(env, name) for name in env.__all__)
    assert set(env.__all__) <= set(dir(env))
    with pytest.raises(AttributeError, match="no attribute 'make'"):
        env.make  # noqa: B018  # the error is the point
