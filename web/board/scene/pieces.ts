/** Pieces, each with an element that is kept between views, so that it can be animated; and pellets. */
import { headPath, headTurn, sproutTurn, type Facing } from '../art/eater.js';
import { figure } from '../art/figure.js';
import { characterOf, type Paints } from '../art/paints.js';
import { exitOf, seenAt, type Point, type Setting } from '../geometry.js';
import { at, draw, group, set, text } from '../svg.js';
import type { BoardView, Character, Piece, Square } from '../types.js';
import type { PieceView } from '../../core/view.js';

/** Drawings fit 48 by 48; a square is 80 wide. */
export const FIGURE_SCALE = 1.84;
/** A piece shrinks when it leaves the board. */
export const AWAY_SCALE = 0.6;
const EYE_REACH = { x: 2, y: 2.4 } as const;

export class PieceNode {
  readonly element: SVGElement;
  /** The parts that disappear when a ghost is eaten. */
  readonly coat: readonly SVGElement[];
  readonly character: Character;
  readonly #figure: SVGElement;
  readonly #badges = group('hm-badges');
  readonly #size: SVGElement;
  facing: Facing = 'right';

  constructor(piece: Piece, character: Character, paints: Paints) {
    this.character = character;
    this.#figure = figure(character, paints);
    const shadow = draw('ellipse', { class: 'hm-shadow', cy: 20, rx: 14, ry: 3.4 });
    this.coat = [shadow, ...this.#figure.querySelectorAll<SVGElement>('.hm-cloth,.hm-face,.hm-mouth')];
    const rage = draw('path', { class: 'hm-rage', d: 'M-18.6-8L-22.4-11M-19.4-1H-23.8M18.6-8L22.4-11M19.4-1H23.8' });
    this.#size = draw('g', { transform: `scale(${FIGURE_SCALE})` }, shadow, rage, this.#figure);
    this.element = draw('g', { 'data-piece': piece }, this.#size, this.#badges);
    this.face('right');
  }

  /** Turns the eater; ghosts only look. */
  face(facing: Facing): void {
    this.facing = facing;
    const head = this.#figure.querySelector('.hm-head');
    const sprout = this.#figure.querySelector('.hm-sprout');
    if (head) set(head, { transform: headTurn(facing) || null });
    if (sprout) set(sprout, { transform: sproutTurn(facing) || null });
  }

  /** Opens the eater's mouth by a share, 0 to 1. */
  open(share: number): void {
    const jaw = this.#figure.querySelector('.hm-jaw');
    if (jaw) set(jaw, { d: headPath(share) });
  }

  /** Turns the eyes towards a direction. */
  look(direction: Point | null): void {
    const pupils = this.#figure.querySelector('.hm-pupils');
    if (!pupils) return;
    const length = direction ? Math.hypot(direction.x, direction.y) || 1 : 1;
    const [x, y] = direction ? [direction.x / length, direction.y / length] : [0, 0];
    set(pupils, { transform: at(x * EYE_REACH.x, y * EYE_REACH.y) });
  }

  show(piece: PieceView, point: Point, flags: readonly string[]): void {
    const isAway = piece.square === null;
    const names = ['hm-piece', `hm-${this.character}`, ...flags];
    if (isAway) names.push('hm-away');
    if (piece.away === 'eaten') names.push('hm-eaten');
    if (piece.done) names.push('hm-done');
    if (piece.retired) names.push('hm-retired');
    if (piece.frenzied) names.push('hm-frenzied');
    set(this.element, { class: names.join(' '), transform: at(point.x, point.y) });
    set(this.#size, { transform: `scale(${isAway ? AWAY_SCALE * FIGURE_SCALE : FIGURE_SCALE})` });
    this.#badges.replaceChildren(...(isAway ? [] : badges(piece)));
  }
}

function badges({ steps, boost }: PieceView): SVGElement[] {
  const list: SVGElement[] = [];
  if (steps > 0) {
    list.push(
      draw(
        'g',
        { class: 'hm-badge hm-steps', transform: at(33, -31) },
        draw('circle', { r: 16 }),
        text(String(steps), { y: 1 }),
      ),
    );
  }
  if (boost > 0) {
    const star = Array.from({ length: 16 }, (_, index) => {
      const [radius, angle] = [index % 2 ? 15 : 20, (index * Math.PI) / 8];
      return `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
    });
    list.push(
      draw(
        'g',
        { class: 'hm-badge hm-boost', transform: at(-33, -31) },
        draw('polygon', { points: star.join(' ') }),
        text(String(boost), { y: 1 }),
      ),
    );
  }
  return list;
}

/** The layer of pieces; the eater is above the ghosts. */
export class PieceLayer {
  readonly element = group('hm-pieces');
  readonly #paints: Paints;
  readonly #nodes = new Map<Piece, PieceNode>();

  constructor(paints: Paints) {
    this.#paints = paints;
  }

  node(piece: Piece): PieceNode | undefined {
    return this.#nodes.get(piece);
  }

  show(view: BoardView, picked: Piece | null, movable: readonly Piece[], setting: Setting): void {
    const { pieces } = view.position;
    const present = new Set(pieces.map(({ piece }) => piece));
    for (const [piece, node] of this.#nodes) {
      if (present.has(piece)) continue;
      node.element.remove();
      this.#nodes.delete(piece);
    }
    const prey = pieces.find(({ piece }) => characterOf(piece, view.characters) === 'eater');
    const isScared = (prey?.boost ?? 0) > 0 && view.position.family !== 'classic';
    for (const piece of pieces) {
      const node = this.#nodeFor(piece.piece, characterOf(piece.piece, view.characters));
      const flags: string[] = [];
      if (isScared && piece !== prey) flags.push('hm-scared');
      if (picked === piece.piece) flags.push('hm-picked');
      if (movable.includes(piece.piece)) flags.push('hm-movable');
      node.show(piece, placeOf(piece, pieces, setting), flags);
      const target = prey?.square;
      const isLooking = target && piece.square && piece !== prey;
      node.look(isLooking ? difference(seenAt(piece.square, setting), seenAt(target, setting)) : null);
    }
  }

  #nodeFor(piece: Piece, character: Character): PieceNode {
    const known = this.#nodes.get(piece);
    if (known?.character === character) return known;
    const node = new PieceNode(piece, character, this.#paints);
    if (known) known.element.replaceWith(node.element);
    else if (character === 'eater') this.element.append(node.element);
    else this.element.prepend(node.element);
    this.#nodes.set(piece, node);
    return node;
  }
}

function difference(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Shifts two pieces on one square a little apart. */
function placeOf(piece: PieceView, pieces: readonly PieceView[], setting: Setting): Point {
  if (!piece.square) return exitOf(setting);
  const point = seenAt(piece.square, setting);
  const sharing = pieces.filter(({ square }) => square === piece.square);
  if (sharing.length < 2) return point;
  const place = sharing.indexOf(piece) - (sharing.length - 1) / 2;
  return { x: point.x + place * 30, y: point.y + place * 12 };
}

export class PelletLayer {
  readonly element = group('hm-pellets');
  readonly #paints: Paints;
  readonly #nodes = new Map<Square, SVGElement>();

  constructor(paints: Paints) {
    this.#paints = paints;
  }

  show({ position }: BoardView, setting: Setting): void {
    const present = new Set(position.pellets);
    for (const [square, node] of this.#nodes) {
      if (present.has(square)) continue;
      node.remove();
      this.#nodes.delete(square);
    }
    for (const square of position.pellets) {
      let node = this.#nodes.get(square);
      if (!node) {
        node = pellet(this.#paints);
        this.#nodes.set(square, node);
        this.element.append(node);
      }
      const { x, y } = seenAt(square, setting);
      set(node, { transform: at(x, y) });
    }
  }
}

export function pellet(paints: Paints): SVGElement {
  return group(
    'hm-pellet',
    draw('circle', { class: 'hm-pellet-halo', r: 34, fill: paints.of('halo') }),
    draw('circle', { class: 'hm-pellet-ball', r: 15, fill: paints.of('pellet') }),
    draw('circle', { class: 'hm-pellet-gleam', cx: -5, cy: -5.5, r: 3.6 }),
  );
}
