"""`Illegality`: why an action is illegal, as a stable code with the fences, piece and squares that show it."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.rules.board.geometry import Fence, Square
from hedgemaze.rules.enums import Piece

MESSAGES = {
    "action.game_over": "the game is over",
    "action.wrong_mode": "this mode has no such action",
    "action.not_your_turn": "it is the other side's turn",
    "action.must_act": "you can only pass when you have no other action",
    # Pawns and pieces.
    "action.same_square": "the piece already stands there",
    "action.too_far": "that square is too far away",
    "action.diagonal": "pieces do not move diagonally",
    "action.fence_in_way": "a fence is in the way",
    "action.square_occupied": "another piece stands there",
    "action.straight_jump_possible": "jump straight over the pawn: you may only jump sideways when that is blocked",
    "action.side_jump_not_allowed": "the house rules do not allow a side jump past this obstacle",
    # Fences.
    "action.no_fences_left": "you have no fences left",
    "action.fence_off_board": "the fence would stick out of the board",
    "action.fence_overlaps": "the fence would overlap another one",
    "action.fence_crosses": "the fence would cross another one",
    "action.fence_blocks_path": "the fence would leave a pawn without a way to its goal",
    "action.fence_seals": "the fence would cut squares off from the rest of the board",
    "action.no_fences_in_mode": "no fences are placed in this mode",
    "action.move_first": "move first; a fence may follow",
    "action.one_action_only": "in the first four turns you either move or place a fence",
    "action.same_slot": "put the lifted fence somewhere else",
    "action.lift_first": "lift a Chamber fence first",
    "action.lay_first": "put down the fence you have lifted",
    "action.not_chamber": "that is not a Chamber fence",
    "action.not_lifting": "Chamber fences are only lifted by the ghosts in the first four turns",
    "action.cannot_lay": "that fence could not be put down anywhere else",
    # Steps of PAC-MAN and the ghosts.
    "action.piece_off_board": "that piece is not on the board",
    "action.already_moved": "that ghost has already moved in this round",
    "action.other_piece_moving": "another piece has begun its move and must finish first",
    "action.ghost_order": "it is another ghost's turn",
    "action.no_steps_left": "that piece has no steps left",
    "action.ghost_in_way": "a ghost is in the way",
    "action.pellet_closed": "a ghost may not enter a pellet's square",
    "action.ends_on_pellet": "a ghost may not end its move on a pellet",
    "action.ends_on_ghost": "a ghost may not end its move on another ghost",
    "action.ends_on_origin": "a move may not end where it began",
    "action.returns": "a piece may not go back to its previous square",
    "action.cannot_end": "the move could not end legally from there",
    "action.more_steps_possible": "more steps must be made than this would allow",
    "action.straight_on": "the second step must go straight on",
    "action.towards_only": "a ghost in frenzy must go straight towards PAC-MAN",
    "action.must_move": "the piece must move",
    "action.must_respawn": "put PAC-MAN on a respawn square first",
    "action.not_waiting": "PAC-MAN is on the board",
    "action.not_respawn_square": "that is not a respawn square",
    "action.respawn_occupied": "a ghost stands on that respawn square",
    "action.no_pellet": "there is no pellet in reserve",
    "action.chamber_first": "the ghosts re-lay a Chamber fence first",
}
"""One English line per code; the catalogues have the translations."""


@dataclass(frozen=True, slots=True)
class Illegality:
    """The reason why an action is illegal.

    >>> print(Illegality("action.no_fences_left"))
    you have no fences left
    """

    code: str
    fences: tuple[Fence, ...] = ()
    """The fences in the way."""
    piece: Piece | None = None
    """The piece in the way, or the one that would be cut off."""
    squares: tuple[Square, ...] = ()
    """The squares that would be cut off, by number."""

    def __str__(self) -> str:
        text = MESSAGES[self.code]
        if self.fences:
            text += f" ({', '.join(map(str, self.fences))})"
        return text
