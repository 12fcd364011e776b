/** The board itself: frame, squares, coordinates, goal lines, respawn squares and the doors of the tunnels. */
import { characterOf, type Paints } from '../art/paints.js';
import {
  cellsAsSeen,
  extent,
  FRAME,
  PITCH,
  seenAt,
  SQUARE,
  squareBox,
  toScreen,
  type Point,
  type Setting,
} from '../geometry.js';
import { cellOf, squareName } from '../names.js';
import { at, draw, group, text } from '../svg.js';
import type { BoardView, Edge, Square } from '../types.js';

const CORNER = 34;
/** From the squares to the middle of a coordinate. */
const LABEL = 23;

export function frame(view: BoardView, setting: Setting, paints: Paints): SVGElement {
  const width = extent(setting.size);
  const { position } = view;
  return group(
    'hm-frame',
    ...[22, 14, 9].map(glow =>
      draw('rect', {
        class: 'hm-table-glow',
        x: 3,
        y: 3,
        width: width - 6,
        height: width - 6,
        rx: CORNER,
        'stroke-width': glow,
      }),
    ),
    draw('rect', {
      class: 'hm-table',
      x: 3,
      y: 3,
      width: width - 6,
      height: width - 6,
      rx: CORNER,
      fill: paints.of('board'),
    }),
    draw('rect', {
      class: 'hm-grain',
      x: 3,
      y: 3,
      width: width - 6,
      height: width - 6,
      rx: CORNER,
      fill: paints.of('grain'),
    }),
    draw('rect', { class: 'hm-rim-line', x: 9, y: 9, width: width - 18, height: width - 18, rx: CORNER - 6 }),
    ...goals(view, setting),
    ...position.tunnels.flatMap((ends, tunnel) =>
      ends.map(square => door(square, tunnel, setting, view.coordinates !== false)),
    ),
    ...(view.coordinates === false ? [] : coordinates(setting)),
    ...squares(setting, paints),
    ...position.respawns.map(square => respawn(square, tunnelOf(view, square), setting)),
  );
}

function squares(setting: Setting, paints: Paints): SVGElement[] {
  return cellsAsSeen(setting).flatMap(row =>
    row.map(cell => {
      const isLight = (cell.file + cell.row) % 2 === 1;
      const box = squareBox(squareName(cell), setting);
      return group(
        `hm-square ${isLight ? 'hm-light' : 'hm-dark'}`,
        draw('rect', { ...box, rx: 11 }),
        draw('rect', { class: 'hm-grain', ...box, rx: 11, fill: paints.of(isLight ? 'cross-grain' : 'grain') }),
      );
    }),
  );
}

/** Coordinates are left of the board and below it, whichever way it is turned. */
function coordinates(setting: Setting): SVGElement[] {
  const cells = cellsAsSeen(setting);
  const isAcross = setting.bottom === 'W' || setting.bottom === 'E';
  const label = (square: Square, which: 'file' | 'row') => square.charAt(which === 'file' ? 0 : 1);
  const left = cells.map(row => {
    const square = squareName(row[0] ?? { file: 0, row: 0 });
    const y = seenAt(square, setting).y;
    return text(label(square, isAcross ? 'file' : 'row'), { class: 'hm-coordinate', x: FRAME - LABEL, y });
  });
  const below = (cells.at(-1) ?? []).map(cell => {
    const square = squareName(cell);
    const x = seenAt(square, setting).x;
    return text(label(square, isAcross ? 'row' : 'file'), {
      class: 'hm-coordinate',
      x,
      y: extent(setting.size) - FRAME + LABEL,
    });
  });
  return [...left, ...below];
}

