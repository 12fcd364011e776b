"""Explains why an action is illegal, in sentences and on a board."""

from __future__ import annotations

from dataclasses import replace

from hedgemaze.cli.errors import capitalised
from hedgemaze.cli.phrases import listed, piece_name
from hedgemaze.locales import t
from hedgemaze.rules import Action, Illegality, Place, Position

_MARK = "x"
_SHOWN_ON_BOARD = ("action.fence_blocks_path", "action.fence_seals")


def illegality_sentences(action: Action | str, illegality: Illegality) -> list[str]:
    """Returns the reason as sentences, with the fences in the way and the squares shut in."""
    found = illegality.piece or getattr(action, "piece", None)
    piece = piece_name(found) if found else t("why-piece")
    reason = t(f"why-{illegality.code.replace('.', '-')}", piece=piece)
    sentences = [t("cli-legal-no", action=str(action)), capitalised(reason)]
    if illegality.fences:
        sentences.append(t("cli-legal-in-way", fences=listed(illegality.fences)))
    if illegality.piece is not None and not illegality.squares:
        sentences.append(t("cli-legal-piece", piece=piece))
    if illegality.squares:
        squares = " ".join(map(str, illegality.squares))
        sentences.append(t("cli-legal-shut-in", mark=_MARK, squares=squares))
    return sentences


def illegality_board(position: Position, action: Action, illegality: Illegality, *, unicode: bool) -> str | None:
    """Returns the board with the illegal fence and with marks on the squares that it would shut in; None for others."""
    if illegality.code not in _SHOWN_ON_BOARD or not isinstance(action, Place):
        return None
    with_fence = replace(position, fences=position.fences.add(action.fence))
    return marked_board(with_fence, {str(square) for square in illegality.squares}, unicode=unicode)


def marked_board(position: Position, squares: set[str], *, unicode: bool) -> str:
    """Returns the text board with marks on squares without a piece; rows and files are found by their labels."""
    lines = position.board(unicode=unicode, legend=False).split("\n")
    columns = {letter: column for column, letter in enumerate(lines[-1]) if letter.isalpha()}
    for number, line in enumerate(lines[:-1]):
        signs = list(line)
        for letter, column in columns.items():
            if f"{letter}{line[0]}" in squares and not signs[column].isalpha():
                signs[column] = _MARK
        lines[number] = "".join(signs)
    return "\n".join(lines)
