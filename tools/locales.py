"""Checks and reports the state of the translations: ``python tools/locales.py COMMAND [LANGUAGE ...]``.

======== =================================================================================================
check    prints all faults and all missing or stale messages, with file and line
list     prints the languages and how complete each is
missing  prints the English text of missing and stale messages with their comments, for translation
stamp    marks new and changed translations as made from the current English text; with ``--right NAME ...`` also
         those that are still right although the English text has changed; with ``--all``, everything
prune    removes translations without an English message, and stale ones with other variables than English
put      puts the messages of ``--file FILE`` into the files of a language, and stamps them
format   writes the files in the layout of the Fluent serializer, in the order of English
words    prints the tables of terms for `docs/translating.md`, from the glossaries
======== =================================================================================================

Without a LANGUAGE the command covers all languages that have a catalogue. Plural forms are those of CLDR.

The exit status of check and list is 1 if there is a fault, or if a required language is behind, that is, has a missing
or stale message. The other languages may be behind, except with ``--release``.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import fluent_files, glossary, stamps
from tools.catalogues import FOLDER, SOURCE, Finding, check, read


class Row(NamedTuple):
    """A language in `languages.json`."""

    is_complete: bool
    is_required: bool

    def __str__(self) -> str:
        return "required" if self.is_required else "offered" if self.is_complete else "draft"


def languages(folder: Path = FOLDER) -> dict[str, Row]:
    """Returns the languages of the list."""
    rows = json.loads((folder / "languages.json").read_text(encoding="utf-8"))
    return {row["code"]: Row(row["complete"], row["required"]) for row in rows}


def begun(folder: Path = FOLDER) -> list[str]:
    """Returns the languages that have a catalogue."""
    return [code for code in languages(folder) if any((folder / code).glob("*.ftl"))]


class Report(NamedTuple):
    """The state of a language: faults, and missing and stale messages."""

    language: str
    row: Row
    total: int
    missing: list[Finding]
    stale: list[Finding]
    faults: list[Finding]

    def __str__(self) -> str:
        there = self.total - len(self.missing)
        numbers = f"{there} of {self.total} messages, {len(self.stale)} stale, {len(self.faults)} faults"
        return f"{self.language}: {self.row}, {numbers}"

    @property
    def is_behind(self) -> bool:
        """Whether a message is missing or stale."""
        return bool(self.missing or self.stale)

    def fails(self, *, is_release: bool = False) -> bool:
        """Returns whether the language fails the check; for a release, no offered language may be behind."""
        must_be_current = self.row.is_required or (is_release and self.row.is_complete)
        return bool(self.faults) or (must_be_current and self.is_behind)


def report(language: str, folder: Path = FOLDER) -> Report:
    """Returns the state of a language; a draft may use other terms than those of its glossary."""
    row = languages(folder)[language]
    return Report(
        language,
        row,
        len(read(SOURCE, folder).entries),
        stamps.missing(language, folder),
        stamps.stale(language, folder),
        check(language, folder)
        + stamps.unstamped(language, folder)
        + (glossary.check(language, folder) if row.is_complete else []),
    )


def to_translate(language: str, folder: Path = FOLDER) -> str:
    """Returns the English messages that are missing or stale in a language, by file."""
    there, stale = read(language, folder).entries, stamps.stale_entries(language, folder)
    lines, file = [], ""
    for path in sorted((folder / SOURCE).glob("*.ftl")):
        for block in blocks(path.read_text(encoding="utf-8")):
            name = next((line.partition(" =")[0] for line in block.split("\n") if line[:1].isalpha()), "")
            if name and (name not in there or name in stale):
                lines += [f"\n### {language}/{path.name}\n"] if file != path.name else []
                lines += [f"# Stale; until now: {stale[name].source}"] if name in stale else []
                lines.append(block)
                file = path.name
    return "\n".join(lines)


def blocks(text: str) -> list[str]:
    """Returns the messages of a file with the comments above them."""
    found: list[list[str]] = [[]]
    for line in text.rstrip("\n").split("\n"):
        is_head = line[:1].isalpha() or line[:1] in "-#"
        if is_head and any(each[:1].isalpha() for each in found[-1]):
            found.append([])
        found[-1].append(line)
    return ["\n".join(block).strip("\n") for block in found]


def edit(command: str, language: str, options: argparse.Namespace) -> None:
    """Stamps, prunes or formats a language, or puts translations into it."""
    if command == "format":
        names = fluent_files.format_all(language, options.folder)
    elif command == "put":
        names = fluent_files.put(language, options.file.read_text(encoding="utf-8"), options.folder)
        stamps.stamp(language, options.folder, right=names)
    elif command == "stamp":
        names = stamps.stamp(language, options.folder, right=options.right, is_all_right=options.all)
    else:
        required = languages(options.folder)[language].is_required
        names = stamps.prune(language, options.folder, may_be_behind=not required)
    if names:
        print(f"{language}: {len(names)} messages ({', '.join(names[:5])}{', …' if len(names) > 5 else ''})")


def main(arguments: list[str] | None = None) -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("check", "list", "missing", "stamp", "prune", "put", "format", "words"))
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE")
    parser.add_argument("--release", action="store_true", help="check, list: no language that is offered may be behind")
    parser.add_argument("--right", nargs="+", action="extend", default=[], metavar="NAME", help="stamp: still right")
    parser.add_argument("--all", action="store_true", help="stamp: every translation is still right")
    parser.add_argument("--file", type=Path, help="put: a file of translated messages")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the catalogues are")
    options = parser.parse_args(arguments)
    command, folder = options.command, options.folder
    if unknown := [each for each in options.languages if each not in languages(folder)]:
        parser.error(f"no such language: {unknown[0]}; there are {', '.join(languages(folder))}")
    if unknown := [each for each in options.right if each not in read(SOURCE, folder).entries]:
        parser.error(f"no such message: {unknown[0]}")
    if command == "put" and (options.file is None or len(options.languages) != 1):
        parser.error("put needs one language and --file")
    if command == "words":
        print(glossary.tables(begun(folder), folder))
        return 0
    status = 0
    for language in options.languages or (languages(folder) if command == "list" else begun(folder)):
        if command == "missing":
            print(to_translate(language, folder))
        elif command in ("stamp", "prune", "put", "format"):
            edit(command, language, options)
        else:
            found = report(language, folder)
            if command == "check":
                for finding in sorted([*found.faults, *found.missing, *found.stale]):
                    print(finding)
            print(found)
            status |= found.fails(is_release=options.release)
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