/** A thin line in a pawn's colour along the edge that it wants to reach. */
function goals(view: BoardView, setting: Setting): SVGElement[] {
  const far = (setting.size - 1) * PITCH;
  const out = SQUARE / 2 + 6;
  const reach = SQUARE / 2 - 14;
  const ends: Readonly<Record<Edge, readonly [Point, Point]>> = {
    N: [
      { x: -reach, y: far + out },
      { x: far + reach, y: far + out },
    ],
    S: [
      { x: -reach, y: -out },
      { x: far + reach, y: -out },
    ],
    W: [
      { x: -out, y: -reach },
      { x: -out, y: far + reach },
    ],
    E: [
      { x: far + out, y: -reach },
      { x: far + out, y: far + reach },
    ],
  };
  return view.position.pieces.flatMap(({ piece, goal, retired }) => {
    if (!goal || retired) return [];
    const [from, to] = ends[goal].map(point => toScreen(point, setting)) as [Point, Point];
    const className = `hm-goal hm-${characterOf(piece, view.characters)}`;
    const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    return [group(className, draw('line', { class: 'hm-goal-edge', ...line }), draw('line', line))];
  });
}

function tunnelOf(view: BoardView, square: Square): number {
  return Math.max(
    0,
    view.position.tunnels.findIndex(ends => ends.includes(square)),
  );
}

/** Which way out of the board a square on its edge leads, as degrees on the screen; 0 is upwards. */
function outwards(square: Square, setting: Setting): number {
  const { file, row } = cellOf(square);
  const last = setting.size - 1;
  const edge: Edge = row === last ? 'N' : row === 0 ? 'S' : file === 0 ? 'W' : 'E';
  const round: readonly Edge[] = ['N', 'E', 'S', 'W'];
  const top: Readonly<Record<Edge, Edge>> = { S: 'N', N: 'S', W: 'E', E: 'W' };
  return ((round.indexOf(edge) - round.indexOf(top[setting.bottom]) + 4) % 4) * 90;
}

/**
 * An opening in the frame, with one chevron or two: both ends of a tunnel look alike. A door with a coordinate in its
 * middle, left of the board or below it, has small ones on both sides of it.
 */
function door(square: Square, tunnel: number, setting: Setting, hasCoordinates: boolean): SVGElement {
  const { x, y } = seenAt(square, setting);
  const { file, row } = cellOf(square);
  const isOnEdge = [file, row].some(value => value === 0 || value === setting.size - 1);
  if (!isOnEdge) return group('');
  const degrees = outwards(square, setting);
  const isLabelled = hasCoordinates && (degrees === 180 || degrees === 270);
  const chevron = (top: number) =>
    draw('path', {
      class: `hm-chevron${isLabelled ? ' hm-small' : ''}`,
      d: isLabelled
        ? [-19.5, 19.5].map(x => `M${x - 5} ${top + 5}L${x} ${top} ${x + 5} ${top + 5}`).join('')
        : `M-11 ${top + 7}L0 ${top - 2} 11 ${top + 7}`,
    });
  const opening = draw('g', {
    class: `hm-door hm-tunnel-${tunnel}`,
    transform: `${at(x, y)} rotate(${degrees})`,
  });
  opening.append(
    draw('path', { class: 'hm-doorway', d: 'M-30-40V-77H30V-40' }),
    draw('path', { class: 'hm-doorpost', d: 'M-30-42V-77M30-42V-77' }),
    chevron(tunnel === 0 ? -61 : -67),
    ...(tunnel === 0 ? [] : [chevron(-55)]),
  );
  return opening;
}

/** Where PAC-MAN comes back: a ring like a landing place. */
function respawn(square: Square, tunnel: number, setting: Setting): SVGElement {
  const { x, y } = seenAt(square, setting);
  return draw(
    'g',
    { class: `hm-respawn hm-tunnel-${tunnel}`, transform: at(x, y) },
    draw('rect', { class: 'hm-pad', x: -36, y: -36, width: 72, height: 72, rx: 9 }),
    draw('circle', { class: 'hm-pad-ring', r: 25 }),
    draw('circle', { class: 'hm-pad-dot', r: 6 }),
  );
}
