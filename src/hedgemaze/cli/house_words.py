"""What each house rule means, in a sentence or two; `docs/decisions/0002` has the exact readings."""

from __future__ import annotations

__all__ = ["ABOUT"]

ABOUT = {
    "edge_side_jump": "A side jump is allowed when the board's edge is behind the jumped pawn.",
    "pawn_side_jump": "A side jump is allowed when another pawn is behind the jumped one.",
    "repetition_draw": "The game ends when the same position comes up for the third time.",
    "max_ply": "The game is drawn after so many actions; 0 means no limit.",
    "pellet_stops": "Eating a pellet ends PAC-MAN's ordinary steps.",
    "boost_partial": "The boost may be used in part or not at all.",
    "eat_in_passing": "In a boost PAC-MAN eats every ghost he passes, not only one where he ends.",
    "pac_enters_ghost": "A ghost's square is closed to PAC-MAN without a boost, or entering it is a catch.",
    "pac_move": "PAC-MAN makes both steps if he can, or up to two.",
    "pac_may_return": "PAC-MAN may enter the square where his turn began.",
    "frenzy_steps": "A ghost that sees PAC-MAN makes one or two steps, or exactly two.",
    "frenzy_turn": "A ghost that sees PAC-MAN may turn between its steps.",
    "frenzy_toward_only": "A ghost that sees PAC-MAN only steps straight towards him.",
    "ghost_may_stay": "A ghost may stay although it could step.",
    "ghost_pellet_pass": "A ghost may pass over a pellet.",
    "ghost_stack": "Ghosts never enter each other's squares, or pass over, or even stand together.",
    "ghost_order": "The ghosts' order is free, always the same, or seat by seat.",
    "pellets_reset": "Eaten pellets return after a catch.",
    "boost_chains": "A pellet reached during a boost starts a new one.",
    "lives": "How many catches end the game.",
    "ghost_diagonal": "Ghosts may also step diagonally.",
    "auto_win_no_ghosts": "PAC-MAN wins at once when no ghost is left on the board.",
    "no_progress_limit": "The game ends after so many rounds in which nothing happened; 0 means no limit.",
    "stall_result": "Who wins a game that ends by repetition or without progress.",
    "seal_test": "A fence must leave all squares connected, with or without tunnels; or each an open side.",
    "no_return": "A piece may not end on the square before its last move, or not step back at all, or may.",
    "adv_move": "A piece makes up to as many steps as its speed, or exactly so many.",
    "respawn_uses_move": "Coming back to the board uses up PAC-MAN's move of that turn.",
    "ghost_tunnels": "Ghosts may use the tunnels.",
}
