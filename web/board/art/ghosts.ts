/**
 * The four ghosts: one sheet, four tempers. Horns and a frown; a bow and lashes; a curl and glasses; a nightcap and
 * heavy lids. They differ by shape alone. Drawn to fit 48 by 48; the caller moves the eyes.
 */
import { draw, group } from '../svg.js';
import type { Character } from '../types.js';

export type GhostCharacter = Exclude<Character, 'eater'>;

const SHEET =
  'M-17 13V-1C-17-12.4-9.4-18 0-18S17-12.4 17-1V13' +
  'C15.8 20.4 7.2 20 5.6 14.4 4 20-4 20-5.6 14.4-7.2 20-15.8 20.4-17 13Z';
const EYES = [-6.3, 6.3] as const;

const line = (d: string, className = 'hm-line') => draw('path', { class: className, d });

interface Temper {
  /** Behind the sheet, in its colour. */
  readonly behind: (paint: string) => readonly SVGElement[];
  /** On the sheet: what it wears, brows, glasses, lids. */
  readonly face: (paint: string) => readonly SVGElement[];
  readonly mouth: () => readonly SVGElement[];
}

const none = (): readonly SVGElement[] => [];

const TEMPERS: Readonly<Record<GhostCharacter, Temper>> = {
  horns: {
    behind: fill => [
      draw('path', { class: 'hm-skin', fill, d: 'M-14.6-9.6L-16.4-21.4-5.6-16.6Z' }),
      draw('path', { class: 'hm-skin', fill, d: 'M14.6-9.6L16.4-21.4 5.6-16.6Z' }),
    ],
    face: () => [line('M-11.6-10.6L-2.6-7.2M11.6-10.6L2.6-7.2', 'hm-line hm-thick')],
    mouth: () => [line('M-4.8 9.4Q0 5 4.8 9.4')],
  },
  bow: {
    behind: none,
    face: () => [
      line('M-10.6-6.6L-13.4-8.4M-11.2-3.6L-14-3.8M10.6-6.6L13.4-8.4M11.2-3.6L14-3.8', 'hm-line hm-thin'),
      group(
        'hm-worn hm-bright',
        draw('path', { d: 'M7.4-17.4L-.8-22.4-.4-12.6Z' }),
        draw('path', { d: 'M7.4-17.4L15.8-22 15.2-12.4Z' }),
        draw('circle', { cx: 7.4, cy: -17.4, r: 2.7 }),
      ),
    ],
    mouth: () => [line('M-4.6 6.2Q0 11 4.6 6.2')],
  },
  curl: {
    behind: none,
    face: () => [
      line('M0-17.4C-1.4-24.6 8.4-25.4 7.8-20.6 7.4-18 3.8-18.8 4.8-20.8', 'hm-lock'),
      ...EYES.map(cx => draw('ellipse', { class: 'hm-rim', cx, cy: -3.4, rx: 5.6, ry: 6.3 })),
      line('M-.9-4.4Q0-5.2 .9-4.4', 'hm-line hm-thin'),
    ],
    mouth: () => [draw('ellipse', { class: 'hm-ink', cy: 8.2, rx: 2.5, ry: 2.9 })],
  },
  nightcap: {
    behind: none,
    face: fill => [
      ...[-11.2, 1.4].map(x => draw('path', { class: 'hm-lid', fill, d: `M${x}-3.8A4.9 5.6 0 0 1 ${x + 9.8}-3.8Z` })),
      group(
        'hm-worn',
        draw('path', {
          d: 'M-13.6-11.6C-10.4-22.6 4-26.4 17.4-17.4 12.6-18 10.8-15.6 11.4-12.8 3-17.4-6-16.4-13.6-11.6Z',
        }),
        draw('circle', { class: 'hm-bobble', cx: 18, cy: -16.4, r: 3.2 }),
      ),
    ],
    mouth: () => [
      draw('path', { class: 'hm-tongue', d: 'M-.6 8.2H4.4V10.2A2.5 2.5 0 0 1-.6 10.2Z' }),
      line('M-5.6 7.6Q0 9 5.6 7.6'),
    ],
  },
};

/** The two eyes alone: what is left of an eaten ghost. */
export function eyes(): SVGElement {
  return group(
    'hm-eyes',
    ...EYES.map(cx => draw('ellipse', { class: 'hm-white', cx, cy: -3.4, rx: 4.7, ry: 5.4 })),
    group('hm-pupils', ...EYES.map(cx => draw('circle', { class: 'hm-ink', cx, cy: -3.4, r: 2.5 }))),
  );
}

export function ghost(temper: GhostCharacter, paint: string): SVGElement {
  const { behind, face, mouth } = TEMPERS[temper];
  return group(
    'hm-character',
    group(
      'hm-cloth',
      ...behind(paint),
      draw('path', { class: 'hm-skin hm-sheet', d: SHEET, fill: paint }),
      draw('path', { class: 'hm-gleam', d: 'M-12.8-4C-12-9-8.6-12.8-4-13.8' }),
      draw('path', { class: 'hm-fold', d: 'M13.4 9.6V-.6C13.4-6 11.4-9.8 8.4-12' }),
    ),
    eyes(),
    group('hm-face', ...face(paint)),
    group('hm-mouth hm-brave', ...mouth()),
    group('hm-mouth hm-afraid', line('M-7.5 8.6Q-5.6 5.8-3.8 8.6T0 8.6 3.8 8.6 7.5 8.6')),
  );
}
