/** The demo page: any reference position in any theme, with a log of the intents. `?all` shows them all. */
import { loadCore } from '../../core/index.js';
import { applyPieces, applyTheme, FENCE_COLOURS, PIECE_SETS, THEMES } from '../index.js';
import type { BoardOptions, Edge, FenceColours, HeldFence, Intent, PieceSet, ThemeName } from '../index.js';
import { SCENES } from './scenes.js';
import { DemoTable } from './table.js';

declare global {
  interface Window {
    /** For tests: the reported intents without previews and selections. */
    intents: Intent[];
    table: DemoTable;
  }
}

const asked = new URLSearchParams(location.search);
const byId = (id: string) => document.getElementById(id) as HTMLElement;

const CHOICES = {
  scene: SCENES.map(({ name }) => name),
  theme: ['system', ...THEMES],
  pieces: PIECE_SETS,
  fences: FENCE_COLOURS,
  bottom: ['S', 'W', 'N', 'E'],
  confirm: ['touch', 'always', 'never'],
  motion: ['system', 'full', 'none'],
} as const;

type Choice = keyof typeof CHOICES;

const chosen = (name: Choice): string => asked.get(name) ?? CHOICES[name][0] ?? '';

function controls(): void {
  const form = byId('controls');
  for (const name of Object.keys(CHOICES) as Choice[]) {
    const label = document.createElement('label');
    const select = document.createElement('select');
    select.name = name;
    for (const value of CHOICES[name]) select.add(new Option(value, value, false, value === chosen(name)));
    label.append(name, select);
    form.append(label);
    select.addEventListener('change', () => {
      asked.set(name, select.value);
      location.search = asked.toString();
    });
  }
  const undo = document.createElement('button');
  undo.type = 'button';
  undo.className = 'plain';
  undo.textContent = 'undo';
  undo.addEventListener('click', () => window.table.undo());
  form.append(undo);
}

/** Buttons for a fence that waits, as every page with a board has them. */
function fenceButtons(place: HTMLElement): (held: HeldFence | null) => void {
  const group = document.createElement('div');
  group.className = 'fence-buttons';
  const press = {
    Turn: () => window.table.board.turnFence(),
    Place: () => window.table.board.confirm(),
    Cancel: () => window.table.board.cancel(),
  };
  for (const [name, run] of Object.entries(press)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'plain';
    button.textContent = name;
    button.disabled = true;
    button.addEventListener('click', run);
    group.append(button);
  }
  place.before(group);
  return held => {
    for (const button of group.querySelectorAll('button')) button.disabled = !held?.waiting;
  };
}

function logIntent(intent: Intent): void {
  if (intent.type === 'preview' || intent.type === 'select') return;
  window.intents.push(intent);
  const line = document.createElement('li');
  line.textContent = JSON.stringify(intent);
  byId('log').prepend(line);
}

window.intents = [];
applyTheme(document.documentElement, chosen('theme') as ThemeName | 'system');
applyPieces(document.documentElement, chosen('pieces') as PieceSet, chosen('fences') as FenceColours);
const core = await loadCore(fetch(new URL('../../core/hedgemaze.wasm', import.meta.url)));
const options: Partial<BoardOptions> = {
  confirm: chosen('confirm') as NonNullable<BoardOptions['confirm']>,
  motion: chosen('motion') as NonNullable<BoardOptions['motion']>,
};
const isAll = asked.has('all');
if (!isAll) controls();
const boards = byId('boards');
boards.className = isAll ? 'all' : 'one';
for (const scene of SCENES.filter(({ name }) => isAll || name === chosen('scene'))) {
  const place = document.createElement('div');
  if (isAll) {
    const title = document.createElement('h2');
    title.textContent = scene.name;
    place.append(title);
  }
  boards.append(place);
  const onHold = isAll ? {} : { onHold: fenceButtons(boards) };
  const extra = asked.has('bottom') ? { bottom: chosen('bottom') as Edge } : {};
  window.table = new DemoTable(place, core, scene, { ...options, ...onHold }, extra, logIntent);
}
document.documentElement.dataset['ready'] = 'true';
