/** An analysis with four ghosts, which only a table of the server knows. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Core } from '../../../core/index.js';
import { load } from '../../../core/tests/support.js';
import { AnalysisModel } from '../../analysis/model/analysisModel.svelte.js';
import { shownAt } from '../../analysis/model/momentView.js';
import type { Loaded } from '../../engine/load.js';
import { readPasted } from '../../records/readRecords.js';

const FOUR = 'pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0';
const KNOWN = { of: 'game', value: 'ghosts', distance: 9, best: ['Pe6', 'Pd5'] };

let core: Core;
let asked: string[] = [];
let answer: unknown = null;

beforeAll(async () => {
  core = await load();
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
    asked.push((JSON.parse(String(body)) as { position: string }).position);
    return new Response(JSON.stringify({ exact: answer }), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The analysis of a position, without searches and without tables of the browser. */
function modelOf(text: string): AnalysisModel {
  const read = readPasted(core, text);
  if (!read.ok) throw new Error(read.code);
  const analyst = { analyse: () => undefined, close: () => undefined };
  const parts = { core, module: null, analyst, exact: { tableFor: () => null } };
  return new AnalysisModel(parts as unknown as Loaded, read.line); // the parts that an analysis uses
}

function stateOf({ canAsk, isUnknown, exact }: AnalysisModel) {
  return [canAsk, isUnknown, exact?.distance ?? null];
}

describe('with four ghosts', () => {
  it('the server is asked when the user wants it, and then about every moment', async () => {
    answer = KNOWN;
    const model = modelOf(FOUR);
    expect([stateOf(model), asked]).toEqual([[true, false, null], []]);
    await model.askServer();
    expect(stateOf(model)).toEqual([false, false, 9]);
    expect(model.exact).toMatchObject({ value: 'ghosts', isWhole: true, best: ['Pe6', 'Pd5'] });
    expect(model.worth?.values).toEqual([0, 1]);
    const drawn = shownAt(model.at, null, true, model.exact);
    expect(drawn.arrows?.length).toBe(2);
    model.play(['Pe6']);
    await vi.waitFor(() => expect(stateOf(model)).toEqual([false, false, 9]));
    expect(asked).toEqual([FOUR, model.position.text]);
  });

  it('a server without a table is asked once', async () => {
    answer = null;
    const model = modelOf(FOUR);
    await model.askServer();
    expect(stateOf(model)).toEqual([false, true, null]);
    model.play(['Pe6']);
    expect(stateOf(model)).toEqual([false, true, null]);
    expect(asked).toEqual([FOUR]);
  });

  it('a server that has not answered can be asked again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const model = modelOf(FOUR);
    await model.askServer();
    expect([stateOf(model), model.hasFailed]).toEqual([[true, false, null], true]);
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ exact: KNOWN }), { status: 200 }));
    await model.askServer();
    expect([stateOf(model), model.hasFailed]).toEqual([[false, false, 9], false]);
  });

  it('an answer that comes after another moment is shown does not count for that one', async () => {
    answer = KNOWN;
    const model = modelOf(FOUR);
    const waiting = model.askServer();
    model.play(['Pe6']);
    await waiting;
    expect(model.exact).toBeNull();
  });

  it('nothing is offered for rules that nobody can solve, and for other families', () => {
    expect(stateOf(modelOf(FOUR.replace('pacman', 'pacman;ghost_order=fixed')))).toEqual([false, false, null]);
    expect(stateOf(modelOf('classic2 - Se1Ne9 10,10 - S - 0'))).toEqual([false, false, null]);
    const three = modelOf(FOUR.replace('Ce1', 'C*'));
    expect([three.canSolve, three.canAsk]).toEqual([true, false]);
  });
});
