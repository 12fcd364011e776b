"""Finds words that the project does not write, in comments, docstrings and Markdown: ``python tools/words.py``.

=================== ==========================================================================
(no argument)       lists each finding as FILE:LINE: WORD -> REPLACEMENT; exit status 1 if there are any
--folders           prints the number of findings per folder instead
PATH...             looks only at these files and folders
=================== ==========================================================================

Code is not searched: an API may be called ``normalize``. Neither is code in backquotes or in a fenced block of
Markdown. Catalogues, suites and generated files are not searched.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]

WORDS = {
    r"anew": "again",
    r"by lot": "at random",
    r"whoever": "a player who, a client that",
    r"so many": "the number of",
    r"to and fro": "back and forth",
    r"taken for": "treated as, used for",
    r"is to go": "is removed",
    r"hark(?:s|ed|ing|en\w*)?": "listen",
    r"the own": "its own, their own, the user's",
    r"somebody": "someone, a player, a person",
    r"anybody": "anyone",
    r"everybody": "everyone",
    r"equally many": "the same number of",
    r"lots? decides?": "a random draw decides",
    r"(?:is|are|was|were|be|been) told": "is sent, is notified",
    r"beside other work": "under other load",
    r"tells whether": "returns whether",
    r"as the server tells": "as the server reports",
    r"in the place of": "instead of",
    r"shut out": "banned",
    r"likewise": "the same",
    r"once more": "again",
    r"whilst": "while",
    r"amongst": "among",
    r"upon": "on",
    r"thereby|therein|thereof|hereby|herein|hitherto": "so, in it, of it, until now",
    r"asker": "caller",
    r"can be had": "is possible",
    r"stands? twice": "occurs twice",
    r"trodden": "recent squares",
    r"behavior\w*": "behaviour",
    r"analyz\w+": "analyse",
    r"center(?:s|ed|ing)?": "centre",
    r"neighbor\w*": "neighbour",
    r"favorite\w*": "favourite",
    r"honor\w*": "honour",
    r"gray\w*": "grey",
    r"catalogs?": "catalogue",
    r"cancell?able|cancel(?:ed|ing)": "cancelled, cancelling",
    r"label(?:ed|ing)": "labelled, labelling",
    r"model(?:ed|ing)": "modelled, modelling",
    r"travel(?:ed|ing|er)": "travelled, travelling",
    r"(?:canonical|custom|equal|general|initial|maxim|memor|minim|normal|optim|organ|parallel|penal|quant|random|real"
    r"|recogn|serial|special|summar|synchron|token|util|visual)iz(?:e|es|ed|ing|ation|ations)": "-ise, -isation",
}
"""What is not written, as a regular expression, and what to write instead."""

# Files of these kinds are searched, unless they are in a folder of the second list.
SLASHES = (".cpp", ".hpp", ".h", ".ts", ".js", ".css", ".svelte")
HASHES = (".sh", ".toml", ".yaml", ".yml", ".cmake")
LEFT_OUT = (
    "CHANGELOG.md",  # history keeps its words
    "src/hedgemaze/core/_core.pyi",
    "src/hedgemaze/locales/",
    "suites/",
    "tools/words.py",
    "tests/test_words.py",
)

ALL = "|".join(rf"(?P<w{number}>\b(?:{word})\b)" for number, word in enumerate(WORDS))
PATTERN = re.compile(ALL.replace(" ", r"\s+"), re.IGNORECASE)
ANYWHERE = re.compile("(?:{})\\b".format("|".join(WORDS).replace(" ", r"[\s/*#!<>-]+")))
"""A fast first look: finds them in lower case, in code too, and across what begins a line of a comment."""
REPLACEMENTS = list(WORDS.values())
LINE_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
HASH_COMMENT = re.compile(r"(?:^|(?<=\s))#[^\n]*", re.MULTILINE)
FENCED = re.compile(r"^[ >]*(```|~~~).*?^[ >]*\1", re.MULTILINE | re.DOTALL)
QUOTED_CODE = re.compile(r"(`+)[^`]+?\1")
MARKER = re.compile(r"^[ \t]*(?:/\*+|\*+/|\*(?!\*)|//[/!]?|#+|<!--|-->)", re.MULTILINE)
"""What begins a line of a comment; a phrase goes on behind it."""

Span = tuple[int, int]


class Finding(NamedTuple):
    """A word that is not written, and where."""

    path: str
    line: int
    word: str
    replacement: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.word} -> {self.replacement}"


def prose_of_python(text: str) -> Iterator[Span]:
    """Yields where comments and docstrings are; a docstring is any string that is a statement of its own."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            begin = starts[token.start[0] - 1] + token.start[1]
            yield begin, begin + len(token.string)
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            value = node.value
            assert value.end_lineno is not None
            assert value.end_col_offset is not None
            last = lines[value.end_lineno - 1].encode()[: value.end_col_offset].decode()
            yield starts[value.lineno - 1] + value.col_offset, starts[value.end_lineno - 1] + len(last)


