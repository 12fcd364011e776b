/** The wrapper: loading, modes, and positions as values. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore, MODES, type Core } from '../index.js';
import { load, played, valueOf, WASM } from './support.js';

let core: Core;
beforeAll(async () => {
  core = await load();
});

describe('loadCore', () => {
  const bytes = readFileSync(WASM);

  it('asks for one function from outside, for the progress of the solver', () => {
    const wanted = [{ module: 'page', name: 'solved_round', kind: 'function' }];
    expect(WebAssembly.Module.imports(new WebAssembly.Module(bytes))).toEqual(wanted);
  });

  it.each(['application/wasm', 'application/octet-stream'])('takes an answer of type %s', async type => {
    const answer = new Response(bytes, { headers: { 'content-type': type } });
    const loaded = await loadCore(Promise.resolve(answer));
    expect(valueOf(loaded.start('classic2')).legalNumbers()).toHaveLength(131);
  });

  it('takes a compiled module', async () => {
    expect(valueOf((await loadCore(new WebAssembly.Module(bytes))).start('pacman')).turn.side).toBe('P');
  });

  it('says so when the file is missing, broken or of another version', async () => {
    await expect(loadCore(new Response('', { status: 404, statusText: 'Not Found' }))).rejects.toThrow('404 Not Found');
    await expect(loadCore(new TextEncoder().encode('<html>'))).rejects.toThrow(WebAssembly.CompileError);
    await expect(loadCore(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))).rejects.toThrow('another version');
  });
});

describe('modes', () => {
  it('are written in canonical form', () => {
    expect(valueOf(core.parseMode('classic2;fences=10;size=5')).text).toBe('classic2;size=5');
    expect(String(valueOf(core.parseMode('pacman;lives=5;maze=A2')))).toBe('pacman;maze=A2;lives=5');
  });

  it('are shared by their positions', () => {
    const mode = valueOf(core.parseMode('classic4;size=7'));
    const start = valueOf(core.start('classic4;size=7'));
    expect(start.mode).toBe(mode);
    expect(valueOf(core.parsePosition(start.text)).mode).toBe(mode);
  });

  it('are not kept without end', () => {
    const first = valueOf(core.start('classic2;fences=3'));
    for (let ply = 1; ply <= 600; ply++) valueOf(core.parseMode(`classic2;max_ply=${ply}`));
    expect(first.text).toBe('classic2;fences=3 - Se1Ne9 3,3 - S - 0');
    expect(valueOf(first.play('e2')).mode).toBe(first.mode);
  });

  it.each([
    ['', null],
    [';stall_result=ghosts', 'G'],
    [';no_progress_limit=0;stall_result=pacman', 'P'],
    [';repetition_draw=false;no_progress_limit=0;stall_result=pacman', null],
  ])('decide who gets an open game: “%s”', (house, winner) => {
    expect(valueOf(core.start(`pacman${house}`)).openWinner()).toBe(winner);
  });

  it('know who holds which piece', () => {
    expect(valueOf(core.parseMode('pacman;deal=P.BK.IC')).seats).toEqual([1, 2, 2, 3, 3]);
  });

  it('have a token for every action', () => {
    for (const name of MODES) {
      const mode = valueOf(core.parseMode(name));
      expect(mode.tokens).toHaveLength(mode.actionCount);
      expect(new Set(mode.tokens).size).toBe(mode.actionCount);
      expect(mode.tokens.map(token => valueOf(mode.parseAction(token)))).toEqual([...mode.tokens.keys()]);
    }
  });

  it.each([
    ['chess', 'mode.unknown'],
    ['classic2;size=4', 'mode.bad_size'],
    ['classic2;size=5;size=5', 'mode.unreadable'],
    ['classic2;lives=5', 'house_rule.not_in_mode'],
    ['pacman;maze=nowhere', 'maze.unknown'],
    ['', 'mode.unknown'],
    ['classic2\u00e9', 'mode.unknown'],
    [`classic2;${'x'.repeat(100_000)}`, 'mode.unreadable'],
  ])('refuse what cannot be: %#', (text, code) => {
    expect(core.parseMode(text)).toMatchObject({ ok: false, code });
    expect(core.start(text)).toMatchObject({ ok: false, code });
  });

  it('name the first fault of a maze', () => {
    expect(core.parseMode('pacman;maze=-/a1i1a9i9/Pe5Be9Ki5Ia5Ca1')).toEqual({
      ok: false,
      code: 'maze.invalid',
      fault: 'maze.square_shared',
    });
  });
});

describe('start', () => {
  it('lets any classic side begin, and only PAC-MAN in his modes', () => {
    expect(valueOf(core.start('classic4', 'E')).turn).toEqual({ side: 'E', seats: [4], phase: 'act', steps: 0 });
    expect(valueOf(core.start('pacman', 'P')).turn.side).toBe('P');
    expect(core.start('pacman', 'G')).toEqual({ ok: false, code: 'mode.bad_first' });
    expect(core.start('classic2', 'W')).toEqual({ ok: false, code: 'mode.bad_first' });
  });

  it('takes a mode as well as its text', () => {
    const mode = valueOf(core.parseMode('advanced'));
    expect(valueOf(core.start(mode)).legalActions()).toEqual(['P@e1', 'P@a5', 'P@i5', 'P@e9']);
  });
});

describe('two cores', () => {
  it('do not disturb each other', async () => {
    const other = await load();
    const mine = played(valueOf(core.start('classic2')), 'e2 e8');
    const theirs = played(valueOf(other.start('classic2')), 'd1 d9');
    expect([mine.text, theirs.text, mine.text]).toEqual([
      'classic2 - Se2Ne8 10,10 - S - 2',
      'classic2 - Sd1Nd9 10,10 - S - 2',
      'classic2 - Se2Ne8 10,10 - S - 2',
    ]);
    expect(mine.hash).not.toBe(theirs.hash);
    expect([valueOf(mine.play('e3')).ply, valueOf(theirs.play('d2')).ply]).toEqual([3, 3]);
  });
});
