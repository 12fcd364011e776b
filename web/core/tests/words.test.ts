/** The lists of words and codes are those of the C++ core, in its order. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  FAMILIES,
  fenceOf,
  ILLEGAL_CODES,
  MODES,
  PHASES,
  PIECES,
  REASONS,
  SIDES,
  squareOf,
  TEXT_ERRORS,
} from '../index.js';
import { load, ROOT, valueOf } from './support.js';

function header(name: string): string {
  return readFileSync(`${ROOT}native/${name}.hpp`, 'utf8');
}

/** The codes of a list of rows `X(kName, "code")` in a header; the first one, for "nothing", is empty. */
function listed(name: string): string[] {
  return [...header(name).matchAll(/X\(k\w+, "([^"]*)"\)/g)].map(found => found[1] ?? '');
}

/** The names of an enumeration as Python and TypeScript write them: `kReachedGoal` is `reached_goal`. */
function enumerated(name: string): string[] {
  const body = new RegExp(`enum class ${name} [^{]*\\{([^}]*)\\}`).exec(header('board/enums'))?.[1] ?? '';
  return [...body.matchAll(/\bk([A-Za-z]+)/g)].map(([, word = '']) =>
    word.replace(/(?!^)[A-Z]/g, letter => `_${letter}`).toLowerCase(),
  );
}

describe('words', () => {
  it('has the codes of the core', () => {
    expect(listed('rules/errors')).toEqual(['', ...TEXT_ERRORS]);
    expect(listed('rules/illegality')).toEqual(['', ...ILLEGAL_CODES]);
  });

  it('has the words of the core', () => {
    expect(enumerated('Family')).toEqual([...FAMILIES]);
    expect(enumerated('Reason')).toEqual(['none', ...REASONS]);
    expect(enumerated('Phase')).toEqual([...PHASES]);
    expect(header('board/enums')).toContain(`kSideLetters[] = "${SIDES.join('')}"`);
    expect(header('board/enums')).toContain(`kPieceLetters[] = "${PIECES.join('')}"`);
  });

  it('has the modes of the core', async () => {
    const core = await load();
    const modes = MODES.map(name => valueOf(core.parseMode(name)));
    expect(modes.map(mode => mode.name)).toEqual([...MODES]);
    expect(modes.map(mode => mode.family)).toEqual(['classic', 'classic', 'classic', 'pacman', 'advanced']);
    expect(modes.map(mode => mode.sides.join(''))).toEqual(['SN', 'SWN', 'SWNE', 'PG', 'PG']);
    expect(modes.map(mode => mode.pieces.join(''))).toEqual(['SN', 'SWN', 'SWNE', 'PBKIC', 'PBKIC']);
    expect(modes.map(mode => mode.actionCount)).toEqual([210, 210, 210, 748, 748]);
  });

  it('names squares and fences by number', () => {
    expect([0, 1, 9, 80].map(squareOf)).toEqual(['a1', 'b1', 'a2', 'i9']);
    expect([fenceOf(22, false), fenceOf(22, true)]).toEqual(['e3h', 'e3v']);
  });
});
