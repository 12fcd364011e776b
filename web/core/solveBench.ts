/**
 * How long the core takes to solve a mode under Node, for `bench/solve.py`: `node solveBench.js MODE GHOSTS` prints the
 * seconds on the clock, the processor's seconds and the checksum of the table as JSON.
 */
import { readFileSync } from 'node:fs';
import { loadCore } from './index.js';
import { checksumOf } from './tableChecksum.js';

const [modeText = 'pacman', ghosts = '1'] = process.argv.slice(2);
// Bundled into web/build/core, beside which the module is not.
const core = await loadCore(readFileSync(new URL('../../core/hedgemaze.wasm', import.meta.url)));
const mode = core.parseMode(modeText);
if (!mode.ok) throw new Error(mode.code);

const [begin, used] = [performance.now(), process.cpuUsage()];
const table = core.solve(mode.value, Number(ghosts));
if (!table.ok) throw new Error(table.code);
const seconds = (performance.now() - begin) / 1000;
const processor = process.cpuUsage(used).user / 1e6;
console.log(JSON.stringify({ seconds, processor, checksum: checksumOf(table.value) }));
