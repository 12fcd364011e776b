/**
 * Random games that Python has played (`python -m tests.core.wasm_games`), replayed here: after every action all that
 * the two cores say must agree. HEDGEMAZE_GAMES names the file; `tools/web.py` makes it.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import type { Core, Position, Side } from '../index.js';
import { load, valueOf } from './support.js';

const FILE = process.env['HEDGEMAZE_GAMES'];
const REASONS_EVERY = 40;
const CHECK_DIGITS = 8;

interface GameLine {
  readonly mode: string;
  readonly seed: number;
  /** The reference has no hashes. */
  readonly body: 'core' | 'rules';
  readonly start: string;
  readonly entries: string;
  readonly checks: string;
}

function joined(items: readonly string[]): string {
  return items.length > 0 ? items.join('') : '-';
}

function reasonsOf(position: Position): string {
  const parts = position.mode.tokens.map(token => {
    const reason = position.whyIllegal(token);
    if (!reason) return 'legal';
    return `${reason.code}/${joined(reason.fences)}/${reason.piece ?? '-'}/${joined(reason.squares)}`;
  });
  return parts.join(' ');
}

/** Everything that the core says about a position; `line_of` of wasm_games.py writes the same. */
function lineOf(position: Position, withHash: boolean, withReasons: boolean): string {
  const { turn } = position;
  const outcome = position.outcome();
  const result = outcome?.winner ? `${outcome.winner}-wins` : 'draw';
  const { sides } = position.mode;
  const ways = sides.map(side => `${position.distance(side) ?? '-'} ${joined(position.shortestPath(side))}`);
  const fields = [
    position.text,
    position.key,
    withHash ? String(position.hash) : '-',
    `${turn.side} ${turn.phase} ${turn.steps} ${turn.seats.join('')}`,
    outcome ? `${outcome.reason} ${result} ${outcome.rank ?? '-'}` : 'none',
    position.legalNumbers().join(' '),
    ways.join(', '),
  ];
  if (withReasons) fields.push(reasonsOf(position));
  return fields.join(' | ');
}

/** Replays a game; returns how many moments were compared. */
function replay(core: Core, game: GameLine): number {
  const entries = game.entries === '' ? [] : game.entries.split(' ');
  let position = valueOf(core.parsePosition(game.start));
  for (let ply = 0; ; ply++) {
    const line = lineOf(position, game.body === 'core', ply % REASONS_EVERY === game.seed % REASONS_EVERY);
    const check = createHash('sha256').update(line).digest('hex').slice(0, CHECK_DIGITS);
    const again = valueOf(core.parsePosition(position.text));
    if (check !== game.checks.slice(ply * CHECK_DIGITS, (ply + 1) * CHECK_DIGITS) || again.hash !== position.hash) {
      const played = entries.slice(0, ply).join(' ');
      expect.fail(
        `python -m tests.core.wasm_games --body ${game.body} --show ${game.mode} ${game.seed} ${ply} says otherwise\n` +
          `${game.start}\n${played}\n${line}`,
      );
    }
    const entry = entries[ply];
    if (entry === undefined) {
      expect(game.checks).toHaveLength((ply + 1) * CHECK_DIGITS);
      return ply + 1;
    }
    position = valueOf(entry.includes(':') ? position.retire(entry.charAt(0) as Side) : position.play(entry));
  }
}

describe.skipIf(FILE === undefined)('random games of Python', () => {
  it('agree', { timeout: 3_600_000 }, async () => {
    const core = await load();
    const games = new Map<string, number>();
    let moments = 0;
    for await (const line of createInterface({ input: createReadStream(FILE as string), crlfDelay: Infinity })) {
      const game = JSON.parse(line) as GameLine;
      // The other lines are for game.test.ts and mazeFaults.test.ts.
      if (game.body !== 'core' && game.body !== 'rules') continue;
      moments += replay(core, game);
      games.set(game.mode, (games.get(game.mode) ?? 0) + 1);
    }
    expect(games.size).toBeGreaterThan(0);
    console.log(`${[...games].map(([mode, count]) => `${mode} ${count}`).join(', ')}: ${moments} moments agree`);
  });
});
