/** Gradients and patterns of the drawings. Their colours are custom properties of the theme. */
import { draw } from '../svg.js';
import { CHARACTERS, type Character, type Piece } from '../types.js';

/** The ids of one board's definitions; boards on a page do not share them. */
export class Paints {
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  of(name: string): string {
    return `url(#${this.#prefix}-${name})`;
  }

  definitions(): SVGElement {
    const id = (name: string) => `${this.#prefix}-${name}`;
    const stop = (offset: number, className: string) => draw('stop', { offset, class: className });
    const bodies = CHARACTERS.map(character =>
      draw(
        'radialGradient',
        { id: id(character), class: `hm-${character}`, cx: 0.36, cy: 0.22, r: 0.85 },
        stop(0, 'hm-stop-light'),
        stop(0.45, 'hm-stop-base'),
        stop(1, 'hm-stop-shade'),
      ),
    );
    return draw(
      'defs',
      {},
      ...bodies,
      draw('linearGradient', { id: id('board'), x2: 0, y2: 1 }, stop(0, 'hm-stop-top'), stop(1, 'hm-stop-bottom')),
      draw(
        'radialGradient',
        { id: id('pellet') },
        stop(0, 'hm-stop-gleam'),
        stop(0.55, 'hm-stop-pellet'),
        stop(1, 'hm-stop-pellet'),
      ),
      draw('radialGradient', { id: id('halo') }, stop(0.3, 'hm-stop-halo'), stop(1, 'hm-stop-clear')),
      draw(
        'linearGradient',
        { id: id('fence'), x2: 0, y2: 1 },
        stop(0, 'hm-stop-fence-light'),
        stop(1, 'hm-stop-fence'),
      ),
      grain(id('grain'), ''),
      grain(id('cross-grain'), 'rotate(90)'),
    );
  }
}

/** A few hand-drawn lines of wood. */
function grain(id: string, patternTransform: string): SVGElement {
  const lines = [
    'M0 14C40 8 70 22 120 16S200 8 240 14',
    'M0 38C60 46 90 30 140 36S210 44 240 38',
    'M0 61C30 58 80 66 110 60S190 56 240 61',
    'M0 90C50 78 80 108 120 92S200 84 240 90',
    'M0 97C50 90 84 122 122 102S204 92 240 97',
    'M0 128C70 122 110 136 160 127S220 126 240 128',
    'M0 155C40 164 100 148 150 158S220 150 240 155',
    'M0 186C60 178 120 194 170 184S220 184 240 186',
    'M0 214C50 220 90 206 140 214S210 218 240 214',
  ];
  return draw(
    'pattern',
    { id, width: 240, height: 240, patternUnits: 'userSpaceOnUse', patternTransform },
    ...lines.map(d => draw('path', { d, class: 'hm-grain-line' })),
  );
}

/** The default characters of pieces, one list per kind of table. */
const USUAL: readonly Readonly<Partial<Record<Piece, Character>>>[] = [
  { S: 'eater', W: 'curl', N: 'horns', E: 'bow' },
  { P: 'eater', B: 'horns', K: 'bow', I: 'curl', C: 'nightcap' },
];

/** Returns the character of a piece: the chosen one, else its default, else a free one. */
export function characterOf(piece: Piece, chosen: Readonly<Partial<Record<Piece, Character>>> = {}): Character {
  const usual = USUAL.find(each => piece in each) ?? {};
  const pieces = Object.keys(usual) as Piece[];
  const cast = new Map<Piece, Character>();
  const free = new Set<Character>(CHARACTERS);
  const give = (one: Piece, character: Character | undefined) => {
    if (character && !cast.has(one) && free.delete(character)) cast.set(one, character);
  };
  for (const one of pieces) give(one, chosen[one]);
  for (const one of pieces) give(one, usual[one]);
  for (const one of pieces) give(one, [...free][0]);
  return cast.get(piece) ?? 'eater';
}
