import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../themes.js';

const CSS = readFileSync(new URL('../css/tokens.css', import.meta.url), 'utf-8');

/** The colour of a token in a theme, as red, green and blue from 0 to 255. */
function colour(theme: string, name: string): number[] {
  const block = CSS.slice(CSS.indexOf(`[data-theme='${theme}']`)).split('}')[0] ?? '';
  const digits = new RegExp(`--${name}: #([0-9a-f]+);`).exec(block)?.[1] ?? '';
  const long = digits.length === 3 ? [...digits].map(each => each + each).join('') : digits;
  expect(long, `--${name} in ${theme}`).toHaveLength(6);
  return [0, 2, 4].map(at => Number.parseInt(long.slice(at, at + 2), 16));
}

function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map(part => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG, 1 to 21. */
function contrast(theme: string, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map(name => luminance(colour(theme, name))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The names of the tokens that a theme sets. */
function tokens(theme: string): string[] {
  const block = CSS.slice(CSS.indexOf(`[data-theme='${theme}']`)).split('}')[0] ?? '';
  return [...block.matchAll(/--([\w-]+):/g)].map(([, name]) => name as string);
}

/** Sizes, and colours with a default. */
const SHARED = ['radius'];

describe.each(THEMES)('the theme %s', theme => {
  it.each(['text', 'faint', 'bad', 'hint'])('has text of the colour --%s that can be read everywhere', name => {
    const enough = theme === 'contrast' ? 7 : 4.5;
    for (const ground of ['page', 'panel', 'panel-raised'])
      expect(contrast(theme, name, ground)).toBeGreaterThan(enough);
  });

  it('sets every token', () => {
    const own = new Set(tokens(theme));
    expect(tokens('arcade').filter(name => !own.has(name) && !SHARED.includes(name))).toEqual([]);
  });

  it('has coordinates that can be read on the board', () => {
    for (const ground of ['board-top', 'board-bottom'])
      expect(contrast(theme, 'coordinate', ground)).toBeGreaterThan(4.5);
  });

  it('shows fences and their preview in the grooves', () => {
    const edge = theme === 'wood' || theme === 'garden' ? 'fence' : 'fence-edge';
    for (const ground of ['board-top', 'board-bottom'])
      for (const name of [edge, 'held-legal', 'held-illegal'])
        expect(contrast(theme, name, ground), `${name} on ${ground}`).toBeGreaterThan(2);
  });

  it('shows every piece on its squares', () => {
    // An outline makes up for a colour that is close to the square's.
    const hasOutline = ['wood', 'garden', 'paper', 'contrast'].includes(theme);
    for (const square of ['square-light', 'square-dark']) {
      if (hasOutline) expect(contrast(theme, 'outline', square)).toBeGreaterThan(3);
      else
        for (const piece of ['eater', 'horns', 'bow', 'curl', 'nightcap'])
          expect(contrast(theme, `${piece}-base`, square), piece).toBeGreaterThan(3);
    }
  });

  it('shows hints in another colour than errors', () => {
    const [red = 0, , blue = 0] = colour(theme, 'hint');
    expect(blue).toBeGreaterThan(red);
    expect(colour(theme, 'hint')).not.toEqual(colour(theme, 'bad'));
  });
});
