/** Everything that is drawn about a position: targets, last action, sight lines, paths, arrows, marks, shut-in areas. */
import { characterOf } from '../art/paints.js';
import { fenceMiddle, PITCH, seenAt, SQUARE, squareBox, toScreen, type Point, type Setting } from '../geometry.js';
import { at, draw, group, set, short, text } from '../svg.js';
import {
  TONES,
  type Arrow,
  type BoardView,
  type Mark,
  type Path,
  type Piece,
  type Square,
  type Tone,
} from '../types.js';
import type { BoardChoices } from '../choices.js';
import { illegalFence, liftedFence, suggestedFence } from './fences.js';

/** Returns the class of a tone; that of a piece has the colours of its character. */
export function toneClass(tone: Tone | undefined, view: BoardView): string {
  if (tone === undefined) return 'hm-tone-calm';
  const isTone = (TONES as readonly string[]).includes(tone);
  return isTone ? `hm-tone-${tone}` : `hm-tone-piece hm-${characterOf(tone as Piece, view.characters)}`;
}

function tint(square: Square, className: string, setting: Setting): SVGElement {
  return draw('rect', { class: className, ...squareBox(square, setting), rx: 11 });
}

/** Beneath fences and pieces. */
export function underlay(view: BoardView, setting: Setting): SVGElement[] {
  const { position, illegal, last = [], marks = [], paths = [], sights = [] } = view;
  const trail = last.flatMap(each => ('squares' in each ? each.squares : []));
  return [...new Set(trail)]
    .map((square): SVGElement => tint(square, 'hm-last-square', setting))
    .concat(
      position.pieces.flatMap(({ square, toMove }) => (square && toMove ? [turnRing(square, setting)] : [])),
      (illegal?.squares ?? []).map(square => tint(square, 'hm-shut-in', setting)),
      marks
        .filter(({ shape }) => shape === 'fill')
        .map(mark => tint(mark.square, `hm-mark-fill ${toneClass(mark.tone, view)}`, setting)),
      sights.map(({ from, to }) => sight(from, to, setting)),
      paths.map(path => pathLine(path, view, setting)),
      position.lifted ? [liftedFence(position.lifted, setting)] : [],
    );
}

function turnRing(square: Square, setting: Setting): SVGElement {
  const { x, y, width, height } = squareBox(square, setting);
  return draw('rect', { class: 'hm-turn', x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 11 });
}

function sight(from: Square, to: Square, setting: Setting): SVGElement {
  const [a, b] = [seenAt(from, setting), seenAt(to, setting)];
  const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  return group(
    'hm-sight',
    draw('line', { class: 'hm-beam', ...ends }),
    draw('line', { class: 'hm-beam-dash', ...ends }),
  );
}

