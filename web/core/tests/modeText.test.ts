import { describe, expect, it } from 'vitest';
import { readModeText } from '../modeText.js';

describe('the text of a mode', () => {
  it('has a name and options', () => {
    const { name, options, isPosition } = readModeText('pacman;maze=a1h/b2/Pe5;lives=5');
    expect([name, [...options], isPosition]).toEqual([
      'pacman',
      [
        ['maze', 'a1h/b2/Pe5'],
        ['lives', '5'],
      ],
      false,
    ]);
  });

  it('is read from a position, too', () => {
    const { name, options, isPosition } = readModeText('classic2;size=5 - Sc1Nc5 1,1 - S - 0');
    expect([name, options.get('size'), isPosition]).toEqual(['classic2', '5', true]);
  });

  it('may name no mode', () => {
    expect(['', 'chess', ';size=5'].map(text => readModeText(text).name)).toEqual([null, null, null]);
  });
});
