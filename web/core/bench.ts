/**
 * How fast the core is under Node: `npm run bench`, or `npm run bench -- --rounds 9 --json` for `bench/wasm.py`, which
 * compares it with the native core in the same run. Seconds are the processor's, and every figure is the best of its
 * rounds: machines are noisy, and in the first round Node is still compiling.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCore } from './index.js';

interface Work {
  readonly mode: string;
  /** The number of random games, or the depth of the count. */
  readonly games?: number;
  readonly depth?: number;
}

const WORKS: readonly Work[] = [
  { mode: 'classic2', games: 3000 },
  { mode: 'classic4', games: 3000 },
  { mode: 'pacman', games: 3000 },
  { mode: 'advanced', games: 500 },
  { mode: 'classic2', depth: 4 },
  { mode: 'classic4', depth: 4 },
];

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
});
// Bundled into web/build/core, beside which the module is not.
const core = await loadCore(readFileSync(new URL('../../core/hedgemaze.wasm', import.meta.url)));

const results = WORKS.map(({ mode, games = 0, depth = 0 }) => {
  const position = core.start(mode);
  if (!position.ok) throw new Error(position.code);
  const { value } = position;
  const run = () => (games > 0 ? value.randomGames(games, 324, 1n).actions : Number(value.perft(depth)));
  let amount = 0;
  let seconds = Infinity;
  for (let round = 0; round < Number(values.rounds); round++) {
    const start = process.cpuUsage();
    amount = run();
    seconds = Math.min(seconds, process.cpuUsage(start).user / 1e6);
  }
  return { mode, games, depth, amount, seconds };
});

if (values.json) {
  console.log(JSON.stringify({ signature: String(core.signature()), results }));
} else {
  for (const { mode, games, amount, seconds, depth } of results) {
    const rate = (amount / seconds / 1e6).toFixed(2);
    const [what, unit] = games > 0 ? [mode, 'random actions'] : [`perft ${mode} ${depth}`, 'leaves'];
    console.log(`${what}: ${rate} million ${unit} a second`);
  }
  console.log(`Signature: ${core.signature()}`);
}