function pathLine(path: Path, view: BoardView, setting: Setting): SVGElement {
  const points = path.squares.map(square => seenAt(square, setting));
  const line = { points: points.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ') };
  const className = `hm-path ${toneClass(path.tone, view)}`;
  return group(className, draw('polyline', { class: 'hm-path-edge', ...line }), draw('polyline', line));
}

/** Between fences and pieces: where the picked piece may go, or else where one piece alone may go, in its colour. */
export function targets(choices: BoardChoices, picked: Piece | null, setting: Setting): SVGElement[] {
  const { view, legal } = choices;
  if (legal.isPremove && !picked) return [];
  const occupied = new Set<Square>(view.position.pellets);
  for (const { square } of view.position.pieces) if (square) occupied.add(square);
  const found = choices.targets(picked).map(({ piece, square, isFar }) => {
    const names = [
      ...(isRisky(view, piece, square) ? ['hm-risky'] : []),
      ...(isFar ? ['hm-far'] : []),
      ...(piece === picked ? [] : ['hm-anyones', toneClass(piece, view)]),
    ];
    return target(square, occupied.has(square), names, setting);
  });
  return found.concat(legal.respawns.map(({ square }) => target(square, true, [], setting)));
}

function isRisky({ legal }: BoardView, piece: Piece, square: Square): boolean {
  return legal?.risky?.some(each => each.piece === piece && each.square === square) ?? false;
}

/** Four corners round a square that holds something. */
const BRACKETS =
  'M-36-18V-26Q-36-36-26-36H-18M18-36H26Q36-36 36-26V-18M36 18V26Q36 36 26 36H18M-18 36H-26Q-36 36-36 26V18';

function target(square: Square, isRing: boolean, names: readonly string[], setting: Setting): SVGElement {
  const { x, y } = seenAt(square, setting);
  const shape = isRing
    ? draw('path', { class: 'hm-target-ring', d: BRACKETS })
    : draw('circle', { class: 'hm-target-dot', r: names.includes('hm-far') ? 8 : 11 });
  const className = ['hm-target', ...names].join(' ');
  return draw('g', { class: className, 'data-square': square, transform: at(x, y) }, shape);
}

/** Above pieces: a warning on targets that deserve one. */
export function warnings({ legal }: BoardView, picked: Piece | null, setting: Setting): SVGElement[] {
  const risky = legal?.risky?.filter(({ piece }) => piece === picked) ?? [];
  return risky.map(({ square }) => {
    const { x, y } = seenAt(square, setting);
    const triangle = draw('path', { class: 'hm-warning', d: 'M27-43L44-14H10Z' });
    return draw(
      'g',
      { transform: at(x, y) },
      triangle,
      draw('path', { class: 'hm-warning-mark', d: 'M27-34V-25M27-19.5V-19' }),
    );
  });
}

/** Above pieces. */
export function overlay(view: BoardView, setting: Setting): SVGElement[] {
  const { arrows = [], illegal, marks = [], paths = [], suggestions = [] } = view;
  return [
    ...(illegal ? [illegalFence(illegal.fence, setting)] : []),
    ...paths.flatMap(path => pathLabel(path, view, setting)),
    ...marks.map(mark => markShape(mark, view, setting)),
    ...suggestions.map(({ fence, tone }) =>
      suggestedFence(fence, toneClass(tone, view).replace('hm-tone-', ''), setting),
    ),
    ...arrows.map(each => arrow(each, view, setting)),
    ...suggestions.flatMap(({ fence, tone, label }) =>
      label === undefined ? [] : [pill(toScreen(fenceMiddle(fence), setting), label, tone, view)],
    ),
    ...arrows.flatMap(({ to, tone, label }) =>
      label === undefined ? [] : [pill(seenAt(to, setting), label, tone, view)],
    ),
  ];
}

function pathLabel({ squares, label, tone }: Path, view: BoardView, setting: Setting): SVGElement[] {
  const end = squares.at(-1);
  return !end || label === undefined ? [] : [pill(seenAt(end, setting), label, tone, view)];
}

/** A few characters on a pill of their tone. */
export function pill({ x, y }: Point, label: string, tone: Tone | undefined, view: BoardView): SVGElement {
  const element = draw(
    'g',
    { class: `hm-label ${toneClass(tone, view)}`, transform: at(x, y) },
    draw('rect', { y: -17, height: 34, rx: 17 }),
    text('', { class: 'hm-label-text', y: 1 }),
  );
  relabel(element, label);
  return element;
}

/** Changes the characters on a pill. */
export function relabel(element: Element | undefined, label: string): void {
  const { firstElementChild: shape, lastElementChild: words } = element ?? {};
  if (!shape || !words || words.textContent === label) return;
  const width = 22 + 13 * label.length;
  set(shape, { x: -width / 2, width });
  words.textContent = label;
}

function markShape({ square, shape, tone, label }: Mark, view: BoardView, setting: Setting): SVGElement {
  const { x, y } = seenAt(square, setting);
  const shapes: SVGElement[] = [];
  if (shape === 'ring')
    shapes.push(draw('rect', { class: 'hm-mark-ring', x: -37, y: -37, width: 74, height: 74, rx: 13 }));
  if (shape === 'dot') shapes.push(draw('circle', { class: 'hm-mark-dot', r: 12 }));
  if (shape === 'cross') shapes.push(draw('path', { class: 'hm-mark-cross', d: 'M-16-16L16 16M16-16L-16 16' }));
  if (label !== undefined) shapes.push(text(label, { class: 'hm-mark-text', y: 1 }));
  return draw('g', { class: `hm-mark ${toneClass(tone, view)}`, transform: at(x, y) }, ...shapes);
}

/** An arrow from middle to middle, short of both; a ring where both are the same. */
export function arrow({ from, to, tone }: Arrow, view: BoardView, setting: Setting): SVGElement {
  if (from === to) return markShape({ square: from, shape: 'ring', tone: tone ?? 'calm' }, view, setting);
  const [a, b] = [seenAt(from, setting), seenAt(to, setting)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start: Point = { x: a.x + ux * (SQUARE / 4), y: a.y + uy * (SQUARE / 4) };
  const tip: Point = { x: b.x - ux * 8, y: b.y - uy * 8 };
  const neck: Point = { x: tip.x - ux * (PITCH * 0.3), y: tip.y - uy * (PITCH * 0.3) };
  const side = (sign: number, reach: number, point: Point) =>
    `${short(point.x - sign * uy * reach)} ${short(point.y + sign * ux * reach)}`;
  const d =
    `M${side(1, 7, start)}L${side(1, 8, neck)}L${side(1, 21, neck)}L${short(tip.x)} ${short(tip.y)}` +
    `L${side(-1, 21, neck)}L${side(-1, 8, neck)}L${side(-1, 7, start)}Z`;
  return draw('path', { class: `hm-arrow ${toneClass(tone, view)}`, d });
}
