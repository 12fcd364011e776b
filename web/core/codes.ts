/**
 * The stable codes of everything that can be wrong, in the order of the C++ core (`native/rules/errors.hpp`,
 * `illegality.hpp`); what each means is in docs/formats.md. Number 0 of the core means that nothing is wrong.
 */

/** Why a text cannot be read. */
export const TEXT_ERRORS = [
  'square.unreadable',
  'square.off_board',
  'fence.off_board',
  'action.unreadable',
  'action.wrong_mode',
  'mode.unreadable',
  'mode.unknown',
  'mode.bad_size',
  'mode.bad_fences',
  'mode.fixed_fences',
  'mode.bad_deal',
  'mode.no_maze',
  'mode.wrong_maze',
  'mode.maze_needs_tunnels',
  'house_rule.unknown',
  'house_rule.bad_value',
  'house_rule.not_in_mode',
  'maze.unreadable',
  'maze.unknown',
  'maze.invalid',
  'maze.too_many_fences',
  'maze.fence_overlaps',
  'maze.fence_crosses',
  'maze.chamber_count',
  'maze.pellet_count',
  'maze.start',
  'maze.respawn_count',
  'maze.tunnel_too_short',
  'maze.square_shared',
  'maze.not_connected',
  'maze.respawn_sealed',
  'maze.ghost_outside',
  'maze.chamber_stuck',
  'position.too_long',
  'position.unreadable',
  'position.fences',
  'position.pieces',
  'position.stocks',
  'position.pellets',
  'position.turn',
  'position.memory',
  'position.counters',
  'position.impossible',
] as const;
export type TextError = (typeof TEXT_ERRORS)[number];

/** Why an action may not be played. */
export const ILLEGAL_CODES = [
  'action.game_over',
  'action.wrong_mode',
  'action.not_your_turn',
  'action.must_act',
  'action.same_square',
  'action.too_far',
  'action.diagonal',
  'action.fence_in_way',
  'action.square_occupied',
  'action.straight_jump_possible',
  'action.side_jump_not_allowed',
  'action.no_fences_left',
  'action.fence_off_board',
  'action.fence_overlaps',
  'action.fence_crosses',
  'action.fence_blocks_path',
  'action.fence_seals',
  'action.no_fences_in_mode',
  'action.move_first',
  'action.one_action_only',
  'action.same_slot',
  'action.lift_first',
  'action.lay_first',
  'action.not_chamber',
  'action.not_lifting',
  'action.cannot_lay',
  'action.piece_off_board',
  'action.already_moved',
  'action.other_piece_moving',
  'action.ghost_order',
  'action.no_steps_left',
  'action.ghost_in_way',
  'action.pellet_closed',
  'action.ends_on_pellet',
  'action.ends_on_ghost',
  'action.ends_on_origin',
  'action.returns',
  'action.cannot_end',
  'action.more_steps_possible',
  'action.straight_on',
  'action.towards_only',
  'action.must_move',
  'action.must_respawn',
  'action.not_waiting',
  'action.not_respawn_square',
  'action.respawn_occupied',
  'action.no_pellet',
  'action.chamber_first',
] as const;
export type IllegalCode = (typeof ILLEGAL_CODES)[number];

/** What only the wrapper says: an action number beyond the last, a side that may not begin or does not play. */
export const WRAPPER_CODES = ['action.no_such_number', 'mode.bad_first', 'side.not_playing'] as const;

/** Why a mode cannot be solved, in the order of `Refusal` in `native/solve/problem.hpp`, and two of the wrapper. */
export const SOLVE_CODES = [
  'solve.family',
  'solve.pellet_stops',
  'solve.pac_may_return',
  'solve.boost_chains',
  'solve.ghost_stack',
  'solve.ghost_order',
  'solve.memory',
  'solve.too_long',
] as const;
export type SolveCode = (typeof SOLVE_CODES)[number];

export type ErrorCode = TextError | IllegalCode | SolveCode | (typeof WRAPPER_CODES)[number];

/** What went well, or the code of what did not. */
export type Result<T, C extends ErrorCode = ErrorCode> = Success<T> | Failure<C>;

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failure<C extends ErrorCode = ErrorCode> {
  readonly ok: false;
  readonly code: C;
  /** With `maze.invalid`: the first fault of the maze. */
  readonly fault?: TextError;
}

export function succeed<T>(value: T): Success<T> {
  return { ok: true, value };
}

export function fail<C extends ErrorCode>(code: C): Failure<C> {
  return { ok: false, code };
}
