/** The functions of `hedgemaze.wasm` (`native/wasm/` says what each does), and how it is loaded. */

/** The items of the scratch memory, by number. */
export const ITEM = {
  mode: 0,
  state: 1,
  text: 2,
  actions: 3,
  modeFacts: 4,
  view: 5,
  evidence: 6,
  totals: 7,
  shares: 8,
  maze: 9,
  faults: 10,
} as const;
export type Item = (typeof ITEM)[keyof typeof ITEM];

/** 64-bit results are signed BigInts, also where they mean unsigned numbers. */
export interface Exports {
  readonly memory: WebAssembly.Memory;
  address(item: Item): number;
  size(item: Item): number;
  read_mode(length: number): number;
  read_position(length: number): number;
  read_action(length: number): number;
  write_mode(): number;
  write_position(): number;
  write_key(): number;
  write_action(number: number): number;
  describe_mode(): void;
  describe_position(): void;
  describe_action(number: number): number;
  start(first: number): number;
  ended(): number;
  repeated(times: number): number;
  open_winner(): number;
  final_shares(winner: number): void;
  to_move(): number;
  ply(): number;
  round_number(): number;
  pellets_eaten(): number;
  retired(): number;
  legal(): number;
  play_unchecked(number: number): number;
  why_not(number: number): number;
  leave(side: number): number;
  steps_to_goal(side: number): number;
  way_to_goal(side: number): number;
  forced(allowed: number): number;
  safe(): number;
  hash(): bigint;
  leaves(depth: number): bigint;
  signature(): bigint;
  absorb_word(hash: bigint, word: bigint): bigint;
  random_games(games: number, mostActions: number, seed: bigint): void;
  maze_faults(): number;
  fault_size(): number;
  // Searches (`native/wasm/search.cpp`); `search` is the address of its block.
  search_room(): number;
  search_history(): number;
  search_open(
    search: number,
    bytes: number,
    seed: bigint,
    nodes: number,
    sight: number,
    overlook: number,
    noise: number,
    looseness: number,
    mode: number,
    network: number,
    isHand: number,
  ): void;
  search_root(search: number, mode: number, state: number, hashes: number, allowed: number): void;
  search_advance(search: number, action: number, allowed: number): void;
  search_step(search: number, nodes: number): number;
  search_report(search: number): number;
  search_line_at(search: number): number;
  search_line(search: number, candidate: number): number;
  search_chosen(search: number, low: bigint, high: bigint): number;
  search_signature_bytes(): number;
  search_signature_in(memory: number, bytes: number): bigint;
  // The exact solver (`native/wasm/solve.cpp`); `solver` is the address of its block.
  solve_refusal(): number;
  solve_room(): number;
  solve_open(solver: number, ghosts: number): void;
  solve_block_size(solver: number): number;
  solve_workspace_size(solver: number): number;
  solve_use(solver: number, pellets: number, block: number): void;
  solve_set(solver: number, pellets: number, afterCatch: number, out: number, workspace: number): number;
  solve_after_catch(solver: number): number;
  solve_probe(solver: number): void;
  solve_start(solver: number, pellets: number): number;
  solve_lower_values(solver: number): number;
  solve_result(solver: number): number;
  solve_actions(solver: number): number;
  solve_keeping_share(solver: number, action: number): number;
  // Networks (`native/wasm/network.cpp`); `network` is the address of its block, 0 for none.
  network_room(): number;
  network_open(network: number, bytes: number): number;
  network_can_judge(network: number): number;
  network_judge(network: number): number;
}

const FUNCTIONS: readonly Exclude<keyof Exports, 'memory'>[] = [
  'address',
  'size',
  'read_mode',
  'read_position',
  'read_action',
  'write_mode',
  'write_position',
  'write_key',
  'write_action',
  'describe_mode',
  'describe_position',
  'describe_action',
  'start',
  'ended',
  'repeated',
  'open_winner',
  'final_shares',
  'to_move',
  'ply',
  'round_number',
  'pellets_eaten',
  'retired',
  'legal',
  'play_unchecked',
  'why_not',
  'leave',
  'steps_to_goal',
  'way_to_goal',
  'forced',
  'safe',
  'hash',
  'leaves',
  'signature',
  'absorb_word',
  'random_games',
  'maze_faults',
  'fault_size',
  'search_room',
  'search_history',
  'search_open',
  'search_root',
  'search_advance',
  'search_step',
  'search_report',
  'search_line_at',
  'search_line',
  'search_chosen',
  'search_signature_bytes',
  'search_signature_in',
  'solve_refusal',
  'solve_room',
  'solve_open',
  'solve_block_size',
  'solve_workspace_size',
  'solve_use',
  'solve_set',
  'solve_after_catch',
  'solve_probe',
  'solve_start',
  'solve_lower_values',
  'solve_result',
  'solve_actions',
  'solve_keeping_share',
  'network_room',
  'network_open',
  'network_can_judge',
  'network_judge',
];

/** The module, and what it calls. */
export interface LoadedModule {
  readonly exports: Exports;
  /** Where the solver reports each round that it has finished: ghosts on the board, rounds. */
  readonly onSolvedRound: { call: ((ghosts: number, rounds: number) => void) | null };
}

/** What the module can be loaded from: its bytes, a response of `fetch`, or a compiled module (from another worker). */
export type Source = BufferSource | WebAssembly.Module | Response | Promise<Response>;

function isExports(exports: WebAssembly.Exports): exports is WebAssembly.Exports & Exports {
  const hasMemory = exports['memory'] instanceof WebAssembly.Memory;
  return hasMemory && FUNCTIONS.every(name => typeof exports[name] === 'function');
}

async function compile(source: Source): Promise<WebAssembly.Module> {
  const found = await source;
  if (found instanceof WebAssembly.Module) return found;
  if (!(typeof Response === 'function' && found instanceof Response)) {
    return WebAssembly.compile(found as BufferSource);
  }
  if (!found.ok) throw new Error(`the core cannot be fetched: ${found.status} ${found.statusText}`);
  // Browsers compile while they load, but only if the content type is right.
  if (found.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(found);
  return WebAssembly.compile(await found.arrayBuffer());
}

/**
 * Compiles and starts the module; it imports one function, for the solver's progress. Throws if it cannot be fetched or
 * compiled, or is of another version than this wrapper.
 */
export async function loadModule(source: Source): Promise<LoadedModule> {
  const onSolvedRound: LoadedModule['onSolvedRound'] = { call: null };
  const page = { solved_round: (ghosts: number, rounds: number) => onSolvedRound.call?.(ghosts, rounds) };
  const { exports } = await WebAssembly.instantiate(await compile(source), { page });
  if (!isExports(exports)) throw new Error('hedgemaze.wasm is of another version than its wrapper');
  return { exports, onSolvedRound };
}
