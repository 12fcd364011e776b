"""Says what a language lacks and what is wrong with it: ``python tools/locales.py COMMAND [LANGUAGE ...]``.

======== =================================================================================================
check    everything that is wrong, file and line; of all languages that have begun if none is named
missing  the messages that a language lacks, with their remarks, in English, to be translated
list     the languages and how far each is
======== =================================================================================================

Plural forms are those of CLDR. The exit status is 1 if a language that is complete is not.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.catalogues import FOLDER, SOURCE, check, read


def languages() -> dict[str, bool]:
    """Returns the languages of the list, and whether each is said to be complete."""
    rows = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    return {row["code"]: row["complete"] for row in rows}


def begun() -> list[str]:
    """Returns the languages that have a catalogue."""
    return [code for code in languages() if any((FOLDER / code).glob("*.ftl"))]


def missing(language: str) -> str:
    """Returns the English messages that a language lacks, under the names of their files."""
    there, lines, file = read(language).entries, [], ""
    for path in sorted((FOLDER / SOURCE).glob("*.ftl")):
        for block in blocks(path.read_text(encoding="utf-8")):
            name = next((line.partition(" =")[0] for line in block.split("\n") if line[:1].isalpha()), "")
            if name and name not in there:
                lines += [f"\n### {language}/{path.name}\n"] if file != path.name else []
                lines.append(block)
                file = path.name
    return "\n".join(lines)


def blocks(text: str) -> list[str]:
    """Returns the messages of a file with the remarks right above them."""
    found: list[list[str]] = [[]]
    for line in text.rstrip("\n").split("\n"):
        is_head = line[:1].isalpha() or line[:1] in "-#"
        if is_head and any(each[:1].isalpha() for each in found[-1]):
            found.append([])
        found[-1].append(line)
    return ["\n".join(block).strip("\n") for block in found]


def main() -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("check", "missing", "list"))
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE")
    options = parser.parse_args()
    if unknown := [each for each in options.languages if each not in languages()]:
        parser.error(f"no such language: {unknown[0]}; there are {', '.join(languages())}")
    status = 0
    for language in options.languages or (languages() if options.command == "list" else begun()):
        if options.command == "missing":
            print(missing(language))
            continue
        findings = check(language)
        if options.command == "check":
            print(*findings, sep="\n", end="\n" if findings else "")
        lacking = sum("is missing" in finding.text for finding in findings)
        state = "complete" if languages()[language] else "draft"
        total = len(read(SOURCE).entries)
        print(f"{language}: {state}, {total - lacking} of {total} messages, {len(findings) - lacking} other findings")
        if findings and (languages()[language] or options.languages):
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
