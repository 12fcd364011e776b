import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore, RUNNERS, type Core, type Fence, type MazeFault, type Square } from '../../../core/index.js';
import {
  draftOfFile,
  draftOfInline,
  emptyDraft,
  fileOf,
  inlineOf,
  modeTextOf,
  type MazeDraft,
} from '../../mazes/model/mazeDraft.js';
import { changeFamily, movePiece, pressFence, pressSquare } from '../../mazes/model/edit.js';
import { randomMaze } from '../../mazes/model/randomMaze.js';
import { MazeStore } from '../../mazes/model/mazeStore.js';
import { mazeOfMode, shippedOf, SHIPPED_NAMES } from '../../mazes/model/shippedMazes.js';
import { memoryStorage, lots } from '../support.js';

let core: Core;

beforeAll(async () => {
  core = await loadCore(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
});

const [A1, CHAMBER] = [shippedOf('pacman')[0]?.draft as MazeDraft, shippedOf('advanced')[0]?.draft as MazeDraft];

const faultsOf = (draft: MazeDraft): MazeFault[] => core.mazeFaults(draft);

/** What reading the mode says of a maze: its first fault, or nothing. */
function verdict(draft: MazeDraft): string {
  const read = core.parseMode(modeTextOf(draft));
  return read.ok ? '' : (read.fault ?? read.code);
}

/** A maze with a few accidents: the shipped one of a mode, changed at random places. */
function spoilt(family: MazeDraft['family'], lot: (limit: number) => number): MazeDraft {
  const fence = () => `${'abcdefgh'.charAt(lot(8))}${1 + lot(8)}${lot(2) ? 'h' : 'v'}` as Fence;
  const square = () => `${'abcdefghi'.charAt(lot(9))}${1 + lot(9)}` as Square;
  let draft = family === 'pacman' ? A1 : CHAMBER;
  for (let change = lot(9); change >= 0; change--) {
    const { fences, chamber, pellets, starts, gates } = draft;
    const kind = lot(12);
    if (kind < 5) draft = { ...draft, fences: [...fences, fence()] };
    else if (kind === 5) draft = { ...draft, pellets: lot(2) ? pellets.slice(1) : [...pellets, square()] };
    else if (kind === 6) draft = { ...draft, starts: { ...starts, [RUNNERS[lot(5)] as 'P']: square() } };
    else if (kind === 7) draft = { ...draft, starts: Object.fromEntries(Object.entries(starts).slice(lot(2))) };
    else if (kind === 8) draft = { ...draft, chamber: lot(2) ? chamber.slice(1) : [...chamber, fence()] };
    else if (kind === 9) draft = { ...draft, fences: [...fences, ...wall(lot)] };
    else if (kind === 10 && family === 'advanced') draft = { ...draft, gates: [pair(square), gates[1]] };
    else if (family === 'advanced') draft = { ...draft, gates: [gates[0], gates[1].slice(lot(2))] };
  }
  // A list has no duplicates and is in the order of the text.
  const unique = <T>(list: readonly T[]) => [...new Set(list)];
  const { fences, chamber, pellets } = draft;
  const clean = {
    ...draft,
    fences: unique(fences),
    chamber: family === 'advanced' ? unique(chamber) : [],
    pellets: unique(pellets),
  };
  const read = draftOfInline(inlineOf(clean));
  return read ?? A1;
}

/** Two different squares, often neighbours, that are no gates of the other tunnel. */
function pair(square: () => Square): Square[] {
  const found = new Set<Square>();
  while (found.size < 2) found.add(square());
  for (const each of ['a5', 'i5'] as const) if (found.has(each)) return ['b7', 'b8'];
  return [...found];
}

/** Fences right across the board. */
function wall(lot: (limit: number) => number): Fence[] {
  const row = 1 + lot(8);
  return ['a', 'c', 'e', 'g']
    .map(file => `${file}${row}h` as Fence)
    .concat(lot(2) ? [`h${row}h` as Fence] : [`h${Math.max(1, row - 1)}v` as Fence]);
}

describe('the check', () => {
  it.each(['pacman', 'advanced'] as const)('of a drawn maze finds first what reading its mode finds, in %s', family => {
    const lot = lots(family === 'pacman' ? 7 : 8);
    const seen = new Map<string, number>();
    for (let game = 0; game < 1500; game++) {
      const draft = spoilt(family, lot);
      const said = verdict(draft);
      expect([faultsOf(draft)[0]?.code ?? '', inlineOf(draft)]).toEqual([said, inlineOf(draft)]);
      seen.set(said, (seen.get(said) ?? 0) + 1);
    }
    // The mazes are of many kinds: good ones too, and most faults.
    expect(seen.get('')).toBeGreaterThan(5);
    expect(seen.size).toBeGreaterThan(family === 'pacman' ? 6 : 9);
  });

  it('lists every fault with its place', () => {
    const draft: MazeDraft = {
      ...A1,
      fences: ['a1h', 'b1h', 'a8v'],
      pellets: ['e5', 'a9'],
      starts: { ...A1.starts, P: 'e5' },
    };
    expect(faultsOf(draft).map(({ code, squares, fences }) => [code, [...squares, ...fences].join(' ')])).toEqual([
      ['maze.fence_overlaps', 'a1h b1h'],
      ['maze.pellet_count', ''],
      ['maze.square_shared', 'e5'],
    ]);
    const closed: MazeDraft = { ...A1, fences: ['a2h', 'b1v'] };
    expect(faultsOf(closed).map(({ code, squares }) => [code, squares])).toEqual([
      ['maze.not_connected', ['a1', 'b1', 'a2', 'b2']],
    ]);
  });
});

describe('a draft', () => {
  it('is what the shipped files say, and back', () => {
    for (const name of SHIPPED_NAMES) {
      const draft = shippedOf(name.startsWith('A') ? 'pacman' : 'advanced').find(each => each.name === name)
        ?.draft as MazeDraft;
      expect(verdict(draft)).toBe('');
      expect(faultsOf(draft)).toEqual([]);
      expect(inlineOf(draftOfFile(JSON.stringify(fileOf(draft))) as MazeDraft)).toBe(inlineOf(draft));
      const read = draftOfInline(inlineOf(draft), draft.title) as MazeDraft;
      expect(inlineOf(read)).toBe(inlineOf(draft));
      const mode = core.parseMode(modeTextOf(draft));
      expect(mode.ok && mode.value.text).toBe(
        name === 'A1' || name === 'chamber' ? draft.family : `${draft.family};maze=${name}`,
      );
      expect(mazeOfMode(`${draft.family};maze=${name}`)).toEqual(draft);
    }
  });

  it('refuses what is no maze', () => {
    for (const text of [
      '',
      '[]',
      '{"fences": ["z9h"]}',
      '{"fences": 3}',
      '{"family": "chess"}',
      '{"starts": {"Q": "a1"}}',
    ]) {
      expect(draftOfFile(text)).toBe(null);
    }
    for (const text of ['', 'a1h', 'e3h/a1/Pe5x', 'e3h/a1', 'e3h/a1/Pe5/c4v']) expect(draftOfInline(text)).toBe(null);
  });
});

describe('drawing', () => {
  const drawn = (edited: ReturnType<typeof pressFence>): MazeDraft => {
    if ('refusal' in edited) throw new Error(edited.refusal);
    return edited.draft;
  };

  it('raises, changes and takes fences away', () => {
    const empty = emptyDraft('advanced');
    const one = drawn(pressFence(empty, 'fence', 'e3h'));
    expect(one.fences).toEqual(['e3h']);
    expect(pressFence(one, 'fence', 'f3h')).toEqual({ refusal: 'overlaps' });
    expect(pressFence(one, 'pellet', 'e3v')).toEqual({ refusal: 'crosses' });
    const chamber = drawn(pressFence(one, 'chamber', 'e3h'));
    expect([chamber.fences, chamber.chamber]).toEqual([[], ['e3h']]);
    expect(drawn(pressFence(chamber, 'chamber', 'e3h')).chamber).toEqual([]);
    expect(drawn(pressFence(chamber, 'erase', 'd3h')).chamber).toEqual([]);
  });

  it('gives a square one thing, and no more than there are', () => {
    let draft = emptyDraft('advanced');
    for (const square of ['a1', 'a2', 'a3', 'a4', 'a5'] as const) draft = drawn(pressSquare(draft, 'pellet', square));
    expect(draft.pellets).toEqual(['a2', 'a3', 'a4', 'a5']);
    draft = drawn(pressSquare(draft, 'B', 'a2'));
    expect([draft.pellets, draft.starts.B]).toEqual([['a3', 'a4', 'a5'], 'a2']);
    for (const square of ['e1', 'e9', 'e5'] as const) draft = drawn(pressSquare(draft, 'gate-0', square));
    expect(draft.gates).toEqual([['e9', 'e5'], []]);
    expect(pressSquare(draft, 'fence', 'c3')).toEqual({ refusal: 'fences-only' });
    expect(drawn(pressSquare(draft, 'B', 'a2')).starts.B).toBe(undefined);
  });

  it('lets pieces change places', () => {
    const moved = movePiece(A1, 'P', 'e9');
    expect([moved.starts.P, moved.starts.B]).toEqual(['e9', 'e5']);
    expect(movePiece(A1, 'P', 'a1').pellets).not.toContain('a1');
  });

  it('goes over to the other mode', () => {
    for (const [draft, other] of [
      [A1, CHAMBER],
      [CHAMBER, A1],
    ] as const) {
      expect(verdict(changeFamily(draft, other.family, other))).toBe('');
    }
  });
});

describe('random mazes', () => {
  it('can all be played and differ', () => {
    for (const usual of [A1, CHAMBER]) {
      const texts = Array.from({ length: 200 }, () => randomMaze(core, usual.family, usual));
      for (const draft of texts) expect([verdict(draft), inlineOf(draft)]).toEqual(['', inlineOf(draft)]);
      expect(new Set(texts.map(inlineOf)).size).toBeGreaterThan(150);
    }
  });
});

describe('the store of mazes', () => {
  it('keeps, replaces, removes and brings back', () => {
    const store = new MazeStore(memoryStorage());
    const first = store.save({ ...A1, title: 'One' }) as string;
    const second = store.save({ ...CHAMBER, title: 'Two' }) as string;
    expect(store.list().map(({ draft }) => draft.title)).toEqual(['Two', 'One']);
    store.save({ ...A1, title: 'One again' }, first);
    expect(store.list().map(({ id }) => id)).toEqual([first, second]);
    const gone = store.load(second);
    store.remove(second);
    expect(store.load(second)).toBe(null);
    if (gone) store.restore(gone);
    expect(store.load(second)).toEqual(gone);
  });

  it('survives whatever is in the storage', () => {
    const kept = memoryStorage();
    kept.setItem('hedgemaze.mazes', '[3, {"id": "x", "changed": 1, "maze": {"family": "no"}}]');
    expect(new MazeStore(kept).list()).toEqual([]);
    kept.setItem('hedgemaze.mazes', 'nonsense');
    expect(new MazeStore(kept).list()).toEqual([]);
  });
});
