/** A piece in every set: a character, a turned pawn and a flat counter. The theme's CSS shows one of them (`css/sets.css`). */
import { draw, group } from '../svg.js';
import type { Character } from '../types.js';
import { eater } from './eater.js';
import { ghost } from './ghosts.js';
import type { Paints } from './paints.js';

/** The heads of the pawns: each character has its own shape, so that they differ without colour. */
const HEADS: Readonly<Record<Character, string>> = {
  eater: 'M0-22.5A8.6 8.6 0 1 1-.01-22.5Z',
  horns: 'M0-24.5L9.8-6H-9.8Z',
  bow: 'M-8.2-22.4H8.2V-6H-8.2Z',
  curl: 'M0-25L9-14.8 0-5-9-14.8Z',
  nightcap: 'M-9.4-14.6A9.4 9.4 0 0 1 9.4-14.6L4-6H-4Z',
};

/** The outlines of the counters, in the same order of shapes. */
const COUNTERS: Readonly<Record<Character, string>> = {
  eater: 'M0-17A17 17 0 1 1-.01-17Z',
  horns: 'M0-19.5L19.5 14.5H-19.5Z',
  bow: 'M-15.5-15.5H15.5V15.5H-15.5Z',
  curl: 'M0-21L19 0 0 21-19 0Z',
  nightcap: 'M0-19L18.4-4.6 11.4 16H-11.4L-18.4-4.6Z',
};

const BODY = 'M-4.6-7H4.6C4.8 2 8 6.4 11.4 11.6H-11.4C-8 6.4-4.8 2-4.6-7Z';
const FOOT =
  'M-12.6 11H12.6A2.4 2.4 0 0 1 15 13.4V16.6A3 3 0 0 1 12 19.6H-12A3 3 0 0 1-15 16.6V13.4A2.4 2.4 0 0 1-12.6 11Z';
const COLLAR = 'M-8-7.6H8A1.9 1.9 0 0 1 8-3.8H-8A1.9 1.9 0 0 1-8-7.6Z';

const skin = (d: string, fill: string) => draw('path', { class: 'hm-skin hm-sheet', d, fill });

function pawn(character: Character, fill: string): SVGElement {
  return group(
    'hm-pawn',
    skin(HEADS[character], fill),
    skin(BODY, fill),
    skin(FOOT, fill),
    skin(COLLAR, fill),
    draw('path', { class: 'hm-gleam', d: 'M-11.4 14.4H3' }),
  );
}

function counter(character: Character, fill: string): SVGElement {
  return group(
    'hm-counter',
    skin(COUNTERS[character], fill),
    draw('path', { class: 'hm-counter-ring', d: COUNTERS[character], transform: 'scale(.62)' }),
  );
}

/** Returns the drawing of a character in every set; it fits 48 by 48. */
export function figure(character: Character, paints: Paints): SVGElement {
  const fill = paints.of(character);
  const drawn = character === 'eater' ? eater(fill) : ghost(character, fill);
  return group('hm-figure', drawn, pawn(character, fill), counter(character, fill));
}
