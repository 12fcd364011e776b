// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore, type Core, type Fence } from '../../../core/index.js';
import FaultList from '../../mazes/FaultList.svelte';
import { shippedOf } from '../../mazes/model/shippedMazes.js';
import type { MazeDraft } from '../../mazes/model/mazeDraft.js';
import { render, textOf, useComponents } from './render.js';

useComponents();

let core: Core;

beforeAll(async () => {
  core = await loadCore(await readFile('core/hedgemaze.wasm'));
});

const GOOD = shippedOf('pacman')[0]?.draft as MazeDraft;

describe('FaultList', () => {
  it('has a line per fault, with its square', () => {
    const pellets = GOOD.pellets.slice(1);
    const first = GOOD.fences[0] as Fence;
    const crossing = `${first.slice(0, 2)}${first.endsWith('h') ? 'v' : 'h'}` as Fence;
    const faults = core.mazeFaults({ ...GOOD, pellets, fences: [...GOOD.fences, crossing] });
    expect(faults.length).toBeGreaterThan(1);
    const target = render(FaultList, { faults, verdict: faults[0]?.code ?? '' });
    const lines = [...target.querySelectorAll('li')].map(textOf);
    expect(lines).toHaveLength(faults.length);
    expect(lines.some(line => line.includes(crossing))).toBe(true);
    expect(target.querySelector('.good')).toBeNull();
  });

  it('shows the code of a fault that only the core has found', () => {
    const target = render(FaultList, { faults: [], verdict: 'maze.unheard_of' });
    expect([...target.querySelectorAll('li')].map(textOf).join()).toContain('maze.unheard_of');
  });

  it('says that a maze can be played, and nothing of the kind while the core is loading', () => {
    const good = render(FaultList, { faults: [], verdict: '' });
    const waiting = render(FaultList, { faults: [], verdict: null });
    expect([good, waiting].map(each => each.querySelector('.good') !== null)).toEqual([true, false]);
    expect(textOf(good)).not.toBe(textOf(waiting));
    expect(waiting.querySelector('li')).toBeNull();
  });
});