def prose_of_slashes(text: str) -> Iterator[Span]:
    """Yields where comments of C++, TypeScript, CSS and Svelte are; `//` in a string counts as one."""
    yield from (match.span() for match in LINE_COMMENT.finditer(text))


def prose_of_hashes(text: str) -> Iterator[Span]:
    """Yields where comments of shell, TOML, YAML and CMake are."""
    yield from (match.span() for match in HASH_COMMENT.finditer(text))


def prose_of_markdown(text: str) -> Iterator[Span]:
    """Yields what is outside fenced blocks."""
    end = 0
    for match in FENCED.finditer(text):
        yield end, match.start()
        end = match.end()
    yield end, len(text)


def reader_of(path: str) -> Callable[[str], Iterable[Span]] | None:
    """Returns how the prose of a file is found; None if the file is not searched."""
    name = path.rpartition("/")[2]
    if path.startswith(LEFT_OUT):
        return None
    if name.endswith((".py", ".pyi")):
        return prose_of_python
    if name.endswith(SLASHES):
        return prose_of_slashes
    if name.endswith(HASHES) or name in ("play", "test", "CMakeLists.txt"):
        return prose_of_hashes
    return prose_of_markdown if name.endswith(".md") else None


def findings(path: str, text: str) -> Iterator[Finding]:
    """Yields what a text of this name contains that is not written."""
    reader = reader_of(path)
    if reader is None or not ANYWHERE.search(text.lower()):
        return
    # Everything else becomes NUL, which no phrase goes across; offsets, and so line numbers, stay.
    masked = [character if character.isspace() else "\0" for character in text]
    for begin, end in reader(text):
        masked[begin:end] = text[begin:end]
    prose = "".join(masked)
    prose = MARKER.sub(lambda match: " " * len(match[0]), prose)
    prose = QUOTED_CODE.sub(lambda match: re.sub(r"\S", "\0", match[0]), prose)
    for match in PATTERN.finditer(prose):
        assert match.lastgroup is not None
        line = prose.count("\n", 0, match.start()) + 1
        yield Finding(path, line, " ".join(match[0].split()), REPLACEMENTS[int(match.lastgroup[1:])])


def project_files(paths: list[str]) -> list[str]:
    """Returns the names of all files that are, or would be, committed."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *paths]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout
    return sorted(name for name in set(listed.split("\0")) if name and (ROOT / name).is_file())


def folder_of(path: str) -> str:
    """Returns the folder by which findings are counted: at most three levels deep."""
    return "/".join(path.split("/")[:-1][:3]) or "."


def main() -> int:
    """Prints the findings; the exit status says whether there are any."""
    parser = argparse.ArgumentParser(description="Finds words that the project does not write.")
    parser.add_argument("--folders", action="store_true", help="only the number of findings per folder")
    parser.add_argument("paths", nargs="*", help="files and folders (all)")
    options = parser.parse_args()
    found = [
        finding
        for name in project_files(options.paths)
        if reader_of(name) is not None
        for finding in findings(name, (ROOT / name).read_text(encoding="utf-8"))
    ]
    if options.folders:
        for folder, count in sorted(Counter(folder_of(finding.path) for finding in found).items()):
            print(f"{count:5} {folder}")
    else:
        for finding in found:
            print(finding)
    print(f"words: {len(found)} findings" if found else "words: nothing found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
