import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogueOf } from '../../../catalogues.js';
import { loadCore, type Core } from '../../../core/index.js';
import { newGame } from '../../games/gameStore.js';
import { setLanguage } from '../../i18n/messages.svelte.js';
import { recordOf } from '../../records/savedGameRecord.js';
import { sharedGame } from '../../records/share/sharedGame.js';
import { Game } from '../../table/model/game.js';
import { ownersOf } from '../../table/model/snapshot.js';

vi.mock('virtual:catalogues', () => ({
  default: {
    en: { code: 'en', name: 'English', complete: true, missing: 0, load: async () => ({ default: catalogueOf('en') }) },
  },
}));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { lang: '', dir: '' } });

let core: Core;

beforeAll(async () => {
  core = await loadCore(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
  await setLanguage('en');
});

describe('the owners of fences', () => {
  it('are the pawns that placed them', () => {
    const { positions, entries } = new Game(core, 'classic2', null, ['e3h', 'd6v', 'e2', 'a1h']);
    expect(ownersOf(positions, entries)).toEqual({ e3h: 'S', d6v: 'N', a1h: 'N' });
  });

  it('are unknown for the fences of the start', () => {
    const { position } = new Game(core, 'classic2', null, ['e3h']);
    const { positions, entries } = new Game(core, 'classic2', null, ['d6v'], position.text);
    expect(ownersOf(positions, entries)).toEqual({ d6v: 'N' });
  });

  it('are the first ghost for the ghosts, who lift a fence of the Chamber and lay it', () => {
    const { positions, entries } = new Game(core, 'advanced', null, ['P@e9', 'Pe8', 'P-', '~d3h', 'a1h']);
    expect(entries).toHaveLength(5);
    expect(ownersOf(positions, entries)).toEqual({ a1h: 'B' });
  });
});

describe('a shared game', () => {
  const saved = () => ({
    ...newGame('classic2', { S: { kind: 'person', name: 'Ada' }, N: { kind: 'engine', level: 3 } } as const),
    entries: ['e2', 'e8', 'e3h', 'N:resigned'],
    isOver: true,
  });

  it('has names, one view more than entries, and the result', () => {
    const record = recordOf(core, saved());
    const view = new Game(core, 'classic2', null).position.view();
    const game = sharedGame(core, record, { position: view, bottom: 'N', characters: { S: 'bow' } });
    expect(game?.players.map(({ name, character }) => [name, character])).toEqual([
      ['Ada', 'bow'],
      ['3\u00a0· Sapling', 'horns'],
    ]);
    expect(game?.views).toHaveLength(5);
    expect(game?.views.map(({ last }) => last)).toEqual([
      [],
      [{ piece: 'S', squares: ['e1', 'e2'] }],
      [{ piece: 'N', squares: ['e9', 'e8'] }],
      [{ fence: 'e3h', lifted: false }],
      [],
    ]);
    expect(game?.views.every(({ bottom, owners }) => bottom === 'N' && owners?.e3h === 'S')).toBe(true);
    expect(game?.result).toBe('Ada wins. A player gave up.');
  });

  it('is null for a text that is no record', () => {
    const view = new Game(core, 'classic2', null).position.view();
    expect(sharedGame(core, '[Mode "chess"]', { position: view })).toBeNull();
  });
});
