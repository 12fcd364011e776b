"""The notebooks of `examples/`: their cells run in order, and boards are drawn where they should be.

A small runner takes the place of a Jupyter kernel where values are compared: it executes the cells in one namespace,
and shows the last expression of a cell as a notebook does. Another test runs them in a real kernel.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.examples.programs import EXAMPLES

NOTEBOOKS = ("rules.ipynb", "analysis.ipynb")
_LARGEST = 20_000
_IN_A_KERNEL = """if True:
    import json, sys
    import nbclient, nbformat
    notebook = nbformat.read(sys.argv[1], as_version=4)
    nbformat.validate(notebook)
    nbclient.NotebookClient(notebook, timeout=600).execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    print(json.dumps([sorted(output.get("data", {})) or output.output_type for output in outputs]))
"""


def cells(name: str) -> list[str]:
    """Returns the code cells of a notebook, which is stored without outputs."""
    text = (EXAMPLES / name).read_text("utf-8")
    assert len(text.encode()) < _LARGEST
    notebook = json.loads(text)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    return ["".join(cell["source"]) for cell in code]


def run(name: str) -> list[tuple[str, Any]]:
    """Executes a notebook; returns for each cell what it printed, and its last value."""
    space: dict[str, Any] = {}
    shown: list[tuple[str, Any]] = []
    for source in cells(name):
        *body, last = ast.parse(source).body
        tree = ast.Module(body if isinstance(last, ast.Expr) else [*body, last], [])
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(tree, name, "exec"), space)  # noqa: S102  # that is what a notebook does
            value = None
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), name, "eval"), space)
        shown.append((out.getvalue(), value))
    return shown


def pictures(shown: list[tuple[str, Any]]) -> list[str]:
    return [value._repr_svg_() for _, value in shown if hasattr(value, "_repr_svg_")]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_small_and_has_no_outputs(name: str) -> None:
    assert len(cells(name)) >= 5


@pytest.mark.long
def test_the_notebook_of_the_rules() -> None:
    shown = run("rules.ipynb")
    drawn = pictures(shown)
    assert len(drawn) == 3
    assert all(picture.startswith("<svg") and picture.endswith("</svg>") for picture in drawn)
    values = [value for _, value in shown]
    assert values[2][:3] == ["d7", "c8", "e8"]
    assert values[3] == {"SOUTH": 8, "NORTH": 7}
    assert "overlap" in values[4]
    assert "1. e2 e8 2. e3 e7 3. N:resigned S-wins" in shown[6][0]
    assert (values[7].reason.value, values[7].winner.letter) == ("resigned", "S")


@pytest.mark.long
def test_the_notebook_of_the_analysis() -> None:
    shown = run("analysis.ipynb")
    assert len(pictures(shown)) == 3
    lines = shown[1][0].splitlines()
    assert len(lines) == 3
    assert all(line.split()[3] == "visits" for line in lines)
    *actions, reason = shown[3][0].split()
    assert len(actions) > 5
    assert reason in ("reached_goal", "repetition")
    assert len(shown[5][0].splitlines()) == 3


@pytest.mark.long
def test_the_notebooks_run_in_a_jupyter_kernel(tmp_path: Path) -> None:
    """The client and the kernel are not in the test environment: they are installed beside it."""
    uv = Path(sys.executable).with_name("uv")
    install = ["pip", "install", "--quiet", "--python", sys.executable, "--target", str(tmp_path)]
    subprocess.run([str(uv), *install, "nbclient", "nbformat", "ipykernel"], check=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "JUPYTER_PLATFORM_DIRS": "1", "HOME": str(tmp_path)}
    for name in NOTEBOOKS:
        command = [sys.executable, "-c", _IN_A_KERNEL, str(EXAMPLES / name)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=1_800)
        assert done.returncode == 0, done.stderr
        shown = json.loads(done.stdout)
        assert sum("image/svg+xml" in each for each in shown) == 3, shown
        assert "error" not in shown
