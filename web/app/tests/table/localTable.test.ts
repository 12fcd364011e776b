import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore, type Core } from '../../../core/index.js';
import { chooseAction, levelOf } from '../../../core/levels.js';
import type { Engine, LevelQuestion, PonderQuestion } from '../../engine/engine.js';
import { LocalTable } from '../../table/model/localTable.js';
import { newGame, GameStore, type StorageLike, type SavedGame } from '../../games/gameStore.js';
import type { Ending, Holders, Table, TableEvent } from '../../table/model/types.js';

let core: Core;

beforeAll(async () => {
  core = await loadCore(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
});

/** Answers at once, from the same process. */
class DirectEngine implements Engine {
  readonly asked: LevelQuestion[] = [];
  /** What it was asked to ponder on: the text, the side and the level. */
  readonly pondered: [string, string, number][] = [];
  cancelled = 0;

  ponder({ text, side }: PonderQuestion, level: number): void {
    this.pondered.push([text, side, level]);
  }

  async choose(question: LevelQuestion, level: number): Promise<string> {
    this.asked.push(question);
    const position = core.parsePosition(question.text);
    if (!position.ok) throw new Error(position.code);
    const { seed, history, recentSquares, allowed } = question;
    const found = levelOf(question.mode, question.side, level);
    const number = chooseAction(core, position.value, found, {
      seed,
      history,
      recentSquares,
      ...(allowed && { allowed }),
    });
    return position.value.mode.tokens[number] as string;
  }

  async hint(question: LevelQuestion) {
    const action = await this.choose(question, 4);
    return { action, line: [action], values: [] };
  }

  cancel(): void {
    this.cancelled += 1;
  }

  close(): void {}
}

function memoryStorage(): StorageLike {
  const kept = new Map<string, string>();
  return {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  };
}

const PEOPLE: Holders = {};
/** Advanced, the ghosts' turn: their speed is 1, all four stand in the middle. */
const GHOSTS = 'advanced a2ha7hb4vg4v Ph6Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G Pi7 20/5/4';

function saved(mode: string, holders: Holders, entries: string[] = [], first: SavedGame['first'] = null): SavedGame {
  return { ...newGame(mode, holders, first), entries, seed: '7' };
}

function heard(table: Table): TableEvent[] {
  const events: TableEvent[] = [];
  table.subscribe(event => events.push(event));
  return events;
}

/** Waits until a person is to move or the game is over. */
async function settled(table: Table): Promise<void> {
  while (table.snapshot.turn?.by === 'engine') await new Promise(resolve => setTimeout(resolve, 0));
}

describe('people on this screen', () => {
  it('plays, refuses with a reason, and writes down', () => {
    const table = new LocalTable(core, saved('classic2', PEOPLE), new DirectEngine());
    const events = heard(table);
    table.send({ type: 'type', text: 'e2' });
    table.send({ type: 'type', text: 'e8' });
    table.send({ type: 'type', text: 'e5' });
    table.send({ type: 'type', text: 'e3h' });
    expect(events.map(event => event.type)).toEqual(['changed', 'changed', 'refused', 'changed']);
    expect(events[2]).toMatchObject({ code: 'action.too_far' });
    expect(table.snapshot.turns.map(({ side, text }) => side + text)).toEqual(['Se2', 'Ne8', 'Se3h']);
    expect(table.snapshot.text).toBe('classic2 e3h Se2Ne8 9,10 - N - 3');
    expect(table.snapshot.ways.map(({ steps }) => steps)).toEqual([8, 8]);
  });

  it('takes several actions of a turn all or none', () => {
    const table = new LocalTable(core, saved('pacman', PEOPLE), new DirectEngine());
    const before = table.snapshot.text;
    table.send({ type: 'type', text: 'Pe6 Pa1' });
    expect(table.snapshot.text).toBe(before);
    table.send({ type: 'type', text: 'Pe6 Pd6' });
    expect(table.snapshot.turn?.side).toBe('G');
    expect(table.snapshot.turns.map(({ text }) => text)).toEqual(['Pe6d6']);
  });

  it('takes back whole turns', () => {
    const table = new LocalTable(core, saved('pacman', PEOPLE), new DirectEngine());
    const first = table.snapshot.text;
    table.send({ type: 'type', text: 'Pe6' });
    table.send({ type: 'undo' });
    expect(table.snapshot.text).toBe(first);
    table.send({ type: 'type', text: 'Pe6 Pd6' });
    const second = table.snapshot.text;
    const step = table.snapshot.legal?.squares[0];
    table.send({ type: 'act', actions: step ? [step.action] : [] });
    table.send({ type: 'undo' });
    expect(table.snapshot.text).toBe(second);
    table.send({ type: 'undo' });
    expect(table.snapshot.text).toBe(first);
    expect(table.snapshot.canUndo).toBe(false);
  });

  it('takes back the turn under way step by step, a stop with the step before it', () => {
    const table = new LocalTable(core, { ...saved('advanced', PEOPLE), start: GHOSTS }, new DirectEngine());
    expect(table.snapshot.canUndoStep).toBe(false);
    table.send({ type: 'type', text: 'Bc5' });
    table.send({ type: 'type', text: 'B- Kf5' });
    expect(table.snapshot.turns.map(({ text }) => text)).toEqual(['Bc5- Kf5']);
    table.send({ type: 'undo' });
    expect(table.snapshot).toMatchObject({ canUndoStep: true, turns: [{ text: 'Bc5-' }] });
    table.send({ type: 'undo' });
    expect(table.snapshot).toMatchObject({ text: GHOSTS, canUndo: false, canUndoStep: false });
  });

  it('takes back no step of an engine', async () => {
    const holders: Holders = { K: { kind: 'engine', level: 1 } };
    const table = new LocalTable(core, { ...saved('advanced', holders), start: GHOSTS }, new DirectEngine());
    table.send({ type: 'type', text: 'Bc5 B- Id3 I- Cf4 C-' });
    await settled(table);
    expect(table.snapshot.turn?.side).toBe('P');
    expect(table.snapshot).toMatchObject({ canUndo: true, canUndoStep: false });
  });

  it('knows the third repetition', () => {
    const round = ['e2', 'e8', 'e1', 'e9'];
    const table = new LocalTable(core, saved('classic2', PEOPLE, [...round, ...round.slice(0, 3)]), new DirectEngine());
    expect(table.snapshot.ending).toBeNull();
    table.send({ type: 'type', text: 'e9' });
    expect(table.snapshot.ending).toEqual({ reason: 'repetition', winner: null, rank: null });
    expect(table.snapshot.legal).toBeNull();
    table.send({ type: 'undo' });
    expect(table.snapshot.ending).toBeNull();
  });

  it('lets a side leave, and goes on with the others', () => {
    const table = new LocalTable(core, saved('classic3', PEOPLE), new DirectEngine());
    table.send({ type: 'resign', side: 'S' });
    expect(table.snapshot.ending).toBeNull();
    expect(table.snapshot.turn?.side).toBe('W');
    table.send({ type: 'resign', side: 'W' });
    expect(table.snapshot.ending).toMatchObject({ reason: 'resigned', winner: 'N' });
  });

  it('explains a fence', () => {
    const table = new LocalTable(core, saved('classic2', PEOPLE, ['d4h']), new DirectEngine());
    expect(table.position.whyIllegal('d4v')).toMatchObject({ code: 'action.fence_crosses', fences: ['d4h'] });
    expect(table.position.whyIllegal('a1h')).toBeNull();
  });

  it('asks before an action that costs a life in the advanced game', () => {
    const opening = ['P@e9', 'Pe8', 'Pe7', '~d3h', 'a1h', 'Pe6', 'P-', '~d5h', 'a3h'];
    const table = new LocalTable(core, saved('advanced', PEOPLE, opening), new DirectEngine());
    expect(table.snapshot.turn?.side).toBe('P');
    expect(table.snapshot.legal?.risky).toMatchObject([
      { piece: 'P', square: 'e5' },
      { piece: 'P', square: 'd5' }, // two steps away
    ]);
    const events = heard(table);
    const before = table.snapshot;
    expect(table.send({ type: 'type', text: 'Pe5' })).toBe(false);
    expect(events).toEqual([{ type: 'costs_life', command: { type: 'type', text: 'Pe5' } }]);
    expect(table.snapshot).toBe(before);
    expect(table.position.text).toBe(before.text);
    expect(table.send({ type: 'type', text: 'Pe5', isConfirmed: true })).toBe(true);
    expect(table.snapshot.position.lives).toBe(before.position.lives - 1);
  });
});

describe('engines', () => {
  it('answers, and undo goes back to the person', async () => {
    const table = new LocalTable(
      core,
      saved('classic2', { N: { kind: 'engine', level: 1 } }, [], 'S'),
      new DirectEngine(),
    );
    const start = table.snapshot.text;
    table.send({ type: 'type', text: 'e2' });
    expect(table.snapshot.turn).toMatchObject({ by: 'engine', level: 1 });
    expect(table.snapshot.legal).toBeNull();
    await settled(table);
    expect(table.snapshot.turns.length).toBe(2);
    table.send({ type: 'undo' });
    expect(table.snapshot.text).toBe(start);
  });

  it('saves whether the person was helped: an answer taken back or a hint, but not a slip', async () => {
    const begin = () => {
      const gameStore = new GameStore(memoryStorage());
      const game = saved('classic2', { N: { kind: 'engine', level: 1 } }, [], 'S');
      return { gameStore, game, table: new LocalTable(core, game, new DirectEngine(), { gameStore }) };
    };
    const slip = begin();
    slip.table.send({ type: 'type', text: 'e2' });
    slip.table.send({ type: 'undo' });
    expect(slip.gameStore.load(slip.game.id)?.isHelped).toBeUndefined();
    slip.table.send({ type: 'type', text: 'd1' });
    await settled(slip.table);
    slip.table.send({ type: 'undo' });
    expect(slip.gameStore.load(slip.game.id)?.isHelped).toBe(true);
    const hinted = begin();
    hinted.table.send({ type: 'hint' });
    hinted.table.send({ type: 'type', text: 'e2' });
    expect(hinted.gameStore.load(hinted.game.id)?.isHelped).toBe(true);
  });

  it('reports the end with the whole game', () => {
    const ends: [SavedGame, Ending][] = [];
    const game = saved('classic2', { N: { kind: 'engine', level: 1 } }, [], 'S');
    const table = new LocalTable(core, game, new DirectEngine(), { onEnded: (...end) => ends.push(end) });
    table.send({ type: 'resign', side: 'S' });
    expect(ends).toMatchObject([[{ id: game.id, isOver: true, entries: ['S:resigned'] }, { winner: 'N' }]]);
  });

  it('refuses a person in the engine’s turn', () => {
    const engine = new DirectEngine();
    const table = new LocalTable(core, saved('classic2', { N: { kind: 'engine', level: 1 } }, [], 'N'), engine);
    const events = heard(table);
    table.send({ type: 'type', text: 'e8' });
    expect(events).toEqual([{ type: 'refused', code: 'action.not_your_turn', illegality: null }]);
  });

  it('forgets a thought when the turn is taken back', async () => {
    const engine = new DirectEngine();
    const table = new LocalTable(core, saved('classic2', { N: { kind: 'engine', level: 1 } }, [], 'S'), engine);
    table.send({ type: 'type', text: 'e2' });
    table.send({ type: 'undo' });
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(table.snapshot.turns).toEqual([]);
    expect(engine.cancelled).toBeGreaterThan(1);
  });

  it('lets the next engine ponder while a person is to act, also after a turn was taken back', async () => {
    const engine = new DirectEngine();
    const table = new LocalTable(core, saved('classic2', { N: { kind: 'engine', level: 1 } }, [], 'S'), engine);
    const start = table.position.text;
    expect(engine.pondered).toEqual([[start, 'N', 1]]);
    table.send({ type: 'type', text: 'e2' });
    expect(engine.pondered.length).toBe(1); // it is the engine's turn
    table.send({ type: 'undo' });
    expect(engine.pondered).toEqual([
      [start, 'N', 1],
      [start, 'N', 1],
    ]);
    table.close();
    expect(engine.pondered.length).toBe(2);
  });

  it('does not ponder for a team that people belong to, nor without an engine, nor for a side that has left', () => {
    const holders: Holders = { B: { kind: 'engine', level: 5 }, K: { kind: 'engine', level: 5 } };
    const engine = new DirectEngine();
    new LocalTable(core, saved('pacman', holders), engine);
    new LocalTable(core, saved('classic2', PEOPLE), engine);
    const table = new LocalTable(core, saved('classic3', { W: { kind: 'engine', level: 8 } }, [], 'S'), engine);
    expect(engine.pondered.map(([, side]) => side)).toEqual(['W']);
    table.send({ type: 'resign', side: 'W' });
    expect(engine.pondered.length).toBe(1);
  });

  it.each(['classic2;size=5;fences=2', 'classic3', 'classic4', 'pacman', 'advanced'])(
    'plays %s to the end',
    async mode => {
      const engine: Holders[keyof Holders] = { kind: 'engine', level: 1 };
      const all = { S: engine, W: engine, N: engine, E: engine, P: engine, B: engine, K: engine, I: engine, C: engine };
      const table = new LocalTable(core, saved(mode, all), new DirectEngine());
      await settled(table);
      expect(table.snapshot.ending).not.toBeNull();
      expect(table.snapshot.canUndo).toBe(false);
    },
  );

  it('lets people’s ghosts go first, and moves only its own', async () => {
    const engine = new DirectEngine();
    const holders: Holders = { B: { kind: 'engine', level: 2 }, K: { kind: 'engine', level: 2 } };
    const table = new LocalTable(core, saved('pacman', holders), engine);
    table.send({ type: 'type', text: 'Pd5 Pd6' });
    expect(table.snapshot.turn).toMatchObject({ side: 'G', by: 'person' });
    const movers = new Set(table.snapshot.legal?.squares.map(({ piece }) => piece));
    expect([...movers].sort()).toEqual(['C', 'I']);
  });

  it('has a random stream of its own in every seat, the same when the game is opened again', async () => {
    const engine: Holders[keyof Holders] = { kind: 'engine', level: 1 };
    const seeds = async (game: SavedGame) => {
      const asked = new DirectEngine();
      const table = new LocalTable(core, game, asked);
      await settled(table);
      return new Map(asked.asked.map(({ side, seed }) => [side, seed]));
    };
    const game = saved('classic4;size=5;fences=1', { S: engine, W: engine, N: engine, E: engine });
    const found = await seeds(game);
    expect(new Set(found.values()).size).toBe(4);
    expect(await seeds(game)).toEqual(found);
    for (const seed of (await seeds({ ...game, seed: '8' })).values()) expect([...found.values()]).not.toContain(seed);
  });

  it('is told where its pawn has been', async () => {
    const engine = new DirectEngine();
    const entries = ['e2', 'e8', 'd2', 'd8', 'c2', 'd9', 'b2', 'd7h', 'a2'];
    const table = new LocalTable(core, saved('classic2', { N: { kind: 'engine', level: 1 } }, entries, 'S'), engine);
    await settled(table);
    expect(new Set(engine.asked[0]?.recentSquares)).toEqual(new Set(['d8']));
  });

  it('hints at a legal action', async () => {
    const table = new LocalTable(core, saved('classic2', PEOPLE), new DirectEngine());
    const events = heard(table);
    table.send({ type: 'hint' });
    await new Promise(resolve => setTimeout(resolve, 50));
    const hint = events.find(event => event.type === 'hint');
    expect(hint && table.position.whyIllegal(hint.hint.action as 'e3h')).toBeNull();
  });
});

describe('the game store', () => {
  it('keeps a game so that it goes on', () => {
    const gameStore = new GameStore(memoryStorage());
    const game = saved('classic2', PEOPLE);
    const table = new LocalTable(core, game, new DirectEngine(), { gameStore });
    table.send({ type: 'type', text: 'e2' });
    table.send({ type: 'type', text: 'd5v' });
    const kept = gameStore.load(game.id);
    expect(kept?.entries).toEqual(['e2', 'd5v']);
    const again = new LocalTable(core, kept as SavedGame, new DirectEngine(), { gameStore });
    expect(again.snapshot.text).toBe(table.snapshot.text);
  });

  it('forgets the oldest, and what makes no sense', () => {
    const box = memoryStorage();
    const gameStore = new GameStore(box);
    const games = Array.from({ length: 45 }, () => saved('classic2', PEOPLE));
    for (const game of games) gameStore.save(game);
    expect(gameStore.ids().length).toBe(40);
    expect(gameStore.load(games[0]?.id ?? '')).toBeNull();
    box.setItem(`hedgemaze.game.${games[44]?.id}`, '{"version": 2}');
    expect(gameStore.load(games[44]?.id ?? '')).toBeNull();
    gameStore.clear();
    expect(gameStore.ids()).toEqual([]);
  });
});
